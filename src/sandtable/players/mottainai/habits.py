"""Mottainai: how a turn is played to its end without much thought.

Most acts are one answer of several (which work, which support, which wing), so a position in the
middle of a turn tells little by itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.mottainai.acts import (
    ACTS,
    ASSISTANT,
    CLEAR,
    COMPLETE,
    COPY_WORK,
    CRAFT,
    DISCARD,
    DONE,
    FILL,
    GIVE,
    KEEP,
    MOVE,
    NAME,
    PRAY,
    RETURN,
    SEAT,
    SEIZE,
    SELL,
    SELL_ALL,
    SHOW,
    TAILOR_NOW,
    TAKE,
    TAKE_TASK,
    TASK,
    TOP,
    USE,
    WING,
    card_of,
)
from sandtable.games.mottainai.cards import MATERIAL
from sandtable.games.mottainai.cover import cover
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.zones import RIGHT, SALES, zone_of

MOST_ACTS: Final = 60

# The habits: of what is possible, the highest number. By verb; a sale depends on cover.
RANKS: Final = {
    TASK: 30,
    RETURN: 10,
    SELL: 0,
    TAKE: 70,
    SHOW: 70,
    COMPLETE: 90,
    CRAFT: 90,
    USE: 20,
    MOVE: 10,
    SEIZE: 70,
    ASSISTANT: 25,
    DISCARD: 10,
    GIVE: 10,
    COPY_WORK: 70,
    KEEP: 70,
    DONE: 40,
    PRAY: 50,
    TAILOR_NOW: 60,
    TOP: 70,
    TAKE_TASK: 60,
    WING: 50,
    SEAT: 30,
    SELL_ALL: 65,
    NAME: 50,
    CLEAR: 50,
    FILL: 50,
}
RANK: Final = vec[i64]([RANKS[verb.code] for verb in ACTS.verbs for _ in range(verb.size)])  # by act
COVERED_SALE: Final = 70
OPEN_SALE: Final = 45


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
    if SELL <= action < TAKE:
        return rank_sale(state, MATERIAL[card_of(action)])
    return RANK[action]


def rank_sale(state: MottainaiState, material: i64) -> i64:
    spare = cover(state, state.turn, RIGHT, material) - state.size_of(zone_of(state.turn, SALES), material)
    return COVERED_SALE if spare > 0 else OPEN_SALE
