"""A player that takes any legal act."""

from sandtable.core.chance import FastChance
from sandtable.core.game import Game, View
from sandtable.players.player import Budget


class RandomPlayer:
    """Every legal act is as likely as the other."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def act(self, view: View, budget: Budget, seed: int) -> int:
        chance = FastChance(seed)
        state = self.game.imagine(view, chance)
        return state.random_choice(view["seat"], chance)
