"""Mondo at a human pace: a player that looks over some tiles, takes one, places it, and jumps out in time.

Players differ in how long a look takes, how many tiles of the heap they notice in it, and what they value.
`delay` says how long the player looks before an act; it is a manner of the bot, never a rule. Asked about
the same view with the same seed, `delay` and `act` tell of the same look. A table asks for the delay once
after each act of the bot's own, waits, and then asks for the act with the view of that moment.
"""

from typing import Final

from sandtable.core.chance import Chance, FastChance
from sandtable.core.view import seat_of
from sandtable.games.mondo.acts import READY
from sandtable.games.mondo.state import ROUND, MondoState
from sandtable.games.mondo.view import MondoView, state_of
from sandtable.players.mondo.manners import MANNERS, Manner
from sandtable.players.mondo.mind import Mind
from sandtable.players.mondo.planner import PlanningMind
from sandtable.players.player import Budget

__all__ = ["MANNERS", "Manner", "MondoPlayer"]

SHARE: Final = 0.6  # of the seconds allowed, which only a machine without a compiler needs


class MondoPlayer:
    """A bot with a manner. It knows only its view, and of the heap only what it noticed."""

    def __init__(self, manner: Manner) -> None:
        self.manner = manner

    def act(self, view: MondoView, budget: Budget, seed: int) -> int:
        state = state_of(view)
        if state.phase != ROUND:
            return READY
        return self.mind(state, view, FastChance(seed), budget.seconds).choose()

    def delay(self, view: MondoView, seed: int) -> int:
        """Milliseconds that the player takes before the act it will choose."""
        state = state_of(view)
        chance = FastChance(seed)
        if state.phase != ROUND:
            return 1000 + chance.below(2500)
        return self.mind(state, view, chance, None).duration()

    def mind(self, state: MondoState, view: MondoView, chance: Chance, seconds: float | None) -> Mind:
        plans = self.manner.dreams > 0
        kind = PlanningMind if plans else Mind
        mind = kind(state, seat_of(view), self.manner, time_left(view), chance)
        if seconds is not None:
            mind.limit(SHARE * seconds)
        mind.think()
        return mind


def time_left(view: MondoView) -> int:
    """Milliseconds to the end of the round when the last act came; −1 where the clock is hidden."""
    if view["ends_at"] is None or view["at"] is None:
        return -1
    return max(0, view["ends_at"] - view["at"])
