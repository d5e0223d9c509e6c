"""The acts of Mondo: taking a tile, turning it over, placing it, putting it back, and the rest.

Their sentences are messages (`words`), by the names of the verbs.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.acts import Acts, Argument, Verb
from sandtable.games.mondo.board import NAMES
from sandtable.games.mondo.tasks import TASK_NAMES
from sandtable.games.mondo.tiles import TILES
from sandtable.games.mondo.words import say

TAKE: Final = 0
TURN: Final = 136
PLACE: Final = 137
BACK: Final = 233
OUT: Final = 234
TASK: Final = 235
READY: Final = 247

TILE: Final = Argument("tile", [str(tile) for tile in range(1, TILES + 1)])
SPACE: Final = Argument("space", NAMES)
TURNS: Final = Argument("turns", ("0", "1", "2", "3"))
TASK_NAME: Final = Argument("task", TASK_NAMES)

ACTS: Final = Acts[object](
    Verb(TAKE, "take {tile}", arguments=(TILE,), targets=("{tile}",)),
    Verb(TURN, "turn", targets=("hand",)),
    Verb(PLACE, "place {space} {turns}", arguments=(SPACE, TURNS), targets=("{space}",)),
    Verb(BACK, "back", targets=("heap",)),
    Verb(OUT, "out", targets=("out",)),
    Verb(TASK, "task {task}", arguments=(TASK_NAME,), targets=("{task}",)),
    Verb(READY, "ready", targets=("ready",)),
    say=say,
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
