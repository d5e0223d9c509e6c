"""A world being filled in the mind: which shapes lie on which spaces, what the others need, what is left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.mondo.board import ALL_SPACES, SPACES, first
from sandtable.games.mondo.world import World
from sandtable.players.mondo.shapes import (
    FITTING,
    FITTING_START,
    FREE,
    NEXT,
    OPPOSITE,
    POWER,
    SHAPE_CLASS,
    SHAPE_EDGE,
    need_of,
)

EMPTY: Final = -2
UNDECIDED: Final = -1


class Filling:
    """Shapes without a mistake on the open spaces of a world. `choice` has one for each space decided on."""

    def __init__(self, world: World, supply: vec[i64]) -> None:
        self.world = world
        self.supply = supply  # by class
        self.needs = vec[i64]([need_of(world, space) for space in range(SPACES)])
        self.choice = vec[i64]([UNDECIDED] * SPACES)
        self.open: i64 = ALL_SPACES & ~world.occupied

    def hardest(self, rest: i64) -> i64:
        """The space with the fewest fitting shapes."""
        fewest: i64 = 1000
        found: i64 = 0
        while rest and fewest > 0:
            space = first(rest)
            number = self.fitting(space, fewest)
            if number < fewest:
                fewest = number
                found = space
            rest &= rest - 1
        return found

    def fitting(self, space: i64, enough: i64) -> i64:
        """How many shapes fit, counted up to `enough`."""
        n = FITTING_START[self.needs[space]]
        end = FITTING_START[self.needs[space] + 1]
        found: i64 = 0
        while n < end and found < enough:
            if self.supply[SHAPE_CLASS[FITTING[n]]] > 0:
                found += 1
            n += 1
        return found

    def lay(self, space: i64, shape: i64) -> None:
        self.choice[space] = shape
        self.supply[SHAPE_CLASS[shape]] -= 1
        self.change_needs(space, shape, 1)

    def lift(self, space: i64, shape: i64) -> None:
        self.choice[space] = UNDECIDED
        self.supply[SHAPE_CLASS[shape]] += 1
        self.change_needs(space, shape, -1)

    def change_needs(self, space: i64, shape: i64, sign: i64) -> None:
        way: i64 = 0
        while way < 4:
            other = NEXT[space * 4 + way]
            if other >= 0:
                self.needs[other] += sign * (SHAPE_EDGE[shape * 4 + way] - FREE) * POWER[OPPOSITE[way]]
            way += 1
