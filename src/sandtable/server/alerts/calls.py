"""Whom an act calls to the table: people whose turn begins.

Also those who seem to look: their line may be cut, and nobody knows it yet. Whether somebody looks is asked when an
alert is due."""

from collections.abc import Callable, Iterable
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
        actor = self.seats.places[step.entry.seat].person if step.entry.seat >= 0 else None
        called = self._people(seat for seat in step.after.actors() if seat not in before)
        return self._made(step.number, called - {actor})  # who plays several seats has just acted

    def at_start(self, state: State, seat: int, person: str | None) -> list[Change]:
        """What to write when the last seat is taken, by this person, who may go again before the first act."""
        if self.game.nature.at_once:
            return []
        others = self._people(one for one in state.actors() if one != seat)
        return self._made(0, others | ({person} if person and seat in state.actors() else set()))

    def _people(self, seats: Iterable[int]) -> set[str]:
        people = (self.seats.places[seat].person for seat in seats if not self.seats.is_bots(seat))
        return {person for person in people if person}

    def _made(self, number: int, people: set[str]) -> list[Change]:
        return made(self.audience.table, number, people, self.calling.delay)
