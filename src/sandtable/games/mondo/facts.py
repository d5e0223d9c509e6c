"""What is printed on the cardboard of Mondo, for those who draw it."""

from typing import TypedDict

from sandtable.games.mondo.board import BACK_RIM, NAMES
from sandtable.games.mondo.board import ROWS as BOARD_ROWS
from sandtable.games.mondo.scoring import COLUMNS, Column
from sandtable.games.mondo.tasks import MODIFIER_POINTS, MODIFIERS, TASKS
from sandtable.games.mondo.tiles import ANIMALS, LANDSCAPES, LETTERS, ROWS


class Landscape(TypedDict):
    """A landscape, its letter, and the four animals that live there."""

    name: str
    letter: str
    animals: list[str]


class Tile(TypedDict):
    """The edges of the front, north first, what stands there, and the landscape that fills the back."""

    front: str
    stands: str | None
    back: str


class Card(TypedDict):
    """A score modifier, and the points that it gives and costs."""

    name: str
    value: int


class TaskCard(Card):
    """An additional task with the animals on it."""

    animals: list[str]


class Facts(TypedDict):
    """Of the board: the letters of each row from the north on, its spaces, and the rim of the back side. `columns` is
    what the score sheet counts."""

    rows: list[str]
    spaces: list[str]
    back_rim: dict[str, str]
    landscapes: list[Landscape]
    tiles: list[Tile]
    modifiers: list[Card]
    tasks: list[TaskCard]
    columns: list[Column]


def facts() -> Facts:
    return {
        "rows": list(BOARD_ROWS),
        "spaces": list(NAMES),
        "back_rim": {edge: letter for letter, edges in BACK_RIM.items() for edge in edges.split()},
        "landscapes": [
            {"name": name, "letter": LETTERS[n], "animals": list(ANIMALS[n * 4 : n * 4 + 4])}
            for n, name in enumerate(LANDSCAPES)
        ],
        "tiles": [
            {"front": front, "stands": None if stands == "-" else stands, "back": back}
            for front, stands, back in ROWS
        ],
        "modifiers": [{"name": one.name, "value": MODIFIER_POINTS} for one in MODIFIERS],
        "tasks": [{"name": one.name, "value": one.value, "animals": list(one.animals)} for one in TASKS],
        "columns": list(COLUMNS),
    }
