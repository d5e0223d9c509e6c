"""Devices: where members are signed in. A guest's cookie is good by itself; a member's as long as its device
is on the list."""

import re
import secrets
import time
from collections import OrderedDict
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from sandtable.server import clock
from sandtable.server.protocol import DeviceShown
from sandtable.server.schema import devices, people
from sandtable.server.store import Store
from sandtable.server.writer import Change

FRESH: Final = 10.0  # seconds that a look at the list is good for: other processes may change it
REMEMBERED: Final = 10_000
MOST: Final = 20  # of one person; the one not seen for longest makes room
DAY: Final = 86_400_000
BROWSERS: Final = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
TITLES: Final = {"Edg": "Edge", "OPR": "Opera"}
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
    ("Mac OS", "Mac"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


class Standing(NamedTuple):
    """What is known about somebody's right to speak."""

    member: bool
    devices: frozenset[str]
    banned: str | None

    def accepts(self, device: str) -> bool:
        return not self.member or device in self.devices


GUEST: Final = Standing(False, frozenset(), None)


def new_device() -> str:
    return secrets.token_urlsafe(9)


def label_of(agent: str) -> str:
    """A browser in words: "Firefox on Android"."""
    browser = next((word for word in BROWSERS if re.search(rf"\b{word}\w*/", agent)), None)
    system = next((title for word, title in SYSTEMS if word in agent), None)
    words = [TITLES.get(browser, browser) if browser else "A browser", f"on {system}" if system else ""]
    return " ".join(filter(None, words))


class Devices:
    """The devices of all members."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, tuple[float, Standing]] = OrderedDict()

    async def look_up(self, person: str, device: str | None = None) -> Standing:
        """Somebody's standing, as fresh as it has to be: a device that was signed in a moment ago, perhaps at another
        process, is not turned away."""
        looked, standing = self.known.get(person, (0.0, GUEST))
        unknown = device is not None and not standing.accepts(device)
        if unknown or time.monotonic() - looked > FRESH:
            standing = await self.store.read(lambda connection: _standing(connection, person))
            self.known[person] = (time.monotonic(), standing)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        return standing

    def forget(self, person: str) -> None:
        """Somebody's standing changed."""
        self.known.pop(person, None)

    async def add(self, person: str, device: str, label: str) -> None:
        now = clock.now()
        row = {"id": device, "person": person, "label": label, "made": now, "seen": now}
        last = sa.select(devices.c.id).where(devices.c.person == person).order_by(devices.c.seen.desc())
        kept = await self.store.read(lambda connection: list(connection.execute(last).scalars()))
        if len(kept) >= MOST:
            await self.store.write(Change(sa.delete(devices).where(devices.c.id.in_(kept[MOST - 1 :]))))
        await self.store.write(Change(sa.insert(devices), row))
        self.forget(person)

    async def remove(self, person: str, device: str) -> None:
        gone = (devices.c.person == person) & (devices.c.id == device)
        await self.store.write(Change(sa.delete(devices).where(gone)))
        self.forget(person)

    async def seen(self, person: str, device: str) -> None:
        """Note once a day that a device is in use."""
        now = clock.now()
        own = (devices.c.person == person) & (devices.c.id == device) & (devices.c.seen < now - DAY)
        await self.store.write(Change(sa.update(devices).where(own).values(seen=now)))

    async def list_all(self, person: str, this: str) -> list[DeviceShown]:
        wanted = sa.select(devices).where(devices.c.person == person).order_by(devices.c.seen.desc())
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        return [DeviceShown(row.id, row.label, row.made, row.seen, row.id == this) for row in rows]


def _standing(connection: Connection, person: str) -> Standing:
    row = connection.execute(
        sa.select(people.c.joined, people.c.banned).where(people.c.id == person)
    ).one_or_none()
    if row is None or row.joined is None:
        return Standing(False, frozenset(), row.banned if row else None)
    own = connection.execute(sa.select(devices.c.id).where(devices.c.person == person)).scalars()
    return Standing(True, frozenset(own), row.banned)
