"""A lesson as it is written: what is said, what is asked, which acts are right, what others are told.

docs/lessons.md tells how to write one.
"""

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from sandtable.core.errors import SandtableError
from sandtable.core.game import AnyGame
from sandtable.games import game
from sandtable.lessons.pages import Field, Page, Part, read

HEAD: Final = ("game", "about", "minutes", "seats", "seat")
STEP: Final = ("position", "say", "ask", "right", "wrong", "well", "mark", "rules", "then", "play")
RULE: Final = re.compile(r"\b[A-Z]{3}-(?:\d\d|W-[A-Z][A-Za-z]*(?: Set| of Cards)?)")


@dataclass(frozen=True)
class Line:
    """Something that was written, and where."""

    line: int
    text: str


@dataclass(frozen=True)
class Wrong:
    """What is said to an act that was not asked for: `about` is a rule's id, a pattern of acts, or nothing."""

    line: int
    about: str
    text: str


@dataclass(frozen=True)
class Scripted:
    """An act that is played for a seat."""

    line: int
    seat: int
    act: str


@dataclass(frozen=True)
class FreePlay:
    """A whole game against a bot: what the table is made with."""

    line: int
    bot: str
    seats: int
    options: dict[str, str]


@dataclass(frozen=True)
class Step:
    """One thing that is told, and perhaps asked for."""

    line: int
    title: str
    position: Line | None  # none goes on from the step before
    say: str
    ask: str
    right: tuple[Line, ...]
    wrong: tuple[Wrong, ...]
    well: str
    marks: tuple[str, ...]
    rules: tuple[Line, ...]
    then: tuple[Scripted, ...]
    play: FreePlay | None

    def is_right(self, act: str) -> bool:
        return any(fnmatchcase(act, pattern.text) for pattern in self.right)

    def said_to(self, rule: str, act: str) -> str:
        """What the lesson says to a wrong act: by the rule that forbids it, else by the act, else to any."""
        for wrong in self.wrong:
            if wrong.about == rule if rule else not wrong.about or fnmatchcase(act, wrong.about):
                return wrong.text
        return ""

    def texts(self) -> list[Line]:
        """Everything that is said to the learner."""
        said = [Line(self.line, self.say), Line(self.line, self.ask), Line(self.line, self.well)]
        return [*said, *(Line(wrong.line, wrong.text) for wrong in self.wrong)]


@dataclass(frozen=True)
class Lesson:
    """`name` is "<game>/<file>", as in addresses."""

    file: str
    name: str
    title: str
    game: AnyGame
    about: str
    minutes: int
    seats: int
    seat: int
    steps: tuple[Step, ...]


def read_lesson(file: str, text: str, name: str) -> Lesson:
    """The lesson of a text; raises Misprint. Whether it can be played, `check` tells."""
    return lesson_of(read(file, text), name)


def lesson_of(page: Page, name: str) -> Lesson:
    page.know(page.head, HEAD, ", ".join(HEAD))
    if not page.parts:
        raise page.misprint(page.head.line, "a lesson has steps: “## …”")
    return Lesson(
        page.file,
        name,
        page.head.title,
        _game(page),
        page.need(page.head, "about").value,
        _number(page, page.need(page.head, "minutes"), 60),
        _number(page, page.one(page.head, "seats") or Field(0, "seats", "", "2"), 6),
        _number(page, page.one(page.head, "seat") or Field(0, "seat", "", "0"), 5),
        tuple([_step(page, part) for part in page.parts]),
    )


def _game(page: Page) -> AnyGame:
    named = page.need(page.head, "game")
    try:
        return game(named.value)
    except SandtableError as problem:
        raise page.misprint(named.line, str(problem)) from problem


def _number(page: Page, found: Field, most: int) -> int:
    if not found.value.isdecimal() or int(found.value) > most:
        raise page.misprint(found.line, f"“{found.name}” is a number up to {most}, not {found.value!r}")
    return int(found.value)


def _step(page: Page, part: Part) -> Step:
    page.know(part, STEP, ", ".join(STEP))
    if not part.text("say"):
        page.need(part, "say")
    asked, right, play = page.one(part, "ask"), part.all("right"), page.one(part, "play")
    if asked and not right:
        raise page.misprint(asked.line, "what is asked needs a line “right: …” with the act that is right")
    if right and not asked:
        raise page.misprint(right[0].line, "what is right needs a line “ask: …” that asks for it")
    if play and asked:
        raise page.misprint(play.line, "a step asks for one act, or is a whole game to play, not both")
    position = page.one(part, "position")
    return Step(
        part.line,
        part.title,
        Line(position.line, position.value) if position else None,
        part.text("say"),
        asked.value if asked else "",
        tuple([Line(found.line, found.value) for found in right]),
        tuple([Wrong(found.line, found.about, found.value) for found in part.all("wrong")]),
        part.text("well"),
        tuple([target for found in part.all("mark") for target in _targets(found.value)]),
        tuple([Line(line, word) for line, word in _ids(part)]),
        tuple([_scripted(page, found) for found in part.all("then")]),
        _free_play(page, play) if play else None,
    )


def _targets(value: str) -> list[str]:
    """Targets may have spaces in them: commas part them."""
    return [target.strip() for target in value.split(",") if target.strip()]


def _ids(part: Part) -> list[tuple[int, str]]:
    return [(found.line, rule) for found in part.all("rules") for rule in _targets(found.value)]


def _scripted(page: Page, found: Field) -> Scripted:
    seat, _, act = found.value.partition(" ")
    if not seat.isdecimal() or not act:
        raise page.misprint(found.line, "“then” is a seat and an act, like “then: 1 flip d4”")
    return Scripted(found.line, int(seat), act)


def _free_play(page: Page, found: Field) -> FreePlay:
    bot, *words = found.value.split()
    options = dict(word.partition("=")[::2] for word in words)
    seats = options.pop("seats", "2")
    if not seats.isdecimal():
        raise page.misprint(found.line, f"seats is a number, not {seats!r}")
    return FreePlay(found.line, bot, int(seats), options)
