"""What is printed on the cardboard of Mandala, for those who draw it."""

from typing import TypedDict

from sandtable.games.mandala.piles import CARDS_PER_COLOR, COLORS


class Facts(TypedDict):
    """The colors of the cards, how many there are of each, and the places of a River."""

    colors: list[str]
    cards_per_color: int
    river_places: int


def facts() -> Facts:
    return {"colors": list(COLORS), "cards_per_color": CARDS_PER_COLOR, "river_places": len(COLORS)}
