"""A game under way, as environments drive it: who is asked next, what time it is, what it was worth.

Where all act at once, seats are asked in turns, and after everybody was asked once the clock moves on.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sandtable.core.chance import FastChance
from sandtable.core.game import AnyGame, Options
from sandtable.core.observation import mask_of
from sandtable.core.state import State

PACE: Final = 1000  # milliseconds of the table for one act of everybody


class Sitting:
    """One game."""

    def __init__(self, game: AnyGame, seats: int, options: Options, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.layout = game.observation.layout(seats)
        self.state: State = game.deal(seats, options, FastChance(seed))
        self.at = 0
        self.last = -1  # the seat that was asked last

    def actor(self) -> int | None:
        """The seat to ask now: the next one in turn that may act; None at the end."""
        actors = self.actors()
        if not actors:
            return None
        return min(actors, key=lambda seat: (seat <= self.last, seat))

    def actors(self) -> list[int]:
        """Who may act; where nobody may before the clock says so, it is let come."""
        while not self.state.actors() and (deadline := self.state.deadline()) is not None:
            self.at = max(self.at, deadline)
            self.state.tick(self.at)
        return self.state.actors()

    def act(self, seat: int, action: int) -> None:
        """Carry out an act; raises IllegalAction."""
        self.state.apply(seat, action, self.at)
        if self.game.nature.at_once and seat <= self.last:
            self.pass_time()
        self.last = seat

    def pass_time(self) -> None:
        self.at += PACE
        deadline = self.state.deadline()
        if deadline is not None and self.at >= deadline:
            self.state.tick(deadline)

    def is_over(self) -> bool:
        return self.state.outcome() is not None

    def reward(self, seat: int) -> float:
        """From −1 to 1, all seats together nothing; alone from 0 to 1; nothing before the end."""
        if not self.is_over():
            return 0.0
        share = self.state.result(seat)
        return share if self.seats == 1 else (share * self.seats - 1.0) / (self.seats - 1)

    def observation(self, seat: int) -> dict[str, NDArray[Any]]:
        """What a seat knows, and what it may do."""
        return {
            "observation": self.layout.array(self.state, seat).copy(),
            "action_mask": mask_of(self.state, seat).astype(np.int8),
        }
