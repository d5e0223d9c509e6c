"""Materials, jobs, and sets of cards.

A card is a number: the place of its work in the list of 54, Paper first. Two decks hold every card
twice and the copies are alike, so a set of cards is two words of bits: bit n of the first word says
"at least one card n", bit n of the second "two of them".

The numbers 54 and 55 are no cards of their own: they stand for a work that is a copy of another one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.bits import first

# MOT-01: a job and a material are two sides of one number.
PAPER: Final = 0
STONE: Final = 1
CLOTH: Final = 2
CLAY: Final = 3
METAL: Final = 4
CLERK: Final = 0
MONK: Final = 1
TAILOR: Final = 2
POTTER: Final = 3
SMITH: Final = 4
MATERIALS: Final = ("Paper", "Stone", "Cloth", "Clay", "Metal")
JOBS: Final = ("Clerk", "Monk", "Tailor", "Potter", "Smith")
VALUE: Final = vec[i64]([1, 2, 2, 3, 3])
MOST_PLAYERS: Final = 6
MOST_PUBLISHED: Final = 5  # in the published edition
SIZES: Final = (12, 11, 11, 10, 10)

KINDS: Final = 54
COPY: Final = 54  # the first of the two numbers for copies
CODES: Final = 56
NO_CARD: Final = -1


def _mask(material: int) -> int:
    start = sum(SIZES[:material])
    return int(sum(2**card for card in range(start, start + SIZES[material])))


OF: Final = vec[i64]([_mask(material) for material in range(5)])  # the cards of a material
MATERIAL: Final = vec[i64]([material for material in range(5) for _ in range(SIZES[material])])
COPY_BITS: Final = 0xC0000000000000


def list_cards(found: vec[i64], verb: i64, bits: i64) -> vec[i64]:
    """Append an act of this verb for each card of a word."""
    while bits:
        found = append(found, verb + first(bits))
        bits &= bits - 1
    return found
