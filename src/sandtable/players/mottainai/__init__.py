"""The bots of Mottainai.

evaluation.py  how good a position is, judged at the end of a turn
features.py    what it looks at, weights.py: what each is worth, fitted to self-play
habits.py      how a turn that was begun is finished before it is judged
encoder.py     what its nets look at
luck.py        what could have been drawn instead
newcomer.py    how a newcomer sees it
adviser.py     hints and reviews
puzzles.py     what makes a position a puzzle
"""

from typing import Final

from sandtable.players.bots import Bots, Rung, SearchSettings
from sandtable.players.learned import Learned
from sandtable.players.mottainai.adviser import MottainaiAdviser
from sandtable.players.mottainai.encoder import MottainaiEncoder
from sandtable.players.mottainai.evaluation import MottainaiEvaluation
from sandtable.players.mottainai.luck import reshuffled
from sandtable.players.mottainai.newcomer import NewcomersEvaluation
from sandtable.players.mottainai.puzzles import MottainaiPuzzler
from sandtable.players.mottainai.weights import EARLY, LATE
from sandtable.players.newcomer import NewcomerPlayer

BLUR: Final = 5.0  # points by which a newcomer misjudges an act

BOTS: Final = Bots(
    game="mottainai",
    evaluation=MottainaiEvaluation(EARLY, LATE),
    search=SearchSettings(cutoff=0, scale=11.0, exploration=0.3),
    learned=Learned(
        MottainaiEncoder(fair=False),
        MottainaiEncoder(fair=True),
        __name__,
        shapes=((64, 32), (64, 32)),
        reshuffle=reshuffled,
    ),
    makers={"newcomer": lambda game: NewcomerPlayer(game, NewcomersEvaluation(), blur=BLUR)},
    ladder=(
        Rung("newcomer"),
        Rung("greedy~57"),
        Rung("greedy~30"),
        Rung("greedy~10"),
        Rung("search@50"),
        Rung("search@1500"),
    ),
    adviser=MottainaiAdviser,
    puzzler=MottainaiPuzzler,
)
