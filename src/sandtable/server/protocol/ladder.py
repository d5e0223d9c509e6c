"""Over HTTP: the ladder of bots that `sandtable ladder` keeps."""

from msgspec import Struct


class Rung(Struct):
    """A bot on the ladder; `error` and the interval of its share are for 95 %."""

    player: str
    rating: float
    error: float
    games: int
    wins: int
    draws: int
    losses: int
    errors: int
    share: float
    low: float
    high: float
    milliseconds: float  # thought about an act, on average


class Meeting(Struct):
    """Two bots who met: what the first took from the second."""

    first: str
    second: str
    games: int
    share: float
    low: float
    high: float


class LadderGame(Struct):
    """A game to step through."""

    table: str
    players: list[str]  # by seat
    scores: list[int]
    winners: list[int]
    deal: int


class LadderShown(Struct):
    """`deals`: how many were played by everybody so far; `games`: the last of them."""

    game: str
    changed: int
    deals: int
    rungs: list[Rung]
    meetings: list[Meeting]
    games: list[LadderGame]
