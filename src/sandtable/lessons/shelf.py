"""Where lessons are: a folder for each game beside this module, a text file for each lesson, by their names in order."""

import functools
import warnings
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from sandtable.core.errors import BadRequest
from sandtable.games import game_names
from sandtable.lessons.book import Book, read_book
from sandtable.lessons.checking import check
from sandtable.lessons.lesson import Lesson, read_lesson
from sandtable.lessons.pages import Misprint

ENDING: Final = ".txt"
BOOK: Final = "rules"


@functools.cache
def lessons_of(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first. One that cannot be played is left out with a warning."""
    found = []
    for told in texts(name):
        try:
            found.append(check(read_lesson(*told)))
        except Misprint as problem:
            warnings.warn(f"a lesson is left out: {problem}", stacklevel=2)
    return tuple(found)


@functools.cache
def book_of(name: str) -> Book | None:
    """The rules of a game in reading order, where somebody wrote it; raises Misprint."""
    path = next((path for path in _folder(name) if path.name == f"{BOOK}{ENDING}"), None)
    return read_book(f"{name}/{path.name}", path.read_text(encoding="utf-8")) if path else None


def texts(name: str) -> list[tuple[str, str, str]]:
    """Every lesson of a game as it is written: its file, its text, and its name."""
    found = [path for path in _folder(name) if path.name.endswith(ENDING)]
    named = [(path, path.name.removesuffix(ENDING)) for path in sorted(found, key=lambda path: path.name)]
    return [
        (f"{name}/{path.name}", path.read_text(encoding="utf-8"), f"{name}/{stem.partition('-')[2]}")
        for path, stem in named
        if stem != BOOK
    ]


def _folder(name: str) -> list[Traversable]:
    """What was written about a game; nothing about one that is not known here."""
    folder = files("sandtable.lessons") / name
    return list(folder.iterdir()) if name in game_names() and folder.is_dir() else []


def all_lessons() -> list[Lesson]:
    return [lesson for name in game_names() for lesson in lessons_of(name)]


def lesson_named(name: str) -> Lesson:
    """The lesson of that name, "<game>/<lesson>"; raises BadRequest."""
    found = next((one for one in lessons_of(name.partition("/")[0]) if one.name == name), None)
    if found is None:
        raise BadRequest(f"there is no lesson {name!r}")
    return found


def lesson_in(path: Path) -> Lesson:
    """Somebody's own lesson; raises Misprint."""
    return check(read_lesson(str(path), path.read_text(encoding="utf-8"), path.stem))
