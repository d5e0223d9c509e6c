"""A game's rules in reading order: chapters with an introduction, figures, and the rules by their ids; a glossary.

The sentences of the rules stay where they are, in the game's `rules`: a book tells only their order.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from sandtable.core.errors import BadRequest, SandtableError
from sandtable.core.game import AnyGame
from sandtable.games import game
from sandtable.lessons.pages import Field, Page, Part, read

CHAPTER: Final = ("say", "rules", "verb", "position", "then", "caption", "mark", "word")


@dataclass(frozen=True)
class Figure:
    """A position with what is to be seen in it."""

    position: str
    caption: str
    marks: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    title: str
    say: str
    rules: tuple[str, ...]
    figures: tuple[Figure, ...]
    words: tuple[tuple[str, str], ...]
    verbs: tuple[tuple[str, str], ...]  # and the rule that tells of each


@dataclass(frozen=True)
class Book:
    game: AnyGame
    chapters: tuple[Chapter, ...]

    def rules_of_verbs(self) -> dict[str, str]:
        """Where to read about an act: the rule by its verb."""
        return dict(told for chapter in self.chapters for told in chapter.verbs)


def read_book(file: str, text: str) -> Book:
    """The book of a text; raises Misprint."""
    return book_from(read(file, text))


def book_from(page: Page) -> Book:
    named = page.need(page.head, "game")
    found = game(named.value)
    chapters = tuple([_chapter(page, part, found) for part in page.parts])
    _check_complete(page, found, [rule for chapter in chapters for rule in chapter.rules])
    book = Book(found, chapters)
    for verb in found.acts.by_name:
        if verb not in book.rules_of_verbs():
            raise page.misprint(
                page.head.line, f"nothing tells of “{verb}”: it needs a line “verb {verb}: …”"
            )
    return book


def _chapter(page: Page, part: Part, of: AnyGame) -> Chapter:
    page.know(part, CHAPTER, ", ".join(CHAPTER))
    rules = [rule for found in part.all("rules") for rule in _rules(page, found, of)]
    words = tuple([(found.about, found.value) for found in part.all("word")])
    verbs = tuple([_verb(page, found, of) for found in part.all("verb")])
    return Chapter(part.title, part.text("say"), tuple(rules), tuple(_figures(page, part, of)), words, verbs)


def _verb(page: Page, found: Field, of: AnyGame) -> tuple[str, str]:
    if found.about not in of.acts.by_name:
        raise page.misprint(found.line, f"{of.title} has no verb “{found.about}”")
    if found.value not in of.rules:
        raise page.misprint(found.line, f"{of.title} has no rule {found.value}")
    return found.about, found.value


def _rules(page: Page, found: Field, of: AnyGame) -> list[str]:
    """The ids of a field; `MOT-W-*` is all that begin so."""
    ids: list[str] = []
    for word in found.value.split(", "):
        meant = [rule for rule in of.rules if fnmatchcase(rule, word)]
        if not meant:
            raise page.misprint(found.line, f"{of.title} has no rule {word}")
        ids += meant
    return ids


def _figures(page: Page, part: Part, of: AnyGame) -> list[Figure]:
    """Each position with the caption and the marks that follow it; acts lead from one to the next."""
    figures: list[Figure] = []
    for found in part.fields:
        if found.name == "position":
            _check_position(page, found, of)
            figures.append(Figure(found.value, "", ()))
        elif found.name == "then":
            if not figures:
                raise page.misprint(found.line, "“then” follows a position")
            figures.append(Figure(_after(page, found, of, figures[-1].position), "", ()))
        elif found.name in ("caption", "mark"):
            if not figures:
                raise page.misprint(found.line, f"“{found.name}” follows a position")
            last = figures.pop()
            marks = tuple([word.strip() for word in found.value.split(",")])
            is_caption = found.name == "caption"
            figures.append(
                Figure(last.position, found.value, last.marks)
                if is_caption
                else Figure(last.position, last.caption, marks)
            )
    return figures


def _after(page: Page, found: Field, of: AnyGame, position: str) -> str:
    """The position after an act, `then: 0 flip a3`; or after several, parted by semicolons."""
    state = of.read_position(position)
    for told in found.value.split("; "):
        seat, _, act = told.partition(" ")
        try:
            if not seat.isdecimal():
                raise BadRequest("“then” is a seat and an act, like “then: 1 flip d4”")
            state.apply(int(seat), state.read(act))
        except SandtableError as problem:
            raise page.misprint(found.line, f"this cannot be played: {problem}") from problem
    return repr(state)


def _check_position(page: Page, found: Field, of: AnyGame) -> None:
    try:
        of.read_position(found.value)
    except SandtableError as problem:
        raise page.misprint(found.line, f"this is no position: {problem}") from problem


def _check_complete(page: Page, of: AnyGame, told: list[str]) -> None:
    """Every rule of the game stands in one chapter."""
    for rule in of.rules:
        if told.count(rule) != 1:
            problem = "is missing" if rule not in told else "stands in several chapters"
            raise page.misprint(page.head.line, f"{rule} {problem}")
