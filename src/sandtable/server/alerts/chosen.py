"""By which ways somebody wants to hear that it is the own turn, and when not."""

from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from sandtable.server import preferences
from sandtable.server.alerts.quiet import Quiet
from sandtable.server.schema import push_devices
from sandtable.server.store import Store
from sandtable.server.writer import Change

PREFERENCE: Final = "alerts"
MOST_DEVICES: Final = 10


class Device(Struct, frozen=True):
    """A browser that takes pushes."""

    endpoint: str
    p256dh: str
    auth: str


class Choice(Struct, frozen=True):
    """What is kept of somebody's choice."""

    mail: bool = False
    webhook: str = ""
    quiet: Quiet | None = None


class Chosen(Struct, frozen=True):
    """Everything that a way has to know of a person."""

    person: str
    choice: Choice
    devices: list[Device]
    mail: str | None


async def chosen_by(store: Store, person: str, mail: str | None) -> Chosen:
    kept: Any = await preferences.chosen(store, person, PREFERENCE)
    choice = msgspec.convert(kept, Choice) if kept else Choice()
    return Chosen(person, choice, await devices_of(store, person), mail)


async def choose(store: Store, person: str, choice: Choice) -> None:
    await preferences.choose(store, person, PREFERENCE, msgspec.to_builtins(choice))


async def devices_of(store: Store, person: str) -> list[Device]:
    columns = (push_devices.c.endpoint, push_devices.c.p256dh, push_devices.c.auth)
    wanted = sa.select(*columns).where(push_devices.c.person == person).order_by(push_devices.c.made.desc())
    return await store.read(
        lambda connection: [Device(*row) for row in connection.execute(wanted.limit(MOST_DEVICES))]
    )


async def add_device(store: Store, person: str, device: Device, now: int) -> None:
    """The newest ones are kept; whoever uses a browser now has it."""
    row = {"person": person, "made": now, **msgspec.to_builtins(device)}
    await store.write(
        Change(sa.delete(push_devices).where(push_devices.c.endpoint == device.endpoint)),
        Change(sa.insert(push_devices), row),
    )
    known = await devices_of(store, person)
    if len(known) == MOST_DEVICES:
        old = (push_devices.c.person == person) & push_devices.c.endpoint.not_in(
            [one.endpoint for one in known]
        )
        await store.write(Change(sa.delete(push_devices).where(old)))
    if not await preferences.chosen(store, person, PREFERENCE):
        await choose(store, person, Choice())


async def remove_device(store: Store, endpoint: str) -> None:
    await store.write(Change(sa.delete(push_devices).where(push_devices.c.endpoint == endpoint)))
