"""The bots of Mondo, at a human pace.

player.py      a player with a manner; manners.py: the six, and what they differ in
mind.py        what a look over the heap leads to
planner.py     a mind that makes up whole boards: plan.py, filling.py, shapes.py
uses.py        a tile laid somewhere, as a number
evaluation.py  how good a board is
par.py         the fewest minus points that are possible alone
adviser.py     hints, reviews and the par
"""

from typing import Final

from sandtable.core.game import AnyGame
from sandtable.players.bots import Bots, Maker, Rung
from sandtable.players.mondo.adviser import MondoAdviser
from sandtable.players.mondo.evaluation import MondoEvaluation
from sandtable.players.mondo.manners import LADDER, MANNERS, Manner
from sandtable.players.mondo.player import MondoPlayer
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
        "gentle": "Looks at a few tiles and takes one that fits somehow",
        "easy": "Looks a little quicker, and likes finished landscapes",
        "steady": "Knows both sides of a tile and finishes its landscapes",
        "brisk": "Builds fast, thinks of the spaces beside a tile, and of tasks and chips",
        "keen": "Remembers half of the heap and plans its board from it",
        "planning": "Remembers most of the heap, plans its whole board, and takes the tasks that it can fulfill",
    },
    paced=frozenset(MANNERS),
    ladder=tuple([Rung(name) for name in LADDER]),
    adviser=MondoAdviser,
)
