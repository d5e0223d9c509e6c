"""Advice for Patterns: alpha-beta weighs every act, and endings are told as they will come out."""

import math
import time
from typing import Final

from sandtable.core.bits import count, first
from sandtable.games.patterns.acts import BOWL, ESTABLISH, STOP, SWAP
from sandtable.games.patterns.board import COLORS, NEIGHBORS, around
from sandtable.games.patterns.state import PLAYING, PatternsState, group_of
from sandtable.games.patterns.view import PatternsView, state_of
from sandtable.games.patterns.words import say
from sandtable.players.advice.adviser import Adviser, Weighed, joined, points
from sandtable.players.patterns.alphabeta import INFINITE, AlphaBeta, table_bits
from sandtable.players.patterns.endgame import SOLVED_FROM, most_acts_left
from sandtable.players.patterns.evaluation import POINT_UNIT, final_lead
from sandtable.players.patterns.transposition import Transpositions
from sandtable.players.player import Budget

DEEPEST: Final = 40
DEFAULT_NODES: Final = 100_000
CANDIDATES: Final = 6  # how many acts are looked at deeper than the others
WIDE: Final = 2  # acts ahead for all of them

# A lead of so many points, as the search sees it, makes a win e times as likely as a loss: the more
# tokens lie face up, the more can still change. A straight line through scales that were fitted, by
# number of tokens, to 250 games of alphabeta@2500 against itself with some acts left to chance.
SCALE: Final = -3.3
SCALE_PER_TOKEN: Final = 0.27
SMALLEST_SCALE: Final = 1.0


class PatternsAdviser(Adviser[PatternsState, PatternsView]):
    """Nothing is hidden: the view is the position."""

    def weigh(
        self, view: PatternsView, budget: Budget, seed: int, played: int | None = None
    ) -> list[Weighed]:
        return Comparison(state_of(view), budget, played).run()

    def reason(self, state: PatternsState, view: PatternsView, action: int) -> str:
        if action == STOP:
            return say("why-stop")
        if action >= BOWL:
            return of_bowl(state, action - BOWL)
        after = state.copy()
        after.play(state.turn, action, 0)
        clauses = [of_growth(state, after, action), *of_token(state, after, action)]
        return joined([*clauses, *of_denial(state, after)])


class Comparison:
    """Every act of a position searched to the same depth; the best few as deep as the budget allows."""

    def __init__(self, state: PatternsState, budget: Budget, played: int | None) -> None:
        self.state = state
        self.played = played
        self.table = Transpositions(table_bits(budget))
        self.nodes_left = budget.iterations or (INFINITE if budget.seconds else DEFAULT_NODES)
        self.end = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self.ending = most_acts_left(state) <= SOLVED_FROM
        self.values: dict[int, int] = {}
        self.proved: set[int] = set()
        self.searches = {action: self.after(action) for action in state.legal(state.turn)}

    def after(self, action: int) -> AlphaBeta | None:
        """A search under the position after an act; None where only flips are left, or nothing."""
        after = self.state.copy()
        after.play(self.state.turn, action, 0)
        if after.phase <= PLAYING:
            return AlphaBeta(after, None, self.table)
        self.values[action] = final_lead(after, self.state.turn) * POINT_UNIT
        self.proved.add(action)
        return None

    def run(self) -> list[Weighed]:
        chosen = list(self.searches)
        depth = 0
        while depth < DEEPEST and self.deepen(chosen, depth):
            chosen = self.best(chosen) if depth >= WIDE else chosen
            depth += 1
        return [self.weighed(action) for action in self.ordered(chosen)]

    def ordered(self, actions: list[int]) -> list[int]:
        return sorted(actions, key=lambda action: -self.values[action])

    def best(self, actions: list[int]) -> list[int]:
        """The best acts so far, and the one that was played; near the end all of them can be proved."""
        if self.ending:
            return actions
        chosen = self.ordered(actions)[:CANDIDATES]
        return chosen if self.played is None or self.played in chosen else [*chosen, self.played]

    def deepen(self, actions: list[int], depth: int) -> bool:
        """Search all of them to a depth; whether there was time, and a deeper search could tell more."""
        found: dict[int, int] = {}
        for action in actions:
            search = self.searches[action]
            if search is not None and action not in self.proved:
                value = self.value(search, depth)
                if value is None:
                    return False  # values of different depths cannot be compared
                found[action] = value
                if search.judged == 0:
                    self.proved.add(action)
        self.values.update(found)
        return bool(found)

    def value(self, search: AlphaBeta, depth: int) -> int | None:
        """For the player on turn now; None if the budget is used up."""
        before = search.nodes
        if depth > 0:  # the first look at every act is always taken
            search.end = self.end
            search.limit = search.nodes + self.nodes_left
            search.look = min(search.nodes + 1, search.limit)
        search.judged = 0
        value = -search.search(depth, -INFINITE, INFINITE)
        self.nodes_left -= search.nodes - before
        return None if search.stopped else value

    def weighed(self, action: int) -> Weighed:
        value = self.values[action] / POINT_UNIT
        if action in self.proved:
            margin = round(value)
            return Weighed(action, 0.0, 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0, margin)
        return Weighed(action, 0.0, win_chance(value, count(self.state.uncovered)))


def win_chance(lead: float, tokens: int) -> float:
    """How likely a lead wins, with so many tokens face up."""
    scale = max(SMALLEST_SCALE, SCALE + SCALE_PER_TOKEN * tokens)
    return 1.0 / (1.0 + math.exp(-lead / scale))


# Reasons


def of_bowl(state: PatternsState, color: int) -> str:
    other = state.bowls[0] + state.bowls[1] - color
    mine, theirs = pairs(state, color), pairs(state, other)
    lie = "closer" if mine > theirs else "wider" if mine < theirs else "same"
    return say("why-bowl", lie=lie, color=COLORS[color], other=COLORS[other])


def pairs(state: PatternsState, color: int) -> int:
    """Tokens of a color beside another one of it."""
    return count(state.face_up[color] & around(state.face_up[color]))


def of_growth(state: PatternsState, after: PatternsState, action: int) -> str:
    """What the act itself is: points for a group, or a new group."""
    seat, space = state.turn, action % SWAP
    color = state.color_at(space) if action < SWAP else state.bowls[seat]
    claim = after.claims[group_of(seat, color)]
    if action >= ESTABLISH:
        beside = count(NEIGHBORS[space] & after.possible_flips(seat) & state.face_up[color])
        return say("why-starts", color=COLORS[color], claim=claim, points=points(claim), beside=beside)
    opened = after.possible_flips(seat) & ~state.possible_flips(seat) & state.face_up[color]
    return say("why-grows", points=points(claim), color=COLORS[color], opened=count(opened))


def of_token(state: PatternsState, after: PatternsState, action: int) -> list[str]:
    """What the token taken into the bowl is good for."""
    seat = state.turn
    if action < SWAP:
        return []
    taken = after.bowls[seat]
    claim = after.claims[group_of(seat, taken)]
    if not claim:
        return [say("why-can-start", color=COLORS[taken], claim=after.established(seat) + 1)]
    if after.possible_placements(seat):
        return [say("why-can-swap", color=COLORS[taken], claim=claim)]
    return []


def of_denial(state: PatternsState, after: PatternsState) -> list[str]:
    """Flips that the opponent had and has no more."""
    other = 1 - state.turn
    lost = state.possible_flips(other) & ~after.possible_flips(other)
    worth = 0
    while lost:
        worth += state.claims[group_of(other, state.color_at(first(lost)))]
        lost &= lost - 1
    return [say("why-denies", points=points(worth))] if worth else []
