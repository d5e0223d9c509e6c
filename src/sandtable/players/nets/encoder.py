"""What a net looks at: a position as a list of rows, one for each thing that is looked at.

Some things concern the whole position, the others are looked at in each of several *blocks* that are alike: the colors
of Mandala. A thing with n possible values has n rows, of which one is listed. Besides there may be *loose* rows, any
number of which are listed: that a card lies somewhere.
"""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC, Generic[S]):
    """Lists rows for a seat, and tells which block and kind each act belongs to.

    common  the number of values of each thing of the whole
    each    the same of each thing of a block
    blocks  how many there are
    loose   how many loose rows there are
    most    how many of them are listed at most
    kinds   of acts within a block
    turns   in how many ways the same position can be looked at, for training
    """

    def __init__(
        self,
        common: list[int],
        each: list[int],
        blocks: int,
        kinds: int,
        turns: int = 1,
        loose: int = 0,
        most: int = 0,
    ) -> None:
        self.common = common
        self.each = each
        self.blocks: i64 = blocks
        self.loose = loose
        self.most = most
        self.kinds: i64 = kinds
        self.turns = turns
        self.length: i64 = len(common) + blocks * len(each)
        self.firsts = vec[i64](starts(common) + starts(each))  # the first row of each thing

    @abstractmethod
    def encode(self, state: S, seat: i64, turn: i64, into: vec[i64], at: i64) -> None:
        """Write the rows of a position as a seat looks at it: those of the whole, then block after block."""

    def list_loose(self, state: S, seat: i64, into: vec[i64], at: i64) -> i64:
        """Write the loose rows; how many there are."""
        return 0

    @abstractmethod
    def block_of(self, action: i64) -> i64:
        """The block that an act belongs to."""

    @abstractmethod
    def kind_of(self, action: i64) -> i64:
        """Its kind within the block."""

    def seats(self, state: S) -> i64:
        """How many seats the table has."""
        return 2

    def turned(self, action: i64, turn: i64) -> i64:
        """The same act where the position is looked at in another way."""
        return action


# An encoder where it does not matter of which game: it gets states of its own alone.
AnyEncoder = Encoder[Any]


def starts(sizes: list[int]) -> list[int]:
    """Where each of some lists begins that stand one after the other."""
    found, place = [], 0
    for size in sizes:
        found.append(place)
        place += size
    return found
