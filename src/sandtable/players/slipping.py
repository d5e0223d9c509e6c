"""A player that now and then acts by chance: how levels for beginners are made."""

from typing import Final

from sandtable.core.chance import FastChance
from sandtable.core.game import AnyGame
from sandtable.core.view import View
from sandtable.players.delays import delay_of
from sandtable.players.player import Budget, Player
from sandtable.players.random import RandomPlayer

OTHER_DRAW: Final = 0x5EED_0F_5119  # so that a slip does not depend on what the player draws itself


class SlippingPlayer:
    """In so many of a hundred acts it takes any legal one."""

    def __init__(self, game: AnyGame, player: Player, slips: int) -> None:
        self.player = player
        self.slips = slips
        self.drifter = RandomPlayer(game)

    def act(self, view: View, budget: Budget, seed: int) -> int:
        slipped = FastChance(seed ^ OTHER_DRAW).below(100) < self.slips
        return (self.drifter if slipped else self.player).act(view, budget, seed)

    def delay(self, view: View, seed: int) -> int:
        return delay_of(self.player, view, seed)
