"""The acts of Patterns: a kind and a space, the choice of a bowl token, and stopping."""

from typing import Final

from sandtable.core.acts import Acts, Argument, Verb
from sandtable.games.patterns.board import COLORS, NAMES

FLIP: Final = 0
SWAP: Final = 52
ESTABLISH: Final = 104
BOWL: Final = 156
STOP: Final = 162
ACTION_COUNT: Final = 163

SPACE: Final = Argument("space", NAMES, "is not a space of the Mandala; spaces are like d4, from c1 to f8")
COLOR: Final = Argument("color", COLORS, f"is not a color; the colors are {', '.join(COLORS)}")

ACTS: Final = Acts[object](
    Verb(
        FLIP,
        "flip {space}",
        "Flip {taken} on {space}",
        "flipped {taken} on {space}",
        (SPACE,),
        ("{space}",),
    ),
    Verb(
        SWAP,
        "swap {space}",
        "Swap {placed} on {space}, take {taken}",
        "swapped {placed} onto {space} and took {taken}",
        (SPACE,),
        ("{space}",),
    ),
    Verb(
        ESTABLISH,
        "establish {space}",
        "Establish {placed} on {space}, take {taken}",
        "established {placed} on {space} as group {claim} and took {taken}",
        (SPACE,),
        ("{space}",),
    ),
    Verb(
        BOWL,
        "bowl {color}",
        "Choose the {color} token",
        "chose the {color} bowl token; {other} starts",
        (COLOR,),
        ("{color}",),
    ),
    Verb(STOP, "stop", "Stop flipping", "flipped no more"),
    examples="“bowl red”, “establish d4”, “flip d5”, “swap d5” or “stop”",
)
assert ACTS.count == ACTION_COUNT
