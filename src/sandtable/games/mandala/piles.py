"""Colors and piles of sand cards.

A pile is an i64 with eight bits for each color, black lowest: how many cards of it lie there. Piles
are added and subtracted as numbers. A set of colors has the top bit of each member's eight.
"""

from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

Color = Literal["black", "green", "purple", "yellow", "orange", "red"]
COLORS: Final[tuple[Color, ...]] = ("black", "green", "purple", "yellow", "orange", "red")
CARDS_PER_COLOR: Final = 18

ONE: Final = vec[i64]([256**color for color in range(6)])  # one card of a color
MEMBER: Final = vec[i64]([128 * 256**color for color in range(6)])  # a color in a set
ONES: Final = vec[i64]([sum(256**n for n in range(number)) for number in range(9)])  # in so many bytes
FIRST_MEMBER: Final = 0x80  # the lowest color in a set
COLOR_BITS: Final = 8
COLOR_MASK: Final = 255
ALL_COLORS: Final = 0x808080808080
ALL_CARDS: Final = 0x121212121212  # MAN-01: 18 in each color


def count(pile: i64, color: i64) -> i64:
    """How many cards of a color lie in a pile."""
    return (pile >> (color * 8)) & 255


def size(pile: i64) -> i64:
    """How many cards a pile has: its six numbers folded onto one."""
    pile += pile >> 24
    return (pile + (pile >> 8) + (pile >> 16)) & 255


def colors(pile: i64) -> i64:
    """The colors that occur in a pile, as a set."""
    return (pile + 0x7F7F7F7F7F7F) & ALL_COLORS


def how_many(members: i64) -> i64:
    """How many colors a set has."""
    return size(members >> 7)


def only(pile: i64, members: i64) -> i64:
    """The cards of a pile that have a color of a set."""
    return pile & (members | (members - (members >> 7)))


def nth(pile: i64, n: i64) -> i64:
    """The card with n others before it, as eight times its color plus its place in that color."""
    color: i64 = 0
    while n >= count(pile, color):
        n -= count(pile, color)
        color += 1
    return color * 8 + n


def same_card(color: i64, number: i64) -> i64:
    """A pile of one color."""
    return ONE[color] * number


def laid_out(pile: i64) -> vec[i64]:
    """The colors of the cards of a pile, one after the other."""
    cards = vec[i64](capacity=108)
    color: i64 = 0
    while color < 6:
        number = count(pile, color)
        while number > 0:
            cards = append(cards, color)
            number -= 1
        color += 1
    return cards


def counts(pile: i64) -> list[int]:
    """A pile as six plain numbers."""
    return [count(pile, color) for color in range(6)]


def pile_of(numbers: list[int]) -> i64:
    """The pile of six plain numbers."""
    pile: i64 = 0
    color: i64 = 0
    while color < 6:
        pile += same_card(color, numbers[color])
        color += 1
    return pile
