"""Who is away from a table, and for how long.

Somebody is absent who is on turn, has no page of the table open, and went away longer ago than the table
waits. Time before the game, and time in which the server itself was away, do not count. By correspondence
nobody has to be there: the days that an act may take are all that is waited.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final

from sandtable.faults import describe
from sandtable.server import clock
from sandtable.server.audience import Audience
from sandtable.server.writer import Fenced

logger = logging.getLogger("sandtable.server")

STARTED: Final = clock.now()  # as far as anybody can be seen to be away


class Absence:
    """Of the people of one table."""

    def __init__(self, audience: Audience, changed: Callable[[], None]) -> None:
        self.audience = audience
        self.history = audience.history
        self.seats = audience.seats
        self.clock = audience.clock
        self.patience = audience.terms.absence * 1000
        self.by_correspondence = audience.terms.clock.kind == "days"
        self.changed = changed
        self.alarm: asyncio.TimerHandle | None = None
        self.noting: asyncio.Task[None] | None = None

    def is_absent(self, seat: int) -> bool:
        since = self._away_since(seat)
        return since is not None and clock.now() - since >= self.patience

    def _away_since(self, seat: int) -> int | None:
        """When the person that the game waits for went away; None if it waits for nobody there."""
        place = self.seats.places[seat]
        waited_for = seat in self.history.state.actors() and self.seats.bot_of(seat) is None
        if (
            place.person is None
            or not waited_for
            or self.by_correspondence
            or self.history.over
            or place.person in self.audience.people
        ):
            return None
        return max(STARTED, self.clock.zero or 0, place.seen or 0)

    def look(self) -> None:
        """Note who is absent, tell it where it is news, and look again when somebody will be."""
        self.stop()
        away = {seat: self._away_since(seat) for seat in range(len(self.seats))}
        since = {seat: at for seat, at in away.items() if at is not None}
        absent = {seat for seat in since if self.is_absent(seat)}
        if absent != self.seats.absent:
            self.seats.absent = absent
            self.changed()
        self._set_alarm(at for seat, at in since.items() if seat not in absent)

    def _set_alarm(self, since: Iterable[int]) -> None:
        first = min(since, default=None)
        if first is not None:
            delay = max(0, first + self.patience - clock.now()) / 1000
            self.alarm = asyncio.get_running_loop().call_later(delay + 0.01, self.look)

    def left(self, person: str | None) -> None:
        """A page was closed; perhaps its person has others."""
        seat = self.seats.of(person)
        if seat is None or person in self.audience.people or self.history.over:
            return
        self.seats.places[seat].seen = clock.now()
        self.noting = asyncio.create_task(self._note(seat))
        self.look()

    async def _note(self, seat: int) -> None:
        try:
            await self.seats.store.see(self.audience.table, seat, clock.now())
        except Fenced:
            pass  # another process has the table, and sees for itself
        except Exception as problem:
            logger.error("who left a table could not be noted: %s", describe(problem))

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
