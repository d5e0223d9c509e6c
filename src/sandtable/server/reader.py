"""What one reader of a table gets to know: a seat, or (seat None) everybody who only watches.

Everything here is made from the reader's own views and legal acts. A message is made once, however
many pages show it.
"""

from typing import Protocol

from sandtable.core.game import Game, State
from sandtable.core.record import CLOCK, TICK
from sandtable.server.protocol import Line
from sandtable.server.steps import Step


class Listener(Protocol):
    """A page that shows a table."""

    person: str | None

    def send(self, text: str) -> None: ...


class Reader:
    """One reader: the view now, the log so far, the pages."""

    def __init__(self, game: Game, seat: int | None, first: State) -> None:
        self.game = game
        self.seat = seat
        self.view = first.view(seat)
        self.lines: list[Line] = []
        self.listeners: set[Listener] = set()

    @property
    def hides_time(self) -> bool:
        """A game that hides its clock says in its views that the time is unknown."""
        return self.view.get("at", 0) is None

    def follow(self, step: Step) -> Line:
        """See an act happen: the next view and log line."""
        seat, at = step.entry.seat, step.entry.at
        act = TICK if seat == CLOCK else self.game.seen(step.before, seat, step.action, self.seat)
        view = step.after.view(self.seat)
        text = self.game.tell(self.view, view, seat, act)
        self.view = view
        line = Line(step.number, None if seat == CLOCK else seat, None if self.hides_time else at, act, text)
        self.lines.append(line)
        return line

    def legal(self, state: State) -> list[str]:
        if self.seat is None:
            return []
        return [self.game.write(state, action) for action in state.legal(self.seat)]

    def send(self, text: str) -> None:
        for listener in list(self.listeners):
            listener.send(text)
