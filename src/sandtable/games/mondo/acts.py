"""The acts of Mondo: taking a tile, turning it over, placing it, putting it back, and the rest."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.acts import Acts, Argument, Verb
from sandtable.games.mondo.board import NAMES
from sandtable.games.mondo.tasks import TASK_NAMES
from sandtable.games.mondo.tiles import TILES

TAKE: Final = 0
TURN: Final = 136
PLACE: Final = 137
BACK: Final = 233
OUT: Final = 234
TASK: Final = 235
READY: Final = 247

TILE: Final = Argument(
    "tile", [str(tile) for tile in range(1, TILES + 1)], f"is not a tile; the tiles are 1 to {TILES}"
)
SPACE: Final = Argument(
    "space", NAMES, "is not a space of the world board; spaces are like c3, from c1 to d6"
)
TURNS: Final = Argument(
    "turns", ("0", "1", "2", "3"), "is no turn: a tile is turned by 0, 1, 2 or 3 quarters"
)
TASK_NAME: Final = Argument("task", TASK_NAMES, f"is not a task; the tasks are {', '.join(TASK_NAMES)}")

ACTS: Final = Acts[object](
    Verb(TAKE, "take {tile}", "Take tile {tile}", "took tile {tile}", (TILE,), ("{tile}",)),
    Verb(TURN, "turn", "Turn the tile over", "turned tile {tile} over", (), ("hand",)),
    Verb(
        PLACE,
        "place {space} {turns}",
        "Place the tile on {space}, {turned}",
        "placed tile {tile} on {space}",
        (SPACE, TURNS),
        ("{space}",),
    ),
    Verb(BACK, "back", "Put the tile back", "put tile {tile} back", (), ("heap",)),
    Verb(OUT, "out", "Jump out", "jumped out", (), ("out",)),
    Verb(
        TASK, "task {task}", "Take the task “{title}”", "took the task “{title}”", (TASK_NAME,), ("{task}",)
    ),
    Verb(READY, "ready", "Get ready", "is ready", (), ("ready",)),
    examples="“take 57”, “turn”, “place c3 1”, “back”, “out”, “task pandas” or “ready”",
)


def space_of(action: i64) -> i64:
    """The space of a placing."""
    return (action - PLACE) // 4


def turns_of(action: i64) -> i64:
    """The quarter turns of a placing, clockwise."""
    return (action - PLACE) % 4


def placing(space: i64, turns: i64) -> i64:
    """The act of placing on a space, turned by so many quarters."""
    return PLACE + space * 4 + turns
