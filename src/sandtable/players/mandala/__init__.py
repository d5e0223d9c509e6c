"""The bots of Mandala.

evaluation.py  how good a position is, with weights fitted to self-play
adviser.py     hints and reviews
"""

from typing import Final

from sandtable.players.bots import Bots, Rung, SearchSettings
from sandtable.players.mandala.adviser import MandalaAdviser
from sandtable.players.mandala.evaluation import FITTED, MandalaEvaluation

BOTS: Final = Bots(
    game="mandala",
    evaluation=MandalaEvaluation(FITTED),
    search=SearchSettings(cutoff=0, scale=5.0),
    ladder=(
        Rung("greedy~62"),
        Rung("greedy~45"),
        Rung("greedy~25"),
        Rung("greedy~5"),
        Rung("search@450"),
        Rung("search@4000"),
    ),
    adviser=MandalaAdviser,
)
