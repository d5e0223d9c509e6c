"""Mottainai: points so far, and what assistants, workplace, cover, hand and the chosen task promise."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.game import State
from sandtable.games.mottainai.actions import ACTIONS, JOB_BITS
from sandtable.games.mottainai.cards import CLERK, MATERIAL, MONK, NO_CARD, POTTER, TAILOR, VALUE
from sandtable.games.mottainai.completing import COMPLETION
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

CARD: Final = 0.5  # a card in hand or pickup, up to the hand limit
FURTHER_CARD: Final = 0.1
SET: Final = 0.3  # a hand card of a material, for each other one of it: support for a Smith
ASSISTANT: Final = 1.0  # an assistant, and once more if it is covered
SUPPORT: Final = 0.45  # a workplace card, times its value
UNCOVERED: Final = 0.3  # a sale without cover, times its value
WORK: Final = 1.5  # what a work can do, beside its points
ACTION: Final = 0.5  # an action that can be used
WASTED: Final = 0.2  # one that becomes a Prayer


class MottainaiEvaluation(Evaluation):
    """How far ahead of the best opponent a seat is."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, MottainaiState)
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
        job = MATERIAL[task]
        assistants = state.size_of(at(state.turn, ASSISTANTS), job)
        covered = assistants > 0 and assistants_covered(state, state.turn, job)
        total += actions_worth(state, job, 1 + assistants * (2 if covered else 1))
    return total


def actions_worth(state: MottainaiState, job: i64, actions: i64) -> float:
    used = min(actions, room(state, job))
    worth = 1.0 if job in (CLERK, TAILOR) else 1.5
    return ACTION * worth * float(used) + WASTED * float(actions - used)


def room(state: MottainaiState, job: i64) -> i64:
    """How many actions of a job can be used as the cards lie."""
    if job == CLERK:
        return state.size(at(state.turn, WORKPLACE))
    if job == MONK or job == POTTER:  # noqa: SIM109  (a tuple would be built each time)
        return state.size(FLOOR_ZONE)
    if job == TAILOR:
        return max(0, HAND_LIMIT - state.hand_count(state.turn))
    return smith_room(state)


def smith_room(state: MottainaiState) -> i64:
    """Materials of which the hand could support a work."""
    found: i64 = 0
    material: i64 = 0
    while material < 5:
        if state.size_of(at(state.turn, HAND), material) >= VALUE[material]:
            found += 1
        material += 1
    return found
