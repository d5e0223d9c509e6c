"""A player who learned the rules an hour ago: it looks at its own things only, and misjudges them by some points."""

from typing import Final

from sandtable.core.chance import Chance, FastChance
from sandtable.core.game import AnyGame
from sandtable.core.view import View
from sandtable.players.evaluation import AnyEvaluation
from sandtable.players.greedy import GreedyPlayer
from sandtable.players.player import Budget

FINE: Final = 2**20  # parts of a lot


class NewcomerPlayer(GreedyPlayer):
    """Takes what looks best one act later to somebody who does not see all of it."""

    def __init__(self, game: AnyGame, judge: AnyEvaluation, blur: float) -> None:
        super().__init__(game, judge)
        self.blur = blur  # points by which an act is misjudged, as a standard deviation

    def act(self, view: View, budget: Budget, seed: int) -> int:
        chance = FastChance(seed)
        values = self.weigh(view, chance)
        return max(values, key=lambda action: values[action] + self.blur * off(chance))


def off(chance: Chance) -> float:
    """How far a judgment is off: by lot, 0 on average and 1 as a standard deviation."""
    return 2.0 * sum(chance.below(FINE) / FINE - 0.5 for _ in range(3))
