"""Searches, compiled together with the rules, and the player that uses them."""

from sandtable.core.chance import Chance, FastChance
from sandtable.core.game import Game, View
from sandtable.players.evaluation import evaluation_of
from sandtable.players.player import Budget
from sandtable.players.search.information_set import InformationSetSearch, Settings
from sandtable.players.search.tree import Tree
from sandtable.players.search.uct import Uct

SETTINGS: dict[str, Settings] = {
    "mandala": Settings(cutoff=0, scale=5.0),
    "mottainai": Settings(cutoff=0, scale=11.0, exploration=0.3),
}
DEFAULT_SETTINGS = Settings()


def search_of(game: Game, view: View, chance: Chance) -> Tree:
    """A search for the seat of a view: plain UCT where nothing is hidden."""
    imaginer = game.imaginer(view)
    if not imaginer.is_uncertain():
        return Uct(imaginer.deal(chance), chance)
    settings = SETTINGS.get(game.name, DEFAULT_SETTINGS)
    return InformationSetSearch(imaginer, game.action_count, evaluation_of(game.name), settings, chance)


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
