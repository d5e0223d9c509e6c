"""A planner's dream: the best whole board that the noticed tiles seem to make.

First every open space gets some fitting tile, the hardest space first; then, again and again, a few tiles
that lie together are lifted, others laid in their place, and the better board is kept. Nothing in a dream
is a mistake: tiles fit on all sides, spaces that no noticed tile fits stay empty, volcanoes lie face down.
"""

import time
from dataclasses import dataclass
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.chance import Chance
from sandtable.games.mondo.board import BIT, SPACES, first, neighbors
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.tasks import MODIFIERS, TASK_NAMES, TASKS
from sandtable.games.mondo.tiles import ANIMAL, ANIMALS, VOLCANO
from sandtable.games.mondo.world import World
from sandtable.players.mondo.filling import EMPTY, UNDECIDED, Filling
from sandtable.players.mondo.shapes import (
    CLASSES,
    FITTING,
    FITTING_START,
    SHAPE_CLASS,
    SHAPE_TURNS,
    SUPPLIERS,
    class_of,
)

LANDSCAPE: Final = 2.0  # MON-31
NOISE: Final = 16  # how freely a fitting tile is chosen; ANIMAL_WORTH is what an animal adds
ANIMAL_WORTH: Final = 10
ENOUGH: Final = 8.0  # tiles that must fit an empty space for it to be filled later, very likely
LOOK_AT_CLOCK: Final = 16  # boards between two looks at the clock
HOPE: Final = 1.0  # points for an empty space that will be filled later

# Tasks by their numbers: how many animals are wanted, and the first of them. Three are of one kind, four are all
# different; none are wanted for a task about the whole board.
WANTED: Final = vec[i64]([len(task.animals) for task in TASKS])
THREE: Final = 3
FIRST_WANTED: Final = vec[i64]([ANIMALS.index(task.animals[0]) if task.animals else -1 for task in TASKS])
FIRST: Final = TASK_NAMES.index("first")
PARTLY: Final = 0.6  # what being nearly there is worth


@dataclass(frozen=True)
class Wishes:
    """What a board is worth beside its animals and landscapes."""

    animals: tuple[float, ...]  # by kind, in points; one for most of them
    tasks: tuple[tuple[int, float], ...]  # tasks taken and the points for fulfilling them
    open_tasks: tuple[tuple[int, float], ...]  # tasks on the table: the best one counts
    modifier: int  # −1 without one
    modifier_worth: float  # points for each of what it counts


class Plan(Filling):
    """Boards of one world and the noticed tiles. After `improve`, `choice` is the best one found."""

    def __init__(self, world: World, tiles: vec[i64], wishes: Wishes, chance: Chance) -> None:
        super().__init__(world, vec[i64]([0] * len(CLASSES)))
        self.wishes = wishes
        self.chance = chance
        self.faces: list[list[int]] = [[] for _ in CLASSES]  # by class, the best animals first
        self.with_animal = vec[i64]([0] * len(CLASSES))
        self.sort_tiles(tiles)
        self.value = 0.0

    def sort_tiles(self, tiles: vec[i64]) -> None:
        """Each tile is good for the side that a planner would use: the front, but not with a volcano."""
        for tile in tiles:
            side: i64 = 1 if VOLCANO[tile * 2] else 0
            of = class_of(tile, side)
            self.faces[of].append(tile * 2 + side)
            self.supply[of] += 1
            if ANIMAL[tile * 2 + side] >= 0:
                self.with_animal[of] += 1
        for faces in self.faces:
            faces.sort(key=self.worth, reverse=True)

    def worth(self, face: int) -> float:
        return self.wishes.animals[ANIMAL[face]] if ANIMAL[face] >= 0 else 0.0

    # Dreaming

    def improve(self, rounds: i64, end: float) -> None:
        """Try so many other boards, or until the time is up; 0 is no time."""
        self.fill(self.open)
        self.value = self.judge()
        if self.open == 0:
            return
        while rounds > 0 and not (rounds % LOOK_AT_CLOCK == 0 and end and time.perf_counter() > end):
            self.try_another(self.some_spaces())
            rounds -= 1

    def fill(self, rest: i64) -> None:
        while rest:
            space = self.hardest(rest)
            self.choose(space)
            rest &= ~BIT[space]

    def choose(self, space: i64) -> None:
        """Lay some fitting tile, rather one with an animal."""
        n = FITTING_START[self.needs[space]]
        end = FITTING_START[self.needs[space] + 1]
        best: i64 = EMPTY
        best_lot: i64 = -1
        while n < end:
            of = SHAPE_CLASS[FITTING[n]]
            left = self.supply[of]
            if left > 0:
                lot = self.chance.below(NOISE)
                if len(self.faces[of]) - left < self.with_animal[of]:
                    lot += ANIMAL_WORTH
                if lot > best_lot:
                    best_lot = lot
                    best = FITTING[n]
            n += 1
        if best >= 0:
            self.lay(space, best)
        else:
            self.choice[space] = EMPTY

    def some_spaces(self) -> i64:
        """A few open spaces that lie together."""
        n: i64 = self.chance.below(SPACES)
        while not self.open & BIT[n]:
            n = n + 1 if n + 1 < SPACES else 0
        found = BIT[n] | (neighbors(BIT[n]) & self.open)
        if self.chance.below(3) == 0:
            found |= neighbors(found) & self.open
        return found

    def try_another(self, spaces: i64) -> None:
        before = self.choice[:]
        self.clear(spaces)
        self.fill(spaces)
        value = self.judge()
        if value >= self.value:
            self.value = value
            return
        self.clear(spaces)
        self.restore(spaces, before)

    def clear(self, spaces: i64) -> None:
        while spaces:
            space = first(spaces)
            shape = self.choice[space]
            if shape >= 0:
                self.lift(space, shape)
            self.choice[space] = UNDECIDED
            spaces &= spaces - 1

    def restore(self, spaces: i64, before: vec[i64]) -> None:
        while spaces:
            space = first(spaces)
            if before[space] >= 0:
                self.lay(space, before[space])
            else:
                self.choice[space] = EMPTY
            spaces &= spaces - 1

    # Judging

    def judge(self) -> float:
        """The points of the board as it is dreamed now."""
        lies = self.lies()
        world = self.world.copy()
        value = 0.0
        rest = self.open
        while rest:
            space = first(rest)
            if lies[space] >= 0:
                world.place(space, lies[space])
                animal = ANIMAL[lies[space] >> 2]
                if animal >= 0:
                    value += self.wishes.animals[animal]
            else:
                value -= 1.0 - hope(self.needs[space])
            rest &= rest - 1
        return value + self.judge_landscapes(Landscapes(world))

    def judge_landscapes(self, found: Landscapes) -> float:
        value = LANDSCAPE * float(found.lands())
        wishes = self.wishes
        for task, points in wishes.tasks:
            value += points * progress(found, task)
        most = 0.0
        for task, points in wishes.open_tasks:
            most = max(most, points * progress(found, task))
        value += most
        if wishes.modifier >= 0:
            value += wishes.modifier_worth * float(MODIFIERS[wishes.modifier].amount(found))
        return value

    # The board

    def lies(self) -> vec[i64]:
        """By space, the tile that lies there in the dream; −1 on all others."""
        used = vec[i64]([0] * len(CLASSES))
        found = vec[i64](capacity=SPACES)
        for shape in self.choice:
            lie: i64 = -1
            if shape >= 0:
                of = SHAPE_CLASS[shape]
                lie = self.faces[of][used[of]] * 4 + SHAPE_TURNS[shape]
                used[of] += 1
            found = append(found, lie)
        return found

    def board(self) -> World:
        """The world as it would be in the end."""
        world = self.world.copy()
        for space, lie in enumerate(self.lies()):
            if lie >= 0:
                world.place(space, lie)
        return world


def progress(found: Landscapes, task: i64) -> float:
    """From 0 to 1 for a task fulfilled: the way there counts less than the arrival."""
    wanted = WANTED[task]
    if wanted == 0:
        done = 1.0 - float(found.empty) / 8.0
        return (done if found.empty == 0 else PARTLY * max(0.0, done)) if task != FIRST else 0.0
    best: i64 = 0
    n: i64 = 0
    while n < len(found.kinds):
        if found.kinds[n] == FIRST_WANTED[task] // 4:
            best = max(best, gathered(found, found.regions[n], task))
        n += 1
    return 1.0 if best >= wanted else PARTLY * float(best) / float(wanted)


def gathered(found: Landscapes, spaces: i64, task: i64) -> i64:
    """How many of the animals that a task asks for stand on these spaces."""
    animal = FIRST_WANTED[task]
    if WANTED[task] == THREE:
        return found.herd(spaces, animal)
    kinds: i64 = 0
    end: i64 = animal + 4
    while animal < end:
        if found.herd(spaces, animal):
            kinds += 1
        animal += 1
    return kinds


def hope(need: i64) -> float:
    """Points for an empty space: the more tiles can fill it, the better."""
    return HOPE * min(1.0, float(SUPPLIERS[need]) / ENOUGH)
