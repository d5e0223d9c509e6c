"""Points and outcome (MOT-61 to MOT-63), and the words for bonus points."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from sandtable.core.game import Outcome
from sandtable.games.mottainai.abilities import (
    BONUS_POINTS,
    COVERS_MOST_SOLD,
    HAND_SCORES_AGAIN,
    WINS_TIES,
    WITH,
)
from sandtable.games.mottainai.cards import MATERIALS, VALUE, first
from sandtable.games.mottainai.cover import assistants_of, sales_covered, wing_size
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
    Zones,
    at,
)


class Bonus(ABC):
    """What a work adds to its owner's points."""

    @abstractmethod
    def points(self, state: Zones, seat: i64, wing: i64) -> i64:
        """Of a work that stands in this wing."""


class Fixed(Bonus):
    def __init__(self, worth: i64) -> None:
        self.worth = worth

    def points(self, state: Zones, seat: i64, wing: i64) -> i64:
        return self.worth


class PerWork(Bonus):
    def __init__(self, material: i64, worth: i64) -> None:
        self.material = material
        self.worth = worth

    def points(self, state: Zones, seat: i64, wing: i64) -> i64:
        works = state.works_in(seat, LEFT, self.material) + state.works_in(seat, RIGHT, self.material)
        return self.worth * works


class PerWorkInItsWing(Bonus):
    def __init__(self, worth: i64) -> None:
        self.worth = worth

    def points(self, state: Zones, seat: i64, wing: i64) -> i64:
        return self.worth * wing_size(state, seat, wing)


class PerMost(Bonus):
    """For each card of the kind that there is most of in a place."""

    def __init__(self, place: i64, worth: i64) -> None:
        self.place = place
        self.worth = worth

    def points(self, state: Zones, seat: i64, wing: i64) -> i64:
        most: i64 = 0
        material: i64 = 0
        while material < len(MATERIALS):
            most = max(most, self.cards(state, seat, material))
            material += 1
        return self.worth * most

    def cards(self, state: Zones, seat: i64, material: i64) -> i64:
        if self.place == ASSISTANTS:
            return assistants_of(state, seat, material)
        return state.size_of(at(seat, self.place), material)


BONUSES: Final[dict[int, Bonus]] = {}  # by card


def points(state: Zones, seat: i64) -> i64:
    """MOT-61: all points of a seat as the cards lie."""
    return open_points(state, seat) + hand_points(state, seat)


def open_points(state: Zones, seat: i64) -> i64:
    """What everybody can count: all but the hand."""
    total = bonus_points(state, seat) + most_sold_points(state, seat)
    material: i64 = 0
    while material < 5:
        works = state.works_in(seat, LEFT, material) + state.works_in(seat, RIGHT, material)
        total += works * VALUE[material]
        if sales_covered(state, seat, material):
            total += state.size_of(at(seat, SALES), material) * VALUE[material]
        material += 1
    return total


def bonus_points(state: Zones, seat: i64) -> i64:
    if not state.has(seat, WITH[BONUS_POINTS]):
        return 0
    total: i64 = 0
    for _, worth in bonuses(state, seat):
        total += worth
    return total


def bonuses(state: Zones, seat: i64) -> list[tuple[i64, i64]]:
    """Works with points of their own, each with these points."""
    found: list[tuple[i64, i64]] = []
    for wing in (LEFT, RIGHT):
        zone = at(seat, wing)
        for word in (state.zones[zone], state.zones[zone + 1]):
            bits = word
            while bits:
                card = first(bits)
                bonus = BONUSES.get(state.kind(card))
                if bonus is not None:
                    found.append((card, bonus.points(state, seat, wing)))
                bits &= bits - 1
    return found


def most_sold_points(state: Zones, seat: i64) -> i64:
    """What works add that cover the material most sold; of several, the best for the owner."""
    works = state.number_of(seat, WITH[COVERS_MOST_SOLD])
    if works == 0:
        return 0
    most = max(sold(state, seat))
    gains = sorted(
        most * VALUE[material]
        for material, sales in enumerate(sold(state, seat))
        if sales == most and not sales_covered(state, seat, material)
    )
    return sum(gains[-works:])


def sold(state: Zones, seat: i64) -> list[int]:
    """Sales by material."""
    return [state.size_of(at(seat, SALES), material) for material in range(5)]


def hand_points(state: Zones, seat: i64) -> i64:
    """MOT-61, and what works add that let these cards score again."""
    once = hand_points_once(state, seat)
    return once * (1 + state.number_of(seat, WITH[HAND_SCORES_AGAIN])) if once else 0


def hand_points_once(state: Zones, seat: i64) -> i64:
    """MOT-61: hand cards of materials that the player has most sales of."""
    total: i64 = 0
    material: i64 = 0
    while material < 5:
        cards = state.size_of(at(seat, HAND), material)
        if cards and leads(state, seat, material):
            total += cards * VALUE[material]
        material += 1
    return total


def leads(state: Zones, seat: i64, material: i64) -> bool:
    """Whether a player has strictly most sales of a material, or wins a tie (MOT-63)."""
    own = state.size_of(at(seat, SALES), material)
    breaks = state.has(seat, WITH[WINS_TIES + material])
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            theirs = state.size_of(at(other, SALES), material)
            if theirs > own or (theirs == own and not wins_tie(state, other, material, breaks)):
                return False
        other += 1
    return True


def wins_tie(state: Zones, other: i64, material: i64, breaks: bool) -> bool:
    """Against another seat with as many sales. In the published edition several holders all win."""
    if not breaks:
        return False
    return state.published or not state.has(other, WITH[WINS_TIES + material])


def winner(state: Zones) -> i64:
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


def reason(state: Zones) -> str:
    if state.ending == ALL_MATERIALS:
        return "works of all five materials"
    if state.ending == WING_FULL:
        return "a wing is full"
    return "the deck is empty" if state.ending == DECK_OUT else "a player ended the game"


def outcome(state: Zones) -> Outcome:
    scores = tuple([int(points(state, seat)) for seat in range(state.seats)])
    return Outcome(scores, (int(winner(state)),), reason(state))
