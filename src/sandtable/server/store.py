"""What is kept on disk: people, tables, seats, and the log of every game.

One thread writes. Whatever has piled up while it was busy goes into the next transaction, so that
many tables share one wait for the disk. A write is done once it is durable; only then may anybody
see it. The primary key (table, number) of the log refuses a second act with the same number.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, RowMapping
from sqlalchemy.exc import IntegrityError

from sandtable.core.record import Entry

T = TypeVar("T")

metadata = sa.MetaData()
settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.String, nullable=False),
)
people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.String, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("started", sa.BigInteger),  # when the last seat was taken
    sa.Column("next", sa.String),  # the table of the rematch
    # How far the game is, for lists: it follows from the log.
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("turn", sa.JSON, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("awake", sa.Boolean, nullable=False, index=True),  # a bot is to move or a clock runs
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("person", sa.String, index=True),
    sa.Column("bot", sa.String),
    sa.Column("agreed", sa.Boolean, nullable=False),
)
log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.String, nullable=False),
)

ADD_ENTRY: Final = sa.insert(log)
PROGRESS: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(name) for name in ("number", "turn", "over", "awake")})
)
LISTED: Final = 50


class Conflict(Exception):
    """Somebody else wrote this first."""


@dataclass
class Place:
    """A seat of a table: an open one, a person's or a bot's."""

    kind: str
    person: str | None = None
    bot: str | None = None
    agreed: bool = False  # to a rematch


@dataclass
class Progress:
    """How far a game is, for lists."""

    number: int
    turn: list[int]
    over: bool
    awake: bool


@dataclass
class Saved:
    """A table as it is kept."""

    id: str
    game: str
    options: dict[str, Any]
    seed: str
    created: int
    started: int | None
    next: str | None
    progress: Progress
    places: list[Place]


@dataclass(frozen=True)
class Change:
    """One statement of a write. Where `must`, changing no row is a conflict."""

    statement: sa.Executable
    values: dict[str, Any] | list[dict[str, Any]] | None = None
    must: bool = False


@dataclass
class Job:
    """Changes that belong together, and who waits for them."""

    changes: Sequence[Change]
    done: "Future[None]"


class Store:
    """The database. Reads run in threads; writes go through one writer."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        metadata.create_all(self.engine)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self.writer.start()

    def close(self) -> None:
        self.jobs.put(None)
        self.writer.join()
        self.engine.dispose()

    # Writing

    async def write(self, *changes: Change) -> None:
        """Returns once the changes are durable; raises Conflict if another write came first."""
        done: Future[None] = Future()
        self.jobs.put(Job(changes, done))
        await asyncio.shield(asyncio.wrap_future(done))  # who stops waiting does not stop the write

    def _write_all(self) -> None:
        while jobs := self._piled_up():
            self._commit(jobs)

    def _piled_up(self) -> list[Job]:
        """All jobs there are, at least one; none to stop."""
        jobs = []
        job = self.jobs.get()
        while job is not None:
            jobs.append(job)
            if self.jobs.empty():
                return jobs
            job = self.jobs.get()
        self.jobs.put(None)
        return jobs or []

    def _commit(self, jobs: list[Job]) -> None:
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    for change in job.changes:
                        carry_out(connection, change)
        except Exception as problem:
            self._blame(jobs, problem)
        else:
            for job in jobs:
                job.done.set_result(None)

    def _blame(self, jobs: list[Job], problem: Exception) -> None:
        """One bad job must not sink the others: each gets a transaction of its own."""
        if len(jobs) > 1:
            for job in jobs:
                self._commit([job])
        elif isinstance(problem, IntegrityError):
            jobs[0].done.set_exception(Conflict())
        else:
            jobs[0].done.set_exception(problem)

    async def add_table(self, table: Saved, *more: Change) -> None:
        places = [
            {"table_id": table.id, "seat": seat, **vars(place)} for seat, place in enumerate(table.places)
        ]
        row = {name: value for name, value in vars(table).items() if name not in ("progress", "places")}
        await self.write(
            Change(sa.insert(tables), row | vars(table.progress)), Change(sa.insert(seats), places), *more
        )

    async def add_entry(self, table: str, entry: Entry, progress: Progress) -> None:
        row = {
            "table_id": table,
            "number": progress.number,
            "seat": entry.seat,
            "at": entry.at,
            "text": entry.text,
        }
        await self.write(Change(ADD_ENTRY, row), Change(PROGRESS, {"table": table, **vars(progress)}))

    async def take_seat(self, table: str, seat: int, person: str, started: int | None, awake: bool) -> None:
        """`started` is the time if this was the last open seat."""
        free = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.kind == "open")
        changes = [Change(sa.update(seats).where(free).values(kind="person", person=person), must=True)]
        if started is not None:
            begun = sa.update(tables).where(tables.c.id == table).values(started=started, awake=awake)
            changes.append(Change(begun))
        await self.write(*changes)

    async def agree(self, table: str, agreed: Iterable[int]) -> None:
        places = (seats.c.table_id == table) & seats.c.seat.in_(list(agreed))
        await self.write(Change(sa.update(seats).where(places).values(agreed=True)))

    async def add_rematch(self, table: str, rematch: Saved) -> None:
        first = (tables.c.id == table) & tables.c.next.is_(None)
        await self.add_table(
            rematch, Change(sa.update(tables).where(first).values(next=rematch.id), must=True)
        )

    async def rename(self, person: str, name: str) -> None:
        forget = sa.delete(people).where(people.c.id == person)
        await self.write(Change(forget), Change(sa.insert(people), {"id": person, "name": name}))

    # Reading

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    async def names(self) -> dict[str, str]:
        found = await self.read(lambda connection: connection.execute(sa.select(people)).all())
        return {row.id: row.name for row in found}

    async def setting(self, name: str, default: str) -> str:
        """A setting; the default is kept if there is none yet."""
        wanted = sa.select(settings.c.value).where(settings.c.name == name)
        found = await self.read(lambda connection: connection.execute(wanted).scalar())
        if found is not None:
            return str(found)
        await self.write(Change(sa.insert(settings), {"name": name, "value": default}))
        return default

    async def table(self, table: str) -> tuple[Saved, list[Entry]] | None:
        def find(connection: Connection) -> tuple[Saved, list[Entry]] | None:
            found = select_tables(connection, tables.c.id == table)
            return (found[0], select_entries(connection, table, 0)) if found else None

        return await self.read(find)

    async def entries(self, table: str, after: int) -> list[Entry]:
        return await self.read(lambda connection: select_entries(connection, table, after))

    async def mine(self, person: str) -> list[Saved]:
        own = sa.select(seats.c.table_id).where(seats.c.person == person)
        return await self.read(lambda connection: select_tables(connection, tables.c.id.in_(own)))

    async def running(self) -> list[Saved]:
        """Games under way. Tables with an open seat are for those who have the link."""
        under_way = tables.c.started.is_not(None) & ~tables.c.over
        return await self.read(lambda connection: select_tables(connection, under_way))

    async def awake(self) -> list[str]:
        wanted = sa.select(tables.c.id).where(tables.c.awake)
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()))


def open_database(url: str) -> Engine:
    """The engine of a database URL, or of the path of an SQLite file."""
    engine = sa.create_engine(url if "://" in url else f"sqlite:///{url}")
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _set_up_sqlite)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # the driver's own idea of transactions is in the way
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def carry_out(connection: Connection, change: Change) -> None:
    result = connection.execute(change.statement, change.values)
    if change.must and result.rowcount == 0:
        raise Conflict


def select_entries(connection: Connection, table: str, after: int) -> list[Entry]:
    wanted = sa.select(log).where((log.c.table_id == table) & (log.c.number > after)).order_by(log.c.number)
    return [Entry(row.seat, row.at, row.text) for row in connection.execute(wanted)]


def select_tables(connection: Connection, which: sa.ColumnElement[bool]) -> list[Saved]:
    """Tables with their seats, the newest first."""
    wanted = sa.select(tables).where(which).order_by(tables.c.created.desc()).limit(LISTED)
    rows = connection.execute(wanted).mappings().all()
    theirs = sa.select(seats).where(seats.c.table_id.in_([row["id"] for row in rows]))
    places: dict[str, list[Place]] = {row["id"]: [] for row in rows}
    for seat in connection.execute(theirs.order_by(seats.c.seat)):
        places[seat.table_id].append(Place(seat.kind, seat.person, seat.bot, seat.agreed))
    return [_saved(row, places[row["id"]]) for row in rows]


def _saved(row: RowMapping, places: list[Place]) -> Saved:
    values = dict(row)
    progress = Progress(**{name: values.pop(name) for name in ("number", "turn", "over", "awake")})
    return Saved(**values, progress=progress, places=places)
