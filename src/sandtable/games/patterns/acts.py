"""The acts of Patterns: a kind and a space, the choice of a bowl token, and stopping.

Their sentences are messages (`words`), by the names of the verbs.
"""

from typing import Final

from sandtable.core.acts import Acts, Argument, Verb
from sandtable.games.patterns.board import COLORS, NAMES
from sandtable.games.patterns.words import say

FLIP: Final = 0
SWAP: Final = 52
ESTABLISH: Final = 104
BOWL: Final = 156
STOP: Final = 162
ACTION_COUNT: Final = 163

SPACE: Final = Argument("space", NAMES)
COLOR: Final = Argument("color", COLORS)

ACTS: Final = Acts[object](
    Verb(FLIP, "flip {space}", arguments=(SPACE,), targets=("{space}",)),
    Verb(SWAP, "swap {space}", arguments=(SPACE,), targets=("{space}",)),
    Verb(ESTABLISH, "establish {space}", arguments=(SPACE,), targets=("{space}",)),
    Verb(BOWL, "bowl {color}", arguments=(COLOR,), targets=("{color}",)),
    Verb(STOP, "stop"),
    say=say,
)
assert ACTS.count == ACTION_COUNT
