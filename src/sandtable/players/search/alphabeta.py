"""Alpha-beta for Patterns: negamax with iterative deepening, a table of positions and an evaluation.

Knuth and Moore, "An analysis of alpha-beta pruning" (1975). The search counts the positions that it
judged instead of playing them out: where it judged none, its value is proved.
"""

import time
from typing import Final

from mypy_extensions import i64

from sandtable.core.game import Game, View
from sandtable.core.chance import FastChance
from sandtable.games.patterns.state import CHOOSING, PLAYING, PatternsState
from sandtable.players.evaluation.patterns import JUDGE, POINT_UNIT, Judge, final_lead
from sandtable.players.player import Budget
from sandtable.players.search.endgame import SOLVED_FROM, most_acts_left
from sandtable.players.search.ordering import WIDEST, Ordering
from sandtable.players.search.transposition import (
    EXACT,
    LOWER,
    MISS,
    UPPER,
    Transpositions,
    act_of,
    bound_of,
    depth_of,
    value_of,
)
from sandtable.players.search.walk import Walk

PROVED: Final = 63  # the depth of a value that no deeper search can change
INFINITE: Final = 2**29
CLOCK_EVERY: Final = 1024  # nodes between two looks at the clock
DEFAULT_NODES: Final = 50_000
DECIDED: Final = 20 * POINT_UNIT  # a certain win is worth this much more than a hoped-for one
NO_ACT: Final = 255

OPT: dict[str, int] = {"lmr": 1, "pvs": 1, "asp": 0, "lmr1": 4, "lmr2": 12, "lmr3": 99, "lmrd": 3, "lmp1": 99, "lmp2": 99, "leaf": 0, "single": 0, "dec": 20, "fut": 0, "fut2": 0}


class AlphaBeta:
    """A search under one position."""

    def __init__(self, root: PatternsState, judge: Judge, table: Transpositions) -> None:
        self.walk = Walk(root)
        self.judge = judge
        self.table = table
        self.ordering = Ordering(self.walk)
        self.nodes: i64 = 0
        self.judged: i64 = 0
        self.limit: i64 = 0
        self.look: i64 = 0  # the number of nodes at which to look at the clock
        self.end = 0.0
        self.timed = False
        self.stopped = False
        self.choice: i64 = NO_ACT
        self.value: i64 = 0
        self.depth: i64 = 0
        self.proved = False
        self.lmr: i64 = OPT["lmr"]
        self.pvs: i64 = OPT["pvs"]
        self.asp: i64 = OPT["asp"]
        self.lmr1: i64 = OPT["lmr1"]
        self.lmr2: i64 = OPT["lmr2"]
        self.lmr3: i64 = OPT["lmr3"]
        self.lmrd: i64 = OPT["lmrd"]
        self.lmp1: i64 = OPT["lmp1"]
        self.lmp2: i64 = OPT["lmp2"]
        self.leaf: i64 = OPT["leaf"]
        self.single: i64 = OPT["single"]
        self.dec: i64 = OPT["dec"] * 256
        self.fut: i64 = OPT["fut"] * 256
        self.fut2: i64 = OPT["fut2"] * 256

    def run(self, budget: Budget) -> int:
        """Search deeper and deeper until the budget is used up or the value is proved; the nodes."""
        self.limit = budget.iterations if budget.iterations is not None else INFINITE
        self.timed = budget.seconds is not None
        if not self.timed and budget.iterations is None:
            self.limit = DEFAULT_NODES
        self.end = time.perf_counter() + (budget.seconds or 0.0)
        self.look = min(CLOCK_EVERY, self.limit)
        self.deepen()
        return self.nodes

    def prove(self) -> int:
        """Search to the end, however long it takes; the nodes."""
        self.lmr = 0
        self.limit = INFINITE
        self.look = INFINITE
        self.deepen()
        return self.nodes

    def deepen(self) -> None:
        depth: i64 = 1
        while not self.stopped and not self.proved:
            self.judged = 0
            if self.asp and depth > 2:
                low = self.value - self.asp * 256
                high = self.value + self.asp * 256
                value = self.search(depth, low, high)
                if value <= low or value >= high:
                    value = self.search(depth, -INFINITE, INFINITE)
            else:
                value = self.search(depth, -INFINITE, INFINITE)
            if not self.stopped:
                self.value = value
                self.depth = depth
                self.proved = self.judged == 0
            depth += 1

    def search(self, depth: i64, alpha: i64, beta: i64) -> i64:
        """The value of the position for the player on turn, as far as it lies in the window."""
        walk = self.walk
        state = walk.state
        self.nodes += 1
        if state.phase > PLAYING:
            return decided(final_lead(state, 1 - walk.seats[walk.ply - 1]), self.dec)
        if depth <= 0 and state.phase == PLAYING:
            self.judged += 1
            if self.leaf:
                entry = self.table.find(walk.key)
                if entry != MISS and bound_of(entry) == EXACT:
                    return value_of(entry)
                value = self.judge.value(state, -walk.lead if state.turn else walk.lead)
                self.table.store(walk.key, value, EXACT, 0, NO_ACT)
                return value
            return self.judge.value(state, -walk.lead if state.turn else walk.lead)
        if self.nodes >= self.look and self.is_time_up():
            return 0
        known: i64 = NO_ACT
        entry = self.table.find(walk.key)
        if entry != MISS:
            known = act_of(entry)
            if walk.ply and depth_of(entry) >= depth:
                value = value_of(entry)
                bound = bound_of(entry)
                if bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha):
                    if depth_of(entry) != PROVED:
                        self.judged += 1
                    return value
        return self.try_acts(depth, alpha, beta, known)

    def try_acts(self, depth: i64, alpha: i64, beta: i64, known: i64) -> i64:
        walk, ordering = self.walk, self.ordering
        judged_before = self.judged
        key = walk.key
        at = walk.ply * WIDEST
        end = ordering.list_acts(known)
        best = -INFINITE
        choice: i64 = NO_ACT
        floor = alpha
        tried: i64 = 0
        most: i64 = self.lmp1 if depth == 1 else self.lmp2 if depth == 2 else 99
        if self.single and end == at + 1:
            depth += 1
        if self.fut and depth <= 2 and walk.ply and beta - alpha == 1:
            stand = self.judge.value(walk.state, -walk.lead if walk.state.turn else walk.lead)
            if stand <= alpha - (self.fut if depth == 1 else self.fut2):
                most = min(most, 3)
        while at < end:
            if tried == most:
                self.judged += 1
                break
            act = ordering.next_act(at, end)
            walk.forward(act)
            value = self.reply(depth, floor, beta, tried)
            walk.back()
            if self.stopped:
                return 0
            if value > best:
                best = value
                choice = act
                if walk.ply == 0:
                    self.choice = act
            if value > floor:
                floor = value
            if floor >= beta:
                ordering.reward(act, depth)
                break
            at += 1
            tried += 1
        bound: i64 = LOWER if best >= beta else EXACT if best > alpha else UPPER
        if self.judged == judged_before:
            depth = PROVED
        self.table.store(key, best, bound, depth, choice)
        return best

    def reply(self, depth: i64, alpha: i64, beta: i64, tried: i64) -> i64:
        """The value of the act just made: the first with the whole window, the others must prove better."""
        if tried == 0 or not self.pvs:
            return -self.search(depth - 1, -beta, -alpha)
        reduction: i64 = 0
        if self.lmr and depth >= self.lmrd and tried >= self.lmr1:
            reduction = 1 if tried < self.lmr2 else 2 if tried < self.lmr3 else 3
        value = -self.search(depth - 1 - reduction, -alpha - 1, -alpha)
        if reduction and value > alpha:
            value = -self.search(depth - 1, -alpha - 1, -alpha)
        if alpha < value < beta:
            value = -self.search(depth - 1, -beta, -alpha)
        return value

    def is_time_up(self) -> bool:
        if self.nodes >= self.limit or (self.timed and time.perf_counter() > self.end):
            self.stopped = self.choice != NO_ACT
        self.look = min(self.nodes + CLOCK_EVERY, self.limit)
        return self.stopped


def decided(lead: i64, dec: i64) -> i64:
    """The value of a game that ends with this lead."""
    if lead == 0:
        return 0
    return lead * POINT_UNIT + (dec if lead > 0 else -dec)


class AlphaBetaPlayer:
    """Searches from its view until the budget is used up or the value is proved."""

    def __init__(self, game: Game, judge: Judge | None = None) -> None:
        self.game = game
        self.judge = judge or JUDGE

    def act(self, view: View, budget: Budget, seed: int) -> int:
        state = self.game.imagine(view, FastChance(seed))
        assert isinstance(state, PatternsState)
        choices = state.choices(view["seat"])
        if len(choices) == 1 or state.phase > PLAYING:
            return choices[0]
        search = AlphaBeta(state, self.judge, Transpositions(16))
        if most_acts_left(state) <= SOLVED_FROM:
            search.prove()
        else:
            search.run(budget)
        return search.choice
