"""A fair queue for what there is little of: who matters more comes first, and among equals all take turns."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Hashable, Iterable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Claim(NamedTuple):
    """Why something is wanted: a lower rank comes first; `who` takes turns with the others of the rank."""

    rank: int
    who: Hashable


class FairQueue(Generic[T]):
    """Things that are free, and those who wait for one. What was given back last is given first: it is warm."""

    def __init__(self, things: Iterable[T]) -> None:
        self.free = list(things)
        self.waiting: dict[int, OrderedDict[Hashable, deque[asyncio.Future[T]]]] = {}

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(theirs) for turns in self.waiting.values() for theirs in turns.values())

    async def get(self, claim: Claim) -> T:
        if self.free:
            return self.free.pop()
        wanted: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(claim.rank, OrderedDict()).setdefault(claim.who, deque()).append(wanted)
        try:
            return await wanted
        except asyncio.CancelledError:
            if wanted.done() and not wanted.cancelled():
                self.put(wanted.result())
            raise

    def put(self, thing: T) -> None:
        """Give something back: to whoever waits first."""
        following = self._next()
        if following is None:
            self.free.append(thing)
        else:
            following.set_result(thing)

    def _next(self) -> "asyncio.Future[T] | None":
        for rank in sorted(self.waiting):
            turns = self.waiting[rank]
            while turns:
                who, theirs = turns.popitem(last=False)
                wanted = theirs.popleft()
                if theirs:
                    turns[who] = theirs  # behind everybody else
                if not wanted.done():
                    return wanted
            del self.waiting[rank]
        return None
