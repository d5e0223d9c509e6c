"""Perft: how many sequences of acts there are to a depth. A wrong rule changes these numbers.

docs/perft.md publishes them for some positions of each game, for everybody who writes the rules anew.
"""

from sandtable.core.state import State


def perft(state: State, depth: int) -> int:
    """Sequences of so many acts from here; a game that ends earlier counts once, where it ends."""
    seat = state.next_mover()
    if depth == 0 or seat < 0:
        return 1
    acts = state.legal(seat)
    if depth == 1:
        return len(acts)
    total = 0
    for action in acts:
        after = state.copy()
        after.play(seat, action, 0)
        total += perft(after, depth - 1)
    return total
