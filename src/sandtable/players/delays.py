"""How long a player takes before its next act, where time matters."""

from typing import Any, Final, Protocol, runtime_checkable

from sandtable.core.view import View
from sandtable.players.player import Player

USUAL: Final = 1000  # milliseconds


@runtime_checkable
class Unhurried(Protocol):
    """A player with a manner of its own."""

    def delay(self, view: Any, seed: int) -> int:
        """Milliseconds before the act that it would choose with this view and seed."""


def delay_of(player: Player, view: View, seed: int) -> int:
    """Milliseconds that a player takes before its next act."""
    return player.delay(view, seed) if isinstance(player, Unhurried) else USUAL
