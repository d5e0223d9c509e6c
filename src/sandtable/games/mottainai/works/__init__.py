"""The 54 works, one declaration each, and the tables that the rules read instead of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BIT
from sandtable.games.mottainai.abilities import EFFECT, WITH
from sandtable.games.mottainai.cards import KINDS, MATERIAL
from sandtable.games.mottainai.scoring import BONUSES
from sandtable.games.mottainai.waiting import STEPS, register
from sandtable.games.mottainai.work import Work
from sandtable.games.mottainai.works import clay, cloth, metal, paper, stone

ALL: Final = (*paper.WORKS, *stone.WORKS, *cloth.WORKS, *clay.WORKS, *metal.WORKS)

NAMES: Final = tuple([work.name for work in ALL])
PUBLISHED_NAMES: Final = tuple([work.published_name for work in ALL])
INDEX: Final = {name: card for names in (PUBLISHED_NAMES, NAMES) for card, name in enumerate(names)}
ALPHABET: Final = vec[i64]([sorted(NAMES).index(name) for name in NAMES])  # MOT-10


def name_of(card: int, published: bool) -> str:
    """A card's name; one is spelled differently in the published edition."""
    return PUBLISHED_NAMES[card] if published else NAMES[card]


def _declare(card: int, work: Work) -> None:
    assert work.material == MATERIAL[card], f"{work.name} is not in its place"
    for ability in work.abilities:
        WITH[ability] |= BIT[card]
    if work.effect is not None:
        EFFECT[card] = register(work.effect, work.name.replace(" ", "-"))
    if work.bonus is not None:
        BONUSES[card] = work.bonus


assert len(ALL) == KINDS
for _card, _work in enumerate(ALL):
    _declare(_card, _work)

# By now all steps are there.
STEP_NUMBERS: Final = {step.label: int(step.number) for step in STEPS}
