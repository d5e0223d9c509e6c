"""A search tree in packed tables. A node's children hang on it as a linked list."""

import time
from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from sandtable.core.chance import Chance
from sandtable.core.state import State
from sandtable.players.player import Budget

DEFAULT_ITERATIONS: Final = 10_000
CLOCK_EVERY: Final = 32  # iterations between two looks at the clock
FIRST_SIZE: Final = 1024
NONE: Final = -1


class Tree(ABC):
    """What Monte Carlo tree searches share; each says what one iteration is."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.size: i64 = 0
        self.visits = vec[float]([0.0] * FIRST_SIZE)  # whole numbers; i64 to float is slow in mypyc
        self.rewards = vec[float]([0.0] * FIRST_SIZE)  # of the seat that acted to get here
        self.actions = vec[i64]([0] * FIRST_SIZE)
        self.seats = vec[i64]([0] * FIRST_SIZE)  # who acted to get here
        self.first_child = vec[i64]([0] * FIRST_SIZE)
        self.next_sibling = vec[i64]([0] * FIRST_SIZE)
        self.untried = vec[i64]([0] * FIRST_SIZE)  # UCT: acts without a child; NONE: not counted
        self.available = vec[float]([0.0] * FIRST_SIZE)  # information sets: how often it was legal
        self.path = vec[i64]([0] * FIRST_SIZE)
        self.add(NONE, NONE)

    @abstractmethod
    def iterate(self) -> None:
        """Walk down, add a node, play on, and count the result on the way back."""

    def add(self, parent: i64, action: i64) -> i64:
        """A new node without visits; the root has no parent."""
        node = self.size
        if node == len(self.visits):
            self.double()
        self.visits[node] = 0.0
        self.rewards[node] = 0.0
        self.actions[node] = action
        self.first_child[node] = NONE
        self.next_sibling[node] = NONE
        self.untried[node] = NONE
        if parent != NONE:
            self.next_sibling[node] = self.first_child[parent]
            self.first_child[parent] = node
        self.size = node + 1
        return node

    def double(self) -> None:
        self.visits = extend(self.visits, self.visits)
        self.rewards = extend(self.rewards, self.rewards)
        self.actions = extend(self.actions, self.actions)
        self.seats = extend(self.seats, self.seats)
        self.first_child = extend(self.first_child, self.first_child)
        self.next_sibling = extend(self.next_sibling, self.next_sibling)
        self.untried = extend(self.untried, self.untried)
        self.available = extend(self.available, self.available)

    def follow(self, depth: i64, node: i64) -> None:
        """Remember the way; very long ways are searched no deeper than the table."""
        if depth == len(self.path):
            self.path = extend(self.path, self.path)
        self.path[depth] = node

    def run(self, budget: Budget, to_the_end: bool = True) -> int:
        """Iterate until the budget is used up; how many iterations it was.

        If not to the end, until no other act can be tried more often within it: who only plays need not go on.
        """
        limit: i64 = budget.iterations if budget.iterations is not None else NONE
        timed = budget.seconds is not None
        if limit < 0 and not timed:
            limit = DEFAULT_ITERATIONS
        start = time.perf_counter()
        seconds = budget.seconds or 0.0
        done: i64 = 0
        while done != limit:
            self.iterate()
            done += 1
            if done % CLOCK_EVERY:
                continue
            left = float(limit - done)
            if timed:
                spent = time.perf_counter() - start
                if spent > seconds:
                    break
                possible = (seconds - spent) * float(done) / spent
                left = possible if limit < 0 else min(left, possible)
            if not to_the_end and self.lead() > left:
                break
        return done

    def lead(self) -> float:
        """How many times more often than any other act the first one was tried."""
        most, second = 0.0, 0.0
        child = self.first_child[0]
        while child != NONE:
            tries = self.visits[child]
            if tries > most:
                most, second = tries, most
            elif tries > second:
                second = tries
            child = self.next_sibling[child]
        return most - second

    def best_action(self) -> int:
        """The act of the child with the most visits."""
        best = self.first_child[0]
        child = best
        while child != NONE:
            if self.visits[child] > self.visits[best]:
                best = child
            child = self.next_sibling[child]
        return self.actions[best]

    def rest_at_random(self, state: State) -> None:
        """Play a position to its end at random."""
        seat = state.mover()
        while seat >= 0:
            state.play(seat, state.random_choice(seat, self.chance), 0)
            seat = state.mover()
