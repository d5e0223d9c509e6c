"""What is asked and answered over HTTP about ratings. An `error` is for 95 %; `provisional` until sure enough."""

from msgspec import Struct


class CurvePoint(Struct):
    """A rating after a game."""

    at: int
    rating: int
    error: int


class RatingShown(Struct):
    """Somebody's rating in a game, and how it went."""

    game: str
    rating: int
    error: int
    provisional: bool
    games: int
    curve: list[CurvePoint]


class Standing(Struct):
    """A place on a leaderboard: a person's or a bot's."""

    name: str
    person: str | None
    bot: str | None
    rating: int
    error: int
    provisional: bool
    games: int | None
    you: bool


class Leaderboard(Struct):
    """The strongest first; `own` is the reader's, also while it is provisional."""

    game: str
    standings: list[Standing]
    own: Standing | None


class RatedSeat(Struct):
    """What a game changed for one seat."""

    seat: int
    before: int | None
    after: int
    provisional: bool
