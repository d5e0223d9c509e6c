"""Which tiles fit where: the shapes that tiles can lie in, and which of them meet the needs of a space.

A *shape* is the edges of a tile as it lies. The *need* of a space is, for each direction, the landscape of
the tile or rim there, or FREE; written in base five it is one number below 625.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.mondo.board import BIT, INDEX, NAMES, RIM, SPACES, beside
from sandtable.games.mondo.tiles import DIRECTIONS, EDGE, LETTERS, ROWS, TILES, VOLCANO, edges_text
from sandtable.games.mondo.world import World

FREE: Final = 4
NEEDS: Final = 625
POWER: Final = vec[i64]([1, 5, 25, 125])
OPPOSITE: Final = vec[i64]([2, 3, 0, 1])

# By space * 4 + direction, the space there; −1 at the rim.
NEXT: Final = vec[i64]([INDEX.get(beside(name, way), -1) for name in NAMES for way in DIRECTIONS])


def _rim_landscapes() -> list[int]:
    """By side, space and direction, the landscape of the rim there; FREE inside."""
    return [
        next((land for land in range(4) if RIM[side * 16 + way * 4 + land] & BIT[space]), FREE)
        for side in (0, 1)
        for space in range(SPACES)
        for way in range(4)
    ]


RIM_LANDSCAPE: Final = vec[i64](_rim_landscapes())

# A class is what a front looks like before any turn: "PPFD". The classes of one landscape come first, in the
# order of the landscapes, and can be had from the backs as well.
CLASSES: Final = tuple(dict.fromkeys([letter * 4 for letter in LETTERS] + [front for front, _, _ in ROWS]))


def _turns(edges: str) -> list[str]:
    return list(dict.fromkeys(edges[4 - turns :] + edges[: 4 - turns] for turns in range(4)))


SHAPES: Final = tuple((shape, name) for name in CLASSES for shape in _turns(name))
SHAPE_EDGE: Final = vec[i64]([LETTERS.index(letter) for shape, _ in SHAPES for letter in shape])
SHAPE_CLASS: Final = vec[i64]([CLASSES.index(name) for _, name in SHAPES])
SHAPE_TURNS: Final = vec[i64]([turns for name in CLASSES for turns in range(len(_turns(name)))])


def _needs_met(edges: str) -> list[int]:
    """All needs that a shape meets: each of its edges is wanted or does not matter."""
    found = [0]
    for way, letter in enumerate(edges):
        found = [need + land * 5**way for need in found for land in (LETTERS.index(letter), FREE)]
    return found


def _fitting() -> list[list[int]]:
    """By need, the shapes that meet it."""
    found: list[list[int]] = [[] for _ in range(NEEDS)]
    for shape, (edges, _) in enumerate(SHAPES):
        for need in _needs_met(edges):
            found[need].append(shape)
    return found


_FITTING: Final = _fitting()
FITTING: Final = vec[i64]([shape for shapes in _FITTING for shape in shapes])  # one list after the other
FITTING_START: Final = vec[i64]([sum(map(len, _FITTING[:need])) for need in range(NEEDS + 1)])


def _tiles_by_class() -> dict[str, set[int]]:
    found: dict[str, set[int]] = {name: set() for name in CLASSES}
    for tile in range(TILES):
        found[edges_text(tile, 0)].add(tile)
        found[edges_text(tile, 1)].add(tile)
    return found


def _suppliers() -> list[int]:
    """By need, how many of all tiles can meet it."""
    tiles = _tiles_by_class()
    return [len(set().union(*(tiles[SHAPES[shape][1]] for shape in shapes))) for shapes in _FITTING]


SUPPLIERS: Final = vec[i64](_suppliers())


def need_of(world: World, space: i64) -> i64:
    """The need of a space as the tiles around it lie."""
    need: i64 = 0
    way: i64 = 0
    while way < 4:
        need += needed(world, space, way) * POWER[way]
        way += 1
    return need


def needed(world: World, space: i64, way: i64) -> i64:
    """The landscape that a tile must show in a direction to match; FREE beside an empty space."""
    other = NEXT[space * 4 + way]
    if other < 0:
        return RIM_LANDSCAPE[world.side * 96 + space * 4 + way]
    lie = world.lies[other]
    return FREE if lie < 0 else EDGE[lie * 4 + OPPOSITE[way]]


def mistakes(need: i64, lie: i64) -> i64:
    """How many edges of a tile do not match what is needed."""
    found: i64 = 0
    way: i64 = 0
    while way < 4:
        wanted: i64 = need % 5
        if wanted != FREE and wanted != EDGE[lie * 4 + way]:
            found += 1
        need = need // 5
        way += 1
    return found


def plain_supply(heap: vec[i64]) -> vec[i64]:
    """By class, the tiles of a heap that can be used without a volcano and without wasting a good front.

    Backs are taken only from tiles with a volcano in front: there are enough of them.
    """
    supply = vec[i64]([0] * len(CLASSES))
    for tile in heap:
        side: i64 = 1 if VOLCANO[tile * 2] else 0
        supply[class_of(tile, side)] += 1
    return supply


FACE_CLASS: Final = vec[i64]([CLASSES.index(edges_text(face // 2, face % 2)) for face in range(TILES * 2)])


def class_of(tile: i64, side: i64) -> i64:
    return FACE_CLASS[tile * 2 + side]
