"""Whose time is up: at the end of a player's time the seat has lost, and the log says so."""

import asyncio
import logging
from typing import Final

from sandtable.core.course import FLAG
from sandtable.core.messages import say
from sandtable.faults import describe
from sandtable.server import clock
from sandtable.server.door import Door
from sandtable.server.protocol import Refused
from sandtable.server.timing import ALLOWANCE

logger = logging.getLogger("sandtable.server")

SOON: Final = 3_600_000  # milliseconds; a table with nothing to do before that may sleep
GRACE: Final = 30_000  # for coming back, where a time ran out while the server was away
RETRY: Final = 1.0  # seconds


class Flags:
    """Looks when somebody's time is up at one table."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.timing = door.timing
        self.not_before = clock.now() + GRACE
        self.alarm: asyncio.TimerHandle | None = None
        self.flagging: asyncio.Task[None] | None = None

    @property
    def at_rest(self) -> bool:
        return self.alarm is None and self.flagging is None

    def set(self) -> None:
        self.stop()
        found = self.timing.next()
        if found is None or self.door.history.over:
            return
        end, at = self._fair(found[0]), self.door.clock.at()
        if end - at <= SOON:
            self.alarm = asyncio.get_running_loop().call_later(max(0, end - at) / 1000, self._ring)

    def _fair(self, end: int) -> int:
        """Nobody is out before there was a chance to come back to a server that was away."""
        zero = self.door.clock.since_1970(0)
        return end if zero + end > self.not_before - GRACE else self.not_before - zero

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def _ring(self) -> None:
        self.alarm = None
        self.flagging = asyncio.create_task(self._flag())

    async def _flag(self) -> None:
        try:
            async with self.door.lock:
                found = self.timing.next()
                if found and not self.door.history.over and self.door.clock.at() >= self._fair(found[0]):
                    await self.door.enter_from_outside(found[1], FLAG)
        except Exception as problem:
            logger.error("that somebody's time is up could not be stored: %s", describe(problem))
            await asyncio.sleep(RETRY)
        finally:
            self.flagging = None
        self.set()

    async def check(self, seat: int, allowance: float) -> None:
        """Before an act: one that comes too late is not taken any more."""
        at, found = self.door.clock.at(), self.timing.next()
        if found and self.timing.is_up(seat, at, allowance) and at >= self._fair(found[0] - ALLOWANCE):
            await self.door.enter_from_outside(seat, FLAG)
            raise Refused("not-now", say("flags-your-time-is-up"))
