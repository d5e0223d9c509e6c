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

    def __init__(self, started: int | None = None, last: int = 0) -> None:
        self.zero: int | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.rate = 1  # how fast time goes by, …
        self.hurried = 0  # … and since when, in milliseconds since 1970
        if started is not None:
            self.start(started, last)

    @property
    def runs(self) -> bool:
        return self.zero is not None

    def start(self, started: int, last: int = 0) -> None:
        self.zero = min(started, now() - last)

    def at(self) -> int:
        assert self.zero is not None
        moment = now()
        extra = (moment - self.hurried) * (self.rate - 1) if self.rate > 1 else 0
        return moment - self.zero + extra

    def set_rate(self, rate: int) -> None:
        """Let time go by so much faster from now on."""
        at = self.at()
        self.zero, self.hurried, self.rate = now() - at, now(), rate

    def since_1970(self, at: int) -> int:
        """A time of the table by everybody's calendar."""
        assert self.zero is not None
        return self.zero + at

    def set_alarm(self, deadline: int | None, ring: Callable[[], object]) -> None:
        """Ring once the table's time reaches the deadline; the alarm before is forgotten."""
        self.stop()
        if deadline is not None:
            delay = max(0, deadline - self.at()) / 1000 / self.rate
            self.alarm = asyncio.get_running_loop().call_later(delay, ring)

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
