"""Steps that ask about the own cards, the floor and the deck."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.bits import BIT
from sandtable.games.mottainai import questions
from sandtable.games.mottainai.acts import (
    CLEAR,
    COMPLETE,
    DISCARD,
    DONE,
    FILL,
    KEEP,
    MOVE,
    RETURN,
    RIGHT_WING,
    SELL,
    SHOW,
    TAKE,
    USE,
    card_of,
    wing_of,
)
from sandtable.games.mottainai.cards import MATERIAL, OF, list_cards
from sandtable.games.mottainai.completing import complete, list_completions
from sandtable.games.mottainai.position import SHOWN_TO, Position
from sandtable.games.mottainai.waiting import EffectStep, Step
from sandtable.games.mottainai.zones import (
    ASSISTANTS,
    FLOOR,
    FLOOR_ZONE,
    HAND,
    LEFT,
    NO_WORK,
    PLACES,
    RIGHT,
    SALES,
    place_name,
    zone_of,
)

LEFT_OVER: Final = 2  # cards that a sifting of three returns


class Maybe(EffectStep):
    """A step that needs no answer itself: whether to do it."""

    def __init__(self, step: Step) -> None:
        super().__init__(questions.MAYBE)
        self.step = step

    def parts(self) -> list[Step]:
        return [self.step]

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        card = self.because(state)
        in_left = state.works(state.turn, LEFT) & BIT[card] != 0
        return append(append(found, USE + card + (0 if in_left else RIGHT_WING)), DONE)

    def answer(self, state: Position, action: i64) -> None:
        subject, work = self.subject(state), self.work(state)
        state.pop()
        if action != DONE:
            state.push(self.step.number, 0, subject, work)


class Either(EffectStep):
    """One of two steps about the floor."""

    def __init__(self, clear: Step, fill: Step) -> None:
        super().__init__(questions.EITHER)
        self.clear = clear
        self.fill = fill

    def parts(self) -> list[Step]:
        return [self.clear, self.fill]

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        if self.clear.usable(state, NO_WORK):
            found = append(found, CLEAR)
        return append(found, FILL) if self.fill.usable(state, NO_WORK) else found

    def answer(self, state: Position, action: i64) -> None:
        work = self.work(state)
        state.pop()
        state.push(self.clear.number if action == CLEAR else self.fill.number, 0, NO_WORK, work)


class GiveBack(EffectStep):
    """Return a hand card."""

    def __init__(self) -> None:
        super().__init__(questions.GIVE_BACK)

    def usable(self, state: Position, subject: i64) -> bool:
        return not state.is_empty(zone_of(state.turn, HAND))

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        return list_cards(found, RETURN, state.cards(state.turn, HAND))

    def answer(self, state: Position, action: i64) -> None:
        state.return_from_hand(state.turn, card_of(action))
        self.finish(state, NO_WORK)


VERB_FROM: Final = {HAND: ("discard", DISCARD), FLOOR: ("take", TAKE)}  # from anywhere else cards are sold


class Move(EffectStep):
    """Move cards of a choice from one place to another, as many as there are; `x` counts them."""

    def __init__(self, source: i64, target: i64, cards: i64) -> None:
        name, verb = VERB_FROM.get(source, ("sell", SELL))
        super().__init__(questions.moving(name, PLACES[source], PLACES[target]))
        self.verb: i64 = verb
        self.place = source
        self.target = target
        self.cards = cards

    def source(self, state: Position) -> str:
        if self.place == HAND or self.place == FLOOR:
            return PLACES[self.place]
        return place_name(state.turn, self.place)

    def usable(self, state: Position, subject: i64) -> bool:
        return state.cards(state.turn, self.place) != 0

    def run(self, state: Position) -> bool:
        if state.x < self.cards and self.usable(state, NO_WORK):
            return True
        self.finish(state, NO_WORK)
        return False

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        return list_cards(found, self.verb, state.cards(state.turn, self.place))

    def answer(self, state: Position, action: i64) -> None:
        card = card_of(action)
        if self.place == HAND:
            state.leave_hand(state.turn, card)
        else:
            state.take(zone_of(state.turn, self.place), card)
        state.put(zone_of(state.turn, self.target), card)
        state.set_x(state.x + 1)


class SellAssistantLikeIt(EffectStep):
    """An own assistant of the material of a card goes into the sales."""

    def __init__(self) -> None:
        super().__init__(questions.SELL_LIKE_IT)

    def about(self, state: Position) -> i64:
        return self.subject(state)

    def source(self, state: Position) -> str:
        return place_name(state.turn, ASSISTANTS)

    def fitting(self, state: Position) -> i64:
        return state.cards(state.turn, ASSISTANTS) & OF[MATERIAL[self.subject(state)]]

    def run(self, state: Position) -> bool:
        if self.fitting(state):
            return True
        state.pop()
        return False

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        return self.may_stop(list_cards(found, SELL, self.fitting(state)))

    def answer(self, state: Position, action: i64) -> None:
        state.pop()
        if action != DONE:
            state.take(zone_of(state.turn, ASSISTANTS), card_of(action))
            state.put(zone_of(state.turn, SALES), card_of(action))


class ReturnFloor(EffectStep):
    """Return all floor cards, one by one."""

    def __init__(self) -> None:
        super().__init__(questions.RETURN_FLOOR)

    def source(self, state: Position) -> str:
        return PLACES[FLOOR]

    def usable(self, state: Position, subject: i64) -> bool:
        return not state.is_empty(FLOOR_ZONE)

    def run(self, state: Position) -> bool:
        if self.usable(state, NO_WORK):
            return True
        self.finish(state, NO_WORK)
        return False

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        return list_cards(found, RETURN, state.zones[FLOOR_ZONE])

    def answer(self, state: Position, action: i64) -> None:
        state.take(FLOOR_ZONE, card_of(action))
        state.return_openly(card_of(action))


class CompleteFromHand(EffectStep):
    """Complete a work of a material from the hand without support."""

    def __init__(self, material: i64) -> None:
        super().__init__(questions.COMPLETE)
        self.wanted = material

    def material(self, state: Position) -> i64:
        return self.wanted

    def run(self, state: Position) -> bool:
        if not state.is_empty(zone_of(state.turn, HAND)):
            return True
        state.pop()
        return False

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        cards = state.cards(state.turn, HAND) & OF[self.wanted]
        found = list_completions(found, COMPLETE, cards)
        return self.may_stop(found) if cards else append(found, DONE)

    def answer(self, state: Position, action: i64) -> None:
        state.pop()
        if action != DONE:
            state.leave_hand(state.turn, card_of(action))
            complete(state, card_of(action), wing_of(action, COMPLETE), False)


class Sift(EffectStep):
    """Reveal the top three, keep one on top, return the others; `x` is 1 when one is kept."""

    def __init__(self) -> None:
        super().__init__(questions.SIFT)

    def source(self, state: Position) -> str:
        return "deck"

    def usable(self, state: Position, subject: i64) -> bool:
        return state.deck_size > LEFT_OVER

    def run(self, state: Position) -> bool:
        if state.x == 0:
            state.reveal_top(LEFT_OVER + 1)
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        others = BIT[state.deck_card(1)] | BIT[state.deck_card(2)]
        if state.x == 0:
            return list_cards(found, KEEP, others | BIT[state.top_card()])
        return list_cards(found, RETURN, others)

    def answer(self, state: Position, action: i64) -> None:
        if state.x == 0:
            self.keep(state, card_of(action))
            state.set_x(1)
            return
        other = state.deck_card(1) + state.deck_card(2) - card_of(action)
        self.lift(state)
        state.return_openly(card_of(action))
        state.return_openly(other)
        self.finish(state, NO_WORK)

    def keep(self, state: Position, card: i64) -> None:
        place: i64 = 0
        while state.deck_card(place) != card:
            place += 1
        there = (state.top + place) % len(state.deck)
        state.deck[there] = state.deck[state.top]
        state.deck[state.top] = card + SHOWN_TO * state.everybody()

    def lift(self, state: Position) -> None:
        """Take the two cards below the top one out of the deck."""
        top = (state.top + LEFT_OVER) % len(state.deck)
        state.deck[top] = state.deck[state.top]
        state.top = top
        state.deck_size -= LEFT_OVER


class ShowMatching(EffectStep):
    """Show a hand card that matches the task; the effect is about its job."""

    def __init__(self) -> None:
        super().__init__(questions.SHOW)

    def material(self, state: Position) -> i64:
        return self.subject(state)

    def usable(self, state: Position, subject: i64) -> bool:
        return not state.is_empty(zone_of(state.turn, HAND))

    def possible(self, state: Position, subject: i64) -> bool:
        return state.cards(state.turn, HAND) & OF[subject] != 0

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        return self.may_stop(list_cards(found, SHOW, state.cards(state.turn, HAND) & OF[state.y]))

    def answer(self, state: Position, action: i64) -> None:
        if action == DONE:
            state.pop()
            return
        state.show(state.turn, card_of(action), 1)
        self.finish(state, NO_WORK)


class ShowAsClerks(EffectStep):
    """Show any number of cards of a material as Clerks of the task; `x` and `y` are those shown.

    Both begin empty: the effect is about a Clerk task, and Clerk is the number 0.
    """

    def __init__(self, material: i64) -> None:
        super().__init__(questions.SHOW_AS_CLERKS)
        self.wanted = material

    def material(self, state: Position) -> i64:
        return self.wanted

    def usable(self, state: Position, subject: i64) -> bool:
        return not state.is_empty(zone_of(state.turn, HAND))

    def possible(self, state: Position, subject: i64) -> bool:
        return state.cards(state.turn, HAND) & OF[self.wanted] != 0

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        hand = zone_of(state.turn, HAND)
        left = (state.zones[hand] & ~state.x) | (state.zones[hand + 1] & ~state.y)
        return append(list_cards(found, SHOW, left & OF[self.wanted]), DONE)

    def answer(self, state: Position, action: i64) -> None:
        if action == DONE:
            self.finish(state, NO_WORK)
            return
        bit = BIT[card_of(action)]
        again = state.x & bit != 0
        if again:
            state.set_y(state.y | bit)
        else:
            state.set_x(state.x | bit)
        state.show(state.turn, card_of(action), 2 if again else 1)
        state.stand_ins += 1


class ChangeWing(EffectStep):
    """Move an own work to the other wing."""

    def __init__(self) -> None:
        super().__init__(questions.CHANGE_WING)

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        found = list_cards(found, MOVE, state.works(state.turn, LEFT))
        return list_cards(found, MOVE + RIGHT_WING, state.works(state.turn, RIGHT))

    def answer(self, state: Position, action: i64) -> None:
        wing = wing_of(action, MOVE)
        state.change_wing(state.turn, state.work_in(state.turn, wing, card_of(action)))
        self.finish(state, NO_WORK)
