"""Sets as numbers: bit n stands for member n, up to 61.

Tables instead of shifts: mypyc 2.4 miscompiles `1 << n` for an i64 n.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = 62
BIT: Final = vec[i64]([2**n for n in range(BITS)])

# The place of a lone bit by perfect hashing: a de Bruijn word, shifted by each bit, shows a
# different six-bit pattern on top.
DE_BRUIJN: Final = 0x03F79D71B4CB0A89


def _hash_table() -> list[int]:
    table = [0] * 64
    for n in range(BITS):
        table[((2**n * DE_BRUIJN) >> 58) & 63] = n
    return table


LONE: Final = vec[i64](_hash_table())


def _spread(byte: int) -> int:
    return sum(256**n for n in range(8) if byte & 2**n)


# Eight members as eight bytes of 0 or 1, the lowest first; and a 1 in one of eight bytes.
SPREAD: Final = vec[i64]([_spread(byte) for byte in range(256)])
BYTE: Final = vec[i64]([256**n for n in range(8)])


def first(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return LONE[(((members & -members) * DE_BRUIJN) >> 58) & 63]


def nth(members: i64, n: i64) -> i64:
    """The member with n lower ones in the set."""
    while n > 0:
        members &= members - 1
        n -= 1
    return first(members)


def count(members: i64) -> i64:
    """How many members a set has (parallel sums of bit fields)."""
    members = members - ((members >> 1) & 0x1555555555555555)
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    members = members + (members >> 8)
    members = members + (members >> 16)
    return (members + (members >> 32)) & 63


def write_bits(into: vec[i64], at: i64, members: i64, words: i64) -> None:
    """A byte for each possible member of a set: 1 where it is in."""
    end = at + words
    spread = SPREAD
    while at < end:
        into[at] = spread[members & 255]
        members >>= 8
        at += 1


def clear(into: vec[i64], at: i64, end: i64) -> None:
    """Nothing in these words."""
    while at < end:
        into[at] = 0
        at += 1
