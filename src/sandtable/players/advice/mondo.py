"""Advice for Mondo: which tile for which space and why, and for a finished game the better tile that lay there.

Everybody plays at once, so nothing is searched: a tile is judged by what it adds to a world, and a plan says
which tiles make the best whole board. Who will win is told from the lead and from how much is still to come.
"""

import dataclasses
import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from sandtable.core import record as records
from sandtable.core.chance import FastChance
from sandtable.core.errors import BadRequest
from sandtable.core.game import State, View
from sandtable.core.record import CLOCK, Record
from sandtable.games.mondo.board import BIT, NAMES, SPACES
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.state import BACK, NO_TILE, OUT, PLACE, READY, ROUND, TASK, TURN, MondoState
from sandtable.games.mondo.tasks import TASK_NAMES
from sandtable.games.mondo.tiles import ANIMAL, ANIMALS, LANDSCAPES, TILES, VOLCANO
from sandtable.games.mondo.view import state_of
from sandtable.players.advice.adviser import Adviser, Hint, Par, Reviewed, joined
from sandtable.players.mondo.manners import MANNERS, Manner
from sandtable.players.mondo.mind import LEAST
from sandtable.players.mondo.par import par
from sandtable.players.mondo.planner import PlanningMind
from sandtable.players.mondo.player import time_left
from sandtable.players.mondo.shapes import FREE, needed
from sandtable.players.player import Budget

EYES: Final = dataclasses.replace(MANNERS["planning"], noticed=TILES, remembers=TILES, dreams=1000)
GLANCE: Final = dataclasses.replace(EYES, dreams=100)  # for each act of a review
PLANNED: Final = 0.7  # points for a tile that the best board has at this place
ROUND_SPREAD: Final = 5.4  # points of lead in a round that make a win e times as likely as a loss
LAST_SPREAD: Final = 0.5  # when hardly anything is to come


class Choice(NamedTuple):
    """A tile on a space, and what it adds in points."""

    value: float
    face: int
    space: int
    turns: int

    @property
    def lie(self) -> int:
        return self.face * 4 + self.turns


class MondoAdviser(Adviser):
    """Tiles for spaces, from what everybody can see."""

    finds_par = True

    def hints(self, view: View, budget: Budget, seed: int, count: int = 3) -> list[Hint]:
        if view["seat"] not in view["actors"]:
            raise BadRequest("this seat has nothing to decide now")
        state = state_of(view)
        if state.phase != ROUND:
            why = "The round starts once everybody is"
            return [Hint(READY, "ready", "Say that you are ready", win_chances(state)[view["seat"]], why)]
        return Thought(self, view, EYES, seed).hints(count)

    def words(self, state: State, seat: int, action: int) -> str:
        """Without a choice behind it: what an act does."""
        if action < TURN:
            return f"Take tile {action + 1}"
        if PLACE <= action < BACK:
            return f"Place the tile on {NAMES[(action - PLACE) // 4]}"
        if TASK <= action < READY:
            return f"Take the task {TASK_NAMES[action - TASK]}"
        return {TURN: "Turn the tile over", BACK: "Put the tile back", OUT: "Jump out"}.get(
            action, "Get ready"
        )

    def review(self, record: Record, seconds: float, start: int = 0) -> Iterator[Reviewed]:
        """Every act with the chances by the lead; for each tile taken or placed, what was better."""
        state = records.first_state(record, self.game)
        for number, entry in enumerate(record.entries, start=1):
            if entry.seat != CLOCK and number > start:
                action = self.game.read(state, entry.text)
                yield self.look_back(state.view(entry.seat), action, number)
            records.play(self.game, state, entry)

    def review_act(self, view: View, action: int, budget: Budget, seed: int, count: int = 3) -> Reviewed:
        return self.look_back(view, action, 0)

    def par(self, deal: View, seed: int) -> Iterator[Par]:
        laid = deal["worlds"][0]["tiles"]
        for found in par(deal, seed):
            board = laid | dict(tile.split(":") for tile in found.tiles)
            yield Par(found.share, found.minus_points, board)

    def look_back(self, view: View, action: int, number: int) -> Reviewed:
        state, seat = state_of(view), view["seat"]
        text, said = self.game.write(state, action), self.words(state, seat, action)
        chances = win_chances(state)
        is_choice = action < TURN or PLACE <= action < BACK
        if not is_choice or state.phase != ROUND:
            return Reviewed(number, seat, text, said, chances[seat], chances[seat], chances, [])
        thought = Thought(self, view, GLANCE, number)
        lost = thought.loss(action)
        after = win_chances(state, seat, -lost)[seat]
        return Reviewed(number, seat, text, said, chances[seat], after, chances, thought.hints(3))


class Thought:
    """One position of a seat: all that can be done with the tiles in sight, the best first."""

    def __init__(self, adviser: MondoAdviser, view: View, eyes: Manner, seed: int) -> None:
        self.adviser = adviser
        self.state = state_of(view)
        self.seat: int = view["seat"]
        self.hand = self.state.hands[self.seat]
        self.world = self.state.worlds[self.seat]
        self.mind = PlanningMind(self.state, self.seat, eyes, time_left(view), FastChance(seed))
        self.mind.think()
        self.choices = self.of_hand() if self.hand != NO_TILE else self.of_heap()

    def of_heap(self) -> list[Choice]:
        """The best use of every tile of the heap."""
        planned = self.mind.best
        found = [self.best_of(tile) for tile in range(TILES) if self.state.is_in_heap(tile)]
        chosen = [self.favored(choice, planned) for choice in found if choice.value >= LEAST]
        return sorted(chosen, reverse=True)

    def best_of(self, tile: int) -> Choice:
        self.mind.best, self.mind.best_value = -1, -100.0
        self.mind.weigh_side(tile * 2)
        self.mind.weigh_side(tile * 2 + 1)
        return read_choice(self.mind.best_value, self.mind.best)

    def favored(self, choice: Choice, planned: int) -> Choice:
        same = planned >= 0 and read_choice(0.0, planned).face // 2 == choice.face // 2
        return read_choice(choice.value + PLANNED, planned) if same else choice

    def of_hand(self) -> list[Choice]:
        """The tile in hand on every space, each in its best way."""
        found: dict[int, Choice] = {}
        for value, where in [
            *self.mind.promising_places(self.hand),
            *self.mind.promising_places(self.hand ^ 1),
        ]:
            choice = read_choice(value + (PLANNED if where == self.mind.best else 0.0), where)
            if choice.space not in found or choice.value > found[choice.space].value:
                found[choice.space] = choice
        return sorted((choice for choice in found.values() if choice.value >= LEAST), reverse=True)

    # Told

    def hints(self, count: int) -> list[Hint]:
        special = self.of_task() or self.of_end()
        told = special + [self.told(choice) for choice in self.different(count - len(special))]
        return list({hint.act: hint for hint in reversed(told)}.values())[::-1][
            :count
        ]  # one "turn" is enough

    def different(self, count: int) -> list[Choice]:
        """The best choices, none of them like another."""
        seen: set[tuple[object, ...]] = set()
        found: list[Choice] = []
        for choice in self.choices:
            kind = (choice.space, ANIMAL[choice.face]) if self.hand == NO_TILE else (choice.space,)
            if len(found) < count and kind not in seen:
                found.append(choice)
            seen.add(kind)
        return found

    def told(self, choice: Choice) -> Hint:
        action, text = self.act_of(choice)
        behind = self.choices[0].value - choice.value
        chance = win_chances(self.state, self.seat, -behind)[self.seat]
        return Hint(action, self.written(action), text, chance, self.reason(choice))

    def act_of(self, choice: Choice) -> tuple[int, str]:
        name = NAMES[choice.space]
        if self.hand == NO_TILE:
            return choice.face // 2, f"Take tile {choice.face // 2 + 1} for {name}{self.over(choice)}"
        if choice.face != self.hand:
            return TURN, f"Turn the tile over for {name}"
        turned = ("as it is", "turned right once", "turned twice", "turned left once")[choice.turns]
        return PLACE + choice.space * 4 + choice.turns, f"Place the tile on {name}, {turned}"

    def over(self, choice: Choice) -> str:
        return "" if self.state.face_up(choice.face // 2) == choice.face else ", turned over"

    def written(self, action: int) -> str:
        return self.adviser.game.write(self.state, action)

    def of_task(self) -> list[Hint]:
        task = self.mind.task_to_take() if self.hand == NO_TILE else -1
        if task < 0:
            return []
        sure = self.mind.sure_task() == task
        why = "Your world fulfills it already" if sure else "The tiles in sight can very likely fulfill it"
        return [self.plain(TASK + task, why)]

    def of_end(self) -> list[Hint]:
        if self.choices and self.mind.empty:
            return []
        if self.hand != NO_TILE:
            return [self.plain(BACK, "It would cost more than it brings")]
        chips = self.state.settings.chips()[self.state.outs :]
        what = "Your world is full" if self.mind.empty == 0 else "No tile in sight would bring points"
        return [self.plain(OUT, joined([what, *([f"the chip is worth {chips[0]}"] if chips else [])]))]

    def plain(self, action: int, why: str) -> Hint:
        said = self.adviser.words(self.state, self.seat, action)
        return Hint(action, self.written(action), said, win_chances(self.state)[self.seat], why)

    def reason(self, choice: Choice) -> str:
        return joined([self.fit(choice), *self.finishing(choice), *self.shown(choice)])

    def fit(self, choice: Choice) -> str:
        ways = [needed(self.world, choice.space, way) for way in range(4)]
        sides = sum(way != FREE for way in ways)
        bad = self.mind.judge.mistakes(choice.space, choice.lie)
        name = NAMES[choice.space]
        if not sides:
            return f"nothing stands against it on {name} yet"
        if bad:
            return f"fits {name} on {sides - bad} of {sides} sides"
        return f"fits {name} on all sides" if sides > 1 else f"fits {name} beside what lies there"

    def finishing(self, choice: Choice) -> list[str]:
        after = self.world.copy()
        after.place(choice.space, choice.lie)
        before, now = Landscapes(self.world), Landscapes(after)
        gained = [n for n in range(4) for _ in range(now.number_of(n) - before.number_of(n))]
        names = [
            f"the {LANDSCAPES[n] if LANDSCAPES[n] != 'water' else 'lake'}" for n in dict.fromkeys(gained)
        ]
        return [f"finishes {' and '.join(names)}"] if names else []

    def shown(self, choice: Choice) -> list[str]:
        if ANIMAL[choice.face] >= 0 and not self.state.settings.is_solo:  # MON-62: animals count nothing
            name = ANIMALS[ANIMAL[choice.face]]
            return [f"brings {'an' if name[0] in 'aeiou' else 'a'} {name}"]
        return ["shows a volcano"] if VOLCANO[choice.face] else []

    # Looking back

    def loss(self, action: int) -> float:
        """How many points an act that was played gives away."""
        best = self.choices[0].value if self.choices else 0.0
        return max(0.0, best - max(self.value_of(action), best - SPACES))

    def value_of(self, action: int) -> float:
        if action < TURN:
            return max((one.value for one in self.choices if one.face // 2 == action), default=-1.0)
        space, turns = divmod(action - PLACE, 4)
        if self.mind.best == self.hand * 96 + space * 4 + turns:
            return self.choices[0].value if self.choices else 0.0
        assert self.world.may_take() & BIT[space]
        return self.mind.judge.value(space, self.hand * 4 + turns, -100.0)


def read_choice(value: float, where: int) -> Choice:
    return Choice(value, where // 96, where % 96 // 4, where % 4)


def win_chances(state: MondoState, seat: int = 0, more: float = 0.0) -> list[float]:
    """Every seat's chance by the points so far; one of them may get some more."""
    if state.settings.is_solo:
        return [solo_chance(state, more)]
    totals = [float(state.total(one)) for one in range(state.settings.seats)]
    if state.phase == ROUND:
        totals = [total + sum(line) for total, line in zip(totals, state.lines(), strict=True)]
    totals[seat] += more
    spread = max(LAST_SPREAD, ROUND_SPREAD * math.sqrt(to_come(state)))
    weights = [math.exp((total - max(totals)) / spread) for total in totals]
    return [weight / sum(weights) for weight in weights]


def to_come(state: MondoState) -> float:
    """How many rounds, this one in part."""
    rounds = float(state.settings.rounds - state.round)
    if state.phase != ROUND:
        return rounds
    open_spaces = max(0 if order else SPACES - n for n, order in placed_and_out(state))
    return rounds - 1.0 + open_spaces / SPACES


def placed_and_out(state: MondoState) -> list[tuple[int, int]]:
    return [(state.tiles_placed(one), state.orders[one]) for one in range(state.settings.seats)]


def solo_chance(state: MondoState, more: float) -> float:
    """By the minus points that nothing can mend, and the spaces that time will leave open at this pace."""
    found = Landscapes(state.worlds[0])
    volcanoes = found.active_volcanoes() + found.inactive_volcanoes()
    bad = float(found.misconnections + volcanoes)
    if state.phase == ROUND and not state.orders[0]:
        bad += 0.1 * float(found.empty) + unreached(state)
    else:
        bad += float(found.empty)
    return 1.0 / (1.0 + math.exp((bad - more - state.settings.solo_limit() - 0.5) * 1.5))


def unreached(state: MondoState) -> float:
    placed = int(state.tiles_placed(0)) - 4  # MON-60: four lie there from the start
    used, left = int(state.clock - state.started_at), int(state.ends_at - state.clock)
    if placed < 2 or state.settings.length <= 0 or state.settings.hides_time:
        return 0.0
    return max(0.0, SPACES - 4 - placed - left * placed / max(1, used))
