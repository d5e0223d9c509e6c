"""What owners do. Each deed is stored together with what it changes."""

import json
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from sandtable.core.course import CLOSE
from sandtable.core.log import CLOCK
from sandtable.core.messages import say
from sandtable.server import clock
from sandtable.server.accounts import Accounts
from sandtable.server.house.register import ANNOUNCEMENT
from sandtable.server.identity.devices import Devices
from sandtable.server.identity.joining import SIGNED_OUT
from sandtable.server.names import clean_name, guest_name, visible
from sandtable.server.presence import Presence
from sandtable.server.protocol import Announced, Announcement, Refused, Ruling, write
from sandtable.server.schema import deeds, people, reports, settings
from sandtable.server.tables import Tables
from sandtable.server.writer import Change, Conflict

if TYPE_CHECKING:
    from sandtable.server.table import Table

MINUTE: Final = 60_000
CHANGES: Final[dict[str, dict[str, object]]] = {
    "mute": {"muted": True},
    "unmute": {"muted": False},
    "unban": {"banned": None},
    "make-owner": {"owner": True},
    "unmake-owner": {"owner": False},
}


def deed(owner: str, what: str, about: str, reason: str) -> Change:
    row = {"at": clock.now(), "owner": owner, "deed": what, "about": about, "reason": visible(reason)}
    return Change(sa.insert(deeds), row)


async def close(table: "Table", owner: str, reason: str) -> None:
    """End a table; it does not count."""
    async with table.door.lock:
        table.leaving.check_running()
        await table.door.enter_from_outside(CLOCK, CLOSE, deed(owner, "close", table.id, reason))


class Rulings:
    """The owners' hands."""

    def __init__(self, tables: Tables, accounts: Accounts, presence: Presence, devices: Devices) -> None:
        self.tables = tables
        self.store = tables.store
        self.accounts = accounts
        self.presence = presence
        self.devices = devices

    async def make_first(self, person: str) -> None:
        name = await self.accounts.name(person)
        await self.store.write(
            _change(person, owner=True), deed(person, "make-owner", name, "the first owner")
        )
        self.devices.forget(person)

    async def rule(self, owner: str, person: str, ruling: Ruling) -> None:
        if person == owner and ruling.what in ("ban", "mute", "unmake-owner"):
            raise Refused("bad-request", say("ruling-another-owner-can-do"))
        await self._keep(person)
        if ruling.what == "rename":
            await self._rename(owner, person, ruling)
        elif ruling.what == "ban":
            await self._ban(owner, person, ruling)
        else:
            await self._write(owner, person, ruling, ruling.reason, **CHANGES[ruling.what])
        self.devices.forget(person)

    async def _keep(self, person: str) -> None:
        """Only what is in the database can be changed: a guest who chose no name is not there yet."""
        if await self.store.name(person) is None:
            await self.store.rename(person, guest_name(person))

    async def _write(self, owner: str, person: str, ruling: Ruling, reason: str, **values: object) -> None:
        name = await self.accounts.name(person)
        try:
            await self.store.write(_change(person, **values), deed(owner, ruling.what, name, reason))
        except Conflict:
            raise Refused("not-found", say("ruling-there-is-nobody-of")) from None

    async def _rename(self, owner: str, person: str, ruling: Ruling) -> None:
        name = clean_name(ruling.name)
        await self._write(owner, person, ruling, f"to {name}", name=name)
        self.tables.renamed(person, name)
        self.tables.home.renamed(person, name)

    async def _ban(self, owner: str, person: str, ruling: Ruling) -> None:
        reason = visible(ruling.reason)
        if not reason:
            raise Refused("bad-request", say("ruling-say-why-whoever-may"))
        await self._write(owner, person, ruling, reason, banned=reason)
        self.devices.forget(person)
        self.presence.close(person, SIGNED_OUT)

    async def settle(self, owner: str, report: int) -> None:
        open_one = (reports.c.id == report) & reports.c.settled.is_(None)
        try:
            await self.store.write(
                Change(sa.update(reports).where(open_one).values(settled=clock.now()), must=True),
                deed(owner, "settle", f"report {report}", ""),
            )
        except Conflict:
            raise Refused("not-found", say("ruling-this-report-is-settled")) from None

    async def announce(self, owner: str, wanted: Announcement) -> Announced:
        """Tell everybody something, such as that the server stops; no words take it back."""
        text = visible(wanted.text)
        until = clock.now() + wanted.minutes * MINUTE if text else 0
        row = {"name": ANNOUNCEMENT, "value": json.dumps([text, until])}
        await self.store.write(
            Change(sa.delete(settings).where(settings.c.name == ANNOUNCEMENT)),
            Change(sa.insert(settings), row),
            deed(owner, "announce", "", text),
        )
        told = Announced("", text, until or None)
        self.presence.tell_all(write(told))
        return told


def _change(person: str, **values: object) -> Change:
    return Change(sa.update(people).where(people.c.id == person).values(**values), must=True)
