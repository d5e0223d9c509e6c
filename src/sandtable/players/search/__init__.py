"""Searches, compiled together with the rules, and the player that uses them."""

from sandtable.core.chance import Chance, FastChance
from sandtable.core.game import Game, View
from sandtable.players.evaluation import evaluation_of
from sandtable.players.player import Budget
from sandtable.players.search.information_set import InformationSetSearch
from sandtable.players.search.tree import Tree
from sandtable.players.search.uct import Uct

# Where a random game is cut off and judged instead: acts, and the scale of the evaluation.
CUTOFFS: dict[str, tuple[int, float]] = {
    "mandala": (0, 12.0),
}
DEFAULT_CUTOFF = (1000, 10.0)


def search_of(game: Game, view: View, chance: Chance) -> Tree:
    """A search for the seat of a view: plain UCT where nothing is hidden."""
    imaginer = game.imaginer(view)
    if not imaginer.is_uncertain():
        return Uct(imaginer.deal(chance), chance)
    cutoff, scale = CUTOFFS.get(game.name, DEFAULT_CUTOFF)
    judge = evaluation_of(game.name)
    return InformationSetSearch(imaginer, game.action_count, judge, cutoff, scale, chance)


class SearchPlayer:
    """Searches from its view until the budget is used up."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def act(self, view: View, budget: Budget, seed: int) -> int:
        chance = FastChance(seed)
        choices = self.game.imagine(view, chance).choices(view["seat"])
        if len(choices) == 1:
            return choices[0]
        search = search_of(self.game, view, chance)
        search.run(budget)
        return search.best_action()
