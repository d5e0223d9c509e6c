"""Mottainai: a turn is played to its end by simple habits, then what each seat has is weighed.

The weights are in 256ths of a point. They change from the beginning of a game to its end, and were
fitted to the results of games that the search played against itself: docs/strength.md tells how.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.game import State
from sandtable.games.mottainai.actions import has_open_task
from sandtable.games.mottainai.cards import BIT, VALUE
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
from sandtable.players.evaluation.mottainai_features import FEATURES, STAGES, note_features, stage
from sandtable.players.evaluation.mottainai_habits import finish_turn, rank

WON: Final = 30.0
LOST: Final = -50.0
UNIT: Final = 256.0 * STAGES
MAX_SEATS: Final = 6
STALE: Final = 6.0  # for a task, if its owner has returned as much of the deck as everybody could


class MottainaiEvaluation(Evaluation):
    """How far ahead of the best opponent a seat is when its turn is over."""

    def __init__(self, early: vec[i64], late: vec[i64], stale: float) -> None:
        self.early = early
        self.late = late
        self.stale = stale
        self.found = vec[i64]([0] * FEATURES)
        self.prospects = vec[float]([0.0] * MAX_SEATS)  # of the position just weighed

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, MottainaiState)
        end = state.copy()
        finish_turn(end, seat)
        if end.mover() < 0:
            return WON if end.result(seat) > 0.0 else LOST
        self.weigh(end)
        best = LOST
        other: i64 = 0
        while other < end.seats:
            if other != seat:
                best = max(best, self.prospects[other])
            other += 1
        return self.prospects[seat] - best

    def settle(self, state: State, seat: i64) -> None:
        assert isinstance(state, MottainaiState)
        finish_turn(state, seat)
        if state.mover() >= 0:
            self.weigh(state)

    def chance(self, state: State, seat: i64, scale: float) -> float:
        """By Luce's rule; with two seats that is the logistic curve."""
        assert isinstance(state, MottainaiState)
        own = self.prospects[seat]
        total = 0.0
        other: i64 = 0
        while other < state.seats:
            total += math.exp((self.prospects[other] - own) / scale)
            other += 1
        return 1.0 / total

    def rank(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, MottainaiState)
        return rank(state, action)

    def weigh(self, state: MottainaiState) -> None:
        near = stage(state)
        seat: i64 = 0
        while seat < state.seats:
            note_features(state, seat, self.found)
            self.prospects[seat] = self.total(near) + self.impatience(state, seat)
            seat += 1

    def total(self, near: i64) -> float:
        """The features noted last, in points."""
        found, early, late = self.found, self.early, self.late
        far = STAGES - near
        total: i64 = 0
        n: i64 = 0
        while n < FEATURES:
            if found[n]:
                total += found[n] * (far * early[n] + near * late[n])
            n += 1
        return float(total) / UNIT

    def impatience(self, state: MottainaiState, seat: i64) -> float:
        """Without it, cautious players would pray and return the card for ever."""
        if not has_open_task(state, seat):
            return 0.0
        part = min(1.0, float(state.seats * returned(state, seat)) / float(state.deck_size))
        return self.stale * part * part


def returned(state: MottainaiState, seat: i64) -> i64:
    """Cards of the deck that a player knows, for the most part by having returned them."""
    found: i64 = 0
    place: i64 = 0
    while place < state.deck_size:
        if (state.deck[(state.top + place) % len(state.deck)] // SHOWN_TO) & BIT[seat]:
            found += 1
        place += 1
    return found


# OLD
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
STALE_: Final = 0.3  # and the more so, the more of the deck a player has returned


class Handmade(Evaluation):
    def __init__(self, follow: bool) -> None:
        self.follow = follow

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, MottainaiState)
        end = state.copy()
        finish_turn(end, state.turn if self.follow else seat)
        if end.mover() < 0:
            return WON if end.result(seat) > 0.0 else LOST
        return self.lead(end, seat)

    def lead(self, end: MottainaiState, seat: i64) -> float:
        best = LOST
        other: i64 = 0
        while other < end.seats:
            if other != seat:
                best = max(best, prospects(end, other))
            other += 1
        return prospects(end, seat) - best

    def chance(self, state: State, seat: i64, scale: float) -> float:
        assert isinstance(state, MottainaiState)
        return 1.0 / (1.0 + math.exp(-self.lead(state, seat) / scale))

    def settle(self, state: State, seat: i64) -> None:
        assert isinstance(state, MottainaiState)
        finish_turn(state, state.turn if self.follow else seat)

    def rank(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, MottainaiState)
        return rank(state, action)


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
