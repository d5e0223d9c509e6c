"""The five score modifiers and the twelve additional tasks: each is one declaration that reads like its card."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.tiles import ANIMALS, DESERT, FOREST, PLAINS, WATER


@dataclass(frozen=True)
class Modifier:
    """Whoever has the most of something gets 4 points, whoever has the least loses 4 (MON-40)."""

    name: str
    amount: Callable[[Landscapes], int]


@dataclass(frozen=True)
class Task:
    """Points for a player who took it and fulfills it; minus points otherwise (MON-52).

    `fulfilled` is asked with the landscapes of the player and the place in the order of jumping out:
    1 for the first, 0 for somebody whom the timer stopped.
    """

    name: str
    value: int  # [ruling] MON-53 to MON-57
    fulfilled: Callable[[Landscapes, int], bool]


# The words of the cards


def finished(*landscapes: int) -> Callable[[Landscapes], int]:
    """The number of finished landscapes of these kinds."""
    return lambda found: sum(found.number_of(landscape) for landscape in landscapes)


def animals(landscape: int) -> Callable[[Landscapes], int]:
    return lambda found: found.animals_of(landscape)


def largest(landscape: int) -> Callable[[Landscapes], int]:
    return lambda found: found.largest(landscape)


def three(animal: str) -> Callable[[Landscapes, int], bool]:
    """At least three of that animal in one finished landscape."""
    kind = ANIMALS.index(animal)
    return lambda found, _: any(found.herd(spaces, kind) >= 3 for spaces in _regions(found, kind // 4))


def all_four(landscape: int) -> Callable[[Landscapes, int], bool]:
    """All four animals of a landscape in one finished landscape."""
    kinds = range(landscape * 4, landscape * 4 + 4)
    return lambda found, _: any(
        all(found.herd(spaces, kind) for kind in kinds) for spaces in _regions(found, landscape)
    )


def _regions(found: Landscapes, landscape: i64) -> list[i64]:
    return [found.regions[n] for n in range(len(found.kinds)) if found.kinds[n] == landscape]


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

TASKS: Final = (
    Task("buffalos", 5, three("buffalo")),  # MON-53
    Task("elephants", 5, three("elephant")),
    Task("pandas", 5, three("panda")),
    Task("parrots", 5, three("parrot")),
    Task("snakes", 5, three("snake")),
    Task("scorpions", 5, three("scorpion")),
    Task("plains-animals", 5, all_four(PLAINS)),  # MON-54
    Task("forest-animals", 5, all_four(FOREST)),
    Task("desert-animals", 5, all_four(DESERT)),
    Task("perfection", 6, perfect),  # MON-55
    Task("on-time", 3, covered),  # MON-56
    Task("first", 2, first_out),  # MON-57
)

MODIFIER_NAMES: Final = tuple(modifier.name for modifier in MODIFIERS)
TASK_NAMES: Final = tuple(task.name for task in TASKS)
