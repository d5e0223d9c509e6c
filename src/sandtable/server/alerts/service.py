"""All parts of the alerts put together: what somebody chooses, and what becomes of an alert."""

import msgspec
import sqlalchemy as sa

from sandtable.core.messages import say
from sandtable.server import clock, protocol
from sandtable.server.alerts import chosen as keeping
from sandtable.server.alerts.calls import Calling
from sandtable.server.alerts.chosen import Choice, Device, chosen_by
from sandtable.server.alerts.guard import World
from sandtable.server.alerts.keeping import Alert
from sandtable.server.alerts.letter import Letter
from sandtable.server.alerts.push import Push, new_key
from sandtable.server.alerts.quiet import Quiet
from sandtable.server.alerts.sender import LONGEST_REST, PATIENCE, Sender
from sandtable.server.alerts.ways import Way
from sandtable.server.alerts.webhook import Webhook
from sandtable.server.mail import Mailer
from sandtable.server.protocol import Refused
from sandtable.server.schema import people
from sandtable.server.settings import Settings
from sandtable.server.store import Store
from sandtable.server.tables import Tables
from sandtable.server.visitors import networks

SHOWN = 5  # alerts of one person
NO_WAY = say.later("alert-no-way")


class Alerts:
    """The alerts of the house."""

    def __init__(self, store: Store, tables: Tables, settings: Settings, key: str) -> None:
        self.store = store
        self.mailer = Mailer(settings)
        self.world = World(networks(settings.alert_networks))
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else ""
        self.push = Push(store, self.world, key, contact)
        ways: list[Way] = [
            self.push,
            Letter(self.mailer, settings.address),
            Webhook(self.world, settings.address),
        ]
        titles = {name: game.title for name, game in settings.games.items()}
        pause = int(1000 * settings.alert_pause)
        self.sender = Sender(store, ways, self.mail_of, titles, tables.is_looked_at, pause)
        self.kept = self.sender.kept

    @classmethod
    async def open(cls, store: Store, tables: Tables, settings: Settings) -> "Alerts":
        return cls(store, tables, settings, await store.setting("push_key", new_key()))

    def calling(self, seconds: float) -> Calling:
        """How tables call people; the sender is woken only for what is due before it looks by itself."""
        due_soon = seconds < LONGEST_REST
        return Calling(int(1000 * seconds), self.sender.wake) if due_soon else Calling(int(1000 * seconds))

    async def mail_of(self, person: str) -> str | None:
        """The address that somebody has proved to have."""
        wanted = sa.select(people.c.mail).where(people.c.id == person)
        return await self.store.read(lambda connection: connection.execute(wanted).scalar())

    # What somebody chooses

    async def show(self, person: str) -> protocol.AlertsShown:
        chosen = await chosen_by(self.store, person, await self.mail_of(person))
        quiet = chosen.choice.quiet
        return protocol.AlertsShown(
            mails=self.mailer.ready,
            address=chosen.mail,
            mail=chosen.choice.mail,
            webhook=chosen.choice.webhook,
            quiet=protocol.QuietHours(quiet.since, quiet.until, quiet.zone) if quiet else None,
            devices=len(chosen.devices),
            key=self.push.public_key,
            last=[show_alert(alert) for alert in await self.kept.last(person, SHOWN)],
        )

    async def choose(self, person: str, wanted: protocol.AlertsWanted) -> None:
        """Raises Refused."""
        quiet = Quiet(**msgspec.structs.asdict(wanted.quiet)) if wanted.quiet else None
        if quiet:
            quiet.check()
        if wanted.mail and not await self.mail_of(person):
            raise Refused("bad-request", say("alert-there-is-no-address"))
        webhook = await self.world.guard.check(wanted.webhook) if wanted.webhook else ""
        await keeping.choose(self.store, person, Choice(wanted.mail, webhook, quiet))

    async def add_device(self, person: str, wanted: protocol.DeviceWanted) -> None:
        endpoint = await self.world.guard.check(wanted.endpoint)
        device = Device(endpoint, wanted.p256dh, wanted.auth)
        self.push.check(device)
        await keeping.add_device(self.store, person, device, clock.now())

    async def remove_device(self, endpoint: str) -> None:
        await keeping.remove_device(self.store, endpoint)

    # What becomes of an alert

    async def test(self, person: str) -> None:
        chosen = await chosen_by(self.store, person, await self.mail_of(person))
        if not any(way.is_chosen(chosen) for way in self.sender.ways):
            raise Refused("bad-request", NO_WAY)
        await self.kept.add_test(person)
        self.sender.wake()

    async def noticed(self, person: str, table: str, how: str) -> None:
        if how == "seen":
            await self.kept.seen(person, table)
        elif how == "shown":
            await self.kept.shown(person, table, clock.now() + PATIENCE)


def show_alert(alert: Alert) -> protocol.AlertShown:
    steps = [protocol.AlertStep(*step) for step in alert.steps]
    return protocol.AlertShown(alert.id, alert.table, alert.state, steps)
