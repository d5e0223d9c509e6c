"""A view as lines of text, for the terminal.

A tile is three lines of letters, its edges around what stands in the middle: the first letter of an
animal, `^` an active volcano, `~` an inactive one. Letters are P plains, F forest, D desert, W water.
"""

from typing import Final

from sandtable.core.sentences import listed
from sandtable.games.mondo.board import INDEX
from sandtable.games.mondo.scoring import COLUMNS
from sandtable.games.mondo.tiles import ROWS, edges_text, lie_edges
from sandtable.games.mondo.view import MondoView, Phase, SheetLine, WorldShown, read_face, read_lie
from sandtable.games.mondo.words import say

MARKS: Final = {"-": "·", "active": "^", "inactive": "~"}
HEAP_COLUMNS: Final = 10


def draw(view: MondoView) -> str:
    parts = [say("draw-round", round=view["round"], rounds=view["rounds"], phase=_phase(view["phase"]))]
    if view["seat"] is not None:
        parts.append(draw_world(view["worlds"][view["seat"]]))
    parts += [_player(view, seat) for seat in range(view["seats"])]
    if view["modifiers"]:
        parts.append(say("draw-modifier", modifier=view["modifiers"][-1]))
    if view["tasks"]:
        parts.append(say("draw-tasks", tasks=", ".join(view["tasks"])))
    if view["heap"]:
        parts.append(_heap(view["heap"]))
    parts += [_sheet(n, lines) for n, lines in enumerate(view["sheet"], start=1)]
    return "\n".join(parts)


def draw_world(world: WorldShown) -> str:
    lines = ["     " + "      ".join("abcdef")]
    for row in range(1, 7):
        cells = [_cell(world, f"{column}{row}") for column in "abcdef"]
        for n in range(3):
            label = f" {row} " if n == 1 else "   "
            lines.append((label + "  ".join(cell[n] for cell in cells)).rstrip())
    return "\n".join(lines)


def _cell(world: WorldShown, name: str) -> tuple[str, str, str]:
    if name not in INDEX:
        return "     ", "     ", "     "
    if name not in world["tiles"]:
        return "     ", "  .  ", "     "
    lie = read_lie(world["tiles"][name])
    edges = lie_edges(lie)
    return f"  {edges[0]}  ", f"{edges[3]} {_mark(lie // 4)} {edges[1]}", f"  {edges[2]}  "


def _mark(face: int) -> str:
    what = ROWS[face // 2][1]
    return "·" if face % 2 else MARKS.get(what, what[0])


def _player(view: MondoView, seat: int) -> str:
    world = view["worlds"][seat]
    parts = [say("draw-seat", seat=seat, points=view["scores"][seat])]
    parts.append(say("draw-tiles", number=len(world["tiles"])))
    parts.append(say("draw-misconnections", number=len(world["misconnections"])))
    if world["hand"]:
        parts.append(say("draw-holds", tile=describe(read_face(world["hand"]))))
    if world["out"]:
        parts.append(say("draw-out", number=world["out"]))
    if world["tasks"]:
        parts.append(say("draw-own-tasks", tasks=listed(world["tasks"], "and")))
    return ", ".join(parts)


def describe(face: int) -> str:
    """ "57 WWWF dolphin": number, edges before any turn, and what stands there."""
    tile, side = divmod(face, 2)
    what = "" if side or ROWS[tile][1] == "-" else f" {_standing(ROWS[tile][1])}"
    return f"{tile + 1} {edges_text(tile, side)}{what}"


def _standing(what: str) -> str:
    return what if what in MARKS else say(what)


def _heap(letters: str) -> str:
    tiles = [
        f"{tile + 1:>3} {edges_text(tile, 'fb'.index(letter))}{_mark(tile * 2 + 'fb'.index(letter))}"
        for tile, letter in enumerate(letters)
        if letter != "."
    ]
    rows = [tiles[n : n + HEAP_COLUMNS] for n in range(0, len(tiles), HEAP_COLUMNS)]
    return "\n".join([say("draw-heap"), *("  ".join(row) for row in rows)])


def _sheet(number: int, lines: list[SheetLine]) -> str:
    told = [" ".join(f"{say(column)} {line[column]}" for column in COLUMNS if line[column]) for line in lines]
    return "\n".join(
        say("draw-sheet", round=number, seat=seat, line=line or say("draw-nothing"))
        for seat, line in enumerate(told)
    )


def _phase(phase: Phase) -> str:
    return say("game-over" if phase == "over" else phase)
