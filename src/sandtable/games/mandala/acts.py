"""The acts of Mandala: building, growing, discarding, claiming, passing.

Their sentences are messages (`words`), by the names of the verbs.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.acts import Acts, Argument, Verb
from sandtable.games.mandala.piles import COLORS
from sandtable.games.mandala.words import say

BUILD: Final = 0
GROW: Final = 12
DISCARD: Final = 108
CLAIM: Final = 156
PASS: Final = 162

HAND_LIMIT: Final = 8  # MAN-31

MANDALA: Final = Argument("mandala", ("1", "2"))
COLOR: Final = Argument("color", COLORS)
NUMBER: Final = Argument("number", [str(number) for number in range(1, HAND_LIMIT + 1)])

ACTS: Final = Acts[object](
    Verb(
        BUILD,
        "build {mandala} {color}",
        arguments=(MANDALA, COLOR),
        targets=("hand {color}", "mountain {mandala}"),
    ),
    Verb(
        GROW,
        "grow {mandala} {color} {number}",
        arguments=(MANDALA, COLOR, NUMBER),
        targets=("hand {color}", "field {mandala}"),
    ),
    Verb(
        DISCARD,
        "discard {color} {number}",
        arguments=(COLOR, NUMBER),
        targets=("hand {color}", "discard"),
    ),
    Verb(CLAIM, "claim {color}", arguments=(COLOR,), targets=("claim {color}",)),
    Verb(PASS, "pass"),
    say=say,
)


# The arguments of an act, as compiled rules want them


def color_of(action: i64) -> i64:
    """The color of any act but a pass."""
    if action < GROW:
        return action % 6
    return ((action - GROW) >> 3) % 6 if action < CLAIM else action - CLAIM


def mandala_of(action: i64) -> i64:
    """The Mandala of a build or a grow."""
    return action // 6 if action < GROW else (action - GROW) // 48


def number_of(action: i64) -> i64:
    """How many cards leave the hand."""
    return 1 if action < GROW else ((action - GROW) & 7) + 1


def first_build(mandala: i64) -> i64:
    """The act of building the first color into a Mountain; the other colors follow."""
    return BUILD + mandala * 6


def first_grow(mandala: i64) -> i64:
    """The act of growing one card of the first color; `of_cards` tells the others."""
    return GROW + mandala * 48


def of_cards(first: i64, color: i64, number: i64) -> i64:
    """The act with so many cards of a color, where `first` is the one with one card of the first color."""
    return first + color * HAND_LIMIT + number - 1
