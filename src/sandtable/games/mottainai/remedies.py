"""What would make a refused act legal: another task, cards that lie on the floor, a work of one's own.

Works in play, floor, tasks and workplaces are open to all, and the own hand to its player: nothing else is looked at.
"""

from typing import Final

from sandtable.core.remedies import Remedy
from sandtable.games.mottainai.abilities import (
    SELLS_ALL_OF_A_MATERIAL,
    TAKES_TASKS_AND_PAPER_WORKS,
    TAKES_TOP_CARD,
    TASK_FROM_ASSISTANTS,
    TASK_FROM_OPPONENTS,
    WITH,
)
from sandtable.games.mottainai.actions import Actions, may_replace
from sandtable.games.mottainai.acts import ACTS, SEAT, SELL_ALL, TOP, card_of
from sandtable.games.mottainai.cards import COPY, JOBS, MATERIAL, MATERIALS, MONK, PAPER, POTTER, SMITH
from sandtable.games.mottainai.completing import can_replace, craft_missing, paper_to_spend, smith_missing
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.tally import listed as listed_in
from sandtable.games.mottainai.words import cards_said, say
from sandtable.games.mottainai.works import NAMES
from sandtable.games.mottainai.zones import (
    ASSISTANTS,
    FLOOR_ZONE,
    HAND,
    LEFT,
    RIGHT,
    RUNNING,
    WORKPLACE,
    zone_of,
)

BY_TASK: Final = "by-task"
BY_SMITH: Final = "by-smith"
FROM_FLOOR: Final = "from-floor"
MORE_THERE: Final = "more-there"
WITH_WORK: Final = "with-work"


def remedy(state: MottainaiState, seat: int, action: int) -> Remedy | None:
    """For an act that is not legal."""
    if state.ending != RUNNING or seat != state.turn:
        return None
    step, verb = state.asking(), ACTS.verb(action).name
    if step.question.way(verb) is None:
        return None
    if not isinstance(step, Actions):
        return _task(state, verb, action) if step.label == "new-task" else None
    if verb in ("craft", "complete"):
        return _completion(state, step.job, verb, card_of(action)) if may_replace(state) else None
    if action == TOP:
        return _with_work(state, WITH[TAKES_TOP_CARD + step.job])
    if verb == "sell all":
        return _sale_of_all(state, action - SELL_ALL)
    return _booty(state, step.job, action - SEAT) if verb == "player" else None


def _completion(state: MottainaiState, job: int, verb: str, card: int) -> Remedy | None:
    """Another way to complete a card of the hand, or what its support lacks."""
    if card >= COPY or card not in state.listed(state.turn, HAND):
        return None
    material = MATERIAL[card]
    if can_replace(state, smith_missing(state, material)) and job != SMITH:
        return _remedy(BY_SMITH)
    if can_replace(state, craft_missing(state, material)):
        return _remedy(BY_TASK, job=JOBS[material])
    return _from_floor(state, material) if verb == "craft" and material == job else None


def _from_floor(state: MottainaiState, material: int) -> Remedy | None:
    """MOT-35, MOT-37: cards for the workplace, as many as the support lacks."""
    missing = craft_missing(state, material) - paper_to_spend(state)
    lying = [card for card in listed_in(state, FLOOR_ZONE) if MATERIAL[card] == material][:missing]
    if len(lying) < missing:
        return None
    return _remedy(FROM_FLOOR, cards=cards_said([state.card_name(card) for card in lying], "and"))


def _sale_of_all(state: MottainaiState, material: int) -> Remedy | None:
    there = state.size_of(zone_of(state.turn, WORKPLACE), material)
    works = WITH[SELLS_ALL_OF_A_MATERIAL]
    others = [card for card in state.listed(state.turn, WORKPLACE) if not works >> card & 1]
    if sum(MATERIAL[card] == material for card in others) > 1:
        return _with_work(state, works)
    if not state.has(state.turn, works):
        return None
    return _remedy(MORE_THERE, number=2 - there, material=MATERIALS[material])


def _booty(state: MottainaiState, job: int, seat: int) -> Remedy | None:
    """A work that takes open tasks and Paper works, where there are any."""
    if job not in (MONK, POTTER) or seat == state.turn or seat >= state.seats:
        return None
    paper = any(state.size_of(zone_of(seat, wing), PAPER) for wing in (LEFT, RIGHT))
    if not (paper or state.has_open_task(seat)):
        return None
    return _with_work(state, WITH[TAKES_TASKS_AND_PAPER_WORKS] & ~_task_bit(state, seat))


def _task_bit(state: MottainaiState, seat: int) -> int:
    """The card that could not be taken by itself."""
    return 1 << state.tasks[seat] if state.has_open_task(seat) else 0


def _task(state: MottainaiState, verb: str, action: int) -> Remedy | None:
    """MOT-23: works that give tasks from elsewhere."""
    if verb == "assistant" and card_of(action) in state.listed(state.turn, ASSISTANTS):
        return _with_work(state, WITH[TASK_FROM_ASSISTANTS] & ~(1 << card_of(action)))
    seat = action - SEAT
    if verb == "player" and seat < state.seats and seat != state.turn and state.has_open_task(seat):
        return _with_work(state, WITH[TASK_FROM_OPPONENTS] & ~_task_bit(state, seat))
    return None


def _with_work(state: MottainaiState, works: int) -> Remedy | None:
    """One of a set of works, where there is one and the player has none of them."""
    if state.has(state.turn, works):
        return None
    names = [name for kind, name in enumerate(NAMES) if works >> kind & 1]
    return _remedy(WITH_WORK, work=cards_said(names, "or")) if names else None


def _remedy(need: str, **parts: str | int) -> Remedy:
    return Remedy(need, dict(parts), say(f"remedy-{need}", **parts))
