"""Completing works: support by Smith and Craft, the wing, and what follows (MOT-36 to MOT-39)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.mottainai.abilities import (
    AFTER_COMPLETING,
    AFTER_SMITHING,
    BEFORE_TAILOR,
    CHEAPER_SMITH,
    SPENDS_PAPER,
    TASKS_SUPPORT,
    WHEN_COMPLETED,
    WITH,
)
from sandtable.games.mottainai.acts import RETURN, RIGHT_WING, SHOW, WING
from sandtable.games.mottainai.cards import BIT, MATERIAL, NO_CARD, OF, PAPER, VALUE, list_cards
from sandtable.games.mottainai.waiting import EFFECTS, IN_RIGHT_WING, MOMENTS, Step, register
from sandtable.games.mottainai.zones import FACE_DOWN, FRAME, HAND, LEFT, WORKPLACE, Zones, at


def complete(state: Zones, card: i64, right: bool, smithed: bool) -> None:
    """MOT-39, MOT-75: put a card into a wing as a work; every effect that this triggers is pending."""
    material = MATERIAL[card]
    state.put(at(state.turn, LEFT) + (2 if right else 0), card)
    state.unsettled = True
    if BIT[card] & WITH[BEFORE_TAILOR]:
        join_effects(state, card, BEFORE_TAILOR)
    works = WITH[AFTER_COMPLETING + material]
    if smithed:
        works |= WITH[AFTER_SMITHING + material]
    once, twice = state.instances(state.turn, works)
    once |= BIT[card] & WITH[WHEN_COMPLETED]
    if once:
        subject = card + (IN_RIGHT_WING if right else 0)
        state.push(EFFECTS, once, twice, AFTER_COMPLETING + MOMENTS * subject)


def join_effects(state: Zones, card: i64, moment: i64) -> None:
    """MOT-39: a work that comes into play at a moment which has not passed may be used at it too."""
    base = state.depth - FRAME
    while base >= 0:
        if state.stack[base] == EFFECTS and state.stack[base + 3] % MOMENTS == moment:
            if state.stack[base + 1] & BIT[card]:
                state.stack[base + 2] |= BIT[card]
            else:
                state.stack[base + 1] |= BIT[card]
            return
        base -= FRAME


# Support


def support_needed(state: Zones, material: i64) -> i64:
    """MOT-36: how many further cards a Smith needs for a work of this material."""
    needed = VALUE[material] - 1
    cheaper = WITH[CHEAPER_SMITH + material]
    if needed and state.has(state.turn, cheaper):
        needed -= min(needed, state.number_of(state.turn, cheaper))
    return needed


def support_by_tasks(state: Zones, material: i64) -> i64:
    """Face-up task cards that count as if they were in the hand."""
    if not state.has(state.turn, WITH[TASKS_SUPPORT]):
        return 0
    found: i64 = 0
    for task in state.tasks:
        if task != NO_CARD and task < FACE_DOWN and MATERIAL[task] == material:
            found += 1
    return found


def smith_missing(state: Zones, material: i64) -> i64:
    """Support cards that neither the hand nor a task has, for a work of the hand."""
    have = state.size_of(at(state.turn, HAND), material) - 1 + support_by_tasks(state, material)
    return max(0, support_needed(state, material) - have)


def craft_missing(state: Zones, material: i64) -> i64:
    """MOT-37: support cards that the workplace does not have."""
    return max(0, VALUE[material] - 1 - state.size_of(at(state.turn, WORKPLACE), material))


def can_replace(state: Zones, missing: i64) -> bool:
    """Whether Paper of the workplace may stand for so many missing support cards."""
    if missing == 0:
        return True
    paper = state.size_of(at(state.turn, WORKPLACE), PAPER)
    return missing <= paper and state.has(state.turn, WITH[SPENDS_PAPER])


def smithable(state: Zones) -> i64:
    """The cards of the hand that a Smith could complete now."""
    hand = state.cards(state.turn, HAND)
    found: i64 = 0
    material: i64 = 0
    while material < 5:
        cards = hand & OF[material]
        if cards and can_replace(state, smith_missing(state, material)):
            found |= cards
        material += 1
    return found


def craftable(state: Zones, material: i64) -> i64:
    """The cards of the hand that a Craft of this material could complete now."""
    cards = state.cards(state.turn, HAND) & OF[material]
    return cards if cards and can_replace(state, craft_missing(state, material)) else 0


def smith(state: Zones, card: i64, right: bool) -> None:
    material = MATERIAL[card]
    missing = smith_missing(state, material)
    shown = support_needed(state, material) - support_by_tasks(state, material) - missing
    state.show(state.turn, card, 1)
    state.push(COMPLETION, card, 1 if right else 0, 1)
    if shown > 0:
        state.push(SUPPORT, BIT[card], 0, shown + 8 * card)
    if missing:
        state.push(SPENDING, missing, 0, 0)


def craft(state: Zones, card: i64, right: bool) -> None:
    missing = craft_missing(state, MATERIAL[card])
    state.show(state.turn, card, 1)
    state.push(COMPLETION, card, 1 if right else 0, 0)
    if missing:
        state.push(SPENDING, missing, 0, 0)


class Completion(Step):
    """The work `x` of the hand is supported and goes into the left or right wing `y`."""

    def run(self, state: Zones) -> bool:
        card, right, smithed = state.x, state.y == 1, state.cause == 1
        state.pop()
        state.leave_hand(state.turn, card)
        complete(state, card, right, smithed)
        return False


class Support(Step):
    """MOT-36: show support cards of the hand. `x` and `y` are the cards shown so far, the work too."""

    def kind(self) -> str:
        return "support"

    def needed(self, state: Zones) -> i64:
        return state.cause % 8

    def run(self, state: Zones) -> bool:
        if self.needed(state):
            return True
        state.pop()
        return False

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        hand = at(state.turn, HAND)
        left = (state.zones[hand] & ~state.x) | (state.zones[hand + 1] & ~state.y)
        return list_cards(found, SHOW, left & OF[MATERIAL[state.cause // 8]])

    def answer(self, state: Zones, action: i64) -> None:
        card = action - SHOW
        if state.x & BIT[card]:
            state.set_y(state.y | BIT[card])
            state.show(state.turn, card, 2)
        else:
            state.set_x(state.x | BIT[card])
            state.show(state.turn, card, 1)
        state.stack[state.depth - 1] -= 1


class Spending(Step):
    """Return `x` Paper cards of the workplace, each for a missing support card."""

    def kind(self) -> str:
        return "spending"

    def run(self, state: Zones) -> bool:
        if state.x:
            return True
        state.pop()
        return False

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        return list_cards(found, RETURN, state.cards(state.turn, WORKPLACE) & OF[PAPER])

    def answer(self, state: Zones, action: i64) -> None:
        state.take(at(state.turn, WORKPLACE), action - RETURN)
        state.return_openly(action - RETURN)
        state.set_x(state.x - 1)


class Placement(Step):
    """The top card of the deck is completed without support: into which wing?"""

    def kind(self) -> str:
        return "placement"

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        return append(append(found, WING), WING + 1)

    def answer(self, state: Zones, action: i64) -> None:
        state.pop()
        complete(state, state.leave_deck(), action != WING, False)


COMPLETION: Final = register(Completion(), "completion")
SUPPORT: Final = register(Support(), "support")
SPENDING: Final = register(Spending(), "spending")
PLACEMENT: Final = register(Placement(), "placement")


def complete_top_card(state: Zones, cause: i64) -> None:
    """Everybody sees the top card; its wing is to be chosen."""
    state.reveal_top(1)
    state.push(PLACEMENT, 0, 0, cause)


def list_completions(found: vec[i64], verb: i64, cards: i64) -> vec[i64]:
    """Each of the cards into the left wing, and each into the right one."""
    return list_cards(list_cards(found, verb, cards), verb + RIGHT_WING, cards)
