"""The bots of Patterns.

evaluation.py     how good a position is, weights.py: fitted to self-play
alphabeta.py      the search that looks many acts ahead
walk.py           a position that acts can be played on and taken back from
ordering.py       which acts to look at first
transposition.py  positions that were met before
endgame.py        how long a game can still last
adviser.py        hints and reviews
puzzles.py        what makes a position a puzzle
"""

from typing import Final

from sandtable.games.patterns.words import say
from sandtable.players.bots import Bots, Rung
from sandtable.players.patterns.adviser import PatternsAdviser
from sandtable.players.patterns.alphabeta import AlphaBetaPlayer
from sandtable.players.patterns.evaluation import PatternsEvaluation
from sandtable.players.patterns.puzzles import PatternsPuzzler

BOTS: Final = Bots(
    game="patterns",
    evaluation=PatternsEvaluation(),
    makers={"alphabeta": AlphaBetaPlayer},
    thinking={"alphabeta": say.later("thinks-alphabeta")},
    ladder=(
        Rung("greedy~45"),
        Rung("greedy~18"),
        Rung("alphabeta@80"),
        Rung("alphabeta@400"),
        Rung("alphabeta@2700"),
        Rung("alphabeta@12000"),
    ),
    masters=(Rung("alphabeta@1s", 1.0), Rung("alphabeta@5s", 5.0)),
    adviser=PatternsAdviser,
    puzzler=PatternsPuzzler,
)
