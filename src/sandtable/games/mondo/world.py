"""A player's world: the tiles on one board, kept so that landscapes are found by set operations."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.mondo.board import ALL_SPACES, BIT, SPACES, neighbors
from sandtable.games.mondo.tiles import EDGE

NO_LIES: Final = vec[i64]([-1] * SPACES)
NO_EDGES: Final = vec[i64]([0] * 16)


class World:
    """The tiles on a board, and for every direction and landscape the spaces with such an edge."""

    def __init__(self, side: i64, joins: bool, lies: vec[i64], edges: vec[i64]) -> None:
        self.side: i64 = side  # of the board: WATER_SIDE or BACK_SIDE
        self.joins = joins  # MON-03: whether a border strip joins what touches it
        self.lies = lies  # by space: how its tile lies; −1 without one
        self.edges = edges  # by direction * 4 + landscape
        self.occupied: i64 = 0
        self.reach: i64 = 0  # the open spaces beside a tile

    def may_take(self) -> i64:
        """The spaces that may take the next tile: any at first (MON-22), later the open ones in reach."""
        return self.reach if self.occupied else ALL_SPACES

    def place(self, space: i64, lie: i64) -> None:
        bit = BIT[space]
        self.lies[space] = lie
        self.occupied |= bit
        self.reach = (self.reach | neighbors(bit)) & ~self.occupied
        edge: i64 = lie * 4
        self.edges[EDGE[edge]] |= bit
        self.edges[4 + EDGE[edge + 1]] |= bit
        self.edges[8 + EDGE[edge + 2]] |= bit
        self.edges[12 + EDGE[edge + 3]] |= bit

    def copy(self) -> "World":
        twin = World(self.side, self.joins, self.lies[:], self.edges[:])
        twin.occupied = self.occupied
        twin.reach = self.reach
        return twin


def empty_world(side: i64, joins: bool) -> World:
    return World(side, joins, NO_LIES[:], NO_EDGES[:])
