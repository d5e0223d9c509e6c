"""Random games, as fast as the rules allow."""

from mypy_extensions import i64

from sandtable.core.chance import Chance
from sandtable.core.game import State


def next_mover(state: State) -> i64:
    """Who acts next. Where nobody may act before a deadline of the clock, it is let come."""
    seat = state.mover()
    if seat >= 0:
        return seat
    deadline = state.deadline()
    if deadline is None:
        return seat
    state.tick(deadline)
    return state.mover()


def listing_playout(state: State, chance: Chance) -> int:
    """Play to the end at random, listing every legal act each move; how many acts it took."""
    played: i64 = 0
    seat = next_mover(state)
    while seat >= 0:
        choices = state.choices(seat)
        state.play(seat, choices[chance.below(len(choices))], 0)
        played += 1
        seat = next_mover(state)
    return played


def playout(state: State, chance: Chance) -> int:
    """The same without the lists: for searches."""
    played: i64 = 0
    seat = next_mover(state)
    while seat >= 0:
        state.play(seat, state.random_choice(seat, chance), 0)
        played += 1
        seat = next_mover(state)
    return played
