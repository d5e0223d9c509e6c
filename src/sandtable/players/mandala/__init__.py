"""The bots of Mandala.

evaluation.py  how good a position is, with weights fitted to self-play
encoder.py     what its nets look at
adviser.py     hints and reviews
puzzles.py     what makes a position a puzzle
"""

from typing import Final

from sandtable.players.bots import Bots, Rung, SearchSettings
from sandtable.players.learned import Learned
from sandtable.players.mandala.adviser import MandalaAdviser
from sandtable.players.mandala.encoder import MandalaEncoder
from sandtable.players.mandala.evaluation import FITTED, MandalaEvaluation
from sandtable.players.mandala.puzzles import MandalaPuzzler

BOTS: Final = Bots(
    game="mandala",
    evaluation=MandalaEvaluation(FITTED),
    search=SearchSettings(cutoff=0, scale=5.0),
    learned=Learned(MandalaEncoder(fair=False), MandalaEncoder(fair=True), __name__),
    ladder=(
        Rung("greedy~62"),
        Rung("greedy~45"),
        Rung("greedy~25"),
        Rung("greedy~5"),
        Rung("search@450"),
        Rung("search@4000"),
    ),
    adviser=MandalaAdviser,
    puzzler=MandalaPuzzler,
)
