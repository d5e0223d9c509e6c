"""A process among others: what its pages ask is carried out where the table lives."""

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from sandtable.core.messages import say
from sandtable.faults import describe
from sandtable.server import handling, protocol
from sandtable.server.alone import Alone, HeldElsewhere
from sandtable.server.cluster.bus import Bus, Item
from sandtable.server.cluster.leases import BEAT, Leases
from sandtable.server.cluster.messages import (
    Again,
    Asked,
    Closing,
    Gone,
    Message,
    Moved,
    Renamed,
    ToAll,
    Told,
)
from sandtable.server.cluster.stand_in import StandIn
from sandtable.server.cluster.whereabouts import Whereabouts
from sandtable.server.playing import MOST_TABLES
from sandtable.server.protocol import FromClient, Refused
from sandtable.server.sockets import Connection
from sandtable.server.store import Store
from sandtable.server.writer import Fenced

if TYPE_CHECKING:
    from sandtable.server.desk import Desk
    from sandtable.server.table import Table

logger = logging.getLogger("sandtable.server")

MOST_HOPS: Final = 5  # of a message, while a table goes from one process to another
HAND_OVER: Final = 2.0  # seconds for the acts that are under way
AWAY: Final = say.later("together-away")
TAKEN_UP: Final = 50  # tables that one process takes up at a time from one that died

encoder = msgspec.json.Encoder()


@dataclass
class Away:
    """A page of ours that shows tables of other processes: which, and whose they are."""

    page: Connection
    number: int
    tables: dict[str, str] = field(default_factory=dict)


class Together(Alone):
    """One process of several."""

    def __init__(self, store: Store, redis: str, space: str) -> None:
        self.process = secrets.token_urlsafe(8)
        self.store = store
        self.leases = Leases(store, self.process)
        store.leases = self.leases
        self.redis: Redis = Redis.from_url(redis, retry=Retry(NoBackoff(), 0))
        self.bus = Bus(self.redis, space, self.process)
        self.alive: set[str] = set()
        self.owners: dict[str, str] = {}  # of tables that our pages ask about
        self.away: dict[int, Away] = {}
        self.numbers: dict[Connection, int] = {}
        self.stand_ins: dict[tuple[str, int], StandIn] = {}
        self.whereabouts = Whereabouts(self.redis, self.bus, self.process)
        self.leaving = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.count = 0
        self.desk: Desk | None = None

    # From start to end

    async def start(self, desk: "Desk") -> None:
        self.desk = desk
        desk.presence.others = self
        self.alive = await self.leases.beat()
        self._begin(self.bus.send_all(self._not_sent))
        self._begin(self.bus.read_all(self._take, self._ask_all_again))
        self._begin(self._beat_on())

    async def hand_over(self) -> None:
        """Let others take up our tables before we go."""
        if self.leaving:
            return
        self.leaving = True
        live = list(self._desk.tables.live.values())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*map(self._let_go, live)), HAND_OVER)
        await self.leases.leave()
        self._tell_all(Again(self.process))
        await asyncio.sleep(0.05)  # the last words are sent

    async def _let_go(self, table: "Table") -> None:
        async with table.door.lock:
            self._desk.tables.live.pop(table.id, None)
            table.sleep()

    async def stop(self) -> None:
        with contextlib.suppress(Exception):
            await self.hand_over()
        for task in [*self.tasks, *(one.working for one in self.stand_ins.values())]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self.redis.aclose()

    @property
    def _desk(self) -> "Desk":
        assert self.desk is not None
        return self.desk

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Signs of life

    async def _beat_on(self) -> None:
        while not self.leaving:
            begun = time.monotonic()
            try:
                await self._beat()
            except Exception as problem:
                logger.error("a sign of life could not be given: %s", describe(problem))
            await asyncio.sleep(max(0.0, BEAT - (time.monotonic() - begun)))

    async def _beat(self) -> None:
        late = not self.leases.good
        alive = await self.leases.beat()
        if late:
            await self._find_out_what_was_lost()
        dead, self.alive = self.alive - alive, alive
        for process in dead:
            self._mourn(process)
        await self.whereabouts.tell(self._desk, self._others())
        await self.bus.tidy()
        await self._take_up()

    async def _find_out_what_was_lost(self) -> None:
        for table in await self.leases.lost():
            self._lose(table)

    def _mourn(self, process: str) -> None:
        """A process died: its pages look on no more, and its tables are to be found anew."""
        for key in [key for key in self.stand_ins if key[0] == process]:
            self.stand_ins.pop(key).end()
        self._ask_again(process)

    async def _take_up(self) -> None:
        """Tables that go on by themselves, and that nobody has."""
        free = await self.leases.free(await self.store.awake())
        random.shuffle(free)  # so that not all processes try the same ones
        for table in free[:TAKEN_UP]:
            with contextlib.suppress(HeldElsewhere, Refused):
                await self._desk.tables.find(table)

    async def awake(self, tables: list[str]) -> list[str]:
        return await self.leases.free(tables)

    # Tables

    async def claim(self, table: str) -> None:
        if self.leaving and (others := self._others()):
            raise HeldElsewhere(random.choice(others))
        if not self.leases.good:
            await self._beat()
        await self.leases.claim(table)

    def _lose(self, table: str) -> None:
        """Another process has it: those who look on are to ask there."""
        self.leases.fences.pop(table, None)
        lost = self._desk.tables.live.pop(table, None)
        if lost is None:
            return
        lost.sleep()
        for listener in list(lost.audience.listening):
            lost.audience.listening.pop(listener)
            if isinstance(listener, StandIn):
                self.bus.post(listener.process, Again(self.process, [table]))
            if isinstance(listener, Connection):
                listener.shown.pop(table, None)
                if not isinstance(listener, StandIn):
                    self._begin(self._join_again(listener, table))

    # What our pages ask

    async def carry_out(self, page: Connection, request: FromClient, hops: int = 0) -> None:
        owner = self.owners.get(request.table)
        if owner is None or owner not in self.alive:
            try:
                return await self.carry_out_here(page, request)
            except HeldElsewhere as other:
                owner = other.process
        self._pass_on(page, request, owner, hops)

    async def carry_out_here(self, page: Connection, request: FromClient) -> None:
        """Raises HeldElsewhere where another process has the table."""
        try:
            await handling.carry_out(page, request)
        except Fenced:
            self._lose(request.table)
            await handling.carry_out(page, request)

    def _pass_on(self, page: Connection, request: FromClient, owner: str, hops: int) -> None:
        if hops > MOST_HOPS:
            raise Refused("unavailable", AWAY)
        away = self._away(page)
        if isinstance(request, protocol.Join):
            if request.table not in away.tables and len(page.shown) + len(away.tables) >= MOST_TABLES:
                raise Refused("too-many", say("playing-a-page-shows-at", most=MOST_TABLES))
            away.tables[request.table] = owner
            page.changes = request.changes
        elif isinstance(request, protocol.Leave):
            away.tables.pop(request.table, None)
        self.owners[request.table] = owner
        text = encoder.encode(request).decode()
        delay = (page.delay.one_way, page.delay.slow_way)
        self.bus.post(
            owner,
            Asked(self.process, away.number, page.person, page.address, text, hops, delay, page.language),
        )

    def _away(self, page: Connection) -> Away:
        if page not in self.numbers:
            self.count += 1
            self.numbers[page] = self.count
            self.away[self.count] = Away(page, self.count)
        return self.away[self.numbers[page]]

    def gone(self, page: Connection) -> None:
        number = self.numbers.pop(page, None)
        if number is not None:
            away = self.away.pop(number)
            for process in {*away.tables.values()}:
                self.bus.post(process, Gone(self.process, number))
            self._forget_owners(away.tables)

    def _forget_owners(self, tables: Iterable[str]) -> None:
        for table in tables:
            if not any(table in away.tables for away in self.away.values()):
                self.owners.pop(table, None)

    def _not_sent(self, items: list[Item]) -> None:
        """Redis is away: whoever asked something is told."""
        for _, message in items:
            if isinstance(message, Asked) and message.page in self.away:
                request = protocol.read(message.request)
                self.away[message.page].page.refuse(Refused("unavailable", AWAY), request)

    # Asking again

    def _ask_again(self, process: str, tables: Iterable[str] = ()) -> None:
        """What we had from a process is to be found anew."""
        wanted = set(tables)
        for table, owner in list(self.owners.items()):
            if owner == process and (not wanted or table in wanted):
                del self.owners[table]
        for away in list(self.away.values()):
            for table, owner in list(away.tables.items()):
                if owner == process and (not wanted or table in wanted):
                    del away.tables[table]
                    self._begin(self._join_again(away.page, table))

    def _ask_all_again(self) -> None:
        for process in {owner for away in self.away.values() for owner in away.tables.values()}:
            self._ask_again(process)

    async def _join_again(self, page: Connection, table: str) -> None:
        if not page.gone:
            join = protocol.Join(table, page.changes)
            await page.attempt(join, self.carry_out(page, join))

    # What others say

    def _take(self, message: Message) -> None:
        if isinstance(message, Told):
            for number in message.pages:
                if number in self.away:
                    self.away[number].page.send(message.text)
        elif isinstance(message, Asked):
            self._stand_in(message).take(message)
        elif isinstance(message, Gone):
            if gone := self.stand_ins.pop((message.process, message.page), None):
                gone.end()
        elif isinstance(message, Moved):
            self._moved(message)
        elif isinstance(message, Again):
            self._ask_again(message.process, message.tables)
        elif isinstance(message, ToAll):
            self._desk.presence.tell_here(message.text)
        elif isinstance(message, Closing):
            self._desk.devices.forget(message.person)
            self._desk.presence.close_here(message.person, message.code, message.device)
        else:
            self._desk.tables.renamed(message.person, message.name)

    def _stand_in(self, asked: Asked) -> StandIn:
        key = (asked.process, asked.page)
        if key not in self.stand_ins:
            self.stand_ins[key] = StandIn(asked, self._desk, self)
        return self.stand_ins[key]

    def _moved(self, message: Moved) -> None:
        away, request = self.away.get(message.page), protocol.read(message.request)
        if away is not None:
            self.owners.pop(request.table, None)
            away.tables.pop(request.table, None)
            again = self.carry_out(away.page, request, message.hops)
            self._begin(away.page.attempt(request, again))

    def _tell_all(self, message: Message) -> None:
        for process in self._others():
            self.bus.post(process, message)

    def renamed(self, person: str, name: str) -> None:
        self._tell_all(Renamed(person, name))

    def tell_pages(self, text: str) -> None:
        self._tell_all(ToAll(text))

    def close_pages(self, person: str, code: int, device: str | None) -> None:
        self._tell_all(Closing(person, code, device))

    # Who is here

    async def here(self, tables: Iterable[str]) -> dict[str, set[str]]:
        return await self.whereabouts.here(tables, self._others())

    async def is_looked_at(self, table: str, person: str) -> bool:
        return await self.whereabouts.is_looked_at(table, person, self._others())

    async def figures(self) -> bytes:
        return await self.whereabouts.figures(self._others())

    def _others(self) -> list[str]:
        return sorted(self.alive - {self.process})
