"""Information-set tree search for games with hidden hands: every iteration imagines a new deal.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), the variant with
one tree from the searcher's point of view. A node's bound counts how often its act was available,
since each imagined deal allows other acts. The state comes from an imaginer of the view alone, so
the search cannot peek.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.chance import Chance
from sandtable.core.state import Imaginer, State
from sandtable.players.bots import SearchSettings
from sandtable.players.evaluation import AnyEvaluation
from sandtable.players.search.tree import NONE, Tree

MAX_SEATS: Final = 6


class InformationSetSearch(Tree):
    """A search under one view. `available` tells how often a node's act was legal."""

    def __init__(
        self,
        imaginer: Imaginer,
        action_count: i64,
        judge: AnyEvaluation,
        settings: SearchSettings,
        chance: Chance,
    ) -> None:
        super().__init__(chance)
        self.imaginer = imaginer
        self.judge = judge
        self.cutoff: i64 = settings.cutoff
        self.scale = settings.scale
        self.exploration = settings.exploration
        self.stamps = vec[i64]([0] * int(action_count))  # the step at which an act was last legal
        self.step: i64 = 0
        self.results = vec[float]([0.0] * MAX_SEATS)

    def iterate(self) -> None:
        state = self.imaginer.deal(self.chance)
        node: i64 = 0
        depth: i64 = 0
        seat = state.mover()
        while seat >= 0:
            size = self.size
            node = self.next_node(node, state, seat)
            state.play(seat, self.actions[node], 0)
            depth += 1
            self.follow(depth, node)
            seat = state.mover()
            if self.size > size:
                break
        self.play_on(state, self.seats[node])
        self.count(state, depth)

    def next_node(self, node: i64, state: State, seat: i64) -> i64:
        """A new child by lot if this deal allows an untried act, else the child with the best bound."""
        choices = state.choices(seat)
        self.step += 1
        for action in choices:
            self.stamps[action] = self.step
        best: i64 = NONE
        highest = -1.0
        known: i64 = 0
        exploration = self.exploration
        child = self.first_child[node]
        while child != NONE:
            if self.stamps[self.actions[child]] == self.step:
                self.stamps[self.actions[child]] = 0
                known += 1
                self.available[child] += 1.0
                trials = self.visits[child]
                bound = self.rewards[child] / trials
                bound += exploration * math.sqrt(math.log(self.available[child]) / trials)
                if bound > highest:
                    highest = bound
                    best = child
            child = self.next_sibling[child]
        untried: i64 = len(choices) - known
        return self.expand(node, choices, untried, seat) if untried else best

    def expand(self, node: i64, choices: vec[i64], untried: i64, seat: i64) -> i64:
        n = self.chance.below(untried)
        for action in choices:
            if self.stamps[action] == self.step:
                if n == 0:
                    child = self.add(node, action)
                    self.seats[child] = seat
                    self.available[child] = 1.0
                    return child
                n -= 1
        return NONE

    def play_on(self, state: State, seat: i64) -> None:
        """At random, but no further than the cut-off; the seat that acted last finishes what it began."""
        left = self.cutoff
        mover = state.mover()
        while mover >= 0 and left > 0:
            seat = mover
            state.play(seat, state.random_choice(seat, self.chance), 0)
            mover = state.mover()
            left -= 1
        if mover >= 0:
            self.judge.settle(state, seat)

    def count(self, state: State, depth: i64) -> None:
        seat: i64 = 0
        while seat < MAX_SEATS:
            self.results[seat] = -1.0
            seat += 1
        while depth > 0:
            node = self.path[depth]
            seat = self.seats[node]
            if self.results[seat] < 0.0:
                self.results[seat] = self.reward(state, seat)
            self.visits[node] += 1.0
            self.rewards[node] += self.results[seat]
            depth -= 1
        self.visits[0] += 1.0

    def reward(self, state: State, seat: i64) -> float:
        """The chance to win: certain at the end, judged by the lead before it."""
        if state.mover() < 0:
            return state.result(seat)
        return self.judge.chance(state, seat, self.scale)
