"""The protocol of a bot: a view, a budget and a seed in; an act out.

A player never receives a state. It sees what its seat sees, and where it wants to look ahead it
asks the game to `imagine` a state that fits. So no bot can peek, not even by mistake.
"""

from typing import Any, NamedTuple, Protocol, TypeVar


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


N = TypeVar("N", int, float)


def _lower(one: N | None, other: N | None) -> N | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
