"""Over HTTP: lessons, and the rules of a game in reading order."""

from typing import Annotated

from msgspec import Meta, Struct

from sandtable.core.acts import Offer
from sandtable.core.game import Options
from sandtable.core.view import View
from sandtable.server.protocol.lobby import Rule

Words = Annotated[str, Meta(max_length=80)]


class LessonOffered(Struct):
    name: str
    game: str
    title: str
    about: str
    minutes: int
    steps: int


class LessonAttempt(Struct):
    """The right answers so far, one for each step; and an act that is tried, or a place that was touched."""

    answers: Annotated[list[Words], Meta(max_length=40)] = []
    act: Words | None = None
    target: Words | None = None


class FreePlayOffered(Struct):
    """A whole game against a bot: what the table is made with."""

    bot: str
    seats: int
    options: Options


class StepShown(Struct):
    """`ask` is empty where a step only tells something; `show` is an act that is right."""

    title: str
    say: list[str]
    ask: str
    marks: list[str]
    rules: list[str]
    seat: int
    seats: int
    view: View
    question: str
    offers: list[Offer]
    show: str | None
    play: FreePlayOffered | None


class LessonShown(Struct):
    """Where a lesson is. `right` is null where nothing was tried; `text` is what is said to the attempt, `rule` the
    id of the rule that forbids it; `told` is what others did since. Without a step the lesson is over."""

    title: str
    answers: list[str]
    number: int
    total: int
    right: bool | None
    text: str
    rule: str | None
    told: list[str]
    step: StepShown | None


class FigureShown(Struct):
    view: View
    caption: str
    marks: list[str]


class WordTold(Struct):
    word: str
    text: str


class ChapterShown(Struct):
    title: str
    say: list[str]
    rules: list[Rule]
    figures: list[FigureShown]
    words: list[WordTold]


class RuleBook(Struct):
    """`seat` is through whose eyes the figures are seen."""

    game: str
    title: str
    seat: int
    chapters: list[ChapterShown]
