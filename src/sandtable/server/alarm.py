"""The alarm of a table: at a deadline of its game the clock itself acts."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sandtable.faults import describe
from sandtable.server.door import Door

logger = logging.getLogger("sandtable.server")

RETRY: Final = 1.0  # seconds until a tick is tried again that could not be stored


class Alarm:
    """Rings at the next deadline."""

    def __init__(self, door: Door, after: Callable[[], None]) -> None:
        self.door = door
        self.clock = door.clock
        self.after = after
        self.ticking: asyncio.Task[None] | None = None

    @property
    def at_rest(self) -> bool:
        return self.ticking is None and self.clock.alarm is None

    def set(self) -> None:
        self.clock.set_alarm(self.door.history.next_deadline(), self._ring)

    def _ring(self) -> None:
        self.ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        try:
            async with self.door.lock:
                await self.door.tick_if_due()
        except Exception as problem:
            logger.error("a tick could not be stored: %s", describe(problem))
            await asyncio.sleep(RETRY)
        finally:
            self.ticking = None
        self.after()
