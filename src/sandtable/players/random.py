"""A player that takes any legal act."""

from sandtable.core.chance import FastChance
from sandtable.core.game import AnyGame
from sandtable.core.view import View, seat_of
from sandtable.players.player import Budget


class RandomPlayer:
    """Every legal act is as likely as the other."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def act(self, view: View, budget: Budget, seed: int) -> int:
        chance = FastChance(seed)
        state = self.game.imagine(view, chance)
        return state.random_choice(seat_of(view), chance)
