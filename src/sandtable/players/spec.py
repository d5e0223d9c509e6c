"""A player as one word: a name, maybe with slips and a budget. The only place that reads such words.

random           any legal act
greedy           looks one act ahead
search           looks ahead by playing games in its mind; for games of turns
learned          guided by nets that learned by playing, in games that have some
alphabeta        Patterns only: looks many acts ahead and plays endings perfectly
search@2000      with 2000 iterations for each act: the same games on every machine
search@0.1s      for 0.1 seconds
search@2000/0.1s whichever comes first
greedy~30        30 of 100 acts are left to chance; greedy~30@2000 is possible too
search:scale=5   a search with a setting of its own, to measure what it gains; several with commas
level1 … level8  what people choose from (levels.py); a budget can only tighten theirs
"""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame
from sandtable.core.view import View
from sandtable.players.bots import Maker, bots_of, can_be_searched
from sandtable.players.delays import delay_of
from sandtable.players.greedy import GreedyPlayer
from sandtable.players.player import Budget, Player
from sandtable.players.random import RandomPlayer
from sandtable.players.search import GuidedPlayer, SearchPlayer, changed
from sandtable.players.slipping import SlippingPlayer

SETTING: Final = r"\w+=\d+(?:\.\d+)?"
WORD: Final = re.compile(
    rf"(?P<name>\w+)(?::(?P<settings>{SETTING}(?:,{SETTING})*))?(?:~(?P<slips>\d+))?(?:@(?P<budget>.*))?"
)
BUDGET: Final = re.compile(r"(?:(?P<iterations>\d+)(?:/(?=.)|$))?(?:(?P<seconds>\d+(?:\.\d+)?)s)?")
HOW: Final = "a budget is @2000 (iterations), @0.1s (seconds) or @2000/0.1s (the first reached)"


class Spec(NamedTuple):
    """Who plays, how many of 100 acts are left to chance, and how long it may think about one."""

    name: str
    slips: int = 0
    budget: Budget = Budget()
    settings: tuple[tuple[str, float], ...] = ()


class BoundPlayer:
    """A player with a budget of its own, which a table can only tighten."""

    def __init__(self, player: Player, budget: Budget) -> None:
        self.player = player
        self.budget = budget

    def act(self, view: View, budget: Budget, seed: int) -> int:
        return self.player.act(view, self.budget.within(budget), seed)

    def delay(self, view: View, seed: int) -> int:
        return delay_of(self.player, view, seed)


def read(text: str) -> Spec:
    """The player that a word means; raises BadRequest. Whether a game has it is asked later."""
    found = WORD.fullmatch(text)
    if found is None:
        raise BadRequest(
            f"{text!r} is no player; a player is a name, maybe with :settings, ~slips and @budget"
        )
    slips = int(found["slips"] or 0)
    if slips > 100:
        raise BadRequest(f"{text!r} leaves more than 100 of 100 acts to chance")
    amount = found["budget"]
    budget = Budget() if amount is None else read_budget(text, amount)
    return Spec(found["name"], slips, budget, read_settings(found["settings"]))


def read_settings(text: str | None) -> tuple[tuple[str, float], ...]:
    pairs = [setting.split("=") for setting in text.split(",")] if text else []
    return tuple((name, float(value)) for name, value in pairs)


def read_budget(text: str, amount: str) -> Budget:
    found = BUDGET.fullmatch(amount)
    if not amount or found is None:
        raise BadRequest(f"{amount!r} in {text!r} is no budget; {HOW}")
    iterations, seconds = found["iterations"], found["seconds"]
    if iterations is not None and int(iterations) == 0:
        raise BadRequest(f"{text!r} would not think at all; {HOW}")
    return Budget(float(seconds) if seconds else None, int(iterations) if iterations else None)


def makers(game: AnyGame) -> dict[str, Maker]:
    """The players of a game by name, those that its nature allows; levels are not among them."""
    bots = bots_of(game.name)
    found: dict[str, Maker] = {"random": RandomPlayer}
    if bots.evaluation is not None:
        found["greedy"] = GreedyPlayer
    if can_be_searched(game.nature):
        found["search"] = SearchPlayer
    if bots.learned is not None and bots.learned.guide is not None:
        found["learned"] = learned_player
    return found | dict(bots.makers)


def learned_player(game: AnyGame, changes: Mapping[str, float] | None = None) -> Player:
    """The search that the game's own nets guide."""
    learned = bots_of(game.name).learned
    assert learned is not None
    assert learned.guide is not None, "makers has looked"
    return GuidedPlayer(
        game, learned.guide, learned.search._replace(**changed(learned.search, changes or {}))
    )


def tuned_search(game: AnyGame, spec: Spec) -> Player:
    """A search with settings of its own; raises BadRequest."""
    if spec.name == "learned":
        return learned_player(game, dict(spec.settings))
    if spec.name != "search":
        raise BadRequest(f"only a search has settings, not {spec.name!r}")
    usual = bots_of(game.name).search
    return SearchPlayer(game, usual._replace(**changed(usual, dict(spec.settings))))


def furnish(game: AnyGame, player: Player, spec: Spec) -> Player:
    """Give a player the slips and the budget of its word."""
    if spec.slips:
        player = SlippingPlayer(game, player, spec.slips)
    return BoundPlayer(player, spec.budget) if spec.budget != Budget() else player
