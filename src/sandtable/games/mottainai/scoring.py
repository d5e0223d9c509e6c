"""Points and outcome (MOT-61 to MOT-63), and the words for bonus points."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from sandtable.core.bits import BIT, first
from sandtable.core.outcome import Outcome
from sandtable.games.mottainai.abilities import (
    COVERS_MOST_SOLD,
    HAND_SCORES_AGAIN,
    POINTS,
    WINS_TIES,
    WITH,
)
from sandtable.games.mottainai.cards import MATERIALS, VALUE
from sandtable.games.mottainai.cover import assistants_of, sales_covered, wing_size
from sandtable.games.mottainai.position import Position
from sandtable.games.mottainai.turn import has_all_materials
from sandtable.games.mottainai.zones import (
    ALL_MATERIALS,
    ASSISTANTS,
    DECK_OUT,
    HAND,
    LEFT,
    RIGHT,
    SALES,
    WING_FULL,
    zone_of,
)


class Bonus(ABC):
    """What a work adds to its owner's points."""

    @abstractmethod
    def points(self, state: Position, seat: i64, wing: i64) -> i64:
        """Of a work that stands in this wing."""


class Fixed(Bonus):
    def __init__(self, worth: i64) -> None:
        self.worth = worth

    def points(self, state: Position, seat: i64, wing: i64) -> i64:
        return self.worth


class PerWork(Bonus):
    def __init__(self, material: i64, worth: i64) -> None:
        self.material = material
        self.worth = worth

    def points(self, state: Position, seat: i64, wing: i64) -> i64:
        works = state.works_in(seat, LEFT, self.material) + state.works_in(seat, RIGHT, self.material)
        return self.worth * works


class PerWorkInItsWing(Bonus):
    def __init__(self, worth: i64) -> None:
        self.worth = worth

    def points(self, state: Position, seat: i64, wing: i64) -> i64:
        return self.worth * wing_size(state, seat, wing)


class PerMost(Bonus):
    """For each card of the kind that there is most of in a place."""

    def __init__(self, place: i64, worth: i64) -> None:
        self.place = place
        self.worth = worth

    def points(self, state: Position, seat: i64, wing: i64) -> i64:
        most: i64 = 0
        material: i64 = 0
        while material < len(MATERIALS):
            most = max(most, self.cards(state, seat, material))
            material += 1
        return self.worth * most

    def cards(self, state: Position, seat: i64, material: i64) -> i64:
        if self.place == ASSISTANTS:
            return assistants_of(state, seat, material)
        return state.size_of(zone_of(seat, self.place), material)


BONUSES: Final[dict[int, Bonus]] = {}  # by card


def points(state: Position, seat: i64) -> i64:
    """MOT-61: all points of a seat as the cards lie."""
    return open_points(state, seat) + hand_points(state, seat)


def open_points(state: Position, seat: i64) -> i64:
    """What everybody can count: all but the hand."""
    return work_points(state, seat) + sales_points(state, seat) + bonus_points(state, seat)


def work_points(state: Position, seat: i64) -> i64:
    total: i64 = 0
    material: i64 = 0
    while material < 5:
        works = state.works_in(seat, LEFT, material) + state.works_in(seat, RIGHT, material)
        total += works * VALUE[material]
        material += 1
    return total


def sales_points(state: Position, seat: i64) -> i64:
    best = most_sold(state, seat)
    total: i64 = 0
    material: i64 = 0
    while material < 5:
        if best & BIT[material] or sales_covered(state, seat, material):
            total += state.size_of(zone_of(seat, SALES), material) * VALUE[material]
        material += 1
    return total


def sale_counts(state: Position, seat: i64, material: i64) -> bool:
    """Whether the sales of a material are covered, by a wing or by a work of another kind."""
    return most_sold(state, seat) & BIT[material] != 0 or sales_covered(state, seat, material)


def bonus_points(state: Position, seat: i64) -> i64:
    if not state.has(seat, WITH[POINTS]):
        return 0
    total: i64 = 0
    for _, worth in bonuses(state, seat):
        total += worth
    return total


def bonuses(state: Position, seat: i64) -> list[tuple[i64, i64]]:
    """Works with points of their own, each with these points."""
    found: list[tuple[i64, i64]] = []
    for wing in (LEFT, RIGHT):
        zone = zone_of(seat, wing)
        for word in (state.zones[zone], state.zones[zone + 1]):
            bits = word
            while bits:
                card = first(bits)
                bonus = BONUSES.get(state.kind(card))
                if bonus is not None:
                    found.append((card, bonus.points(state, seat, wing)))
                bits &= bits - 1
    return found


def most_sold(state: Position, seat: i64) -> i64:
    """The materials that works cover because they are sold most; of several, the best for the owner.

    As a set of materials. Those that are covered anyway need no such work.
    """
    works = state.number_of(seat, WITH[COVERS_MOST_SOLD])
    if works == 0:
        return 0
    sold = [state.size_of(zone_of(seat, SALES), material) for material in range(5)]
    tied = [m for m in range(5) if sold[m] == max(sold) and not sales_covered(state, seat, m)]
    found: i64 = 0
    for material in sorted(tied, key=lambda m: VALUE[m])[-works:]:
        found |= BIT[material]
    return found


def hand_points(state: Position, seat: i64) -> i64:
    """MOT-61, and what works add that let these cards score again."""
    once = hand_points_once(state, seat)
    return once + once * state.number_of(seat, WITH[HAND_SCORES_AGAIN])


def hand_points_once(state: Position, seat: i64) -> i64:
    """MOT-61: hand cards of materials that the player has most sales of."""
    total: i64 = 0
    material: i64 = 0
    while material < 5:
        cards = state.size_of(zone_of(seat, HAND), material)
        if cards and leads(state, seat, material):
            total += cards * VALUE[material]
        material += 1
    return total


def leads(state: Position, seat: i64, material: i64) -> bool:
    """Whether a player has strictly most sales of a material, or wins a tie (MOT-63)."""
    own, best = state.size_of(zone_of(seat, SALES), material), most_sales_of_others(state, seat, material)
    return own > best or (own == best and wins_ties(state, seat, material))


def most_sales_of_others(state: Position, seat: i64, material: i64) -> i64:
    most: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            most = max(most, state.size_of(zone_of(other, SALES), material))
        other += 1
    return most


def wins_ties(state: Position, seat: i64, material: i64) -> bool:
    """MOT-63: of a material. Two holders spoil it for each other, but in the published edition."""
    works = WITH[WINS_TIES + material]
    if not state.has(seat, works):
        return False
    other: i64 = 0
    while other < state.seats and not state.published:
        if other != seat and state.has(other, works):
            return False
        other += 1
    return True


def winner(state: Position) -> i64:
    """MOT-62: more points win, a tie goes to the player on turn or the next one after."""
    best = state.turn
    step: i64 = 0
    while step < state.seats:
        seat = (state.turn + step) % state.seats
        if has_all_materials(state, seat):
            return seat
        if points(state, seat) > points(state, best):
            best = seat
        step += 1
    return best


def reason(state: Position) -> str:
    if state.ending == ALL_MATERIALS:
        return "works of all five materials"
    if state.ending == WING_FULL:
        return "a wing is full"
    return "the deck is empty" if state.ending == DECK_OUT else "a player ended the game"


def outcome(state: Position) -> Outcome:
    scores = tuple([int(points(state, seat)) for seat in range(state.seats)])
    return Outcome(scores, (int(winner(state)),), reason(state))
