"""Patterns: what both players have and may expect, by weights fitted to many games of self-play.

The value of a position is linear in its weights: `bench/tune_patterns.py` reads the features off by
setting one weight after the other, and fits them. A weight changes as the Mandala fills up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.game import State
from sandtable.games.patterns.board import SPACES, around, count
from sandtable.games.patterns.state import FLIPPING, PLAYING, PatternsState, of
from sandtable.players.evaluation.evaluation import Evaluation

POINT_UNIT: Final = 256  # values are whole 256ths of a point

# Features of one player; most have a weight for each claim number, 1 to 6.
POINTS: Final = 0
FLIPS: Final = 1
CHAINED: Final = 7
ROOM: Final = 13
NEAR: Final = 19
BOWL_SWAPS: Final = 25
BOWL_STARTS: Final = 31
BOWL_STUCK: Final = 37
GROUPS: Final = 38
TOKENS: Final = 45
PAIRS: Final = 46
NO_FLIP: Final = 47
FEATURES: Final = 48
WIDTH: Final = 2 * FEATURES + 1  # of the player on turn, of the other, and for being on turn
TURN: Final = 2 * FEATURES


class Judge:
    """Weights at work. `weights` has a row of WIDTH for each number of face-up tokens, 0 to 52."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights = weights

    def value(self, state: PatternsState) -> i64:
        """How good a position that is not over is for the player on turn, unscaled."""
        row = count(state.uncovered) * WIDTH
        mine = self.prospects(state, state.turn, row)
        return mine - self.prospects(state, 1 - state.turn, row + FEATURES) + self.weights[row + TURN]

    def prospects(self, state: PatternsState, seat: i64, row: i64) -> i64:
        weights, face_up, reach, claims = self.weights, state.face_up, state.reach, state.claims
        uncovered = state.uncovered
        mine: i64 = of(seat, 0)
        theirs: i64 = of(1 - seat, 0)
        groups: i64 = 0
        any_flip: i64 = 0
        total: i64 = 0
        color: i64 = 0
        while color < 6:
            claim = claims[mine + color]
            free = uncovered & ~reach[theirs + color]
            tokens = face_up[color] & free
            if claim:
                groups += 1
                room = reach[mine + color] & free
                flips = room & tokens
                near = around(room) & free & ~room
                n = row + claim - 1
                total += weights[row + POINTS] * claim * (count(state.groups[mine + color]) - 1)
                total += weights[n + ROOM] * count(room) + weights[n + NEAR] * count(near & tokens)
                if flips:
                    any_flip = 1
                    chain = closure(flips, tokens)
                    total += weights[n + FLIPS] * count(flips) + weights[n + CHAINED] * count(chain & ~flips)
            else:
                total += weights[row + TOKENS] * count(tokens)
                total += weights[row + PAIRS] * count(tokens & around(tokens))
            color += 1
        if not any_flip:
            total += weights[row + NO_FLIP]
        return total + weights[row + GROUPS + groups] + weights[row + self.bowl(state, seat, groups)]

    def bowl(self, state: PatternsState, seat: i64, groups: i64) -> i64:
        """Which feature the bowl token is."""
        color = state.bowls[seat]
        claim = state.claims[of(seat, color)]
        if not claim:
            return BOWL_STARTS + groups
        return BOWL_SWAPS + claim - 1 if state.possible_placements(seat) else BOWL_STUCK


def closure(flips: i64, tokens: i64) -> i64:
    """The tokens that can be flipped one after the other, beginning with some of them."""
    grown = flips | (around(flips) & tokens)
    while grown != flips:
        flips = grown
        grown = flips | (around(flips) & tokens)
    return grown


def final_lead(state: PatternsState, seat: i64) -> i64:
    """The lead at the end of a position in which only flips are left: whoever may takes them all."""
    lead = state.points(seat) - state.points(1 - seat)
    if state.phase != FLIPPING:
        return lead
    gain: i64 = 0
    color: i64 = 0
    while color < 6:
        group = of(state.turn, color)
        tokens = state.face_up[color] & ~state.reach[of(1 - state.turn, color)]
        flips = tokens & state.reach[group]
        if flips:
            gain += state.claims[group] * count(closure(flips, tokens))
        color += 1
    return lead + gain if seat == state.turn else lead - gain


def rows(early: list[int], late: list[int]) -> vec[i64]:
    """Weights for every number of face-up tokens, between those of the first and the last."""
    table = [
        (full * tokens + empty * (SPACES - tokens)) // SPACES
        for tokens in range(SPACES + 1)
        for full, empty in zip(early, late, strict=True)
    ]
    return vec[i64](table)


def _by_hand() -> list[int]:
    side = [0] * FEATURES
    side[POINTS] = POINT_UNIT
    for claim in range(1, 7):
        side[FLIPS + claim - 1] = 154 * claim
        side[CHAINED + claim - 1] = 100 * claim
        side[ROOM + claim - 1] = 38 * claim
        side[BOWL_SWAPS + claim - 1] = 100 * claim
    for groups in range(7):
        side[GROUPS + groups] = 128 * groups
    return [*side, *side, 0]


JUDGE: Final = Judge(rows(_by_hand(), _by_hand()))


class PatternsEvaluation(Evaluation):
    """The lead to expect, in points."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, PatternsState)
        if state.phase > PLAYING:
            return float(final_lead(state, seat))
        value = float(JUDGE.value(state)) / POINT_UNIT
        return value if seat == state.turn else -value
