"""One live table: its seats, its one door for acts, and everybody who looks on.

An act, a bot's act and a tick all go through `_enter`: checked on a copy of the state, stored, and
only then shown. A lock keeps the order; nothing here depends on the length of the game.
"""

import asyncio
import logging
import random
from collections.abc import Iterable
from typing import Final

from sandtable.core.chance import commitment
from sandtable.core.errors import IllegalAction, Unreadable
from sandtable.core.game import Game, State
from sandtable.core.record import CLOCK, TICK, Entry, Record
from sandtable.faults import describe
from sandtable.players import BotInfo
from sandtable.server import clock, protocol
from sandtable.server.accounts import Accounts
from sandtable.server.bots import Thinkers, new_seed
from sandtable.server.protocol import Refused
from sandtable.server.reader import Listener, Reader
from sandtable.server.steps import Step, fold, take_step
from sandtable.server.store import Conflict, Place, Progress, Saved, Store

logger = logging.getLogger("sandtable.server")

WAITING: Final = "Waiting for somebody to take the open seat."
STALE: Final = "Somebody acted in the meantime; look again."
RETRY: Final = 1.0  # seconds until a bot tries again what could not be stored


class Table:
    """A game under way, or over, with its people and bots."""

    def __init__(
        self,
        saved: Saved,
        game: Game,
        entries: Iterable[Entry],
        store: Store,
        accounts: Accounts,
        thinkers: Thinkers,
        bots: dict[str, BotInfo],
    ) -> None:
        self.id = saved.id
        self.game = game
        self.options = saved.options
        self.seed = saved.seed
        self.created = saved.created
        self.next = saved.next
        self.places = saved.places
        self.store = store
        self.accounts = accounts
        self.thinkers = thinkers
        self.bots = bots
        self.commitment = commitment(self.seed)
        self.lock = asyncio.Lock()
        self.entries: list[Entry] = []
        self.state = self.first_state()
        self.unseen_since = 0  # the lowest number that an act may have seen and still be fresh
        self.rung: int | None = None  # the deadline that the clock was told last
        self.ticked = asyncio.Event()  # set by the next tick
        for step in fold(game, self.state, entries):
            self._advance(step)
        self.clock: clock.Clock | None = None
        if saved.started is not None:
            self.clock = clock.Clock(saved.started, self.entries[-1].at if self.entries else 0)
        self.readers: dict[int | None, Reader] = {}
        self.listening: dict[Listener, Reader] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.ticking: asyncio.Task[None] | None = None
        self.touched = clock.now()

    # Questions

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def waiting(self) -> bool:
        return any(place.kind == "open" for place in self.places)

    @property
    def over(self) -> bool:
        return self.state.outcome() is not None

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if this table were put to sleep."""
        at_rest = self.ticking is None and (self.clock is None or self.clock.alarm is None)
        return at_rest and not self.listening and not self.thinking and not self.lock.locked()

    def first_state(self) -> State:
        return self.game.start(len(self.places), self.seed, **self.options)

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        return next((seat for seat, place in enumerate(self.places) if place.person == person), None)

    def own_seat(self, person: str | None) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not-yours", "You do not sit at this table.")
        return seat

    def progress(self, state: State, number: int) -> Progress:
        turn = list(state.actors())
        awake = state.deadline() is not None or any(self.places[seat].kind == "bot" for seat in turn)
        over = state.outcome() is not None
        return Progress(number, turn, over, awake and not over and not self.waiting)

    def record(self) -> Record:
        outcome = self.state.outcome()
        if outcome is None:
            raise Refused("not-over", "The record is there once the game is over.")
        return Record(
            self.game.name,
            len(self.places),
            self.options,
            self.seed,
            self.commitment,
            list(self.entries),
            outcome.scores,
        )

    # Looking on

    def join(self, listener: Listener) -> None:
        """Show the table to a page, from now on."""
        self._seat_listener(listener)
        listener.send(self.picture(listener))
        self.show_seats(but=listener)

    def leave(self, listener: Listener) -> None:
        reader = self.listening.pop(listener, None)
        if reader is not None:
            reader.listeners.discard(listener)
            self.touched = clock.now()
            self.show_seats()

    def picture(self, listener: Listener) -> str:
        return protocol.write(self._picture(self.listening[listener]))

    def reader(self, seat: int | None) -> Reader:
        """The reader of a seat; one who comes late reads the log first."""
        if seat not in self.readers:
            first = self.first_state()
            reader = Reader(self.game, seat, first)
            for step in fold(self.game, first, self.entries):
                reader.follow(step)
            self.readers[seat] = reader
        return self.readers[seat]

    def show_seats(self, but: Listener | None = None) -> None:
        """Tell everybody who sits here and who is there."""
        for reader in self.readers.values():
            seats = protocol.SeatsShown(self.id, self.seats(reader.seat), reader.seat, self.waiting)
            text = protocol.write(seats)
            for listener in list(reader.listeners):
                if listener is not but:
                    listener.send(text)

    def seats(self, reader: int | None) -> list[protocol.Seat]:
        here = {listener.person for listener in self.listening}
        return [
            show_place(place, self.accounts, self.bots, place.person in here, seat == reader)
            for seat, place in enumerate(self.places)
        ]

    def _seat_listener(self, listener: Listener) -> None:
        reader = self.reader(self.seat_of(listener.person))
        if before := self.listening.get(listener):
            before.listeners.discard(listener)
        reader.listeners.add(listener)
        self.listening[listener] = reader

    def _picture(self, reader: Reader) -> protocol.TableShown:
        return protocol.TableShown(
            table=self.id,
            game=self.game.name,
            options=self.options,
            seats=self.seats(reader.seat),
            seat=reader.seat,
            number=self.number,
            view=reader.view,
            question=WAITING if self.waiting else self.game.question(reader.view),
            legal=[] if self.waiting else reader.legal(self.state),
            log=reader.lines,
            commitment=self.commitment,
            seed=self.seed if self.over else None,
            rematch=protocol.Agreement(self.agreed(), self.next),
            waiting=self.waiting,
            now=None if self.clock is None or reader.hides_time else self.clock.at(),
        )

    def _show_all(self) -> None:
        """Everybody gets the whole picture anew."""
        for listener in list(self.listening):
            self._seat_listener(listener)
        for reader in self.readers.values():
            if reader.listeners:
                reader.send(protocol.write(self._picture(reader)))

    # What people do

    async def sit(self, person: str | None, seat: int) -> None:
        async with self.lock:
            self._check_seat(person, seat)
            place = Place("person", person)
            last = sum(other.kind == "open" for other in self.places) == 1
            started = clock.now() if last else None
            places = [*self.places[:seat], place, *self.places[seat + 1 :]]
            try:
                await self.store.take_seat(self.id, seat, str(person), started, self._wakes(places))
            except Conflict:
                raise Refused("not-yours", "Somebody else sat down there first.") from None
            self.places = places
            self.clock = clock.Clock(started) if started is not None else None
            self._show_all()
            self.rouse()

    def _check_seat(self, person: str | None, seat: int) -> None:
        if person is None:
            raise Refused("not-yours", "Open the page first: it gives you a name.")
        if self.seat_of(person) is not None:
            raise Refused("not-yours", "You sit at this table already.")
        if seat >= len(self.places) or self.places[seat].kind != "open":
            raise Refused("not-yours", "This seat is taken.")

    def _wakes(self, places: list[Place]) -> bool:
        """Whether the server has to do something once these places are taken."""
        to_move = any(places[seat].kind == "bot" for seat in self.state.actors())
        return to_move or self.state.deadline() is not None

    async def act(self, person: str | None, number: int, text: str) -> None:
        seat = self.own_seat(person)
        async with self.lock:
            if self.waiting:
                raise Refused("waiting", WAITING)
            await self._tick_if_due()
            self._check_fresh(number)
            try:
                action = self.game.read(self.state, text)
                await self._enter(seat, action)
            except Unreadable as problem:
                raise Refused("unreadable", str(problem)) from problem
            except IllegalAction as problem:
                raise Refused("illegal", problem.text, problem.rule) from problem

    def _check_fresh(self, number: int) -> None:
        """Where several may act at once, an act by another does not make one's own stale."""
        at_once = len(self.state.actors()) > 1
        if not at_once and not self.unseen_since <= number <= self.number:
            raise Refused("stale", STALE)

    def why(self, person: str | None, target: str | None, act: str | None) -> protocol.WhyTold:
        seat = self.own_seat(person)
        if (target is None) == (act is None):
            raise Refused("malformed", "Ask about a target or about an act.")
        try:
            if act is not None:
                action = self.game.read(self.state, act)
            else:
                action = self.game.meant(self.state, seat, str(target))
        except Unreadable as problem:
            raise Refused("unreadable", str(problem)) from problem
        refusal = self.state.why_not(seat, action)
        rule, text = (refusal.rule, refusal.text) if refusal else (None, "This is allowed.")
        return protocol.WhyTold(self.id, target, self.game.write(self.state, action), rule, text)

    def frame(self, person: str | None, number: int) -> protocol.FrameShown:
        if not self.over:
            raise Refused("not-over", "Only a finished game can be stepped through.")
        if number > self.number:
            raise Refused("malformed", f"This game has {self.number} acts, not {number}.")
        reader = self.reader(self.seat_of(person))
        state = self.first_state()
        for step in fold(self.game, state, self.entries[:number]):
            state = step.after
        line = reader.lines[number - 1] if number else None
        return protocol.FrameShown(self.id, number, state.view(reader.seat), line)

    # A rematch

    def agreed(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.agreed]

    def may_agree(self, person: str | None) -> int:
        seat = self.own_seat(person)
        if not self.over:
            raise Refused("not-over", "A rematch comes after the game.")
        return seat

    async def agree(self, seat: int) -> None:
        """Bots are always ready to play again."""
        ready = [n for n, place in enumerate(self.places) if n == seat or place.kind == "bot"]
        await self.store.agree(self.id, ready)
        for n in ready:
            self.places[n].agreed = True

    def show_rematch(self) -> None:
        text = protocol.write(protocol.RematchShown(self.id, self.agreed(), self.next))
        for reader in self.readers.values():
            reader.send(text)

    # The door

    async def _enter(self, seat: int, action: int) -> None:
        """Check, store, show. The lock is held; an illegal act raises and changes nothing."""
        assert self.clock is not None
        text = TICK if seat == CLOCK else self.game.write(self.state, action)
        entry = Entry(seat, self.clock.at(), text)
        step = take_step(self.game, self.state, self.number + 1, entry)
        try:
            await self.store.add_entry(self.id, entry, self.progress(step.after, step.number))
        except Conflict:
            await self._catch_up()
            raise Refused("stale", STALE) from None
        self._show(step)
        self.rouse()

    async def _catch_up(self) -> None:
        """Another process wrote to our log: show what it wrote."""
        entries = await self.store.entries(self.id, self.number)
        for step in fold(self.game, self.state, entries, self.number):
            self._show(step)
        self.rouse()

    def _advance(self, step: Step) -> None:
        if len(step.before.actors()) <= 1:
            self.unseen_since = step.number
        if step.entry.seat == CLOCK:
            self.rung = step.before.deadline()
            self.ticked.set()
            self.ticked = asyncio.Event()
        self.state = step.after
        self.entries.append(step.entry)

    def _show(self, step: Step) -> None:
        self._advance(step)
        seed = self.seed if self.over else None
        for reader in self.readers.values():
            line = reader.follow(step)
            if reader.listeners:
                question, legal = self.game.question(reader.view), reader.legal(self.state)
                acted = protocol.Acted(self.id, step.number, line, reader.view, question, legal, seed)
                reader.send(protocol.write(acted))

    # Bots and the clock

    def rouse(self) -> None:
        """Whatever the server itself has to do now: a bot's turn, an alarm."""
        if self.clock is None or self.waiting:
            return
        self.clock.set_alarm(self._next_deadline(), self._ring)
        for seat in self.state.actors():
            if self.places[seat].kind == "bot" and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._play_bot(seat))

    def sleep(self) -> None:
        if self.clock is not None:
            self.clock.stop()
        for task in self.thinking.values():
            task.cancel()

    def _next_deadline(self) -> int | None:
        deadline = self.state.deadline()
        if deadline is not None and deadline == self.rung:
            logger.error("%s: the clock was told, and wants to be told the same again", self.game.name)
            return None
        return deadline

    def _ring(self) -> None:
        self.ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        try:
            async with self.lock:
                await self._tick_if_due()
        except Exception as problem:
            logger.error("a tick could not be stored: %s", describe(problem))
            await asyncio.sleep(RETRY)
        finally:
            self.ticking = None
        self.rouse()

    async def _tick_if_due(self) -> None:
        """An act after a deadline finds the clock already told."""
        deadline = self._next_deadline()
        if deadline is not None and self.clock is not None and self.clock.at() >= deadline:
            await self._enter(CLOCK, 0)

    async def _play_bot(self, seat: int) -> None:
        """Play while it is this seat's turn. Whatever a bot does, the table goes on."""
        try:
            while seat in self.state.actors():
                await self._bot_turn(seat)
        except Exception as problem:
            logger.error("a bot cannot go on: %s", describe(problem))
        finally:
            del self.thinking[seat]

    async def _bot_turn(self, seat: int) -> None:
        bot, seed = str(self.places[seat].bot), new_seed()
        if self.bots[bot].paced and await self._wait_as_a_person_would(seat, bot, seed):
            return
        number, view = self.number, self.state.view(seat)
        action = await self.thinkers.choose(self.game.name, bot, view, self.bots[bot].seconds, seed)
        try:
            async with self.lock:
                await self._tick_if_due()
                await self._enter_for_bot(seat, action, number)
        except Exception as problem:
            logger.error("a bot's act could not be entered: %s", describe(problem))
            await asyncio.sleep(RETRY)

    async def _wait_as_a_person_would(self, seat: int, bot: str, seed: int) -> bool:
        """Wait as long as the bot's own pace says; True if a tick came in between."""
        ticked = self.ticked
        seconds = await self.thinkers.delay(self.game.name, bot, self.state.view(seat), seed)
        try:
            return await asyncio.wait_for(ticked.wait(), seconds)
        except TimeoutError:
            return False

    async def _enter_for_bot(self, seat: int, action: int | None, number: int) -> None:
        legal = self.state.legal(seat)
        if not legal:
            return
        if action is not None and action not in legal:
            if number != self.number:
                return  # the table changed while the bot thought: it thinks again
            logger.warning("bot %s chose a forbidden act", self.places[seat].bot)
            action = None
        await self._enter(seat, random.choice(legal) if action is None else action)


def show_place(
    place: Place, accounts: Accounts, bots: dict[str, BotInfo], here: bool, you: bool
) -> protocol.Seat:
    if place.person is not None:
        return protocol.Seat("person", accounts.name(place.person), None, here, you)
    if place.bot is not None:
        title = bots[place.bot].title if place.bot in bots else place.bot
        return protocol.Seat("bot", title, place.bot, True, False)
    return protocol.Seat("open", "", None, False, False)
