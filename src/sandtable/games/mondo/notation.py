"""Positions as short text, both ways. (Acts: see `acts`.)

A position is one line of words:

    <options> <phase> <round> <times> <seeds> <modifiers> <heap> <arrangement> <tasks> <chip> <ready>
    <a word for each seat> <sheet>

- options: `seats=2,level=expert,minutes=5,…`; one that is not told is the default.
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
from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.errors import BadRequest, Unreadable
from sandtable.games.mondo.acts import SPACE, TASK_NAME, TILE
from sandtable.games.mondo.conditions import OPTIONS, Conditions
from sandtable.games.mondo.scoring import COLUMNS, WIDTH
from sandtable.games.mondo.state import NEVER, TASKS_PER_PLAYER, WAITING, MondoState
from sandtable.games.mondo.tasks import MODIFIER_NAMES
from sandtable.games.mondo.tiles import TILES
from sandtable.games.mondo.view import (
    PHASES,
    MondoView,
    SheetLine,
    WorldShown,
    state_of,
    view,
    write_heap,
    write_line,
)

WORDS: Final = 12  # without the seats


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


def _join(between: str, parts: Iterable[object]) -> str:
    return between.join(str(part) for part in parts) or "-"


def _write_world(world: WorldShown) -> str:
    tiles = _join(",", [f"{name}:{tile}" for name, tile in world["tiles"].items()])
    return ";".join([tiles, world["hand"] or "-", str(world["out"]), _join("/", world["tasks"])])


def read_position(text: str) -> MondoState:
    """Puts the view of the position together and makes the state of it; then the hidden things."""
    words = text.split()
    if not words:
        raise Unreadable("an empty line is not a position")
    conditions = _read_options(words[0])
    if len(words) != WORDS + conditions.seats:
        raise Unreadable(f"this position has {WORDS + conditions.seats} words, not {len(words)}")
    shown = _read_view(words, conditions)
    _check(shown, conditions)
    state = state_of(shown)
    _read_times(state, words[3])
    state.seeds = vec[i64]([_read_number(seed, 2**60) for seed in _three(words[4], "seeds")])
    state.modifiers = vec[i64](_read_modifiers(words[5]))
    return state


def _read_options(word: str) -> Conditions:
    told = dict(part.split("=", 1) for part in word.split(",") if "=" in part)
    seats = told.pop("seats", "")
    unknown = set(told) - {option.name for option in OPTIONS}
    if seats not in ("1", "2", "3", "4") or unknown:
        raise Unreadable(f"a position begins with “seats=2” and the options, not with {word!r}")
    try:
        options = {option.name: option.choose(told.get(option.name, option.default)) for option in OPTIONS}
    except BadRequest as problem:
        raise Unreadable(str(problem)) from problem
    conditions = Conditions(int(seats), options)
    if conditions.problem():
        raise Unreadable(conditions.problem())
    return conditions


def _read_view(words: list[str], conditions: Conditions) -> MondoView:
    """What a bystander would see if the heap lay open; times and modifiers come later."""
    _, phase, turn, _, _, _, heap, arrangement, tasks, chip, ready, *worlds, sheet = words
    if phase not in PHASES:
        raise Unreadable(f"{phase!r} is not a phase; the phases are {', '.join(PHASES)}")
    if not re.fullmatch("[1-3]", turn) or int(turn) > conditions.rounds:
        raise Unreadable(f"{turn!r} is not the number of a round")
    return {
        "game": "mondo",
        "seat": None,
        "actors": [],
        "outcome": None,
        "rounds": conditions.rounds,
        "limit": None,
        "chips": [],
        "scores": [],
        "seats": conditions.seats,
        "options": conditions.options,
        "phase": PHASES[PHASES.index(phase)],
        "round": int(turn),
        "at": 0,
        "started_at": None,
        "ends_at": None,
        "heap": _read_heap(heap),
        "arrangement": _read_number(arrangement, 2**30),
        "modifiers": [],
        "tasks": _read_tasks(tasks),
        "volcano_chip": _read_seats(chip, conditions),
        "ready": _read_seats(ready, conditions),
        "worlds": [_read_world(word) for word in worlds],
        "sheet": [_read_sheet(sheet)],
    }


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
        TASK_NAME.read(name)
    return names


def _read_seats(text: str, conditions: Conditions) -> list[int]:
    if not re.fullmatch("-|[0-3]+", text):
        raise Unreadable(f"seats are like 013 or “-”, not {text!r}")
    seats = [int(letter) for letter in text if letter != "-"]
    if len(set(seats)) < len(seats) or any(seat >= conditions.seats for seat in seats):
        raise Unreadable(f"{text!r} names a seat twice or one that does not exist")
    return seats


def _read_world(word: str) -> WorldShown:
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
        "chip": 0,
        "misconnections": [],
        "tasks": _read_tasks(tasks),
        "sources": [],
    }


def _read_placed(text: str) -> tuple[str, str]:
    space, _, tile = text.partition(":")
    SPACE.read(space)
    if tile[-1:] not in ("0", "1", "2", "3"):
        raise Unreadable(f"{text!r} is not a tile on a space; write c3:57f1")
    return space, _read_face(tile[:-1]) + tile[-1]


def _read_face(text: str) -> str:
    if text[-1:] not in ("f", "b"):
        raise Unreadable(f"{text!r} is not a tile and its side; write 57f or 57b")
    return f"{TILE.read(text[:-1]) + 1}{text[-1]}"


def _read_sheet(text: str) -> list[SheetLine]:
    lines = [] if text == "-" else text.split("/")
    number = "-?[0-9]{1,3}"
    for line in lines:
        if not re.fullmatch(f"{number}(,{number}){{{WIDTH - 1}}}", line):
            raise Unreadable(f"a line of the sheet has {WIDTH} numbers, not {line!r}")
    return [write_line([int(points) for points in line.split(",")]) for line in lines]


# What always holds


def _check(shown: MondoView, conditions: Conditions) -> None:
    _check_tiles(shown)
    _check_outs(shown, conditions)
    _check_phase(shown, conditions)
    _check_tasks(shown, conditions)


def _check_tiles(shown: MondoView) -> None:
    worlds = shown["worlds"]
    used = [tile[:-2] for world in worlds for tile in world["tiles"].values()]
    used += [world["hand"][:-1] for world in worlds if world["hand"]]
    gone = [str(n) for n, letter in enumerate(shown["heap"] or "", start=1) if letter == "."]
    if sorted(used) != sorted(gone):
        raise Unreadable("each tile is in the heap, in a hand or on a world, and only once")


def _check_outs(shown: MondoView, conditions: Conditions) -> None:
    phase, worlds = shown["phase"], shown["worlds"]
    outs = sorted(world["out"] for world in worlds if world["out"])
    if outs != list(range(1, len(outs) + 1)):
        raise Unreadable("the players jump out as first, second, and so on")
    if phase == "round" and len(outs) == conditions.seats:
        raise Unreadable("a round is over when all have jumped out")
    if any(world["hand"] and (world["out"] or phase != "round") for world in worlds):
        raise Unreadable("only a player in a running round holds a tile")


def _check_phase(shown: MondoView, conditions: Conditions) -> None:
    phase = shown["phase"]
    if (len(shown["ready"]) == conditions.seats) == (phase == PHASES[WAITING]):
        raise Unreadable("a round is counted down when all are ready, and not before")
    scored = conditions.rounds if phase == "over" else shown["round"] - 1
    if len(shown["sheet"][0]) != scored * conditions.seats:
        raise Unreadable(f"the sheet has a line for each seat and each of {scored} rounds")


def _check_tasks(shown: MondoView, conditions: Conditions) -> None:
    taken = [world["tasks"] for world in shown["worlds"]]
    there = [name for names in taken for name in names]
    if shown["phase"] != "waiting":  # before a round the next tasks are up, and the last ones still shown
        there += shown["tasks"]
    if len(set(there)) < len(there) or any(len(names) > TASKS_PER_PLAYER for names in taken):
        raise Unreadable("each task is there once, and a player has at most two")
    if (there or shown["tasks"]) and conditions.options["level"] != "expert":
        raise Unreadable("tasks belong to the expert level")


# Mirroring


def turned(line: str) -> str:
    """A position with every seat one further."""
    words = line.split()
    before, (chip, ready), worlds = words[: WORDS - 3], words[WORDS - 3 : WORDS - 1], words[WORDS - 1 : -1]
    seats = len(worlds)
    chip, ready = (_turned_seats(word, seats) for word in (chip, ready))
    lines = words[-1].split("/")  # of a round, seat by seat
    rounds = [lines[n : n + seats] for n in range(0, len(lines), seats)]
    sheet = "/".join("/".join([*part[-1:], *part[:-1]]) for part in rounds)
    return " ".join([*before, chip, ready, worlds[-1], *worlds[:-1], sheet])


def _turned_seats(word: str, seats: int) -> str:
    return word if word == "-" else "".join(sorted(str((int(seat) + 1) % seats) for seat in word))
