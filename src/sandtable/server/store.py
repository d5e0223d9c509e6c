"""What is kept on disk: people, tables, seats, and the log of every game.

A write is done once it is durable; only then may anybody see it. The primary key (table, number) of
the log refuses a second act with the same number.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, RowMapping

from sandtable.core.game import Options
from sandtable.core.log import Entry
from sandtable.faults import describe
from sandtable.server import clock
from sandtable.server.database import Database
from sandtable.server.handles import Handles
from sandtable.server.metrics import WRITE_SECONDS
from sandtable.server.protocol.terms import Terms
from sandtable.server.schema import log, people, ratings, seats, settings, tables
from sandtable.server.writer import Change, Conflict, Writer

if TYPE_CHECKING:
    from sandtable.server.cluster.leases import Leases

T = TypeVar("T")

IN_PROGRESS: Final = ("number", "turn", "over", "awake", "times", "due")
ADD_ENTRY: Final = sa.insert(log)
PROGRESS: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(name) for name in (*IN_PROGRESS, "acted")})
)
LISTED: Final = 50
READERS: Final = 6  # threads that read
PLACE: Final = ("kind", "person", "bot", "agreed", "name", "invited", "result", "points", "seen")
PERSONS: Final = ("name", "mean", "deviation")  # not kept with the place

logger = logging.getLogger("sandtable.server")


@dataclass
class Place:
    """A seat of a table: an open one, a person's or a bot's."""

    kind: str
    person: str | None = None
    bot: str | None = None
    agreed: bool = False  # to a rematch
    name: str | None = None  # that its person has chosen, or the one whom it waits for
    invited: str | None = None  # for whom an open seat is kept
    result: str | None = None  # how the game ended for this seat
    points: int | None = None
    seen: int | None = None  # when its person left the table last
    mean: float | None = None  # its person's rating in this game
    deviation: float | None = None


@dataclass
class Progress:
    """How far a game is, for lists."""

    number: int
    turn: list[int]
    over: bool
    awake: bool
    times: Any = None  # of the players, where the table has a clock: timing.py
    due: int | None = None  # when the first of them is up


@dataclass
class Saved:
    """A table as it is kept."""

    id: str
    game: str
    rules: int  # the version of the rules that it began with
    private: bool  # for those only who have the link
    options: Options
    terms: Terms
    seed: str
    created: int
    started: int | None
    next: str | None
    progress: Progress
    places: list[Place]
    listed: bool = False  # its open seats are for everybody
    acted: int = 0  # when something happened last
    told: bool = False  # its result stands at its seats


class Store:
    """The database. Reads run in threads; writes go through one writer."""

    def __init__(self, database: Database, secret: str = "") -> None:
        self.database = database
        self.engine = database.engine
        self.writing = self.engine.execution_options(writing=True)
        self.writer = Writer(self.writing)
        self.readers = ThreadPoolExecutor(READERS, "reader")  # of their own: pages do not wait for a database
        self.leases: Leases | None = None  # where several processes serve one database
        self.handles = Handles(secret)

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown(wait=False)
        self.database.close()

    # Writing

    async def write(self, *changes: Change) -> None:
        """Returns once the changes are durable; raises Conflict if another write came first."""
        with WRITE_SECONDS.time():
            await self.writer.write(changes)

    async def write_about(self, table: str, *changes: Change) -> None:
        """The same for changes at a table; raises Fenced if another process has taken it up."""
        guard = [self.leases.guard(table)] if self.leases else []
        await self.write(*guard, *changes)

    async def add_table(self, table: Saved, *more: Change) -> None:
        places = [
            {"table_id": table.id, "seat": seat, **row_of(place)} for seat, place in enumerate(table.places)
        ]
        row = {name: value for name, value in vars(table).items() if name not in ("progress", "places")}
        row |= {"terms": msgspec.to_builtins(table.terms), **vars(table.progress)}
        mine = [self.leases.first(table.id)] if self.leases else []
        await self.write(Change(sa.insert(tables), row), Change(sa.insert(seats), places), *mine, *more)

    async def add_entry(self, table: str, entry: Entry, progress: Progress, *more: Change) -> None:
        row = {
            "table_id": table,
            "number": progress.number,
            "seat": entry.seat,
            "at": entry.at,
            "text": entry.text,
        }
        done = {"table": table, "acted": clock.now(), **vars(progress)}
        await self.write_about(table, Change(ADD_ENTRY, row), Change(PROGRESS, done), *more)

    async def take_seat(
        self,
        table: str,
        seat: int,
        place: Place,
        started: int | None,
        awake: bool,
        due: int | None,
        *more: Change,
    ) -> None:
        """`started` is the time if this was the last open seat."""
        free = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.kind == "open")
        changes = [Change(sa.update(seats).where(free).values(**row_of(place)), must=True)]
        if started is not None:
            begun = {"started": started, "acted": started, "awake": awake, "due": due}
            changes.append(Change(sa.update(tables).where(tables.c.id == table).values(begun)))
        await self.write_about(table, *changes, *more)

    async def decline(self, table: str, seat: int) -> None:
        kept = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.kind == "open")
        await self.write_about(table, Change(sa.update(seats).where(kept).values(invited=None)))

    async def free_seat(self, table: str, seat: int, person: str) -> None:
        await self.write_about(table, given(table, seat, person, Place("open")))

    async def see(self, table: str, seat: int, now: int) -> None:
        theirs = (seats.c.table_id == table) & (seats.c.seat == seat)
        await self.write_about(table, Change(sa.update(seats).where(theirs).values(seen=now)))

    async def replace_bot(self, table: str, seat: int, bot: str) -> None:
        theirs = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.kind == "bot")
        await self.write_about(table, Change(sa.update(seats).where(theirs).values(bot=bot), must=True))

    async def agree(self, table: str, agreed: Iterable[int]) -> None:
        places = (seats.c.table_id == table) & seats.c.seat.in_(list(agreed))
        await self.write_about(table, Change(sa.update(seats).where(places).values(agreed=True)))

    async def add_rematch(self, table: str, rematch: Saved) -> None:
        first = (tables.c.id == table) & tables.c.next.is_(None)
        guard = [self.leases.guard(table)] if self.leases else []
        await self.add_table(
            rematch, *guard, Change(sa.update(tables).where(first).values(next=rematch.id), must=True)
        )

    async def rename(self, person: str, name: str) -> None:
        own = people.c.id == person
        new = sa.select(sa.literal(person), sa.literal(name)).where(~sa.exists().where(own))
        await self.write(
            Change(sa.update(people).where(own).values(name=name)),
            Change(sa.insert(people).from_select(["id", "name"], new)),
        )

    async def check_writing(self) -> None:
        """Write something that changes nothing, as far as the disk."""
        same = sa.update(settings).values(value=settings.c.value).where(settings.c.name == "secret")
        await self.write(Change(same))

    # Reading

    async def check_reading(self) -> None:
        await self.read(lambda connection: connection.execute(sa.select(settings.c.name).limit(1)).all())

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, copy_context().run, run)

    async def name(self, person: str) -> str | None:
        """The name that somebody has chosen."""
        wanted = sa.select(people.c.name).where(people.c.id == person)
        return await self.read(lambda connection: connection.execute(wanted).scalar())

    async def place(self, person: str, game: str) -> Place:
        """A place for somebody, with name and rating."""
        own = sa.select(people.c.name).where(people.c.id == person)
        rating = sa.select(ratings.c.mean, ratings.c.deviation)
        rating = rating.where(ratings.c.person == person, ratings.c.game == game)

        def find(connection: Connection) -> Place:
            name, known = connection.execute(own).scalar(), connection.execute(rating).one_or_none()
            mean, deviation = known or (None, None)
            return Place("person", person, name=name, mean=mean, deviation=deviation)

        return await self.read(find)

    async def person(self, person: str) -> RowMapping | None:
        """What is kept about somebody; None for a guest who has not chosen a name."""
        wanted = sa.select(people).where(people.c.id == person)
        return await self.read(lambda connection: connection.execute(wanted).mappings().one_or_none())

    async def setting(self, name: str, default: str) -> str:
        """A setting; the default is kept if there is none yet."""
        wanted = sa.select(settings.c.value).where(settings.c.name == name)
        found = await self.read(lambda connection: connection.execute(wanted).scalar())
        if found is not None:
            return str(found)
        try:
            await self.write(Change(sa.insert(settings), {"name": name, "value": default}))
        except Conflict:  # of several processes that start together, one is first
            return await self.setting(name, default)
        return default

    async def table(self, table: str) -> tuple[Saved, list[Entry]] | None:
        """A table and its log; raises ValueError where they cannot be read."""

        def find(connection: Connection) -> tuple[Saved, list[Entry]] | None:
            found = _select(connection, [table])
            return (found[0], select_entries(connection, table, 0)) if found else None

        return await self.read(find)

    async def entries(self, table: str, after: int) -> list[Entry]:
        return await self.read(lambda connection: select_entries(connection, table, after))

    async def awake(self) -> list[str]:
        """Tables that go on though nobody looks."""
        wanted = sa.select(tables.c.id).where(tables.c.awake)
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def count_unfinished(self) -> int:
        unfinished = sa.select(sa.func.count()).select_from(tables).where(tables.c.over.is_(False))
        return await self.read(lambda connection: int(connection.execute(unfinished).scalar_one()))

    async def due(self, until: int) -> list[str]:
        """Tables where somebody's time is up before long."""
        wanted = sa.select(tables.c.id).where(tables.c.due <= until)
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()))


def row_of(place: Place) -> dict[str, object]:
    """A place as it is kept; name and rating are its person's."""
    return {name: value for name, value in vars(place).items() if name not in PERSONS}


def given(table: str, seat: int, person: str, place: Place) -> Change:
    """A person's seat becomes another place."""
    theirs = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.person == person)
    return Change(sa.update(seats).where(theirs).values(**row_of(place)), must=True)


def select_entries(connection: Connection, table: str, after: int) -> list[Entry]:
    which = (log.c.table_id == table) & (log.c.number > after)
    wanted = sa.select(log.c.seat, log.c.at, log.c.text).where(which).order_by(log.c.number)
    return [Entry(row.seat, row.at, row.text) for row in connection.execute(wanted)]


def select_tables(
    connection: Connection, which: sa.ColumnElement[bool], most: int = LISTED, created: bool = False
) -> list[Saved]:
    """Tables with their seats, those where something happened last first; one that is damaged is left out."""
    order = tables.c.created if created else tables.c.acted
    last = sa.select(tables.c.id).where(which).order_by(order.desc(), tables.c.id.desc()).limit(most)
    ids = list(connection.execute(last).scalars())
    return read_tables(connection, ids)


def read_tables(connection: Connection, ids: list[str]) -> list[Saved]:
    """Tables of these ids in this order; one that is damaged is left out."""
    try:
        return _select(connection, ids)
    except ValueError:
        return [table for id in ids for table in select_one(connection, id)]


def select_one(connection: Connection, id: str) -> list[Saved]:
    """A table; none where its rows cannot be read."""
    try:
        return _select(connection, [id])
    except ValueError as problem:
        logger.error("table %s is left out of the list: %s", id, describe(problem))
        return []


def _select(connection: Connection, ids: list[str]) -> list[Saved]:
    """Raises ValueError where a row cannot be read."""
    rows = connection.execute(sa.select(tables).where(tables.c.id.in_(ids))).mappings().all()
    whose = people.c.id == sa.func.coalesce(seats.c.person, seats.c.invited)
    strength = (ratings.c.person == seats.c.person) & (ratings.c.game == tables.c.game)
    named = (
        sa.select(seats, people.c.name, ratings.c.mean, ratings.c.deviation)
        .join(tables, tables.c.id == seats.c.table_id)
        .outerjoin(people, whose)
        .outerjoin(ratings, strength)
    )
    places: dict[str, list[Place]] = {id: [] for id in ids}
    for seat in connection.execute(named.where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)).mappings():
        places[seat["table_id"]].append(Place(**{name: seat[name] for name in (*PLACE, *PERSONS[1:])}))
    found = {row["id"]: _saved(row, places[row["id"]]) for row in rows}
    return [found[id] for id in ids if id in found]


def _saved(row: RowMapping, places: list[Place]) -> Saved:
    values = dict(row)
    progress = Progress(**{name: values.pop(name) for name in IN_PROGRESS})
    if not isinstance(values["options"], dict) or not isinstance(progress.turn, list):
        raise ValueError("a table whose options or turn are something else")
    terms = _terms(values.pop("terms"))
    return Saved(**values, terms=terms, progress=progress, places=places)


def _terms(kept: object) -> Terms:
    try:
        return msgspec.convert(kept, Terms)
    except msgspec.ValidationError as problem:
        raise ValueError(f"a table whose terms are something else: {problem}") from problem
