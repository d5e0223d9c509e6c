"""A player's board for the slow rules of Mondo, and what is to be counted on it: plain dicts and sets.

Nothing is shared with the library but the list of the tiles. A tile is written as in the notation: `57f` shows
the front of tile 57, `57f1` lies there turned by a quarter.
"""

import functools
from collections import Counter
from collections.abc import Iterator

from sandtable.games.mondo.tiles import ROWS  # front, what stands there, back

WAYS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
ROWS_OF_SPACES = ("cd", "bcde", "abcdef", "abcdef", "bcde", "cd")
SPACES = [column + str(row) for row, columns in enumerate(ROWS_OF_SPACES, start=1) for column in columns]
ON_THE_BOARD = frozenset(SPACES)
STRIPS = {  # of the back side
    **dict.fromkeys(["c1n", "c1w", "d1n", "d1e", "b2n", "e2n"], "F"),
    **dict.fromkeys(["e2e", "f3n", "f3e", "f4e", "f4s", "e5e"], "D"),
    **dict.fromkeys(["b5s", "e5s", "c6s", "c6w", "d6s", "d6e"], "P"),
    **dict.fromkeys(["b2w", "a3n", "a3w", "a4w", "a4s", "b5w"], "W"),
}
ANIMALS = {
    "P": ("buffalo", "elephant", "zebra", "lion"),
    "F": ("panda", "parrot", "tiger", "cassowary"),
    "D": ("snake", "scorpion", "camel", "lizard"),
    "W": ("turtle", "penguin", "dolphin", "whale"),
}
HOME = {animal: landscape for landscape, animals in ANIMALS.items() for animal in animals}

Piece = tuple[str, str]  # a space and a landscape of the tile there; or "rim" and the landscape of a strip


@functools.cache
def edges(tile: str) -> str:
    """The landscapes of a tile as it lies, north first."""
    number, side, turns = int(tile[:-2]), tile[-2], int(tile[-1])
    front, _, back = ROWS[number - 1]
    printed = front if side == "f" else back * 4
    return "".join(printed[(way - turns) % 4] for way in range(4))


@functools.cache
def stands_on(tile: str) -> str:
    """The animal or volcano on a tile, "-" for nothing; backs are bare."""
    face = tile.rstrip("0123")
    return ROWS[int(face[:-1]) - 1][1] if face[-1] == "f" else "-"


@functools.cache
def beside(space: str, way: str) -> str:
    column, row = WAYS[way]
    return chr(ord(space[0]) + column) + str(int(space[1]) + row)


class World:
    """A player's board, and what is to be counted on it."""

    def __init__(self, side: str, rim_joins: bool) -> None:
        self.side = side
        self.rim_joins = rim_joins
        self.tiles: dict[str, str] = {}

    # Placing

    def is_open(self, space: str) -> bool:
        """MON-22, MON-23, MON-61: the first tile lies anywhere, the others beside one that is there."""
        if space in self.tiles:
            return False
        return not self.tiles or any(beside(space, way) in self.tiles for way in WAYS)

    # Landscapes

    def rim(self, space: str, way: str) -> str:
        return "W" if self.side == "water" else STRIPS[space + way]

    def contacts(self) -> Iterator[tuple[str, Piece, Piece | None]]:
        """Each edge of each tile, and what it touches: another tile, the rim, or nothing yet."""
        for space, tile in self.tiles.items():
            for way, landscape in zip(WAYS, edges(tile), strict=True):
                piece, other = (space, landscape), beside(space, way)
                if other not in ON_THE_BOARD:
                    yield space + way, piece, ("rim", self.rim(space, way))
                elif other in self.tiles:
                    facing = edges(self.tiles[other])["nesw".index(OPPOSITE[way])]
                    yield space + way, piece, (other, facing)
                else:
                    yield space + way, piece, None

    def misconnections(self) -> set[frozenset[str]]:
        """MON-24: by the one or two edges that differ. An empty space makes none."""
        return {
            both_names(edge)
            for edge, piece, other in self.contacts()
            if other is not None and other[1] != piece[1]
        }

    def landscapes(self) -> list[set[Piece]]:
        """The connected landscapes of one kind; on a strip of the rim they may join (MON-03)."""
        joined: dict[Piece, set[Piece]] = {}
        for _, piece, other in self.contacts():
            joined.setdefault(piece, set())
            if other is not None and other[1] == piece[1] and (other[0] != "rim" or self.rim_joins):
                joined[piece].add(other)
                joined.setdefault(other, set()).add(piece)
        return connected(joined)

    def finished(self) -> list[set[Piece]]:
        """MON-31 to MON-33: enclosed and without a mistake; water as well."""
        spoiled: set[Piece] = set()
        for _, piece, other in self.contacts():
            if other is None:
                spoiled.add(piece)
            elif other[1] != piece[1]:
                spoiled |= {piece, other} if self.rim_joins or other[0] != "rim" else {piece}
        return [landscape for landscape in self.landscapes() if not landscape & spoiled]

    def lands(self) -> list[set[Piece]]:
        return [landscape for landscape in self.finished() if kind(landscape) != "W"]

    def lakes(self) -> list[set[Piece]]:
        """MON-42, MON-71: finished water without any water of the rim."""
        rim_water = {piece for _, piece, other in self.contacts() if other == ("rim", "W")}
        return [
            landscape for landscape in self.finished() if kind(landscape) == "W" and not landscape & rim_water
        ]

    # Numbers

    def empty(self) -> int:
        return len(SPACES) - len(self.tiles)

    def animals(self) -> int:
        return sum(stands_on(tile) in HOME for tile in self.tiles.values())

    def volcanoes(self, *kinds: str) -> int:
        return sum(stands_on(tile) in kinds for tile in self.tiles.values())

    def in_landscape(self, landscape: set[Piece]) -> Counter[str]:
        """The animals of a landscape."""
        found = [stands_on(self.tiles[space]) for space, _ in landscape if space != "rim"]
        return Counter(animal for animal in found if HOME.get(animal) == kind(landscape))

    def most(self, modifier: str) -> int:
        """MON-41 to MON-45: what a score modifier compares."""
        if modifier == "most-landscapes":
            return len(self.lands())
        if modifier == "most-lakes":
            return len(self.lakes())
        if modifier == "most-aquatic-animals":
            return sum(stands_on(tile) in ANIMALS["W"] for tile in self.tiles.values())
        if modifier == "largest-lake":
            return largest(self.lakes())
        return largest([landscape for landscape in self.lands() if kind(landscape) == "F"])

    def looked_at(self, modifier: str) -> list[str]:
        """The spaces of what a score modifier compares; of several largest ones the first from the north."""
        if modifier == "most-aquatic-animals":
            return sorted(space for space, tile in self.tiles.items() if stands_on(tile) in ANIMALS["W"])
        found = self.lakes() if "lake" in modifier else self.lands()
        if modifier.startswith("largest"):
            found = [landscape for landscape in found if kind(landscape) in "WF"]
            found = sorted(found, key=lambda one: (-len(tiles_of(one)), from_north(one)))[:1]
        return sorted({space for landscape in found for space in tiles_of(landscape)})

    def fulfilling(self, task: str) -> list[str]:
        """The spaces of the landscapes that fulfill a task each by itself."""
        found = [landscape for landscape in self.lands() if self.gathers(task, landscape)]
        return sorted({space for landscape in found for space in tiles_of(landscape)})

    def gathers(self, task: str, landscape: set[Piece]) -> bool:
        """MON-53, MON-54."""
        herd = self.in_landscape(landscape)
        if task in ANIMALS_OF:
            return set(herd) == set(ANIMALS[ANIMALS_OF[task]])
        return herd[task.removesuffix("s")] >= 3

    def fulfills(self, task: str, order: int) -> bool:
        """MON-53 to MON-57."""
        if task == "first":
            return order == 1
        if task in ("perfection", "on-time"):
            return not self.empty() and (task == "on-time" or not self.misconnections())
        return any(self.gathers(task, landscape) for landscape in self.lands())


ANIMALS_OF = {"plains-animals": "P", "forest-animals": "F", "desert-animals": "D"}
HERDS = ("buffalos", "elephants", "pandas", "parrots", "snakes", "scorpions")
VALUES = dict.fromkeys((*HERDS, *ANIMALS_OF), 5) | {"perfection": 6, "on-time": 3, "first": 2}
MODIFIERS = ("most-landscapes", "most-lakes", "most-aquatic-animals", "largest-lake", "largest-forest")


def both_names(edge: str) -> frozenset[str]:
    """An edge between two spaces has two names: c3e and d3w."""
    other = beside(edge[:2], edge[2])
    return frozenset({edge, other + OPPOSITE[edge[2]]} if other in ON_THE_BOARD else {edge})


def first_name(edges: frozenset[str]) -> str:
    """The name of a misconnection: by its northern or western tile."""
    return min(edges, key=lambda edge: SPACES.index(edge[:2]))


def from_north(landscape: set[Piece]) -> int:
    return min(SPACES.index(space) for space in tiles_of(landscape))


def connected(joined: dict[Piece, set[Piece]]) -> list[set[Piece]]:
    rest, found = {piece for piece in joined if piece[0] != "rim"}, []
    while rest:
        reached, front = set(), {min(rest)}
        while front:
            reached |= front
            front = {other for piece in front for other in joined[piece]} - reached
        found.append(reached)
        rest -= reached
    return found


def kind(landscape: set[Piece]) -> str:
    return next(iter(landscape))[1]


def tiles_of(landscape: set[Piece]) -> list[str]:
    return sorted(space for space, _ in landscape if space != "rim")


def largest(landscapes: list[set[Piece]]) -> int:
    return max((len(tiles_of(landscape)) for landscape in landscapes), default=0)
