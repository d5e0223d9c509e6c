"""Patterns: what both players have and may expect, by weights fitted to many games of self-play.

The value of a position is linear in its weights: `fitters/patterns.py` reads the features off by
setting one weight after the other, and fits them. A weight changes as the Mandala fills up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import count
from sandtable.games.patterns.board import SPACES, around, closure
from sandtable.games.patterns.state import FLIPPING, PLAYING, PatternsState, group_of
from sandtable.players.evaluation import Evaluation
from sandtable.players.patterns.weights import EMPTY, FULL

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
PAIRS: Final = 64  # those of them beside another one of their color
NEWS: Final = 71  # those of them in the room of a group

# Features of a position.
LEAD: Final = 72
TURN: Final = 73
WIDTH: Final = 74

# Where the weights of each name begin, in order.
BEGINNINGS: Final = {
    "flips": FLIPS,
    "chained": CHAINED,
    "room": ROOM,
    "closed": CLOSED,
    "linked": LINKED,
    "bowl swaps": BOWL_SWAPS,
    "bowl fetches": BOWL_FETCHES,
    "bowl starts": BOWL_STARTS,
    "bowl waits": BOWL_WAITS,
    "groups": GROUPS,
    "tokens": TOKENS,
    "pairs": PAIRS,
    "news": NEWS,
    "lead": LEAD,
    "turn": TURN,
}

Weights = dict[str, tuple[int, ...]]


class Judge:
    """Weights at work. `weights` has a row of WIDTH for each number of face-up tokens, 0 to 52."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights = weights
        self.rooms = vec[i64]([0] * 6)  # by color, of the player looked at

    def value(self, state: PatternsState, lead: i64) -> i64:
        """How good a position that goes on is for the player on turn, whose lead is given."""
        row = count(state.uncovered) * WIDTH
        value = self.weights[row + TURN] + self.weights[row + LEAD] * lead
        return value + self.prospects(state, state.turn, row) - self.prospects(state, 1 - state.turn, row)

    def prospects(self, state: PatternsState, seat: i64, row: i64) -> i64:
        weights, face_up, reach, claims = self.weights, state.face_up, state.reach, state.claims
        area = self.find_rooms(state, seat)
        mine: i64 = group_of(seat, 0)
        theirs: i64 = group_of(1 - seat, 0)
        groups: i64 = 0
        loose: i64 = 0  # tokens of colors without a group
        paired: i64 = 0
        total: i64 = 0
        color: i64 = 0
        while color < 6:
            tokens = face_up[color] & ~reach[theirs + color]
            if claims[mine + color]:
                groups += 1
                total += self.group(row + claims[mine + color] - 1, self.rooms[color], tokens, area)
            else:
                loose |= tokens
                paired |= tokens & around(tokens)
            color += 1
        total += weights[row + TOKENS + groups] * count(loose) + weights[row + PAIRS + groups] * count(paired)
        total += weights[row + NEWS] * count(loose & area) + weights[row + GROUPS + groups]
        return total + self.bowl(state, seat, row, groups)

    def find_rooms(self, state: PatternsState, seat: i64) -> i64:
        """The spaces onto which a player's groups may grow: each room by color, and all together."""
        rooms, reach, uncovered = self.rooms, state.reach, state.uncovered
        mine: i64 = group_of(seat, 0)
        theirs: i64 = group_of(1 - seat, 0)
        area: i64 = 0
        color: i64 = 0
        while color < 6:
            room = reach[mine + color] & uncovered & ~reach[theirs + color]
            rooms[color] = room
            area |= room
            color += 1
        return area

    def group(self, place: i64, room: i64, tokens: i64, area: i64) -> i64:
        """What a group promises; `place` is its claim's place in the row."""
        weights = self.weights
        total = weights[place + LINKED] * count(tokens & area)
        if not room:
            return total + weights[place + CLOSED]
        total += weights[place + ROOM] * count(room)
        flips = room & tokens
        if flips:
            chained = closure(flips, tokens) & ~flips
            total += weights[place + FLIPS] * count(flips) + weights[place + CHAINED] * count(chained)
        return total

    def bowl(self, state: PatternsState, seat: i64, row: i64, groups: i64) -> i64:
        weights, face_up, claims = self.weights, state.face_up, state.claims
        mine: i64 = group_of(seat, 0)
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
        group = group_of(state.turn, color)
        tokens = state.face_up[color] & ~state.reach[group_of(1 - state.turn, color)]
        flips = tokens & state.reach[group]
        if flips:
            gain += state.claims[group] * count(closure(flips, tokens))
        color += 1
    return lead + gain if seat == state.turn else lead - gain


def rows(full: Weights, empty: Weights) -> vec[i64]:
    """A row for every number of face-up tokens, between those for the full and the empty Mandala."""
    ends = list(zip(in_a_row(full), in_a_row(empty), strict=True))
    return vec[i64](
        [
            (first * tokens + last * (SPACES - tokens)) // SPACES
            for tokens in range(SPACES + 1)
            for first, last in ends
        ]
    )


def in_a_row(weights: Weights) -> list[int]:
    return [weight for name in BEGINNINGS for weight in weights[name]]


JUDGE: Final = Judge(rows(FULL, EMPTY))


class PatternsEvaluation(Evaluation[PatternsState]):
    """The lead to expect, in points."""

    def value(self, state: PatternsState, seat: i64) -> float:
        if state.phase > PLAYING:
            return float(final_lead(state, seat))
        value = (
            float(JUDGE.value(state, state.points(state.turn) - state.points(1 - state.turn))) / POINT_UNIT
        )
        return value if seat == state.turn else -value
