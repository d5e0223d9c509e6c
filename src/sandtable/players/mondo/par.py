"""The par of a solo game: a board with as few minus points as can be found.

A misconnection or a volcano is never better than leaving the space empty: each costs a point, and an empty
space asks nothing of its neighbors. So the search fills the board without any mistake, and may leave some
spaces empty: depth first, always at the space with the fewest fitting tiles, in random order, with a fresh
start whenever it is stuck for long. First no space may stay empty, later one, two, and so on.

    for progress in par(view):
        show(progress.share, progress.minus_points)
    progress.tiles                    # the board in an order that can be built: ("c3:57f1", …)
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.chance import Chance, FastChance
from sandtable.games.mondo.board import BIT, NAMES, SPACES
from sandtable.games.mondo.landscapes import misconnections
from sandtable.games.mondo.tiles import TILES, VOLCANO, edges_text, lie_edges
from sandtable.games.mondo.view import MondoView, state_of, write_lie
from sandtable.games.mondo.world import World
from sandtable.players.mondo.filling import EMPTY, UNDECIDED, Filling
from sandtable.players.mondo.shapes import FITTING, FITTING_START, SHAPE_CLASS, SHAPES, plain_supply

PATIENCE: Final = 1500  # steps before a fresh start
STARTS: Final = 4000  # fresh starts before the search gives up on a better board
CHUNK: Final = 50  # fresh starts between two reports
RAISE: Final = 200  # fresh starts before one more space may stay empty


@dataclass(frozen=True)
class BestYet:
    """How far the search is, and the best board so far: its minus points and the tiles to be laid."""

    share: float
    minus_points: int
    tiles: tuple[str, ...]


def par(view: MondoView, seed: int = 0) -> Iterator[BestYet]:
    """Search the par of a solo position; the last report has it."""
    state = state_of(view)
    heap = vec[i64]([tile for tile in range(TILES) if state.heap.has(tile)])
    search = ParSearch(state.worlds[0], heap, FastChance(seed))
    while not search.is_done():
        search.run(CHUNK)
        yield BestYet(search.share(), search.minus_points(), tuple(search.tiles()))


class ParSearch(Filling):
    """Fills one world from one heap."""

    def __init__(self, world: World, heap: vec[i64], chance: Chance) -> None:
        super().__init__(world, plain_supply(heap))
        self.heap = heap
        self.chance = chance
        self.best = self.choice[:]
        self.best_empty: i64 = sum(1 for space in range(SPACES) if self.open & BIT[space])
        self.base: i64 = misconnections(world) + volcanoes(world)  # what is on the board already
        self.floor: i64 = 0  # fewer empty spaces have been found impossible
        self.starts: i64 = 0
        self.steps: i64 = 0

    def is_done(self) -> bool:
        return self.best_empty <= self.floor or self.starts >= STARTS

    def share(self) -> float:
        return 1.0 if self.is_done() else float(self.starts) / float(STARTS)

    def minus_points(self) -> i64:
        return self.base + self.best_empty

    def run(self, starts: i64) -> None:
        while starts > 0 and not self.is_done():
            self.start(min(self.best_empty - 1, self.floor + self.starts // RAISE))
            starts -= 1

    def start(self, allowed: i64) -> None:
        if self.starts == 0:
            allowed = self.best_empty - 1  # any board at all, to begin with
        self.steps = 0
        found = self.fill(self.open, allowed, 0)
        if not found and self.steps <= PATIENCE:
            self.floor = max(self.floor, allowed + 1)  # everything was tried
        self.starts += 1

    def fill(self, rest: i64, allowed: i64, left_empty: i64) -> bool:
        """Decide on all spaces of `rest`, at most `allowed` of them empty; whether that was possible."""
        if rest == 0:
            return self.keep(left_empty)
        self.steps += 1
        if self.steps > PATIENCE:
            return False
        space = self.hardest(rest)
        after: i64 = rest & ~BIT[space]
        if self.fill_with_tiles(space, after, allowed, left_empty):
            return True
        if allowed == 0:
            return False
        self.choice[space] = EMPTY
        if self.fill(after, allowed - 1, left_empty + 1):
            return True
        self.choice[space] = UNDECIDED
        return False

    def fill_with_tiles(self, space: i64, after: i64, allowed: i64, left_empty: i64) -> bool:
        """Try the fitting shapes in a random order: from any of them, in steps, round the list."""
        start = FITTING_START[self.needs[space]]
        size: i64 = FITTING_START[self.needs[space] + 1] - start
        if size == 0:
            return False
        n = self.chance.below(size)
        tried: i64 = 0
        while tried < size and self.steps <= PATIENCE:
            shape = FITTING[start + n]
            if self.supply[SHAPE_CLASS[shape]] > 0:
                self.lay(space, shape)
                if self.fill(after, allowed, left_empty):
                    return True
                self.lift(space, shape)
            n += 1
            if n == size:
                n = 0
            tried += 1
        return False

    def keep(self, left_empty: i64) -> bool:
        """A full decision was found; it is kept if it can be built tile by tile (MON-22, MON-61)."""
        if left_empty < self.best_empty:
            before = self.best
            self.best = self.choice[:]
            if len(self.order()) + left_empty == len(self.spaces()):
                self.best_empty = left_empty
            else:
                self.best = before
        self.undo()
        return True

    def undo(self) -> None:
        """Make the table clear again for the next start."""
        space: i64 = 0
        while space < SPACES:
            shape = self.choice[space]
            if shape >= 0:
                self.lift(space, shape)
            self.choice[space] = UNDECIDED
            space += 1

    def spaces(self) -> list[int]:
        return [space for space in range(SPACES) if self.open & BIT[space]]

    # The answer

    def order(self) -> list[int]:
        """The spaces of the best board in an order in which they can be filled."""
        world = self.world.copy()
        rest = [space for space in self.spaces() if self.best[space] >= 0]
        order: list[int] = []
        while True:
            ready = [space for space in rest if world.may_take() & BIT[space]]
            if not ready:
                return order
            world.place(ready[0], 0)  # any tile: only its place matters here
            rest.remove(ready[0])
            order.append(ready[0])

    def tiles(self) -> list[str]:
        """The best board in that order: space, tile, side and turn."""
        unused = [tile for tile in self.heap]
        told: list[str] = []
        for space in self.order():
            edges, name = SHAPES[self.best[space]]
            face = next(face for tile in unused for face in faces(tile) if edges_text(tile, face % 2) == name)
            unused.remove(face // 2)
            turns = next(turns for turns in range(4) if lie_edges(face * 4 + turns) == edges)
            told.append(f"{NAMES[space]}:{write_lie(face * 4 + turns)}")
        return told


def faces(tile: int) -> list[int]:
    """The side that the search uses: the front, but not with a volcano."""
    return [tile * 2 + 1] if VOLCANO[tile * 2] else [tile * 2]


def volcanoes(world: World) -> int:
    return sum(1 for lie in world.lies if lie >= 0 and VOLCANO[lie >> 2])
