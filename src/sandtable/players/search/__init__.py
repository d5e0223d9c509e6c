"""Tree searches for games of turns, compiled together with the rules, and the players that use them."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.chance import Chance, FastChance
from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame
from sandtable.core.view import View, seat_of
from sandtable.players.bots import SearchSettings, bots_of
from sandtable.players.evaluation import AnyEvaluation, NoEvaluation
from sandtable.players.nets.guide import Guide, GuidedSettings
from sandtable.players.player import Budget
from sandtable.players.search.guided import GuidedSearch
from sandtable.players.search.information_set import InformationSetSearch
from sandtable.players.search.tree import Tree
from sandtable.players.search.uct import Uct
from sandtable.version import is_compiled

AnySettings = SearchSettings | GuidedSettings
COMPARED: Final = 0.25  # of the guesses at the root are spread evenly, to compare acts


def changed(usual: AnySettings, changes: Mapping[str, float]) -> dict[str, Any]:
    """Other numbers for how a search thinks, each of the kind that it has; raises BadRequest."""
    for name in changes:
        if name not in usual._fields:
            raise BadRequest(f"a search has no setting {name!r}; it has: {', '.join(usual._fields)}")
    return {name: type(getattr(usual, name))(value) for name, value in changes.items()}


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
        search.run(budget, to_the_end=False)
        return search.best_action()


def guided_search(
    game: AnyGame, view: View, chance: Chance, guide: Guide, settings: GuidedSettings
) -> GuidedSearch:
    """A search for the seat of a view, guided by nets."""
    return GuidedSearch(game.imaginer(view), game.action_count, guide, settings, chance)


def comparing_search(game: AnyGame, view: View, chance: Chance) -> Tree:
    """The strongest search of a game, to compare acts: each of them is looked at."""
    learned = bots_of(game.name).learned
    if learned is None or learned.guide is None or not is_compiled():
        return search_of(game, view, chance)
    return guided_search(game, view, chance, learned.guide, learned.search._replace(noise=COMPARED))


class GuidedPlayer:
    """The same, guided by nets."""

    def __init__(self, game: AnyGame, guide: Guide, settings: GuidedSettings) -> None:
        self.game = game
        self.guide = guide
        self.settings = settings

    def act(self, view: View, budget: Budget, seed: int) -> int:
        chance = FastChance(seed)
        choices = self.game.imagine(view, chance).legal(seat_of(view))
        if len(choices) == 1:
            return choices[0]
        search = guided_search(self.game, view, chance, self.guide, self.settings)
        search.run(budget, to_the_end=False)
        return search.best_action()
