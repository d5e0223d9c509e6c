"""What a seat sees: everything on the table, but neither the heap before a round starts nor later rounds.

A tile is written as in positions: `57f` is the front of tile 57, `57b1` its back after a quarter turn
clockwise. The heap is a text of 136 letters, one for each tile: `f` or `b` the side up, `.` not there.
Times are milliseconds of the table (MON-80); where the time is hidden they are not given (MON-72).
"""

from collections.abc import Sequence
from typing import Final, Literal, TypedDict, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BIT
from sandtable.core.chance import Chance
from sandtable.core.game import Options
from sandtable.core.state import Imaginer, State
from sandtable.core.view import View, show_outcome
from sandtable.games.mondo.board import INDEX, NAMES
from sandtable.games.mondo.conditions import ADVANCED, Conditions
from sandtable.games.mondo.landscapes import misconnection_names
from sandtable.games.mondo.scoring import COLUMNS, WIDTH, chip_value
from sandtable.games.mondo.sources import Source, sources
from sandtable.games.mondo.state import (
    COUNTDOWN,
    FIRST_CARDS,
    NEVER,
    NO_TILE,
    OVER,
    ROUND,
    WAITING,
    MondoState,
    draw_seeds,
)
from sandtable.games.mondo.tasks import MODIFIER_NAMES, TASK_NAMES
from sandtable.games.mondo.tiles import TILES

Phase = Literal["waiting", "countdown", "round", "over"]
PHASES: Final[tuple[Phase, ...]] = ("waiting", "countdown", "round", "over")

T = TypeVar("T")


class SheetLine(TypedDict):
    """The points of a seat in a round, by column, and their sum."""

    animals: int
    landscapes: int
    chip: int
    modifier: int
    volcanoes: int
    empty: int
    misconnections: int
    tasks: int
    total: int


class WorldShown(TypedDict):
    """One player's board. `out` is the place in the order of jumping out, 0 for a player still in.

    Between rounds and at the end `sources` tells where the points of the last round came from.
    """

    tiles: dict[str, str]
    misconnections: list[str]
    hand: str | None
    out: int
    chip: int
    tasks: list[str]
    sources: list[Source]


class MondoView(View):
    """What a seat knows of the table. `limit` is how many minus points still win for somebody alone (MON-62)."""

    seats: int
    options: Options
    phase: Phase
    round: int
    rounds: int
    limit: int | None
    at: int | None
    started_at: int | None
    ends_at: int | None
    heap: str | None
    arrangement: int | None
    chips: list[int]
    modifiers: list[str]
    tasks: list[str]
    volcano_chip: list[int]
    ready: list[int]
    worlds: list[WorldShown]
    sheet: list[list[SheetLine]]
    scores: list[int]


def view(state: MondoState, seat: int | None) -> MondoView:
    conditions = state.conditions
    seats = range(conditions.seats)
    return {
        "game": "mondo",
        "seat": seat,
        "actors": state.actors(),
        "seats": conditions.seats,
        "options": dict(conditions.options),
        "phase": PHASES[state.phase],
        "round": min(state.round + 1, conditions.rounds),
        "rounds": conditions.rounds,
        "limit": conditions.solo_limit() if conditions.is_solo else None,
        "at": None if conditions.hides_time else state.clock,
        "started_at": state.started_at if shows_times(state) else None,
        "ends_at": state.ends_at if shows_end(state) else None,
        "heap": write_heap(state) if state.phase == ROUND else None,
        "arrangement": state.arrangement if state.phase == ROUND else None,
        "chips": list(conditions.chips()[0 if state.phase == WAITING else state.outs :]),
        "modifiers": _modifiers(state),
        "tasks": members(state.tasks, TASK_NAMES),
        "volcano_chip": members(state.holders, seats),
        "ready": members(state.ready, seats),
        "worlds": [_world(state, one) for one in seats],
        "sheet": _sheet(state),
        "scores": [state.total(one) for one in seats],
        "outcome": show_outcome(state.outcome()),
    }


def shows_times(state: MondoState) -> bool:
    """Whether a round is counted down or runs, and its start may be seen (MON-72)."""
    return state.phase == COUNTDOWN or (state.phase == ROUND and not state.conditions.hides_time)


def shows_end(state: MondoState) -> bool:
    return shows_times(state) and state.ends_at < NEVER and not state.conditions.hides_time


def members(found: i64, all_of_them: Sequence[T]) -> list[T]:
    """The members of a set by their names."""
    return [name for n, name in enumerate(all_of_them) if found & BIT[n]]


def write_heap(state: MondoState) -> str:
    return "".join(_heap_letter(state, tile) for tile in range(TILES))


def _heap_letter(state: MondoState, tile: i64) -> str:
    return "fb"[state.heap.face_up(tile) % 2] if state.heap.has(tile) else "."


def write_face(face: int) -> str:
    return f"{face // 2 + 1}{'fb'[face % 2]}"


def write_lie(lie: int) -> str:
    return f"{write_face(lie // 4)}{lie % 4}"


def _modifiers(state: MondoState) -> list[str]:
    """The score modifiers turned up so far, this round's last (MON-40)."""
    if state.conditions.level < ADVANCED:
        return []
    shown = min(state.round + 1, state.conditions.rounds)
    return [MODIFIER_NAMES[state.modifiers[turn]] for turn in range(shown)]


def _world(state: MondoState, seat: int) -> WorldShown:
    world = state.worlds[seat]
    hand, order = state.hands[seat], state.orders[seat]
    is_scored = len(state.sheet) > 0 and (state.phase == WAITING or state.phase == OVER)
    return {
        "tiles": {NAMES[space]: write_lie(lie) for space, lie in enumerate(world.lies) if lie >= 0},
        "misconnections": misconnection_names(world),
        "hand": None if hand == NO_TILE else write_face(hand),
        "out": order,
        "chip": chip_value(state.conditions, order),
        "tasks": members(state.taken[seat], TASK_NAMES),
        "sources": sources(state, seat) if is_scored else [],
    }


def _sheet(state: MondoState) -> list[list[SheetLine]]:
    """The score sheet: a list for each round with a line of points for each seat."""
    points = [number for number in state.sheet]
    lines = [write_line(points[n : n + WIDTH]) for n in range(0, len(points), WIDTH)]
    seats = state.conditions.seats
    return [lines[n : n + seats] for n in range(0, len(lines), seats)]


def write_line(points: list[int]) -> SheetLine:
    return {
        "animals": points[0],
        "landscapes": points[1],
        "chip": points[2],
        "modifier": points[3],
        "volcanoes": points[4],
        "empty": points[5],
        "misconnections": points[6],
        "tasks": points[7],
        "total": sum(points),
    }


class MondoImaginer(Imaginer):
    """Deals again what a view hides: the scrambles, tasks and modifiers still to come, a hidden clock."""

    def __init__(self, view: MondoView) -> None:
        self.known = state_of(view)
        self.shown: i64 = len(view["modifiers"])

    def deal(self, chance: Chance) -> State:
        state = self.known.copy()
        state.seeds = draw_seeds(chance)
        state.modifiers = self.shuffle_modifiers(chance)
        if state.conditions.hides_time and state.phase == ROUND and state.conditions.length > 0:
            state.ends_at = state.clock + 1 + chance.below(state.conditions.length)
        return state

    def shuffle_modifiers(self, chance: Chance) -> vec[i64]:
        """The ones to come are different from all that were shown."""
        modifiers = self.known.modifiers[:]
        shown = [modifiers[turn] for turn in range(self.shown)]
        rest = [card for card in range(5) if card not in shown]
        turn = self.shown
        while turn < 3:
            modifiers[turn] = rest.pop(chance.below(len(rest)))
            turn += 1
        return modifiers


def state_of(view: MondoView) -> MondoState:
    """The state of a view as far as it is known."""
    state = MondoState(Conditions(view["seats"], view["options"]))
    state.phase = PHASES.index(view["phase"])
    state.round = view["round"] if state.phase == OVER else view["round"] - 1
    state.modifiers = _read_modifiers(view["modifiers"])
    state.arrangement = view["arrangement"] or 0
    state.tasks = set_of([TASK_NAMES.index(name) for name in view["tasks"]])
    state.holders = set_of(view["volcano_chip"])
    state.ready = set_of(view["ready"])
    points = [line[column] for lines in view["sheet"] for line in lines for column in COLUMNS]
    state.sheet = vec[i64](points)
    _read_times(state, view)
    for seat, world in enumerate(view["worlds"]):
        _read_world(state, seat, world)
    _read_heap(state, view["heap"] or "")
    return state


def _read_modifiers(shown: list[str]) -> vec[i64]:
    """Those shown, and any for the rounds to come."""
    found = FIRST_CARDS[:3]
    for turn, name in enumerate(shown):
        found[turn] = MODIFIER_NAMES.index(name)
    return found


def _read_times(state: MondoState, view: MondoView) -> None:
    state.clock = view["at"] or 0
    state.started_at = view["started_at"] or 0
    state.ends_at = NEVER if view["ends_at"] is None else view["ends_at"]
    if state.conditions.hides_time and state.phase == COUNTDOWN:
        state.ends_at = state.started_at + state.conditions.length


def set_of(numbers: list[int]) -> int:
    found: i64 = 0
    for n in numbers:
        found |= BIT[n]
    return found


def _read_world(state: MondoState, seat: i64, world: WorldShown) -> None:
    for name, tile in world["tiles"].items():
        lie = read_lie(tile)
        state.heap.remove(lie // 8)
        state.worlds[seat].place(INDEX[name], lie)
    if world["hand"] is not None:
        face = read_face(world["hand"])
        state.heap.remove(face // 2)
        state.hands[seat] = face
    state.orders[seat] = world["out"]
    state.outs = max(state.outs, world["out"])
    state.taken[seat] = set_of([TASK_NAMES.index(name) for name in world["tasks"]])


def read_face(text: str) -> int:
    return (int(text[:-1]) - 1) * 2 + "fb".index(text[-1])


def read_lie(text: str) -> int:
    return read_face(text[:-1]) * 4 + int(text[-1])


def _read_heap(state: MondoState, letters: str) -> None:
    """Which side is up; the tiles that are not there have been taken out already."""
    for tile, letter in enumerate(letters):
        if letter == "b":
            state.heap.turn(tile * 2 + 1)
