"""What is printed on the cards of Mottainai, for those who draw them."""

from typing import TypedDict

from sandtable.games.mottainai.cards import JOBS, MATERIAL, MATERIALS, VALUE
from sandtable.games.mottainai.text import RULES
from sandtable.games.mottainai.works import NAMES, PUBLISHED_NAMES


class Kind(TypedDict):
    """One side of a card as material, the other as job, and what it is worth."""

    material: str
    job: str
    value: int


class WorkPrinted(TypedDict):
    """A work: its name in either edition, its material, and what it does in our own words."""

    name: str
    published_name: str
    material: str
    effect: str


class Facts(TypedDict):
    """The sides of the cards, and the works."""

    kinds: list[Kind]
    works: list[WorkPrinted]


def facts() -> Facts:
    return {
        "kinds": [
            {"material": material, "job": JOBS[n], "value": VALUE[n]} for n, material in enumerate(MATERIALS)
        ],
        "works": [
            {
                "name": name,
                "published_name": PUBLISHED_NAMES[card],
                "material": MATERIALS[MATERIAL[card]],
                "effect": RULES[f"MOT-W-{name}"],
            }
            for card, name in enumerate(NAMES)
        ],
    }
