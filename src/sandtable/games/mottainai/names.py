"""Cards by name, as a reader sees them."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.bits import first
from sandtable.core.errors import Unreadable
from sandtable.games.mottainai.abilities import COPIES, WITH
from sandtable.games.mottainai.cards import COPY
from sandtable.games.mottainai.position import Position
from sandtable.games.mottainai.words import say
from sandtable.games.mottainai.works import INDEX, name_of

SMALL: Final = {name.lower(): card for name, card in INDEX.items()}


def codes(bits: i64) -> list[int]:
    found = []
    while bits:
        found.append(int(first(bits)))
        bits &= bits - 1
    return found


def card_name(state: Position, card: int) -> str:
    """What is printed on a card; a copying work has the name of its card."""
    return name_of(card if card < COPY else first(WITH[COPIES]), state.published)


def work_name(state: Position, card: int) -> str:
    """A card's name; a copy is called by both names, the second of two alike has a number."""
    if card < COPY or state.kind(card) < 0:
        return card_name(state, card)
    twin = card == COPY + 1 and state.first_copy == state.second_copy
    return f"{card_name(state, card)} as {card_name(state, state.kind(card))}{' 2' if twin else ''}"


def card_named(state: Position, text: str) -> int:
    """The card or copy of a name; raises Unreadable."""
    for copy in (COPY, COPY + 1):
        if state.kind(copy) >= 0 and text.lower() == work_name(state, copy).lower():
            return copy
    if text.lower() not in SMALL:
        raise Unreadable(say("wrong-card", word=repr(text)))
    return SMALL[text.lower()]


def names(state: Position, once: i64, twice: i64) -> list[str]:
    """The cards of a set by name."""
    return [card_name(state, card) for card in sorted(codes(once) + codes(twice))]
