"""The protocol of a bot: a view, a budget and a seed in; an act out.

A player never receives a state. It sees what its seat sees, and where it wants to look ahead it
asks the game to `imagine` a state that fits. So no bot can peek, not even by mistake.
"""

from dataclasses import dataclass
from typing import Protocol

from sandtable.core.game import View


@dataclass(frozen=True)
class Budget:
    """How much a player may think about one act: seconds, iterations, or both (the first reached)."""

    seconds: float | None = None
    iterations: int | None = None


class Player(Protocol):
    """Anything that can choose an act. The same view, iterations and seed give the same act."""

    def act(self, view: View, budget: Budget, seed: int) -> int:
        """An act that is legal for the seat of the view."""
