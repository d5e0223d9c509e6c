"""Tree searches for games of turns, compiled together with the rules, and the player that uses them."""

from sandtable.core.chance import Chance, FastChance
from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame
from sandtable.core.view import View, seat_of
from sandtable.players.bots import SearchSettings, bots_of
from sandtable.players.evaluation import AnyEvaluation, NoEvaluation
from sandtable.players.player import Budget
from sandtable.players.search.information_set import InformationSetSearch
from sandtable.players.search.tree import Tree
from sandtable.players.search.uct import Uct


def with_changes(usual: SearchSettings, changes: dict[str, float]) -> SearchSettings:
    """How a search thinks, with other numbers; raises BadRequest."""
    for name in changes:
        if name not in usual._fields:
            raise BadRequest(f"a search has no setting {name!r}; it has: {', '.join(usual._fields)}")
    same_kind = {name: type(getattr(usual, name))(value) for name, value in changes.items()}
    return usual._replace(**same_kind)


def search_of(
    game: AnyGame,
    view: View,
    chance: Chance,
    settings: SearchSettings | None = None,
    judge: AnyEvaluation | None = None,
) -> Tree:
    """A search for the seat of a view: plain UCT where nothing is hidden and nobody judges otherwise."""
    imaginer = game.imaginer(view)
    if judge is None and not imaginer.is_uncertain():
        return Uct(imaginer.deal(chance), chance)
    bots = bots_of(game.name)
    judge = judge or bots.evaluation or NoEvaluation()
    return InformationSetSearch(imaginer, game.action_count, judge, settings or bots.search, chance)


class SearchPlayer:
    """Searches from its view until the budget is used up; with a judge of its own where it is given one."""

    def __init__(
        self, game: AnyGame, settings: SearchSettings | None = None, judge: AnyEvaluation | None = None
    ) -> None:
        self.game = game
        self.settings = settings
        self.judge = judge

    def act(self, view: View, budget: Budget, seed: int) -> int:
        chance = FastChance(seed)
        choices = self.game.imagine(view, chance).legal(seat_of(view))
        if len(choices) == 1:
            return choices[0]
        search = search_of(self.game, view, chance, self.settings, self.judge)
        search.run(budget)
        return search.best_action()
