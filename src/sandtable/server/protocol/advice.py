"""Messages about advice: hints, the coach, a game reviewed, the par of a game alone."""

from msgspec import Struct

from sandtable.core.view import View
from sandtable.server.protocol.common import FromClient, FromServer, Number

# From the page


class HintsWanted(FromClient, tag="hints"):
    pass


class CoachWanted(FromClient, tag="coach"):
    """What does the coach say to this act, before I do it?"""

    number: Number
    act: str


class ReviewWanted(FromClient, tag="review"):
    pass


class ParWanted(FromClient, tag="par"):
    pass


class Enough(FromClient, tag="enough"):
    """Whatever this page asked about a table need not be answered any more."""


# To the page


class HintShown(Struct):
    act: str
    text: str
    win_chance: float
    why: str
    verdict: str | None


class HintsShown(FromServer, tag="hints"):
    number: int
    hints: list[HintShown]


class CoachTold(FromServer, tag="coach"):
    """`wins` of a hundred games with the act, `best_wins` with the best one, which is `better` if it is another; `points` that are lost, where acts are judged so; `why` is what mattered."""

    number: int
    act: str
    warn: bool
    wins: int
    best_wins: int
    points: int
    better: HintShown | None
    why: str


class ActReviewed(Struct):
    """`chances` are those of every seat before the act, `doubt` how far they may be off; `best` is empty where there was no choice.

    `luck` and `skill` are what draws and moves have brought every seat so far, in chances; empty in games without draws.
    """

    number: int
    seat: int
    act: str
    text: str
    win_chance: float
    after_act: float
    verdict: str | None
    chances: list[float]
    best: list[HintShown]
    doubt: float = 0.0
    luck: list[float] = []
    skill: list[float] = []


class ReviewShown(FromServer, tag="review"):
    """The acts that are new since the message before; `done` of `total` entries are looked at."""

    done: int
    total: int
    acts: list[ActReviewed]
    results: list[float]


class ParShown(FromServer, tag="par"):
    """How far the search for a par is, its points so far, and once the game is over how it looks."""

    share: float
    points: int
    view: View | None
