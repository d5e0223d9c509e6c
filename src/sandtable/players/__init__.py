"""Bots: who can sit down at which game, and how to make one.

player = players.make("patterns", "search")
player.act(state.view(0), Budget(seconds=1.0), seed=7)

player.py      the protocol of a player
delays.py      how long one takes, where time matters
bots.py        the declaration of a game's bots; those that packages bring
spec.py        a player as a word: "search@2000", "level4"
levels.py      the levels of each game; ratings.json is how strong they were measured
offered.py     the bots of a game as people choose them
random.py, newcomer.py, greedy.py, slipping.py   players for every game
evaluation.py  how good a position is
playout.py     random games, for the benchmark
puzzling.py    what makes a position a puzzle
search/        tree searches for every game of turns
nets/          small nets that guide a search
learned.py     the declaration of a game's nets
advice/        hints, and a finished game reviewed
<game>/        one folder a game: its evaluation, its own players, its adviser, and their declaration
"""

import importlib

from sandtable.core.errors import BadRequest
from sandtable.core.messages import say
from sandtable.games import NAMES
from sandtable.games import game as find_game
from sandtable.players import spec
from sandtable.players.bots import Bots, SearchSettings, register
from sandtable.players.evaluation import Evaluation
from sandtable.players.levels import levels
from sandtable.players.offered import BotInfo, bots
from sandtable.players.player import Budget, Player
from sandtable.players.search import SearchPlayer

__all__ = [
    "BotInfo",
    "Bots",
    "Budget",
    "Evaluation",
    "Player",
    "SearchPlayer",
    "SearchSettings",
    "bots",
    "make",
    "names",
]

for _name in NAMES:
    register(importlib.import_module(f"sandtable.players.{_name}").BOTS)


def names(game: str) -> list[str]:
    """Every name that `make` knows, the levels first."""
    found = find_game(game)
    return [level.name for level in levels(found)] + list(spec.makers(found))


def make(game: str, bot: str) -> Player:
    """A bot, ready to play: a name, maybe with slips and a budget (spec.py); raises BadRequest."""
    found = find_game(game)
    wanted = spec.read(bot)
    for level in levels(found):
        if level.name == wanted.name:
            return spec.furnish(found, make(game, level.rung.player), wanted)
    maker = spec.makers(found).get(wanted.name)
    if maker is None:
        raise BadRequest(say("no-bot", title=found.title, bot=repr(bot), bots=", ".join(names(game))))
    player = spec.tuned_search(found, wanted) if wanted.settings else maker(found)
    return spec.furnish(found, player, wanted)
