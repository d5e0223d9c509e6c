"""A turn, as a list of steps: Morning, Noon, Night (MOT-20 to MOT-27), and the end of the game (MOT-60)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.mottainai import questions
from sandtable.games.mottainai.abilities import (
    AT_NIGHT,
    IN_THE_MORNING,
    INSTEAD_OF_HAND_LIMIT,
    TASK_FROM_ASSISTANTS,
    TASK_FROM_OPPONENTS,
    WHEN_TASK_LEAVES,
    WINS_WITH_ALL_MATERIALS,
    WITH,
)
from sandtable.games.mottainai.actions import PRAYER, perform
from sandtable.games.mottainai.acts import ASSISTANT, PRAY, RETURN, SEAT, TASK, card_of
from sandtable.games.mottainai.cards import COPY, MATERIAL, NO_CARD, list_cards
from sandtable.games.mottainai.cover import wing_size
from sandtable.games.mottainai.position import Position
from sandtable.games.mottainai.waiting import (
    LEAVING_EFFECTS,
    LIMIT_EFFECTS,
    MORNING_EFFECTS,
    NIGHT_EFFECTS,
    STEPS,
    Step,
    end_copy,
    offer_effects,
    register,
)
from sandtable.games.mottainai.zones import (
    ALL_MATERIALS,
    ASSISTANTS,
    DECK_OUT,
    FACE_DOWN,
    FLOOR_ZONE,
    HAND,
    HAND_LIMIT,
    LEFT,
    RIGHT,
    RUNNING,
    WING_FULL,
    zone_of,
)


class Moment(Step):
    """A fixed moment of the turn: the effects of own works come up."""

    def __init__(self, effects: i64, moment: i64) -> None:
        super().__init__()
        self.effects = effects
        self.moment = moment

    def run(self, state: Position) -> bool:
        state.pop()
        offer_effects(state, self.effects, WITH[self.moment], 0)
        return False


class HandLimit(Step):
    """MOT-20: return cards down to five."""

    def run(self, state: Position) -> bool:
        if state.size(zone_of(state.turn, HAND)) > HAND_LIMIT:
            return True
        state.pop()
        return False

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        return list_cards(found, RETURN, state.cards(state.turn, HAND))

    def answer(self, state: Position, action: i64) -> None:
        state.return_from_hand(state.turn, card_of(action))


class TaskLeaves(Step):
    """MOT-21: the previous task, or the starting card, goes to the floor."""

    def run(self, state: Position) -> bool:
        state.pop()
        task = state.tasks[state.turn]
        if task != NO_CARD:
            state.put(FLOOR_ZONE, task % FACE_DOWN)
            state.tasks[state.turn] = NO_CARD
        return False


class NewTask(Step):
    """MOT-23: a card from the hand, or none for a Prayer; some works offer another source."""

    def run(self, state: Position) -> bool:
        return True

    def choices(self, state: Position, found: vec[i64]) -> vec[i64]:
        found = list_cards(found, TASK, state.cards(state.turn, HAND))
        if state.has(state.turn, WITH[TASK_FROM_ASSISTANTS]):
            found = list_cards(found, ASSISTANT, state.cards(state.turn, ASSISTANTS))
        found = append(found, PRAY)
        if state.has(state.turn, WITH[TASK_FROM_OPPONENTS]):
            seat: i64 = 0
            while seat < state.seats:
                if seat != state.turn and state.has_open_task(seat):
                    found = append(found, SEAT + seat)
                seat += 1
        return found

    def answer(self, state: Position, action: i64) -> None:
        state.pop()
        if action == PRAY:
            return
        if action >= SEAT:
            state.tasks[state.turn] = state.tasks[action - SEAT]
            state.tasks[action - SEAT] = NO_CARD
            state.borrowed = 1
            return
        card = card_of(action)
        state.tasks[state.turn] = card
        if action >= ASSISTANT:
            state.take(zone_of(state.turn, ASSISTANTS), card)
        else:
            state.leave_hand(state.turn, card)


class OpponentsTasks(Step):
    """MOT-24: clockwise from the left neighbor; `x` counts the opponents visited."""

    def run(self, state: Position) -> bool:
        state.set_x(state.x + 1)
        if state.x == state.seats:
            state.pop()
            return False
        owner = (state.turn + state.x) % state.seats
        if state.has_open_task(owner):
            perform(state, owner, MATERIAL[state.tasks[owner]])
        return False


class OwnTask(Step):
    """MOT-25."""

    def run(self, state: Position) -> bool:
        state.pop()
        task = state.tasks[state.turn]
        if task == NO_CARD:
            state.push(PRAYER, 0, 0, 0)
        else:
            perform(state, state.turn, MATERIAL[task])
        return False


class NightFalls(Step):
    """MOT-27: the pickup goes into the hand. Copies are themselves again."""

    def run(self, state: Position) -> bool:
        state.pop()
        state.pick_up(state.turn)
        self.end(state, COPY)
        self.end(state, COPY + 1)
        return False

    def end(self, state: Position, copy: i64) -> None:
        if state.kind(copy) != NO_CARD:
            wing = state.wing_of(state.turn, copy)
            state.lift_work(state.turn, copy)
            state.place_work(state.turn, wing, end_copy(state, copy))


class NextTurn(Step):
    """The next player clockwise, or the same once more."""

    def run(self, state: Position) -> bool:
        state.pop()
        if state.extra_turns:
            state.extra_turns -= 1
        else:
            state.turn = (state.turn + 1) % state.seats
        begin_turn(state)
        return False


BEFORE_HAND_LIMIT: Final = register(Moment(LIMIT_EFFECTS, INSTEAD_OF_HAND_LIMIT), "before-hand-limit")
HAND_LIMIT_STEP: Final = register(HandLimit(questions.HAND_LIMIT), "hand-limit")
BEFORE_TASK_LEAVES: Final = register(Moment(LEAVING_EFFECTS, WHEN_TASK_LEAVES), "before-task-leaves")
TASK_LEAVES: Final = register(TaskLeaves(), "task-leaves")
MORNING: Final = register(Moment(MORNING_EFFECTS, IN_THE_MORNING), "morning")
NEW_TASK: Final = register(NewTask(questions.NEW_TASK), "new-task")
OPPONENTS_TASKS: Final = register(OpponentsTasks(), "opponents-tasks")
OWN_TASK: Final = register(OwnTask(), "own-task")
NIGHT: Final = register(Moment(NIGHT_EFFECTS, AT_NIGHT), "night")
NIGHT_FALLS: Final = register(NightFalls(), "night-falls")
NEXT_TURN: Final = register(NextTurn(), "next-turn")

# The parts of a day by edition. A *phase* is a place in the list of all its steps.
PREVIOUS_TASK: Final = [BEFORE_TASK_LEAVES, TASK_LEAVES]
MORNING_STEPS: Final = [BEFORE_HAND_LIMIT, HAND_LIMIT_STEP, *PREVIOUS_TASK, MORNING, NEW_TASK]
PUBLISHED_MORNING: Final = [BEFORE_HAND_LIMIT, HAND_LIMIT_STEP, MORNING, *PREVIOUS_TASK, NEW_TASK]
NOON_STEPS: Final = [OPPONENTS_TASKS, OWN_TASK]
NIGHT_STEPS: Final = [NIGHT, NIGHT_FALLS, NEXT_TURN]
PRINT_AND_PLAY: Final = vec[i64](MORNING_STEPS + NOON_STEPS + NIGHT_STEPS)
PUBLISHED: Final = vec[i64](PUBLISHED_MORNING + NOON_STEPS + NIGHT_STEPS)

BEFORE_TURN: Final = -1
LIMIT_WAIVED: Final = MORNING_STEPS.index(
    HAND_LIMIT_STEP
)  # the phase of a turn whose hand limit is done with
FIRST_OF_NOON: Final = len(MORNING_STEPS)
FIRST_OF_NIGHT: Final = FIRST_OF_NOON + len(NOON_STEPS)
LAST_PHASE: Final = FIRST_OF_NIGHT + len(NIGHT_STEPS) - 1


def begin_turn(state: Position) -> None:
    """A new day for the player on turn."""
    state.phase = BEFORE_TURN
    state.borrowed = 0


def advance(state: Position) -> None:
    """Go on until somebody is asked or the game is over."""
    while True:
        if state.unsettled:
            settle(state)
        if state.ending != RUNNING:
            return
        if state.depth == 0:
            state.phase += 1
            state.push(PUBLISHED[state.phase] if state.published else PRINT_AND_PLAY[state.phase], 0, 0, 0)
        if STEPS[state.step_on_top()].run(state):
            return


def settle(state: Position) -> None:
    """MOT-60: whether the game is over as the cards lie. Works only ever come to the player on turn."""
    state.unsettled = False
    if has_all_materials(state, state.turn):
        state.ending = ALL_MATERIALS
    elif max(wing_size(state, state.turn, LEFT), wing_size(state, state.turn, RIGHT)) >= state.wing_limit:
        state.ending = WING_FULL
    elif state.deck_size == 0:
        state.ending = DECK_OUT


def has_all_materials(state: Position, seat: i64) -> bool:
    """Whether a work makes its owner win with works of all five materials."""
    if not state.has(seat, WITH[WINS_WITH_ALL_MATERIALS]):
        return False
    material: i64 = 0
    while material < 5:
        if state.works_in(seat, LEFT, material) + state.works_in(seat, RIGHT, material) == 0:
            return False
        material += 1
    return True
