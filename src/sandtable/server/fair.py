"""A fair queue for what there is little of: who matters more comes first, and among equals all take turns."""

import asyncio
from collections.abc import Callable, Hashable, Iterable
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

REMEMBERED: Final = 1000  # of those who had something lately


class Claim(NamedTuple):
    """Why something is wanted: a lower rank comes first; `who` takes turns with the others of the rank."""

    rank: int
    who: Hashable


class Waiting(NamedTuple, Generic[T]):
    """Somebody who waits. The claim is asked for when it matters: people may come to look on meanwhile."""

    claim: Callable[[], Claim]
    wanted: "asyncio.Future[T]"


class FairQueue(Generic[T]):
    """Things that are free, and those who wait for one. What was given back last is given first: it is warm."""

    def __init__(self, things: Iterable[T]) -> None:
        self.free = list(things)
        self.waiting: list[Waiting[T]] = []  # the longest waiting first
        self.served: dict[Hashable, int] = {}  # who had something lately, and when by this count
        self.count = 0

    def __len__(self) -> int:
        """How many wait."""
        return len(self.waiting)

    async def get(self, claim: Callable[[], Claim]) -> T:
        if self.free:
            self._note(claim().who)
            return self.free.pop()
        wanted: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        waiting = Waiting(claim, wanted)
        self.waiting.append(waiting)
        try:
            return await wanted
        except asyncio.CancelledError:
            if wanted.done() and not wanted.cancelled():
                self.put(wanted.result())
            else:
                self.waiting.remove(waiting)
            raise

    def put(self, thing: T) -> None:
        """Give something back: to whoever waits first."""
        claims = [(one.claim(), place) for place, one in enumerate(self.waiting) if not one.wanted.done()]
        if not claims:
            self.free.append(thing)
            return
        claim, place = min(claims, key=lambda found: (found[0].rank, self.served.get(found[0].who, 0)))
        self._note(claim.who)
        self.waiting.pop(place).wanted.set_result(thing)

    def _note(self, who: Hashable) -> None:
        self.count += 1
        self.served.pop(who, None)
        self.served[who] = self.count
        if len(self.served) > REMEMBERED:
            del self.served[next(iter(self.served))]
