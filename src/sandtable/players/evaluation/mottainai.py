"""Mottainai: points so far, and what assistants, workplace, cover, hand and the chosen task promise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.game import State
from sandtable.games.mottainai.actions import ACTIONS, JOB_BITS
from sandtable.games.mottainai.cards import CLERK, MATERIAL, MONK, NO_CARD, POTTER, SMITH, TAILOR, VALUE
from sandtable.games.mottainai.completing import COMPLETION, craft_missing
from sandtable.games.mottainai.cover import assistants_covered, sales_covered
from sandtable.games.mottainai.scoring import points
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.turn import OPPONENTS_TASKS
from sandtable.games.mottainai.zones import (
    ASSISTANTS,
    FACE_DOWN,
    FLOOR_ZONE,
    FRAME,
    HAND,
    HAND_LIMIT,
    SALES,
    WORKPLACE,
    at,
)
from sandtable.players.evaluation.evaluation import Evaluation

END: Final = 50.0  # a game won is worth more than any lead
CARD: Final = 0.5  # a card in hand or pickup, up to the hand limit
FURTHER_CARD: Final = 0.1
SET: Final = 0.3  # a hand card of a material, for each other one of it: support for a Smith
ASSISTANT: Final = 1.0  # an assistant, and once more if it is covered
SUPPORT: Final = 0.45  # a workplace card, times its value
UNCOVERED: Final = 0.3  # a sale without cover, times its value
WORK: Final = 1.5  # what a work can do, beside its points
EXPECTED: Final = 0.7  # how much of a work that could be completed is counted on
OWN_ACTION: Final = vec[float]([0.5, 1.0, 1.2, 0.8, 0.0])  # an action that can be used, by job
PRAYER: Final = 0.3
SHARED: Final = 0.2  # an action that an opponent gets


class MottainaiEvaluation(Evaluation):
    """How far ahead of the best opponent a seat is."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, MottainaiState)
        if state.mover() < 0:
            return END if state.result(seat) > 0.0 else -END
        best = -1000.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                best = max(best, prospects(state, other))
            other += 1
        return prospects(state, seat) - best


def prospects(state: MottainaiState, seat: i64) -> float:
    total = float(points(state, seat)) + WORK * float(state.work_count(seat))
    material: i64 = 0
    while material < 5:
        total += of_material(state, seat, material)
        material += 1
    cards = state.hand_count(seat)
    total += CARD * float(min(cards, HAND_LIMIT)) + FURTHER_CARD * float(max(0, cards - HAND_LIMIT))
    return total + under_way(state) if seat == state.turn else total


def of_material(state: MottainaiState, seat: i64, material: i64) -> float:
    value = float(VALUE[material])
    held = float(state.size_of(at(seat, HAND), material))
    total = SET * held * (held - 1.0) + SUPPORT * value * float(state.size_of(at(seat, WORKPLACE), material))
    assistants = float(state.size_of(at(seat, ASSISTANTS), material))
    if assistants:
        total += ASSISTANT * assistants * (2.0 if assistants_covered(state, seat, material) else 1.0)
    sales = float(state.size_of(at(seat, SALES), material))
    if sales and not sales_covered(state, seat, material):
        total += UNCOVERED * value * sales
    return total


# What the player on turn has begun


def under_way(state: MottainaiState) -> float:
    """Works about to be completed, actions left, and the own task if it is still to come."""
    total = 0.0
    own_task_to_come = False
    base: i64 = 0
    while base < state.depth:
        step = state.stack[base]
        if step == COMPLETION:
            total += WORK + float(VALUE[MATERIAL[state.stack[base + 1]]])
        elif step == ACTIONS:
            total += actions_worth(state, state.stack[base + 1] % JOB_BITS, state.stack[base + 2])
        elif step == OPPONENTS_TASKS:
            own_task_to_come = True
        base += FRAME
    task = state.tasks[state.turn]
    if own_task_to_come and task != NO_CARD and task < FACE_DOWN:
        total += task_worth(state, MATERIAL[task])
    return total


def task_worth(state: MottainaiState, job: i64) -> float:
    """The own task, less what it gives to opponents with many assistants for it."""
    total = actions_worth(state, job, actions_with(state, state.turn, job))
    seat: i64 = 0
    while seat < state.seats:
        if seat != state.turn:
            total -= SHARED * float(actions_with(state, seat, job))
        seat += 1
    return total


def actions_with(state: MottainaiState, seat: i64, job: i64) -> i64:
    assistants = state.size_of(at(seat, ASSISTANTS), job)
    covered = assistants > 0 and assistants_covered(state, seat, job)
    return 1 + assistants * (2 if covered else 1)


def actions_worth(state: MottainaiState, job: i64, actions: i64) -> float:
    """Works that can be completed with them, then the job's own actions, then Prayers."""
    hand = at(state.turn, HAND)
    total = 0.0
    if craft_missing(state, job) == 0:
        works = min(actions, state.size_of(hand, job))
        actions -= works
        total += EXPECTED * float(works) * (WORK + float(VALUE[job]))
    if job == SMITH:
        material: i64 = 4
        while material >= 0 and actions > 0:
            works = min(actions, max(0, state.size_of(hand, material) + 1 - VALUE[material]))
            actions -= works
            total += EXPECTED * float(works) * (WORK + float(VALUE[material]))
            material -= 1
    used = min(actions, room(state, job))
    return total + OWN_ACTION[job] * float(used) + PRAYER * float(actions - used)


def room(state: MottainaiState, job: i64) -> i64:
    """How many actions of a job can be used as the cards lie."""
    if job == CLERK:
        return state.size(at(state.turn, WORKPLACE))
    if job == MONK or job == POTTER:  # noqa: SIM109  (a tuple would be built each time)
        return state.size(FLOOR_ZONE)
    if job == TAILOR:
        return 1 if state.hand_count(state.turn) < HAND_LIMIT - 1 else 0
    return 0
