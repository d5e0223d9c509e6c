"""Steps that need no answer."""

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.mottainai.actions import tailor
from sandtable.games.mottainai.cards import MATERIAL, NO_CARD, OF, VALUE
from sandtable.games.mottainai.completing import complete_top_card
from sandtable.games.mottainai.position import Position
from sandtable.games.mottainai.turn import LIMIT_WAIVED
from sandtable.games.mottainai.waiting import EffectStep, leave_play
from sandtable.games.mottainai.zones import FLOOR_ZONE, NO_WORK, PICKUP, SALES, STOPPED, zone_of


class Draw(EffectStep):
    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.cards = cards

    def run(self, state: Position) -> bool:
        state.draw(self.cards)
        self.finish(state, NO_WORK)
        return False


class TopCard(EffectStep):
    """The top card of the deck goes to a place; the next step is about that card."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def run(self, state: Position) -> bool:
        card = state.open_top()
        state.put(zone_of(state.turn, self.place), card)
        self.finish(state, card)
        return False


class FillFloor(EffectStep):
    """Add deck cards to the floor until it has so many cards and one of each of these materials."""

    def __init__(self, cards: i64, materials: tuple[int, ...]) -> None:
        super().__init__()
        self.cards = cards
        self.materials = vec[i64](materials)

    def usable(self, state: Position, subject: i64) -> bool:
        if state.size(FLOOR_ZONE) < self.cards:
            return True
        found = 0
        for material in self.materials:
            found += 1 if state.zones[FLOOR_ZONE] & OF[material] else 0
        return found < len(self.materials)

    def run(self, state: Position) -> bool:
        while state.deck_size and self.usable(state, NO_WORK):
            state.put(FLOOR_ZONE, state.open_top())
        self.finish(state, NO_WORK)
        return False


class ReturnItself(EffectStep):
    def run(self, state: Position) -> bool:
        state.return_openly(leave_play(state, self.work(state)))
        self.finish(state, NO_WORK)
        return False


class PickUpItself(EffectStep):
    """The work goes into the pickup, in the sight of all."""

    def run(self, state: Position) -> bool:
        card = leave_play(state, self.work(state))
        state.put(zone_of(state.turn, PICKUP), card)
        state.learn_pickup(card, state.everybody())
        self.finish(state, NO_WORK)
        return False


class ReturnThatWork(EffectStep):
    """Return the work that was just completed, if it is still there."""

    def usable(self, state: Position, subject: i64) -> bool:
        return subject != NO_WORK

    def run(self, state: Position) -> bool:
        state.return_openly(leave_play(state, self.subject(state)))
        self.finish(state, NO_WORK)
        return False


class CompleteTopCard(EffectStep):
    def run(self, state: Position) -> bool:
        work = self.work(state)
        state.pop()
        state.reveal_top(1)
        complete_top_card(state, work)
        return False


class ThrowForTopCard(EffectStep):
    """Reveal the top card; complete it if its value is the number of cards in hand and pickup."""

    def run(self, state: Position) -> bool:
        work = self.work(state)
        state.pop()
        state.reveal_top(1)
        if VALUE[MATERIAL[state.top_card()]] == state.hand_count(state.turn):
            complete_top_card(state, work)
        return False


class AnotherTurn(EffectStep):
    def usable(self, state: Position, subject: i64) -> bool:
        seat: i64 = 0
        while seat < state.seats:
            if state.work_count(seat) < state.work_count(state.turn):
                return False
            seat += 1
        return True

    def run(self, state: Position) -> bool:
        state.extra_turns += 1
        self.finish(state, NO_WORK)
        return False


class TailorAction(EffectStep):
    def run(self, state: Position) -> bool:
        state.pop()
        tailor(state)
        return False


class OneMoreAction(EffectStep):
    def run(self, state: Position) -> bool:
        state.bonus += 1
        self.finish(state, NO_WORK)
        return False


class WaiveHandLimit(EffectStep):
    def run(self, state: Position) -> bool:
        state.phase = LIMIT_WAIVED
        self.finish(state, NO_WORK)
        return False


class SellTask(EffectStep):
    """The previous task goes into the sales instead of onto the floor."""

    def usable(self, state: Position, subject: i64) -> bool:
        return state.has_open_task(state.turn)

    def run(self, state: Position) -> bool:
        state.put(zone_of(state.turn, SALES), state.tasks[state.turn])
        state.tasks[state.turn] = NO_CARD
        self.finish(state, NO_WORK)
        return False


class EndGame(EffectStep):
    def run(self, state: Position) -> bool:
        state.pop()
        state.ending = STOPPED
        return False
