"""Mottainai: a turn is played to its end by simple habits, then points and prospects are counted.

Most acts are one answer of several (which work, which support, which wing), so a position in the
middle of a turn tells little by itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.game import State
from sandtable.games.mottainai.actions import has_open_task
from sandtable.games.mottainai.acts import DONE, RIGHT_WING, SEAT, SELL, SELL_ALL, card_of
from sandtable.games.mottainai.cards import BIT, MATERIAL, VALUE
from sandtable.games.mottainai.cover import assistants_covered, cover, sales_covered
from sandtable.games.mottainai.scoring import hand_points, open_points
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.zones import (
    ASSISTANTS,
    HAND,
    HAND_LIMIT,
    RIGHT,
    SALES,
    SHOWN_TO,
    WORKPLACE,
    at,
)
from sandtable.players.evaluation.evaluation import Evaluation

WON: Final = 30.0
LOST: Final = -50.0
CARD: Final = 0.5  # a card in hand, up to the hand limit
FURTHER_CARD: Final = 0.1
SET: Final = 0.08  # a hand card, for each other one of its material: support for a Smith
INTEREST: Final = 0.8  # a point of the hand, which may still change
ASSISTANT: Final = 1.0  # an assistant, and once more if it is covered
SELLABLE: Final = 0.8  # a workplace card that would be covered as a sale, times its value
SUPPORT: Final = 0.55  # any other
UNCOVERED: Final = 0.3  # a sale without cover, times its value
SPARE_COVER: Final = 0.2  # cover for a sale to come
WORK: Final = 0.7  # what a work can do, beside its points
TASK: Final = 0.2  # to have a task; without it two cautious players would pray for ever,
STALE: Final = 0.3  # and the more so, the more of the deck a player has returned

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


class MottainaiEvaluation(Evaluation):
    """How far ahead of the best opponent a seat is when the turn is over."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, MottainaiState)
        end = state.copy()
        play_turn(end)
        if end.mover() < 0:
            return WON if end.result(seat) > 0.0 else LOST
        best = LOST
        other: i64 = 0
        while other < end.seats:
            if other != seat:
                best = max(best, prospects(end, other))
            other += 1
        return prospects(end, seat) - best


# The rest of a turn


def play_turn(state: MottainaiState) -> None:
    turn = state.turn
    acts: i64 = 0
    while state.mover() == turn and acts < MOST_ACTS:
        state.play(turn, habit(state), 0)
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


# Prospects


def prospects(state: MottainaiState, seat: i64) -> float:
    total = float(open_points(state, seat)) + INTEREST * float(hand_points(state, seat))
    total += WORK * float(state.work_count(seat))
    material: i64 = 0
    while material < 5:
        total += of_material(state, seat, material)
        material += 1
    cards = state.hand_count(seat)
    total += CARD * float(min(cards, HAND_LIMIT)) + FURTHER_CARD * float(max(0, cards - HAND_LIMIT))
    if has_open_task(state, seat):
        total += TASK + STALE * float(returned(state, seat))
    return total


def of_material(state: MottainaiState, seat: i64, material: i64) -> float:
    held = float(state.size_of(at(seat, HAND), material))
    total = SET * held * (held - 1.0)
    assistants = float(state.size_of(at(seat, ASSISTANTS), material))
    if assistants:
        total += ASSISTANT * assistants * (2.0 if assistants_covered(state, seat, material) else 1.0)
    return total + of_sales(state, seat, material)


def of_sales(state: MottainaiState, seat: i64, material: i64) -> float:
    """Cards to sell, sales that bring nothing yet, and cover that waits for them."""
    value = float(VALUE[material])
    sales = state.size_of(at(seat, SALES), material)
    stock = state.size_of(at(seat, WORKPLACE), material)
    spare = max(0, cover(state, seat, RIGHT, material) - sales)
    sellable = min(stock, spare)
    total = value * (SELLABLE * float(sellable) + SUPPORT * float(stock - sellable)) + SPARE_COVER * float(
        spare
    )
    if sales and not sales_covered(state, seat, material):
        total += UNCOVERED * value * float(sales)
    return total


def returned(state: MottainaiState, seat: i64) -> i64:
    """Cards of the deck that a player knows, for the most part by having returned them."""
    found: i64 = 0
    place: i64 = 0
    while place < state.deck_size:
        if (state.deck[(state.top + place) % len(state.deck)] // SHOWN_TO) & BIT[seat]:
            found += 1
        place += 1
    return found
