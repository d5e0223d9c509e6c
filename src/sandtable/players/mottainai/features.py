"""Mottainai: what a seat has at the end of a turn, as whole numbers for the evaluation to weigh."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import first
from sandtable.games.mottainai.cards import KINDS, MATERIAL, VALUE
from sandtable.games.mottainai.cover import assistants_covered, cover, sales_covered, wing_size
from sandtable.games.mottainai.scoring import hand_points, open_points
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.zones import (
    ASSISTANTS,
    HAND,
    HAND_LIMIT,
    LEFT,
    RIGHT,
    SALES,
    WORKPLACE,
    zone_of,
)

POINTS: Final = 0
INTEREST: Final = 1  # points of the hand
EXCESS: Final = 2  # hand cards above the limit
ON_TURN: Final = 3
SPARE_SALES_COVER: Final = 4
SPARE_ASSISTANTS_COVER: Final = 5
SELLABLE: Final = 6  # value of workplace cards that would be covered as sales
WORKS: Final = 7
NEARLY: Final = 8  # the larger wing lacks four works, three, two, one
# By material or job.
HELD: Final = 12
STOCK: Final = 17
HELPERS: Final = 22  # assistants, each once more
DOUBLED: Final = 27  # if they are covered
SOLD: Final = 32
UNCOVERED: Final = 37  # sales without cover
CRAFTABLE: Final = 42
SMITHABLE: Final = 47
TASK: Final = 52
# By card.
OWN_WORK: Final = 57
FEATURES: Final = OWN_WORK + KINDS

STAGES: Final = 16


def stage(state: MottainaiState) -> i64:
    """How near the end is, from 0 to 16: by the largest wing or by the deck."""
    deck: i64 = len(state.deck)
    nearest = STAGES * max(0, 3 * deck - 4 * state.deck_size) // (3 * deck)
    seat: i64 = 0
    while seat < state.seats:
        works = max(wing_size(state, seat, LEFT), wing_size(state, seat, RIGHT))
        nearest = max(nearest, min(STAGES, STAGES * works // (state.wing_limit - 1)))
        seat += 1
    return nearest


def note_features(state: MottainaiState, seat: i64, found: vec[i64]) -> None:
    """Write down what a seat has."""
    n: i64 = 0
    while n < FEATURES:
        found[n] = 0
        n += 1
    found[POINTS] = open_points(state, seat)
    found[INTEREST] = hand_points(state, seat)
    found[EXCESS] = max(0, state.hand_count(seat) - HAND_LIMIT)
    if state.turn == seat:
        found[ON_TURN] = 1
    if state.has_open_task(seat):
        found[TASK + MATERIAL[state.tasks[seat]]] = 1
    material: i64 = 0
    while material < 5:
        note_cards(state, seat, material, found)
        note_cover(state, seat, material, found)
        material += 1
    note_works(state, seat, found)


def note_cards(state: MottainaiState, seat: i64, material: i64, found: vec[i64]) -> None:
    held = state.size_of(zone_of(seat, HAND), material)
    stock = state.size_of(zone_of(seat, WORKPLACE), material)
    found[HELD + material] = held
    found[STOCK + material] = stock
    if held and stock >= VALUE[material] - 1:
        found[CRAFTABLE + material] = 1
    if held >= VALUE[material]:
        found[SMITHABLE + material] = 1


def note_cover(state: MottainaiState, seat: i64, material: i64, found: vec[i64]) -> None:
    helpers = state.size_of(zone_of(seat, ASSISTANTS), material)
    sold = state.size_of(zone_of(seat, SALES), material)
    spare = max(0, cover(state, seat, RIGHT, material) - sold)
    found[HELPERS + material] = helpers
    found[SOLD + material] = sold
    found[SPARE_SALES_COVER] += spare
    found[SPARE_ASSISTANTS_COVER] += max(0, cover(state, seat, LEFT, material) - helpers)
    found[SELLABLE] += VALUE[material] * min(spare, found[STOCK + material])
    if assistants_covered(state, seat, material):
        found[DOUBLED + material] = helpers
    if not sales_covered(state, seat, material):
        found[UNCOVERED + material] = sold


def note_works(state: MottainaiState, seat: i64, found: vec[i64]) -> None:
    found[WORKS] = state.work_count(seat)
    lacking = state.wing_limit - max(wing_size(state, seat, LEFT), wing_size(state, seat, RIGHT))
    if 0 < lacking <= 4:
        found[NEARLY + 4 - lacking] = 1
    word = zone_of(seat, LEFT)
    end = zone_of(seat, RIGHT) + 2
    while word < end:
        bits = state.zones[word]
        while bits:
            found[OWN_WORK + state.kind(first(bits))] += 1
            bits &= bits - 1
        word += 1
