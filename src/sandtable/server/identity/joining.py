"""Guests become members without losing anything, and members come to their other devices."""

from typing import Final, NamedTuple

import sqlalchemy as sa

from sandtable.core.messages import say
from sandtable.server import clock
from sandtable.server.identity.codes import LINK, RECOVERY, Codes, new_code, plain
from sandtable.server.identity.devices import Devices, new_device
from sandtable.server.identity.merging import merge
from sandtable.server.names import guest_name
from sandtable.server.presence import Presence
from sandtable.server.protocol import Refused
from sandtable.server.schema import people
from sandtable.server.tables import Tables
from sandtable.server.visitors import Visitor
from sandtable.server.writer import Change

SIGNED_OUT: Final = 3000  # why a page is closed: its device is on the list no more
LINK_LETTERS: Final = 10
RECOVERY_LETTERS: Final = 16
RECOVERY_CODES: Final = 8


class Entrance(NamedTuple):
    """Who came in, on which device, and as which guest this browser was known until now."""

    person: str
    device: str
    guest: str | None = None


class Joining:
    """The way in."""

    def __init__(self, tables: Tables, presence: Presence, devices: Devices, codes: Codes) -> None:
        self.tables = tables
        self.store = tables.store
        self.presence = presence
        self.devices = devices
        self.codes = codes

    async def join(self, visitor: Visitor, label: str) -> Entrance:
        """Make a guest a member on this device; a member is one already."""
        person = str(visitor.person)
        if (await self.devices.look_up(person)).member:
            return Entrance(person, visitor.device)
        await self._keep(person)
        device = visitor.device or new_device()
        await self.devices.add(person, device, label)
        return Entrance(person, device)

    async def _keep(self, person: str) -> None:
        name = await self.store.name(person) or guest_name(person)
        await self.store.rename(person, name)
        joined = sa.update(people).where(people.c.id == person, people.c.joined.is_(None))
        await self.store.write(Change(joined.values(joined=clock.now())))
        self.devices.forget(person)

    async def sign_in(self, visitor: Visitor, person: str, label: str) -> Entrance:
        """Somebody has shown who they are: this device is theirs, and what its guest played, too."""
        row = await self.store.person(person)
        if row is None or row["joined"] is None:
            raise Refused("bad-code", say("joining-there-is-no-such"))
        guest = await self._bring_along(visitor, person, row["name"])
        device = new_device()
        await self.devices.add(person, device, label)
        return Entrance(person, device, guest)

    async def _bring_along(self, visitor: Visitor, person: str, name: str) -> str | None:
        """The guest who is nobody any more."""
        guest = visitor.person
        if guest is None or guest == person or (await self.devices.look_up(guest)).member:
            return None
        await merge(self.tables, guest, person, name)
        return guest

    async def say_goodbye(self, guest: str) -> None:
        """A guest's pages come back with the new cookie: not before the answer that brings it is out."""
        self.presence.close(guest, SIGNED_OUT)

    async def sign_out(self, person: str, device: str) -> None:
        await self.devices.remove(person, device)
        self.presence.close(person, SIGNED_OUT, device)

    # Codes for the way in

    async def new_link(self, person: str) -> str:
        code = new_code(LINK_LETTERS)
        await self.codes.keep(LINK, [plain(code)], person)
        return code

    async def new_recovery_codes(self, person: str) -> list[str]:
        made = [new_code(RECOVERY_LETTERS) for _ in range(RECOVERY_CODES)]
        await self.codes.keep(RECOVERY, [plain(code) for code in made], person)
        return made

    async def enter(self, visitor: Visitor, kind: str, code: str, label: str) -> Entrance:
        """Come in by a code of a kind; raises Refused."""
        found = await self.codes.take(kind, plain(code))
        return await self.sign_in(visitor, str(found.person), label)
