"""Whom an act calls to the table: people whose turn begins, and who do not look."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sandtable.core.log import Step
from sandtable.core.state import State
from sandtable.server.alerts.keeping import made
from sandtable.server.audience import Audience
from sandtable.server.writer import Change


@dataclass(frozen=True)
class Calling:
    """How long to wait whether somebody looks by themselves, in milliseconds; and who is told that an alert is made."""

    delay: int = 15_000
    wake: Callable[[], None] = lambda: None


NOBODY_TOLD: Final = Calling()


class Calls:
    """The calls of one table."""

    def __init__(self, audience: Audience, calling: Calling) -> None:
        self.audience = audience
        self.seats = audience.seats
        self.game = audience.history.game
        self.calling = calling

    def after(self, step: Step, over: bool) -> list[Change]:
        """What to write with a step. Where all act at once, nobody is called: all are there."""
        if over or self.game.nature.at_once:
            return []
        before = step.before.actors()
        return self._made(step.number, [seat for seat in step.after.actors() if seat not in before])

    def at_start(self, state: State) -> list[Change]:
        """What to write when the last seat is taken."""
        return [] if self.game.nature.at_once else self._made(0, state.actors())

    def _made(self, number: int, on_turn: list[int]) -> list[Change]:
        people = {self.seats.places[seat].person for seat in on_turn if not self.seats.is_bots(seat)}
        away = {person for person in people if person and not self.audience.is_looked_at_by(person)}
        return made(self.audience.table, number, away, self.calling.delay)
