"""Lists of tables: what waits for somebody, what one may join, and what everybody may watch."""

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from sandtable.server import clock
from sandtable.server.presence import Presence
from sandtable.server.protocol import Summary, TableList
from sandtable.server.schema import INVITING, RUNNING, seats, tables
from sandtable.server.seats import show_place
from sandtable.server.store import Saved, select_tables
from sandtable.server.tables import Tables

MOST_OWN: Final = 200  # unfinished tables of one person in the lobby; all are in the list of all games
LATELY: Final = 6
HOUR: Final = 3_600_000
STALE: Final = HOUR  # a game in which nothing happened for so long is not one to watch
ONE_SEAT: Final = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery() == 1


def with_seat_of(person: str) -> sa.ColumnElement[bool]:
    return tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.person == person))


def inviting(person: str) -> sa.ColumnElement[bool]:
    """Tables that keep a seat for somebody."""
    kept = sa.select(seats.c.table_id).where(seats.c.invited == person, seats.c.kind == "open")
    return tables.c.id.in_(kept) & tables.c.over.is_(False)


class Lobby:
    """What one sees before one sits down."""

    def __init__(self, tables: Tables, presence: Presence) -> None:
        self.tables = tables
        self.store = tables.store
        self.presence = presence

    async def lists(self, person: str | None) -> TableList:
        found = await self.store.read(lambda connection: self._find(connection, person))
        mine, invitations, everybodys, running, lately = found
        everybodys = await self._with_host_here(everybodys)
        shown = (mine, invitations, everybodys, running, lately)
        return TableList(*[await self.summaries(some, person) for some in shown])

    def _find(self, connection: Connection, person: str | None) -> tuple[list[Saved], ...]:
        to_watch = RUNNING & (tables.c.acted > clock.now() - STALE) & ~ONE_SEAT
        if person is None:
            return [], [], select_tables(connection, INVITING), select_tables(connection, to_watch), []
        own = with_seat_of(person)
        return (
            select_tables(connection, own & tables.c.over.is_(False), MOST_OWN),
            select_tables(connection, inviting(person)),
            select_tables(connection, INVITING & ~own, created=True),
            select_tables(connection, to_watch & ~own),
            select_tables(connection, own & tables.c.over.is_(True), LATELY),
        )

    async def _with_host_here(self, found: list[Saved]) -> list[Saved]:
        """An invitation to everybody is one to play now, unless they play by correspondence."""
        here = await self.tables.here(saved.id for saved in found)
        return [
            saved
            for saved in found
            if saved.terms.clock.kind == "days"
            or any(self._is_here(place.person, here.get(saved.id, ())) for place in saved.places)
        ]

    def _is_here(self, person: str | None, looking_on: Collection[str]) -> bool:
        return person in looking_on or self.presence.is_here(person)

    async def waiting_for_anybody(self, game: str) -> list[Saved]:
        """Invitations to everybody whose host is here, the longest waiting first."""
        wanted = INVITING & (tables.c.game == game)
        found = await self.store.read(lambda connection: select_tables(connection, wanted, created=True))
        return (await self._with_host_here(found))[::-1]

    async def summaries(self, found: list[Saved], person: str | None) -> list[Summary]:
        here = await self.tables.here(saved.id for saved in found)
        return [self._summary(saved, person, here.get(saved.id, ())) for saved in found]

    def _summary(self, saved: Saved, person: str | None, here: Collection[str]) -> Summary:
        bots = self.tables.bots.get(saved.game, {})
        own = next((n for n, place in enumerate(saved.places) if person and place.person == person), None)
        shown = [
            show_place(place, bots, self.store.handles, self._is_here(place.person, here), n == own)
            for n, place in enumerate(saved.places)
        ]
        progress = saved.progress
        return Summary(
            saved.id,
            saved.game,
            shown,
            own,
            progress.turn if saved.started is not None and not progress.over else [],
            progress.over,
            progress.number,
            saved.created,
            saved.private,
            saved.terms,
            saved.listed,
            saved.options,
            saved.acted,
            [place.result for place in saved.places],
            [place.points for place in saved.places],
        )
