"""The cards in their places: hands and pickups, the places of a temple, the floor, and works in the wings.

Nothing here is decided and nobody knows anything yet, see `position`.

A *work* is a card in a wing. A player may have two of the same name, and what is left to do with one
has nothing to do with the other: so each has a place of its own, the first or the second, as long as
it is in play. A work is told by its card, plus `SECOND` for the second of two alike. The two words of
a wing are its first and its second works.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BIT, count, first
from sandtable.core.state import State
from sandtable.games.mottainai.cards import COPY, COPY_BITS, MATERIAL, NO_CARD, OF

# Places of a player, and the floor.
HAND: Final = 0
PICKUP: Final = 1
ASSISTANTS: Final = 2
WORKPLACE: Final = 3
SALES: Final = 4
LEFT: Final = 5
RIGHT: Final = 6
FLOOR: Final = 7
PLACES: Final = ("hand", "pickup", "assistants", "workplace", "sales", "left", "right", "floor")
WINGS: Final = ("left", "right")

FLOOR_ZONE: Final = 0
HAND_LIMIT: Final = 5  # MOT-20, MOT-34
FACE_DOWN: Final = 64  # added to a card in a task slot (MOT-11)

SECOND: Final = 64  # added to a card in a wing: the second of two alike
NO_WORK: Final = 127  # a work that is gone

# How a game ended.
RUNNING: Final = 0
DECK_OUT: Final = 1
WING_FULL: Final = 2
STOPPED: Final = 3
ALL_MATERIALS: Final = 4


def zone_of(seat: i64, place: i64) -> i64:
    """Where a zone stands in the table of zones; its second word follows."""
    if place == FLOOR:
        return FLOOR_ZONE
    return 2 + 14 * seat + 2 * place


def place_name(seat: i64, place: i64) -> str:
    """A place of a temple, as targets name it."""
    return f"{seat}.{PLACES[place]}"


def card_of_work(work: i64) -> i64:
    return work & (SECOND - 1)


def word_of_work(work: i64) -> i64:
    """Which of the two words of a wing it stands in."""
    return work >> 6


class Zones(State):
    """The cards on the table, and the counters of a game."""

    def __init__(
        self,
        zones: vec[i64],
        tasks: vec[i64],
        deck: vec[i64],
        known: vec[i64],
        lacking: vec[i64],
        stack: vec[i64],
    ) -> None:
        self.zones = zones
        self.tasks = tasks
        self.deck = deck  # a ring, see `position`
        self.known = known
        self.lacking = lacking  # materials (bits) that a hand is known not to have
        self.stack = stack
        self.depth: i64 = len(stack)
        self.seats: i64 = len(tasks)
        self.published = False
        self.wing_limit: i64 = 5
        self.top: i64 = 0
        self.deck_size: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = -1
        self.extra_turns: i64 = 0
        self.borrowed: i64 = 0  # one more action: the own task was an opponent's
        self.bonus: i64 = 0  # further actions of the task under way
        self.stand_ins: i64 = 0  # shown cards that count as Clerks in the task under way
        self.first_copy: i64 = NO_CARD  # what the copying works 54 and 55 are
        self.second_copy: i64 = NO_CARD
        self.ending: i64 = RUNNING
        self.unsettled = False  # whether the end of the game must be looked for
        # What the last act brought, for those who tell of it.
        self.drawn: i64 = 0
        self.turned_up: i64 = 0  # cards that all saw come from the deck, as a set of cards
        self.turned_up_twice: i64 = 0

    # Sets of cards

    def put(self, zone: i64, card: i64) -> None:
        bit = BIT[card]
        if self.zones[zone] & bit:
            self.zones[zone + 1] |= bit
        else:
            self.zones[zone] |= bit

    def take(self, zone: i64, card: i64) -> None:
        bit = BIT[card]
        if self.zones[zone + 1] & bit:
            self.zones[zone + 1] &= ~bit
        else:
            self.zones[zone] &= ~bit

    def size(self, zone: i64) -> i64:
        found, second = count(self.zones[zone]), self.zones[zone + 1]
        if second:
            found += count(second)
        return found

    def size_of(self, zone: i64, material: i64) -> i64:
        cards = OF[material]
        found, second = count(self.zones[zone] & cards), self.zones[zone + 1] & cards
        if second:
            found += count(second)
        return found

    def is_empty(self, zone: i64) -> bool:
        return self.zones[zone] == 0

    def cards(self, seat: i64, place: i64) -> i64:
        """The different cards of a zone that is no wing."""
        return self.zones[zone_of(seat, place)]

    def hand_count(self, seat: i64) -> i64:
        """MOT-40: the hand as Tailors and card effects count it, with the pickup."""
        return self.size(zone_of(seat, HAND)) + self.size(zone_of(seat, PICKUP))

    def has_open_task(self, seat: i64) -> bool:
        task = self.tasks[seat]
        return task != NO_CARD and task < FACE_DOWN

    # Works

    def works(self, seat: i64, wing: i64) -> i64:
        """The different works of a wing."""
        zone = zone_of(seat, wing)
        return self.zones[zone] | self.zones[zone + 1]

    def place_work(self, seat: i64, wing: i64, card: i64) -> i64:
        """A card comes to stand in a wing; which work it is now."""
        left, work = zone_of(seat, LEFT), card
        if (self.zones[left] | self.zones[left + 2]) & BIT[card]:
            work += SECOND
        self.zones[zone_of(seat, wing) + word_of_work(work)] |= BIT[card]
        self.unsettled = True
        return work

    def lift_work(self, seat: i64, work: i64) -> None:
        """A work stands in its wing no more."""
        self.zones[self.zone_of_work(seat, work)] &= ~BIT[card_of_work(work)]

    def change_wing(self, seat: i64, work: i64) -> None:
        zone, bit = self.zone_of_work(seat, work), BIT[card_of_work(work)]
        other = LEFT + RIGHT - self.wing_of(seat, work)
        self.zones[zone] &= ~bit
        self.zones[zone_of(seat, other) + word_of_work(work)] |= bit
        self.unsettled = True

    def wing_of(self, seat: i64, work: i64) -> i64:
        right = zone_of(seat, RIGHT) + word_of_work(work)
        return RIGHT if self.zones[right] & BIT[card_of_work(work)] else LEFT

    def zone_of_work(self, seat: i64, work: i64) -> i64:
        """The word of the wing where a work stands."""
        return zone_of(seat, self.wing_of(seat, work)) + word_of_work(work)

    def work_in(self, seat: i64, wing: i64, card: i64) -> i64:
        """The work that a card in a wing is; of two there, the first."""
        return card if self.zones[zone_of(seat, wing)] & BIT[card] else card + SECOND

    def works_in(self, seat: i64, wing: i64, material: i64) -> i64:
        """How many works of a material stand in a wing."""
        zone = zone_of(seat, wing)
        found = self.size_of(zone, material)
        copies = self.zones[zone] & COPY_BITS
        while copies:
            if MATERIAL[self.kind(first(copies))] == material:
                found += 1
            copies &= copies - 1
        return found

    def work_count(self, seat: i64) -> i64:
        left = zone_of(seat, LEFT)
        return self.size(left) + self.size(left + 2)

    # What works can do

    def kind(self, card: i64) -> i64:
        """The work that a card in a wing is: a copy is what it copies."""
        if card < COPY:
            return card
        return self.first_copy if card == COPY else self.second_copy

    def set_copy(self, card: i64, kind: i64) -> None:
        """Say what a copying work is."""
        if card == COPY:
            self.first_copy = kind
        else:
            self.second_copy = kind

    def abilities(self, seat: i64) -> i64:
        """The works that a player has the effects of."""
        left = zone_of(seat, LEFT)
        zones = self.zones
        bits = zones[left] | zones[left + 1] | zones[left + 2] | zones[left + 3]
        return bits | self.copied(bits) if bits & COPY_BITS else bits

    def copied(self, bits: i64) -> i64:
        """What the copies in a word are copies of."""
        found: i64 = 0
        if bits & BIT[COPY]:
            found |= BIT[self.first_copy]
        if bits & BIT[COPY + 1]:
            found |= BIT[self.second_copy]
        return found

    def has(self, seat: i64, works: i64) -> bool:
        return self.abilities(seat) & works != 0

    def instances(self, seat: i64, works: i64) -> tuple[i64, i64]:
        """Every own work among these, the first ones and the second ones; a copy stands for itself."""
        left = zone_of(seat, LEFT)
        here = self.zones[left] | self.zones[left + 2]
        firsts = here & works
        copies = here & COPY_BITS
        while copies:
            if BIT[self.kind(first(copies))] & works:
                firsts |= copies & -copies
            copies &= copies - 1
        return firsts, (self.zones[left + 1] | self.zones[left + 3]) & works

    def number_of(self, seat: i64, works: i64) -> i64:
        """How many own works are among these; two alike are two."""
        if self.abilities(seat) & works == 0:
            return 0
        firsts, seconds = self.instances(seat, works)
        return count(firsts) + count(seconds)
