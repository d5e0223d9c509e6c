"""Over HTTP: the deal of the day, and duplicate matches."""

from typing import Annotated

from msgspec import Meta, Struct

from sandtable.server.protocol.lessons import Words


class DailyOffered(Struct):
    """A game's deal of today. `rival` is the bot's title, null for a game alone; `table` the reader's own game, once
    begun, with its result and points when it is over; `played` is how many have begun it."""

    game: str
    day: str
    rival: str | None
    table: str | None
    over: bool
    result: str | None
    points: int | None
    played: int
    yesterday: str


class DailyResult(Struct):
    """How somebody did. `margin` is what they are ahead by; alone, their points. Who gave up has neither."""

    name: str
    you: bool
    result: str | None
    points: int | None
    theirs: int | None
    margin: int | None
    table: str


class DailyBest(Struct):
    """What the strongest bot made of the deal, in the people's seat; `par` is the best that is possible alone."""

    bot: str
    points: list[int]
    par: int | None
    table: str


class DailyResults(Struct):
    game: str
    day: str
    before: str  # the day before
    people: list[DailyResult]
    best: DailyBest | None


class MatchWanted(Struct):
    """A duplicate match: against a bot, or (null) each other."""

    game: Words
    deals: Annotated[int, Meta(ge=1, le=6)]
    bot: Words | None = None


class MatchMade(Struct):
    match: str


class MatchGameWanted(Struct):
    """A game by its deal and the places of those in both seats; −1 is the bot."""

    deal: Annotated[int, Meta(ge=0, le=5)]
    first: Annotated[int, Meta(ge=-1, le=7)]
    second: Annotated[int, Meta(ge=-1, le=7)]


class MatchGame(Struct):
    """`table` is there for those who play it or may know how it went; so are points and results by seat."""

    deal: int
    first: int
    second: int
    table: str | None
    begun: bool
    over: bool
    points: list[int | None]
    results: list[str | None]


class MatchStanding(Struct):
    """What somebody's games that may be known come to; a draw is half a win."""

    place: int
    games: int
    wins: float
    margin: int


class MatchShown(Struct):
    """`place` is the reader's, null for somebody who did not join; `bot` the title of the one whom all play."""

    match: str
    game: str
    bot: str | None
    deals: int
    people: list[str]
    place: int | None
    done: bool
    games: list[MatchGame]
    standings: list[MatchStanding]


class MatchNamed(Struct):
    """A match in a list; `left` is how many games the reader has still to play."""

    match: str
    game: str
    deals: int
    people: int
    left: int
    made: int
