"""Which process has a table.

A process says again and again that it is alive; a table belongs to a living process, or can be claimed by another.
Each claim counts a number up, and every write about a table is refused in its own transaction unless that number is
still the writer's: a process that was stopped and comes back cannot write to what another has taken up.

All times are the database's: clocks of several machines differ."""

import asyncio
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from sandtable.core.messages import say
from sandtable.server.alone import HeldElsewhere
from sandtable.server.protocol import Refused
from sandtable.server.schema import leases, processes, tables
from sandtable.server.store import Store
from sandtable.server.writer import Change, Fenced

T = TypeVar("T")

BEAT: Final = 1.0  # seconds from one sign of life to the next
LIFE: Final = 3.0  # seconds for which one is good
MARGIN: Final = 0.5  # seconds by which a process counts itself dead before others do
UNKNOWN: Final = say.later("tables-unknown")
HELD: Final = (
    sa.select(leases.c.fence)
    .where((leases.c.table_id == sa.bindparam("table")) & (leases.c.fence == sa.bindparam("fence")))
    .with_for_update(read=True)
)


class Leases:
    """The tables of one process."""

    def __init__(self, store: Store, process: str) -> None:
        self.store = store
        self.process = process
        self.fences: dict[str, int] = {}
        self.good_until = 0.0  # by this process's own clock
        self.thread = ThreadPoolExecutor(1, "leases")
        self.clock = now_of(store.engine.dialect.name)

    # Signs of life

    async def beat(self) -> set[str]:
        """Say that this process is alive; who else is."""
        begun = time.monotonic()
        alive = await self._change(self._beat)
        self.good_until = begun + LIFE - MARGIN
        return alive

    def _beat(self, connection: Connection) -> set[str]:
        now = self._now(connection)
        mine, until = processes.c.id == self.process, now + int(LIFE * 1000)
        if not connection.execute(sa.update(processes).where(mine).values(until=until)).rowcount:
            connection.execute(sa.insert(processes), {"id": self.process, "until": until})
        connection.execute(sa.delete(processes).where(processes.c.until < now - FORGOTTEN))
        alive = sa.select(processes.c.id).where(processes.c.until > now)
        return set(connection.execute(alive).scalars())

    @property
    def good(self) -> bool:
        """Whether everybody else still counts this process as alive."""
        return time.monotonic() < self.good_until

    async def leave(self) -> None:
        """Give everything back."""
        self.fences.clear()
        await self._change(self._leave)

    def _leave(self, connection: Connection) -> None:
        connection.execute(sa.update(leases).where(leases.c.process == self.process).values(process=None))
        connection.execute(sa.delete(processes).where(processes.c.id == self.process))

    # Tables

    async def claim(self, table: str) -> None:
        """Have a table; raises HeldElsewhere where a living process has it, and Refused where there is none."""
        try:
            fence = await self._change(lambda connection: self._claim(connection, table))
        except IntegrityError:  # two at once for the first time
            fence = await self._change(lambda connection: self._claim(connection, table))
        self.fences[table] = fence

    def _claim(self, connection: Connection, table: str) -> int:
        wanted = sa.select(leases).where(leases.c.table_id == table).with_for_update()
        found = connection.execute(wanted).first()
        if found is None:
            if not connection.execute(first_lease(table, self.process)).rowcount:
                raise Refused("unknown-table", UNKNOWN)
            return 1
        if found.process == self.process:
            return int(found.fence)
        if found.process in self._alive(connection):
            raise HeldElsewhere(found.process)
        ours = {"process": self.process, "fence": found.fence + 1}
        connection.execute(sa.update(leases).where(leases.c.table_id == table).values(ours))
        return int(found.fence) + 1

    def _alive(self, connection: Connection) -> set[str]:
        living = sa.select(processes.c.id).where(processes.c.until > self._now(connection))
        return set(connection.execute(living).scalars())

    def _now(self, connection: Connection) -> int:
        return int(connection.execute(sa.select(self.clock)).scalar_one())

    def guard(self, table: str) -> Change:
        """A part of a write about a table: raises Fenced if another process has taken it up."""
        return Change(
            HELD, {"table": table, "fence": self.fences.get(table, 0)}, must=True, else_raise=Fenced
        )

    def first(self, table: str) -> Change:
        """A part of the write that makes a table: it is ours."""
        self.fences[table] = 1
        return Change(sa.insert(leases), {"table_id": table, "process": self.process, "fence": 1})

    async def lost(self) -> list[str]:
        """Tables that are not ours any more."""
        mine = sa.select(leases.c.table_id, leases.c.fence).where(leases.c.process == self.process)
        rows = await self.store.read(lambda connection: connection.execute(mine).all())
        kept = {row.table_id: row.fence for row in rows}
        return [table for table, fence in self.fences.items() if kept.get(table) != fence]

    async def free(self, among: Iterable[str]) -> list[str]:
        """Tables that no living process has."""
        return await self.store.read(lambda connection: self._free(connection, set(among)))

    def _free(self, connection: Connection, among: set[str]) -> list[str]:
        had = sa.select(leases.c.table_id).where(leases.c.process.in_(self._alive(connection)))
        return sorted(among - set(connection.execute(had).scalars()))

    async def _change(self, work: Callable[[Connection], T]) -> T:
        """Beside writer and readers: a sign of life must not wait for everybody's acts and looks."""

        def run() -> T:
            with self.store.writing.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.thread, run)


FORGOTTEN: Final = 3_600_000  # milliseconds until nobody remembers a process that died


def first_lease(table: str, process: str) -> sa.Insert:
    """The first lease of a table that is there."""
    row = sa.select(tables.c.id, sa.literal(process), sa.literal(1)).where(tables.c.id == table)
    return sa.insert(leases).from_select(["table_id", "process", "fence"], row)


def now_of(dialect: str) -> sa.ColumnElement[int]:
    """Milliseconds since 1970 by the database's own clock."""
    if dialect == "postgresql":
        return sa.literal_column("(extract(epoch from clock_timestamp()) * 1000)::bigint", sa.BigInteger)
    return sa.literal_column("CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)", sa.BigInteger)
