"""Who is where, among several processes: each tells the others in Redis what it has, for some seconds."""

import contextlib
import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from sandtable.server import metrics
from sandtable.server.cluster.bus import Bus

if TYPE_CHECKING:
    from sandtable.server.audience import Audience
    from sandtable.server.desk import Desk
    from sandtable.server.presence import Presence

PRESENCE: Final = 10  # seconds for which it is known who looks on


class Whereabouts:
    """What a process tells of its tables, people and figures, and what it hears of the others'."""

    def __init__(self, redis: Redis, bus: Bus, process: str) -> None:
        self.redis = redis
        self.bus = bus
        self.process = process
        self.told: dict[str, str] = {}

    async def tell(self, desk: "Desk", others: list[str]) -> None:
        """Who has our tables open, who of them looks at one now, and our figures."""
        here = {
            table.id: told_of(table.audience) for table in desk.tables.live.values() if table.audience.people
        }
        key = self.bus.key(f"{self.process}:here")
        with contextlib.suppress(RedisError, OSError):
            pipe = self.redis.pipeline(transaction=True)
            if here != self.told:
                pipe.delete(key)
                if here:
                    pipe.hset(key, mapping=here)
            pipe.expire(key, PRESENCE)
            pipe.set(self.bus.key(f"{self.process}:figures"), metrics.report(), ex=PRESENCE)
            await pipe.execute()
            self.told = here
            await self._hear(desk.presence, others)

    async def _hear(self, presence: "Presence", others: list[str]) -> None:
        """Who has a page open at another process."""
        key = self.bus.key(f"{self.process}:people")
        people = [person for person in presence.pages if person]
        pipe = self.redis.pipeline(transaction=True)
        pipe.delete(key)
        if people:
            pipe.sadd(key, *people)
            pipe.expire(key, PRESENCE)
        if others:
            pipe.sunion([self.bus.key(f"{process}:people") for process in others])
        answers = await pipe.execute()
        presence.elsewhere = {person.decode() for person in answers[-1]} if others else frozenset()

    async def here(self, tables: Iterable[str], others: list[str]) -> dict[str, set[str]]:
        return {table: set(one["here"]) for table, one in (await self._told(tables, others)).items()}

    async def is_looked_at(self, table: str, person: str, others: list[str]) -> bool:
        told = (await self._told([table], others)).get(table)
        return told is not None and person in told["looking"]

    async def _told(self, tables: Iterable[str], others: list[str]) -> dict[str, dict[str, list[str]]]:
        """What the processes that have these tables tell of them."""
        wanted = list(tables)
        found: dict[str, dict[str, list[str]]] = {}
        if not wanted or not others:
            return found
        with contextlib.suppress(RedisError, OSError):
            pipe = self.redis.pipeline(transaction=False)
            for process in others:
                pipe.hmget(self.bus.key(f"{process}:here"), wanted)
            for row in await pipe.execute():
                found |= {table: json.loads(one) for table, one in zip(wanted, row, strict=True) if one}
        return found

    async def figures(self, others: list[str]) -> bytes:
        """Of all processes, each with its name; of this one alone where Redis is away."""
        told = {self.process: metrics.report()}
        with contextlib.suppress(RedisError, OSError):
            if others:
                found = await self.redis.mget([self.bus.key(f"{process}:figures") for process in others])
                told |= {process: text for process, text in zip(others, found, strict=True) if text}
        return metrics.join(told)


def told_of(audience: "Audience") -> str:
    """Who has a table open, and who of them looks at it."""
    here = sorted(person for person in audience.people if person)
    return json.dumps({"here": here, "looking": [one for one in here if audience.is_looked_at_by(one)]})
