"""The world board: 24 spaces, its rim on both sides, and bit sets over the spaces (MON-03).

Spaces are named by column and row, a1 in the missing north-west corner to f6 in the south-east; the rows
count from the north. A set of spaces is an i64 that draws the board in rows of seven bits, so that a step
east is a shift by one, a step south a shift by seven, and nothing runs over an edge.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core import bits
from sandtable.core.bits import BITS
from sandtable.games.mondo.tiles import DIRECTIONS, LETTERS

SPACES: Final = 24
ROWS: Final = ("cd", "bcde", "abcdef", "abcdef", "bcde", "cd")  # [ruling] MON-03: the outline
NAMES: Final = tuple(column + str(row) for row, columns in enumerate(ROWS, start=1) for column in columns)
INDEX: Final = {name: space for space, name in enumerate(NAMES)}
SOLO_SPACES: Final = vec[i64]([INDEX[name] for name in ("c2", "e3", "d5", "b4")])  # [ruling] MON-60

SIDES: Final = ("water", "back")
WATER_SIDE: Final = 0
BACK_SIDE: Final = 1

# [ruling] MON-03: whether a border strip of the back side joins the landscapes that touch it.
EDGES: Final = ("joined", "apart")

# [ruling] MON-03: each rim edge of the back side belongs to the nearest side of the board.
BACK_RIM: Final = {
    "F": "c1n c1w d1n d1e b2n e2n",
    "D": "e2e f3n f3e f4e f4s e5e",
    "P": "b5s e5s c6s c6w d6s d6e",
    "W": "b2w a3n a3w a4w a4s b5w",
}


def _place(name: str) -> int:
    return (int(name[1]) - 1) * 7 + ord(name[0]) - ord("a")


def beside(name: str, direction: str) -> str:
    """The name of the place next to a space; it need not be on the board."""
    column = ord(name[0]) + {"e": 1, "w": -1}.get(direction, 0)
    row = int(name[1]) + {"s": 1, "n": -1}.get(direction, 0)
    return f"{chr(column)}{row}"


BIT: Final = vec[i64]([2 ** _place(name) for name in NAMES])  # by space: the set of that one
ALL_SPACES: Final = 12 | 30 << 7 | 63 << 14 | 63 << 21 | 30 << 28 | 12 << 35


def _rim(direction: str) -> list[str]:
    return [name for name in NAMES if beside(name, direction) not in INDEX]


def _rim_landscape(side: int, name: str, direction: str) -> str:
    if side == WATER_SIDE:
        return "W"
    return next(letter for letter, edges in BACK_RIM.items() if name + direction in edges.split())


def _rim_sets() -> list[int]:
    """By side, direction and landscape: the spaces whose edge there lies at a rim of that landscape."""
    return [
        sum(2 ** _place(name) for name in _rim(direction) if _rim_landscape(side, name, direction) == letter)
        for side in (WATER_SIDE, BACK_SIDE)
        for direction in DIRECTIONS
        for letter in LETTERS
    ]


RIM: Final = vec[i64](_rim_sets())  # by side * 16 + direction * 4 + landscape
RIM_EDGES: Final = vec[i64]([sum(2 ** _place(name) for name in _rim(direction)) for direction in DIRECTIONS])


def _spaces_by_place() -> list[int]:
    table = [-1] * BITS
    for space, name in enumerate(NAMES):
        table[_place(name)] = space
    return table


SPACE_AT: Final = vec[i64](_spaces_by_place())


def first(spaces: i64) -> i64:
    """The first space of a set that is not empty."""
    return SPACE_AT[bits.first(spaces)]


def nth(spaces: i64, n: i64) -> i64:
    """The space of a set with n earlier ones in it."""
    return SPACE_AT[bits.nth(spaces, n)]


def listed(spaces: i64) -> i64:
    """The same set with a bit for each space, in their order."""
    return (
        (spaces >> 2 & 3)
        | (spaces >> 8 & 15) << 2
        | (spaces >> 14 & 63) << 6
        | (spaces >> 21 & 63) << 12
        | (spaces >> 29 & 15) << 18
        | (spaces >> 37 & 3) << 22
    )


def neighbors(spaces: i64) -> i64:
    """All spaces beside a set, which may have some of its own."""
    return ((spaces << 1) | (spaces >> 1) | (spaces << 7) | (spaces >> 7)) & ALL_SPACES


def names(spaces: i64) -> list[str]:
    """The names of a set's spaces, from the north."""
    return [NAMES[space] for space in range(SPACES) if spaces & BIT[space]]
