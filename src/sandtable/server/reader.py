"""What one reader of a table gets to know: a seat, those whom it lets see its cards, or everybody else who watches.

Everything here is made from the reader's own views and legal acts. A message is made once, however
many pages show it.
"""

import logging
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from sandtable.core.acts import Offer, Shown
from sandtable.core.course import Course, is_from_outside, seen, tell
from sandtable.core.game import AnyGame
from sandtable.core.log import CLOCK, Entry, Step
from sandtable.core.messages import ORIGINAL, speaking
from sandtable.core.state import State
from sandtable.core.view import View
from sandtable.faults import describe
from sandtable.server import protocol
from sandtable.server.delay import Delay

logger = logging.getLogger("sandtable.server")


class Listener(Protocol):
    """A page that shows a table."""

    person: str | None
    address: str
    name: str
    delay: Delay
    language: str
    changes: bool  # whether it would rather hear what changes than whole views

    def send(self, text: str) -> None: ...


class Standing(NamedTuple):
    """Where somebody stands at a table: the own seat, the seat through whose eyes the table is seen, and the
    language in which it is told."""

    seat: int | None
    eyes: int | None
    language: str = ORIGINAL


class Reader:
    """One reader: the view now, the log so far, the pages."""

    def __init__(self, game: AnyGame, standing: Standing, course: Course, hides_time: bool) -> None:
        self.game = game
        self.standing = standing
        self.seat, self.eyes, self.language = standing
        self.hides_time = hides_time
        self.course = course  # as far as this reader has read
        with speaking(self.language):
            self.view = game.spoken(course.state.view(self.eyes))
        self.lines: list[protocol.Entry] = []
        self.listeners: set[Listener] = set()
        self.told = ""  # the last word about the seats

    @property
    def number(self) -> int:
        return len(self.lines)

    def read(self, entries: Iterable[Entry]) -> None:
        """Follow what comes next in the log."""
        for entry in entries:
            self.follow(self.course.step(entry))

    def follow(self, step: Step) -> protocol.Entry:
        """See an act happen: the next view and log line."""
        with speaking(self.language):
            return self._follow(step)

    def _follow(self, step: Step) -> protocol.Entry:
        seat, act = step.entry.seat, seen(step, self.eyes)
        view = self.game.spoken(step.after.view(self.eyes))
        outside = is_from_outside(step.entry)
        text = tell(step.entry, self.course.ask) if outside else self._tell(view, seat, act)
        self.view = view
        self.course.advance(step)
        line = protocol.Entry(
            step.number,
            None if seat == CLOCK else seat,
            None if self.hides_time else step.entry.at,
            act.act,
            text,
            act.verb,
            act.parts,
            act.targets,
        )
        self.lines.append(line)
        return line

    def _tell(self, view: View, seat: int, act: Shown) -> str:
        """The sentence of an act. A fault in a sentence is no reason to hide the act."""
        try:
            return self.game.tell(self.view, view, seat, act)
        except Exception as problem:
            logger.error("an act of %s cannot be told: %s", self.game.name, describe(problem))
            return act.act

    def offers(self, state: State) -> list[Offer]:
        return [] if self.seat is None else state.offers(self.seat)

    def send(self, text: str) -> None:
        for listener in list(self.listeners):
            listener.send(text)
