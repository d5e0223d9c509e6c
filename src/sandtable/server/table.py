"""One live table, put together from its parts:

history.py   the log and the state
seats.py     who sits there
audience.py  who looks on, and what they are shown
door.py      where acts enter
alarm.py     the clock's acts
timing.py    how much time everybody has left
flags.py     whose time is up
turns.py     the bots' acts
rematch.py   playing again
leaving.py   coming and going, asking the others
absence.py   who is away, and for how long
inquiry.py   why not, and how it was
bystanders.py  who may look on, and whose cards they see
talk/        what is said
grabs.py     whose wish was first, where all act at once
slips.py     what is asked twice, sketched, or answered by itself
"""

import contextlib
from collections.abc import AsyncIterator, Iterable, Mapping

from sandtable.core.errors import Unreadable
from sandtable.core.game import AnyGame
from sandtable.core.log import Entry
from sandtable.core.messages import say
from sandtable.core.record import Record
from sandtable.core.state import State
from sandtable.players import BotInfo
from sandtable.server import clock, metrics, protocol
from sandtable.server.absence import Absence
from sandtable.server.alarm import Alarm
from sandtable.server.alerts.calls import NOBODY_TOLD, Calling, Calls
from sandtable.server.audience import Audience
from sandtable.server.bots import Thinkers
from sandtable.server.bystanders import Bystanders
from sandtable.server.delay import Delay
from sandtable.server.door import Door
from sandtable.server.flags import Flags
from sandtable.server.frames import Frames
from sandtable.server.grabs import AT_HAND, Grabs
from sandtable.server.habits import Chosen
from sandtable.server.history import History
from sandtable.server.inquiry import Inquiry
from sandtable.server.leaving import Leaving
from sandtable.server.protocol import Refused
from sandtable.server.reader import Listener
from sandtable.server.rematch import Rematch
from sandtable.server.seats import Seats
from sandtable.server.slips import Slips
from sandtable.server.store import Place, Progress, Saved, Store
from sandtable.server.talk.keeping import KeptTalk
from sandtable.server.talk.room import Talk
from sandtable.server.timing import Timing
from sandtable.server.turns import BotTurns


class Table:
    """A game under way, or over, with its people and bots: what they may ask of it."""

    def __init__(
        self,
        saved: Saved,
        game: AnyGame,
        entries: Iterable[Entry],
        store: Store,
        thinkers: Thinkers,
        bots: Mapping[str, BotInfo],
        frames: Frames,
        calling: Calling = NOBODY_TOLD,
    ) -> None:
        self.id = saved.id
        self.game = game
        self.private = saved.private
        self.terms = saved.terms
        self.history = History(game, len(saved.places), saved.options, saved.seed, entries)
        self.seats = Seats(self.id, saved.places, store, bots, self.history.course)
        self.clock = clock.Clock(self._started(saved), self.history.last_at)
        self.timing = self._timing(saved)
        self.rematch = Rematch(self.id, self.seats, store, saved.next)
        self.audience = Audience(
            self.id, self.history, self.seats, self.clock, self.rematch, self.terms, self.timing
        )
        self.door = Door(
            self.id,
            self.history,
            self.audience,
            store,
            self.timing,
            self.rouse,
            Calls(self.audience, calling),
        )
        self.alarm = Alarm(self.door, self.rouse)
        self.flags = Flags(self.door)
        self.grabs = Grabs(self.audience, self.clock.at)
        self.turns = BotTurns(self.door, self.audience, self.grabs, thinkers)
        self.inquiry = Inquiry(self.audience, frames)
        self.bystanders = Bystanders(self.audience, store, closed=self.terms.watching == "nobody")
        self.talk = Talk(self.audience, KeptTalk(store, self.id), self.terms.talk)
        self.absence = Absence(self.audience, self.audience.show_seats)
        self.leaving = Leaving(self.door, self.absence)
        self.habits = Chosen(store)
        self.slips = Slips(self.door, self.habits)
        self.audience.affairs = self.leaving.affairs
        self.audience.habits = self.slips.habits_of
        self.audience.sketch = self.slips.shown
        self.touched = clock.now()

    def _started(self, saved: Saved) -> int | None:
        """A table whose last two seats were taken at two servers, as could be once, never got its time."""
        return saved.created if saved.started is None and not self.seats.waiting else saved.started

    def _timing(self, saved: Saved) -> Timing:
        seats, kept = self.seats, saved.progress.times
        timing = Timing(self.terms.clock, len(seats), seats.waited_for, kept)
        seats.first_time = timing.full() if timing.runs else None
        if self.clock.runs and kept is None:
            timing.begin(self.history.course)
        return timing

    # Questions

    @property
    def number(self) -> int:
        return self.history.number

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def over(self) -> bool:
        return self.history.over

    @property
    def waiting(self) -> bool:
        return self.seats.waiting

    @property
    def places(self) -> list[Place]:
        return self.seats.places

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if this table were put to sleep."""
        at_work = self.audience.listening or self.turns.thinking or self.door.lock.locked()
        return self.alarm.at_rest and self.flags.at_rest and not at_work

    def is_as_far_as(self, progress: Progress) -> bool:
        """Whether the log leads where it led when it was written."""
        found = self.seats.progress(self.history.course)
        return (found.number, found.turn, found.over) == (progress.number, progress.turn, progress.over)

    def own_seat(self, person: str | None) -> int:
        return self.seats.own(person)

    def first_state(self) -> State:
        return self.history.first_state()

    def record(self) -> Record:
        return self.history.record()

    # Looking on

    async def prepare(self, person: str | None) -> None:
        """Before somebody joins: a long log is read a little at a time."""
        await self.bystanders.prepare()
        await self.audience.prepare(self.audience.standing(person))
        await self.talk.prepare(person)
        await self.habits.prepare(place.person for place in self.places)

    def check_may_look(self, person: str | None) -> None:
        self.bystanders.check(person)

    def join(self, listener: Listener) -> None:
        self.audience.add(listener)
        self.bystanders.changed()
        self.bystanders.greet(listener)
        self.talk.greet(listener)
        self.rouse()

    def leave(self, listener: Listener) -> None:
        if self.audience.remove(listener):
            self.touched = clock.now()
            self.absence.left(listener.person)
            self.bystanders.changed()
            self.talk.forget(listener.person)

    async def allow(self, person: str | None, who: str, allowed: bool) -> None:
        """Let a bystander look on from one's own seat, or no more."""
        seat = self.own_seat(person)
        async with self.door.lock:
            await self.bystanders.allow(seat, who, allowed)
            self.talk.greet_all()

    def picture(self, listener: Listener) -> str:
        return self.audience.picture(listener)

    # What people do

    async def sit(self, person: str | None, seat: int) -> None:
        self.bystanders.check_sitting(person)
        async with self.door.lock:
            self.leaving.check_running()
            now = clock.now()
            if seat in self.history.course.offered:
                await self.leaving.take_over(person, seat)
            else:
                calls = self.door.calls.at_start(self.state, seat, person)
                self._begin(await self.seats.take(person, seat, now, calls), now)
            self.bystanders.turn_away()
            self.bystanders.changed()
            self.talk.greet_all()

    async def fill(self, person: str | None, seat: int, bot: str) -> None:
        """A bot for an open seat."""
        async with self.door.lock:
            self.leaving.check_running()
            now = clock.now()
            self._begin(await self.seats.fill(person, seat, bot, now), now)

    async def come_back(self, person: str | None) -> None:
        """Somebody plays the own seat again, which a bot had or somebody else might have had."""
        async with self.door.lock:
            await self.door.tick_if_due()
            await self.leaving.come_back(person)
            self.bystanders.turn_away()

    def _begin(self, complete: bool, now: int) -> None:
        if complete:
            self.clock.start(now)
            self.timing.begin(self.history.course)
        self.audience.show_all()
        self.rouse()

    async def decline(self, person: str | None) -> None:
        """Somebody would rather not sit in the seat that is kept."""
        async with self.door.lock:
            await self.seats.decline(person)
            self.audience.show_seats()

    async def replace(self, person: str | None, seat: int, bot: str) -> None:
        """Another bot for one that does not play."""
        async with self.door.lock:
            await self.seats.replace(person, seat, bot)
            self.turns.stop_one(seat)
            self.audience.show_seats()
            self.rouse()

    async def act(
        self, person: str | None, number: int, text: str, delay: Delay = AT_HAND, careful: bool = False
    ) -> protocol.Final | None:
        """An act, or the question whether it is meant: where one is careful, and it is not simply taken back."""
        seat = self.own_seat(person)
        with metrics.ACT_SECONDS.time():
            async with self._turn(seat, text, delay), self._acting(seat, number, 2 * delay.one_way):
                return await self.slips.act(seat, text, 2 * delay.one_way, careful)

    async def confirm(self, person: str | None, number: int, acts: int, delay: Delay) -> None:
        """Do what was sketched."""
        seat = self.own_seat(person)
        async with self._acting(seat, number, 2 * delay.one_way):
            await self.slips.confirm(seat, number, acts, 2 * delay.one_way)

    async def erase(self, person: str | None, keep: int) -> None:
        seat = self.own_seat(person)
        async with self.door.lock:
            self.slips.erase(seat, keep)

    async def choose_habits(self, person: str | None, habits: protocol.Habits) -> None:
        """How somebody likes to play, here and at every other table."""
        self.own_seat(person)
        await self.habits.choose(str(person), habits)
        text = protocol.write(protocol.HabitsShown(self.id, habits))
        for listener in self.audience.listening:
            if listener.person == person:
                listener.send(text)
        self.rouse()

    def _turn(self, seat: int, text: str, delay: Delay) -> contextlib.AbstractAsyncContextManager[None]:
        """When an act is to enter: at once, unless others may have wished for the same before."""
        if not self.waiting:
            with contextlib.suppress(Unreadable):
                return self.grabs.turn(seat, self.game.read(self.state, text), delay)
        return contextlib.nullcontext()

    @contextlib.asynccontextmanager
    async def _acting(self, seat: int, number: int, allowance: float) -> AsyncIterator[None]:
        """A seat acts by the rules: it may, it knows the position, and its time is not up."""
        async with self.door.lock:
            self.seats.check_complete()
            self.leaving.check_in(seat)
            await self.door.tick_if_due()
            self.history.check_fresh(number)
            await self.flags.check(seat, allowance)
            yield

    def may_agree(self, person: str | None) -> int:
        """The seat of somebody who may ask for a rematch; raises Refused."""
        seat = self.own_seat(person)
        if not self.over:
            raise Refused("not-over", say("table-a-rematch-comes-after"))
        return seat

    # What the server does

    def rouse(self) -> None:
        """Whatever the server itself has to do now: a bot's turn, an alarm, a word after the end."""
        if self.over:
            self.talk.end()
        if self.clock.runs and not self.waiting:
            self.alarm.set()
            self.flags.set()
            self.turns.begin()
            self.absence.look()
            self.slips.look()

    def sleep(self) -> None:
        self.clock.stop()
        self.flags.stop()
        self.turns.stop()
        self.absence.stop()
        self.slips.stop()
