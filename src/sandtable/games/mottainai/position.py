"""A position as far as it decides nothing: hidden cards and who knows them, and the steps that wait.

The rules are written against `Position`: they change it, and `MottainaiState` on top of them adds who
may do what. So imports point one way, from the interface to the rules to the cards.

A *knower* is a seat or, as the last one, a bystander: what a bystander knows, everybody knows.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.bits import BIT
from sandtable.games.mottainai.zones import HAND, PICKUP, Zones, zone_of

ALL_CARDS: Final = 2**54 - 1
SHOWN_TO: Final = 64  # a card of the deck is its number plus this times its knowers

# The words of a waiting step: which one it is, and three registers that each step has names for.
FRAME: Final = 4
X: Final = 1
Y: Final = 2
Z: Final = 3


class Position(Zones):
    """The cards, what is known of the hidden ones, and a stack of waiting steps."""

    # The deck

    def top_card(self) -> i64:
        return self.deck_card(0)

    def deck_card(self, place: i64) -> i64:
        """The card at a place counted from the top."""
        return self.deck[(self.top + place) % len(self.deck)] & (SHOWN_TO - 1)

    def deck_knowers(self, place: i64) -> i64:
        """Who knows the card at a place counted from the top."""
        return self.deck[(self.top + place) % len(self.deck)] // SHOWN_TO

    def leave_deck(self) -> i64:
        """Take the top card; what it lies in afterwards is the caller's to say. MOT-60."""
        card = self.deck[self.top] & (SHOWN_TO - 1)
        self.top = (self.top + 1) % len(self.deck)
        self.deck_size -= 1
        if self.deck_size == 0:
            self.unsettled = True
        return card

    def put_under(self, card: i64, knowers: i64) -> None:
        """Return a card: to the bottom of the deck (MOT-20)."""
        self.deck[(self.top + self.deck_size) % len(self.deck)] = card + SHOWN_TO * knowers
        self.deck_size += 1

    def return_openly(self, card: i64) -> None:
        self.put_under(card, self.everybody())

    def everybody(self) -> i64:
        return BIT[self.seats + 1] - 1

    def turn_up(self, card: i64) -> None:
        """All see a card of the deck."""
        self.turned_up_twice |= self.turned_up & BIT[card]
        self.turned_up |= BIT[card]

    def reveal_top(self, cards: i64) -> None:
        place: i64 = 0
        while place < cards:
            self.turn_up(self.deck_card(place))
            self.deck[(self.top + place) % len(self.deck)] |= SHOWN_TO * self.everybody()
            place += 1

    def open_top(self) -> i64:
        """Take the top card in the sight of all."""
        card = self.leave_deck()
        self.turn_up(card)
        return card

    def draw(self, cards: i64) -> None:
        """MOT-40: unseen into the pickup; a card that somebody knew in the deck stays known to them."""
        pickup = zone_of(self.turn, PICKUP)
        while cards > 0 and self.deck_size > 0:
            knowers = self.deck[self.top] // SHOWN_TO
            card = self.leave_deck()
            self.put(pickup, card)
            if knowers:
                self.learn_pickup(card, knowers)
            self.drawn += 1
            cards -= 1

    # Who knows what

    def knowledge_of(self, owner: i64, knower: i64, place: i64) -> i64:
        """Where it stands what a knower knows of a hand or pickup."""
        return 4 * (owner * (self.seats + 1) + knower) + 2 * place

    def learn(self, knowledge: i64, card: i64) -> None:
        bit = BIT[card]
        if self.known[knowledge] & bit:
            self.known[knowledge + 1] |= bit
        else:
            self.known[knowledge] |= bit

    def forget(self, knowledge: i64) -> None:
        self.known[knowledge] = 0
        self.known[knowledge + 1] = 0

    def learn_pickup(self, card: i64, knowers: i64) -> None:
        """These knowers know of this card in the pickup of the player on turn."""
        knower: i64 = 0
        while knower <= self.seats:
            if knowers & BIT[knower]:
                self.learn(self.knowledge_of(self.turn, knower, PICKUP), card)
            knower += 1

    def show(self, seat: i64, card: i64, copies: i64) -> None:
        """MOT-73: everybody sees that this many such cards are in the hand."""
        knower: i64 = 0
        while knower <= self.seats:
            if knower != seat:
                knowledge = self.knowledge_of(seat, knower, HAND)
                while self.known[knowledge + copies - 1] & BIT[card] == 0:
                    self.learn(knowledge, card)
            knower += 1

    def remember_hand(self, seat: i64) -> None:
        """Whoever held a hand knows all of it, wherever it goes."""
        hand, own = zone_of(seat, HAND), self.knowledge_of(seat, seat, HAND)
        self.known[own] = self.zones[hand]
        self.known[own + 1] = self.zones[hand + 1]

    # Cards that move where not all see them

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card goes from the hand in the sight of all."""
        self.take(zone_of(seat, HAND), card)
        bit = BIT[card]
        knower: i64 = 0
        while knower <= self.seats:
            knowledge = self.knowledge_of(seat, knower, HAND)
            if self.known[knowledge + 1] & bit:
                self.known[knowledge + 1] &= ~bit
            else:
                self.known[knowledge] &= ~bit
            knower += 1

    def return_from_hand(self, seat: i64, card: i64) -> None:
        """MOT-41: nobody else sees which, so nobody else can be sure of the rest of the hand."""
        self.take(zone_of(seat, HAND), card)
        knower: i64 = 0
        while knower <= self.seats:
            self.forget(self.knowledge_of(seat, knower, HAND))
            knower += 1
        self.put_under(card, BIT[seat])

    def merge(self, words: vec[i64], source: i64, target: i64) -> None:
        """All cards of one set join another; the first set is empty then."""
        self.merge_some(words, source, target, ALL_CARDS)

    def merge_some(self, words: vec[i64], source: i64, target: i64, cards: i64) -> None:
        once, twice = words[source] & cards, words[source + 1] & cards
        words[target + 1] |= twice | (words[target] & once)
        words[target] |= once
        words[source] &= ~cards
        words[source + 1] &= ~cards

    def pick_up(self, seat: i64) -> None:
        """MOT-27: the pickup joins the hand; who knew its cards knows them there."""
        pickup = zone_of(seat, PICKUP)
        if self.is_empty(pickup):
            return
        self.lacking[seat] = 0
        self.merge(self.zones, pickup, zone_of(seat, HAND))
        knower: i64 = 0
        while knower <= self.seats:
            source = self.knowledge_of(seat, knower, PICKUP)
            if knower == seat:  # an own hand needs no memory
                self.forget(source)
            else:
                self.merge(self.known, source, self.knowledge_of(seat, knower, HAND))
            knower += 1

    def hand_over(self, seat: i64, cards: i64) -> None:
        """These cards of a hand go face down to the player on turn; who knew them knows them there."""
        self.remember_hand(seat)
        knower: i64 = 0
        while knower <= self.seats:
            pickup = self.knowledge_of(self.turn, knower, PICKUP)
            self.merge_some(self.known, self.knowledge_of(seat, knower, HAND), pickup, cards)
            knower += 1
        self.forget(self.knowledge_of(seat, seat, HAND))
        self.merge_some(self.zones, zone_of(seat, HAND), zone_of(self.turn, PICKUP), cards)

    def trade_hands(self, me: i64, seat: i64) -> None:
        """The own hand becomes another's, and theirs the own pickup; what is known travels along."""
        self.remember_hand(me)
        self.remember_hand(seat)
        knower: i64 = 0
        while knower <= self.seats:
            theirs = self.knowledge_of(seat, knower, HAND)
            self.merge(self.known, theirs, self.knowledge_of(me, knower, PICKUP))
            self.merge(self.known, self.knowledge_of(me, knower, HAND), theirs)
            knower += 1
        self.forget(self.knowledge_of(seat, seat, HAND))
        self.merge(self.zones, zone_of(seat, HAND), zone_of(me, PICKUP))
        self.merge(self.zones, zone_of(me, HAND), zone_of(seat, HAND))
        self.lacking[seat] = self.lacking[me]
        self.lacking[me] = 0

    # Waiting steps

    def push(self, step: i64, x: i64, y: i64, z: i64) -> None:
        base = self.depth
        if base + FRAME > len(self.stack):
            self.stack = append(append(append(append(self.stack, step), x), y), z)
        else:
            self.stack[base] = step
            self.stack[base + X] = x
            self.stack[base + Y] = y
            self.stack[base + Z] = z
        self.depth = base + FRAME

    def pop(self) -> None:
        self.depth -= FRAME

    def step_on_top(self) -> i64:
        return self.stack[self.depth - FRAME]

    @property
    def x(self) -> i64:
        """The first register of the step on top."""
        return self.stack[self.depth - FRAME + X]

    @property
    def y(self) -> i64:
        return self.stack[self.depth - FRAME + Y]

    @property
    def z(self) -> i64:
        return self.stack[self.depth - FRAME + Z]

    def set_x(self, value: i64) -> None:
        self.stack[self.depth - FRAME + X] = value

    def set_y(self, value: i64) -> None:
        self.stack[self.depth - FRAME + Y] = value

    def set_z(self, value: i64) -> None:
        self.stack[self.depth - FRAME + Z] = value
