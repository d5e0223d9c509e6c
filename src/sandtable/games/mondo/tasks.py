"""The five score modifiers and the twelve additional tasks: each is one declaration that reads like its card.

Their titles and texts are messages (`words`), by their names.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from sandtable.games.mondo.board import BIT, SPACES
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.tiles import ANIMALS, DESERT, FOREST, LANDSCAPES, PLAINS, WATER


@dataclass(frozen=True)
class Modifier:
    """Whoever has the most of something gets 4 points, whoever has the least loses 4 (MON-40)."""

    name: str
    counted: Callable[[Landscapes], list[int]]  # the spaces of each that counts, as a set

    def amount(self, found: Landscapes) -> int:
        return len(self.counted(found))


@dataclass(frozen=True)
class Task:
    """Points for a player who took it and fulfills it; minus points otherwise (MON-52).

    `fulfilled` is asked with the landscapes of the player and the place in the order of jumping out:
    1 for the first, 0 for somebody whom the timer stopped.
    """

    name: str
    value: int  # [ruling] MON-53 to MON-57
    animals: tuple[str, ...]  # on the card
    fulfilled: Callable[[Landscapes, int], bool]

    def spaces(self, found: Landscapes) -> list[int]:
        """The finished landscapes that fulfill it by themselves, each as a set of spaces."""
        parts = [n for n in range(len(found.kinds)) if self.fulfilled(found.alone(n), 0)]
        return [found.regions[n] for n in parts]


# The words of the cards


def finished(*landscapes: int) -> Callable[[Landscapes], list[int]]:
    """The finished landscapes of these kinds."""
    return lambda found: [spaces for landscape in landscapes for spaces in found.of_kind(landscape)]


def animals(landscape: int) -> Callable[[Landscapes], list[int]]:
    return lambda found: one_by_one(found.animals_of(landscape))


def largest(landscape: int) -> Callable[[Landscapes], list[int]]:
    """The tiles of the largest one."""
    return lambda found: one_by_one(found.largest(landscape))


def one_by_one(spaces: i64) -> list[int]:
    return [BIT[space] for space in range(SPACES) if spaces & BIT[space]]


def three(animal: str) -> Callable[[Landscapes, int], bool]:
    """At least three of that animal in one finished landscape."""
    kind = ANIMALS.index(animal)
    return lambda found, _: any(found.herd(spaces, kind) >= 3 for spaces in found.of_kind(kind // 4))


def all_four(landscape: int) -> Callable[[Landscapes, int], bool]:
    """All four animals of a landscape in one finished landscape."""
    kinds = range(landscape * 4, landscape * 4 + 4)
    return lambda found, _: any(
        all(found.herd(spaces, kind) for kind in kinds) for spaces in found.of_kind(landscape)
    )


def covered(found: Landscapes, order: int) -> bool:
    return found.empty == 0


def perfect(found: Landscapes, order: int) -> bool:
    return found.empty == 0 and found.misconnections == 0


def first_out(found: Landscapes, order: int) -> bool:
    return order == 1


# The cards

MODIFIER_POINTS: Final = 4

MODIFIERS: Final = (
    Modifier("most-landscapes", finished(PLAINS, FOREST, DESERT)),  # MON-41
    Modifier("most-lakes", finished(WATER)),  # MON-42
    Modifier("most-aquatic-animals", animals(WATER)),  # MON-43
    Modifier("largest-lake", largest(WATER)),  # MON-44
    Modifier("largest-forest", largest(FOREST)),  # MON-45
)


def herd(animal: str) -> Task:
    """MON-53."""
    return Task(f"{animal}s", 5, (animal, animal, animal), three(animal))


def family(landscape: int) -> Task:
    """MON-54."""
    four = ANIMALS[landscape * 4 : landscape * 4 + 4]
    return Task(f"{LANDSCAPES[landscape]}-animals", 5, four, all_four(landscape))


TASKS: Final = (
    herd("buffalo"),
    herd("elephant"),
    herd("panda"),
    herd("parrot"),
    herd("snake"),
    herd("scorpion"),
    family(PLAINS),
    family(FOREST),
    family(DESERT),
    Task("perfection", 6, (), perfect),  # MON-55
    Task("on-time", 3, (), covered),  # MON-56
    Task("first", 2, (), first_out),  # MON-57
)

MODIFIER_NAMES: Final = tuple(modifier.name for modifier in MODIFIERS)
TASK_NAMES: Final = tuple(task.name for task in TASKS)
