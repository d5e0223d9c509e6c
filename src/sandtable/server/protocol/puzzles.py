"""Over HTTP: puzzles."""

from typing import Annotated

from msgspec import Meta, Struct

from sandtable.core.acts import Offer
from sandtable.core.view import View
from sandtable.server.protocol.lessons import Words


class PuzzlesOffered(Struct):
    """The puzzles of a game, and how the reader stands: `rating` is of puzzles alone, null before the first.
    `today` says whether the puzzle of the day is solved; null while it is not tried."""

    game: str
    count: int
    rating: int | None
    tried: int
    solved: int
    today: bool | None


class PuzzleAttempt(Struct):
    """The acts so far, and one that is tried or a place that was touched. `give_up` asks for the answer; `unhurried`
    plays without the clock, which does not count."""

    acts: Annotated[list[Words], Meta(max_length=120)] = []
    act: Words | None = None
    target: Words | None = None
    give_up: bool = False
    unhurried: bool = False


class ActWeighed(Struct):
    """An act of a puzzle that is over: what it is worth, and why."""

    act: str
    label: str
    text: str
    right: bool


class PuzzleSolved(Struct):
    """What is told once a puzzle is over. `levels` is how often of `tries` each level of bots found it; `before` and
    `rating` are the reader's, where it counted. `record` is the game that it comes from, up to the position."""

    right: bool
    answer: list[str]
    acts: list[ActWeighed]
    levels: list[int]
    tries: int
    before: int | None
    rating: int | None
    players: list[str]
    record: str


class PuzzleShown(Struct):
    """A puzzle. `left` are the milliseconds that are left, null without a clock; `text` and `rule` are what is said
    to something that cannot be done."""

    game: str
    id: str
    theme: str
    difficulty: int
    seat: int
    seats: int
    view: View
    question: str
    offers: list[Offer]
    acts: list[str]
    seconds: int
    left: int | None
    text: str
    rule: str | None
    solved: PuzzleSolved | None


class PuzzleKept(Struct):
    """A puzzle for a device without a line: as it is given, and as it is shown after a right and after a wrong answer."""

    given: PuzzleShown
    right: PuzzleShown
    wrong: PuzzleShown
