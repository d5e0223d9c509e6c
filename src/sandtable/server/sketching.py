"""A seat's sketch: acts in which nothing is learned, on a copy of the position, seen by that seat alone.

It lives in memory. It is gone with a sentence where the position under it changes, and when the server goes."""

from dataclasses import dataclass, field
from typing import Final

from sandtable.core.log import Step
from sandtable.core.messages import say
from sandtable.core.state import State
from sandtable.server import protocol
from sandtable.server.protocol import Refused

LONGEST: Final = 100  # acts
FULL: Final = say.later("sketching-full", most=LONGEST)


@dataclass
class Sketch:
    """The acts that a seat has sketched since a position."""

    seat: int
    base: State
    steps: list[Step] = field(default_factory=list)

    @property
    def state(self) -> State:
        return self.steps[-1].after if self.steps else self.base

    def add(self, step: Step) -> None:
        if len(self.steps) >= LONGEST:
            raise Refused("too-long", FULL)
        self.steps.append(step)

    def shown(self, number: int) -> protocol.Sketch:
        state = self.state
        view = state.view(self.seat)
        return protocol.Sketch(
            number,
            [self._line(step) for step in self.steps],
            view,
            state.game.question(view),
            state.offers(self.seat),
        )

    def _line(self, step: Step) -> protocol.SketchLine:
        game, seat = step.before.game, self.seat
        shown = game.seen(step.before, seat, step.action, seat)
        return protocol.SketchLine(
            shown.act, game.tell(step.before.view(seat), step.after.view(seat), seat, shown)
        )
