"""Sandtable: four board games as a fast library, with bots, an arena and a table in the browser.

import sandtable

game = sandtable.game("patterns")
state = game.start(seed="7f3a")
state.legal(state.actors()[0])
"""

from sandtable.core.chance import Chance, DealChance, FastChance, commitment
from sandtable.core.errors import BadRequest, DamagedRecord, IllegalAction, SandtableError, Unreadable
from sandtable.core.game import Game, Option, Outcome, Refusal, State
from sandtable.games import game, game_names
from sandtable.version import __version__, is_compiled

__all__ = [
    "BadRequest",
    "Chance",
    "DamagedRecord",
    "DealChance",
    "FastChance",
    "Game",
    "IllegalAction",
    "Option",
    "Outcome",
    "Refusal",
    "SandtableError",
    "State",
    "Unreadable",
    "__version__",
    "commitment",
    "game",
    "game_names",
    "is_compiled",
]
