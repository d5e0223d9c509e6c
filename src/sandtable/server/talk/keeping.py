"""Talk in the database: what was said at a table, who will not hear whom, and what was reported."""

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from sandtable.server import clock, preferences
from sandtable.server.protocol.talk import Room
from sandtable.server.schema import people, reports, said, shunned
from sandtable.server.store import Store
from sandtable.server.writer import Change

EVERYWHERE: Final = ""  # in place of a table
MOST_SHUNNED: Final = 500  # by one person
HUSHED: Final = "hushed"


@dataclass(frozen=True)
class Line:
    """Something that was said."""

    number: int
    room: Room
    person: str
    name: str
    at: int
    text: str


@dataclass(frozen=True)
class Shunned:
    """Whom somebody will not hear, and who will not be heard by whom."""

    here: dict[str, str | None]  # person and name
    everywhere: dict[str, str | None]
    by: frozenset[str]  # who will not hear this person anywhere

    @property
    def all(self) -> set[str]:
        return {*self.here, *self.everywhere, *self.by}


NOBODY: Final = Shunned({}, {}, frozenset())


class KeptTalk:
    """The talk of one table as it is kept."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table

    async def lines(self) -> list[Line]:
        columns = (said.c.number, said.c.room, said.c.person, said.c.name, said.c.at, said.c.text)
        wanted = sa.select(*columns).where(said.c.table_id == self.table).order_by(said.c.number)
        return await self.store.read(lambda connection: [Line(*row) for row in connection.execute(wanted)])

    async def add(self, line: Line) -> None:
        await self.store.write_about(
            self.table, Change(sa.insert(said), {"table_id": self.table, **vars(line)})
        )

    async def shunned(self, person: str) -> Shunned:
        return await self.store.read(lambda connection: select_shunned(connection, person, self.table))

    async def shun(self, person: str, other: str, muted: bool, everywhere: bool) -> None:
        """Whoever is heard again is heard everywhere."""
        which = [EVERYWHERE] if everywhere and muted else [self.table, EVERYWHERE]
        pair = (shunned.c.person == person) & (shunned.c.other == other) & shunned.c.table_id.in_(which)
        changes = [Change(sa.delete(shunned).where(pair))]
        if muted:
            table = EVERYWHERE if everywhere else self.table
            changes.append(Change(sa.insert(shunned), {"person": person, "other": other, "table_id": table}))
        await self.store.write(*changes)

    async def count_shunned(self, person: str) -> int:
        wanted = sa.select(sa.func.count()).where(shunned.c.person == person)
        return await self.store.read(lambda connection: connection.execute(wanted).scalar_one())

    async def report(self, person: str, about: str, number: int | None, reason: str) -> None:
        row = {"at": clock.now(), "table_id": self.table, "number": number, "person": person}
        await self.store.write(Change(sa.insert(reports), {**row, "about": about, "reason": reason}))

    async def is_muted(self, person: str) -> bool:
        """Whether an owner of the house did that."""
        wanted = sa.select(people.c.muted).where(people.c.id == person)
        return bool(await self.store.read(lambda connection: connection.execute(wanted).scalar()))

    async def is_hushed(self, person: str) -> bool:
        return bool(await preferences.chosen(self.store, person, HUSHED))

    async def hush(self, person: str, hushed: bool) -> None:
        await preferences.choose(self.store, person, HUSHED, hushed)


def select_shunned(connection: Connection, person: str, table: str) -> Shunned:
    named = sa.select(shunned.c.other, shunned.c.table_id, people.c.name).outerjoin(
        people, people.c.id == shunned.c.other
    )
    mine = (shunned.c.person == person) & shunned.c.table_id.in_([table, EVERYWHERE])
    rows = connection.execute(named.where(mine)).all()
    against = (shunned.c.other == person) & (shunned.c.table_id == EVERYWHERE)
    return Shunned(
        here={row.other: row.name for row in rows if row.table_id != EVERYWHERE},
        everywhere={row.other: row.name for row in rows if row.table_id == EVERYWHERE},
        by=frozenset(connection.execute(sa.select(shunned.c.person).where(against)).scalars()),
    )
