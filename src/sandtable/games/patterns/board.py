"""The Mandala: 52 spaces, their names and neighbors, and bit sets over them.

A set of spaces is an i64 whose bit n is space n. Spaces count from c1 along the ranks to f8.
"""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

Color = Literal["black", "green", "purple", "yellow", "orange", "red"]
COLORS: Final[tuple[Color, ...]] = ("black", "green", "purple", "yellow", "orange", "red")  # PAT-01
SPACES: Final = 52
TOKENS_PER_COLOR: Final = 9

# PAT-03 [ruling]: 8×8 without three spaces at each corner.
RANK_FILES: Final = ("cdef", "bcdefg", "abcdefgh", "abcdefgh", "abcdefgh", "abcdefgh", "bcdefg", "cdef")

NAMES: Final = tuple(file + str(rank) for rank, files in enumerate(RANK_FILES, start=1) for file in files)
INDEX: Final = {name: space for space, name in enumerate(NAMES)}
CENTER: Final = vec[i64]([INDEX[name] for name in ("d4", "e4", "d5", "e5")])
OUTSIDE_CENTER: Final = vec[i64]([space for space in range(SPACES) if space not in CENTER])


def neighbors(name: str) -> list[str]:
    """The spaces orthogonally adjacent to a space."""
    file, rank = ord(name[0]), int(name[1])
    around = [(file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1)]
    return [f"{chr(f)}{r}" for f, r in around if f"{chr(f)}{r}" in INDEX]


def diagonals(space: int) -> int:
    """The spaces that touch a space at a corner only, as a set."""
    file, rank = ord(NAMES[space][0]), int(NAMES[space][1])
    corners = [(file + f, rank + r) for f in (-1, 1) for r in (-1, 1)]
    return bits([INDEX[f"{chr(f)}{r}"] for f, r in corners if f"{chr(f)}{r}" in INDEX])


def bits(spaces: list[int]) -> int:
    return sum(2**space for space in spaces)


ALL_SPACES: Final = 2**SPACES - 1

NEIGHBORS: Final = vec[i64]([bits([INDEX[other] for other in neighbors(name)]) for name in NAMES])

# For `around`, as literals, which mypyc keeps in registers: the ends of the ranks, and the spaces by
# how much higher their upper neighbor counts.
EAST_END: Final = 0x8820202020208
WEST_END: Final = 0x1040404040411
UP_5: Final = 0x78000000000F
UP_7: Final = 0x1F8000003F0
UP_8: Final = 0x3FFFFFC00


def around(spaces: i64) -> i64:
    """The spaces orthogonally adjacent to any of a set."""
    beside = ((spaces & ~EAST_END) << 1) | ((spaces & ~WEST_END) >> 1)
    above = ((spaces & UP_5) << 5) | ((spaces & UP_7) << 7) | ((spaces & UP_8) << 8)
    below = ((spaces >> 5) & UP_5) | ((spaces >> 7) & UP_7) | ((spaces >> 8) & UP_8)
    return beside | above | below


def closure(start: i64, within: i64) -> i64:
    """All spaces of a set that hang together with some of them."""
    grown = start | (around(start) & within)
    while grown != start:
        start = grown
        grown = start | (around(start) & within)
    return grown
