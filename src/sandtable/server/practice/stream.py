"""Which puzzle comes next: one near the reader's rating, which is of puzzles alone. One row for each game somebody tries."""

import datetime
import hashlib
import random
from dataclasses import dataclass, field, replace
from typing import Any, Final

import sqlalchemy as sa

from sandtable.core.messages import say
from sandtable.puzzles import Puzzle, puzzles_of
from sandtable.server import clock
from sandtable.server.protocol import Refused
from sandtable.server.schema import puzzlers
from sandtable.server.store import Store
from sandtable.server.writer import Change

FIRST: Final = 1200.0
SCALE: Final = 400.0
QUICK_STEP: Final = 48.0  # of the first tries
STEP: Final = 20.0
QUICK: Final = 15  # tries
NEAR: Final = 12  # puzzles nearest to the reader's rating, of which one comes by lot
REMEMBERED: Final = 2000  # puzzles that were done
NONE_HERE: Final = say.later("practice-none")


@dataclass(frozen=True)
class Puzzler:
    """How somebody stands in the puzzles of one game, and what lies before them."""

    person: str
    game: str
    rating: float = FIRST
    tried: int = 0
    solved: int = 0
    current: str | None = None
    started: int | None = None  # when it was shown
    done: list[str] = field(default_factory=list)
    daily: str | None = None  # the last puzzle of the day that was tried, …
    daily_solved: bool = False  # … and whether it was solved


def puzzles_here(game: str) -> list[Puzzle]:
    """Raises Refused where there are none."""
    found = puzzles_of(game)
    if not found:
        raise Refused("not-found", NONE_HERE)
    return found


def of_the_day(game: str, day: str) -> Puzzle:
    """The same for everybody."""
    found = puzzles_here(game)
    return found[int.from_bytes(hashlib.sha256(f"{game} {day}".encode()).digest()[:6], "big") % len(found)]


def today() -> str:
    """By the calendar of Greenwich, so that everybody's day is the same."""
    return datetime.datetime.fromtimestamp(clock.now() / 1000, datetime.UTC).date().isoformat()


def after(reader: Puzzler, puzzle: Puzzle, right: bool) -> Puzzler:
    """How somebody stands after a puzzle that counts."""
    expected = 1 / (1 + 10 ** ((puzzle.rating - reader.rating) / SCALE))
    step = QUICK_STEP if reader.tried < QUICK else STEP
    return replace(
        reader,
        rating=reader.rating + step * (right - expected),
        tried=reader.tried + 1,
        solved=reader.solved + right,
        done=[*reader.done, puzzle.id][-REMEMBERED:],
    )


def next_for(reader: Puzzler) -> Puzzle:
    """One near the rating that was not done yet; when all are done, any near it."""
    return random.choice(nearest(reader, NEAR))


def nearest(reader: Puzzler, count: int) -> list[Puzzle]:
    """So many that were not done yet, the nearest to the rating first."""
    found = puzzles_here(reader.game)
    done = set(reader.done)
    rest = [puzzle for puzzle in found if puzzle.id not in done] or found
    return sorted(rest, key=lambda puzzle: abs(puzzle.rating - reader.rating))[:count]


def given_away(reader: Puzzler, puzzles: list[Puzzle]) -> Puzzler:
    """How somebody stands who was told the answers to puzzles: these do not count any more."""
    told = {puzzle.id for puzzle in puzzles}
    current = None if reader.current in told else reader.current
    known = [*(name for name in reader.done if name not in told), *(puzzle.id for puzzle in puzzles)]
    return replace(reader, current=current, done=known[-REMEMBERED:])


class Puzzlers:
    """Everybody who tries puzzles."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, person: str, game: str) -> Puzzler:
        wanted = sa.select(puzzlers).where(_is(person, game))
        row = await self.store.read(lambda connection: connection.execute(wanted).mappings().one_or_none())
        return Puzzler(person, game) if row is None else Puzzler(**row)

    async def all_of(self, person: str) -> dict[str, Puzzler]:
        wanted = sa.select(puzzlers).where(puzzlers.c.person == person)
        rows = await self.store.read(lambda connection: connection.execute(wanted).mappings().all())
        return {row["game"]: Puzzler(**row) for row in rows}

    async def keep(self, reader: Puzzler) -> None:
        row: dict[str, Any] = dict(vars(reader))
        await self.store.write(
            Change(sa.delete(puzzlers).where(_is(reader.person, reader.game))),
            Change(sa.insert(puzzlers), row),
        )


def _is(person: str, game: str) -> sa.ColumnElement[bool]:
    return (puzzlers.c.person == person) & (puzzlers.c.game == game)
