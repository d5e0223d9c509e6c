"""Which acts a search of Patterns tries first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.patterns.board import NEIGHBORS, count, first
from sandtable.games.patterns.state import ACTION_COUNT, BOWL, CHOOSING, ESTABLISH, FLIP, SWAP, PatternsState, of
from sandtable.players.search.walk import DEEPEST, Walk

WIDEST: Final = 64  # acts listed in one position, at most
GAIN: Final = 4096  # a point gained or denied at once counts as much as this in `history`
FIRST: Final = 2**40


class Ordering:
    """Lists of acts with their promise, one list for each ply, and what proved good elsewhere."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.acts = vec[i64]([0] * (DEEPEST * WIDEST))
        self.promise = vec[i64]([0] * (DEEPEST * WIDEST))
        self.history = vec[i64]([0] * (2 * ACTION_COUNT))

    def list_acts(self, known: i64) -> i64:
        """List the acts of the position; the end of the list. `known` is the act to try first."""
        state = self.walk.state
        at = self.walk.ply * WIDEST
        if state.phase == CHOOSING:
            at = self.add(at, BOWL + state.bowls[0], 0, known)
            return self.add(at, BOWL + state.bowls[1], 0, known)
        seat = state.turn
        mine = of(seat, 0)
        colors, claims = self.walk.colors, state.claims
        rest = state.flips
        while rest:
            space = first(rest)
            at = self.add(at, FLIP + space, GAIN * 2 * claims[mine + colors[space]], known)
            rest &= rest - 1
        return self.list_placements(at, state, seat, known)

    def list_placements(self, at: i64, state: PatternsState, seat: i64, known: i64) -> i64:
        mine: i64 = of(seat, 0)
        theirs: i64 = of(1 - seat, 0)
        colors, claims = self.walk.colors, state.claims
        bowl = state.bowls[seat]
        claim = claims[mine + bowl]
        denied = state.possible_flips(1 - seat)
        neighbors, alike = NEIGHBORS, state.face_up[bowl] & ~state.reach[theirs + bowl]
        kind: i64 = SWAP if claim else ESTABLISH
        worth: i64 = claim if claim else state.established(seat) + 1
        rest = state.placements
        while rest:
            space = first(rest)
            taken = colors[space]
            gain = worth * count(neighbors[space] & alike) + 2 * claim + claims[mine + taken]
            if denied & (rest & -rest):
                gain += claims[theirs + taken]
            at = self.add(at, kind + space, GAIN * gain, known)
            rest &= rest - 1
        return at

    def add(self, at: i64, act: i64, promise: i64, known: i64) -> i64:
        self.acts[at] = act
        if act == known:
            promise = FIRST
        else:
            promise += self.history[self.walk.state.turn * ACTION_COUNT + act]
        self.promise[at] = promise
        return at + 1

    def next_act(self, at: i64, end: i64) -> i64:
        """The most promising act from `at` on, brought there."""
        acts, promise = self.acts, self.promise
        best = at
        other = at + 1
        while other < end:
            if promise[other] > promise[best]:
                best = other
            other += 1
        act = acts[best]
        acts[best] = acts[at]
        promise[best] = promise[at]
        acts[at] = act
        return act

    def reward(self, act: i64, depth: i64) -> None:
        """An act was too good for the opponent: try it earlier elsewhere."""
        place = self.walk.state.turn * ACTION_COUNT + act
        self.history[place] += depth * depth
