"""Endings of Patterns: how long a game can still last."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.bits import count
from sandtable.games.patterns.board import closure
from sandtable.games.patterns.state import CHOOSING, PatternsState, group_of

SOLVED_FROM: Final = (
    18  # with at most so many acts left, players search until the end is proved: some milliseconds
)


def most_acts_left(state: PatternsState) -> i64:
    """No game goes on for longer than this: after the bowl choice, each act covers a space with a token."""
    spaces: i64 = 0
    acts: i64 = 0
    color: i64 = 0
    while color < 6:
        within = spaces_for(state, 0, color) | spaces_for(state, 1, color)
        tokens = count(state.face_up[color])
        tokens += (1 if state.bowls[0] == color else 0) + (1 if state.bowls[1] == color else 0)
        acts += min(count(within), tokens)
        spaces |= within
        color += 1
    return min(acts, count(spaces)) + (1 if state.phase == CHOOSING else 0)


def spaces_for(state: PatternsState, seat: i64, color: i64) -> i64:
    """The spaces onto which a player may ever put a color: never beside the opponent's group of it."""
    free = state.uncovered & ~state.reach[group_of(1 - seat, color)]
    start = free & state.reach[group_of(seat, color)]
    if is_bowl_stuck(state, seat):
        tokens = free & state.face_up[color]
        return closure(start & tokens, tokens)
    if state.has_group(seat, color):
        return closure(start, free)
    return free


def is_bowl_stuck(state: PatternsState, seat: i64) -> bool:
    """Whether a player can never place the bowl token again, and so only flip."""
    color = state.bowls[seat]
    if not state.has_group(seat, color):
        return state.uncovered & ~state.reach[group_of(1 - seat, color)] == 0
    free = state.uncovered & ~state.reach[group_of(1 - seat, color)]
    return closure(free & state.reach[group_of(seat, color)], free) & ~state.face_up[color] == 0
