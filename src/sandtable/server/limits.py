"""How often is too often, and how many are too many."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable


class Bucket:
    """A token bucket: `burst` at once, and `rate` a second on average."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.level = burst
        self.filled = now()

    def take(self, cost: float = 1.0) -> bool:
        """Whether so much more is allowed now."""
        now = self.now()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Limits:
    """A bucket for each key (a person, an address); only those used last are kept."""

    KEPT = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self.buckets.pop(key, None) or Bucket(self.rate, self.burst)
        self.buckets[key] = bucket
        if len(self.buckets) > self.KEPT:
            self.buckets.popitem(last=False)
        return bucket.take(cost)


def a_minutes(number: int) -> Limits:
    """So many at once; a full measure comes back within a minute."""
    return Limits(rate=number / 60, burst=number)


class Gate:
    """How many there are at once for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: Counter[str] = Counter()

    @property
    def total(self) -> int:
        return self.inside.total()

    def enter(self, key: str) -> bool:
        """Whether there is room; whoever enters has to leave."""
        if self.inside[key] >= self.most:
            return False
        self.inside[key] += 1
        return True

    def leave(self, key: str) -> None:
        self.inside[key] -= 1
        if not self.inside[key]:
            del self.inside[key]
