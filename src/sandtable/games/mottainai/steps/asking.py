"""Steps that ask about the own cards, the floor and the deck."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

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
    in_right_wing,
)
from sandtable.games.mottainai.cards import BIT, MATERIAL, OF, list_cards
from sandtable.games.mottainai.completing import complete, list_completions
from sandtable.games.mottainai.waiting import IN_RIGHT_WING, NOTHING, Step
from sandtable.games.mottainai.zones import (
    ASSISTANTS,
    FLOOR,
    FLOOR_ZONE,
    HAND,
    LEFT,
    RIGHT,
    SALES,
    SHOWN_TO,
    Zones,
    at,
)

LEFT_OVER: Final = 2  # cards that a sifting of three returns


class Maybe(Step):
    """A step that needs no answer itself: whether to do it."""

    def kind(self) -> str:
        return "maybe"

    def __init__(self, step: Step) -> None:
        super().__init__()
        self.step = step

    def parts(self) -> list[Step]:
        return [self.step]

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        cause = state.cause
        use = USE + cause % IN_RIGHT_WING + (RIGHT_WING if cause >= IN_RIGHT_WING else 0)
        return append(append(found, use), DONE)

    def answer(self, state: Zones, action: i64) -> None:
        subject, cause = state.y, state.cause
        state.pop()
        if action != DONE:
            state.push(self.step.number, 0, subject, cause)


class Either(Step):
    """One of two steps about the floor."""

    def kind(self) -> str:
        return "either"

    def __init__(self, clear: Step, fill: Step) -> None:
        super().__init__()
        self.clear = clear
        self.fill = fill

    def parts(self) -> list[Step]:
        return [self.clear, self.fill]

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        if self.clear.usable(state, NOTHING):
            found = append(found, CLEAR)
        return append(found, FILL) if self.fill.usable(state, NOTHING) else found

    def answer(self, state: Zones, action: i64) -> None:
        cause = state.cause
        state.pop()
        state.push(self.clear.number if action == CLEAR else self.fill.number, 0, NOTHING, cause)


class GiveBack(Step):
    """Return a hand card."""

    def kind(self) -> str:
        return "return"

    def is_secret(self) -> bool:
        return True

    def usable(self, state: Zones, subject: i64) -> bool:
        return not state.is_empty(at(state.turn, HAND))

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        return list_cards(found, RETURN, state.cards(state.turn, HAND))

    def answer(self, state: Zones, action: i64) -> None:
        state.return_from_hand(state.turn, card_of(action))
        self.finish(state, NOTHING)


class Move(Step):
    """Move cards of a choice from one place to another, as many as there are; `x` counts them."""

    def kind(self) -> str:
        return "move"

    def __init__(self, source: i64, target: i64, cards: i64) -> None:
        super().__init__()
        self.source = source
        self.target = target
        self.cards = cards

    def usable(self, state: Zones, subject: i64) -> bool:
        return state.cards(state.turn, self.source) != 0

    def run(self, state: Zones) -> bool:
        if state.x < self.cards and self.usable(state, NOTHING):
            return True
        self.finish(state, NOTHING)
        return False

    def verb(self) -> i64:
        if self.source == HAND:
            return DISCARD
        return TAKE if self.source == FLOOR else SELL

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        return list_cards(found, self.verb(), state.cards(state.turn, self.source))

    def answer(self, state: Zones, action: i64) -> None:
        card = card_of(action)
        if self.source == HAND:
            state.leave_hand(state.turn, card)
        else:
            state.take(at(state.turn, self.source), card)
        state.put(at(state.turn, self.target), card)
        state.set_x(state.x + 1)


class SellAssistantLikeIt(Step):
    """An own assistant of the material of the card `y` goes into the sales."""

    def kind(self) -> str:
        return "sell assistant"

    def fitting(self, state: Zones) -> i64:
        return state.cards(state.turn, ASSISTANTS) & OF[MATERIAL[state.y]]

    def run(self, state: Zones) -> bool:
        if self.fitting(state):
            return True
        state.pop()
        return False

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        return self.may_stop(list_cards(found, SELL, self.fitting(state)))

    def answer(self, state: Zones, action: i64) -> None:
        state.pop()
        if action != DONE:
            state.take(at(state.turn, ASSISTANTS), card_of(action))
            state.put(at(state.turn, SALES), card_of(action))


class ReturnFloor(Step):
    """Return all floor cards, one by one."""

    def kind(self) -> str:
        return "return floor"

    def usable(self, state: Zones, subject: i64) -> bool:
        return not state.is_empty(FLOOR_ZONE)

    def run(self, state: Zones) -> bool:
        if self.usable(state, NOTHING):
            return True
        self.finish(state, NOTHING)
        return False

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        return list_cards(found, RETURN, state.zones[FLOOR_ZONE])

    def answer(self, state: Zones, action: i64) -> None:
        state.take(FLOOR_ZONE, card_of(action))
        state.return_openly(card_of(action))


class CompleteFromHand(Step):
    """Complete a work of a material from the hand without support."""

    def kind(self) -> str:
        return "complete"

    def __init__(self, material: i64) -> None:
        super().__init__()
        self.material = material

    def run(self, state: Zones) -> bool:
        if not state.is_empty(at(state.turn, HAND)):
            return True
        state.pop()
        return False

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        cards = state.cards(state.turn, HAND) & OF[self.material]
        return append(list_completions(found, COMPLETE, cards), DONE)

    def answer(self, state: Zones, action: i64) -> None:
        state.pop()
        if action != DONE:
            state.leave_hand(state.turn, card_of(action))
            complete(state, card_of(action), in_right_wing(action, COMPLETE), False)


class Sift(Step):
    """Reveal the top three, keep one on top, return the others; `x` is 1 when one is kept."""

    def kind(self) -> str:
        return "sift"

    def usable(self, state: Zones, subject: i64) -> bool:
        return state.deck_size > LEFT_OVER

    def run(self, state: Zones) -> bool:
        if state.x == 0:
            state.reveal_top(LEFT_OVER + 1)
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        others = BIT[state.deck_card(1)] | BIT[state.deck_card(2)]
        if state.x == 0:
            return list_cards(found, KEEP, others | BIT[state.top_card()])
        return list_cards(found, RETURN, others)

    def answer(self, state: Zones, action: i64) -> None:
        if state.x == 0:
            self.keep(state, card_of(action))
            state.set_x(1)
            return
        other = state.deck_card(1) + state.deck_card(2) - card_of(action)
        self.lift(state)
        state.return_openly(card_of(action))
        state.return_openly(other)
        self.finish(state, NOTHING)

    def keep(self, state: Zones, card: i64) -> None:
        place: i64 = 0
        while state.deck_card(place) != card:
            place += 1
        there = (state.top + place) % len(state.deck)
        state.deck[there] = state.deck[state.top]
        state.deck[state.top] = card + SHOWN_TO * state.everybody()

    def lift(self, state: Zones) -> None:
        """Take the two cards below the top one out of the deck."""
        top = (state.top + LEFT_OVER) % len(state.deck)
        state.deck[top] = state.deck[state.top]
        state.top = top
        state.deck_size -= LEFT_OVER


class ShowMatching(Step):
    """Show a hand card that matches the task `y`."""

    def kind(self) -> str:
        return "show"

    def usable(self, state: Zones, subject: i64) -> bool:
        return not state.is_empty(at(state.turn, HAND))

    def possible(self, state: Zones, subject: i64) -> bool:
        return state.cards(state.turn, HAND) & OF[subject] != 0

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        return append(list_cards(found, SHOW, state.cards(state.turn, HAND) & OF[state.y]), DONE)

    def answer(self, state: Zones, action: i64) -> None:
        if action == DONE:
            state.pop()
            return
        state.show(state.turn, card_of(action), 1)
        self.finish(state, NOTHING)


class ShowAsClerks(Step):
    """Show any number of cards of a material as Clerks of the task; `x` and `y` are those shown."""

    def kind(self) -> str:
        return "show as clerks"

    def __init__(self, material: i64) -> None:
        super().__init__()
        self.material = material

    def usable(self, state: Zones, subject: i64) -> bool:
        return not state.is_empty(at(state.turn, HAND))

    def possible(self, state: Zones, subject: i64) -> bool:
        return state.cards(state.turn, HAND) & OF[self.material] != 0

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        hand = at(state.turn, HAND)
        left = (state.zones[hand] & ~state.x) | (state.zones[hand + 1] & ~state.y)
        return append(list_cards(found, SHOW, left & OF[self.material]), DONE)

    def answer(self, state: Zones, action: i64) -> None:
        if action == DONE:
            self.finish(state, NOTHING)
            return
        bit = BIT[card_of(action)]
        again = state.x & bit != 0
        if again:
            state.set_y(state.y | bit)
        else:
            state.set_x(state.x | bit)
        state.show(state.turn, card_of(action), 2 if again else 1)
        state.stand_ins += 1


class ChangeWing(Step):
    """Move an own work to the other wing."""

    def kind(self) -> str:
        return "change wing"

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        found = list_cards(found, MOVE, state.cards(state.turn, LEFT))
        return list_cards(found, MOVE + RIGHT_WING, state.cards(state.turn, RIGHT))

    def answer(self, state: Zones, action: i64) -> None:
        source = RIGHT if in_right_wing(action, MOVE) else LEFT
        state.take(at(state.turn, source), card_of(action))
        state.put(at(state.turn, LEFT + RIGHT - source), card_of(action))
        state.unsettled = True
        self.finish(state, NOTHING)
