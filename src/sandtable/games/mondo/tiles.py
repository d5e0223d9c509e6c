"""The 136 tiles: landscapes, animals, volcanoes, and how a tile looks on either side (MON-01, MON-02).

A *face* is one side of a tile: `face = tile * 2 + side`, tiles counted from 0, side 0 the front.
A *lie* is a face turned by quarter turns clockwise: `lie = face * 4 + turns`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LANDSCAPES: Final = ("plains", "forest", "desert", "water")
LETTERS: Final = "PFDW"
PLAINS: Final = 0
FOREST: Final = 1
DESERT: Final = 2
WATER: Final = 3

# Four of each landscape, in the order of the landscapes. [ruling] MON-01: the names the rulebook keeps to itself.
ANIMALS: Final = (
    *("buffalo", "elephant", "zebra", "lion"),
    *("panda", "parrot", "tiger", "cassowary"),
    *("snake", "scorpion", "camel", "lizard"),
    *("turtle", "penguin", "dolphin", "whale"),
)
VOLCANOES: Final = ("-", "active", "inactive")
ACTIVE: Final = 1
INACTIVE: Final = 2

DIRECTIONS: Final = "nesw"

TILES: Final = 136

# [ruling] MON-02: the printed distribution is not public; this one is ours. A line is a front, its edges
# in the order north, east, south, west, and the tiles that have it: what stands there, and the landscape
# that fills the back.
TABLE: Final = """
PPPP  buffalo/F  elephant/D  zebra/W  lion/F
FFFF  panda/D  parrot/W  tiger/P  cassowary/D
DDDD  snake/W  scorpion/P  camel/F  lizard/W
WWWW  turtle/P  penguin/F  dolphin/D  whale/P
PPPF  buffalo/D  elephant/W  -/D  -/W
PPPD  buffalo/F  elephant/W  -/F  -/W
PPPW  buffalo/F  elephant/D  -/F  -/D
FFFP  panda/D  parrot/W  -/D  -/W
FFFD  panda/P  parrot/W  -/P  -/W
FFFW  panda/P  parrot/D  -/P  -/D
DDDP  snake/F  scorpion/W  -/F  -/W
DDDF  snake/P  scorpion/W  -/P  -/W
DDDW  snake/P  scorpion/F  -/P  -/F
WWWP  turtle/F  penguin/D  -/F  -/D
WWWF  dolphin/P  whale/D  -/P  -/D
WWWD  turtle/P  penguin/F  -/P  -/F
PPFF  zebra/D  tiger/D  lion/W  cassowary/W
PPDD  buffalo/F  camel/F  zebra/W  lizard/W
PPWW  elephant/F  dolphin/F  lion/D  whale/D
FFDD  panda/P  snake/P  tiger/W  camel/W
FFWW  parrot/P  turtle/P  cassowary/D  penguin/D
DDWW  scorpion/P  dolphin/P  lizard/F  whale/F
PPFD  active/W  inactive/W
PPDF  active/W  -/W
PPFW  active/D  inactive/D
PPWF  active/D  -/D
PPDW  active/F  inactive/F
PPWD  active/F  -/F
FFPD  active/W  inactive/W
FFDP  active/W  -/W
FFPW  active/D  inactive/D
FFWP  active/D  -/D
FFDW  active/P  inactive/P
FFWD  active/P  -/P
DDPF  active/W  inactive/W
DDFP  active/W  -/W
DDPW  active/F  inactive/F
DDWP  active/F  -/F
DDFW  active/P  inactive/P
DDWF  active/P  -/P
WWPF  active/D  inactive/D
WWFP  active/D  -/D
WWPD  active/F  inactive/F
WWDP  active/F  -/F
WWFD  active/P  inactive/P
WWDF  active/P  -/P
"""


def _rows() -> list[tuple[str, str, str]]:
    """For each tile its front, the animal or volcano on it, and the landscape of its back."""
    lines = [line.split() for line in TABLE.strip().splitlines()]
    return [(line[0], *_cell(cell)) for line in lines for cell in line[1:]]


def _cell(text: str) -> tuple[str, str]:
    on_front, back = text.split("/")
    return on_front, back


ROWS: Final = _rows()


def edges_text(tile: int, side: int) -> str:
    """The edges of a face before any turn, as letters: "PPFD"."""
    front, _, back = ROWS[tile]
    return back * 4 if side else front


def _lies() -> list[int]:
    """By lie and direction, the landscape of that edge: a quarter turn takes north to east."""
    return [
        LETTERS.index(edges_text(tile, side)[(direction - turns) % 4])
        for tile in range(TILES)
        for side in (0, 1)
        for turns in range(4)
        for direction in range(4)
    ]


def _on_faces(names: tuple[str, ...], nothing: int) -> list[int]:
    """By face, the number of what stands there; all backs are bare."""
    return [
        names.index(on_front) if side == 0 and on_front in names else nothing
        for _, on_front, _ in ROWS
        for side in (0, 1)
    ]


EDGE: Final = vec[i64](_lies())  # by lie * 4 + direction
LANDSCAPES_ON: Final = vec[i64]([len(set(edges_text(face // 2, face % 2))) for face in range(TILES * 2)])
ANIMAL: Final = vec[i64](_on_faces(ANIMALS, -1))  # by face; −1 without one
VOLCANO: Final = vec[i64](_on_faces(VOLCANOES, 0))  # by face; ACTIVE, INACTIVE or 0


def landscapes_on(face: i64) -> i64:
    """How many different landscapes a face shows."""
    return LANDSCAPES_ON[face]


def lie_edges(lie: i64) -> str:
    """The edges of a tile as it lies, north first: "WPDW"."""
    return "".join(LETTERS[EDGE[lie * 4 + direction]] for direction in range(4))
