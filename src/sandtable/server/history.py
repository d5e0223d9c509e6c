"""A game as far as it has been played: its log, and the state that the log leads to."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

from sandtable.core.chance import commitment
from sandtable.core.course import Course
from sandtable.core.game import AnyGame, Options
from sandtable.core.log import CLOCK, Entry, Step
from sandtable.core.messages import say
from sandtable.core.record import Record
from sandtable.core.state import State
from sandtable.server.protocol import Refused

logger = logging.getLogger("sandtable.server")

STALE: Final = say.later("history-stale")
MOST_ACTS: Final = 5000  # no game comes near it; without an end, a log would take all memory
FULL: Final = say.later("history-full", most=MOST_ACTS)


class History:
    """The log of one table. It grows by steps that are stored already."""

    def __init__(
        self, game: AnyGame, seats: int, options: Options, seed: str, entries: Iterable[Entry] = ()
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.commitment = commitment(seed)
        self.entries: list[Entry] = []
        self.course = Course(self.first_state(), seats)
        self.unseen_since = 0  # the lowest number that an act may have seen and still be fresh
        self.rung: int | None = None  # the deadline that the clock was told last
        self.ticked = asyncio.Event()  # set by the next tick
        self.stirred = asyncio.Event()  # set by the next tick, and when time begins to go by quickly
        for entry in entries:
            self.advance(self.course.step(entry))

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def last_at(self) -> int:
        """The time of the last entry."""
        return self.entries[-1].at if self.entries else 0

    @property
    def over(self) -> bool:
        return self.course.is_over

    def after(self, step: Step) -> Course:
        """The course as a step that is not taken yet would leave it."""
        course = self.course.copy()
        course.advance(step)
        return course

    @property
    def hides_time(self) -> bool:
        return self.game.hides_time(self.options)

    @property
    def full(self) -> bool:
        return self.number >= MOST_ACTS

    @property
    def told_seed(self) -> str | None:
        """The seed, once everybody may know it."""
        return self.seed if self.over else None

    def first_state(self) -> State:
        return self.game.start(self.seats, self.seed, **self.options)

    def advance(self, step: Step) -> None:
        if not self.game.nature.at_once and step.after is not step.before:
            self.unseen_since = step.number
        if step.entry.seat == CLOCK:
            self.rung = step.before.deadline()
            self.ticked.set()
            self.stir()
            self.ticked = asyncio.Event()
        self.course.advance(step)
        self.entries.append(step.entry)

    def stir(self) -> None:
        """Whoever waits for a time looks at the clock again."""
        self.stirred.set()
        self.stirred = asyncio.Event()

    def check_fresh(self, number: int) -> None:
        """Where several may act at once, an act by another does not make one's own stale."""
        if not self.game.nature.at_once and not self.unseen_since <= number <= self.number:
            raise Refused("stale", STALE)

    def next_deadline(self) -> int | None:
        deadline = None if self.over else self.state.deadline()
        if deadline is not None and deadline == self.rung:
            logger.error("%s: the clock was told, and wants to be told the same again", self.game.name)
            return None
        return deadline

    def record(self) -> Record:
        outcome = self.course.outcome()
        if outcome is None:
            raise Refused("not-over", say("history-the-record-is-there"))
        return Record(
            self.game.name,
            self.seats,
            self.options,
            self.seed,
            self.commitment,
            list(self.entries),
            outcome.scores or None,
            self.game.version,
        )
