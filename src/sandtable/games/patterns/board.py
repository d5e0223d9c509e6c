"""The Mandala: 52 spaces, their names and neighbors, and bit sets over them.

A set of spaces is an i64 whose bit n is space n. Spaces count from c1 along the ranks to f8.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLORS: Final = ("black", "green", "purple", "yellow", "orange", "red")  # PAT-01
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

# Tables instead of shifts: mypyc 2.4 miscompiles `1 << n` for an i64 n.
BIT: Final = vec[i64]([2**space for space in range(SPACES)])
NEIGHBORS: Final = vec[i64]([bits([INDEX[other] for other in neighbors(name)]) for name in NAMES])

# The space of a lone bit by perfect hashing: a de Bruijn word, shifted by each bit, shows a
# different six-bit pattern on top.
DE_BRUIJN: Final = 0x03F79D71B4CB0A89


def _hash_table() -> list[int]:
    table = [0] * 64
    for space in range(SPACES):
        table[((2**space * DE_BRUIJN) >> 58) & 63] = space
    return table


LONE: Final = vec[i64](_hash_table())


def first(spaces: i64) -> i64:
    """The lowest space of a set that is not empty."""
    return LONE[(((spaces & -spaces) * DE_BRUIJN) >> 58) & 63]


def count(spaces: i64) -> i64:
    """How many spaces a set has (parallel sums of bit fields)."""
    spaces = spaces - ((spaces >> 1) & 0x5555555555555)
    spaces = (spaces & 0x3333333333333) + ((spaces >> 2) & 0x3333333333333)
    spaces = (spaces + (spaces >> 4)) & 0xF0F0F0F0F0F0F
    spaces = spaces + (spaces >> 8)
    spaces = spaces + (spaces >> 16)
    return (spaces + (spaces >> 32)) & 63


def nth(spaces: i64, n: i64) -> i64:
    """The space with n lower ones in the set."""
    while n > 0:
        spaces &= spaces - 1
        n -= 1
    return first(spaces)
