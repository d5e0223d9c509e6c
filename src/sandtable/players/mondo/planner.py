"""A mind that plans: it remembers the tiles it noticed, dreams of whole boards made of them, and takes tasks
that such a board fulfills."""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.bits import BIT, count
from sandtable.core.chance import Chance, FastChance
from sandtable.games.mondo import board
from sandtable.games.mondo.board import first
from sandtable.games.mondo.conditions import EXPERT
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.state import TASKS_PER_PLAYER, MondoState
from sandtable.games.mondo.tasks import TASKS
from sandtable.games.mondo.tiles import TILES, landscapes_on
from sandtable.players.mondo.manners import Manner
from sandtable.players.mondo.mind import LEAST, MARGIN_MS, Mind
from sandtable.players.mondo.plan import Plan, Wishes
from sandtable.players.mondo.uses import face_used, lie_used, space_used, use_of

PLACES_WEIGHED: Final = 6  # for the tile in hand: the most promising ones
MODIFIER_WORTH: Final = (0.6, 1.2, 0.6, 0.5, 0.5)  # in points, for each of what a modifier counts
URGENCY: Final = 1.0  # points for a tile that a task waits for
RISK: Final = 0.05  # that a planned tile cannot be had, nor another like it, if all the heap is remembered


class PlanningMind(Mind):
    """Looks pass over the heap in an order of the player's own; the last tiles of it are remembered."""

    def __init__(self, state: MondoState, seat: i64, manner: Manner, left: i64, chance: Chance) -> None:
        super().__init__(state, seat, manner, left, chance)
        self.wishes = self.make_wishes()
        self.dream: Landscapes | None = None  # the board that is hoped for
        self.end = 0.0  # when a slow machine stops thinking; 0 is never

    def limit(self, seconds: float) -> None:
        self.end = time.perf_counter() + seconds

    # What is wished for

    def make_wishes(self) -> Wishes:
        taste = self.appraiser.taste
        bonus = self.appraiser.bonus
        animals = tuple([taste.animal + 0.1 * float(bonus[animal]) for animal in range(16)])
        modifier: i64 = self.state.modifiers[self.state.round] if self.state.conditions.level else -1
        worth = MODIFIER_WORTH[modifier] if modifier >= 0 else 0.0
        mine = self.state.taken[self.seat]
        held = self.tasks_in(mine, 2.0)  # failing costs the value, so it counts twice
        has_room = count(mine) < TASKS_PER_PLAYER
        offered = self.tasks_in(self.state.tasks if has_room else 0, self.manner.eagerness)
        return Wishes(animals, tuple(held), tuple(offered), modifier, worth)

    def tasks_in(self, tasks: i64, share: float) -> list[tuple[int, float]]:
        if self.state.conditions.level < EXPERT:
            return []
        return [(n, share * float(task.value)) for n, task in enumerate(TASKS) if tasks & BIT[n]]

    # What was noticed

    def remembered(self) -> vec[i64]:
        """The tiles passed over last that are still in the heap."""
        order = vec[i64]([tile for tile in range(TILES)])
        FastChance(int(self.state.arrangement) * 8 + 4 + int(self.seat)).shuffle(order)
        found = vec[i64](capacity=TILES)
        end: i64 = (self.state.tiles_placed(self.seat) + max(self.looks_taken, 1)) * self.eye()
        n: i64 = max(0, end - self.manner.remembers * (100 + self.form) // 100)
        stop = min(end, n + TILES)
        while n < stop:
            tile = order[n % TILES]
            if self.state.heap.has(tile):
                found = append(found, tile)
            n += 1
        return found

    # Looking

    def look_around(self) -> None:
        """Look on until a plan has a tile for now; take what fits best if there is none."""
        tiles = vec[i64]()
        while self.looks_taken < self.manner.looks and self.best_value < LEAST:
            self.looks_taken += 1
            tiles = self.remembered()
            plan = Plan(self.world, tiles, self.wishes, self.chance)
            plan.improve(self.manner.dreams, self.end)
            self.dream = Landscapes(plan.board())
            self.pick(plan)
        if self.best_value < LEAST:
            for tile in tiles:
                self.weigh_side(tile * 2)
                self.weigh_side(tile * 2 + 1)

    def pick(self, plan: Plan) -> None:
        """The tile of a plan that is worth most at once, or that a task waits for."""
        lies = plan.lies()
        urgent = self.awaited()
        rest = self.world.may_take()
        while rest:
            space = first(rest)
            lie = lies[space]
            if lie >= 0:
                value = self.appraiser.value(space, lie, self.best_value - URGENCY)
                if urgent & board.BIT[space]:
                    value += URGENCY
                if value > self.best_value:
                    self.best_value = value
                    self.best = use_of(lie >> 2, space, lie & 3)
            rest &= rest - 1

    def awaited(self) -> i64:
        """The spaces of the dream that make a task come true which the player has taken."""
        found: i64 = 0
        dream = self.dream
        if dream is None or self.state.taken[self.seat] == 0:
            return 0
        for number, task in enumerate(TASKS):
            if self.state.taken[self.seat] & BIT[number]:
                for spaces in task.spaces(dream):
                    found |= spaces
        return found

    # The tile in hand

    def weigh(self, face: i64) -> None:
        """Dream on from the most promising places of the tile in hand."""
        places = self.promising_places(face) + self.promising_places(face ^ 1)
        places.sort(reverse=True)
        tiles = self.remembered()
        best = -1000.0
        for value, use in places[:PLACES_WEIGHED]:
            dreamed = self.dream_on(use, tiles)
            if dreamed > best:
                best = dreamed
                self.best = use
                self.best_value = value

    def promising_places(self, face: i64) -> list[tuple[float, int]]:
        found: list[tuple[float, int]] = []
        different_turns: i64 = 1 if landscapes_on(face) == 1 else 4
        rest = self.world.may_take()
        while rest:
            space = first(rest)
            turns: i64 = 0
            while turns < different_turns:
                value = self.appraiser.value(space, face * 4 + turns, -100.0)
                found.append((value, int(use_of(face, space, turns))))
                turns += 1
            rest &= rest - 1
        return found

    def dream_on(self, use: i64, tiles: vec[i64]) -> float:
        """What the best board is worth that begins with the tile in hand there."""
        space, lie = space_used(use), lie_used(use)
        after = self.world.copy()
        after.place(space, lie)
        chance = FastChance(int(self.state.arrangement) + int(use))
        plan = Plan(after, tiles, self.wishes, chance)
        plan.improve(self.manner.dreams // PLACES_WEIGHED, self.end)
        value = plan.value + self.appraiser.of_face(face_used(use))
        return value - self.appraiser.taste.mistake * float(self.appraiser.mistakes(space, lie))

    # Tasks

    def task_to_take(self) -> i64:
        """The task that promises most: fulfilled already, or in the dream and likely to come true."""
        best = self.sure_task()
        dream = self.dream
        if best >= 0 or dream is None:
            return best
        tasks = self.state.open_tasks(self.seat)
        most = 0.0
        for number, task in enumerate(TASKS):
            if tasks & BIT[number] and task.fulfilled(dream, 0):
                chance = self.chance_of(self.missing(dream, number))
                promise = float(task.value) * (2.0 * chance - 1.0)
                if chance >= self.manner.boldness and promise > most:
                    best = number
                    most = promise
        return best

    def missing(self, dream: Landscapes, task: int) -> i64:
        """How many tiles must still be placed for a task that the dream fulfills."""
        fewest = self.empty
        for spaces in TASKS[task].spaces(dream):
            fewest = min(fewest, count(spaces & ~self.world.occupied))
        return fewest

    def chance_of(self, tiles: i64) -> float:
        """How likely so many planned tiles get onto the board in time."""
        pace = 10.0 * (self.manner.look + self.manner.place) * float(100 - self.form)
        if self.left >= 0 and float(self.left - MARGIN_MS) < 1.15 * pace * float(tiles):
            return 0.0
        risk = RISK * float(TILES) / float(self.manner.remembers)
        return math.pow(1.0 - risk, float(tiles))
