"""Steps that need no answer."""

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.mottainai.abilities import COPIES, WITH
from sandtable.games.mottainai.actions import has_open_task, tailor
from sandtable.games.mottainai.cards import BIT, COPY, MATERIAL, NO_CARD, OF, VALUE, first
from sandtable.games.mottainai.completing import complete_top_card
from sandtable.games.mottainai.turn import LIMIT_WAIVED
from sandtable.games.mottainai.waiting import IN_RIGHT_WING, NOTHING, Step
from sandtable.games.mottainai.zones import FLOOR_ZONE, LEFT, PICKUP, RIGHT, SALES, STOPPED, Zones, at


def wing_of(cause: i64) -> i64:
    return RIGHT if cause >= IN_RIGHT_WING else LEFT


def remove_work(state: Zones, wing: i64, card: i64) -> i64:
    """An own work leaves play; a copy leaves as the card that it is."""
    state.take(at(state.turn, wing), card)
    if card < COPY:
        return card
    set_copy(state, card, NO_CARD)
    return first(WITH[COPIES])


def set_copy(state: Zones, card: i64, kind: i64) -> None:
    if card == COPY:
        state.first_copy = kind
    else:
        state.second_copy = kind


class Draw(Step):
    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.cards = cards

    def run(self, state: Zones) -> bool:
        state.draw(self.cards)
        self.finish(state, NOTHING)
        return False


class TopCard(Step):
    """The top card of the deck goes to a place; the next step is about that card."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def run(self, state: Zones) -> bool:
        card = state.leave_deck()
        state.put(at(state.turn, self.place), card)
        self.finish(state, card)
        return False


class FillFloor(Step):
    """Add deck cards to the floor until it has so many cards and one of each of these materials."""

    def __init__(self, cards: i64, materials: tuple[int, ...]) -> None:
        super().__init__()
        self.cards = cards
        self.materials = vec[i64](materials)

    def usable(self, state: Zones, subject: i64) -> bool:
        if state.size(FLOOR_ZONE) < self.cards:
            return True
        found = 0
        for material in self.materials:
            found += 1 if state.zones[FLOOR_ZONE] & OF[material] else 0
        return found < len(self.materials)

    def run(self, state: Zones) -> bool:
        while state.deck_size and self.usable(state, NOTHING):
            state.put(FLOOR_ZONE, state.leave_deck())
        self.finish(state, NOTHING)
        return False


class ReturnItself(Step):
    def run(self, state: Zones) -> bool:
        state.return_openly(remove_work(state, wing_of(state.cause), state.cause % IN_RIGHT_WING))
        self.finish(state, NOTHING)
        return False


class PickUpItself(Step):
    """The work goes into the pickup, in the sight of all."""

    def run(self, state: Zones) -> bool:
        card = remove_work(state, wing_of(state.cause), state.cause % IN_RIGHT_WING)
        state.put(at(state.turn, PICKUP), card)
        state.learn_pickup(card, state.everybody())
        self.finish(state, NOTHING)
        return False


class ReturnThatWork(Step):
    """Return the work that was just completed, if it is still there."""

    def usable(self, state: Zones, subject: i64) -> bool:
        if subject == NOTHING:
            return False
        return state.cards(state.turn, wing_of(subject)) & BIT[subject % IN_RIGHT_WING] != 0

    def uses_up_subject(self) -> bool:
        return True

    def run(self, state: Zones) -> bool:
        state.return_openly(remove_work(state, wing_of(state.y), state.y % IN_RIGHT_WING))
        self.finish(state, NOTHING)
        return False


class CompleteTopCard(Step):
    def run(self, state: Zones) -> bool:
        cause = state.cause
        state.pop()
        complete_top_card(state, cause)
        return False


class TestTopCard(Step):
    """Reveal the top card; complete it if its value is the number of cards in hand and pickup."""

    def run(self, state: Zones) -> bool:
        cause = state.cause
        state.pop()
        state.reveal_top(1)
        if VALUE[MATERIAL[state.top_card()]] == state.hand_count(state.turn):
            complete_top_card(state, cause)
        return False


class AnotherTurn(Step):
    def usable(self, state: Zones, subject: i64) -> bool:
        seat: i64 = 0
        while seat < state.seats:
            if state.work_count(seat) < state.work_count(state.turn):
                return False
            seat += 1
        return True

    def run(self, state: Zones) -> bool:
        state.extra_turns += 1
        self.finish(state, NOTHING)
        return False


class TailorAction(Step):
    def run(self, state: Zones) -> bool:
        state.pop()
        tailor(state)
        return False


class OneMoreAction(Step):
    def run(self, state: Zones) -> bool:
        state.bonus += 1
        self.finish(state, NOTHING)
        return False


class WaiveHandLimit(Step):
    def run(self, state: Zones) -> bool:
        state.phase = LIMIT_WAIVED
        self.finish(state, NOTHING)
        return False


class SellTask(Step):
    """The previous task goes into the sales instead of onto the floor."""

    def usable(self, state: Zones, subject: i64) -> bool:
        return has_open_task(state, state.turn)

    def run(self, state: Zones) -> bool:
        state.put(at(state.turn, SALES), state.tasks[state.turn])
        state.tasks[state.turn] = NO_CARD
        self.finish(state, NOTHING)
        return False


class EndGame(Step):
    def run(self, state: Zones) -> bool:
        state.pop()
        state.ending = STOPPED
        return False
