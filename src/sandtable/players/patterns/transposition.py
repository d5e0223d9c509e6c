"""Positions met before: a packed table from keys to what a search found out.

An entry is one number: value, kind of bound, depth and act. A later entry replaces an earlier one
in the same place unless that one was searched deeper under the same key.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

MISS: Final = -1

# What a stored value says.
UPPER: Final = 0  # no act reached alpha: the position is worth at most this
LOWER: Final = 1  # an act reached beta: at least this
EXACT: Final = 2

# At which bit the parts of an entry begin; the act comes first.
DEPTH: Final = 8
BOUND: Final = 14
VALUE: Final = 16
OFFSET: Final = 2**30  # makes values positive


def bound_of(entry: i64) -> i64:
    return (entry >> BOUND) & 3


def depth_of(entry: i64) -> i64:
    return (entry >> DEPTH) & 63


def action_of(entry: i64) -> i64:
    return entry & 255


def value_of(entry: i64) -> i64:
    return (entry >> VALUE) - OFFSET


class Transpositions:
    """A table with 2**bits places."""

    def __init__(self, bits: int) -> None:
        self.keys = zeros(bits)
        self.entries = zeros(bits)
        self.mask: i64 = 2**bits - 1

    def find(self, key: i64) -> i64:
        """The entry of a position, or MISS."""
        place = key & self.mask
        return self.entries[place] if self.keys[place] == key else MISS

    def store(self, key: i64, value: i64, bound: i64, depth: i64, action: i64) -> None:
        place = key & self.mask
        if self.keys[place] == key and depth_of(self.entries[place]) > depth:
            return
        self.keys[place] = key
        self.entries[place] = ((value + OFFSET) << VALUE) | (bound << BOUND) | (depth << DEPTH) | action


def zeros(bits: int) -> vec[i64]:
    """A packed table of 2**bits numbers."""
    table = vec[i64]([0])
    for _ in range(bits):
        table = extend(table, table)
    return table
