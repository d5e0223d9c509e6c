"""Somebody deletes themselves: nothing about them is kept, and their games stay with the others, under "somebody"."""

import contextlib
import logging
import secrets
from typing import Final

import sqlalchemy as sa

from sandtable.faults import describe
from sandtable.server import protocol
from sandtable.server.advising import Advice
from sandtable.server.identity.devices import Devices
from sandtable.server.identity.joining import SIGNED_OUT
from sandtable.server.names import GONE, SOMEBODY
from sandtable.server.presence import Presence
from sandtable.server.protocol import Refused
from sandtable.server.schema import (
    alerts,
    bot_accounts,
    codes,
    daily_games,
    deeds,
    devices,
    followers,
    follows,
    match_people,
    passkeys,
    people,
    preferences,
    push_devices,
    puzzlers,
    rated,
    ratings,
    reports,
    said,
    seats,
    shunned,
    tables,
)
from sandtable.server.sockets import Connection as Page
from sandtable.server.tables import Tables
from sandtable.server.visitors import Visitor
from sandtable.server.writer import Change

logger = logging.getLogger("sandtable.server")

OWN: Final = (
    alerts,
    codes,
    daily_games,
    devices,
    followers,
    passkeys,
    preferences,
    push_devices,
    puzzlers,
    rated,
    ratings,
)


class Deleting:
    """The way out for good."""

    def __init__(self, all_tables: Tables, presence: Presence, known: Devices, advice: Advice) -> None:
        self.tables = all_tables
        self.store = all_tables.store
        self.presence = presence
        self.devices = known
        self.advice = advice

    async def delete(self, visitor: Visitor) -> None:
        person = str(visitor.person)
        await self._leave_games(visitor)
        gone = GONE + secrets.token_urlsafe(9)
        await self.store.write(*_changes(person, gone))
        for table in list(self.tables.live.values()):
            async with table.door.lock:
                seat = table.seats.of(person)
                if seat is not None:
                    table.places[seat].person, table.places[seat].name = gone, None
                    table.audience.show_all()
        self.tables.home.renamed(
            person, SOMEBODY
        )  # at other processes the seats keep their place until they sleep
        self.devices.forget(person)

    async def say_goodbye(self, person: str) -> None:
        """Their pages come back as somebody new: not before the answer that takes the cookie is out."""
        self.presence.close(person, SIGNED_OUT)

    async def _leave_games(self, visitor: Visitor) -> None:
        """Nobody waits for somebody who is gone: seats are left, games given up."""
        theirs = sa.select(seats.c.table_id).where(seats.c.person == visitor.person)
        wanted = sa.select(tables.c.id, tables.c.started).where(
            tables.c.over.is_(False), tables.c.id.in_(theirs)
        )
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        page = Page(None, visitor, self.tables, self.advice, self.tables.home.carry_out)
        for row in rows:
            request = protocol.GetUp(row.id) if row.started is None else protocol.Resign(row.id)
            with contextlib.suppress(Refused):
                try:
                    await page.carry_out(page, request)
                except Exception as problem:
                    logger.error("table %s could not be left: %s", row.id, describe(problem))
        self.tables.home.gone(page)


def _changes(person: str, gone: str) -> list[Change]:
    return [
        Change(sa.update(seats).where(seats.c.person == person).values(person=gone)),
        Change(sa.update(seats).where(seats.c.invited == person).values(invited=None)),
        Change(sa.update(said).where(said.c.person == person).values(person=gone, name=SOMEBODY)),
        Change(sa.update(reports).where(reports.c.person == person).values(person=gone)),
        Change(sa.update(reports).where(reports.c.about == person).values(about=gone)),
        Change(sa.update(deeds).where(deeds.c.owner == person).values(owner=gone)),
        Change(sa.delete(follows).where((follows.c.person == person) | (follows.c.followed == person))),
        Change(sa.delete(shunned).where((shunned.c.person == person) | (shunned.c.other == person))),
        Change(sa.update(match_people).where(match_people.c.person == person).values(person=gone)),
        Change(sa.delete(bot_accounts).where(bot_accounts.c.owner == person)),
        *(Change(sa.delete(table).where(table.c.person == person)) for table in OWN),
        Change(sa.delete(people).where(people.c.id == person)),
    ]
