"""What a seat sees: open cards, the own hand, and the hidden cards that it happens to know."""

from typing import Any, Final

from mypy_extensions import i64

from sandtable.core.game import View
from sandtable.games.mottainai import scoring
from sandtable.games.mottainai.abilities import ASKS_FOR_CARD, FORBIDS_REPLACING, SPENDS_PAPER, WITH
from sandtable.games.mottainai.actions import ACTIONS, ADMISSION, BOOTY, JOB_BITS, may_replace
from sandtable.games.mottainai.cards import BIT, COPY, JOBS, KINDS, MATERIALS, NO_CARD, first
from sandtable.games.mottainai.completing import SPENDING, SUPPORT
from sandtable.games.mottainai.cover import assistants_covered, assistants_of, sales_covered
from sandtable.games.mottainai.names import card_name, codes, names
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.tally import tally
from sandtable.games.mottainai.waiting import IN_RIGHT_WING, MOMENTS, NOTHING, STEPS
from sandtable.games.mottainai.zones import (
    ASSISTANTS,
    FACE_DOWN,
    FLOOR_ZONE,
    FRAME,
    HAND,
    LEFT,
    PICKUP,
    PLACES,
    RIGHT,
    RUNNING,
    SALES,
    SHOWN_TO,
    WORKPLACE,
    at,
)

PARTS_OF_DAY: Final = ("morning",) * 6 + ("noon",) * 2 + ("night",) * 3
WINGS: Final = ("left", "right")


def view(state: MottainaiState, seat: int | None) -> View:
    outcome = state.outcome()
    knower = state.seats if seat is None else seat
    return {
        "game": "mottainai",
        "seat": seat,
        "actors": state.actors(),
        "edition": "published" if state.published else "pnp",
        "wing_limit": state.wing_limit,
        "turn": state.turn,
        "part": PARTS_OF_DAY[max(0, state.phase)] if outcome is None else "over",
        "phase": state.phase,
        "deck": deck(state, knower),
        "floor": names(state, state.zones[FLOOR_ZONE], state.zones[FLOOR_ZONE + 1]),
        "players": [player(state, owner, knower) for owner in range(state.seats)],
        "copies": [copy_of(state, copy) for copy in (COPY, COPY + 1)],
        "extra_turns": state.extra_turns,
        "borrowed": state.borrowed,
        "bonus": state.bonus,
        "stand_ins": state.stand_ins,
        "used": codes(state.used) + codes(state.used_twice),
        "asks": asks(state) if outcome is None else None,
        "waiting": frames(state),
        "outcome": outcome
        and {
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "reason": outcome.reason,
        },
    }


# Parts of a view


def zone_names(state: MottainaiState, seat: i64, place: i64) -> list[str]:
    zone = at(seat, place)
    return names(state, state.zones[zone], state.zones[zone + 1])


def deck(state: MottainaiState, knower: i64) -> dict[str, Any]:
    """How many cards, and the places from the top of those that the reader knows, or everybody."""
    known: dict[str, str] = {}
    to_all: list[int] = []
    for place in range(state.deck_size):
        card = state.deck_card(place)
        knowers = state.deck[(state.top + place) % len(state.deck)] // SHOWN_TO
        if knowers & BIT[knower]:
            known[str(place)] = card_name(state, card)
        if knowers & BIT[state.seats]:
            to_all.append(place)
    return {"size": state.deck_size, "known": known, "known_to_all": to_all}


def player(state: MottainaiState, seat: int, knower: i64) -> dict[str, Any]:
    open_hand = seat == knower or state.ending != RUNNING
    task = state.tasks[seat]
    found: dict[str, Any] = {
        "hand": zone_names(state, seat, HAND) if open_hand else None,
        "hand_size": state.size(at(seat, HAND)),
        "hand_known": known_names(state, seat, knower, HAND),
        "hand_known_to_all": known_names(state, seat, state.seats, HAND),
        "hand_lacks": [MATERIALS[material] for material in range(5) if state.lacking[seat] & BIT[material]],
        "pickup_size": state.size(at(seat, PICKUP)),
        "pickup_known": known_names(state, seat, knower, PICKUP),
        "pickup_known_to_all": known_names(state, seat, state.seats, PICKUP),
        "task": card_name(state, task) if 0 <= task < FACE_DOWN else None,
        "face_down": task >= FACE_DOWN,
    }
    for place in (ASSISTANTS, WORKPLACE, SALES, LEFT, RIGHT):
        found[PLACES[place]] = zone_names(state, seat, place)
    found["covered_jobs"] = [
        JOBS[job]
        for job in range(5)
        if assistants_of(state, seat, job) and assistants_covered(state, seat, job)
    ]
    found["covered_sales"] = [
        MATERIALS[material]
        for material in range(5)
        if state.size_of(at(seat, SALES), material) and sales_covered(state, seat, material)
    ]
    found["tally"] = tally(state, seat) if state.ending != RUNNING else None
    found["points"] = scoring.points(state, seat) if open_hand else scoring.open_points(state, seat)
    return found


def known_names(state: MottainaiState, owner: i64, knower: i64, place: i64) -> list[str]:
    """Cards of a hand or pickup that a knower knows. An own hand needs no memory."""
    known = state.knowledge(owner, knower, place)
    return names(state, state.known[known], state.known[known + 1])


def copy_of(state: MottainaiState, copy: int) -> dict[str, str] | None:
    """In which wing a copying work stands, and what it copies."""
    kind = state.kind(copy)
    if kind == NO_CARD:
        return None
    wing = LEFT if state.cards(state.turn, LEFT) & BIT[copy] else RIGHT
    return {"wing": PLACES[wing], "work": card_name(state, kind)}


def frames(state: MottainaiState) -> list[str]:
    """The waiting steps as text: nothing in them is hidden."""
    found = []
    for base in range(0, state.depth, FRAME):
        numbers = [str(state.stack[base + n]) for n in range(1, FRAME)]
        found.append(":".join([STEPS[state.stack[base]].label, *numbers]))
    return found


# The question


def asks(state: MottainaiState) -> dict[str, Any]:
    """What is asked, because of what, and in which task."""
    step = state.asking()
    found: dict[str, Any] = {"kind": step.kind(), "stage": state.x, "because": None, "subject": None}
    if step.kind() in ("effects", "daytime"):
        found |= effects_asked(state)
    elif step.number == SUPPORT:
        found |= {"stage": state.cause % 8, "subject": card_name(state, state.cause // 8)}
    elif step.number == SPENDING:
        found["because"] = first_name(state, state.turn, WITH[SPENDS_PAPER])
    elif step.number == ADMISSION:
        found["because"] = first_name(state, state.x, WITH[ASKS_FOR_CARD + state.y])
    elif step.number == ACTIONS:
        found["stage"] = 0
        if not may_replace(state):
            found["because"] = first_name(state, state.x // JOB_BITS, WITH[FORBIDS_REPLACING])
    elif step.number == BOOTY:
        found |= {"stage": 0, "opponent": state.x}
    elif step.kind() == "placement":
        found["subject"] = card_name(state, state.top_card())
    elif step.kind() == "sell assistant":
        found["subject"] = card_name(state, state.y)
    if is_effect(state) or step.kind() == "placement":
        found["because"] = card_name(state, state.cause % IN_RIGHT_WING)
    found["task"] = task_under_way(state)
    return found


def first_name(state: MottainaiState, seat: i64, works: i64) -> str:
    """One of a player's works that has an ability."""
    once, _ = state.instances(seat, works)
    return card_name(state, first(once))


def is_effect(state: MottainaiState) -> bool:
    """Whether the step on top belongs to a work."""
    return state.asking().label[0].isupper()


def effects_asked(state: MottainaiState) -> dict[str, Any]:
    step = state.asking()
    moment = state.x if step.kind() == "daytime" else state.cause % MOMENTS
    subject = NOTHING if step.kind() == "daytime" else state.cause // MOMENTS
    found: dict[str, Any] = {"stage": 0, "moment": moment, "works": pending_works(state)}
    if subject != NOTHING and subject % IN_RIGHT_WING < KINDS:
        found["subject"] = card_name(state, subject % IN_RIGHT_WING)
    return found


def pending_works(state: MottainaiState) -> list[str]:
    once, twice = state.asking().pending(state)
    return names(state, once, twice)


def task_under_way(state: MottainaiState) -> dict[str, Any] | None:
    """Whose task is performed, and how many of its actions are left."""
    for base in range(state.depth - FRAME, -1, -FRAME):
        number, x, y, total = [state.stack[base + n] for n in range(FRAME)]
        if number == ACTIONS:
            return {"owner": x // JOB_BITS, "job": JOBS[x % JOB_BITS], "left": y, "total": total}
        if number == ADMISSION or STEPS[number].label == "task":
            return {"owner": x, "job": JOBS[y], "left": None, "total": None}
    return None
