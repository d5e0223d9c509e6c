"""The one door of a table: a person's act, a bot's act and a tick are checked on a copy of the state,
stored, and only then shown. A lock keeps the order; nothing here depends on the length of the game."""

import asyncio
from collections.abc import Callable
from typing import Final

from sandtable.core import log
from sandtable.core.course import Course, is_from_outside
from sandtable.core.errors import Unreadable
from sandtable.core.log import CLOCK, Entry, Step
from sandtable.server import metrics, results
from sandtable.server.alerts.calls import Calls
from sandtable.server.audience import Audience
from sandtable.server.history import FULL, STALE, History
from sandtable.server.protocol import Refused, Times
from sandtable.server.rating import counting
from sandtable.server.store import Progress, Store
from sandtable.server.timing import Timing
from sandtable.server.writer import Change, Conflict, Fenced

HURRY: Final = 40  # times as fast as usual


class Door:
    """Where acts enter. Whoever enters holds the lock."""

    def __init__(
        self,
        table: str,
        history: History,
        audience: Audience,
        store: Store,
        timing: Timing,
        after: Callable[[], None],
        calls: Calls,
    ) -> None:
        self.table = table
        self.history = history
        self.audience = audience
        self.clock = audience.clock
        self.store = store
        self.timing = timing
        self.after = after
        self.calls = calls
        self.lock = asyncio.Lock()
        self.unsure = False  # whether a write failed in such a way that it may have been stored
        self.hurried_to: int | None = None

    async def enter(self, seat: int, action: int, allowance: float = 0) -> None:
        """Check, store, show. An illegal act raises and changes nothing. (`allowance`: see timing.py.)"""
        history = self.history
        if history.full and seat != CLOCK:
            raise Refused("too-long", FULL)
        number, at = history.number + 1, self.clock.at()
        if seat == CLOCK:
            step = log.tick(history.state, number, at)
        else:
            step = log.act(history.state, number, seat, action, at)
        await self.take(step, allowance=allowance)
        self._count(seat)

    async def enter_from_outside(self, seat: int, text: str, *more: Change) -> None:
        """The same for what people do to a game from outside of its rules; `more` is stored with it."""
        at = self.clock.at() if self.clock.runs else 0
        try:
            step = self.history.course.step(Entry(seat, at, text))
        except Unreadable as problem:
            raise Refused("not-now", f"{str(problem).capitalize()}.") from problem
        await self.take(step, *more)

    async def take(self, step: Step, *more: Change, allowance: float = 0) -> None:
        """Store a step of this table's course, and show it."""
        course = self.history.after(step)
        times = self.timing.after(step, course, allowance)
        outcome = course.outcome()
        told = results.told(self.table, outcome, len(self.audience.seats))
        told += counting.due(self.table, self.audience.terms, outcome)
        progress = self.progress(course, times)
        calls = self.calls.after(step, progress.over)
        try:
            await self.store.add_entry(self.table, step.entry, progress, *told, *calls, *more)
        except Conflict:
            await self._catch_up()
            raise Refused("stale", STALE) from None
        except Fenced:
            raise
        except Exception:
            self.unsure = True
            raise
        self.timing.times = times
        self._show(step)
        if self.clock.rate > 1 and self.history.next_deadline() != self.hurried_to:
            self.clock.set_rate(1)
        self.after()
        if calls:
            self.calls.calling.wake()

    def progress(self, course: Course, times: Times) -> Progress:
        """How far a course is, with everybody's time."""
        progress, end = self.audience.seats.progress(course), times.runs_out()
        if self.timing.runs:
            progress.times = vars(times)
            progress.due = self.clock.since_1970(end[0]) if end and self.clock.runs else None
        return progress

    def _count(self, seat: int) -> None:
        by = "clock" if seat == CLOCK else "bot" if self.audience.seats.bot_of(seat) else "person"
        metrics.ACTS.labels(self.history.game.name, by).inc()

    def hurry(self) -> None:
        """Let time go by quickly until the deadline is there, or another one."""
        self.hurried_to = self.history.next_deadline()
        self.clock.set_rate(HURRY)
        self.history.stir()
        self.after()

    async def tick_if_due(self) -> None:
        """Before anything enters: an act after a deadline finds the clock already told."""
        if self.unsure:
            await self._catch_up()
        deadline = self.history.next_deadline()
        if deadline is not None and self.clock.runs and self.clock.at() >= deadline:
            await self.enter(CLOCK, 0)

    async def _catch_up(self) -> None:
        """Somebody else wrote to our log: show what they wrote."""
        history = self.history
        entries = await self.store.entries(self.table, history.number)
        self.unsure = False
        for entry in entries:
            step = history.course.step(entry)
            self.timing.times = self.timing.after(step, history.after(step))
            self._show(step)
        self.after()

    def _show(self, step: Step) -> None:
        self.history.advance(step)
        self.audience.show(step)
        if self.audience.seats.has_twins:
            self.audience.show_all()  # the same person is another seat now
        elif is_from_outside(step.entry):
            self.audience.show_seats()
