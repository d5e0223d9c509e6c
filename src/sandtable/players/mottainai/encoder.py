"""What a net looks at in Mottainai: where each card lies, what a seat and its rival have of each material, and what is asked.

Of more than one opponent the one with the most points is the rival; the others' cards are told together. A seat
looks at the table as it is imagined, or only at what it sees itself (`fair`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import count, first
from sandtable.games.mottainai.abilities import COVERS_ASSISTANTS, COVERS_SALES, WITH
from sandtable.games.mottainai.acts import ACTS
from sandtable.games.mottainai.cards import KINDS, MATERIAL, NO_CARD, OF
from sandtable.games.mottainai.cover import cover, wing_size
from sandtable.games.mottainai.position import FRAME
from sandtable.games.mottainai.scoring import hand_points, open_points
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.turn import PRINT_AND_PLAY, PUBLISHED
from sandtable.games.mottainai.waiting import STEPS
from sandtable.games.mottainai.zones import (
    ASSISTANTS,
    FACE_DOWN,
    FLOOR_ZONE,
    HAND,
    LEFT,
    PICKUP,
    RIGHT,
    SALES,
    WORKPLACE,
    zone_of,
)
from sandtable.players.nets.encoder import Encoder

# How many of something are told apart; more count as the last.
SOME: Final = 6  # of one material in one place
COVER: Final = 7
HELD: Final = 9  # cards of a hand
PICKED: Final = 7
WING: Final = 7
POINTS: Final = 31
LEAD: Final = 20  # points, either way
DECK: Final = 25
BONUS: Final = 6
TASKS: Final = 7  # none, a material, face down
HIDDEN: Final = 6
SEATS: Final = 5  # two to six

# Where a card lies: the places of a temple (zones.py) with the task, the same of the rival and of others, the floor.
TASK: Final = 7
PLACES: Final = 8
FLOOR: Final = 3 * PLACES
WHERE: Final = FLOOR + 1
MOST_CARDS: Final = 2 * KINDS

COMMON: Final = [
    len(STEPS),  # what is asked,
    len(STEPS) + 1,  # and what waits under it
    max(len(PRINT_AND_PLAY), len(PUBLISHED)) + 1,
    4 * SEATS,  # with the edition, and how many works fill a wing
    4 * BONUS,  # with whose turn it is, and whether another follows
    DECK,
    2 * LEAD + 1,
    POINTS,
    POINTS,
    WING * WING,
    WING * WING,
    HELD * HELD,
    PICKED * PICKED,
    TASKS * TASKS,
]
OF_MATERIAL: Final = [
    SOME * SOME,  # hand and workplace
    SOME * COVER,  # sales and what covers them
    SOME * COVER,  # assistants, the same
    SOME * SOME,  # all of the rival
    SOME * COVER,
    SOME * COVER,
    SOME,  # on the floor
]


class MottainaiEncoder(Encoder[MottainaiState]):
    def __init__(self, fair: bool) -> None:
        super().__init__(COMMON + 5 * OF_MATERIAL, [], 1, ACTS.count, loose=KINDS * WHERE, most=MOST_CARDS)
        self.fair = fair

    def seats(self, state: MottainaiState) -> i64:
        return state.seats

    def encode(self, state: MottainaiState, seat: i64, turn: i64, into: vec[i64], at: i64) -> None:
        firsts = self.firsts
        rival = rival_of(state, seat)
        points = open_points(state, seat) + hand_points(state, seat)
        theirs = open_points(state, rival)
        if not self.fair:
            theirs += hand_points(state, rival)
        below: i64 = 0
        if state.depth > FRAME:
            below = state.stack[state.depth - 2 * FRAME] + 1
        into[at] = state.step_on_top()
        into[at + 1] = firsts[1] + below
        into[at + 2] = firsts[2] + state.phase + 1
        into[at + 3] = firsts[3] + table_of(state)
        into[at + 4] = firsts[4] + course_of(state, seat)
        into[at + 5] = firsts[5] + state.deck_size * (DECK - 1) // len(state.deck)
        into[at + 6] = firsts[6] + LEAD + max(-LEAD, min(LEAD, points - theirs))
        into[at + 7] = firsts[7] + min(points, POINTS - 1)
        into[at + 8] = firsts[8] + min(theirs, POINTS - 1)
        into[at + 9] = firsts[9] + wings(state, seat)
        into[at + 10] = firsts[10] + wings(state, rival)
        into[at + 11] = firsts[11] + sizes(state, seat, rival, HAND, HELD)
        into[at + 12] = firsts[12] + sizes(state, seat, rival, PICKUP, PICKED)
        into[at + 13] = firsts[13] + task_of(state, seat) * TASKS + task_of(state, rival)
        n: i64 = len(COMMON)
        material: i64 = 0
        while material < 5:
            self.write_side(state, seat, seat, material, into, at + n, n)
            self.write_side(state, seat, rival, material, into, at + n + 3, n + 3)
            into[at + n + 6] = firsts[n + 6] + min(state.size_of(FLOOR_ZONE, material), SOME - 1)
            n += 7
            material += 1

    def write_side(
        self, state: MottainaiState, reader: i64, seat: i64, material: i64, into: vec[i64], at: i64, n: i64
    ) -> None:
        """What a seat has of a material, as far as the reader knows."""
        firsts = self.firsts
        held = min(self.held(state, reader, seat, material), SOME - 1)
        stock = min(state.size_of(zone_of(seat, WORKPLACE), material), SOME - 1)
        sold = min(state.size_of(zone_of(seat, SALES), material), SOME - 1)
        helpers = min(state.size_of(zone_of(seat, ASSISTANTS), material), SOME - 1)
        over_sales = min(cover(state, seat, RIGHT, material), COVER - 1)
        if state.has(seat, WITH[COVERS_SALES + material]):
            over_sales = COVER - 1
        over_helpers = min(cover(state, seat, LEFT, material), COVER - 1)
        if state.has(seat, WITH[COVERS_ASSISTANTS + material]):
            over_helpers = COVER - 1
        into[at] = firsts[n] + held * SOME + stock
        into[at + 1] = firsts[n + 1] + sold * COVER + over_sales
        into[at + 2] = firsts[n + 2] + helpers * COVER + over_helpers

    def held(self, state: MottainaiState, reader: i64, seat: i64, material: i64) -> i64:
        """Hand cards of a material."""
        if reader == seat or not self.fair:
            return state.size_of(zone_of(seat, HAND), material)
        known = state.knowledge_of(seat, reader, HAND)
        return count(state.known[known] & OF[material]) + count(state.known[known + 1] & OF[material])

    # Loose rows: cards in their places

    def list_loose(self, state: MottainaiState, seat: i64, into: vec[i64], at: i64) -> i64:
        rival = rival_of(state, seat)
        place = list_words(state, FLOOR_ZONE, FLOOR, into, at)
        other: i64 = 0
        while other < state.seats:
            whose: i64 = 0 if other == seat else PLACES if other == rival else 2 * PLACES
            zone: i64 = ASSISTANTS
            while zone <= RIGHT:
                place = list_words(state, zone_of(other, zone), whose + zone, into, place)
                zone += 1
            place = self.list_hidden(state, seat, other, whose, into, place)
            task = state.tasks[other]
            if task != NO_CARD and task < FACE_DOWN:
                into[place] = task * WHERE + whose + TASK
                place += 1
            other += 1
        return place - at

    def list_hidden(
        self, state: MottainaiState, reader: i64, seat: i64, whose: i64, into: vec[i64], at: i64
    ) -> i64:
        """Hand and pickup; a pickup is not looked at by its owner either."""
        place: i64 = HAND
        while place <= PICKUP:
            if self.fair and (reader != seat or place == PICKUP):
                known = state.knowledge_of(seat, reader, place)
                at = list_cards(state, state.known[known], whose + place, into, at)
                at = list_cards(state, state.known[known + 1], whose + place, into, at)
            else:
                at = list_words(state, zone_of(seat, place), whose + place, into, at)
            place += 1
        return at

    def block_of(self, action: i64) -> i64:
        return 0

    def kind_of(self, action: i64) -> i64:
        return action


def list_words(state: MottainaiState, zone: i64, where: i64, into: vec[i64], at: i64) -> i64:
    """The cards of a zone; the place after them."""
    at = list_cards(state, state.zones[zone], where, into, at)
    second = state.zones[zone + 1]
    return list_cards(state, second, where, into, at) if second else at


def list_cards(state: MottainaiState, cards: i64, where: i64, into: vec[i64], at: i64) -> i64:
    while cards:
        into[at] = state.kind(first(cards)) * WHERE + where
        at += 1
        cards &= cards - 1
    return at


def rival_of(state: MottainaiState, seat: i64) -> i64:
    """The opponent with the most points that all see; of equals the first to come."""
    rival = (seat + 1) % state.seats
    if state.seats == 2:
        return rival
    most = open_points(state, rival)
    step: i64 = 2
    while step < state.seats:
        other = (seat + step) % state.seats
        points = open_points(state, other)
        if points > most:
            rival, most = other, points
        step += 1
    return rival


def table_of(state: MottainaiState) -> i64:
    return (state.seats - 2) * 4 + (2 if state.published else 0) + (1 if state.wing_limit > 5 else 0)


def course_of(state: MottainaiState, seat: i64) -> i64:
    further = min(state.bonus, BONUS - 1) * 4
    return further + (2 if state.turn == seat else 0) + (1 if state.extra_turns else 0)


def wings(state: MottainaiState, seat: i64) -> i64:
    left = min(wing_size(state, seat, LEFT), WING - 1)
    return left * WING + min(wing_size(state, seat, RIGHT), WING - 1)


def sizes(state: MottainaiState, seat: i64, rival: i64, place: i64, most: i64) -> i64:
    own = min(state.size(zone_of(seat, place)), most - 1)
    return own * most + min(state.size(zone_of(rival, place)), most - 1)


def task_of(state: MottainaiState, seat: i64) -> i64:
    task = state.tasks[seat]
    if task == NO_CARD:
        return 0
    return HIDDEN if task >= FACE_DOWN else 1 + MATERIAL[task]
