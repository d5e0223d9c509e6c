"""Sandtable: four board games as a fast library, with bots, an arena and a table in the browser.

import sandtable

game = sandtable.game("patterns")
state = game.start(seed="7f3a")
state.legal(state.actors()[0])
"""

from sandtable.core.acts import Acts, Argument, Offer, Shown, Verb
from sandtable.core.chance import Chance, DealChance, FastChance, commitment
from sandtable.core.errors import (
    BadRequest,
    DamagedRecord,
    IllegalAction,
    OtherRules,
    SandtableError,
    Unreadable,
)
from sandtable.core.game import Game, Nature, Option
from sandtable.core.outcome import Outcome, Refusal
from sandtable.core.state import Imaginer, State
from sandtable.core.view import View
from sandtable.games import game, game_names
from sandtable.games.positions import mirrored
from sandtable.learning import vector
from sandtable.version import __version__, is_compiled

__all__ = [
    "Acts",
    "Argument",
    "BadRequest",
    "Chance",
    "DamagedRecord",
    "DealChance",
    "FastChance",
    "Game",
    "IllegalAction",
    "Imaginer",
    "Nature",
    "Offer",
    "Option",
    "OtherRules",
    "Outcome",
    "Refusal",
    "SandtableError",
    "Shown",
    "State",
    "Unreadable",
    "Verb",
    "View",
    "__version__",
    "commitment",
    "game",
    "game_names",
    "is_compiled",
    "mirrored",
    "vector",
]
