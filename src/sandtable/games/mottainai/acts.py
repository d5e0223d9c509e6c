"""The codes of acts: a verb plus a card, then the acts without a card.

A verb about a work has two codes for each card: in the left wing and, `RIGHT_WING` further, in the
right one.
"""

from typing import Final

from mypy_extensions import i64

TASK: Final = 0  # from the hand into the task slot
RETURN: Final = 56  # to the bottom of the deck
SELL: Final = 112
TAKE: Final = 168
SHOW: Final = 224
COMPLETE: Final = 280
CRAFT: Final = 392
USE: Final = 504
MOVE: Final = 616
SEIZE: Final = 728  # an opponent's work
ASSISTANT: Final = 840  # from the assistants into the task slot
DISCARD: Final = 896
GIVE: Final = 952
COPY_WORK: Final = 1008
KEEP: Final = 1064
RIGHT_WING: Final = 56

DONE: Final = 1120
PRAY: Final = 1121
TAILOR_NOW: Final = 1122
TOP: Final = 1123  # the top card of the deck
TAKE_TASK: Final = 1124
WING: Final = 1125  # left, right
SEAT: Final = 1127
SELL_ALL: Final = 1133  # by material
NAME: Final = 1138  # a material
CLEAR: Final = 1143
FILL: Final = 1144
ACTION_COUNT: Final = 1145


def card_of(action: i64) -> i64:
    """The card of an act with a card."""
    return action % 56


def in_right_wing(action: i64, verb: i64) -> bool:
    """Whether an act of a verb about works is about the right wing."""
    return action >= verb + RIGHT_WING
