"""Nothing by a slip: what cannot simply be taken back is asked for twice, and a seat may sketch its turn first.
What leaves no choice, as everybody knows, is done by itself for those who like it so."""

import asyncio
import logging
from typing import Final

from sandtable.core import log
from sandtable.core.course import ONLY
from sandtable.core.errors import IllegalAction, Unreadable
from sandtable.core.log import Step
from sandtable.core.messages import Text, say, speaking
from sandtable.core.remedies import explained
from sandtable.core.state import State
from sandtable.faults import describe
from sandtable.server import protocol
from sandtable.server.door import Door
from sandtable.server.habits import Chosen
from sandtable.server.history import STALE
from sandtable.server.protocol import Refused
from sandtable.server.sketching import Sketch

logger = logging.getLogger("sandtable.server")

GONE: Final = say.later("slips-gone")
NO_SKETCH: Final = say.later("slips-no-sketch")


class Slips:
    """The care that one table takes of its players' acts. Whoever changes something here holds the door's lock."""

    def __init__(self, door: Door, habits: Chosen) -> None:
        self.door = door
        self.history = door.history
        self.audience = door.audience
        self.seats = door.audience.seats
        self.habits = habits
        self.sketches: dict[int, Sketch] = {}
        self.answering: asyncio.Task[None] | None = None

    def habits_of(self, seat: int) -> protocol.Habits:
        return self.habits.of(self.seats.places[seat].person)

    # A seat's act

    async def act(self, seat: int, text: str, allowance: float, careful: bool) -> protocol.Final | None:
        """Do it, sketch it, or ask for it again. Raises Refused, and then nothing has changed."""
        sketch = self.sketches.get(seat)
        before = sketch.state if sketch else self.history.state
        try:
            action = before.read(text)
            if not self.history.game.nature.at_once and (careful or self.habits_of(seat).confirm):
                step = log.act(before, self.history.number + 1, seat, action, self.door.clock.at())
                final = before.game.reveals(before, seat, action)
                if final and careful:
                    label = before.game.offer(before, seat, action).label
                    return protocol.Final(self.audience.table, self.history.number, step.entry.text, label)
                if not final and self.habits_of(seat).confirm:
                    self._sketch(seat, step)
                    return None
            await self._enter_all(seat, [*self._sketched(seat), action], allowance)
        except Unreadable as problem:
            raise Refused("unreadable", str(problem)) from problem
        except IllegalAction as problem:
            told = explained(before, seat, action)
            raise Refused("illegal", told.text if told else problem.text, problem.rule) from problem
        return None

    def _sketched(self, seat: int) -> list[int]:
        sketch = self.sketches.get(seat)
        return [step.action for step in sketch.steps] if sketch else []

    async def _enter_all(self, seat: int, actions: list[int], allowance: float) -> None:
        """What was sketched, and more, by the door. The page goes from its sketch to the same in earnest."""
        sketch = self.sketches.pop(seat, None)
        try:
            for action in actions:
                await self.door.enter(seat, action, allowance)
        except BaseException:
            if sketch is not None and sketch.base is self.history.state:
                self.sketches[seat] = sketch
            elif sketch is not None:
                self._tell(seat, GONE)
            raise
        if sketch is not None:
            self._tell(seat)

    # Sketches

    def _sketch(self, seat: int, step: Step) -> None:
        self.sketches.setdefault(seat, Sketch(seat, self.history.state)).add(step)
        self._tell(seat)

    async def confirm(self, seat: int, number: int, acts: int, allowance: float) -> None:
        """Do what was sketched, if it is what the page shows."""
        self.history.check_fresh(number)
        actions = self._sketched(seat)
        if not actions:
            raise Refused("not-now", NO_SKETCH)
        if len(actions) != acts:
            raise Refused("stale", STALE)
        await self._enter_all(seat, actions, allowance)

    def erase(self, seat: int, keep: int) -> None:
        sketch = self.sketches.get(seat)
        if sketch is None:
            raise Refused("not-now", NO_SKETCH)
        del sketch.steps[keep:]
        if not sketch.steps:
            del self.sketches[seat]
        self._tell(seat)

    def shown(self, seat: int | None) -> protocol.Sketch | None:
        sketch = self.sketches.get(-1 if seat is None else seat)
        return sketch.shown(self.history.number) if sketch else None

    def _tell(self, seat: int, text: str | Text = "") -> None:
        """To the pages of that seat alone."""
        for reader in self.audience.readers.values():
            if reader.seat == seat:
                with speaking(reader.language):
                    told = protocol.SketchShown(self.audience.table, self.shown(seat), str(text))
                reader.send(protocol.write(told))

    def _drop_old(self) -> None:
        """A sketch of another position than this one is nothing any more."""
        for seat, sketch in list(self.sketches.items()):
            by_bot = self.seats.bot_of(seat) is not None
            if sketch.base is not self.history.state or self.history.over or by_bot:
                del self.sketches[seat]
                self._tell(seat, GONE)

    # Answers that leave no choice

    def look(self) -> None:
        """After whatever happened at the table."""
        self._drop_old()
        if self.answering is None and self._due(self.history.state) is not None:
            self.answering = asyncio.create_task(self._answer())

    def _due(self, state: State) -> tuple[int, int] | None:
        """A seat whose only answer is known to all and tells nobody anything; and that answer."""
        if self.history.over or self.history.full or self.history.game.nature.at_once:
            return None
        for seat in state.actors():
            wanted = self.habits_of(seat).single and self.seats.bot_of(seat) is None
            if wanted and state.game.forced(state, seat):
                action = state.legal(seat)[0]
                return None if state.game.reveals(state, seat, action) else (seat, action)
        return None

    async def _answer(self) -> None:
        try:
            async with self.door.lock:
                while (due := self._due(self.history.state)) is not None:
                    seat, action = due
                    await self.door.enter_from_outside(seat, ONLY)
                    await self.door.enter(seat, action)
        except Exception as problem:
            logger.error("an only answer could not be given: %s", describe(problem))
        finally:
            self.answering = None

    def stop(self) -> None:
        if self.answering is not None:
            self.answering.cancel()
