"""What can wait on the stack of a position: steps, and the effects that may be used at one moment.

A step on the stack is its number and three registers, which each step has its own names for. What it
knows besides is the same in every game: what it asks, and what follows it.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.bits import BIT, first
from sandtable.games.mottainai import questions
from sandtable.games.mottainai.abilities import (
    AFTER_CLERK,
    AFTER_COMPLETING,
    AFTER_POTTER,
    AFTER_PRAYER,
    AT_NIGHT,
    BEFORE_OWN_TASK,
    BEFORE_TAILOR,
    COPIES,
    EFFECT,
    IN_THE_MORNING,
    INSTEAD_OF_HAND_LIMIT,
    MOVES_ITSELF,
    WHEN_TASK_LEAVES,
    WITH,
)
from sandtable.games.mottainai.acts import DONE, RIGHT_WING, USE, card_of, wing_of
from sandtable.games.mottainai.cards import COPY, COPY_BITS, NO_CARD, list_cards
from sandtable.games.mottainai.position import FRAME, Position, X, Y, Z
from sandtable.games.mottainai.questions import Question
from sandtable.games.mottainai.zones import LEFT, NO_WORK, RIGHT, SECOND, card_of_work, zone_of

NOBODY: Final = -1


class Step(ABC):
    """A part of a turn or of an effect. It runs; where it needs an answer, it offers choices.

    It owns its question: the words, and here what they are about.
    """

    def __init__(self, question: Question = questions.NONE) -> None:
        self.number: i64 = -1
        self.label = ""
        self.question = question
        self.then: Step | None = None
        self.optional = False  # whether one may be done with it instead

    # What it does

    def usable(self, state: Position, subject: i64) -> bool:
        """Whether an effect that begins with this step can be used, as everybody can see."""
        return True

    def possible(self, state: Position, subject: i64) -> bool:
        """The same with what only the player on turn knows."""
        return self.usable(state, subject)

    @abstractmethod
    def run(self, state: Position) -> bool:
        """Go on as far as possible: True if an answer is needed."""

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        """The answers, in ascending order."""
        return found

    def answer(self, state: Position, action: i64) -> None:  # noqa: B027  (some steps never ask)
        """Carry out one of the choices."""

    def parts(self) -> "list[Step]":
        """The steps that this one leads to."""
        return [] if self.then is None else [self.then]

    # What its question is about

    def because(self, state: Position) -> i64:
        """The card in a wing because of which it asks."""
        return NO_CARD

    def about(self, state: Position) -> i64:
        """The card that it asks about."""
        return NO_CARD

    def material(self, state: Position) -> i64:
        """The material that is wanted, as the number of a material; or NO_CARD."""
        return NO_CARD

    def opponent(self, state: Position) -> i64:
        """The player that it asks about."""
        return NOBODY

    def stage(self, state: Position) -> i64:
        """How many answers are still to go, where that is told."""
        return 0

    def source(self, state: Position) -> str:
        """Where the cards lie that it asks about, if not in the hand."""
        return "hand"


STEPS: Final[list[Step]] = []


def register(step: Step, label: str) -> i64:
    """Give a step and all that follow it their numbers."""
    step.number = len(STEPS)
    step.label = label
    STEPS.append(step)
    for n, part in enumerate(step.parts(), start=1):
        register(part, f"{label}.{n}")
    return step.number


class EffectStep(Step):
    """A part of what a work does. Its second register is what the effect is about, its third the work."""

    def work(self, state: Position) -> i64:
        return state.z

    def subject(self, state: Position) -> i64:
        return state.y

    def because(self, state: Position) -> i64:
        return card_of_work(self.work(state))

    def may_stop(self, found: vec[i64]) -> vec[i64]:
        return append(found, DONE) if self.optional else found

    def finish(self, state: Position, subject: i64) -> None:
        """Leave the stack to the step that follows, if there is one."""
        work = self.work(state)
        state.pop()
        if self.then is not None:
            state.push(self.then.number, 0, subject, work)


class Effects(Step):
    """MOT-72: the effects of one moment; their owner uses them in any order, or not (MOT-71).

    Its registers are the first and the second works (see `zones`) whose effects are pending, and what
    the moment is about: the work just completed, or the job of a task.
    """

    def __init__(self, question: Question, moment: i64) -> None:
        super().__init__(question)
        self.moment = moment

    def subject(self, state: Position) -> i64:
        return state.z

    def about(self, state: Position) -> i64:
        completed = self.moment == AFTER_COMPLETING and state.z != NO_WORK
        return card_of_work(state.z) if completed else NO_CARD

    def run(self, state: Position) -> bool:
        if self.of_use(state, False):
            return True
        state.pop()
        return False

    def of_use(self, state: Position, to_owner: bool) -> i64:
        """The pending works that can be used, as everybody sees it, or as their owner knows it."""
        pending = state.x | state.y
        found: i64 = 0
        while pending:
            step = effect(state, first(pending))
            if step.possible(state, state.z) if to_owner else step.usable(state, state.z):
                found |= pending & -pending
            pending &= pending - 1
        return found

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        """A work that stands in both wings is offered twice only where the wing matters."""
        possible, left = self.of_use(state, True), state.works(state.turn, LEFT)
        right = possible & ~left
        left &= possible
        exact = moving_themselves(state, possible)
        if exact:
            left = (left & ~exact) | (exact & self.pending_in(state, LEFT))
            right = (right & ~exact) | (exact & self.pending_in(state, RIGHT))
        return append(list_cards(list_cards(found, USE, left), USE + RIGHT_WING, right), DONE)

    def pending_in(self, state: Position, wing: i64) -> i64:
        zone = zone_of(state.turn, wing)
        return (state.x & state.zones[zone]) | (state.y & state.zones[zone + 1])

    def answer(self, state: Position, action: i64) -> None:
        if action == DONE:
            state.pop()
            return
        work, subject = self.meant(state, action), state.z
        if work >= SECOND:
            state.set_y(state.y & ~BIT[card_of_work(work)])
        else:
            state.set_x(state.x & ~BIT[work])
        state.push(effect(state, card_of(action)).number, 0, subject, work)

    def meant(self, state: Position, action: i64) -> i64:
        """Which work is used: of two alike the one just completed, as that one may leave again."""
        card, bit = card_of(action), BIT[card_of(action)]
        if state.x & state.y & bit == 0:
            return card if state.x & bit else card + SECOND
        if self.moment == AFTER_COMPLETING and card_of_work(state.z) == card:
            return state.z
        return state.work_in(state.turn, wing_of(action, USE), card)


def effect(state: Position, card: i64) -> Step:
    """The step that carries out the effect of a work in play."""
    return STEPS[EFFECT[state.kind(card)]]


def moving_themselves(state: Position, works: i64) -> i64:
    """Those of some works to whose effect the wing matters, copies among them."""
    found = works & WITH[MOVES_ITSELF]
    copies = works & COPY_BITS
    while copies:
        if BIT[state.kind(first(copies))] & WITH[MOVES_ITSELF]:
            found |= copies & -copies
        copies &= copies - 1
    return found


MORNING_EFFECTS: Final = register(Effects(questions.MORNING, IN_THE_MORNING), "morning-effects")
NIGHT_EFFECTS: Final = register(Effects(questions.NIGHT, AT_NIGHT), "night-effects")
LIMIT_EFFECTS: Final = register(
    Effects(questions.INSTEAD_OF_HAND_LIMIT, INSTEAD_OF_HAND_LIMIT), "instead-of-hand-limit"
)
LEAVING_EFFECTS: Final = register(Effects(questions.WHEN_TASK_LEAVES, WHEN_TASK_LEAVES), "when-task-leaves")
TASK_EFFECTS: Final = register(Effects(questions.BEFORE_TASK, BEFORE_OWN_TASK), "before-task")
TAILOR_EFFECTS: Final = register(Effects(questions.BEFORE_TAILOR, BEFORE_TAILOR), "before-tailor")
CLERK_EFFECTS: Final = register(Effects(questions.AFTER_CLERK, AFTER_CLERK), "after-clerk")
POTTER_EFFECTS: Final = register(Effects(questions.AFTER_POTTER, AFTER_POTTER), "after-potter")
PRAYER_EFFECTS: Final = register(Effects(questions.AFTER_PRAYER, AFTER_PRAYER), "after-prayer")
COMPLETION_EFFECTS: Final = register(
    Effects(questions.AFTER_COMPLETING, AFTER_COMPLETING), "after-completing"
)
LAST_EFFECTS: Final = COMPLETION_EFFECTS  # the steps up to this one are effects of a moment


def offer_effects(state: Position, effects: i64, works: i64, subject: i64) -> None:
    """The player on turn may use the effects of these own works now."""
    if state.abilities(state.turn) & works:
        firsts, seconds = state.instances(state.turn, works)
        state.push(effects, firsts, seconds, subject)


# Works that come into play and leave it: here and nowhere else, so that what is pending goes with them.


def enter_play(state: Position, wing: i64, card: i64) -> i64:
    """MOT-39: a work of the player on turn is there now, for every moment that has not passed."""
    work = state.place_work(state.turn, wing, card)
    kind = BIT[state.kind(card)]
    base = state.depth - FRAME
    while base >= 0:
        step = STEPS[state.stack[base]]
        if isinstance(step, Effects) and step.moment != AFTER_COMPLETING and WITH[step.moment] & kind:
            state.stack[base + (Y if work >= SECOND else X)] |= BIT[card]
        base -= FRAME
    return work


def leave_play(state: Position, work: i64) -> i64:
    """MOT-74: nothing of a work of the player on turn is left; a copy leaves as the card that it is."""
    state.lift_work(state.turn, work)
    bit = BIT[card_of_work(work)]
    base = state.depth - FRAME
    while base >= 0:
        if state.stack[base] <= LAST_EFFECTS:
            state.stack[base + (Y if work >= SECOND else X)] &= ~bit
            if state.stack[base] == COMPLETION_EFFECTS and state.stack[base + Z] == work:
                state.stack[base + Z] = NO_WORK
        base -= FRAME
    return end_copy(state, card_of_work(work))


def end_copy(state: Position, card: i64) -> i64:
    """The card that a work is; a copy is one no more."""
    if card < COPY:
        return card
    state.set_copy(card, NO_CARD)
    return first(WITH[COPIES])
