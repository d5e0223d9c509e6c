"""The talk of one table. Its players have a room of their own; those who look on have another, which
players enter after the end. Everybody hears everybody else, but for those whom they will not hear."""

import asyncio
from typing import Final

from sandtable.core.messages import say, speaking
from sandtable.server import clock, protocol
from sandtable.server.audience import Audience
from sandtable.server.names import guest_name, who
from sandtable.server.protocol import Refused
from sandtable.server.protocol.talk import Off, Room
from sandtable.server.reader import Listener
from sandtable.server.talk.keeping import MOST_SHUNNED, NOBODY, KeptTalk, Line, Shunned
from sandtable.server.talk.words import LONGEST, clean, phrases

MOST_LINES: Final = 1000  # in one room: those who look on leave the players theirs
STRANGER: Final = say.later("desk-stranger")
FULL: Final = say.later("room-full", most=MOST_LINES)
NO_TALK: Final = say.later("room-no-talk")
HUSHED: Final = say.later("room-hushed")
NOT_YOUR_ROOM: Final = {
    "players": say.later("room-only-those-who-play"),
    "bystanders": say.later("room-players-speak-with-those"),
}
FOLLOWS: Final = say.later("room-follows")
MUTED: Final = say.later("room-muted")
NOT_HERE: Final = say.later("room-not-here")


class Talk:
    """What was said at one table, and what each page of it hears."""

    def __init__(self, audience: Audience, kept: KeptTalk, allowed: bool) -> None:
        self.table = audience.table
        self.audience = audience
        self.seats = audience.seats
        self.kept = kept
        self.allowed = allowed
        self.lines: list[Line] = []
        self.known = False  # whether what was said before is read
        self.shunned: dict[str, Shunned] = {}
        self.hushed: set[str] = set()
        self.lock = asyncio.Lock()
        self.over = False  # whether players know what was said about them

    # Who hears what

    async def prepare(self, person: str | None) -> None:
        """Before somebody is greeted: read what was said, and whom that person will not hear."""
        async with self.lock:
            if not self.known:
                self.lines = await self.kept.lines()
                self.known = True
        if person is not None:
            await self._learn(person)

    async def _learn(self, person: str) -> None:
        self.shunned[person] = await self.kept.shunned(person)
        (self.hushed.add if await self.kept.is_hushed(person) else self.hushed.discard)(person)

    def forget(self, person: str | None) -> None:
        """The last page of somebody has gone."""
        if person is not None and person not in self.audience.people:
            self.shunned.pop(person, None)
            self.hushed.discard(person)

    def greet(self, listener: Listener) -> None:
        """Everything that a page may hear."""
        with speaking(listener.language):
            shown = self._shown(listener.person)
        listener.send(protocol.write(shown))

    def greet_all(self) -> None:
        for listener in list(self.audience.listening):
            self.greet(listener)

    def end(self) -> None:
        """The game is over: players hear what the others said."""
        if not self.over:
            self.over = True
            self.greet_all()

    def _shown(self, person: str | None) -> protocol.TalkShown:
        off = self._off(person)
        lines = [] if off else [line for line in self.lines if self._hears(person, line)]
        return protocol.TalkShown(
            self.table,
            off,
            [] if off or person is None else self._rooms(person),
            [self._line(line, person) for line in lines],
            self._muted(person),
            phrases(),
        )

    def _off(self, person: str | None) -> Off | None:
        if not self.allowed:
            return "table"
        return "you" if person in self.hushed else None

    def _hears(self, person: str | None, line: Line) -> bool:
        if line.person in self._of(person).all:
            return False
        return (
            line.room == "bystanders"
            if self.seats.of(person) is None
            else self.over or line.room == "players"
        )

    def _rooms(self, person: str) -> list[Room]:
        """Where somebody may speak."""
        if self.seats.of(person) is not None:
            return ["players", "bystanders"] if self.over else ["players"]
        return ["bystanders"] if self.over or self.audience.follows(person) is None else []

    def _of(self, person: str | None) -> Shunned:
        return self.shunned.get(person or "", NOBODY)

    def _line(self, line: Line, person: str | None) -> protocol.Said:
        return protocol.Said(
            line.number,
            line.room,
            who(self.table, line.person),
            self.seats.of(line.person),
            line.name,
            line.at,
            line.text,
            line.person == person,
        )

    def _muted(self, person: str | None) -> list[protocol.Muted]:
        found = self._of(person)
        return [
            protocol.Muted(who(self.table, other), name or guest_name(other), other in found.everywhere)
            for other, name in {**found.here, **found.everywhere}.items()
        ]

    # What somebody does

    async def say(self, listener: Listener, room: Room, text: str) -> None:
        person = self._speaker(listener.person, room)
        words = clean(text)
        if await self.kept.is_muted(person):
            raise Refused("muted", MUTED)
        async with self.lock:
            if sum(line.room == room for line in self.lines) >= MOST_LINES:
                raise Refused("too-long", FULL)
            line = Line(len(self.lines) + 1, room, person, listener.name, clock.now(), words)
            await self.kept.add(line)
            self.lines.append(line)
        for other in list(self.audience.listening):
            if not self._off(other.person) and self._hears(other.person, line):
                other.send(protocol.write(protocol.SaidShown(self.table, self._line(line, other.person))))

    def _speaker(self, person: str | None, room: Room) -> str:
        if person is None:
            raise Refused("not-yours", STRANGER)
        off = self._off(person)
        if off is not None:
            raise Refused("no-talk", NO_TALK if off == "table" else HUSHED)
        if room not in self._rooms(person):
            follows = self.audience.follows(person) is not None and room == "bystanders"
            raise Refused("not-yours", FOLLOWS if follows else NOT_YOUR_ROOM[room])
        return person

    async def mute(self, person: str | None, other: str, muted: bool, everywhere: bool) -> None:
        """Whom somebody will hear no more, or again."""
        mine, theirs = self._named(person), self._met(person, other)
        if muted and await self.kept.count_shunned(mine) >= MOST_SHUNNED:
            raise Refused("too-many", say("room-you-have-muted-most", most=MOST_SHUNNED))
        await self.kept.shun(mine, theirs, muted, everywhere)
        for one in (mine, theirs):
            await self._tell_again(one)

    async def report(self, person: str | None, other: str, number: int | None, reason: str) -> None:
        mine, theirs = self._named(person), self._met(person, other)
        known = [line.number for line in self.lines if line.person == theirs and self._hears(mine, line)]
        if number is not None and number not in known:
            raise Refused("not-found", NOT_HERE)
        await self.kept.report(mine, theirs, number, reason.strip()[:LONGEST])

    async def hush(self, person: str | None, hushed: bool) -> None:
        await self.kept.hush(self._named(person), hushed)
        await self._tell_again(self._named(person))

    async def _tell_again(self, person: str) -> None:
        pages = [listener for listener in self.audience.listening if listener.person == person]
        if pages:
            await self._learn(person)
            for listener in pages:
                self.greet(listener)

    def _named(self, person: str | None) -> str:
        if person is None:
            raise Refused("not-yours", STRANGER)
        return person

    def _met(self, person: str | None, other: str) -> str:
        """The person behind a name of this table: one who sat, spoke or looks on here."""
        seated = {place.person for place in self.seats.places}
        spoke = {line.person for line in self.lines}
        known = {*seated, *spoke, *self.audience.people, *self._of(person).all} - {None, person}
        found = next((one for one in known if one and who(self.table, one) == other), None)
        if found is None:
            raise Refused("not-found", NOT_HERE)
        return found
