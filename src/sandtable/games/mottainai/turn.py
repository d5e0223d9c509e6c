"""A turn, as a list of steps: Morning, Noon, Night (MOT-20 to MOT-27), and the end of the game (MOT-60)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.mottainai.abilities import (
    AT_NIGHT,
    COPIES,
    IN_THE_MORNING,
    INSTEAD_OF_HAND_LIMIT,
    TASK_FROM_ASSISTANTS,
    TASK_FROM_OPPONENTS,
    WHEN_TASK_LEAVES,
    WINS_WITH_ALL_MATERIALS,
    WITH,
)
from sandtable.games.mottainai.actions import PRAYER, has_open_task, perform
from sandtable.games.mottainai.acts import ASSISTANT, PRAY, RETURN, SEAT, TASK, card_of
from sandtable.games.mottainai.cards import BIT, COPY, MATERIAL, NO_CARD, first, list_cards
from sandtable.games.mottainai.cover import wing_size
from sandtable.games.mottainai.waiting import DAYTIME, STEPS, Step, offer_effects, register
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
    Zones,
    at,
)


class Moment(Step):
    """The effects of works at a fixed moment of the turn."""

    def __init__(self, moment: i64) -> None:
        super().__init__()
        self.moment = moment

    def run(self, state: Zones) -> bool:
        state.pop()
        offer_effects(state, self.moment, WITH[self.moment], 0)
        return False


class Part(Step):
    """Morning or Night: the effects of own works, each once."""

    def __init__(self, moment: i64) -> None:
        super().__init__()
        self.moment = moment

    def run(self, state: Zones) -> bool:
        state.pop()
        state.used = 0
        state.used_twice = 0
        if state.has(state.turn, WITH[self.moment]):
            state.push(DAYTIME, self.moment, 0, 0)
        return False


class HandLimit(Step):
    """MOT-20: return cards down to five."""

    def kind(self) -> str:
        return "hand limit"

    def is_secret(self) -> bool:
        return True

    def run(self, state: Zones) -> bool:
        if state.size(at(state.turn, HAND)) > HAND_LIMIT:
            return True
        state.pop()
        return False

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        return list_cards(found, RETURN, state.cards(state.turn, HAND))

    def answer(self, state: Zones, action: i64) -> None:
        state.return_from_hand(state.turn, card_of(action))


class TaskLeaves(Step):
    """MOT-21: the previous task, or the starting card, goes to the floor."""

    def run(self, state: Zones) -> bool:
        state.pop()
        task = state.tasks[state.turn]
        if task != NO_CARD:
            state.put(FLOOR_ZONE, task % FACE_DOWN)
            state.tasks[state.turn] = NO_CARD
        return False


class NewTask(Step):
    """MOT-23: a card from the hand, or none for a Prayer; some works offer another source."""

    def kind(self) -> str:
        return "new task"

    def run(self, state: Zones) -> bool:
        return True

    def choices(self, state: Zones, found: vec[i64]) -> vec[i64]:
        found = list_cards(found, TASK, state.cards(state.turn, HAND))
        if state.has(state.turn, WITH[TASK_FROM_ASSISTANTS]):
            found = list_cards(found, ASSISTANT, state.cards(state.turn, ASSISTANTS))
        found = append(found, PRAY)
        if state.has(state.turn, WITH[TASK_FROM_OPPONENTS]):
            seat: i64 = 0
            while seat < state.seats:
                if seat != state.turn and has_open_task(state, seat):
                    found = append(found, SEAT + seat)
                seat += 1
        return found

    def answer(self, state: Zones, action: i64) -> None:
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
            state.take(at(state.turn, ASSISTANTS), card)
        else:
            state.leave_hand(state.turn, card)


class OpponentsTasks(Step):
    """MOT-24: clockwise from the left neighbor; `x` counts the opponents visited."""

    def run(self, state: Zones) -> bool:
        state.set_x(state.x + 1)
        if state.x == state.seats:
            state.pop()
            return False
        owner = (state.turn + state.x) % state.seats
        if has_open_task(state, owner):
            perform(state, owner, MATERIAL[state.tasks[owner]])
        return False


class OwnTask(Step):
    """MOT-25."""

    def run(self, state: Zones) -> bool:
        state.pop()
        task = state.tasks[state.turn]
        if task == NO_CARD:
            state.push(PRAYER, 0, 0, 0)
        else:
            perform(state, state.turn, MATERIAL[task])
        return False


class NightFalls(Step):
    """MOT-27: the pickup goes into the hand. Copies are themselves again."""

    def run(self, state: Zones) -> bool:
        state.pop()
        state.pick_up(state.turn)
        if state.first_copy != NO_CARD or state.second_copy != NO_CARD:
            end_copies(state)
        return False


class NextTurn(Step):
    def run(self, state: Zones) -> bool:
        state.pop()
        if state.extra_turns:
            state.extra_turns -= 1
        else:
            state.turn = (state.turn + 1) % state.seats
        begin_turn(state)
        return False


def end_copies(state: Zones) -> None:
    for wing in (LEFT, RIGHT):
        zone = at(state.turn, wing)
        for copy in (COPY, COPY + 1):
            if state.zones[zone] & BIT[copy]:
                state.take(zone, copy)
                state.put(zone, first(WITH[COPIES]))
    state.first_copy = NO_CARD
    state.second_copy = NO_CARD
    state.unsettled = True


def begin_turn(state: Zones) -> None:
    state.phase = -1
    state.borrowed = 0


HAND_LIMIT_EFFECTS: Final = register(Moment(INSTEAD_OF_HAND_LIMIT), "before-hand-limit")
HAND_LIMIT_STEP: Final = register(HandLimit(), "hand-limit")
LEAVING_EFFECTS: Final = register(Moment(WHEN_TASK_LEAVES), "before-task-leaves")
TASK_LEAVES: Final = register(TaskLeaves(), "task-leaves")
MORNING: Final = register(Part(IN_THE_MORNING), "morning")
NEW_TASK: Final = register(NewTask(), "new-task")
OPPONENTS_TASKS: Final = register(OpponentsTasks(), "opponents-tasks")
OWN_TASK: Final = register(OwnTask(), "own-task")
NIGHT: Final = register(Part(AT_NIGHT), "night")
NIGHT_FALLS: Final = register(NightFalls(), "night-falls")
NEXT_TURN: Final = register(NextTurn(), "next-turn")

LIMIT_WAIVED: Final = 1  # the phase of a turn whose hand limit is done with

PRINT_AND_PLAY: Final = vec[i64](
    [
        HAND_LIMIT_EFFECTS,
        HAND_LIMIT_STEP,
        LEAVING_EFFECTS,
        TASK_LEAVES,
        MORNING,
        NEW_TASK,
        OPPONENTS_TASKS,
        OWN_TASK,
        NIGHT,
        NIGHT_FALLS,
        NEXT_TURN,
    ]
)
PUBLISHED: Final = vec[i64](
    [
        HAND_LIMIT_EFFECTS,
        HAND_LIMIT_STEP,
        MORNING,
        LEAVING_EFFECTS,
        TASK_LEAVES,
        NEW_TASK,
        OPPONENTS_TASKS,
        OWN_TASK,
        NIGHT,
        NIGHT_FALLS,
        NEXT_TURN,
    ]
)


def advance(state: Zones) -> None:
    """Go on until somebody is asked or the game is over."""
    while True:
        if state.unsettled:
            settle(state)
        if state.ending != RUNNING:
            return
        if state.depth == 0:
            state.phase += 1
            state.push(PUBLISHED[state.phase] if state.published else PRINT_AND_PLAY[state.phase], 0, 0, 0)
        if STEPS[state.stack[state.depth - 4]].run(state):
            return


def settle(state: Zones) -> None:
    """MOT-60: whether the game is over as the cards lie. Works only ever come to the player on turn."""
    state.unsettled = False
    if has_all_materials(state, state.turn):
        state.ending = ALL_MATERIALS
    elif max(wing_size(state, state.turn, LEFT), wing_size(state, state.turn, RIGHT)) >= state.wing_limit:
        state.ending = WING_FULL
    elif state.deck_size == 0:
        state.ending = DECK_OUT


def has_all_materials(state: Zones, seat: i64) -> bool:
    """Whether a work makes its owner win with works of all five materials."""
    if not state.has(seat, WITH[WINS_WITH_ALL_MATERIALS]):
        return False
    material: i64 = 0
    while material < 5:
        if state.works_in(seat, LEFT, material) + state.works_in(seat, RIGHT, material) == 0:
            return False
        material += 1
    return True
