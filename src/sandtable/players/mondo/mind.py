"""One thought of a Mondo player: what to do next, and how long it takes to find out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BIT
from sandtable.core.chance import Chance, FastChance
from sandtable.games.mondo.acts import BACK, OUT, PLACE, TAKE, TASK, TURN
from sandtable.games.mondo.board import SPACES, first
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.state import NO_TILE, MondoState
from sandtable.games.mondo.tasks import MODIFIER_NAMES, TASK_NAMES, TASKS
from sandtable.games.mondo.tiles import ANIMALS, WATER, landscapes_on
from sandtable.players.mondo.evaluation import Appraiser, Taste
from sandtable.players.mondo.manners import Manner
from sandtable.players.mondo.uses import act_of_placing, face_used, use_of

SOLO_TASTE: Final = Taste(0.0, 1.8, 0.0, 1.0, 1.0)  # MON-62: only minus points count
SOLO_CONTENT: Final = 0.9  # so a tile that fits is all one can have

LEAST: Final = 0.05  # a tile that is worth less stays in the heap
LESS: Final = 0.6  # how much a further look lowers what the player is content with
MARGIN_MS: Final = 2500  # how long before the end a player wants to be out
HASTE_MS: Final = 600
BONUS: Final = 5  # tenths of a point for an animal that a modifier or a task on the table asks for
OWN_BONUS: Final = 12  # and for one that a task in front of the player asks for


class Mind:
    """One thought of a player: what to do next in this position, and how long it takes."""

    def __init__(self, state: MondoState, seat: i64, manner: Manner, left: i64, chance: Chance) -> None:
        self.state = state
        self.seat = seat
        self.manner = manner
        self.left = left
        self.world = state.worlds[seat]
        self.empty: i64 = SPACES - state.tiles_placed(seat)
        self.form: i64 = self.form_of_the_day()
        self.tempo: i64 = (60 + chance.below(80)) * (100 - self.form) // 100  # percent of the usual time
        self.chance = chance
        counts_inactive = bool(state.holders & BIT[seat]) or state.conditions.is_solo
        taste = SOLO_TASTE if manner.cards and state.conditions.is_solo else manner.taste
        self.appraiser = Appraiser(self.world, taste, self.bonuses(), counts_inactive)
        self.best: i64 = -1  # a use of a tile
        self.best_value = -100.0
        self.looks_taken: i64 = 0

    def form_of_the_day(self) -> i64:
        """By how many percent this whole round goes better or worse than usual, in pace and in sight."""
        lots = FastChance(int(self.state.arrangement) * 8 + int(self.seat))
        return self.manner.form if lots.below(2) else -self.manner.form

    def eye(self) -> i64:
        """Tiles noticed in a look."""
        return max(1, self.manner.noticed * (100 + self.form) // 100)

    def limit(self, seconds: float) -> None:
        """Think no longer than that. A glance takes no time worth counting."""

    def think(self) -> None:
        """Before anything is asked."""
        if self.state.hands[self.seat] != NO_TILE:
            self.weigh(self.state.hands[self.seat])
        elif self.empty:
            self.look_around()

    # Looking

    def look_around(self) -> None:
        """Notice some tiles at each look, until one is good enough."""
        content = SOLO_CONTENT if self.state.conditions.is_solo else self.manner.content
        while self.looks_taken < self.manner.looks and self.best_value < content:
            self.looks_taken += 1
            n: i64 = 0
            while n < self.eye() and self.state.heap.size() > 0:
                tile = self.state.heap.nth(self.chance.below(self.state.heap.size()))
                self.weigh(self.state.heap.face_up(tile))
                n += 1
            content -= LESS

    def weigh(self, face: i64) -> None:
        """Try a tile on all spaces in reach, and its other side, too, if the player thinks of it."""
        self.weigh_side(face)
        if self.manner.turns_over or self.state.hands[self.seat] != NO_TILE:
            self.weigh_side(face ^ 1)

    def weigh_side(self, face: i64) -> None:
        different_turns: i64 = 1 if landscapes_on(face) == 1 else 4
        rest = self.world.may_take()
        while rest:
            space = first(rest)
            turns: i64 = 0
            while turns < different_turns:
                value = self.appraiser.value(space, face * 4 + turns, self.best_value)
                if value > self.best_value:
                    self.best_value = value
                    self.best = use_of(face, space, turns)
                turns += 1
            rest &= rest - 1

    def bonuses(self) -> vec[i64]:
        """Animals that face-up or own tasks or the modifier ask for, if the player thinks of them."""
        found = vec[i64]([0] * len(ANIMALS))
        if not self.manner.cards:
            return found
        mine = self.state.taken[self.seat]
        for number, task in enumerate(TASKS):
            points: i64 = OWN_BONUS if mine & BIT[number] else BONUS
            if (mine | self.state.tasks) & BIT[number]:
                for name in set(task.animals):
                    found[ANIMALS.index(name)] += points
        if self.modifier() == "most-aquatic-animals":
            for animal in range(WATER * 4, WATER * 4 + 4):
                found[animal] += BONUS
        return found

    def modifier(self) -> str:
        return MODIFIER_NAMES[self.state.modifiers[self.state.round]] if self.state.conditions.level else ""

    # Deciding

    def choose(self) -> i64:
        if self.state.hands[self.seat] != NO_TILE:
            return self.use_tile()
        task = self.task_to_take()
        if task >= 0:
            return TASK + task
        if self.is_late() or self.empty == 0 or self.best_value < LEAST or self.chip_is_worth_it():
            return self.leave()
        return TAKE + face_used(self.best) // 2

    def use_tile(self) -> i64:
        if self.best_value < LEAST:
            return BACK
        if face_used(self.best) != self.state.hands[self.seat]:
            return TURN
        return act_of_placing(self.best)

    def is_late(self) -> bool:
        """There is no time for another tile. Alone nothing is won by leaving early."""
        if self.left < 0 or self.state.conditions.is_solo:
            return False
        return self.left - self.working_time() < MARGIN_MS

    def working_time(self) -> i64:
        """Milliseconds for the looks taken, and for placing the tile."""
        place = self.manner.place
        looks = 0.0 if self.state.hands[self.seat] != NO_TILE else self.manner.look * float(self.looks_taken)
        return i64((looks + place) * 10.0 * float(self.tempo))

    def duration(self) -> i64:
        action = self.choose()
        if action == TURN or action >= OUT:
            return HASTE_MS + self.chance.below(HASTE_MS)
        if action >= PLACE:
            return self.in_time(i64(self.manner.place * 10.0 * float(self.tempo)))
        return self.in_time(i64(self.manner.look * float(self.looks_taken) * 10.0 * float(self.tempo)))

    def in_time(self, wanted: i64) -> i64:
        return wanted if self.left < 0 else max(HASTE_MS, min(wanted, self.left - MARGIN_MS))

    # Leaving

    def leave(self) -> i64:
        """Jump out, but take the task for the first who does, if that is the player."""
        first_task: i64 = TASK_NAMES.index("first")
        tasks = self.state.open_tasks(self.seat) if self.manner.cards else 0
        if tasks & BIT[first_task] and self.state.outs == 0:
            return TASK + first_task
        return OUT

    def task_to_take(self) -> i64:
        return self.sure_task()

    def sure_task(self) -> i64:
        """A task that is fulfilled already and will stay so: tiles never move. The dearest one, or −1."""
        tasks = self.state.open_tasks(self.seat)
        if tasks == 0:
            return -1
        found = Landscapes(self.world)
        best: i64 = -1
        for number, task in enumerate(TASKS):
            sure = tasks & BIT[number] and task.fulfilled(found, 0)
            if sure and (best < 0 or task.value > TASKS[best].value):
                best = number
        return best

    def chip_is_worth_it(self) -> bool:
        """Whether the top chip, before somebody else takes it, is worth more than the last few tiles."""
        chips = self.state.conditions.chips()[self.state.outs :]
        if not self.manner.cards or len(chips) < 2:
            return False
        others = [
            one
            for one in range(self.state.conditions.seats)
            if one != self.seat and not self.state.orders[one]
        ]
        fullest = max([self.state.tiles_placed(one) for one in others], default=0)
        danger = 0.8 if fullest >= 23 else (0.5 if fullest >= 21 else 0.1)
        return danger * float(chips[0] - chips[1]) > self.best_value * float(self.empty)
