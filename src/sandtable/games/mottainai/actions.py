"""Noon: who may perform a task, how many actions it has, and what an action can be (MOT-30 to MOT-38)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.mottainai.abilities import (
    AFTER_CLERK,
    AFTER_POTTER,
    AFTER_PRAYER,
    ASKS_FOR_CARD,
    BEFORE_CLERK_TASK,
    BEFORE_OPPONENTS_TASK,
    BEFORE_OWN_TASK,
    BEFORE_TAILOR,
    FORBIDS_REPLACING,
    IGNORES_ASSISTANTS,
    SELLS_ALL,
    TAKES_FROM_RICHER,
    TAKES_TASKS_AND_PAPER,
    TAKES_TOP_CARD,
    WITH,
)
from sandtable.games.mottainai.acts import (
    COMPLETE,
    CRAFT,
    DONE,
    PRAY,
    RETURN,
    RIGHT_WING,
    SEAT,
    SEIZE,
    SELL,
    SELL_ALL,
    SHOW,
    TAILOR_NOW,
    TAKE,
    TAKE_TASK,
    TOP,
    card_of,
    in_right_wing,
)
from sandtable.games.mottainai.cards import (
    CLERK,
    MONK,
    NO_CARD,
    OF,
    PAPER,
    POTTER,
    SMITH,
    TAILOR,
    first,
    list_cards,
)
from sandtable.games.mottainai.completing import craft, craftable, list_completions, smith, smithable
from sandtable.games.mottainai.cover import assistants_covered, assistants_of
from sandtable.games.mottainai.waiting import Step, offer_effects, register
from sandtable.games.mottainai.zones import (
    ASSISTANTS,
    FACE_DOWN,
    FLOOR_ZONE,
    HAND,
    HAND_LIMIT,
    LEFT,
    RIGHT,
    SALES,
    WORKPLACE,
    Zones,
    at,
)

JOB_BITS: Final = 8  # a task under way is its owner times this, plus the job


# Performing a task


def perform(state: Zones, owner: i64, job: i64) -> None:
    """A task begins; an opponent's works may ask for a matching card first."""
    if owner != state.turn and state.has(owner, WITH[ASKS_FOR_CARD + job]):
        state.push(ADMISSION, owner, job, 0)
    else:
        prepare(state, owner, job)


def prepare(state: Zones, owner: i64, job: i64) -> None:
    state.bonus = 0
    state.stand_ins = 0
    state.push(TASK_BEGINS, owner, job, 0)
    works = WITH[BEFORE_OWN_TASK] if owner == state.turn else WITH[BEFORE_OPPONENTS_TASK]
    if job == CLERK:
        works |= WITH[BEFORE_CLERK_TASK]
    offer_effects(state, BEFORE_OWN_TASK, works, job)


def action_count(state: Zones, owner: i64, job: i64) -> i64:
    """MOT-30: how many actions the player on turn has."""
    found = 1 + state.bonus
    if owner == state.turn:
        found += state.borrowed
    elif state.has(owner, WITH[IGNORES_ASSISTANTS]):
        return found
    assistants = assistants_of(state, state.turn, job)
    return found + assistants * (2 if assistants and assistants_covered(state, state.turn, job) else 1)


class Admission(Step):
    """Show a card that matches the task of opponent `x`, or skip it."""

    def kind(self) -> str:
        return "admission"

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        found = list_cards(found, SHOW, state.cards(state.turn, HAND) & OF[state.y])
        return append(found, DONE)

    def answer(self, state: Zones, action: i64) -> None:
        owner, job = state.x, state.y
        state.pop()
        if action != DONE:
            state.show(state.turn, card_of(action), 1)
            prepare(state, owner, job)


class TaskBegins(Step):
    """MOT-30: the actions are counted once, before the first."""

    def run(self, state: Zones) -> bool:
        owner, job = state.x, state.y
        state.pop()
        actions = action_count(state, owner, job)
        state.push(ACTIONS, owner * JOB_BITS + job, actions, actions)
        return False


class Actions(Step):
    """The actions of a task: `x` is whose task and which job, `y` how many are left, the cause the total."""

    def kind(self) -> str:
        return "actions"

    def run(self, state: Zones) -> bool:
        if state.y:
            return True
        state.pop()
        state.stand_ins = 0
        state.bonus = 0
        return False

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        job = state.x % JOB_BITS
        free = may_replace(state)
        if job == CLERK:
            found = list_cards(found, SELL, state.cards(state.turn, WORKPLACE))
        elif job in (MONK, POTTER):
            found = list_cards(found, TAKE, state.zones[FLOOR_ZONE])
        elif job == SMITH:
            found = list_completions(found, COMPLETE, smithable(state))
        if free:
            found = list_completions(found, CRAFT, craftable(state, job))
        found = append(found, PRAY if free else DONE)
        return list_others(state, job, found)

    def answer(self, state: Zones, action: i64) -> None:
        state.set_y(state.y - 1)
        if action < DONE:
            act_with_card(state, state.x % JOB_BITS, action)
        elif action != DONE:
            act_without_card(state, state.x % JOB_BITS, action)


def may_replace(state: Zones) -> bool:
    """MOT-31: a Craft or a Prayer instead, unless the task's owner forbids it."""
    owner = state.x // JOB_BITS
    return owner == state.turn or not state.has(owner, WITH[FORBIDS_REPLACING])


def list_others(state: Zones, job: i64, found: vec[i64]) -> vec[i64]:
    """The ways to take a job's action without a card of the own hand, workplace or the floor."""
    if job == TAILOR:
        return append(found, TAILOR_NOW)
    if state.has(state.turn, WITH[TAKES_TOP_CARD + job]):
        found = append(found, TOP)
    if job in (MONK, POTTER):
        return list_victims(state, job, found)
    if job == CLERK and state.has(state.turn, WITH[SELLS_ALL]):
        material: i64 = 0
        while material < 5:
            if state.size_of(at(state.turn, WORKPLACE), material) > 1:
                found = append(found, SELL_ALL + material)
            material += 1
    return found


def list_victims(state: Zones, job: i64, found: vec[i64]) -> vec[i64]:
    if not state.has(state.turn, WITH[TAKES_TASKS_AND_PAPER] | WITH[TAKES_FROM_RICHER]):
        return found
    seat: i64 = 0
    while seat < state.seats:
        if seat != state.turn and has_booty(state, seat, job):
            found = append(found, SEAT + seat)
        seat += 1
    return found


def act_with_card(state: Zones, job: i64, action: i64) -> None:
    card = card_of(action)
    if action >= CRAFT:
        craft(state, card, in_right_wing(action, CRAFT))
    elif action >= COMPLETE:
        smith(state, card, in_right_wing(action, COMPLETE))
    elif action >= TAKE:
        state.take(FLOOR_ZONE, card)
        gain(state, job, card)
    else:
        state.take(at(state.turn, WORKPLACE), card)
        gain(state, job, card)


def act_without_card(state: Zones, job: i64, action: i64) -> None:
    if action == PRAY:
        state.push(PRAYER, 0, 0, 0)
    elif action == TAILOR_NOW:
        tailor(state)
    elif action == TOP:
        gain(state, job, state.leave_deck())
    elif action < SELL_ALL:
        state.push(BOOTY, action - SEAT, job, 0)
    else:
        sell_all(state, action - SELL_ALL)


def gain(state: Zones, job: i64, card: i64) -> None:
    """MOT-32, MOT-33, MOT-35: where a job's card goes, and the effects after it."""
    state.put(at(state.turn, destination(job)), card)
    if job == CLERK:
        offer_effects(state, AFTER_CLERK, WITH[AFTER_CLERK], 0)
    elif job == POTTER:
        offer_effects(state, AFTER_POTTER, WITH[AFTER_POTTER], 0)


def destination(job: i64) -> i64:
    if job == MONK:
        return ASSISTANTS
    return SALES if job == CLERK else WORKPLACE


def sell_all(state: Zones, material: i64) -> None:
    """All workplace cards of a material with one Clerk action."""
    place = at(state.turn, WORKPLACE)
    while state.zones[place] & OF[material]:
        card = first(state.zones[place] & OF[material])
        state.take(place, card)
        state.put(at(state.turn, SALES), card)
    offer_effects(state, AFTER_CLERK, WITH[AFTER_CLERK], 0)


# Taking from an opponent instead of the floor


def has_booty(state: Zones, seat: i64, job: i64) -> bool:
    """Whether a Monk or Potter may take something from this opponent."""
    if may_take_openly(state) and (has_open_task(state, seat) or paper_works(state, seat)):
        return True
    return booty_cards(state, seat, job) != 0


def may_take_openly(state: Zones) -> bool:
    return state.has(state.turn, WITH[TAKES_TASKS_AND_PAPER])


def has_open_task(state: Zones, seat: i64) -> bool:
    task = state.tasks[seat]
    return task != NO_CARD and task < FACE_DOWN


def paper_works(state: Zones, seat: i64) -> i64:
    return (state.cards(seat, LEFT) | state.cards(seat, RIGHT)) & OF[PAPER]


def booty_cards(state: Zones, seat: i64, job: i64) -> i64:
    """The assistants or workplace cards of an opponent who has more of them."""
    place = at(seat, destination(job))
    if not state.has(state.turn, WITH[TAKES_FROM_RICHER]):
        return 0
    richer = state.size(place) > state.size(at(state.turn, destination(job)))
    return state.zones[place] if richer else 0


class Booty(Step):
    """Take a card from opponent `x`, for the job `y`."""

    def kind(self) -> str:
        return "booty"

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        seat = state.x
        found = list_cards(found, TAKE, booty_cards(state, seat, state.y))
        if may_take_openly(state):
            found = list_cards(found, SEIZE, state.cards(seat, LEFT) & OF[PAPER])
            found = list_cards(found, SEIZE + RIGHT_WING, state.cards(seat, RIGHT) & OF[PAPER])
            if has_open_task(state, seat):
                found = append(found, TAKE_TASK)
        return found

    def answer(self, state: Zones, action: i64) -> None:
        seat, job = state.x, state.y
        state.pop()
        if action == TAKE_TASK:
            card = state.tasks[seat]
            state.tasks[seat] = NO_CARD
        else:
            card = card_of(action)
            state.take(self.source(seat, job, action), card)
        gain(state, job, card)

    def source(self, seat: i64, job: i64, action: i64) -> i64:
        if action < SEIZE:
            return at(seat, destination(job))
        return at(seat, RIGHT if in_right_wing(action, SEIZE) else LEFT)


# Tailor and Prayer


def tailor(state: Zones) -> None:
    """MOT-34: a Tailor action, with the effects before it."""
    state.push(TAILORING, 0, 0, 0)
    offer_effects(state, BEFORE_TAILOR, WITH[BEFORE_TAILOR], 0)


class Tailoring(Step):
    """MOT-34: return any number of hand cards, then draw; `x` counts the cards returned."""

    def kind(self) -> str:
        return "tailoring"

    def is_secret(self) -> bool:
        return True

    def run(self, state: Zones) -> bool:
        if not state.is_empty(at(state.turn, HAND)):
            return True
        self.draw(state)
        return False

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        return append(list_cards(found, RETURN, state.cards(state.turn, HAND)), DONE)

    def answer(self, state: Zones, action: i64) -> None:
        if action == DONE:
            self.draw(state)
            return
        state.return_from_hand(state.turn, card_of(action))
        state.set_x(state.x + 1)

    def draw(self, state: Zones) -> None:
        state.pop()
        state.draw(HAND_LIMIT - state.hand_count(state.turn))


class Prayer(Step):
    """MOT-38: draw one card."""

    def run(self, state: Zones) -> bool:
        state.pop()
        state.draw(1)
        offer_effects(state, AFTER_PRAYER, WITH[AFTER_PRAYER], 0)
        return False


ADMISSION: Final = register(Admission(), "admission")
TASK_BEGINS: Final = register(TaskBegins(), "task")
ACTIONS: Final = register(Actions(), "actions")
BOOTY: Final = register(Booty(), "booty")
TAILORING: Final = register(Tailoring(), "tailoring")
PRAYER: Final = register(Prayer(), "prayer")
