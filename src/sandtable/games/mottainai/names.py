"""Cards by name, as a reader sees them."""

from mypy_extensions import i64

from sandtable.games.mottainai.abilities import COPIES, WITH
from sandtable.games.mottainai.cards import COPY, first
from sandtable.games.mottainai.works import name_of
from sandtable.games.mottainai.zones import Zones


def codes(bits: i64) -> list[int]:
    found = []
    while bits:
        found.append(int(first(bits)))
        bits &= bits - 1
    return found


def names(state: Zones, once: i64, twice: i64) -> list[str]:
    """The cards of a set by name; a copying work has the name of its card."""
    return [card_name(state, card) for card in sorted(codes(once) + codes(twice))]


def card_name(state: Zones, card: int) -> str:
    return name_of(card if card < COPY else first(WITH[COPIES]), state.published)
