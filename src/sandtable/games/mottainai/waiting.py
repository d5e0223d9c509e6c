"""What can wait on the stack of a state: steps, and the effects that may be used at one moment.

A step on the stack is four numbers: which step, two registers `x` and `y`, and its cause, the work
whose effect it is (a card, plus `IN_RIGHT_WING`). What a step knows besides is the same in every game.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.mottainai.abilities import EFFECT, MOVES_ITSELF, WHEN_COMPLETED, WITH
from sandtable.games.mottainai.acts import DONE, RIGHT_WING, USE, card_of, in_right_wing
from sandtable.games.mottainai.cards import BIT, COPY, first, list_cards
from sandtable.games.mottainai.zones import LEFT, RIGHT, Zones

IN_RIGHT_WING: Final = 64  # added to a card: it stands in the right wing
NOTHING: Final = 127  # a subject that is gone
MOMENTS: Final = 32


class Step(ABC):
    """A part of a turn or of an effect. It runs; where it needs an answer, it offers choices."""

    def __init__(self) -> None:
        self.number: i64 = -1
        self.label = ""
        self.then: Step | None = None
        self.optional = False

    def usable(self, state: Zones, subject: i64) -> bool:
        """Whether an effect that begins with this step can be used, as everybody can see."""
        return True

    def possible(self, state: Zones, subject: i64) -> bool:
        """The same with what only the player on turn knows."""
        return self.usable(state, subject)

    @abstractmethod
    def run(self, state: Zones) -> bool:
        """Go on as far as possible: True if an answer is needed."""

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        """The answers, in ascending order."""
        return found

    def answer(self, state: Zones, action: i64) -> None:  # noqa: B027  (some steps never ask)
        """Carry out one of the choices."""

    def pending(self, state: Zones) -> tuple[i64, i64]:
        """The works whose effects it offers, as a set of cards."""
        return 0, 0

    def parts(self) -> "list[Step]":
        """The steps that this one leads to."""
        return [] if self.then is None else [self.then]

    def kind(self) -> str:
        """What it asks, for those who write the question."""
        return ""

    def is_secret(self) -> bool:
        """Whether only the player on turn may know which card is chosen."""
        return False

    def uses_up_subject(self) -> bool:
        """Whether what the moment is about is gone when this step has run."""
        return False

    def finish(self, state: Zones, subject: i64) -> None:
        """Leave the stack to the step that follows, if there is one."""
        cause = state.cause
        state.pop()
        if self.then is not None:
            state.push(self.then.number, 0, subject, cause)

    def may_stop(self, found: vec[i64]) -> vec[i64]:
        return append(found, DONE) if self.optional else found


STEPS: Final[list[Step]] = []


def register(step: Step, label: str) -> i64:
    """Give a step and all that follow it their numbers."""
    step.number = len(STEPS)
    step.label = label
    STEPS.append(step)
    for n, part in enumerate(step.parts(), start=1):
        register(part, f"{label}.{n}")
    return step.number


class Effects(Step):
    """MOT-72: effects of one moment; their owner uses them in any order, or not (MOT-71).

    `x` and `y` are the works whose effects are pending, as a set of cards; the cause holds the moment
    and what it is about.
    """

    def kind(self) -> str:
        return "effects"

    def pending(self, state: Zones) -> tuple[i64, i64]:
        """MOT-74: without the works that have left."""
        once, twice = state.instances(state.turn, BIT[COPY] - 1)
        return state.x & once, state.y & twice

    def subject(self, state: Zones) -> i64:
        return state.cause // MOMENTS

    def run(self, state: Zones) -> bool:
        once, _ = self.pending(state)
        subject = self.subject(state)
        while once:
            if effect(state, first(once)).usable(state, subject):
                return True
            once &= once - 1
        state.pop()
        return False

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        """A work that stands in both wings is offered twice only where the wing matters."""
        once, _ = self.pending(state)
        offered: i64 = 0
        exact: i64 = 0
        while once:
            step = effect(state, first(once))
            if step.possible(state, self.subject(state)):
                offered |= once & -once
                if BIT[state.kind(first(once))] & WITH[MOVES_ITSELF]:
                    exact |= once & -once
            once &= once - 1
        left, right = state.cards(state.turn, LEFT), state.cards(state.turn, RIGHT)
        found = list_cards(found, USE, offered & left)
        found = list_cards(found, USE + RIGHT_WING, offered & right & (exact | ~left))
        return append(found, DONE)

    def answer(self, state: Zones, action: i64) -> None:
        if action == DONE:
            state.pop()
            return
        card = card_of(action)
        cause = card + (IN_RIGHT_WING if in_right_wing(action, USE) else 0)
        self.mark(state, card)
        step = effect(state, card)
        subject = self.subject(state)
        if step.uses_up_subject():
            self.forget_subject(state)
        state.push(step.number, 0, subject, cause)

    def mark(self, state: Zones, card: i64) -> None:
        """This effect is no longer pending."""
        bit = BIT[card]
        if state.y & bit:
            state.set_y(state.y & ~bit)
        else:
            state.set_x(state.x & ~bit)

    def forget_subject(self, state: Zones) -> None:
        """The work just completed leaves, and with it what only its completion could do (MOT-74)."""
        moment, work = state.cause % MOMENTS, BIT[self.subject(state) % IN_RIGHT_WING]
        state.set_x(state.x & ~(work & WITH[WHEN_COMPLETED]))
        state.stack[state.depth - 1] = moment + MOMENTS * NOTHING


class Daytime(Effects):
    """MOT-22, MOT-26: the effects of a Morning or a Night, each once; `x` says which.

    A work that comes into play meanwhile may still be used.
    """

    def kind(self) -> str:
        return "daytime"

    def pending(self, state: Zones) -> tuple[i64, i64]:
        once, twice = state.instances(state.turn, WITH[state.x])
        used, used_twice = state.used, state.used_twice
        return (once & ~used) | (twice & ~used_twice), twice & ~used

    def subject(self, state: Zones) -> i64:
        return NOTHING

    def mark(self, state: Zones, card: i64) -> None:
        if state.used & BIT[card]:
            state.used_twice |= BIT[card]
        else:
            state.used |= BIT[card]


def effect(state: Zones, card: i64) -> Step:
    """The step that carries out the effect of a work in play."""
    return STEPS[EFFECT[state.kind(card)]]


EFFECTS: Final = register(Effects(), "effects")
DAYTIME: Final = register(Daytime(), "daytime")


def offer_effects(state: Zones, moment: i64, works: i64, subject: i64) -> None:
    """The player on turn may use the effects of these own works now."""
    if state.abilities(state.turn) & works:
        once, twice = state.instances(state.turn, works)
        state.push(EFFECTS, once, twice, moment + MOMENTS * subject)
