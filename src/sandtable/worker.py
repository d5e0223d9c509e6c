"""What bots do in worker processes. It imports nothing of the server, so that they start quickly."""

from collections.abc import Callable

from sandtable.core.view import View
from sandtable.players.delays import delay_of
from sandtable.players.player import Budget, Player

Maker = Callable[[str, str], Player]


def think(make: Maker, game: str, bot: str, view: View, seconds: float, seed: int) -> int:
    return make(game, bot).act(view, Budget(seconds=seconds), seed)


def hesitate(make: Maker, game: str, bot: str, view: View, seed: int) -> int:
    player = make(game, bot)
    return delay_of(player, view, seed)
