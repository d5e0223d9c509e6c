"""How often is too often."""

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """A token bucket: `burst` at once, and `rate` a second on average."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.level = burst
        self.filled = now()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.now()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limits:
    """A bucket for each key (a person, an address); only those used last are kept."""

    KEPT = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.buckets.pop(key, None) or Bucket(self.rate, self.burst)
        self.buckets[key] = bucket
        if len(self.buckets) > self.KEPT:
            self.buckets.popitem(last=False)
        return bucket.take()
