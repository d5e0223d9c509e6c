"""Information-set search that is guided by two nets: one guesses which act a seat plays, one how likely it wins.

Every iteration imagines a new deal, walks down the tree of acts, adds one node and asks a net how the seats stand
there. An act is tried the more, the likelier the other net finds it for the hand that is imagined (Silver and others,
"Mastering the game of Go without human knowledge", 2017; Rosin, "Multi-armed bandits with episode context", 2011), among
those that this deal allows. The acts under the root are compared on the same deals: the n-th try of each has the n-th
deal, so that the luck of deals falls on all alike.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.chance import Chance, FastChance
from sandtable.core.state import Imaginer, State
from sandtable.players.nets.guide import Guide, GuidedSettings
from sandtable.players.search.tree import NONE, Tree

MAX_SEATS: Final = 6
MOST_CHOICES: Final = 512


class GuidedSearch(Tree):
    """A search under one view."""

    def __init__(
        self,
        imaginer: Imaginer,
        action_count: i64,
        guide: Guide,
        settings: GuidedSettings,
        chance: Chance,
    ) -> None:
        super().__init__(chance)
        self.imaginer = imaginer
        self.judge = guide.judge
        self.guess = guide.guess
        self.exploration = settings.exploration
        self.reduction = settings.reduction
        self.noise = settings.noise
        self.number_of_seats: i64 = 0
        self.child_of = vec[i64]([NONE] * int(action_count))  # while a node is looked at
        self.priors = vec[float]([0.0] * MOST_CHOICES)
        self.chances = vec[float]([0.0] * MAX_SEATS)
        self.results = vec[float]([0.0] * MAX_SEATS)
        self.totals = vec[float]([0.0] * MAX_SEATS)  # of all iterations
        self.base: i64 = chance.below(2**31) * 2**24  # the seed of the first deal
        self.root_seat: i64 = NONE
        self.root_choices = vec[i64]()
        self.root_priors = vec[float]()

    def iterate(self) -> None:
        if self.root_seat == NONE:
            self.look_at_root()
        self.follow_on(self.choose(0, self.root_choices, self.root_priors, self.root_seat))

    def try_out(self, action: i64, tries: i64) -> None:
        """Try an act until it was tried so often, whatever it promises: to compare it with others."""
        if self.root_seat == NONE:
            self.look_at_root()
        node = self.only_child(0, action, self.root_seat)
        while self.visits[node] < float(tries):
            self.follow_on(node)

    def follow_on(self, node: i64) -> None:
        """An iteration that begins with a node under the root."""
        state = self.imaginer.deal(FastChance(self.base + int(self.visits[node])))
        seat = self.root_seat
        depth: i64 = 0
        while True:
            state.play(seat, self.actions[node], 0)
            depth += 1
            self.follow(depth, node)
            seat = state.mover()
            if seat < 0 or self.visits[node] == 0.0:
                break
            choices = state.choices(seat)
            if len(choices) > 1:
                self.guess.policies(state, seat, choices, self.priors)
            node = self.choose(node, choices, self.priors, seat)
        self.weigh(state, seat)
        self.count(depth)

    def look_at_root(self) -> None:
        """What may be done at once is the same in every deal."""
        state = self.imaginer.deal(self.chance)
        self.root_seat = state.mover()
        self.number_of_seats = self.judge.encoder.seats(state)
        self.root_choices = state.choices(self.root_seat)
        self.guess.policies(state, self.root_seat, self.root_choices, self.priors)
        number = len(self.root_choices)
        evenly = self.noise / float(number)
        self.root_priors = vec[float]([(1.0 - self.noise) * self.priors[n] + evenly for n in range(number)])

    def choose(self, node: i64, choices: vec[i64], priors: vec[float], seat: i64) -> i64:
        """The child whose act promises most, or was tried too little for what it promised; it may be new."""
        if len(choices) == 1:
            return self.only_child(node, choices[0], seat)
        child_of, visits, rewards = self.child_of, self.visits, self.rewards
        for action in choices:
            child_of[action] = NONE
        tries, gained = 0.0, 0.0
        child = self.first_child[node]
        while child != NONE:
            child_of[self.actions[child]] = child
            child = self.next_sibling[child]
        for action in choices:
            child = child_of[action]
            if child != NONE:
                tries += visits[child]
                gained += rewards[child]
        urge = self.exploration * math.sqrt(tries + 1.0)
        untried = gained / tries - self.reduction if tries else 0.0
        best: i64 = NONE
        best_action: i64 = 0
        highest = -1000.0
        n: i64 = 0
        while n < len(choices):
            action = choices[n]
            child = child_of[action]
            if child == NONE:
                bound = untried + urge * priors[n]
            else:
                number = visits[child]
                bound = rewards[child] / number + urge * priors[n] / (1.0 + number)
            if bound > highest:
                highest = bound
                best = child
                best_action = action
            n += 1
        return best if best != NONE else self.new_child(node, best_action, seat)

    def only_child(self, node: i64, action: i64, seat: i64) -> i64:
        child = self.first_child[node]
        while child != NONE:
            if self.actions[child] == action:
                return child
            child = self.next_sibling[child]
        return self.new_child(node, action, seat)

    def new_child(self, node: i64, action: i64, seat: i64) -> i64:
        child = self.add(node, action)
        self.seats[child] = seat
        return child

    def weigh(self, state: State, seat: i64) -> None:
        """How all seats stand: as the game ended, or as the net thinks for the seat that is to act."""
        number = self.number_of_seats
        other: i64 = 0
        if seat < 0:
            while other < number:
                self.results[other] = state.result(other)
                other += 1
            return
        self.judge.chances(state, seat, number, self.chances)
        while other < number:
            self.results[(seat + other) % number] = self.chances[other]
            other += 1

    def count(self, depth: i64) -> None:
        while depth > 0:
            node = self.path[depth]
            self.visits[node] += 1.0
            self.rewards[node] += self.results[self.seats[node]]
            depth -= 1
        self.visits[0] += 1.0
        seat: i64 = 0
        while seat < self.number_of_seats:
            self.totals[seat] += self.results[seat]
            seat += 1
