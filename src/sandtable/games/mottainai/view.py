"""What a seat sees: open cards, the own hand, and the hidden cards that it happens to know."""

from typing import Literal, TypedDict

from mypy_extensions import i64

from sandtable.core.bits import BIT
from sandtable.core.view import View, show_outcome
from sandtable.games.mottainai import scoring
from sandtable.games.mottainai.actions import WITH_COVER, Actions, TaskStep
from sandtable.games.mottainai.acts import ACTS
from sandtable.games.mottainai.cards import COPY, JOBS, MATERIALS, NO_CARD
from sandtable.games.mottainai.cover import assistants_covered, assistants_of
from sandtable.games.mottainai.names import card_name, codes, names, work_name
from sandtable.games.mottainai.position import FRAME, X, Y, Z
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.tally import Item, tally
from sandtable.games.mottainai.turn import FIRST_OF_NIGHT, FIRST_OF_NOON
from sandtable.games.mottainai.waiting import NOBODY, STEPS, Effects, Step
from sandtable.games.mottainai.zones import (
    ASSISTANTS,
    FACE_DOWN,
    FLOOR_ZONE,
    HAND,
    LEFT,
    PICKUP,
    RIGHT,
    RUNNING,
    SALES,
    WORKPLACE,
    place_name,
    zone_of,
)

Part = Literal["morning", "noon", "night", "over"]


class DeckShown(TypedDict):
    """How many cards, and the places from the top of those that the reader knows, or everybody."""

    size: int
    known: dict[str, str]
    known_to_all: list[int]


class PlayerShown(TypedDict):
    """A player's cards; a hand is None for those who may not look into it."""

    hand: list[str] | None
    hand_size: int
    hand_known: list[str]
    hand_known_to_all: list[str]
    hand_lacks: list[str]
    pickup_size: int
    pickup_known: list[str]
    pickup_known_to_all: list[str]
    task: str | None
    face_down: bool
    assistants: list[str]
    workplace: list[str]
    sales: list[str]
    left: list[str]
    right: list[str]
    covered_jobs: list[str]
    covered_sales: list[str]
    tally: list[Item] | None
    points: int


class CopyShown(TypedDict):
    """Where a copying work stands, as `0.left/` and its card, and what it copies."""

    at: str
    work: str


class TaskShown(TypedDict):
    """Whose task is performed; how many actions it has, and why, is known once they are counted."""

    owner: int
    job: str
    left: int | None
    total: int | None
    reasons: list[str]


class Asks(TypedDict):
    """What the player on turn is asked: by which step, because of which work, about what, in which task.

    `works` are those whose effects can be used; `ways` are the verbs of the answers, for who is asked.
    """

    step: str
    stage: int
    because: str | None
    subject: str | None
    material: str | None
    opponent: int | None
    task: TaskShown | None
    works: list[str]
    ways: list[str]


class MottainaiView(View):
    """What a seat knows; at last what came of the act before: cards drawn, and cards of the deck that all saw."""

    edition: Literal["pnp", "published"]
    wing_limit: int
    turn: int
    part: Part
    phase: int
    deck: DeckShown
    floor: list[str]
    players: list[PlayerShown]
    copies: list[CopyShown | None]
    extra_turns: int
    borrowed: int
    bonus: int
    stand_ins: int
    seconds: list[str]
    drawn: int
    turned_up: list[str]
    asks: Asks | None
    waiting: list[str]


def view(state: MottainaiState, seat: int | None) -> MottainaiView:
    outcome = state.outcome()
    knower = state.seats if seat is None else seat
    return {
        "game": "mottainai",
        "seat": seat,
        "actors": state.actors(),
        "edition": "published" if state.published else "pnp",
        "wing_limit": state.wing_limit,
        "turn": state.turn,
        "part": part_of_day(state) if outcome is None else "over",
        "phase": state.phase,
        "deck": deck(state, knower),
        "floor": names(state, state.zones[FLOOR_ZONE], state.zones[FLOOR_ZONE + 1]),
        "players": [player(state, owner, knower) for owner in range(state.seats)],
        "copies": [copy_of(state, copy) for copy in (COPY, COPY + 1)],
        "extra_turns": state.extra_turns,
        "borrowed": state.borrowed,
        "bonus": state.bonus,
        "stand_ins": state.stand_ins,
        "seconds": seconds(state),
        "drawn": state.drawn,
        "turned_up": names(state, state.turned_up, state.turned_up_twice),
        "asks": asks(state, knower) if outcome is None else None,
        "waiting": frames(state),
        "outcome": show_outcome(outcome),
    }


# Parts of a view


def part_of_day(state: MottainaiState) -> Part:
    if state.phase < FIRST_OF_NOON:
        return "morning"
    return "noon" if state.phase < FIRST_OF_NIGHT else "night"


def zone_names(state: MottainaiState, seat: i64, place: i64) -> list[str]:
    zone = zone_of(seat, place)
    return names(state, state.zones[zone], state.zones[zone + 1])


def deck(state: MottainaiState, knower: i64) -> DeckShown:
    """How many cards, and the places from the top of those that the reader knows, or everybody."""
    known: dict[str, str] = {}
    to_all: list[int] = []
    for place in range(state.deck_size):
        card = state.deck_card(place)
        knowers = state.deck_knowers(place)
        if knowers & BIT[knower]:
            known[str(place)] = card_name(state, card)
        if knowers & BIT[state.seats]:
            to_all.append(place)
    return {"size": state.deck_size, "known": known, "known_to_all": to_all}


def player(state: MottainaiState, seat: int, knower: i64) -> PlayerShown:
    open_hand = seat == knower or state.ending != RUNNING
    task = state.tasks[seat]
    return {
        "hand": zone_names(state, seat, HAND) if open_hand else None,
        "hand_size": state.size(zone_of(seat, HAND)),
        "hand_known": known_names(state, seat, knower, HAND),
        "hand_known_to_all": known_names(state, seat, state.seats, HAND),
        "hand_lacks": [MATERIALS[material] for material in range(5) if state.lacking[seat] & BIT[material]],
        "pickup_size": state.size(zone_of(seat, PICKUP)),
        "pickup_known": known_names(state, seat, knower, PICKUP),
        "pickup_known_to_all": known_names(state, seat, state.seats, PICKUP),
        "task": card_name(state, task) if 0 <= task < FACE_DOWN else None,
        "face_down": task >= FACE_DOWN,
        "assistants": zone_names(state, seat, ASSISTANTS),
        "workplace": zone_names(state, seat, WORKPLACE),
        "sales": zone_names(state, seat, SALES),
        "left": zone_names(state, seat, LEFT),
        "right": zone_names(state, seat, RIGHT),
        "covered_jobs": covered_jobs(state, seat),
        "covered_sales": covered_sales(state, seat),
        "tally": tally(state, seat) if state.ending != RUNNING else None,
        "points": scoring.points(state, seat) if open_hand else scoring.open_points(state, seat),
    }


def covered_jobs(state: MottainaiState, seat: int) -> list[str]:
    """The jobs whose assistants count double."""
    return [
        JOBS[job]
        for job in range(5)
        if assistants_of(state, seat, job) and assistants_covered(state, seat, job)
    ]


def covered_sales(state: MottainaiState, seat: int) -> list[str]:
    """The materials whose sales score."""
    return [
        MATERIALS[material]
        for material in range(5)
        if state.size_of(zone_of(seat, SALES), material) and scoring.sale_counts(state, seat, material)
    ]


def known_names(state: MottainaiState, owner: i64, knower: i64, place: i64) -> list[str]:
    """Cards of a hand or pickup that a knower knows. An own hand needs no memory."""
    known = state.knowledge_of(owner, knower, place)
    return names(state, state.known[known], state.known[known + 1])


def copy_of(state: MottainaiState, copy: int) -> CopyShown | None:
    """Where a copying work stands, and what it copies."""
    kind = state.kind(copy)
    if kind == NO_CARD:
        return None
    wing = place_name(state.turn, state.wing_of(state.turn, copy))
    return {"at": f"{wing}/{card_name(state, copy)}", "work": card_name(state, kind)}


def seconds(state: MottainaiState) -> list[str]:
    """Of two alike works of a player, those in the second place (see `zones`): "1.left/" and the card."""
    found = []
    for seat in range(state.seats):
        for wing in (LEFT, RIGHT):
            cards = codes(state.zones[zone_of(seat, wing) + 1])
            found += [f"{place_name(seat, wing)}/{card_name(state, card)}" for card in cards]
    return found


def frames(state: MottainaiState) -> list[str]:
    """The waiting steps as text: nothing in them is hidden."""
    found = []
    for base in range(0, state.depth, FRAME):
        registers = [str(state.stack[base + n]) for n in (X, Y, Z)]
        found.append(":".join([STEPS[state.stack[base]].label, *registers]))
    return found


# The question


def asks(state: MottainaiState, knower: i64) -> Asks:
    """What is asked, as the step on top tells it."""
    step = state.asking()
    because, about, material = step.because(state), step.about(state), step.material(state)
    opponent = step.opponent(state)
    return {
        "step": step.label,
        "stage": step.stage(state),
        "because": None if because == NO_CARD else work_name(state, because),
        "subject": None if about == NO_CARD else card_name(state, about),
        "material": None if material == NO_CARD else MATERIALS[material],
        "opponent": None if opponent == NOBODY else opponent,
        "task": task_under_way(state),
        "works": usable_works(state, step, knower),
        "ways": verbs_now(state) if knower == state.turn else [],
    }


def usable_works(state: MottainaiState, step: Step, knower: i64) -> list[str]:
    """The works whose effects can be used, as the reader knows it."""
    if not isinstance(step, Effects):
        return []
    return [work_name(state, card) for card in codes(step.of_use(state, knower == state.turn))]


def verbs_now(state: MottainaiState) -> list[str]:
    """The verbs of what is legal."""
    return list(dict.fromkeys(ACTS.verb(action).name for action in state.choices(state.turn)))


def task_under_way(state: MottainaiState) -> TaskShown | None:
    """Whose task is performed, and how many of its actions are left."""
    for base in range(state.depth - FRAME, -1, -FRAME):
        step = STEPS[state.stack[base]]
        if isinstance(step, Actions):
            return actions_shown(state, base, step.job)
        if isinstance(step, TaskStep):
            job = JOBS[state.stack[base + Y]]
            return {"owner": state.stack[base + X], "job": job, "left": None, "total": None, "reasons": []}
    return None


def actions_shown(state: MottainaiState, base: int, job: int) -> TaskShown:
    """A task whose actions are counted."""
    owner, left = state.stack[base + X], state.stack[base + Y]
    total, covered = divmod(int(state.stack[base + Z]), WITH_COVER)
    why = reasons(state, owner == state.turn, JOBS[job], total, covered == 1)
    return {"owner": owner, "job": JOBS[job], "left": left, "total": total, "reasons": why}


def reasons(state: MottainaiState, own: bool, job: str, total: int, covered: bool) -> list[str]:
    """MOT-30: where the actions come from; nothing where there is only the one that every task has."""
    borrowed = int(state.borrowed) if own else 0
    helped = total - 1 - int(state.bonus) - borrowed
    helpers = helped // 2 if covered else helped
    who = f"a {job}" if helpers == 1 else f"{helpers} {job}s"
    found = [f"{helped} by {who}{', covered' if covered else ''}"] if helped else []
    found += [f"{state.bonus} by a shown card"] if state.bonus == 1 else []
    found += [f"{state.bonus} by shown cards"] if state.bonus > 1 else []
    found += ["1 by the borrowed task"] if borrowed else []
    return ["1", *found] if found else []
