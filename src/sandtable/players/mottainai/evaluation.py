"""Mottainai: a turn is played to its end by simple habits, then what each seat has is weighed.

The weights are in 256ths of a point. They change from the beginning of a game to its end, and were
fitted to the results of games that the search played against itself: docs/strength.md tells how.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BIT
from sandtable.games.mottainai.state import MottainaiState
from sandtable.players.evaluation import Evaluation
from sandtable.players.mottainai.features import FEATURES, STAGES, note_features, stage
from sandtable.players.mottainai.habits import finish_turn

WON: Final = 1000.0  # more than any lead, or the leader would rather go on than win
LOST: Final = -1000.0
UNIT: Final = 256.0 * STAGES
MAX_SEATS: Final = 6
IMPATIENCE: Final = 6.0  # points for a task when all of the deck has been in somebody's hand


class MottainaiEvaluation(Evaluation[MottainaiState]):
    """How far ahead of the best opponent a seat is when its turn is over."""

    def __init__(self, early: vec[i64], late: vec[i64]) -> None:
        self.early = early
        self.late = late
        self.found = vec[i64]([0] * FEATURES)
        self.prospects = vec[float]([0.0] * MAX_SEATS)  # of the position just weighed

    def value(self, state: MottainaiState, seat: i64) -> float:
        end = state.copy()
        finish_turn(end, seat)
        if end.mover() < 0:
            return WON if end.result(seat) > 0.0 else LOST
        self.weigh(end)
        best = LOST
        other: i64 = 0
        while other < end.seats:
            if other != seat:
                best = max(best, self.prospects[other])
            other += 1
        return self.prospects[seat] - best

    def settle(self, state: MottainaiState, seat: i64) -> None:
        finish_turn(state, seat)
        if state.mover() >= 0:
            self.weigh(state)

    def chance(self, state: MottainaiState, seat: i64, scale: float) -> float:
        """By Luce's rule; with two seats that is the logistic curve."""
        own = self.prospects[seat]
        total = 0.0
        other: i64 = 0
        while other < state.seats:
            total += math.exp((self.prospects[other] - own) / scale)
            other += 1
        return 1.0 / total

    def weigh(self, state: MottainaiState) -> None:
        """Find the prospects of every seat."""
        near = stage(state)
        seat: i64 = 0
        while seat < state.seats:
            note_features(state, seat, self.found)
            self.prospects[seat] = self.total(near) + self.impatience(state, seat)
            seat += 1

    def total(self, near: i64) -> float:
        """The features noted last, in points."""
        found, early, late = self.found, self.early, self.late
        far = STAGES - near
        total: i64 = 0
        n: i64 = 0
        while n < FEATURES:
            if found[n]:
                total += found[n] * (far * early[n] + near * late[n])
            n += 1
        return float(total) / UNIT

    def impatience(self, state: MottainaiState, seat: i64) -> float:
        """Without it, cautious players would pray and return the card for ever."""
        if not state.has_open_task(seat):
            return 0.0
        part = min(1.0, float(state.seats * returned(state, seat)) / float(state.deck_size))
        return IMPATIENCE * part * part


def returned(state: MottainaiState, seat: i64) -> i64:
    """Cards of the deck that a player knows, for the most part by having returned them."""
    found: i64 = 0
    place: i64 = 0
    while place < state.deck_size:
        if state.deck_knowers(place) & BIT[seat]:
            found += 1
        place += 1
    return found
