"""Verdicts on positions of Patterns, for hints and for looking back at a game."""

from dataclasses import dataclass

from sandtable.games.patterns.state import FLIPPING, PLAYING, PatternsState
from sandtable.players.patterns.alphabeta import NO_ACTION, AlphaBeta, table_bits
from sandtable.players.patterns.evaluation import POINT_UNIT, final_lead
from sandtable.players.patterns.transposition import MISS, Transpositions, action_of
from sandtable.players.player import Budget


@dataclass(frozen=True)
class Verdict:
    """What becomes of a position with best play of both sides.

    `margin` is the lead at the end of the player on turn, in points. `exact` tells whether that is
    proved; else it is an estimate. `line` are the best acts of both: up to the end if exact.
    """

    exact: bool
    margin: int
    line: list[int]


def verdict(state: PatternsState, max_nodes: int) -> Verdict:
    """Search a position until its value is proved or the nodes are used up."""
    if state.phase > PLAYING:
        return Verdict(True, final_lead(state, state.turn), last_flips(state))
    budget = Budget(iterations=max_nodes)
    table = Transpositions(table_bits(budget))
    search = AlphaBeta(state, None, table)
    search.run(budget)
    line = proved_line(state, table) if search.proved else expected_line(search)
    return Verdict(search.proved, round(search.value / POINT_UNIT), line)


def proved_line(state: PatternsState, table: Transpositions) -> list[int]:
    """The best acts to the end: what the table has lost meanwhile is proved again."""
    state = state.copy()
    line: list[int] = []
    while state.phase == PLAYING:
        search = AlphaBeta(state, None, table)
        search.prove()
        line.append(search.choice)
        state.play(state.turn, search.choice, 0)
    return line + last_flips(state)


def expected_line(search: AlphaBeta) -> list[int]:
    """The best acts as far as the search's table remembers them."""
    walk = search.walk
    action = search.choice
    line: list[int] = []
    while action != NO_ACTION:
        line.append(action)
        walk.forward(action)
        entry = search.table.find(walk.key)
        action = action_of(entry) if walk.state.phase <= PLAYING and entry != MISS else NO_ACTION
    while walk.ply:
        walk.back()
    return line


def last_flips(state: PatternsState) -> list[int]:
    """PAT-51: all the flips that are left, one after the other."""
    state = state.copy()
    line: list[int] = []
    while state.phase == FLIPPING:
        action = state.choices(state.turn)[0]
        state.play(state.turn, action, 0)
        line.append(action)
    return line
