"""Random games, as fast as the rules allow: what `make bench` measures."""

from mypy_extensions import i64

from sandtable.core.chance import Chance
from sandtable.core.state import State


def listing_playout(state: State, chance: Chance) -> int:
    """Play to the end at random, listing every legal act each move; how many acts it took."""
    played: i64 = 0
    seat = state.next_mover()
    while seat >= 0:
        choices = state.choices(seat)
        state.play(seat, choices[chance.below(len(choices))], 0)
        played += 1
        seat = state.next_mover()
    return played
