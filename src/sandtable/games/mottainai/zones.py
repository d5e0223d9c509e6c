"""The cards on the table: zones, the deck, the works' abilities, and who knows which hidden card.

Nothing here decides anything. A *knower* is a seat or, as the last one, a bystander: what a
bystander knows, everybody knows.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.game import State
from sandtable.games.mottainai.cards import (
    BIT,
    COPY,
    COPY_BITS,
    MATERIAL,
    NO_CARD,
    OF,
    count,
    first,
)

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

FLOOR_ZONE: Final = 0
HAND_LIMIT: Final = 5  # MOT-20, MOT-34
FACE_DOWN: Final = 64  # added to a card in a task slot (MOT-11), as who knows it is in the deck
SHOWN_TO: Final = 64

# How a game ended.
RUNNING: Final = 0
DECK_OUT: Final = 1
WING_FULL: Final = 2
STOPPED: Final = 3
ALL_MATERIALS: Final = 4

FRAME: Final = 4  # words of a waiting step: its number, two registers, its cause


def at(seat: i64, place: i64) -> i64:
    """Where a zone stands in the table of zones; its second word follows."""
    return FLOOR_ZONE if place == FLOOR else 2 + 14 * seat + 2 * place


class Zones(State):
    """A position as cards in zones, a deck and a stack of waiting steps."""

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
        self.deck = deck  # a ring; a card plus SHOWN_TO times its knowers
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
        self.used: i64 = 0  # effects used this Morning or Night, as a set of cards
        self.used_twice: i64 = 0
        self.ending: i64 = RUNNING
        self.unsettled = False  # whether the end of the game must be looked for

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
        second = self.zones[zone + 1]
        return count(self.zones[zone]) + (count(second) if second else 0)

    def size_of(self, zone: i64, material: i64) -> i64:
        cards = OF[material]
        second = self.zones[zone + 1] & cards
        return count(self.zones[zone] & cards) + (count(second) if second else 0)

    def is_empty(self, zone: i64) -> bool:
        return self.zones[zone] == 0

    def cards(self, seat: i64, place: i64) -> i64:
        """The different cards of a zone."""
        return self.zones[at(seat, place)]

    def hand_count(self, seat: i64) -> i64:
        """MOT-40: the hand as Tailors and card effects count it, with the pickup."""
        return self.size(at(seat, HAND)) + self.size(at(seat, PICKUP))

    # Works and their abilities

    def kind(self, card: i64) -> i64:
        """The work that a card in a wing is: a copy is what it copies."""
        if card < COPY:
            return card
        return self.first_copy if card == COPY else self.second_copy

    def abilities(self, seat: i64) -> i64:
        """The works that a player has the effects of."""
        left = at(seat, LEFT)
        bits = self.zones[left] | self.zones[left + 2]
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
        """Every own work among these, as a set of cards; a copy stands for itself."""
        left = at(seat, LEFT)
        here, there = self.zones[left], self.zones[left + 2]
        twice = (self.zones[left + 1] | self.zones[left + 3] | (here & there)) & works
        once = (here | there) & works
        copies = (here | there) & COPY_BITS
        while copies:
            if BIT[self.kind(first(copies))] & works:
                once |= copies & -copies
            copies &= copies - 1
        return once, twice

    def number_of(self, seat: i64, works: i64) -> i64:
        """How many own works are among these; two alike are two."""
        if self.abilities(seat) & works == 0:
            return 0
        once, twice = self.instances(seat, works)
        return count(once) + count(twice)

    def works_in(self, seat: i64, place: i64, material: i64) -> i64:
        """How many works of a material stand in a wing."""
        zone = at(seat, place)
        found = self.size_of(zone, material)
        copies = self.zones[zone] & COPY_BITS
        while copies:
            if MATERIAL[self.kind(first(copies))] == material:
                found += 1
            copies &= copies - 1
        return found

    def work_count(self, seat: i64) -> i64:
        left = at(seat, LEFT)
        return self.size(left) + self.size(left + 2)

    # The deck

    def top_card(self) -> i64:
        return self.deck_card(0)

    def deck_card(self, place: i64) -> i64:
        """The card at a place counted from the top."""
        return self.deck[(self.top + place) % len(self.deck)] & 63

    def leave_deck(self) -> i64:
        """Take the top card; what it lies in afterwards is the caller's to say. MOT-60."""
        card = self.deck[self.top] & 63
        self.top = (self.top + 1) % len(self.deck)
        self.deck_size -= 1
        if self.deck_size == 0:
            self.unsettled = True
        return card

    def put_under(self, card: i64, knowers: i64) -> None:
        """Return a card: to the bottom of the deck (MOT-20)."""
        self.deck[(self.top + self.deck_size) % len(self.deck)] = card + SHOWN_TO * knowers
        self.deck_size += 1

    def everybody(self) -> i64:
        return BIT[self.seats + 1] - 1

    def reveal_top(self, cards: i64) -> None:
        place: i64 = 0
        while place < cards:
            self.deck[(self.top + place) % len(self.deck)] |= SHOWN_TO * self.everybody()
            place += 1

    def draw(self, cards: i64) -> None:
        """MOT-40: unseen into the pickup; a card that somebody knew in the deck stays known to them."""
        pickup = at(self.turn, PICKUP)
        while cards > 0 and self.deck_size > 0:
            knowers = self.deck[self.top] // SHOWN_TO
            card = self.leave_deck()
            self.put(pickup, card)
            if knowers:
                self.learn_pickup(card, knowers)
            cards -= 1

    # Knowledge

    def knowledge(self, owner: i64, knower: i64, place: i64) -> i64:
        """Where it stands what a knower knows of a hand or pickup."""
        return 4 * (owner * (self.seats + 1) + knower) + 2 * place

    def learn(self, knowledge: i64, card: i64) -> None:
        bit = BIT[card]
        if self.known[knowledge] & bit:
            self.known[knowledge + 1] |= bit
        else:
            self.known[knowledge] |= bit

    def learn_pickup(self, card: i64, knowers: i64) -> None:
        """These knowers know of this card in the pickup of the player on turn."""
        knower: i64 = 0
        while knower <= self.seats:
            if knowers & BIT[knower]:
                self.learn(self.knowledge(self.turn, knower, PICKUP), card)
            knower += 1

    def show(self, seat: i64, card: i64, copies: i64) -> None:
        """MOT-73: everybody sees that this many such cards are in the hand."""
        knower: i64 = 0
        while knower <= self.seats:
            if knower != seat:
                knowledge = self.knowledge(seat, knower, HAND)
                while self.known[knowledge + copies - 1] & BIT[card] == 0:
                    self.learn(knowledge, card)
            knower += 1

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card goes from the hand in the sight of all."""
        self.take(at(seat, HAND), card)
        bit = BIT[card]
        knower: i64 = 0
        while knower <= self.seats:
            knowledge = self.knowledge(seat, knower, HAND)
            if self.known[knowledge + 1] & bit:
                self.known[knowledge + 1] &= ~bit
            else:
                self.known[knowledge] &= ~bit
            knower += 1

    def return_from_hand(self, seat: i64, card: i64) -> None:
        """MOT-41: nobody else sees which, so nobody else can be sure of the rest of the hand."""
        self.take(at(seat, HAND), card)
        knower: i64 = 0
        while knower <= self.seats:
            knowledge = self.knowledge(seat, knower, HAND)
            self.known[knowledge] = 0
            self.known[knowledge + 1] = 0
            knower += 1
        self.put_under(card, BIT[seat])

    def return_openly(self, card: i64) -> None:
        self.put_under(card, self.everybody())

    def merge(self, words: vec[i64], source: i64, target: i64) -> None:
        """All cards of one set join another; the first set is empty then."""
        words[target + 1] |= words[source + 1] | (words[target] & words[source])
        words[target] |= words[source]
        words[source] = 0
        words[source + 1] = 0

    def pick_up(self, seat: i64) -> None:
        """MOT-27: the pickup joins the hand; who knew its cards knows them there."""
        pickup = at(seat, PICKUP)
        if self.is_empty(pickup):
            return
        self.lacking[seat] = 0
        self.merge(self.zones, pickup, at(seat, HAND))
        knower: i64 = 0
        while knower <= self.seats:
            source = self.knowledge(seat, knower, PICKUP)
            if knower == seat:  # an own hand needs no memory
                self.known[source] = 0
                self.known[source + 1] = 0
            else:
                self.merge(self.known, source, source - 2)
            knower += 1

    # Waiting steps

    def push(self, step: i64, x: i64, y: i64, cause: i64) -> None:
        base = self.depth
        if base + FRAME > len(self.stack):
            self.stack = append(append(append(append(self.stack, step), x), y), cause)
        else:
            self.stack[base] = step
            self.stack[base + 1] = x
            self.stack[base + 2] = y
            self.stack[base + 3] = cause
        self.depth = base + FRAME

    def pop(self) -> None:
        self.depth -= FRAME

    @property
    def x(self) -> i64:
        """The first register of the step on top."""
        return self.stack[self.depth - 3]

    @property
    def y(self) -> i64:
        return self.stack[self.depth - 2]

    @property
    def cause(self) -> i64:
        """The work that the step on top is an effect of."""
        return self.stack[self.depth - 1]

    def set_x(self, value: i64) -> None:
        self.stack[self.depth - 3] = value

    def set_y(self, value: i64) -> None:
        self.stack[self.depth - 2] = value
