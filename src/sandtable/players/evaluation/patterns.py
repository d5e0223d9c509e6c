"""Patterns: points so far, and what can still be flipped or established."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.game import State
from sandtable.games.patterns.board import count
from sandtable.games.patterns.state import PatternsState, of
from sandtable.players.evaluation.evaluation import Evaluation

FLIP_SHARE: Final = 0.6  # how much of a token that could be flipped is counted on
ROOM_SHARE: Final = 0.15  # the same for a space beside a group, by the group's claim
ESTABLISHED: Final = 0.5  # a group more brings the higher claims nearer


class PatternsEvaluation(Evaluation):
    """The difference of what both players have and may expect."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, PatternsState)
        return prospects(state, seat) - prospects(state, 1 - seat)


def prospects(state: PatternsState, seat: i64) -> float:
    total = float(state.points(seat)) + ESTABLISHED * float(state.established(seat))
    color: i64 = 0
    while color < 6:
        claim = state.claims[of(seat, color)]
        if claim:
            room = state.reach[of(seat, color)] & state.uncovered & ~state.reach[of(1 - seat, color)]
            flips = float(count(room & state.face_up[color]))
            total += float(claim) * (FLIP_SHARE * flips + ROOM_SHARE * float(count(room)))
        color += 1
    return total
