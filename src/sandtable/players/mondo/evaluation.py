"""Mondo: points as the worlds lie now, and what one more tile would be worth."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.state import OVER, WAITING, MondoState
from sandtable.games.mondo.tiles import ACTIVE, ANIMAL, VOLCANO
from sandtable.games.mondo.world import World
from sandtable.players.evaluation import Evaluation
from sandtable.players.mondo.shapes import NEXT, SUPPLIERS, mistakes, need_of

SCARCE: Final = 8.0  # so many tiles must fit a space that it is easy to fill
MOST_FINISHED: Final = 3.0  # so many landscapes a tile finishes at most: it has three


class MondoEvaluation(Evaluation[MondoState]):
    """The points ahead of the best opponent, this round scored as it stands."""

    def value(self, state: MondoState, seat: i64) -> float:
        totals = [float(state.total(one)) for one in range(state.conditions.seats)]
        if state.phase != OVER and state.phase != WAITING:
            for one, line in enumerate(state.lines()):
                totals[one] += float(sum(line))
        others = [total for one, total in enumerate(totals) if one != seat]
        return totals[seat] - (max(others) if others else 0.0)


@dataclass(frozen=True)
class Taste:
    """What a player values in a tile, in points. A tile on an open space is always worth 1."""

    animal: float
    mistake: float
    finished: float  # for a landscape that the tile finishes
    volcano: float
    foresight: float  # against making a space beside it hard to fill


class Appraiser:
    """Values tiles for one world. `bonus` has extra points by animal, for tasks and modifiers."""

    def __init__(self, world: World, taste: Taste, bonus: vec[i64], counts_inactive: bool) -> None:
        self.world = world
        self.taste = taste
        self.bonus = bonus  # in tenths of a point
        self.counts_inactive = counts_inactive
        self.finished: i64 = Landscapes(world).lands() if taste.finished else 0
        self.needs = vec[i64]([need_of(world, space) for space in range(24)])

    def value(self, space: i64, lie: i64, best: float) -> float:
        """What placing a tile adds, in points; exact only if it is more than the best so far."""
        value = 1.0 - self.taste.mistake * float(self.mistakes(space, lie)) + self.of_face(lie >> 2)
        if value + MOST_FINISHED * self.taste.finished <= best:
            return value
        if self.taste.finished or self.taste.foresight:
            after = self.world.copy()
            after.place(space, lie)
            value += self.taste.finished * float(Landscapes(after).lands() - self.finished)
            value -= self.taste.foresight * self.trouble(after, space)
        return value

    def mistakes(self, space: i64, lie: i64) -> i64:
        return mistakes(self.needs[space], lie)

    def of_face(self, face: i64) -> float:
        """What stands on a tile: animals are good, volcanoes are not."""
        animal = ANIMAL[face]
        if animal >= 0:
            return self.taste.animal + 0.1 * float(self.bonus[animal])
        if VOLCANO[face] == ACTIVE or (VOLCANO[face] and self.counts_inactive):
            return -self.taste.volcano
        return 0.0

    def trouble(self, after: World, space: i64) -> float:
        """How much harder the open spaces beside a tile have become to fill."""
        total = 0.0
        way: i64 = 0
        while way < 4:
            other = NEXT[space * 4 + way]
            if other >= 0 and after.lies[other] < 0:
                total += hardness(need_of(after, other)) - hardness(self.needs[other])
            way += 1
        return total


def hardness(need: i64) -> float:
    """From 1 for a space that no tile fits to 0 for one that enough of them fit."""
    return max(0.0, 1.0 - float(SUPPLIERS[need]) / SCARCE)
