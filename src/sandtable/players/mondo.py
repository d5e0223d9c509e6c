"""Mondo at a human pace: a player that looks over some tiles, takes one, places it, and jumps out in time.

Players differ in how long a look takes, how many tiles of the heap they notice in it, and what they value.
`delay` says how long the player looks before an act; it is a manner of the bot, never a rule. Asked about
the same view with the same seed, `delay` and `act` tell of the same look. A table asks for the delay once
after each act of the bot's own, waits, and then asks for the act with the view of that moment.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.chance import Chance, FastChance
from sandtable.core.game import View
from sandtable.games.mondo.board import SPACES, first
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.state import (
    BACK,
    NO_TILE,
    OUT,
    PLACE,
    READY,
    ROUND,
    TASK,
    TURN,
    WORD_BIT,
    MondoState,
)
from sandtable.games.mondo.tasks import MODIFIER_NAMES, TASK_NAMES, TASKS
from sandtable.games.mondo.tiles import ANIMALS, WATER, landscapes_on
from sandtable.games.mondo.view import state_of
from sandtable.players.evaluation.mondo import Judge, Taste
from sandtable.players.player import Budget


@dataclass(frozen=True)
class Manner:
    """How somebody plays: the pace, the eye and the taste."""

    look: float  # seconds for a look over the heap
    place: float  # seconds to place the tile in hand
    noticed: int  # tiles noticed in a look
    looks: int  # before the player takes what there is, or gives up
    content: float  # what a tile must be worth in the first look; each further look is content with less
    turns_over: bool  # whether the hidden sides are known, too
    plans: bool  # whether tasks, modifiers and the chips of the others are thought of
    taste: Taste


# Measured in beginners' rounds of seven minutes between equals: swift, steady and gentle make about 30, 22 and 9 points a round.
MANNERS: Final = {
    "swift": Manner(8.0, 3.5, 60, 4, 1.8, True, True, Taste(1.0, 1.8, 1.4, 0.6, 0.5)),
    "brisk": Manner(10.0, 4.2, 20, 4, 1.5, True, False, Taste(0.9, 1.6, 1.1, 0.5, 0.35)),
    "steady": Manner(12.0, 5.0, 8, 4, 1.2, True, False, Taste(0.8, 1.4, 0.8, 0.4, 0.2)),
    "easy": Manner(12.0, 6.0, 9, 3, 1.0, False, False, Taste(0.7, 1.3, 0.4, 0.3, 0.1)),
    "gentle": Manner(12.0, 7.0, 10, 3, 0.9, False, False, Taste(0.5, 1.1, 0.0, 0.1, 0.0)),
    "dreamy": Manner(15.0, 9.0, 6, 2, 0.6, False, False, Taste(0.5, 1.0, 0.0, 0.0, 0.0)),
}
SOLO_TASTE: Final = Taste(0.0, 1.8, 0.0, 1.0, 1.0)  # MON-62: only minus points count
SOLO_CONTENT: Final = 0.9  # so a tile that fits is all one can have

LEAST: Final = 0.05  # a tile that is worth less stays in the heap
LESS: Final = 0.6  # how much a further look lowers what the player is content with
MARGIN_MS: Final = 2500  # how long before the end a player wants to be out
HASTE_MS: Final = 600
BONUS: Final = 5  # tenths of a point for an animal that a task or modifier asks for


class MondoPlayer:
    """A bot with a manner. It knows only its view, and of the heap only what it noticed."""

    def __init__(self, manner: Manner) -> None:
        self.manner = manner

    def act(self, view: View, budget: Budget, seed: int) -> int:
        state = state_of(view)
        if state.phase != ROUND:
            return READY
        return Mind(state, view["seat"], self.manner, time_left(view), FastChance(seed)).choose()

    def delay(self, view: View, seed: int) -> int:
        """Milliseconds that the player takes before the act it will choose."""
        state = state_of(view)
        chance = FastChance(seed)
        if state.phase != ROUND:
            return 1000 + chance.below(2500)
        return Mind(state, view["seat"], self.manner, time_left(view), chance).duration()


def time_left(view: View) -> int:
    """Milliseconds to the end of the round when the last act came; −1 where the clock is hidden."""
    if view["ends_at"] is None or view["at"] is None:
        return -1
    return max(0, int(view["ends_at"]) - int(view["at"]))


class Mind:
    """One thought of a player: what to do next in this position, and how long it takes."""

    def __init__(self, state: MondoState, seat: i64, manner: Manner, left: i64, chance: Chance) -> None:
        self.state = state
        self.seat = seat
        self.manner = manner
        self.left = left
        self.world = state.worlds[seat]
        self.empty: i64 = SPACES - state.tiles_placed(seat)
        self.tempo: i64 = 60 + chance.below(80)  # percent of the usual time
        self.chance = chance
        counts_inactive = bool(state.holders & WORD_BIT[seat]) or state.settings.is_solo
        taste = SOLO_TASTE if manner.plans and state.settings.is_solo else manner.taste
        self.judge = Judge(self.world, taste, self.bonuses(), counts_inactive)
        self.best: i64 = -1  # a face and where it goes: face * 96 + space * 4 + turns
        self.best_value = -100.0
        self.looks_taken: i64 = 0
        if state.hands[seat] != NO_TILE:
            self.weigh(state.hands[seat])
        elif self.empty:
            self.look_around()

    # Looking

    def look_around(self) -> None:
        """Notice some tiles at each look, until one is good enough."""
        content = SOLO_CONTENT if self.state.settings.is_solo else self.manner.content
        while self.looks_taken < self.manner.looks and self.best_value < content:
            self.looks_taken += 1
            n: i64 = 0
            while n < self.manner.noticed and self.state.heap_size() > 0:
                tile = self.state.nth_in_heap(self.chance.below(self.state.heap_size()))
                self.weigh(self.state.face_up(tile))
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
                value = self.judge.value(space, face * 4 + turns, self.best_value)
                if value > self.best_value:
                    self.best_value = value
                    self.best = face * 96 + space * 4 + turns
                turns += 1
            rest &= rest - 1

    def bonuses(self) -> vec[i64]:
        """Animals that face-up or own tasks or the modifier ask for, if the player thinks of them."""
        found = vec[i64]([0] * len(ANIMALS))
        if not self.manner.plans:
            return found
        wanted = self.state.tasks | self.state.taken[self.seat]
        for task, name in enumerate(TASK_NAMES):
            if wanted & WORD_BIT[task] and name[:-1] in ANIMALS:
                found[ANIMALS.index(name[:-1])] += BONUS
        if self.modifier() == "most-aquatic-animals":
            for animal in range(WATER * 4, WATER * 4 + 4):
                found[animal] += BONUS
        return found

    def modifier(self) -> str:
        return MODIFIER_NAMES[self.state.modifiers[self.state.round]] if self.state.settings.level else ""

    # Deciding

    def choose(self) -> i64:
        if self.state.hands[self.seat] != NO_TILE:
            return self.use_tile()
        task = self.sure_task()
        if task >= 0:
            return TASK + task
        if self.is_late() or self.empty == 0 or self.best_value < LEAST or self.chip_is_worth_it():
            return self.leave()
        return self.best // 192

    def use_tile(self) -> i64:
        if self.best_value < LEAST:
            return BACK
        if self.best // 96 != self.state.hands[self.seat]:
            return TURN
        return PLACE + self.best % 96

    def is_late(self) -> bool:
        """There is no time for another tile. Alone nothing is won by leaving early."""
        if self.left < 0 or self.state.settings.is_solo:
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
        tasks = self.state.open_tasks(self.seat) if self.manner.plans else 0
        if tasks & WORD_BIT[first_task] and self.state.outs == 0:
            return TASK + first_task
        return OUT

    def sure_task(self) -> i64:
        """A task that is fulfilled already and will stay so: tiles never move. The dearest one, or −1."""
        tasks = self.state.open_tasks(self.seat)
        if tasks == 0:
            return -1
        found = Landscapes(self.world)
        best: i64 = -1
        for number, task in enumerate(TASKS):
            sure = tasks & WORD_BIT[number] and task.fulfilled(found, 0)
            if sure and (best < 0 or task.value > TASKS[best].value):
                best = number
        return best

    def chip_is_worth_it(self) -> bool:
        """Whether the top chip, before somebody else takes it, is worth more than the last few tiles."""
        chips = self.state.settings.chips()[self.state.outs :]
        if not self.manner.plans or len(chips) < 2:
            return False
        others = [
            one for one in range(self.state.settings.seats) if one != self.seat and not self.state.orders[one]
        ]
        fullest = max([self.state.tiles_placed(one) for one in others], default=0)
        danger = 0.8 if fullest >= 23 else (0.5 if fullest >= 21 else 0.1)
        return danger * float(chips[0] - chips[1]) > self.best_value * float(self.empty)
