"""Plain UCT for games without hidden information: a tree of acts, random play below it.

Kocsis and Szepesvári, "Bandit based Monte-Carlo planning" (2006). One node is added in each
iteration.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.chance import Chance
from sandtable.core.state import State
from sandtable.players.search.tree import NONE, Tree

EXPLORATION: Final = 0.6


class Uct(Tree):
    """A search under one known position. `untried` tells how many acts have no child yet."""

    def __init__(self, root: State, chance: Chance) -> None:
        super().__init__(chance)
        self.root = root

    def iterate(self) -> None:
        state = self.root.copy()
        node: i64 = 0
        depth: i64 = 0
        seat = state.mover()
        while seat >= 0:
            expanded = self.untried[node] != 0
            node = self.expand(node, state, seat) if expanded else self.best_child(node)
            state.play(seat, self.actions[node], 0)
            depth += 1
            self.follow(depth, node)
            seat = state.mover()
            if expanded:
                break
        self.rest_at_random(state)
        self.count(state, depth)

    def expand(self, node: i64, state: State, seat: i64) -> i64:
        """Add the next untried act. The first is drawn by lot, the others follow it round."""
        choices = state.choices(seat)
        total: i64 = len(choices)
        if self.untried[node] == NONE:
            self.untried[node] = total
            action = choices[self.chance.below(total)]
        else:
            action = self.after(choices, self.actions[self.first_child[node]])
        self.untried[node] -= 1
        child = self.add(node, action)
        self.seats[child] = seat
        return child

    def after(self, choices: vec[i64], action: i64) -> i64:
        """The choice that follows an act in the list, the first one after the last."""
        n: i64 = 0
        while choices[n] <= action:
            n += 1
            if n == len(choices):
                return choices[0]
        return choices[n]

    def best_child(self, node: i64) -> i64:
        visits, rewards, next_sibling = self.visits, self.rewards, self.next_sibling
        log_trials = math.log(visits[node])
        best: i64 = NONE
        highest = -1.0
        child = self.first_child[node]
        while child != NONE:
            trials = visits[child]
            bound = rewards[child] / trials + EXPLORATION * math.sqrt(log_trials / trials)
            if bound > highest:
                highest = bound
                best = child
            child = next_sibling[child]
        return best

    def count(self, state: State, depth: i64) -> None:
        while depth > 0:
            node = self.path[depth]
            self.visits[node] += 1.0
            self.rewards[node] += state.result(self.seats[node])
            depth -= 1
        self.visits[0] += 1.0
