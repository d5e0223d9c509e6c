"""The protocol of a bot: a view, a budget and a seed in; an act out.

A player never receives a state. It sees what its seat sees, and where it wants to look ahead it
asks the game to `imagine` a state that fits. So no bot can peek, not even by mistake.
"""

from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sandtable.core.view import View

USUAL_DELAY: Final = 1000


class Budget(NamedTuple):
    """How much a player may think about one act: seconds, iterations, or both (the first reached)."""

    seconds: float | None = None
    iterations: int | None = None

    def within(self, other: "Budget") -> "Budget":
        """What both budgets allow."""
        return Budget(
            _lower(self.seconds, other.seconds),
            _lower(self.iterations, other.iterations),
        )


class Player(Protocol):
    """Anything that can choose an act. The same view, iterations and seed give the same act."""

    def act(self, view: Any, budget: Budget, seed: int) -> int:
        """An act that is legal for the seat of the view, which is that of the player's game."""


def delay_of(player: Player, view: View, seed: int) -> int:
    """Milliseconds that a player takes before its next act, where time matters.

    A player with a manner of its own has a method `delay(view, seed)`.
    """
    own = getattr(player, "delay", None)
    return USUAL_DELAY if own is None else int(own(view, seed))


N = TypeVar("N", int, float)


def _lower(one: N | None, other: N | None) -> N | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
