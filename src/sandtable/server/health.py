"""Whether the server can do what it is there for: read, write, answer."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final

from sandtable.faults import describe
from sandtable.server.protocol import Health
from sandtable.server.store import Store
from sandtable.server.troubles import explain

FRESH: Final = 5.0  # seconds for which an answer is good: whoever asks often costs nothing
PATIENCE: Final = 10.0  # seconds


class Doctor:
    """Looks at the database and at the thread that writes to it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.looked = -FRESH
        self.found = Health("unknown", "unknown", "unknown")
        self.looking = asyncio.Lock()

    async def look(self) -> Health:
        async with self.looking:
            if time.monotonic() - self.looked >= FRESH:
                database = await self._try(self.store.check_reading())
                writer = await self._try(self.store.check_writing())
                status = "ok" if database == writer == "ok" else "ill"
                self.found = Health(status, database, writer)
                self.looked = time.monotonic()
        return self.found

    async def _try(self, check: Coroutine[Any, Any, None]) -> str:
        try:
            await asyncio.wait_for(check, PATIENCE)
        except TimeoutError:
            return "no answer in time"
        except Exception as problem:
            return explain(problem) or describe(problem)
        return "ok"
