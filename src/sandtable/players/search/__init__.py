"""Searches, compiled together with the rules, and the player that uses them."""

from sandtable.core.chance import Chance, FastChance
from sandtable.core.errors import BadRequest
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


def settings_of(game: str, changes: dict[str, float]) -> Settings:
    """How the search thinks about a game, maybe with other numbers; raises BadRequest."""
    usual = SETTINGS.get(game, DEFAULT_SETTINGS)
    for name in changes:
        if name not in usual._fields:
            raise BadRequest(f"a search has no setting {name!r}; it has: {', '.join(usual._fields)}")
    same_kind = {name: type(getattr(usual, name))(value) for name, value in changes.items()}
    return usual._replace(**same_kind)


def search_of(game: Game, view: View, chance: Chance, settings: Settings | None = None) -> Tree:
    """A search for the seat of a view: plain UCT where nothing is hidden."""
    imaginer = game.imaginer(view)
    if not imaginer.is_uncertain():
        return Uct(imaginer.deal(chance), chance)
    settings = settings or settings_of(game.name, {})
    return InformationSetSearch(imaginer, game.action_count, evaluation_of(game.name), settings, chance)


class SearchPlayer:
    """Searches from its view until the budget is used up."""

    def __init__(self, game: Game, settings: Settings | None = None) -> None:
        self.game = game
        self.settings = settings or settings_of(game.name, {})

    def act(self, view: View, budget: Budget, seed: int) -> int:
        chance = FastChance(seed)
        choices = self.game.imagine(view, chance).choices(view["seat"])
        if len(choices) == 1:
            return choices[0]
        search = search_of(self.game, view, chance, self.settings)
        search.run(budget)
        return search.best_action()
