"""People as others see them, and whom they follow."""

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from sandtable.core.messages import say
from sandtable.server import clock
from sandtable.server.handles import Handles
from sandtable.server.names import guest_name, is_gone
from sandtable.server.presence import Presence
from sandtable.server.protocol import Companion, Person, Refused
from sandtable.server.schema import RUNNING, follows, people, seats, tables
from sandtable.server.store import Store
from sandtable.server.writer import Change

MOST_FOLLOWED: Final = 200
UNKNOWN: Final = say.later("ruling-there-is-nobody-of")


class Directory:
    """Everybody who has ever sat down here."""

    def __init__(self, store: Store, presence: Presence) -> None:
        self.store = store
        self.presence = presence

    @property
    def handles(self) -> Handles:
        return self.store.handles

    def find(self, handle: str) -> str:
        """The person of a handle; raises Refused."""
        person = self.handles.person(handle)
        if person is None or is_gone(person):
            raise Refused("not-found", UNKNOWN)
        return person

    async def person(self, id: str, reader: str | None) -> Person:
        """Raises Refused where nobody is known by this id."""
        row, games, following = await self.store.read(lambda connection: _look_up(connection, id, reader))
        if row is None and not games and id != reader:
            raise Refused("not-found", UNKNOWN)
        return Person(
            self.handles.of(id),
            row.name if row else guest_name(id),
            row is not None and row.joined is not None,
            self.presence.is_here(id),
            id == reader,
            following,
            row.joined if row else None,
            games,
        )

    # Following

    async def follow(self, person: str, other: str) -> None:
        if person == other:
            raise Refused("bad-request", say("directory-you-need-not-follow"))
        await self.person(other, person)
        known = await self._followed(person)
        if len(known) >= MOST_FOLLOWED:
            raise Refused("too-many", say("directory-you-follow-most-people", most=MOST_FOLLOWED))
        if other not in known:
            row = {"person": person, "followed": other, "since": clock.now()}
            await self.store.write(Change(sa.insert(follows), row))

    async def let_go(self, person: str, other: str) -> None:
        await self.store.write(
            Change(sa.delete(follows).where(follows.c.person == person, follows.c.followed == other))
        )

    async def _followed(self, person: str) -> list[str]:
        wanted = sa.select(follows.c.followed).where(follows.c.person == person)
        return await self.store.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def companions(self, person: str) -> list[Companion]:
        """Whom somebody follows, those who are here first."""
        wanted = (
            sa.select(follows.c.followed, people.c.name)
            .outerjoin(people, people.c.id == follows.c.followed)
            .where(follows.c.person == person)
        )
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        here = [row.followed for row in rows if self.presence.is_here(row.followed)]
        at_play = await self.store.read(lambda connection: _tables_of(connection, here))
        found = [
            Companion(self.handles.of(id), name or guest_name(id), id in here, at_play.get(id))
            for id, name in rows
        ]
        return sorted(found, key=lambda one: (not one.online, one.name.lower()))


def _look_up(connection: Connection, id: str, reader: str | None) -> tuple[Any, int, bool]:
    row = connection.execute(sa.select(people).where(people.c.id == id)).one_or_none()
    over = sa.select(sa.func.count()).select_from(seats.join(tables)).where(seats.c.person == id)
    games = connection.execute(over.where(tables.c.over.is_(True))).scalar_one()
    if row is None and not games:
        games = connection.execute(over).scalar_one()
    followed = sa.select(follows.c.since).where(follows.c.person == reader, follows.c.followed == id)
    return row, games, connection.execute(followed).first() is not None


def _tables_of(connection: Connection, persons: list[str]) -> dict[str, str]:
    """Where these people can be watched."""
    wanted = (
        sa.select(seats.c.person, tables.c.id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(RUNNING, seats.c.person.in_(persons), tables.c.acted > clock.now() - 600_000)
        .order_by(tables.c.acted)
    )
    return {row.person: row.id for row in connection.execute(wanted)}
