"""What owners see: figures, people, tables, reports, and what was done."""

import json
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from sandtable.core.messages import say
from sandtable.server import clock
from sandtable.server.lobby import Lobby
from sandtable.server.names import guest_name, visible
from sandtable.server.protocol import (
    Announced,
    Deed,
    Figures,
    HouseShown,
    Refused,
    ReportShown,
    Resident,
)
from sandtable.server.schema import deeds, people, reports, said, seats, settings, tables
from sandtable.server.store import select_tables

DAY: Final = 86_400_000
MOST: Final = 50
ANNOUNCEMENT: Final = "announcement"  # among the settings
NOT_YOURS: Final = say.later("register-not-yours")


class Register:
    """Everything about a house, for its owners."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.presence = lobby.presence

    async def check(self, person: str | None) -> str:
        """The owner who asks; raises Refused."""
        row = await self.store.person(person) if person else None
        if row is None or not row["owner"]:
            raise Refused("not-an-owner", NOT_YOURS)
        return str(person)

    async def show(self, owner: str) -> HouseShown:
        running = tables.c.over.is_(False)
        found = await self.store.read(lambda connection: select_tables(connection, running))
        figures = await self.store.read(lambda connection: self._figures(connection))
        told = await self.store.read(lambda connection: list(connection.execute(_reports())))
        done = await self.store.read(lambda connection: list(connection.execute(_deeds())))
        return HouseShown(
            figures,
            [self._report(row) for row in told],
            await self.lobby.summaries(found, owner),
            [
                Deed(row.at, row.name or guest_name(row.owner), row.deed, row.about, row.reason)
                for row in done
            ],
            await self.announced(),
        )

    def _figures(self, connection: Connection) -> Figures:
        def count(table: sa.Table, *which: sa.ColumnElement[bool]) -> int:
            return connection.execute(
                sa.select(sa.func.count()).select_from(table).where(*which)
            ).scalar_one()

        over, begun = tables.c.over.is_(True), tables.c.started.is_not(None)
        return Figures(
            count(people),
            count(people, people.c.joined.is_not(None)),
            sum(person is not None for person in self.presence.pages) + len(self.presence.elsewhere),
            count(tables, ~over, begun),
            count(tables, ~over, ~begun),
            count(tables, over),
            count(tables, over, tables.c.acted > clock.now() - DAY),
            count(reports, reports.c.settled.is_(None)),
        )

    def _report(self, row: Any) -> ReportShown:
        handles = self.store.handles
        return ReportShown(
            row.id,
            row.at,
            row.table_id,
            handles.of(row.person),
            row.teller or guest_name(row.person),
            handles.of(row.about),
            row.told or guest_name(row.about),
            row.reason,
            row.text,
        )

    async def residents(self, search: str) -> list[Resident]:
        """People who chose a name or are members, by a part of their name."""
        games = sa.select(sa.func.count()).where(seats.c.person == people.c.id).scalar_subquery()
        wanted = sa.select(people, games.label("games")).order_by(people.c.owner.desc(), people.c.name)
        name = visible(search).lower()
        if name:
            wanted = wanted.where(sa.func.lower(people.c.name).contains(name, autoescape=True))
        rows = await self.store.read(lambda connection: connection.execute(wanted.limit(MOST)).all())
        return [
            Resident(
                self.store.handles.of(row.id),
                row.name,
                row.joined is not None,
                row.owner,
                row.muted,
                row.banned,
                self.presence.is_here(row.id),
                row.games,
            )
            for row in rows
        ]

    async def announced(self) -> Announced:
        """What is told to everybody now."""
        wanted = sa.select(settings.c.value).where(settings.c.name == ANNOUNCEMENT)
        found = await self.store.read(lambda connection: connection.execute(wanted).scalar())
        text, until = json.loads(found) if found else ("", 0)
        return Announced("", text, until) if until > clock.now() else Announced("", "", None)


def _reports() -> sa.Select[Any]:
    teller, told = people.alias("teller"), people.alias("told")
    line = (said.c.table_id == reports.c.table_id) & (said.c.number == reports.c.number)
    return (
        sa.select(reports, teller.c.name.label("teller"), told.c.name.label("told"), said.c.text)
        .outerjoin(teller, teller.c.id == reports.c.person)
        .outerjoin(told, told.c.id == reports.c.about)
        .outerjoin(said, line)
        .where(reports.c.settled.is_(None))
        .order_by(reports.c.at.desc())
        .limit(MOST)
    )


def _deeds() -> sa.Select[Any]:
    who = people.c.id == deeds.c.owner
    wanted = sa.select(deeds, people.c.name).outerjoin(people, who)
    return wanted.order_by(deeds.c.number.desc()).limit(MOST)
