"""Steps about other players: trading, taking, giving and copying."""

from abc import abstractmethod

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.mottainai.acts import (
    COPY_WORK,
    GIVE,
    NAME,
    RIGHT_WING,
    SEAT,
    SEIZE,
    TAKE,
    WING,
    card_of,
    in_right_wing,
)
from sandtable.games.mottainai.cards import BIT, COPY, COPY_BITS, NO_CARD, OF, first, list_cards
from sandtable.games.mottainai.steps.happening import set_copy, wing_of
from sandtable.games.mottainai.waiting import IN_RIGHT_WING, NOTHING, Step
from sandtable.games.mottainai.zones import HAND, LEFT, PICKUP, RIGHT, SALES, WORKPLACE, Zones, at


class NameMaterial(Step):
    """Every opponent gives all hand cards of a material into the pickup, in the sight of all."""

    def kind(self) -> str:
        return "name material"

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        material: i64 = 0
        while material < 5:
            found = append(found, NAME + material)
            material += 1
        return found

    def answer(self, state: Zones, action: i64) -> None:
        seat: i64 = 0
        while seat < state.seats:
            if seat != state.turn:
                self.hand_over(state, seat, action - NAME)
            seat += 1
        self.finish(state, NOTHING)

    def hand_over(self, state: Zones, seat: i64, material: i64) -> None:
        hand = at(seat, HAND)
        while state.zones[hand] & OF[material]:
            card = first(state.zones[hand] & OF[material])
            state.leave_hand(seat, card)
            state.put(at(state.turn, PICKUP), card)
            state.learn_pickup(card, state.everybody())
        state.lacking[seat] |= BIT[material]


class TradeHands(Step):
    """The own hand becomes an opponent's; theirs goes into the own pickup."""

    def kind(self) -> str:
        return "trade hands"

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        return list_opponents(state, found)

    def answer(self, state: Zones, action: i64) -> None:
        me, seat = state.turn, action - SEAT
        self.remember(state, me)
        self.remember(state, seat)
        knower: i64 = 0
        while knower <= state.seats:
            theirs = state.knowledge(seat, knower, HAND)
            state.merge(state.known, theirs, state.knowledge(me, knower, PICKUP))
            state.merge(state.known, state.knowledge(me, knower, HAND), theirs)
            knower += 1
        own = state.knowledge(seat, seat, HAND)
        state.known[own] = 0
        state.known[own + 1] = 0
        state.merge(state.zones, at(seat, HAND), at(me, PICKUP))
        state.merge(state.zones, at(me, HAND), at(seat, HAND))
        state.lacking[seat] = state.lacking[me]
        state.lacking[me] = 0
        self.finish(state, NOTHING)

    def remember(self, state: Zones, seat: i64) -> None:
        """Whoever held a hand knows all of it, wherever it goes."""
        hand, own = at(seat, HAND), state.knowledge(seat, seat, HAND)
        state.known[own] = state.zones[hand]
        state.known[own + 1] = state.zones[hand + 1]


def list_opponents(state: Zones, found: vec[i64]) -> vec[i64]:
    seat: i64 = 0
    while seat < state.seats:
        if seat != state.turn:
            found = append(found, SEAT + seat)
        seat += 1
    return found


class FromRicher(Step):
    """Take something from an opponent who has more of it; at first (`x` 0), from whom."""

    @abstractmethod
    def amount(self, state: Zones, seat: i64) -> i64:
        """How much of it a player has."""

    def usable(self, state: Zones, subject: i64) -> bool:
        return len(self.list_richer(state, vec[i64]())) > 0

    def list_richer(self, state: Zones, found: vec[i64]) -> vec[i64]:
        own = self.amount(state, state.turn)
        seat: i64 = 0
        while seat < state.seats:
            if self.amount(state, seat) > own:
                found = append(found, SEAT + seat)
            seat += 1
        return found

    def run(self, state: Zones) -> bool:
        return True


class TakeSale(FromRicher):
    """Take a sale: from whom, then (`x` 1) which one of opponent `y`."""

    def kind(self) -> str:
        return "take sale"

    def amount(self, state: Zones, seat: i64) -> i64:
        return state.size(at(seat, SALES))

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        if state.x == 0:
            return self.list_richer(state, found)
        return list_cards(found, TAKE, state.cards(state.y, SALES))

    def answer(self, state: Zones, action: i64) -> None:
        if state.x == 0:
            state.set_x(1)
            state.set_y(action - SEAT)
            return
        state.take(at(state.y, SALES), card_of(action))
        state.put(at(state.turn, SALES), card_of(action))
        self.finish(state, NOTHING)


class TakeWork(FromRicher):
    """Take a work: from whom, then (`x` 1) which one of opponent `y`, then (2) into which wing.

    At last `y` is the opponent plus eight times the work.
    """

    def kind(self) -> str:
        return "take work"

    def amount(self, state: Zones, seat: i64) -> i64:
        return state.work_count(seat)

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        if state.x == 0:
            return self.list_richer(state, found)
        if state.x == 2:
            return append(append(found, WING), WING + 1)
        found = list_cards(found, SEIZE, state.cards(state.y, LEFT))
        return list_cards(found, SEIZE + RIGHT_WING, state.cards(state.y, RIGHT))

    def answer(self, state: Zones, action: i64) -> None:
        if state.x == 2:
            self.take(state, action - WING)
            return
        if state.x == 1:
            work = card_of(action) + (IN_RIGHT_WING if in_right_wing(action, SEIZE) else 0)
            state.set_y(state.y + 8 * work)
        else:
            state.set_y(action - SEAT)
        state.set_x(state.x + 1)

    def take(self, state: Zones, wing: i64) -> None:
        seat, work = state.y % 8, state.y // 8
        state.take(at(seat, wing_of(work)), work % IN_RIGHT_WING)
        state.put(at(state.turn, LEFT + wing), work % IN_RIGHT_WING)
        state.unsettled = True
        self.finish(state, NOTHING)


class CopyWork(Step):
    """Give a hand card to a workplace and become a copy of one of that player's works.

    Which card (`x` 0), to whom (1, with the card in `y`), which work (2, with the player in `y`).
    """

    def kind(self) -> str:
        return "copy work"

    def usable(self, state: Zones, subject: i64) -> bool:
        """There must be a card to give and a work to copy: any but this one."""
        if state.is_empty(at(state.turn, HAND)):
            return False
        works: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            works += state.work_count(seat)
            seat += 1
        return works > 1

    def works(self, state: Zones, seat: i64) -> i64:
        """What there is to copy at a player."""
        left, right = state.cards(seat, LEFT), state.cards(seat, RIGHT)
        if seat == state.turn:
            wing, bit = wing_of(state.cause), BIT[state.cause % IN_RIGHT_WING]
            if state.zones[at(seat, wing) + 1] & bit == 0:
                left, right = (left & ~bit, right) if wing == LEFT else (left, right & ~bit)
        return (left | right) & ~COPY_BITS | state.copied(left | right)

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        if state.x == 0:
            return list_cards(found, GIVE, state.cards(state.turn, HAND))
        if state.x == 2:
            return list_cards(found, COPY_WORK, self.works(state, state.y))
        seat: i64 = 0
        while seat < state.seats:
            if self.works(state, seat):
                found = append(found, SEAT + seat)
            seat += 1
        return found

    def answer(self, state: Zones, action: i64) -> None:
        if state.x == 0:
            state.show(state.turn, card_of(action), 1)
            state.set_y(card_of(action))
        elif state.x == 1:
            state.leave_hand(state.turn, state.y)
            state.put(at(action - SEAT, WORKPLACE), state.y)
            state.set_y(action - SEAT)
        else:
            self.become(state, card_of(action))
            return
        state.set_x(state.x + 1)

    def become(self, state: Zones, kind: i64) -> None:
        """As what it is now, its effect has not been used yet."""
        card = state.cause % IN_RIGHT_WING
        if state.used_twice & BIT[card]:
            state.used_twice &= ~BIT[card]
        else:
            state.used &= ~BIT[card]
        if card < COPY:
            zone = at(state.turn, wing_of(state.cause))
            state.take(zone, card)
            card = COPY if state.first_copy == NO_CARD else COPY + 1
            state.put(zone, card)
        set_copy(state, card, kind)
        state.unsettled = True
        self.finish(state, NOTHING)
