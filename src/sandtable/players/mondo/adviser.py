"""Advice for Mondo: which tile for which space and why, and for a finished game the better tile that lay there.

Everybody plays at once, so nothing is searched: a tile is judged by what it adds to a world, and a plan says
which tiles make the best whole board. Who will win is told from the lead and from how much is still to come.
"""

import dataclasses
import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from sandtable.core.chance import FastChance
from sandtable.core.errors import BadRequest
from sandtable.core.messages import say as say_of_all
from sandtable.core.sentences import listed
from sandtable.core.view import seat_of
from sandtable.games.mondo.acts import BACK, OUT, PLACE, READY, TAKE, TASK, TURN, space_of, turns_of
from sandtable.games.mondo.board import BIT, NAMES, SPACES
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.scoring import volcanoes
from sandtable.games.mondo.state import NO_TILE, ROUND, MondoState
from sandtable.games.mondo.tiles import ANIMAL, ANIMALS, LANDSCAPES, TILES, VOLCANO
from sandtable.games.mondo.view import MondoView, WorldShown, state_of
from sandtable.games.mondo.words import say
from sandtable.players.advice.adviser import Adviser, Hint, Par, Reviewed, joined
from sandtable.players.mondo.manners import MANNERS, Manner
from sandtable.players.mondo.mind import LEAST
from sandtable.players.mondo.par import par
from sandtable.players.mondo.planner import PlanningMind
from sandtable.players.mondo.player import time_left
from sandtable.players.mondo.shapes import FREE, needed
from sandtable.players.mondo.uses import act_of_placing, face_used, lie_used, space_used, use_of
from sandtable.players.player import Budget

EYES: Final = dataclasses.replace(MANNERS["planning"], noticed=TILES, remembers=TILES, dreams=1000)
GLANCE: Final = dataclasses.replace(EYES, dreams=100)  # for each act of a review
PLANNED: Final = 0.7  # points for a tile that the best board has at this place
ROUND_SPREAD: Final = 5.4  # points of lead in a round that make a win e times as likely as a loss
LAST_SPREAD: Final = 0.5  # when hardly anything is to come


class Choice(NamedTuple):
    """A tile on a space, and what it adds in points."""

    value: float
    use: int

    @property
    def face(self) -> int:
        return face_used(self.use)

    @property
    def tile(self) -> int:
        return self.face // 2

    @property
    def space(self) -> int:
        return space_used(self.use)

    @property
    def lie(self) -> int:
        return lie_used(self.use)


class MondoAdviser(Adviser[MondoState, MondoView]):
    """Tiles for spaces, from what everybody can see."""

    finds_par = True
    coached = ("place",)  # to take a tile must not wait
    searches = False

    def hints(self, view: MondoView, budget: Budget, seed: int, count: int = 3) -> list[Hint]:
        seat = seat_of(view)
        if seat not in view["actors"]:
            raise BadRequest(say_of_all("nothing-to-decide"))
        state = state_of(view)
        if state.phase != ROUND:
            chance = win_chances(state)[seat]
            return [Hint(READY, "ready", say("hint-ready"), chance, say("why-ready"))]
        return Outlook(self, view, EYES, seed).hints(count)

    def points_lost(self, view: MondoView, action: int, seed: int) -> float:
        is_choice = state_of(view).phase == ROUND and (is_take(action) or is_place(action))
        return Outlook(self, view, GLANCE, seed).loss(action) if is_choice else 0.0

    def par(self, deal: MondoView, seed: int) -> Iterator[Par[MondoView]]:
        for found in par(deal, seed):
            tiles = deal["worlds"][0]["tiles"] | dict(tile.split(":") for tile in found.tiles)
            world: WorldShown = {**deal["worlds"][0], "tiles": tiles}
            shown: MondoView = {**deal, "worlds": [world]}
            yield Par(found.share, -found.minus_points, shown)

    def think(self, view: MondoView, action: int, budget: Budget, seed: int) -> "Outlook | None":
        """What else could be done; None where no tile is taken or placed."""
        is_choice = is_take(action) or is_place(action)
        return Outlook(self, view, GLANCE, seed) if is_choice and state_of(view).phase == ROUND else None

    def tell(
        self, view: MondoView, action: int, thought: "Outlook | None", seed: int, count: int = 3
    ) -> Reviewed:
        """The chances by the lead; for a tile taken or placed, what was better."""
        state, seat = state_of(view), seat_of(view)
        text, said = self.game.write(state, action), self.game.label(state, seat, action)
        chances = win_chances(state)
        if thought is None:
            return Reviewed(0, seat, text, said, chances[seat], chances[seat], chances, [])
        after = win_chances(state, seat, -thought.loss(action))[seat]
        return Reviewed(0, seat, text, said, chances[seat], after, chances, thought.hints(count))


class Outlook:
    """One position of a seat: all that can be done with the tiles in sight, the best first."""

    def __init__(self, adviser: MondoAdviser, view: MondoView, eyes: Manner, seed: int) -> None:
        self.adviser = adviser
        self.state = state_of(view)
        self.seat = seat_of(view)
        self.hand = self.state.hands[self.seat]
        self.world = self.state.worlds[self.seat]
        self.mind = PlanningMind(self.state, self.seat, eyes, time_left(view), FastChance(seed))
        self.mind.think()
        self.choices = self.of_hand() if self.hand != NO_TILE else self.of_heap()

    def of_heap(self) -> list[Choice]:
        """The best use of every tile of the heap."""
        planned = self.mind.best
        found = [self.best_of(tile) for tile in range(TILES) if self.state.heap.has(tile)]
        chosen = [self.favored(choice, planned) for choice in found if choice.value >= LEAST]
        return sorted(chosen, reverse=True)

    def best_of(self, tile: int) -> Choice:
        self.mind.best, self.mind.best_value = -1, -100.0
        self.mind.weigh_side(tile * 2)
        self.mind.weigh_side(tile * 2 + 1)
        return Choice(self.mind.best_value, self.mind.best)

    def favored(self, choice: Choice, planned: int) -> Choice:
        same = planned >= 0 and Choice(0.0, planned).tile == choice.tile
        return Choice(choice.value + PLANNED, planned) if same else choice

    def of_hand(self) -> list[Choice]:
        """The tile in hand on every space, each in its best way."""
        found: dict[int, Choice] = {}
        for value, use in [
            *self.mind.promising_places(self.hand),
            *self.mind.promising_places(self.hand ^ 1),
        ]:
            choice = Choice(value + (PLANNED if use == self.mind.best else 0.0), use)
            if choice.space not in found or choice.value > found[choice.space].value:
                found[choice.space] = choice
        return sorted((choice for choice in found.values() if choice.value >= LEAST), reverse=True)

    # Told

    def hints(self, count: int) -> list[Hint]:
        special = self.of_task() or self.of_end()
        told = special + [self.told(choice) for choice in self.different(count - len(special))]
        once = {hint.act: hint for hint in reversed(told)}  # one "turn" is enough
        return list(once.values())[::-1][:count]

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
            lies = "hint-take" if self.state.heap.face_up(choice.tile) == choice.face else "hint-take-over"
            return TAKE + choice.tile, say(lies, tile=choice.tile + 1, space=name)
        if choice.face != self.hand:
            return TURN, say("hint-turn", space=name)
        action = act_of_placing(choice.use)
        return action, self.said(action)

    def written(self, action: int) -> str:
        return self.adviser.game.write(self.state, action)

    def said(self, action: int) -> str:
        return self.adviser.game.label(self.state, self.seat, action)

    def of_task(self) -> list[Hint]:
        task = self.mind.task_to_take() if self.hand == NO_TILE else -1
        if task < 0:
            return []
        sure = self.mind.sure_task() == task
        why = say("why-task-sure" if sure else "why-task-likely")
        return [self.plain(TASK + task, why)]

    def of_end(self) -> list[Hint]:
        if self.choices and self.mind.empty:
            return []
        if self.hand != NO_TILE:
            return [self.plain(BACK, say("why-back"))]
        chips = self.state.conditions.chips()[self.state.outs :]
        what = say("why-full" if self.mind.empty == 0 else "why-no-tile")
        return [self.plain(OUT, joined([what, *([say("why-chip", chip=chips[0])] if chips else [])]))]

    def plain(self, action: int, why: str) -> Hint:
        return Hint(action, self.written(action), self.said(action), win_chances(self.state)[self.seat], why)

    def reason(self, choice: Choice) -> str:
        return joined([self.fit(choice), *self.finishing(choice), *self.shown(choice)])

    def fit(self, choice: Choice) -> str:
        ways = [needed(self.world, choice.space, way) for way in range(4)]
        sides = sum(way != FREE for way in ways)
        bad = self.mind.appraiser.mistakes(choice.space, choice.lie)
        name = NAMES[choice.space]
        if not sides:
            return say("why-free", space=name)
        if bad:
            return say("why-fits-partly", space=name, good=sides - bad, sides=sides)
        return say("why-fits" if sides > 1 else "why-fits-one", space=name)

    def finishing(self, choice: Choice) -> list[str]:
        after = self.world.copy()
        after.place(choice.space, choice.lie)
        before, now = Landscapes(self.world), Landscapes(after)
        gained = [n for n in range(4) for _ in range(now.number_of(n) - before.number_of(n))]
        names = [say(f"{LANDSCAPES[n]}.the") for n in dict.fromkeys(gained)]
        return [say("why-finishes", landscapes=listed(names, "and"))] if names else []

    def shown(self, choice: Choice) -> list[str]:
        if ANIMAL[choice.face] >= 0 and not self.state.conditions.is_solo:  # MON-62: animals count nothing
            name = ANIMALS[ANIMAL[choice.face]]
            return [say("why-animal", animal=name)]
        return [say("why-volcano")] if VOLCANO[choice.face] else []

    # Looking back

    def loss(self, action: int) -> float:
        """How many points an act that was played gives away."""
        best = self.choices[0].value if self.choices else 0.0
        return max(0.0, best - max(self.value_of(action), best - SPACES))

    def value_of(self, action: int) -> float:
        if is_take(action):
            return max((one.value for one in self.choices if TAKE + one.tile == action), default=-1.0)
        use = use_of(self.hand, space_of(action), turns_of(action))
        if self.mind.best == use:
            return self.choices[0].value if self.choices else 0.0
        assert self.world.may_take() & BIT[space_used(use)]
        return self.mind.appraiser.value(space_used(use), lie_used(use), -100.0)


def is_take(action: int) -> bool:
    return TAKE <= action < TURN


def is_place(action: int) -> bool:
    return PLACE <= action < BACK


def win_chances(state: MondoState, seat: int = 0, more: float = 0.0) -> list[float]:
    """Every seat's chance by the points so far; one of them may get some more."""
    if state.conditions.is_solo:
        return [solo_chance(state, more)]
    totals = [float(state.total(one)) for one in range(state.conditions.seats)]
    if state.phase == ROUND:
        totals = [total + sum(line) for total, line in zip(totals, state.lines(), strict=True)]
    totals[seat] += more
    spread = max(LAST_SPREAD, ROUND_SPREAD * math.sqrt(to_come(state)))
    weights = [math.exp((total - max(totals)) / spread) for total in totals]
    return [weight / sum(weights) for weight in weights]


def to_come(state: MondoState) -> float:
    """How many rounds, this one in part."""
    rounds = float(state.conditions.rounds - state.round)
    if state.phase != ROUND:
        return rounds
    open_spaces = max(0 if order else SPACES - n for n, order in placed_and_out(state))
    return rounds - 1.0 + open_spaces / SPACES


def placed_and_out(state: MondoState) -> list[tuple[int, int]]:
    return [(state.tiles_placed(one), state.orders[one]) for one in range(state.conditions.seats)]


def solo_chance(state: MondoState, more: float) -> float:
    """By the minus points that nothing can mend, and the spaces that time will leave open at this pace."""
    found = Landscapes(state.worlds[0])
    bad = float(found.misconnections + volcanoes(found, also_inactive=True))
    if state.phase == ROUND and not state.orders[0]:
        bad += 0.1 * float(found.empty) + unreached(state)
    else:
        bad += float(found.empty)
    return 1.0 / (1.0 + math.exp((bad - more - state.conditions.solo_limit() - 0.5) * 1.5))


def unreached(state: MondoState) -> float:
    placed = int(state.tiles_placed(0)) - 4  # MON-60: four lie there from the start
    used, left = int(state.clock - state.started_at), int(state.ends_at - state.clock)
    if placed < 2 or state.conditions.length <= 0 or state.conditions.hides_time:
        return 0.0
    return max(0.0, SPACES - 4 - placed - left * placed / max(1, used))
