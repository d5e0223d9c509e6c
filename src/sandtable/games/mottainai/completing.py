"""Completing works: support by Smith and Craft, the wing, and what follows (MOT-36 to MOT-39)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.bits import BIT, first
from sandtable.games.mottainai import questions
from sandtable.games.mottainai.abilities import (
    AFTER_COMPLETING,
    AFTER_SMITHING,
    CHEAPER_SMITH,
    SPENDS_PAPER_AS_SUPPORT,
    TASKS_SUPPORT,
    WHEN_COMPLETED,
    WITH,
)
from sandtable.games.mottainai.acts import DONE, RETURN, RIGHT_WING, SHOW, WING, card_of
from sandtable.games.mottainai.cards import MATERIAL, OF, PAPER, VALUE, list_cards
from sandtable.games.mottainai.position import Position
from sandtable.games.mottainai.waiting import COMPLETION_EFFECTS, EffectStep, Step, enter_play, register
from sandtable.games.mottainai.zones import HAND, LEFT, SECOND, WORKPLACE, place_name, zone_of


def complete(state: Position, card: i64, wing: i64, smithed: bool) -> None:
    """MOT-39, MOT-75: put a card into a wing as a work; every effect that this triggers is pending."""
    material = MATERIAL[card]
    work = enter_play(state, wing, card)
    works = WITH[AFTER_COMPLETING + material]
    if smithed:
        works |= WITH[AFTER_SMITHING + material]
    firsts, seconds = state.instances(state.turn, works)
    if work >= SECOND:
        seconds |= BIT[card] & WITH[WHEN_COMPLETED]
    else:
        firsts |= BIT[card] & WITH[WHEN_COMPLETED]
    if firsts | seconds:
        state.push(COMPLETION_EFFECTS, firsts, seconds, work)


# Support


def support_needed(state: Position, material: i64) -> i64:
    """MOT-36: how many further cards a Smith needs for a work of this material."""
    needed = VALUE[material] - 1
    cheaper = WITH[CHEAPER_SMITH + material]
    if needed and state.has(state.turn, cheaper):
        needed -= min(needed, state.number_of(state.turn, cheaper))
    return needed


def support_by_tasks(state: Position, material: i64) -> i64:
    """Face-up task cards that count as if they were in the hand."""
    if not state.has(state.turn, WITH[TASKS_SUPPORT]):
        return 0
    found: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.has_open_task(seat) and MATERIAL[state.tasks[seat]] == material:
            found += 1
        seat += 1
    return found


def smith_missing(state: Position, material: i64) -> i64:
    """Support cards that neither the hand nor a task has, for a work of the hand."""
    have = state.size_of(zone_of(state.turn, HAND), material) - 1 + support_by_tasks(state, material)
    return max(0, support_needed(state, material) - have)


def craft_missing(state: Position, material: i64) -> i64:
    """MOT-37: support cards that the workplace does not have."""
    return max(0, VALUE[material] - 1 - state.size_of(zone_of(state.turn, WORKPLACE), material))


def paper_to_spend(state: Position) -> i64:
    """How many cards of the workplace a work lets one return as support of any material."""
    if not state.has(state.turn, WITH[SPENDS_PAPER_AS_SUPPORT]):
        return 0
    return state.size_of(zone_of(state.turn, WORKPLACE), PAPER)


def can_replace(state: Position, missing: i64) -> bool:
    """Whether Paper of the workplace may stand for so many missing support cards."""
    return missing == 0 or missing <= paper_to_spend(state)


def smithable(state: Position) -> i64:
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


def craftable(state: Position, material: i64) -> i64:
    """The cards of the hand that a Craft of this material could complete now."""
    cards = state.cards(state.turn, HAND) & OF[material]
    if cards and can_replace(state, craft_missing(state, material)):
        return cards
    return 0


def smith(state: Position, card: i64, wing: i64) -> None:
    material = MATERIAL[card]
    needed = support_needed(state, material) - support_by_tasks(state, material)
    state.show(state.turn, card, 1)
    state.push(COMPLETION, card, wing, SMITHED)
    if needed > 0:
        state.push(SUPPORT, BIT[card], 0, needed + FOR_WORK * card)


def craft(state: Position, card: i64, wing: i64) -> None:
    material = MATERIAL[card]
    state.show(state.turn, card, 1)
    state.push(COMPLETION, card, wing, CRAFTED)
    if paper_to_spend(state):
        state.push(SPENDING, craft_missing(state, material), VALUE[material] - 1, card)


CRAFTED: Final = 0
SMITHED: Final = 1


class Completion(Step):
    """A work of the hand is supported and goes into a wing; the registers are card, wing, and how."""

    def run(self, state: Position) -> bool:
        card, wing, smithed = state.x, state.y, state.z == SMITHED
        state.pop()
        state.leave_hand(state.turn, card)
        complete(state, card, wing, smithed)
        return False


FOR_WORK: Final = 8  # a register with a small number and a work: the number plus this times the card


class Support(Step):
    """MOT-36: show support cards of the hand, or spend Paper instead where a work allows it.

    Which of both the player could do, nobody learns: the one question stands for both. The registers are the cards shown so far, the work too, as a set of cards; then how many are still
    needed and for which work.
    """

    def about(self, state: Position) -> i64:
        return state.z // FOR_WORK

    def material(self, state: Position) -> i64:
        return MATERIAL[self.about(state)]

    def stage(self, state: Position) -> i64:
        return state.z % FOR_WORK

    def run(self, state: Position) -> bool:
        if self.stage(state):
            return True
        state.pop()
        return False

    def unshown(self, state: Position) -> i64:
        """The different cards of the hand that are not shown yet and would do."""
        hand = zone_of(state.turn, HAND)
        left = (state.zones[hand] & ~state.x) | (state.zones[hand + 1] & ~state.y)
        return left & OF[self.material(state)]

    def source(self, state: Position) -> str:
        return place_name(state.turn, WORKPLACE)

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        return list_cards(list_paper(state, found), SHOW, self.unshown(state))

    def answer(self, state: Position, action: i64) -> None:
        card = card_of(action)
        state.set_z(state.z - 1)
        if action < SHOW:
            spend(state, card)
        elif state.x & BIT[card]:
            state.set_y(state.y | BIT[card])
            state.show(state.turn, card, 2)
        else:
            state.set_x(state.x | BIT[card])
            state.show(state.turn, card, 1)


def list_paper(state: Position, found: vec[i64]) -> vec[i64]:
    if paper_to_spend(state) == 0:
        return found
    return list_cards(found, RETURN, state.cards(state.turn, WORKPLACE) & OF[PAPER])


def spend(state: Position, card: i64) -> None:
    """Return a Paper card of the workplace as support."""
    state.take(zone_of(state.turn, WORKPLACE), card)
    state.return_openly(card)


class Spending(Step):
    """Return Paper cards of the workplace as support of a Craft.

    The registers are how many must be returned, how many may be at most, and the work.
    """

    def because(self, state: Position) -> i64:
        firsts, seconds = state.instances(state.turn, WITH[SPENDS_PAPER_AS_SUPPORT])
        return first(firsts | seconds)

    def about(self, state: Position) -> i64:
        return state.z

    def source(self, state: Position) -> str:
        return place_name(state.turn, WORKPLACE)

    def run(self, state: Position) -> bool:
        if state.y and paper_to_spend(state):
            return True
        state.pop()
        return False

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        found = list_paper(state, found)
        return found if state.x else append(found, DONE)

    def answer(self, state: Position, action: i64) -> None:
        if action == DONE:
            state.pop()
            return
        spend(state, card_of(action))
        state.set_x(max(0, state.x - 1))
        state.set_y(state.y - 1)


class Placement(EffectStep):
    """The top card of the deck is completed without support: into which wing?"""

    def about(self, state: Position) -> i64:
        return state.top_card()

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        return append(append(found, WING), WING + 1)

    def answer(self, state: Position, action: i64) -> None:
        state.pop()
        complete(state, state.leave_deck(), LEFT + action - WING, False)


COMPLETION: Final = register(Completion(), "completion")
SUPPORT: Final = register(Support(questions.SUPPORT), "support")
SPENDING: Final = register(Spending(questions.SPENDING), "spending")
PLACEMENT: Final = register(Placement(questions.PLACEMENT), "placement")


def complete_top_card(state: Position, work: i64) -> None:
    """The top card, which lies open, is a work; its wing is to be chosen."""
    state.push(PLACEMENT, 0, 0, work)


def list_completions(found: vec[i64], verb: i64, cards: i64) -> vec[i64]:
    """Each of the cards into the left wing, and each into the right one."""
    return list_cards(list_cards(found, verb, cards), verb + RIGHT_WING, cards)
