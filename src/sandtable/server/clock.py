"""The time of a table. Rules never ask for it: acts carry `at`, and the alarm sends a tick."""

import asyncio
import time
from collections.abc import Callable

_anchor = time.time() - time.monotonic()


def now() -> int:
    """Milliseconds since 1970, never going back while the server runs."""
    return int((_anchor + time.monotonic()) * 1000)


class Clock:
    """Milliseconds since a table started. A server that comes back goes on from the last act at least."""

    def __init__(self, started: int, last: int = 0) -> None:
        self.zero = min(started, now() - last)
        self.alarm: asyncio.TimerHandle | None = None

    def at(self) -> int:
        return now() - self.zero

    def set_alarm(self, deadline: int | None, ring: Callable[[], object]) -> None:
        """Ring once the table's time reaches the deadline; the alarm before is forgotten."""
        self.stop()
        if deadline is not None:
            delay = max(0, deadline - self.at()) / 1000
            self.alarm = asyncio.get_running_loop().call_later(delay, ring)

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
