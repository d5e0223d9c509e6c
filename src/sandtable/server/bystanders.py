"""Those who look on at a table: whether they may, who they are, and whose cards they see."""

import asyncio
from typing import Final

import sqlalchemy as sa

from sandtable.core.messages import say, speaking
from sandtable.server import protocol
from sandtable.server.audience import Audience
from sandtable.server.names import who
from sandtable.server.protocol import Refused
from sandtable.server.reader import Listener
from sandtable.server.schema import followers
from sandtable.server.store import Store
from sandtable.server.writer import Change

MOST_NAMED: Final = 30  # bystanders
PAUSE: Final = 0.3  # seconds: a crowd that comes is told of once
CLOSED: Final = say.later("bystanders-closed")
GONE: Final = say.later("bystanders-gone")


class Bystanders:
    """The bystanders of one table."""

    def __init__(self, audience: Audience, store: Store, closed: bool) -> None:
        self.table = audience.table
        self.audience = audience
        self.seats = audience.seats
        self.store = store
        self.closed = closed
        self.known = False
        self.telling: asyncio.TimerHandle | None = None

    async def prepare(self) -> None:
        """Whom players let see their cards."""
        if not self.known:
            wanted = sa.select(followers.c.person, followers.c.seat).where(followers.c.table_id == self.table)
            rows = await self.store.read(lambda connection: connection.execute(wanted).all())
            self.audience.followers.update({row.person: row.seat for row in rows})
            self.known = True

    def check(self, person: str | None) -> None:
        """Raises Refused for those who may not look. While a seat can be taken, whoever has the link may."""
        if not self._may_look(person):
            raise Refused("not-yours", CLOSED)

    def _may_look(self, person: str | None) -> bool:
        can_sit = self.seats.waiting or bool(self.seats.course.offered)
        return not self.closed or can_sit or self.seats.of(person) is not None

    def turn_away(self) -> None:
        """Those who may look no more, once no seat can be taken."""
        for listener in [one for one in self.audience.listening if not self._may_look(one.person)]:
            self.audience.remove(listener)
            with speaking(listener.language):
                told = protocol.ErrorTold("not-yours", str(CLOSED), None, self.table)
            listener.send(protocol.write(told))

    # Who they are

    def greet(self, listener: Listener) -> None:
        listener.send(self._shown(listener))

    def changed(self) -> None:
        """Somebody came, went, or was renamed: tell everybody in a moment."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(PAUSE, self._tell)

    def rename(self, person: str, name: str) -> None:
        for listener in self.audience.listening:
            if listener.person == person:
                listener.name = name
                self.changed()

    def _tell(self) -> None:
        self.telling = None
        for listener in self.audience.listening:
            listener.send(self._shown(listener))

    def _shown(self, reader: Listener) -> str:
        standing = [one for one in self.audience.listening if self.seats.of(one.person) is None]
        named = {one.person: one.name for one in standing if one.person is not None}
        people = [
            protocol.Bystander(
                who(self.table, person), name, self.audience.follows(person), person == reader.person
            )
            for person, name in list(named.items())[:MOST_NAMED]
        ]
        nameless = sum(one.person is None for one in standing)
        return protocol.write(
            protocol.BystandersShown(self.table, people, max(0, len(named) - MOST_NAMED) + nameless)
        )

    # Whose cards they see

    async def allow(self, seat: int, other: str, allowed: bool) -> None:
        """Let a bystander look on from a seat, or no more."""
        person = self._named(other)
        follows = self.audience.follows(person)
        if follows is not None and follows != seat:
            raise Refused("not-yours", say("bystanders-this-bystander-looks-on"))
        theirs = (followers.c.table_id == self.table) & (followers.c.person == person)
        changes = [Change(sa.delete(followers).where(theirs))]
        if allowed:
            row = {"table_id": self.table, "person": person, "seat": seat}
            changes.append(Change(sa.insert(followers), row))
        await self.store.write_about(self.table, *changes)
        if allowed:
            self.audience.followers[person] = seat
        else:
            self.audience.followers.pop(person, None)
        await self.audience.prepare(self.audience.standing(person))
        self.audience.show_again(person)
        self.changed()

    def _named(self, other: str) -> str:
        for listener in self.audience.listening:
            person = listener.person
            if person and who(self.table, person) == other and self.seats.of(person) is None:
                return person
        raise Refused("not-found", GONE)

    def check_sitting(self, person: str | None) -> None:
        """Whoever has seen a player's cards cannot play."""
        if self.audience.follows(person) is not None:
            raise Refused("not-yours", say("bystanders-you-have-seen-a"))
