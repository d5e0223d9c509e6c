"""What a seat sees: everything on the table, but neither the heap before a round starts nor later rounds.

A tile is written as in positions: `57f` is the front of tile 57, `57b1` its back after a quarter turn
clockwise. The heap is a text of 136 letters, one for each tile: `f` or `b` the side up, `.` not there.
Times are milliseconds of the table (MON-80); where the time is hidden they are not given (MON-72).
"""

from typing import Any, Final

from librt.vecs import append
from mypy_extensions import i64

from sandtable.core.chance import Chance
from sandtable.core.game import Imaginer, State, View
from sandtable.games.mondo.board import INDEX, NAMES, names
from sandtable.games.mondo.landscapes import Landscapes, misconnection_names
from sandtable.games.mondo.scoring import COLUMNS, WIDTH, chip_value
from sandtable.games.mondo.settings import ADVANCED, Settings
from sandtable.games.mondo.state import (
    COUNTDOWN,
    NEVER,
    NO_TILE,
    OVER,
    ROUND,
    WAITING,
    WORD,
    WORD_BIT,
    MondoState,
    draw_seed,
)
from sandtable.games.mondo.tasks import MODIFIER_NAMES, TASK_NAMES
from sandtable.games.mondo.tiles import LANDSCAPES, TILES
from sandtable.games.mondo.world import World

PHASES: Final = ("waiting", "countdown", "round", "over")


def view(state: MondoState, seat: int | None) -> View:
    settings = state.settings
    outcome = state.outcome()
    seats = range(settings.seats)
    return {
        "game": "mondo",
        "seat": seat,
        "actors": state.actors(),
        "seats": settings.seats,
        "options": dict(settings.options),
        "phase": PHASES[state.phase],
        "round": min(state.round + 1, settings.rounds),
        "rounds": settings.rounds,
        **_times(state),
        "heap": write_heap(state) if state.phase == ROUND else None,
        "arrangement": state.arrangement if state.phase == ROUND else None,
        "chips": list(settings.chips()[0 if state.phase == WAITING else state.outs :]),
        "modifiers": _modifiers(state),
        "tasks": members(state.tasks, TASK_NAMES),
        "volcano_chip": members(state.holders, seats),
        "ready": members(state.ready, seats),
        "worlds": [_world(state, one) for one in seats],
        "sheet": _sheet(state),
        "scores": [state.total(one) for one in seats],
        "outcome": outcome
        and {
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "reason": outcome.reason,
        },
    }


def _times(state: MondoState) -> dict[str, int | None]:
    """When the round started and ends, and when the last act came."""
    hidden = state.settings.hides_time and state.phase != COUNTDOWN
    running = state.phase in (COUNTDOWN, ROUND) and not hidden
    return {
        "at": None if state.settings.hides_time else state.clock,
        "started_at": state.started_at if running else None,
        "ends_at": state.ends_at
        if running and state.ends_at < NEVER and not state.settings.hides_time
        else None,
    }


def members(found: i64, all_of_them: Any) -> list[Any]:
    """The members of a set by their names."""
    return [name for n, name in enumerate(all_of_them) if found & WORD_BIT[n]]


def write_heap(state: MondoState) -> str:
    return "".join(_heap_letter(state, tile) for tile in range(TILES))


def _heap_letter(state: MondoState, tile: i64) -> str:
    if not state.is_in_heap(tile):
        return "."
    return "b" if state.backs[tile // WORD] & WORD_BIT[tile % WORD] else "f"


def write_face(face: int) -> str:
    return f"{face // 2 + 1}{'fb'[face % 2]}"


def write_lie(lie: int) -> str:
    return f"{write_face(lie // 4)}{lie % 4}"


def _modifiers(state: MondoState) -> list[str]:
    """The score modifiers turned up so far, this round's last (MON-40)."""
    if state.settings.level < ADVANCED:
        return []
    shown = min(state.round + 1, state.settings.rounds)
    return [MODIFIER_NAMES[state.modifiers[turn]] for turn in range(shown)]


def _world(state: MondoState, seat: int) -> dict[str, Any]:
    world = state.worlds[seat]
    hand, order = state.hands[seat], state.orders[seat]
    shown = {
        "tiles": {NAMES[space]: write_lie(lie) for space, lie in enumerate(world.lies) if lie >= 0},
        "misconnections": misconnection_names(world),
        "hand": None if hand == NO_TILE else write_face(hand),
        "out": order,
        "chip": chip_value(state.settings, order),
        "tasks": members(state.taken[seat], TASK_NAMES),
    }
    between = state.phase == WAITING or state.phase == OVER
    return shown | {"finished": _finished(world)} if between else shown


def _finished(world: World) -> list[dict[str, Any]]:
    """The finished landscapes and lakes: where the points came from."""
    found = Landscapes(world)
    return [
        {"landscape": LANDSCAPES[found.kinds[n]], "spaces": names(found.regions[n])}
        for n in range(len(found.kinds))
    ]


def _sheet(state: MondoState) -> list[list[dict[str, int]]]:
    """The score sheet: a list for each round with a line of points for each seat."""
    points = [number for number in state.sheet]
    lines = [points[n : n + WIDTH] for n in range(0, len(points), WIDTH)]
    told = [dict(zip(COLUMNS, line, strict=True)) | {"total": sum(line)} for line in lines]
    seats = state.settings.seats
    return [told[n : n + seats] for n in range(0, len(told), seats)]


class MondoImaginer(Imaginer):
    """Deals again what a view hides: the scrambles, tasks and modifiers still to come, a hidden clock."""

    def __init__(self, view: View) -> None:
        self.known = state_of(view)
        self.shown: i64 = len(view["modifiers"])

    def deal(self, chance: Chance) -> State:
        state = self.known.copy()
        turn: i64 = 0
        while turn < 3:
            state.seeds[turn] = draw_seed(chance)
            turn += 1
        self.shuffle_modifiers(state, chance)
        if state.settings.hides_time and state.phase == ROUND and state.settings.length > 0:
            state.ends_at = state.clock + 1 + chance.below(state.settings.length)
        return state

    def shuffle_modifiers(self, state: MondoState, chance: Chance) -> None:
        """The ones to come are different from all that were shown."""
        shown = [state.modifiers[turn] for turn in range(self.shown)]
        rest = [card for card in range(5) if card not in shown]
        turn = self.shown
        while turn < 3:
            state.modifiers[turn] = rest.pop(chance.below(len(rest)))
            turn += 1


def state_of(view: View) -> MondoState:
    """The state of a view as far as it is known."""
    state = MondoState(Settings(view["seats"], view["options"]))
    state.phase = PHASES.index(view["phase"])
    state.round = view["round"] if state.phase == OVER else view["round"] - 1
    state.clock = view["at"] or 0
    state.started_at = view["started_at"] or 0
    state.ends_at = NEVER if view["ends_at"] is None else view["ends_at"]
    if state.settings.hides_time and state.phase == COUNTDOWN:
        state.ends_at = state.started_at + state.settings.length
    state.arrangement = view["arrangement"] or 0
    for turn, name in enumerate(view["modifiers"]):
        state.modifiers[turn] = MODIFIER_NAMES.index(name)
    state.tasks = set_of([TASK_NAMES.index(name) for name in view["tasks"]])
    state.holders = set_of(view["volcano_chip"])
    state.ready = set_of(view["ready"])
    for seat, world in enumerate(view["worlds"]):
        _read_world(state, seat, world)
    if view["heap"] is not None:
        read_heap(state, view["heap"])
    for line in [line for lines in view["sheet"] for line in lines]:
        for column in COLUMNS:
            state.sheet = append(state.sheet, line[column])
    return state


def set_of(numbers: list[int]) -> int:
    found: i64 = 0
    for n in numbers:
        found |= WORD_BIT[n]
    return found


def _read_world(state: MondoState, seat: i64, world: dict[str, Any]) -> None:
    for name, tile in world["tiles"].items():
        lay(state, seat, INDEX[name], read_lie(tile))
    if world["hand"] is not None:
        hold(state, seat, read_face(world["hand"]))
    state.orders[seat] = world["out"]
    state.outs = max(state.outs, world["out"])
    state.taken[seat] = set_of([TASK_NAMES.index(name) for name in world["tasks"]])


def read_face(text: str) -> int:
    return (int(text[:-1]) - 1) * 2 + "fb".index(text[-1])


def read_lie(text: str) -> int:
    return read_face(text[:-1]) * 4 + int(text[-1])


def lay(state: MondoState, seat: i64, space: i64, lie: i64) -> None:
    """Lay a tile onto a world, from wherever it is."""
    remove(state, lie >> 3)
    state.worlds[seat].place(space, lie)


def hold(state: MondoState, seat: i64, face: i64) -> None:
    remove(state, face >> 1)
    state.hands[seat] = face


def remove(state: MondoState, tile: i64) -> None:
    state.heap[tile // WORD] &= ~WORD_BIT[tile % WORD]


def read_heap(state: MondoState, letters: str) -> None:
    """Which side is up; the tiles that are not there have been taken out already."""
    for tile, letter in enumerate(letters):
        if letter == "b":
            state.backs[tile // WORD] |= WORD_BIT[tile % WORD]
