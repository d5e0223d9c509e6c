"""Steps about other players: trading, taking, giving and copying."""

from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.bits import BIT
from sandtable.games.mottainai import questions
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
    wing_of,
)
from sandtable.games.mottainai.cards import COPY, COPY_BITS, NO_CARD, OF, list_cards
from sandtable.games.mottainai.position import Position
from sandtable.games.mottainai.waiting import NOBODY, EffectStep, enter_play, leave_play
from sandtable.games.mottainai.zones import (
    HAND,
    LEFT,
    NO_WORK,
    RIGHT,
    SALES,
    SECOND,
    WORKPLACE,
    card_of_work,
    place_name,
    zone_of,
)

# The stages of a choice among other players' cards, in the first register.
WHOM: Final = 0
WHICH: Final = 1
WHERE: Final = 2

OF_SEAT: Final = 8  # a register with a seat and a work of it: the seat plus this times the work


class NameMaterial(EffectStep):
    """Every opponent gives all hand cards of a material into the pickup, face down."""

    def __init__(self) -> None:
        super().__init__(questions.NAME_MATERIAL)

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        material: i64 = 0
        while material < 5:
            found = append(found, NAME + material)
            material += 1
        return found

    def answer(self, state: Position, action: i64) -> None:
        seat: i64 = 0
        while seat < state.seats:
            if seat != state.turn:
                state.hand_over(seat, OF[action - NAME])
                state.lacking[seat] |= BIT[action - NAME]
            seat += 1
        self.finish(state, NO_WORK)


class TradeHands(EffectStep):
    """The own hand becomes an opponent's; theirs goes into the own pickup."""

    def __init__(self) -> None:
        super().__init__(questions.TRADE_HANDS)

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        seat: i64 = 0
        while seat < state.seats:
            if seat != state.turn:
                found = append(found, SEAT + seat)
            seat += 1
        return found

    def answer(self, state: Position, action: i64) -> None:
        state.trade_hands(state.turn, action - SEAT)
        self.finish(state, NO_WORK)


class FromRicher(EffectStep):
    """Take something from an opponent who has more of it: from whom, then what (`x`); `y` is the opponent."""

    @abstractmethod
    def amount(self, state: Position, seat: i64) -> i64:
        """How much of it a player has."""

    def opponent(self, state: Position) -> i64:
        return NOBODY if state.x == WHOM else state.y % OF_SEAT

    def usable(self, state: Position, subject: i64) -> bool:
        return len(self.list_richer(state, vec[i64]())) > 0

    def list_richer(self, state: Position, found: vec[i64]) -> vec[i64]:
        own = self.amount(state, state.turn)
        seat: i64 = 0
        while seat < state.seats:
            if self.amount(state, seat) > own:
                found = append(found, SEAT + seat)
            seat += 1
        return found

    def run(self, state: Position) -> bool:
        return True


class TakeSale(FromRicher):
    """Take a sale."""

    def __init__(self) -> None:
        super().__init__(questions.TAKE_SALE)

    def amount(self, state: Position, seat: i64) -> i64:
        return state.size(zone_of(seat, SALES))

    def source(self, state: Position) -> str:
        return place_name(state.y, SALES)

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        if state.x == WHOM:
            return self.list_richer(state, found)
        return list_cards(found, TAKE, state.cards(state.y, SALES))

    def answer(self, state: Position, action: i64) -> None:
        if state.x == WHOM:
            state.set_x(WHICH)
            state.set_y(action - SEAT)
            return
        state.take(zone_of(state.y, SALES), card_of(action))
        state.put(zone_of(state.turn, SALES), card_of(action))
        self.finish(state, NO_WORK)


class TakeWork(FromRicher):
    """Take a work, at last into which wing; then `y` is the opponent plus `OF_SEAT` times the work."""

    def __init__(self) -> None:
        super().__init__(questions.TAKE_WORK)

    def amount(self, state: Position, seat: i64) -> i64:
        return state.work_count(seat)

    def chosen(self, state: Position) -> i64:
        """The work that is to be taken."""
        return state.y // OF_SEAT

    def about(self, state: Position) -> i64:
        return card_of_work(self.chosen(state)) if state.x == WHERE else NO_CARD

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        if state.x == WHOM:
            return self.list_richer(state, found)
        if state.x == WHERE:
            return append(append(found, WING), WING + 1)
        found = list_cards(found, SEIZE, state.works(state.y, LEFT))
        return list_cards(found, SEIZE + RIGHT_WING, state.works(state.y, RIGHT))

    def answer(self, state: Position, action: i64) -> None:
        if state.x == WHERE:
            self.take(state, LEFT + action - WING)
        elif state.x == WHICH:
            work = state.work_in(state.y, wing_of(action, SEIZE), card_of(action))
            state.set_y(state.y + OF_SEAT * work)
            state.set_x(WHERE)
        else:
            state.set_y(action - SEAT)
            state.set_x(WHICH)

    def take(self, state: Position, wing: i64) -> None:
        seat, work = self.opponent(state), self.chosen(state)
        state.lift_work(seat, work)
        enter_play(state, wing, card_of_work(work))
        self.finish(state, NO_WORK)


class CopyWork(EffectStep):
    """Give a hand card to a workplace and become a copy of one of that player's works.

    Which card (`GIVEN`), to whom (`WHOM_TO`, with the card in `y`), which work (`COPIED`, with the
    player in `y`).
    """

    def __init__(self) -> None:
        super().__init__(questions.COPY_WORK)

    def about(self, state: Position) -> i64:
        return state.y if state.x == WHOM_TO else NO_CARD

    def opponent(self, state: Position) -> i64:
        return state.y if state.x == COPIED else NOBODY

    def usable(self, state: Position, subject: i64) -> bool:
        """There must be a card to give and a work to copy: any but this one."""
        if state.is_empty(zone_of(state.turn, HAND)):
            return False
        works: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            works += state.work_count(seat)
            seat += 1
        return works > 1

    def works(self, state: Position, seat: i64) -> i64:
        """What there is to copy at a player."""
        found = state.works(seat, LEFT) | state.works(seat, RIGHT)
        card = self.because(state)
        if seat == state.turn and not has_twin(state, self.work(state)):
            found &= ~BIT[card]
        return found & ~COPY_BITS | state.copied(found)

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        if state.x == GIVEN:
            return list_cards(found, GIVE, state.cards(state.turn, HAND))
        if state.x == COPIED:
            return list_cards(found, COPY_WORK, self.works(state, state.y))
        seat: i64 = 0
        while seat < state.seats:
            if self.works(state, seat):
                found = append(found, SEAT + seat)
            seat += 1
        return found

    def answer(self, state: Position, action: i64) -> None:
        if state.x == GIVEN:
            state.show(state.turn, card_of(action), 1)
            state.set_y(card_of(action))
            state.set_x(WHOM_TO)
        elif state.x == WHOM_TO:
            state.leave_hand(state.turn, state.y)
            state.put(zone_of(action - SEAT, WORKPLACE), state.y)
            state.set_y(action - SEAT)
            state.set_x(COPIED)
        else:
            self.become(state, card_of(action))

    def become(self, state: Position, kind: i64) -> None:
        """The copy is another work: its effect has not been used yet."""
        work = self.work(state)
        wing = state.wing_of(state.turn, work)
        leave_play(state, work)
        copy = COPY if state.first_copy == NO_CARD else COPY + 1
        state.set_copy(copy, kind)
        enter_play(state, wing, copy)
        self.finish(state, NO_WORK)


# The stages of a copying, in its first register.
GIVEN: Final = 0
WHOM_TO: Final = 1
COPIED: Final = 2


def has_twin(state: Position, work: i64) -> bool:
    """Whether its owner has another one like it."""
    left = zone_of(state.turn, LEFT)
    other = 0 if work >= SECOND else 1
    return (state.zones[left + other] | state.zones[left + 2 + other]) & BIT[card_of_work(work)] != 0
