"""The bots of Mondo, at a human pace.

player.py      a player with a manner; manners.py: the six, and what they differ in
mind.py        what a look over the heap leads to
planner.py     a mind that makes up whole boards: plan.py, filling.py, shapes.py
uses.py        a tile laid somewhere, as a number
evaluation.py  how good a board is
par.py         the fewest minus points that are possible alone
adviser.py     hints, reviews and the par
puzzles.py     what makes a position a puzzle
"""

from typing import Final

from sandtable.core.game import AnyGame
from sandtable.games.mondo.words import say
from sandtable.players.bots import Bots, Maker, Rung
from sandtable.players.mondo.adviser import MondoAdviser
from sandtable.players.mondo.evaluation import MondoEvaluation
from sandtable.players.mondo.manners import LADDER, MANNERS, Manner
from sandtable.players.mondo.player import MondoPlayer
from sandtable.players.mondo.puzzles import MondoPuzzler
from sandtable.players.player import Player


def with_manner(manner: Manner) -> Maker:
    def make(game: AnyGame) -> Player:
        return MondoPlayer(manner)

    return make


BOTS: Final = Bots(
    game="mondo",
    evaluation=MondoEvaluation(),
    makers={name: with_manner(manner) for name, manner in MANNERS.items()},
    thinking={
        "gentle": say.later("thinks-gentle"),
        "easy": say.later("thinks-easy"),
        "steady": say.later("thinks-steady"),
        "brisk": say.later("thinks-brisk"),
        "keen": say.later("thinks-keen"),
        "planning": say.later("thinks-planning"),
        "expert": say.later("thinks-expert"),
        "masterly": say.later("thinks-masterly"),
    },
    paced=frozenset(MANNERS),
    ladder=tuple([Rung(name) for name in LADDER]),
    masters=(Rung("expert@1s", 1.0), Rung("masterly@5s", 5.0)),
    adviser=MondoAdviser,
    puzzler=MondoPuzzler,
)
