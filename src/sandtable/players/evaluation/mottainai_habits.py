"""Mottainai: how a turn is played to its end without much thought.

Most acts are one answer of several (which work, which support, which wing), so a position in the
middle of a turn tells little by itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.mottainai.acts import DONE, RIGHT_WING, SEAT, SELL, SELL_ALL, card_of
from sandtable.games.mottainai.cards import MATERIAL
from sandtable.games.mottainai.cover import cover
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.zones import RIGHT, SALES, at

MOST_ACTS: Final = 60

# The habits: of what is possible, the highest number. By verb, in the order of the acts' codes.
VERBS: Final = vec[i64]([30, 10, 0, 70, 70, 90, 90, 90, 90, 20, 20, 10, 10, 70, 70, 25, 10, 10, 70, 70])
COVERED_SALE: Final = 70
OPEN_SALE: Final = 45
# done, pray, tailor, top, take a task, left, right
OTHERS: Final = vec[i64]([40, 50, 60, 70, 60, 50, 50])
OPPONENT: Final = 30
WHOLE_MATERIAL: Final = 65
REST: Final = 50


def finish_turn(state: MottainaiState, seat: i64) -> None:
    """As long as this seat is on turn, but not for ever: a turn can be followed by another."""
    acts: i64 = 0
    while state.mover() == seat and acts < MOST_ACTS:
        state.play(seat, habit(state), 0)
        acts += 1


def habit(state: MottainaiState) -> i64:
    """The act with the highest rank; of equal ones the last, but the first card to return."""
    best: i64 = -1
    highest: i64 = -1
    for action in state.choices(state.turn):
        here = rank(state, action)
        if here > highest or (here == highest and action >= SELL):
            best, highest = action, here
    return best


def rank(state: MottainaiState, action: i64) -> i64:
    if action < DONE:
        verb = action // RIGHT_WING
        return rank_sale(state, MATERIAL[card_of(action)]) if verb == SELL // RIGHT_WING else VERBS[verb]
    if action < SEAT:
        return OTHERS[action - DONE]
    if action < SELL_ALL:
        return OPPONENT
    return WHOLE_MATERIAL if action < SELL_ALL + 5 else REST


def rank_sale(state: MottainaiState, material: i64) -> i64:
    spare = cover(state, state.turn, RIGHT, material) - state.size_of(at(state.turn, SALES), material)
    return COVERED_SALE if spare > 0 else OPEN_SALE
