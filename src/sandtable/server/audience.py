"""Everybody who looks on at a table, and what they are shown."""

import asyncio
import contextlib
import dataclasses
import logging
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from sandtable.core.acts import Offer
from sandtable.core.course import Course
from sandtable.core.log import Step
from sandtable.core.messages import language, say, speaking
from sandtable.core.view import OutcomeShown, View, show_outcome
from sandtable.faults import describe
from sandtable.server import protocol
from sandtable.server.changes import small_changes
from sandtable.server.clock import Clock
from sandtable.server.history import History
from sandtable.server.reader import Listener, Reader, Standing
from sandtable.server.rematch import Rematch
from sandtable.server.seats import WAITING, Seats
from sandtable.server.timing import Timing

logger = logging.getLogger("sandtable.server")

AT_ONCE: Final = 50  # acts that a reader reads before others have their turn


class Audience:
    """The readers of one table, and the pages of each."""

    def __init__(
        self,
        table: str,
        history: History,
        seats: Seats,
        clock: Clock,
        rematch: Rematch,
        terms: protocol.Terms,
        timing: Timing,
    ) -> None:
        self.table = table
        self.history = history
        self.seats = seats
        self.clock = clock
        self.rematch = rematch
        self.terms = terms
        self.timing = timing
        self.followers: dict[str, int] = {}  # who may see a seat's cards
        self.readers: dict[Standing, Reader] = {}
        self.listening: dict[Listener, Reader] = {}
        self.hidden: set[Listener] = set()  # pages that nobody looks at
        self.affairs: Callable[[int | None], protocol.Affairs]  # set by the table, …
        self.habits: Callable[[int], protocol.Habits]  # … and these too
        self.sketch: Callable[[int | None], protocol.Sketch | None]

    @property
    def waiting(self) -> bool:
        """Whether the game has still to begin."""
        return self.seats.waiting and not self.history.over

    @property
    def people(self) -> set[str | None]:
        return {listener.person for listener in self.listening}

    def look(self, listener: Listener, looks: bool) -> None:
        """Somebody looks at a page, or away from it."""
        (self.hidden.discard if looks else self.hidden.add)(listener)

    def is_looked_at_by(self, person: str) -> bool:
        return any(one.person == person and one not in self.hidden for one in self.listening)

    def standing(self, person: str | None, tongue: str | None = None) -> Standing:
        """A player's own seat, the seat that somebody may follow, or neither; in the language spoken now, or this."""
        seat = self.seats.of(person)
        return Standing(seat, self.follows(person) if seat is None else seat, tongue or language())

    def follows(self, person: str | None) -> int | None:
        return self.followers.get(person or "")

    async def prepare(self, standing: Standing) -> Reader:
        """The reader for a standing; one who comes late reads the log first, a little at a time."""
        if standing in self.readers:
            return self.readers[standing]
        history, late = self.history, self._newcomer(standing)
        while standing not in self.readers and late.number < history.number:
            late.read(history.entries[late.number : late.number + AT_ONCE])
            await asyncio.sleep(0)
        return self.readers.setdefault(standing, late)

    def reader(self, standing: Standing) -> Reader:
        """The same at once: before a game begins, its log is short."""
        if standing not in self.readers:
            self.readers[standing] = self._newcomer(standing)
            self.readers[standing].read(self.history.entries)
        return self.readers[standing]

    def _newcomer(self, standing: Standing) -> Reader:
        history = self.history
        course = Course(history.first_state(), len(self.seats))
        return Reader(history.game, standing, course, history.hides_time)

    # Coming and going

    def add(self, listener: Listener) -> None:
        """Show the table to a page, from now on."""
        self._place(listener)
        listener.send(self.picture(listener))
        self.show_seats(but=listener)

    def remove(self, listener: Listener) -> bool:
        """Whether this page was there."""
        reader = self.listening.pop(listener, None)
        if reader is None:
            return False
        self.hidden.discard(listener)
        reader.listeners.discard(listener)
        self.show_seats()
        return True

    def _place(self, listener: Listener) -> None:
        """A page among those of its person's seat, or among the bystanders'."""
        reader = self.reader(self.standing(listener.person, listener.language))
        if before := self.listening.get(listener):
            before.listeners.discard(listener)
        reader.listeners.add(listener)
        self.listening[listener] = reader

    # What is shown

    def show(self, step: Step) -> None:
        """An act that was stored, to each reader in its own words."""
        for reader in list(self.readers.values()):
            with self._alone(reader):
                before, line = reader.view, reader.follow(step)
                if reader.listeners:
                    self._send_acted(reader, self._acted(reader, line), before)

    def _send_acted(self, reader: Reader, acted: protocol.Acted, before: View) -> None:
        """To some as a whole, to others what changed; each message is made once."""
        some = {one for one in reader.listeners if one.changes}
        found = small_changes(before, acted.view) if some else None
        if len(some) < len(reader.listeners) or found is None:
            whole = protocol.write(acted)
            for listener in list(reader.listeners if found is None else reader.listeners - some):
                listener.send(whole)
        if found is not None:
            text = protocol.write(msgspec.structs.replace(acted, view=None, changes=found))
            for listener in some:
                listener.send(text)

    def show_all(self) -> None:
        """Everybody gets the whole picture anew."""
        for listener in list(self.listening):
            self._place(listener)
        for reader in self._attended():
            with self._alone(reader):
                reader.told = ""
                reader.send(protocol.write(self._picture(reader)))

    def show_again(self, person: str) -> None:
        """Somebody stands elsewhere now: all pages of that person get the whole picture."""
        for listener in [one for one in self.listening if one.person == person]:
            self._place(listener)
            listener.send(self.picture(listener))

    @contextlib.contextmanager
    def _alone(self, reader: Reader) -> Iterator[None]:
        """A fault for one reader is not another's, and least of all the actor's. That reader begins anew
        when somebody joins again."""
        try:
            with speaking(reader.language):
                yield
        except Exception as problem:
            logger.error("table %s cannot be shown to a reader: %s", self.table, describe(problem))
            with speaking(reader.language):
                told = protocol.ErrorTold("not-shown", say("not-shown"), None, self.table)
            reader.send(protocol.write(told))
            for listener in reader.listeners:
                self.listening.pop(listener, None)
            del self.readers[reader.standing]

    def show_seats(self, but: Listener | None = None) -> None:
        """Tell everybody who sits here and who is there, where that is news."""
        for reader in self._attended():
            with speaking(reader.language):
                seats = self.seats.shown(reader.seat, self.people)
            text = protocol.write(protocol.SeatsShown(self.table, seats, reader.seat, self.waiting))
            if text != reader.told:
                reader.told = text
                for listener in reader.listeners - {but}:
                    listener.send(text)

    def show_rematch(self) -> None:
        text = protocol.write(self.rematch.shown())
        for reader in self._attended():
            reader.send(text)

    def picture(self, listener: Listener) -> str:
        reader = self.listening[listener]
        with speaking(reader.language):
            return protocol.write(self._picture(reader))

    def _attended(self) -> list[Reader]:
        return [reader for reader in self.readers.values() if reader.listeners]

    def _offers(self, reader: Reader) -> list[Offer]:
        """What a reader may do now: nothing before the game begins, after its end, or while a bot stands in."""
        by_bot = reader.seat is not None and self.seats.bot_of(reader.seat) is not None
        closed = self.seats.waiting or self.history.over or by_bot
        return [] if closed else reader.offers(self.history.state)

    def _question(self, reader: Reader) -> str:
        ended = self.history.course.ended
        if ended is not None:
            return say("game-over", reason=say.retell("reason", ended.reason))
        return str(WAITING) if self.seats.waiting else self.history.game.question(reader.view)

    def _result(self) -> OutcomeShown | None:
        """How the game ended, with the reason in the language spoken now."""
        outcome = self.history.course.outcome()
        if outcome is None:
            return None
        told = self.history.game.tell_reason(outcome.reason)
        return show_outcome(dataclasses.replace(outcome, reason=told))

    def _times(self) -> protocol.Times | None:
        return self.timing.times if self.timing.runs and self.clock.runs else None

    def _acted(self, reader: Reader, line: protocol.Entry) -> protocol.Acted:
        history = self.history
        return protocol.Acted(
            self.table,
            line.number,
            line,
            reader.view,
            self._question(reader),
            self._offers(reader),
            self._result(),
            history.told_seed,
            self.affairs(reader.seat),
            self._times(),
        )

    def _picture(self, reader: Reader) -> protocol.TableShown:
        history = self.history
        return protocol.TableShown(
            table=self.table,
            game=history.game.name,
            at_once=history.game.nature.at_once,
            options=history.options,
            terms=self.terms,
            seats=self.seats.shown(reader.seat, self.people),
            seat=reader.seat,
            follows=reader.eyes if reader.seat is None else None,
            number=history.number,
            view=reader.view,
            question=self._question(reader),
            offers=self._offers(reader),
            result=self._result(),
            log=reader.lines,
            commitment=history.commitment,
            seed=history.told_seed,
            rematch=self.rematch.agreement(),
            waiting=self.waiting,
            now=None if not self.clock.runs or reader.hides_time else self.clock.at(),
            affairs=self.affairs(reader.seat),
            times=self._times(),
            habits=None if reader.seat is None else self.habits(reader.seat),
            sketch=self.sketch(reader.seat),
        )
