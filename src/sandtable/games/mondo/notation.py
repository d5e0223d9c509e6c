"""Acts and positions as short text, both ways.

Acts: `take 57`, `turn`, `place c3 1` (space, quarter turns clockwise), `back`, `out`, `task pandas`, `ready`.

A position is one line of words:

    <options> <phase> <round> <times> <seeds> <modifiers> <heap> <arrangement> <tasks> <chip> <ready>
    <a word for each seat> <sheet>

- options: `seats=2,level=expert,minutes=5,…`, all of them.
- times: of the last act, of the start and of the end of the round, in milliseconds: `5120/3000/423000`.
- seeds and modifiers: three each, one for a round; they fix what is still to come.
- heap: 136 letters, `f` or `b` for the side up, `.` for a tile that is not there.
- arrangement: the number from which a screen scatters the heap.
- tasks: those to be taken, `pandas/first`. chip, ready: the seats that hold the volcano chip and those
  that are ready, `013`.
- a seat: `<tiles>;<hand>;<out>;<tasks>`, as in `c1:72b0,d1:44b0;57f;0;pandas`. A tile is its number, its
  side up and its quarter turns; out is the place in the order of jumping out, 0 for a player still in.
- sheet: a line of eight points for each seat and round, `6,8,2,0,-4,-1,-4,0/…`.

`-` stands for nothing.
"""

import re
from typing import Any, Final

from sandtable.core.errors import Unreadable
from sandtable.games.mondo.board import INDEX, NAMES
from sandtable.games.mondo.scoring import COLUMNS, WIDTH
from sandtable.games.mondo.settings import OPTIONS, Settings
from sandtable.games.mondo.state import (
    BACK,
    NEVER,
    OUT,
    PLACE,
    READY,
    TAKE,
    TASK,
    TURN,
    WAITING,
    MondoState,
)
from sandtable.games.mondo.tasks import MODIFIER_NAMES, TASK_NAMES
from sandtable.games.mondo.tiles import TILES
from sandtable.games.mondo.view import PHASES, state_of, view, write_heap

SINGLE: Final = {"turn": TURN, "back": BACK, "out": OUT, "ready": READY}
FORMS: Final = "“take 57”, “turn”, “place c3 1”, “back”, “out”, “task pandas” or “ready”"
WORDS: Final = 12  # without the seats


def write(action: int) -> str:
    for name, code in SINGLE.items():
        if action == code:
            return name
    if action < TURN:
        return f"take {action - TAKE + 1}"
    if action < BACK:
        return f"place {NAMES[(action - PLACE) // 4]} {(action - PLACE) % 4}"
    return f"task {TASK_NAMES[action - TASK]}"


def read(text: str) -> int:
    words = text.lower().split()
    if len(words) == 1 and words[0] in SINGLE:
        return SINGLE[words[0]]
    if len(words) == 2 and words[0] == "take":
        return TAKE + read_tile(words[1])
    if len(words) == 3 and words[0] == "place":
        return PLACE + read_space(words[1]) * 4 + _read_turns(words[2])
    if len(words) == 2 and words[0] == "task":
        return TASK + read_task(words[1])
    raise Unreadable(f"{text!r} is not an act; write {FORMS}")


def read_tile(text: str) -> int:
    if not re.fullmatch("[0-9]{1,3}", text) or not 1 <= int(text) <= TILES:
        raise Unreadable(f"{text!r} is not a tile; the tiles are 1 to {TILES}")
    return int(text) - 1


def read_space(text: str) -> int:
    if text not in INDEX:
        raise Unreadable(f"{text!r} is not a space of the world board; spaces are like c3, from c1 to d6")
    return INDEX[text]


def read_task(text: str) -> int:
    if text not in TASK_NAMES:
        raise Unreadable(f"{text!r} is not a task; the tasks are {', '.join(TASK_NAMES)}")
    return TASK_NAMES.index(text)


def _read_turns(text: str) -> int:
    if text not in ("0", "1", "2", "3"):
        raise Unreadable(f"a tile is turned by 0, 1, 2 or 3 quarters, not {text!r}")
    return int(text)


def write_position(state: MondoState) -> str:
    shown = view(state, None)
    ends = "-" if state.ends_at == NEVER else state.ends_at
    words = [
        ",".join(
            [f"seats={shown['seats']}", *(f"{name}={value}" for name, value in shown["options"].items())]
        ),
        shown["phase"],
        str(shown["round"]),
        f"{state.clock}/{state.started_at}/{ends}",
        "/".join(str(seed) for seed in state.seeds),
        "/".join(MODIFIER_NAMES[modifier] for modifier in state.modifiers),
        write_heap(state),
        str(state.arrangement),
        _join("/", shown["tasks"]),
        _join("", shown["volcano_chip"]),
        _join("", shown["ready"]),
        *(_write_world(world) for world in shown["worlds"]),
        _join(
            "/", [",".join(str(line[name]) for name in COLUMNS) for lines in shown["sheet"] for line in lines]
        ),
    ]
    return " ".join(words)


def _join(between: str, parts: list[Any]) -> str:
    return between.join(str(part) for part in parts) or "-"


def _write_world(world: dict[str, Any]) -> str:
    tiles = _join(",", [f"{name}:{tile}" for name, tile in world["tiles"].items()])
    return ";".join([tiles, world["hand"] or "-", str(world["out"]), _join("/", world["tasks"])])


def read_position(text: str) -> MondoState:
    """Puts the view of the position together and makes the state of it; then the hidden things."""
    words = text.split()
    if not words:
        raise Unreadable("an empty line is not a position")
    settings = _read_options(words[0])
    if len(words) != WORDS + settings.seats:
        raise Unreadable(f"this position has {WORDS + settings.seats} words, not {len(words)}")
    _, phase, turn, times, seeds, modifiers, heap, arrangement, tasks, chip, ready, *rest = words
    if phase not in PHASES:
        raise Unreadable(f"{phase!r} is not a phase; the phases are {', '.join(PHASES)}")
    if not re.fullmatch("[1-3]", turn) or int(turn) > settings.rounds:
        raise Unreadable(f"{turn!r} is not the number of a round")
    shown: dict[str, Any] = {
        "seats": settings.seats,
        "options": settings.options,
        "phase": phase,
        "round": int(turn),
        "at": 0,
        "started_at": None,
        "ends_at": None,
        "heap": _read_heap(heap),
        "arrangement": _read_number(arrangement, 2**30),
        "modifiers": [],
        "tasks": _read_tasks(tasks),
        "volcano_chip": _read_seats(chip, settings),
        "ready": _read_seats(ready, settings),
        "worlds": [_read_world(word) for word in rest[:-1]],
        "sheet": [_read_sheet(rest[-1])],
    }
    _check(shown, settings)
    state = state_of(shown)
    _read_times(state, times)
    for n, seed in enumerate(_three(seeds, "seeds")):
        state.seeds[n] = _read_number(seed, 2**60)
    for n, number in enumerate(_read_modifiers(modifiers)):
        state.modifiers[n] = number
    return state


def _read_options(word: str) -> Settings:
    pairs = dict(part.split("=", 1) for part in word.split(",") if "=" in part)
    if pairs.get("seats") not in ("1", "2", "3", "4") or list(pairs)[1:] != [one.name for one in OPTIONS]:
        raise Unreadable(f"a position begins with “seats=2” and all options, not with {word!r}")
    options = {}
    for option in OPTIONS:
        value = next((choice for choice in option.choices if str(choice) == pairs[option.name]), None)
        if value is None:
            raise Unreadable(f"{pairs[option.name]!r} is no choice of {option.name}")
        options[option.name] = value
    settings = Settings(int(pairs["seats"]), options)
    if settings.problem():
        raise Unreadable(settings.problem())
    return settings


def _read_number(text: str, limit: int) -> int:
    if not re.fullmatch("[0-9]{1,19}", text) or int(text) >= limit:
        raise Unreadable(f"{text!r} is not a number below {limit}")
    return int(text)


def _three(text: str, what: str) -> list[str]:
    parts = text.split("/")
    if len(parts) != 3:
        raise Unreadable(f"there are three {what}, not {text!r}")
    return parts


def _read_times(state: MondoState, text: str) -> None:
    clock, started, ends = _three(text, "times")
    state.clock = _read_number(clock, 2**53)
    state.started_at = _read_number(started, 2**53)
    state.ends_at = NEVER if ends == "-" else _read_number(ends, 2**53)
    if state.started_at > state.ends_at:
        raise Unreadable(f"a round cannot end before it starts: {text!r}")
    if (state.phase == PHASES.index("countdown")) > (state.started_at > 0):
        raise Unreadable("a countdown has a time at which it ends")


def _read_modifiers(text: str) -> list[int]:
    found = _three(text, "modifiers")
    if len(set(found)) < 3 or not set(found) <= set(MODIFIER_NAMES):
        raise Unreadable(f"the modifiers are three of {', '.join(MODIFIER_NAMES)}, not {text!r}")
    return [MODIFIER_NAMES.index(name) for name in found]


def _read_heap(text: str) -> str:
    if not re.fullmatch(rf"[fb.]{{{TILES}}}", text):
        raise Unreadable(f"a heap has a letter f, b or “.” for each of {TILES} tiles")
    return text


def _read_tasks(text: str) -> list[str]:
    names = [] if text == "-" else text.split("/")
    for name in names:
        read_task(name)
    return names


def _read_seats(text: str, settings: Settings) -> list[int]:
    if not re.fullmatch("-|[0-3]+", text):
        raise Unreadable(f"seats are like 013 or “-”, not {text!r}")
    seats = [int(letter) for letter in text if letter != "-"]
    if len(set(seats)) < len(seats) or any(seat >= settings.seats for seat in seats):
        raise Unreadable(f"{text!r} names a seat twice or one that does not exist")
    return seats


def _read_world(word: str) -> dict[str, Any]:
    parts = word.split(";")
    if len(parts) != 4 or not re.fullmatch("[0-4]", parts[2]):
        raise Unreadable(f"a player is “tiles;hand;out;tasks”, not {word!r}")
    tiles, hand, out, tasks = parts
    placed = [] if tiles == "-" else [_read_placed(part) for part in tiles.split(",")]
    if len(dict(placed)) < len(placed):
        raise Unreadable(f"a space takes one tile only: {tiles!r}")
    return {
        "tiles": dict(placed),
        "hand": None if hand == "-" else _read_face(hand),
        "out": int(out),
        "tasks": _read_tasks(tasks),
    }


def _read_placed(text: str) -> tuple[str, str]:
    space, _, tile = text.partition(":")
    read_space(space)
    if tile[-1:] not in ("0", "1", "2", "3"):
        raise Unreadable(f"{text!r} is not a tile on a space; write c3:57f1")
    return space, _read_face(tile[:-1]) + tile[-1]


def _read_face(text: str) -> str:
    if text[-1:] not in ("f", "b"):
        raise Unreadable(f"{text!r} is not a tile and its side; write 57f or 57b")
    return f"{read_tile(text[:-1]) + 1}{text[-1]}"


def _read_sheet(text: str) -> list[dict[str, int]]:
    lines = [] if text == "-" else text.split("/")
    number = "-?[0-9]{1,3}"
    for line in lines:
        if not re.fullmatch(f"{number}(,{number}){{{WIDTH - 1}}}", line):
            raise Unreadable(f"a line of the sheet has {WIDTH} numbers, not {line!r}")
    return [dict(zip(COLUMNS, map(int, line.split(",")), strict=True)) for line in lines]


def _check(shown: dict[str, Any], settings: Settings) -> None:
    """What always holds: each tile is in one place, and nobody does what the phase forbids."""
    worlds = shown["worlds"]
    used = [tile[:-2] for world in worlds for tile in world["tiles"].values()]
    used += [world["hand"][:-1] for world in worlds if world["hand"]]
    gone = [str(n) for n, letter in enumerate(shown["heap"], start=1) if letter == "."]
    if sorted(used) != sorted(gone):
        raise Unreadable("each tile is in the heap, in a hand or on a world, and only once")
    _check_phase(shown, settings)
    tasks = [name for world in worlds for name in world["tasks"]]
    if shown["phase"] != "waiting":
        tasks += shown["tasks"]
    if len(set(tasks)) < len(tasks) or any(len(world["tasks"]) > 2 for world in worlds):
        raise Unreadable("each task is there once, and a player has at most two")
    if (tasks or shown["tasks"]) and settings.options["level"] != "expert":
        raise Unreadable("tasks belong to the expert level")


def _check_phase(shown: dict[str, Any], settings: Settings) -> None:
    phase, worlds = shown["phase"], shown["worlds"]
    outs = sorted(world["out"] for world in worlds if world["out"])
    if outs != list(range(1, len(outs) + 1)):
        raise Unreadable("the players jump out as first, second, and so on")
    if phase == "round" and len(outs) == settings.seats:
        raise Unreadable("a round is over when all have jumped out")
    if any(world["hand"] and (world["out"] or phase != "round") for world in worlds):
        raise Unreadable("only a player in a running round holds a tile")
    if (len(shown["ready"]) == settings.seats) == (phase == PHASES[WAITING]):
        raise Unreadable("a round is counted down when all are ready, and not before")
    scored = settings.rounds if phase == "over" else shown["round"] - 1
    if len(shown["sheet"][0]) != scored * settings.seats:
        raise Unreadable(f"the sheet has a line for each seat and each of {scored} rounds")
