"""A position of Patterns that goes forward and back, and knows its key.

Searches of trees take acts back instead of copying positions. A key is the exclusive or of a random
number for each thing that is so (Zobrist, "A new hashing method with application for game playing",
1970); what the deal fixed and nobody can change has no part in it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BIT
from sandtable.core.chance import FastChance
from sandtable.games.patterns.acts import BOWL, ESTABLISH, SWAP
from sandtable.games.patterns.board import SPACES
from sandtable.games.patterns.state import PatternsState, group_of

DEEPEST: Final = 64  # acts of the longest way: 52 and the bowl choice
HALF: Final = 2**31


def _random_keys(number: int) -> vec[i64]:
    """Numbers of 62 bits, the same in every process."""
    chance = FastChance(0x5A4D)
    return vec[i64]([chance.below(HALF) * HALF + chance.below(HALF) for _ in range(number)])


KEYS: Final = _random_keys(12 * SPACES + 2 * 6 + 12 * 7 + 1)
BOWL_KEY: Final = 12 * SPACES  # group_of(seat, color)
CLAIM_KEY: Final = BOWL_KEY + 12  # group_of(seat, color) * 7 + claim
TURN_KEY: Final = CLAIM_KEY + 12 * 7


class Walk:
    """A way through the tree below a position, which changes as the walk goes on."""

    def __init__(self, state: PatternsState) -> None:
        self.state = state.copy()
        self.colors = vec[i64]([state.color_at(space) for space in range(SPACES)])
        self.key: i64 = key_of(state)
        self.lead: i64 = state.points(0) - state.points(1)  # of seat 0
        self.ply: i64 = 0
        blank = vec[i64]([0] * DEEPEST)
        self.keys = blank[:]
        self.actions = blank[:]
        self.leads = blank[:]
        self.seats = blank[:]
        self.phases = blank[:]
        self.reaches = blank[:]
        self.flips = blank[:]
        self.placements = blank[:]
        self.bowls = blank[:]

    def lead_of(self, seat: i64) -> i64:
        return -self.lead if seat else self.lead

    def forward(self, action: i64) -> None:
        state, ply = self.state, self.ply
        seat = state.turn
        bowl = state.bowls[seat]
        self.keys[ply] = self.key
        self.actions[ply] = action
        self.leads[ply] = self.lead
        self.seats[ply] = seat
        self.phases[ply] = state.phase
        self.flips[ply] = state.flips
        self.placements[ply] = state.placements
        self.bowls[ply] = bowl
        self.ply = ply + 1
        if action < BOWL:
            group = group_of(seat, bowl) if action >= SWAP else group_of(seat, self.colors[action])
            self.reaches[ply] = state.reach[group]
            gain = state.claims[group]
            self.lead = self.lead - gain if seat else self.lead + gain
        state.play(seat, action, 0)
        self.key = self.key_after(seat, action, bowl)

    def key_after(self, seat: i64, action: i64, bowl: i64) -> i64:
        state, keys = self.state, KEYS
        key = self.key ^ keys[TURN_KEY]
        if action < SWAP:
            return key ^ keys[group_of(seat, self.colors[action]) * SPACES + action]
        if action >= BOWL:
            return key_of(state)
        group = group_of(seat, bowl)
        key ^= keys[BOWL_KEY + group] ^ keys[BOWL_KEY + group_of(seat, state.bowls[seat])]
        if action < ESTABLISH:
            return key ^ keys[group * SPACES + action - SWAP]
        return (
            key
            ^ keys[group * SPACES + action - ESTABLISH]
            ^ keys[CLAIM_KEY + group * 7 + state.claims[group]]
        )

    def back(self) -> None:
        state, ply = self.state, self.ply - 1
        action, seat, bowl = self.actions[ply], self.seats[ply], self.bowls[ply]
        self.ply = ply
        self.key = self.keys[ply]
        self.lead = self.leads[ply]
        state.turn = seat
        state.phase = self.phases[ply]
        state.flips = self.flips[ply]
        state.placements = self.placements[ply]
        if action < SWAP:
            self.uncover(action, group_of(seat, self.colors[action]))
        elif action < BOWL:
            state.bowls[seat] = bowl
            if action < ESTABLISH:
                self.uncover(action - SWAP, group_of(seat, bowl))
            else:
                self.uncover(action - ESTABLISH, group_of(seat, bowl))
                state.claims[group_of(seat, bowl)] = 0
                state.markers &= ~BIT[action - ESTABLISH]
        elif bowl != state.bowls[seat]:
            state.bowls[1 - seat] = state.bowls[seat]
            state.bowls[seat] = bowl

    def uncover(self, space: i64, group: i64) -> None:
        """The token on a space lies face up again, as dealt, and a group is without the space."""
        state, bit = self.state, BIT[space]
        state.uncovered |= bit
        state.face_up[self.colors[space]] |= bit
        state.groups[group] &= ~bit
        state.reach[group] = self.reaches[self.ply]


def key_of(state: PatternsState) -> i64:
    """The key of a position, made from nothing."""
    key: i64 = KEYS[TURN_KEY] if state.turn else 0
    group: i64 = 0
    while group < 12:
        space: i64 = 0
        while space < SPACES:
            if state.groups[group] & BIT[space]:
                key ^= KEYS[group * SPACES + space]
            space += 1
        if state.claims[group]:
            key ^= KEYS[CLAIM_KEY + group * 7 + state.claims[group]]
        group += 1
    return key ^ KEYS[BOWL_KEY + state.bowls[0]] ^ KEYS[BOWL_KEY + 6 + state.bowls[1]]
