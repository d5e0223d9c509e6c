"""Noon: who may perform a task, how many actions it has, and what an action can be (MOT-30 to MOT-38)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.bits import first
from sandtable.games.mottainai import questions
from sandtable.games.mottainai.abilities import (
    AFTER_CLERK,
    AFTER_POTTER,
    AFTER_PRAYER,
    ASKS_FOR_A_CARD,
    BEFORE_CLERK_TASK,
    BEFORE_OPPONENTS_TASK,
    BEFORE_OWN_TASK,
    BEFORE_TAILOR,
    FORBIDS_REPLACING,
    IGNORES_ASSISTANTS,
    SELLS_ALL_OF_A_MATERIAL,
    TAKES_FROM_RICHER,
    TAKES_TASKS_AND_PAPER_WORKS,
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
    wing_of,
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
    list_cards,
)
from sandtable.games.mottainai.completing import craft, craftable, list_completions, smith, smithable
from sandtable.games.mottainai.cover import assistants_covered, assistants_of
from sandtable.games.mottainai.position import Position
from sandtable.games.mottainai.questions import Question
from sandtable.games.mottainai.waiting import (
    CLERK_EFFECTS,
    POTTER_EFFECTS,
    PRAYER_EFFECTS,
    TAILOR_EFFECTS,
    TASK_EFFECTS,
    Step,
    offer_effects,
    register,
)
from sandtable.games.mottainai.zones import (
    ASSISTANTS,
    FLOOR_ZONE,
    HAND,
    HAND_LIMIT,
    LEFT,
    RIGHT,
    SALES,
    WORKPLACE,
    place_name,
    zone_of,
)

# Performing a task


def perform(state: Position, owner: i64, job: i64) -> None:
    """A task begins; an opponent's works may ask for a matching card first."""
    if owner != state.turn and state.has(owner, WITH[ASKS_FOR_A_CARD + job]):
        state.push(ADMISSION, owner, job, 0)
    else:
        prepare(state, owner, job)


def prepare(state: Position, owner: i64, job: i64) -> None:
    state.bonus = 0
    state.stand_ins = 0
    state.push(TASK_BEGINS, owner, job, 0)
    works = WITH[BEFORE_OWN_TASK] if owner == state.turn else WITH[BEFORE_OPPONENTS_TASK]
    if job == CLERK:
        works |= WITH[BEFORE_CLERK_TASK]
    offer_effects(state, TASK_EFFECTS, works, job)


class TaskStep(Step):
    """A step of a task: its first register is whose task it is."""

    def owner(self, state: Position) -> i64:
        return state.x


class Admission(TaskStep):
    """Show a card that matches the task of an opponent, or skip it; `y` is the job."""

    def because(self, state: Position) -> i64:
        """A work of the task's owner."""
        firsts, seconds = state.instances(state.x, WITH[ASKS_FOR_A_CARD + state.y])
        return first(firsts | seconds)

    def material(self, state: Position) -> i64:
        return state.y

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        found = list_cards(found, SHOW, state.cards(state.turn, HAND) & OF[state.y])
        return append(found, DONE)

    def answer(self, state: Position, action: i64) -> None:
        owner, job = state.x, state.y
        state.pop()
        if action != DONE:
            state.show(state.turn, card_of(action), 1)
            prepare(state, owner, job)


class TaskBegins(TaskStep):
    """MOT-30: the actions are counted once, before the first; `y` is the job."""

    def run(self, state: Position) -> bool:
        owner, job = state.x, state.y
        state.pop()
        actions, covered = 1 + state.bonus, False
        if owner == state.turn:
            actions += state.borrowed
        if owner == state.turn or not state.has(owner, WITH[IGNORES_ASSISTANTS]):
            helpers = assistants_of(state, state.turn, job)
            covered = helpers > 0 and assistants_covered(state, state.turn, job)
            actions += 2 * helpers if covered else helpers
        state.push(ACTIONS + job, owner, actions, actions * WITH_COVER + (1 if covered else 0))
        return False


WITH_COVER: Final = (
    2  # a register with the number of a task's actions: twice that, and 1 if helpers are covered
)


class Actions(TaskStep):
    """The actions of a task: whose it is, how many are left, and how many there were, see `WITH_COVER`."""

    def __init__(self, question: Question, job: i64) -> None:
        super().__init__(question)
        self.job = job

    def left(self, state: Position) -> i64:
        return state.y

    def material(self, state: Position) -> i64:
        return self.job

    def because(self, state: Position) -> i64:
        """A work that forbids to replace actions."""
        if may_replace(state):
            return NO_CARD
        firsts, seconds = state.instances(state.x, WITH[FORBIDS_REPLACING])
        return first(firsts | seconds)

    def source(self, state: Position) -> str:
        return place_name(state.turn, WORKPLACE) if self.job == CLERK else "floor"

    def run(self, state: Position) -> bool:
        if state.y:
            return True
        state.pop()
        state.stand_ins = 0
        state.bonus = 0
        return False

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        job = self.job
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

    def answer(self, state: Position, action: i64) -> None:
        state.set_y(state.y - 1)
        if action < DONE:
            act_with_card(state, self.job, action)
        elif action != DONE:
            act_without_card(state, self.job, action)


def may_replace(state: Position) -> bool:
    """MOT-31: a Craft or a Prayer instead, unless the task's owner forbids it."""
    return state.x == state.turn or not state.has(state.x, WITH[FORBIDS_REPLACING])


def list_others(state: Position, job: i64, found: vec[i64]) -> vec[i64]:
    """The ways to take a job's action without a card of the own hand, workplace or the floor."""
    if job == TAILOR:
        return append(found, TAILOR_NOW)
    if state.has(state.turn, WITH[TAKES_TOP_CARD + job]):
        found = append(found, TOP)
    if job in (MONK, POTTER):
        return list_victims(state, job, found)
    if job == CLERK and state.has(state.turn, WITH[SELLS_ALL_OF_A_MATERIAL]):
        material: i64 = 0
        while material < 5:
            if state.size_of(zone_of(state.turn, WORKPLACE), material) > 1:
                found = append(found, SELL_ALL + material)
            material += 1
    return found


def list_victims(state: Position, job: i64, found: vec[i64]) -> vec[i64]:
    if not state.has(state.turn, WITH[TAKES_TASKS_AND_PAPER_WORKS] | WITH[TAKES_FROM_RICHER]):
        return found
    seat: i64 = 0
    while seat < state.seats:
        if seat != state.turn and has_booty(state, seat, job):
            found = append(found, SEAT + seat)
        seat += 1
    return found


def act_with_card(state: Position, job: i64, action: i64) -> None:
    card = card_of(action)
    if action >= CRAFT:
        craft(state, card, wing_of(action, CRAFT))
    elif action >= COMPLETE:
        smith(state, card, wing_of(action, COMPLETE))
    elif action >= TAKE:
        state.take(FLOOR_ZONE, card)
        gain(state, job, card)
    else:
        state.take(zone_of(state.turn, WORKPLACE), card)
        gain(state, job, card)


def act_without_card(state: Position, job: i64, action: i64) -> None:
    if action == PRAY:
        state.push(PRAYER, 0, 0, 0)
    elif action == TAILOR_NOW:
        tailor(state)
    elif action == TOP:
        gain(state, job, state.open_top())
    elif action < SELL_ALL:
        state.push(BOOTY_OF_MONK if job == MONK else BOOTY_OF_POTTER, action - SEAT, 0, 0)
    else:
        sell_all(state, action - SELL_ALL)


def gain(state: Position, job: i64, card: i64) -> None:
    """MOT-32, MOT-33, MOT-35: where a job's card goes, and the effects after it."""
    state.put(zone_of(state.turn, destination(job)), card)
    if job == CLERK:
        offer_effects(state, CLERK_EFFECTS, WITH[AFTER_CLERK], 0)
    elif job == POTTER:
        offer_effects(state, POTTER_EFFECTS, WITH[AFTER_POTTER], 0)


def destination(job: i64) -> i64:
    if job == MONK:
        return ASSISTANTS
    return SALES if job == CLERK else WORKPLACE


def sell_all(state: Position, material: i64) -> None:
    """All workplace cards of a material with one Clerk action."""
    place = zone_of(state.turn, WORKPLACE)
    while state.zones[place] & OF[material]:
        card = first(state.zones[place] & OF[material])
        state.take(place, card)
        state.put(zone_of(state.turn, SALES), card)
    offer_effects(state, CLERK_EFFECTS, WITH[AFTER_CLERK], 0)


# Taking from an opponent instead of the floor


def has_booty(state: Position, seat: i64, job: i64) -> bool:
    """Whether a Monk or Potter may take something from this opponent."""
    if may_take_openly(state) and (state.has_open_task(seat) or has_paper_work(state, seat)):
        return True
    return booty_cards(state, seat, job) != 0


def may_take_openly(state: Position) -> bool:
    return state.has(state.turn, WITH[TAKES_TASKS_AND_PAPER_WORKS])


def has_paper_work(state: Position, seat: i64) -> bool:
    return (state.works(seat, LEFT) | state.works(seat, RIGHT)) & OF[PAPER] != 0


def booty_cards(state: Position, seat: i64, job: i64) -> i64:
    """The assistants or workplace cards of an opponent who has more of them."""
    place = zone_of(seat, destination(job))
    if not state.has(state.turn, WITH[TAKES_FROM_RICHER]):
        return 0
    if state.size(place) > state.size(zone_of(state.turn, destination(job))):
        return state.zones[place]
    return 0


class Booty(Step):
    """Take a card from an opponent, who is the first register."""

    def __init__(self, question: Question, job: i64) -> None:
        super().__init__(question)
        self.job = job

    def opponent(self, state: Position) -> i64:
        return state.x

    def source(self, state: Position) -> str:
        return place_name(state.x, destination(self.job))

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        seat = state.x
        found = list_cards(found, TAKE, booty_cards(state, seat, self.job))
        if may_take_openly(state):
            found = list_cards(found, SEIZE, state.works(seat, LEFT) & OF[PAPER])
            found = list_cards(found, SEIZE + RIGHT_WING, state.works(seat, RIGHT) & OF[PAPER])
            if state.has_open_task(seat):
                found = append(found, TAKE_TASK)
        return found

    def answer(self, state: Position, action: i64) -> None:
        seat = state.x
        state.pop()
        if action == TAKE_TASK:
            card = state.tasks[seat]
            state.tasks[seat] = NO_CARD
        elif action >= SEIZE:
            card = card_of(action)
            state.lift_work(seat, state.work_in(seat, wing_of(action, SEIZE), card))
        else:
            card = card_of(action)
            state.take(zone_of(seat, destination(self.job)), card)
        gain(state, self.job, card)


# Tailor and Prayer


def tailor(state: Position) -> None:
    """MOT-34: a Tailor action, with the effects before it."""
    state.push(TAILORING, 0, 0, 0)
    offer_effects(state, TAILOR_EFFECTS, WITH[BEFORE_TAILOR], 0)


class Tailoring(Step):
    """MOT-34: return any number of hand cards, then draw."""

    def run(self, state: Position) -> bool:
        if not state.is_empty(zone_of(state.turn, HAND)):
            return True
        self.draw(state)
        return False

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        return append(list_cards(found, RETURN, state.cards(state.turn, HAND)), DONE)

    def answer(self, state: Position, action: i64) -> None:
        if action == DONE:
            self.draw(state)
        else:
            state.return_from_hand(state.turn, card_of(action))

    def draw(self, state: Position) -> None:
        state.pop()
        state.draw(HAND_LIMIT - state.hand_count(state.turn))


class Prayer(Step):
    """MOT-38: draw one card."""

    def run(self, state: Position) -> bool:
        state.pop()
        state.draw(1)
        offer_effects(state, PRAYER_EFFECTS, WITH[AFTER_PRAYER], 0)
        return False


ADMISSION: Final = register(Admission(questions.ADMISSION), "admission")
TASK_BEGINS: Final = register(TaskBegins(), "task")
ACTIONS: Final = register(Actions(questions.CLERK, CLERK), "clerk")  # one for each job, in their order
register(Actions(questions.MONK, MONK), "monk")
register(Actions(questions.TAILOR, TAILOR), "tailor")
register(Actions(questions.POTTER, POTTER), "potter")
register(Actions(questions.SMITH, SMITH), "smith")
BOOTY_OF_MONK: Final = register(Booty(questions.FROM_ASSISTANTS, MONK), "booty-of-monk")
BOOTY_OF_POTTER: Final = register(Booty(questions.FROM_WORKPLACE, POTTER), "booty-of-potter")
TAILORING: Final = register(Tailoring(questions.TAILORING), "tailoring")
PRAYER: Final = register(Prayer(), "prayer")
