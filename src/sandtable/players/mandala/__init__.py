"""The bots of Mandala.

evaluation.py  how good a position is, with weights fitted to self-play
encoder.py     what its nets look at; guide.net: the nets
luck.py        what could have been drawn instead
newcomer.py    how a newcomer sees it
adviser.py     hints and reviews
puzzles.py     what makes a position a puzzle
"""

from typing import Final

from sandtable.players.bots import Bots, Rung, SearchSettings
from sandtable.players.learned import Learned
from sandtable.players.mandala.adviser import MandalaAdviser
from sandtable.players.mandala.encoder import MandalaEncoder
from sandtable.players.mandala.evaluation import FITTED, MandalaEvaluation
from sandtable.players.mandala.luck import reshuffled
from sandtable.players.mandala.newcomer import NewcomersEvaluation
from sandtable.players.mandala.puzzles import MandalaPuzzler
from sandtable.players.newcomer import NewcomerPlayer

BLUR: Final = 3.0  # points by which a newcomer misjudges an act

BOTS: Final = Bots(
    game="mandala",
    evaluation=MandalaEvaluation(FITTED),
    search=SearchSettings(cutoff=0, scale=5.0),
    learned=Learned(MandalaEncoder(fair=False), MandalaEncoder(fair=True), __name__, reshuffle=reshuffled),
    makers={"newcomer": lambda game: NewcomerPlayer(game, NewcomersEvaluation(), blur=BLUR)},
    ladder=(
        Rung("newcomer"),
        Rung("greedy~45"),
        Rung("greedy~25"),
        Rung("greedy~5"),
        Rung("search@450"),
        Rung("search@4000"),
    ),
    masters=(Rung("learned@1s", 1.0), Rung("learned@5s", 5.0)),
    adviser=MandalaAdviser,
    puzzler=MandalaPuzzler,
)
