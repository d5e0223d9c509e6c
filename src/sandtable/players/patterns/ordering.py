"""Which acts a search of Patterns tries first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import count, first
from sandtable.games.patterns.acts import ACTION_COUNT, BOWL, ESTABLISH, FLIP, SWAP
from sandtable.games.patterns.board import NEIGHBORS
from sandtable.games.patterns.state import CHOOSING, PatternsState, group_of
from sandtable.players.patterns.transposition import zeros
from sandtable.players.patterns.walk import DEEPEST, Walk

WIDEST: Final = 128  # more than the acts of any position: 52 flips and 52 placements
LIST_BITS: Final = 13  # DEEPEST lists of WIDEST acts

# The promise of an act is measured in what `reward` adds for success at a depth.
POINT: Final = 4096  # for a point won or denied at once
KILLER: Final = 6 * POINT  # for an act that refuted another line from the same ply
KNOWN: Final = 2**40  # for the best act of an earlier search


class Ordering:
    """Lists of acts with their promise, one list for each ply, and what proved good elsewhere."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.actions = zeros(LIST_BITS)
        self.promise = zeros(LIST_BITS)
        self.history = vec[i64]([0] * (2 * ACTION_COUNT))
        self.killers = vec[i64]([ACTION_COUNT] * DEEPEST)  # the act that last refuted at a ply
        self.old_killers = vec[i64]([ACTION_COUNT] * DEEPEST)  # the one before it

    def list_acts(self, known: i64) -> i64:
        """List the acts of the position; where the list ends. `known` is the act to try first."""
        state = self.walk.state
        at = self.walk.ply * WIDEST
        if state.phase == CHOOSING:
            at = self.add(at, BOWL + state.bowls[0], 0, known)
            return self.add(at, BOWL + state.bowls[1], 0, known)
        mine = group_of(state.turn, 0)
        colors, claims = self.walk.colors, state.claims
        rest = state.flips
        while rest:
            space = first(rest)
            at = self.add(at, FLIP + space, 2 * claims[mine + colors[space]], known)
            rest &= rest - 1
        return self.list_placements(at, state, state.turn, known)

    def list_placements(self, at: i64, state: PatternsState, seat: i64, known: i64) -> i64:
        """Placing wins the claim, flips beside it, a token for another group; it may deny a flip."""
        mine: i64 = group_of(seat, 0)
        theirs: i64 = group_of(1 - seat, 0)
        colors, claims, neighbors = self.walk.colors, state.claims, NEIGHBORS
        bowl = state.bowls[seat]
        claim = claims[mine + bowl]
        alike = state.face_up[bowl] & ~state.reach[theirs + bowl]
        denied = state.possible_flips(1 - seat)
        kind: i64 = SWAP if claim else ESTABLISH
        worth: i64 = claim if claim else state.established(seat) + 1
        rest = state.placements
        while rest:
            space = first(rest)
            taken = colors[space]
            gain = 2 * claim + worth * count(neighbors[space] & alike) + claims[mine + taken]
            if denied & rest & -rest:
                gain += claims[theirs + taken]
            at = self.add(at, kind + space, gain, known)
            rest &= rest - 1
        return at

    def add(self, at: i64, action: i64, gain: i64, known: i64) -> i64:
        promise = gain * POINT + self.history[self.walk.state.turn * ACTION_COUNT + action]
        if action == known:
            promise = KNOWN
        elif action == self.killers[self.walk.ply] or action == self.old_killers[self.walk.ply]:
            promise += KILLER
        self.actions[at] = action
        self.promise[at] = promise
        return at + 1

    def next_action(self, at: i64, end: i64) -> i64:
        """The most promising act from `at` on, brought there."""
        actions, promise = self.actions, self.promise
        best = at
        other = at + 1
        while other < end:
            if promise[other] > promise[best]:
                best = other
            other += 1
        action = actions[best]
        actions[best] = actions[at]
        promise[best] = promise[at]
        actions[at] = action
        return action

    def reward(self, action: i64, depth: i64) -> None:
        """An act refuted the opponent's last one: try it earlier elsewhere."""
        ply = self.walk.ply
        self.history[self.walk.state.turn * ACTION_COUNT + action] += depth * depth
        if self.killers[ply] != action:
            self.old_killers[ply] = self.killers[ply]
            self.killers[ply] = action
