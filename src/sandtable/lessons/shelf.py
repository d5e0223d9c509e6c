"""Where lessons are: a folder for each game beside this module, a text file for each lesson, by their names in order.

What they say in another language is in a folder of it, `mandala/de/1-first.txt`. Whatever is not translated, or wrongly,
is given in English.
"""

import functools
import warnings
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

from sandtable.core.errors import BadRequest
from sandtable.core.messages import ORIGINAL, language, say
from sandtable.games import game_names
from sandtable.lessons.book import Book, book_from, read_book
from sandtable.lessons.checking import check, check_words
from sandtable.lessons.lesson import Lesson, lesson_of, read_lesson
from sandtable.lessons.pages import Misprint, Page, read, translated

ENDING: Final = ".txt"
BOOK: Final = f"rules{ENDING}"

Written = tuple[str, str]  # where it is, and its text


def lessons_of(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the language spoken now, the first one first."""
    return _lessons(name, language())


@functools.cache
def _lessons(name: str, tongue: str) -> tuple[Lesson, ...]:
    """One that cannot be played is left out with a warning."""
    if tongue == ORIGINAL:
        return tuple(_playable(name))
    told = _read(f"{name}/{tongue}")
    return tuple(
        [_in_other_words(lesson, told.get(Path(lesson.file).name)) for lesson in _lessons(name, ORIGINAL)]
    )


def _playable(name: str) -> Iterator[Lesson]:
    for told in texts(name):
        try:
            yield check(read_lesson(*told))
        except Misprint as problem:
            warnings.warn(f"a lesson is left out: {problem}", stacklevel=4)


def _in_other_words(lesson: Lesson, told: Written | None) -> Lesson:
    """A lesson by its translation; a wrong one is left out with a warning."""
    if told is None:
        return lesson
    try:
        return check_words(lesson_of(translated(_page(lesson.file), read(*told)), lesson.name))
    except Misprint as problem:
        warnings.warn(f"a translation is left out: {problem}", stacklevel=4)
        return lesson


def book_of(name: str) -> Book | None:
    """The rules of a game in reading order, where somebody wrote it; raises Misprint."""
    return _book(name, language())


@functools.cache
def _book(name: str, tongue: str) -> Book | None:
    written = _folder(name).get(BOOK)
    if written is None:
        return None
    original = read_book(*written)
    told = None if tongue == ORIGINAL else _read(f"{name}/{tongue}").get(BOOK)
    if told is None:
        return original
    try:
        return book_from(translated(read(*written), read(*told)))
    except Misprint as problem:
        warnings.warn(f"a translation is left out: {problem}", stacklevel=2)
        return original


def texts(name: str) -> list[tuple[str, str, str]]:
    """Every lesson of a game as it is written: its file, its text, and its name."""
    return [
        (*written, f"{name}/{file.removesuffix(ENDING).partition('-')[2]}")
        for file, written in sorted(_folder(name).items())
        if file != BOOK
    ]


def _folder(name: str) -> dict[str, Written]:
    """What was written about a game, by its file. Nothing about one that is not known."""
    return _read(name) if name in game_names() else {}


def _read(folder: str) -> dict[str, Written]:
    place = files("sandtable.lessons") / folder
    found = [path for path in place.iterdir() if path.name.endswith(ENDING)] if place.is_dir() else []
    return {path.name: (f"{folder}/{path.name}", path.read_text(encoding="utf-8")) for path in found}


def _page(file: str) -> Page:
    return read(file, (files("sandtable.lessons") / file).read_text(encoding="utf-8"))


def all_lessons() -> list[Lesson]:
    return [lesson for name in game_names() for lesson in lessons_of(name)]


def lesson_named(name: str) -> Lesson:
    """The lesson of that name, "<game>/<lesson>"; raises BadRequest."""
    found = next((one for one in lessons_of(name.partition("/")[0]) if one.name == name), None)
    if found is None:
        raise BadRequest(say("no-lesson", name=repr(name)))
    return found


def lesson_in(path: Path) -> Lesson:
    """Somebody's own lesson; raises Misprint."""
    return check(read_lesson(str(path), path.read_text(encoding="utf-8"), path.stem))
