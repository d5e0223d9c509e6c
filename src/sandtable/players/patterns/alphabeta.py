"""Alpha-beta for Patterns: negamax with iterative deepening, a table of positions and an evaluation.

Knuth and Moore, "An analysis of alpha-beta pruning" (1975); principal variation search: Marsland
and Campbell, "Parallel search of strongly ordered game trees" (1982). Acts far down the list are
searched less deep at first. The search counts the positions that it judged instead of playing them
out: where it judged none, its value is proved.
"""

import time
from typing import Final

from mypy_extensions import i64

from sandtable.core.game import AnyGame
from sandtable.games.patterns.state import PLAYING, PatternsState
from sandtable.games.patterns.view import PatternsView, state_of
from sandtable.players.patterns.endgame import SOLVED_FROM, most_acts_left
from sandtable.players.patterns.evaluation import JUDGE, POINT_UNIT, Judge, final_lead
from sandtable.players.patterns.ordering import WIDEST, Ordering
from sandtable.players.patterns.transposition import (
    EXACT,
    LOWER,
    MISS,
    UPPER,
    Transpositions,
    action_of,
    bound_of,
    depth_of,
    value_of,
)
from sandtable.players.patterns.walk import Walk
from sandtable.players.player import Budget

DEEPEST_SEARCH: Final = 62
PROVED: Final = 63  # the depth of a value that no deeper search can change
INFINITE: Final = 2**29
NO_ACTION: Final = 255

DEFAULT_NODES: Final = 50_000
CLOCK_EVERY: Final = 1024  # nodes between two looks at the clock
NODES_PER_SECOND: Final = 1_000_000  # roughly
SMALLEST_TABLE: Final = 12  # bits
LARGEST_TABLE: Final = 20

# Late acts are searched less deep: by one act from the first number on, by two from the second, …
REDUCED_ONCE: Final = 3
REDUCED_TWICE: Final = 6
REDUCED_THRICE: Final = 12


class AlphaBeta:
    """A search under one position. `value` is in 256ths of a point for the player on turn."""

    def __init__(
        self, root: PatternsState, judge: Judge | None = None, table: Transpositions | None = None
    ) -> None:
        self.walk = Walk(root)
        self.judge = judge or JUDGE
        self.table = table or Transpositions(SMALLEST_TABLE)
        self.ordering = Ordering(self.walk)
        self.choice: i64 = NO_ACTION  # what was found so far
        self.value: i64 = 0
        self.depth: i64 = 0
        self.proved = False
        self.nodes: i64 = 0
        self.judged: i64 = 0  # positions on whose judgment the value rests
        self.selective = True
        self.limit: i64 = INFINITE  # the nodes at which to stop
        self.look: i64 = INFINITE  # the nodes at which to look at the clock
        self.end: float | None = None
        self.stopped = False

    def run(self, budget: Budget) -> int:
        """Search deeper and deeper until the budget is used up or the value is proved; the nodes."""
        if budget.iterations is not None:
            self.limit = budget.iterations
        elif budget.seconds is None:
            self.limit = DEFAULT_NODES
        if budget.seconds is not None:
            self.end = time.perf_counter() + budget.seconds
        self.look = min(CLOCK_EVERY, self.limit)
        return self.deepen()

    def prove(self) -> int:
        """Search until the value is proved, however long it takes; the nodes."""
        self.selective = False
        return self.deepen()

    def deepen(self) -> int:
        depth: i64 = 1
        while depth <= DEEPEST_SEARCH and not self.stopped and not self.proved:
            self.judged = 0
            value = self.search(depth, -INFINITE, INFINITE)
            if not self.stopped:
                self.value = value
                self.depth = depth
                self.proved = self.judged == 0
            depth += 1
        return self.nodes

    def search(self, depth: i64, alpha: i64, beta: i64) -> i64:
        """The value of the position for the player on turn, as far as it lies in the window."""
        walk = self.walk
        state = walk.state
        self.nodes += 1
        if state.phase > PLAYING:
            return final_lead(state, 1 - walk.seats[walk.ply - 1]) * POINT_UNIT
        if depth <= 0 and state.phase == PLAYING:
            self.judged += 1
            return self.judge.value(state, walk.lead_of(state.turn))
        if self.nodes >= self.look and self.is_time_up():
            return 0
        entry = self.table.find(walk.key)
        if entry == MISS:
            return self.try_actions(depth, alpha, beta, NO_ACTION)
        if walk.ply and depth_of(entry) >= depth and is_enough(entry, alpha, beta):
            if depth_of(entry) != PROVED:
                self.judged += 1
            return value_of(entry)
        return self.try_actions(depth, alpha, beta, action_of(entry))

    def try_actions(self, depth: i64, alpha: i64, beta: i64, known: i64) -> i64:
        walk, ordering, key, judged = self.walk, self.ordering, self.walk.key, self.judged
        first = walk.ply * WIDEST
        end = ordering.list_acts(known)
        best: i64 = -INFINITE
        choice: i64 = NO_ACTION
        at = first
        while at < end and best < beta:
            action = ordering.next_action(at, end)
            walk.forward(action)
            value = self.value_of_act(depth, max(alpha, best), beta, at - first)
            walk.back()
            if self.stopped:
                return 0
            if value > best:
                best = value
                choice = action
                if walk.ply == 0:
                    self.choice = action
            at += 1
        if best >= beta:
            ordering.reward(choice, depth)
        bound: i64 = LOWER if best >= beta else EXACT if best > alpha else UPPER
        self.table.store(key, best, bound, PROVED if self.judged == judged else depth, choice)
        return best

    def value_of_act(self, depth: i64, alpha: i64, beta: i64, tried: i64) -> i64:
        """The value of the act just made. After the first, an act must show that it is better."""
        if tried == 0:
            return -self.search(depth - 1, -beta, -alpha)
        reduction: i64 = 0
        if self.selective and depth > 1 and tried >= REDUCED_ONCE:
            reduction = 1 if tried < REDUCED_TWICE else 2 if tried < REDUCED_THRICE else 3
        value = -self.search(depth - 1 - reduction, -alpha - 1, -alpha)
        if reduction and value > alpha:
            value = -self.search(depth - 1, -alpha - 1, -alpha)
        if alpha < value < beta:
            value = -self.search(depth - 1, -beta, -alpha)
        return value

    def is_time_up(self) -> bool:
        """Whether the budget is used up; some act must have been found first."""
        late = self.end is not None and time.perf_counter() > self.end
        self.stopped = self.choice != NO_ACTION and (late or self.nodes >= self.limit)
        self.look = min(self.nodes + CLOCK_EVERY, self.limit)
        return self.stopped


def is_enough(entry: i64, alpha: i64, beta: i64) -> bool:
    """Whether an earlier search of a position answers what is asked now."""
    bound, value = bound_of(entry), value_of(entry)
    return bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha)


class AlphaBetaPlayer:
    """Searches from its view. With at most `solve_from` acts left it goes on until its act is proved."""

    def __init__(self, game: AnyGame, judge: Judge | None = None, solve_from: int = SOLVED_FROM) -> None:
        self.judge = judge
        self.solve_from = solve_from
        self.proved = False  # whether no act could have been better than the last one

    def act(self, view: PatternsView, budget: Budget, seed: int) -> int:
        state = state_of(view)
        choices = state.choices(state.turn)
        if len(choices) == 1 or state.phase > PLAYING:
            self.proved = True
            return choices[0]
        search = AlphaBeta(state, self.judge, Transpositions(table_bits(budget)))
        if most_acts_left(state) <= self.solve_from:
            search.prove()
        else:
            search.run(budget)
        self.proved = search.proved
        return search.choice


def table_bits(budget: Budget) -> int:
    """The size of the table that suits a budget."""
    nodes = DEFAULT_NODES if budget.iterations is None else budget.iterations
    if budget.seconds is not None:
        nodes = int(budget.seconds * NODES_PER_SECOND)
    return min(max(nodes.bit_length(), SMALLEST_TABLE), LARGEST_TABLE)
