"""Plain UCT for games without hidden information: a tree of acts, random play below it.

Kocsis and Szepesvári, "Bandit based Monte-Carlo planning" (2006). One node is added in each
iteration. A node's children hang on it as a linked list, all in packed tables.
"""

import math
import time
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from sandtable.core.chance import Chance, FastChance
from sandtable.core.game import Game, State, View
from sandtable.players.player import Budget

EXPLORATION: Final = 0.6
DEFAULT_ITERATIONS: Final = 10_000
CLOCK_EVERY: Final = 64  # iterations between two looks at the clock
NONE: Final = -1


class Uct:
    """A search tree under one position."""

    def __init__(self, root: State, chance: Chance) -> None:
        self.root = root
        self.chance = chance
        self.size: i64 = 0
        self.visits = vec[i64]([0] * 1024)
        self.rewards = vec[float]([0.0] * 1024)  # of the seat that acted to get here
        self.actions = vec[i64]([0] * 1024)
        self.seats = vec[i64]([0] * 1024)  # who acted to get here
        self.first_child = vec[i64]([0] * 1024)
        self.next_sibling = vec[i64]([0] * 1024)
        self.untried = vec[i64]([0] * 1024)  # how many acts have no child yet; NONE: not counted
        self.path = vec[i64]([0] * 1024)
        self.add(NONE, NONE)

    def add(self, action: i64, seat: i64) -> i64:
        """A new node, without visits or children."""
        node = self.size
        if node == len(self.visits):
            self.double()
        self.visits[node] = 0
        self.rewards[node] = 0.0
        self.actions[node] = action
        self.seats[node] = seat
        self.first_child[node] = NONE
        self.next_sibling[node] = NONE
        self.untried[node] = NONE
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

    def iterate(self) -> None:
        """Walk down, add a node, play on at random, and count the result on the way back."""
        state = self.root.copy()
        node: i64 = 0
        depth: i64 = 0
        self.path[0] = 0
        seat = state.mover()
        while seat >= 0:
            expanded = self.untried[node] != 0
            node = self.expand(node, state, seat) if expanded else self.best_child(node)
            state.play(seat, self.actions[node], 0)
            depth += 1
            self.path[depth] = node
            seat = state.mover()
            if expanded:
                break
        while seat >= 0:
            state.play(seat, state.random_choice(seat, self.chance), 0)
            seat = state.mover()
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
        child = self.add(action, seat)
        self.next_sibling[child] = self.first_child[node]
        self.first_child[node] = child
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
        """The child with the highest upper confidence bound."""
        log_visits = math.log(float(self.visits[node]))
        best: i64 = NONE
        highest = -1.0
        child = self.first_child[node]
        while child != NONE:
            visits = float(self.visits[child])
            bound = self.rewards[child] / visits + EXPLORATION * math.sqrt(log_visits / visits)
            if bound > highest:
                highest = bound
                best = child
            child = self.next_sibling[child]
        return best

    def count(self, state: State, depth: i64) -> None:
        while depth >= 0:
            node = self.path[depth]
            self.visits[node] += 1
            if depth > 0:
                self.rewards[node] += state.result(self.seats[node])
            depth -= 1

    def run(self, budget: Budget) -> int:
        """Iterate until the budget is used up; how many iterations it was."""
        limit: i64 = budget.iterations if budget.iterations is not None else -1
        if limit < 0 and budget.seconds is None:
            limit = DEFAULT_ITERATIONS
        end = time.perf_counter() + (budget.seconds or 0.0)
        done: i64 = 0
        while done != limit:
            self.iterate()
            done += 1
            if done % CLOCK_EVERY == 0 and budget.seconds is not None and time.perf_counter() > end:
                break
        return done

    def best_action(self) -> int:
        """The act of the child with the most visits."""
        best = self.first_child[0]
        child = best
        while child != NONE:
            if self.visits[child] > self.visits[best]:
                best = child
            child = self.next_sibling[child]
        return self.actions[best]


class UctPlayer:
    """Searches the position of its view until the budget is used up."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def act(self, view: View, budget: Budget, seed: int) -> int:
        chance = FastChance(seed)
        state = self.game.imagine(view, chance)
        choices = state.choices(view["seat"])
        if len(choices) == 1:
            return choices[0]
        tree = Uct(state, chance)
        tree.run(budget)
        return tree.best_action()
