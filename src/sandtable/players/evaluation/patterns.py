"""Patterns: what both players have and may expect, by weights fitted to many games of self-play.

The value of a position is linear in its weights: `bench/tune_patterns.py` reads the features off by
setting one weight after the other, and fits them. A weight changes as the Mandala fills up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.game import State
from sandtable.games.patterns.board import SPACES, around, closure, count
from sandtable.games.patterns.state import FLIPPING, PLAYING, PatternsState, of
from sandtable.players.evaluation.evaluation import Evaluation

POINT_UNIT: Final = 256  # values are whole 256ths of a point

# Features of a player; most have a weight for each claim number, 1 to 6.
FLIPS: Final = 0  # tokens that can be flipped at once
CHAINED: Final = 6  # tokens that can be flipped after those
ROOM: Final = 12  # spaces the group may grow onto
CLOSED: Final = 18  # there is none
LINKED: Final = 24  # tokens of the group's color in the room of any group: a swap can fetch them
BOWL_SWAPS: Final = 30  # the bowl token can be swapped into the group
BOWL_FETCHES: Final = 36  # the best group for a token which that swap brings, none to 6
BOWL_STARTS: Final = 43  # the bowl token can establish a group, after none to 5 others
BOWL_WAITS: Final = 49  # the bowl token has no place
GROUPS: Final = 50  # how many are established, none to 6
TOKENS: Final = 57  # tokens of colors without a group, by the number of groups
PAIRS: Final = 64  # those of them beside another one
NEWS: Final = 71  # those of them in the room of a group
SIDE: Final = 72

# Features of a position.
LEAD: Final = 72
TURN: Final = 73
WIDTH: Final = 74


class Judge:
    """Weights at work. `weights` has a row of WIDTH for each number of face-up tokens, 0 to 52."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights = weights
        self.rooms = vec[i64]([0] * 6)

    def value(self, state: PatternsState, lead: i64) -> i64:
        """How good a position that is not over is for the player on turn, whose lead is given."""
        row = count(state.uncovered) * WIDTH
        value = self.weights[row + TURN] + self.weights[row + LEAD] * lead
        return value + self.prospects(state, state.turn, row) - self.prospects(state, 1 - state.turn, row)

    def prospects(self, state: PatternsState, seat: i64, row: i64) -> i64:
        weights, face_up, reach, claims = self.weights, state.face_up, state.reach, state.claims
        rooms, uncovered = self.rooms, state.uncovered
        mine: i64 = of(seat, 0)
        theirs: i64 = of(1 - seat, 0)
        area: i64 = 0
        color: i64 = 0
        while color < 6:
            room = reach[mine + color] & uncovered & ~reach[theirs + color]
            rooms[color] = room
            area |= room
            color += 1
        groups: i64 = 0
        total: i64 = 0
        loose: i64 = 0
        paired: i64 = 0
        color = 0
        while color < 6:
            claim = claims[mine + color]
            tokens = face_up[color] & ~reach[theirs + color]
            if claim:
                groups += 1
                n = row + claim - 1
                room = rooms[color]
                if room:
                    total += weights[n + ROOM] * count(room)
                    flips = room & tokens
                    if flips:
                        total += weights[n + FLIPS] * count(flips)
                        chained = closure(flips, tokens) & ~flips
                        if chained:
                            total += weights[n + CHAINED] * count(chained)
                else:
                    total += weights[n + CLOSED]
                tokens &= area
                if tokens:
                    total += weights[n + LINKED] * count(tokens)
            else:
                loose |= tokens
                paired |= tokens & around(tokens)
            color += 1
        total += weights[row + TOKENS + groups] * count(loose) + weights[row + PAIRS + groups] * count(paired)
        total += weights[row + NEWS] * count(loose & area) + weights[row + GROUPS + groups]
        return total + self.bowl(state, seat, row, groups)

    def bowl(self, state: PatternsState, seat: i64, row: i64, groups: i64) -> i64:
        weights, face_up, claims = self.weights, state.face_up, state.claims
        mine: i64 = of(seat, 0)
        held = state.bowls[seat]
        claim = claims[mine + held]
        if not claim:
            return weights[row + BOWL_STARTS + groups]
        room = self.rooms[held] & ~face_up[held]
        if not room:
            return weights[row + BOWL_WAITS]
        best: i64 = 0
        color: i64 = 0
        while color < 6:
            if claims[mine + color] > best and room & face_up[color]:
                best = claims[mine + color]
            color += 1
        return weights[row + BOWL_SWAPS + claim - 1] + weights[row + BOWL_FETCHES + best]


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
    row = [0] * WIDTH
    row[LEAD] = POINT_UNIT
    return row


JUDGE: Final = Judge(rows(_by_hand(), _by_hand()))


class PatternsEvaluation(Evaluation):
    """The lead to expect, in points."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, PatternsState)
        if state.phase > PLAYING:
            return float(final_lead(state, seat))
        value = float(JUDGE.value(state, state.points(state.turn) - state.points(1 - state.turn))) / POINT_UNIT
        return value if seat == state.turn else -value
