"""A position of Mondo: who may act, what is legal, and what an act changes.

Everybody acts at once. Time is an argument (MON-80): an act says when it reached the table, a tick says
that a deadline has come. A round goes through three phases:

    waiting    the players look at the scoring and say that they are ready
    countdown  three seconds in which nobody may act and the heap is not yet seen (MON-12)
    round      take, turn, place, put back, jump out, until all are out or the time is up
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.core.bits import BIT, count, first, nth
from sandtable.core.chance import Chance, FastChance
from sandtable.core.errors import IllegalAction
from sandtable.core.outcome import Outcome
from sandtable.core.state import State
from sandtable.games.mondo import board, scoring
from sandtable.games.mondo.acts import BACK, OUT, PLACE, READY, TAKE, TASK, TURN, placing, space_of, turns_of
from sandtable.games.mondo.board import SOLO_SPACES
from sandtable.games.mondo.conditions import COUNTDOWN_MS, EXPERT, UNTIMED, Conditions
from sandtable.games.mondo.heap import Heap, full_heap
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.scoring import WIDTH
from sandtable.games.mondo.tiles import VOLCANO, landscapes_on
from sandtable.games.mondo.words import say
from sandtable.games.mondo.world import World, empty_world

WAITING: Final = 0
COUNTDOWN: Final = 1
ROUND: Final = 2
OVER: Final = 3

NO_TILE: Final = -1
NEVER: Final = 2**61
TASKS_PER_PLAYER: Final = 2  # MON-51
TILES_FOR_TASKS: Final = 3  # MON-51

NONE_EACH: Final = vec[i64]([0, 0, 0, 0])
NO_TILES: Final = vec[i64]([NO_TILE] * 4)
FIRST_CARDS: Final = vec[i64]([0, 1, 2, 3, 4])
NO_LINES: Final = vec[i64]()
HALF_SEED: Final = 2**30


@mypyc_attr(free_list_len=1)
class MondoState(State):
    """All of a position. What comes in later rounds follows from `seeds` and `modifiers`."""

    def __init__(self, conditions: Conditions, twin: "MondoState | None" = None) -> None:
        """A table before the first round, or the tables of a twin: compiled classes cannot be made without this."""
        self.conditions = conditions
        self.phase: i64 = WAITING
        self.round: i64 = 0
        self.clock: i64 = 0  # when the last act or tick came
        self.started_at: i64 = 0
        self.ends_at: i64 = NEVER
        # Never changed in place, so that copies share them.
        self.seeds: vec[i64] = NONE_EACH[:3] if twin is None else twin.seeds  # by round
        self.modifiers: vec[i64] = FIRST_CARDS[:3] if twin is None else twin.modifiers  # by round (MON-40)
        self.sheet: vec[i64] = NO_LINES if twin is None else twin.sheet  # WIDTH points by seat, by round
        self.heap: Heap = full_heap() if twin is None else twin.heap.copy()
        self.arrangement: i64 = 0  # a number from which a screen scatters the heap
        self.tasks: i64 = 0  # face up for all to take
        self.ready: i64 = 0  # a set of seats
        self.holders: i64 = 0  # the seats that hold the volcano chip
        self.outs: i64 = 0  # how many jumped out
        # Each player's; between rounds they still show the last one.
        self.worlds: list[World] = (
            empty_worlds(conditions) if twin is None else [world.copy() for world in twin.worlds]
        )
        self.hands: vec[i64] = NO_TILES[:] if twin is None else twin.hands[:]  # the face in hand
        self.orders: vec[i64] = NONE_EACH[:] if twin is None else twin.orders[:]  # the place in jumping out
        self.taken: vec[i64] = NONE_EACH[:] if twin is None else twin.taken[:]  # tasks, as a set

    # Questions

    def mover(self) -> i64:
        seat: i64 = 0
        while seat < self.conditions.seats:
            if self.may_act(seat):
                return seat
            seat += 1
        return -1

    def actors(self) -> list[int]:
        return [seat for seat in range(self.conditions.seats) if self.may_act(seat)]

    def may_act(self, seat: i64) -> bool:
        if seat < 0 or seat >= self.conditions.seats or self.phase == OVER:
            return False
        if self.phase == WAITING:
            return not self.ready & BIT[seat]
        return self.phase == ROUND and self.orders[seat] == 0  # MON-12, MON-25

    def tiles_placed(self, seat: i64) -> i64:
        return count(self.worlds[seat].occupied)

    def open_tasks(self, seat: i64) -> i64:
        """MON-51: the tasks that a player may take, as a set."""
        if self.tasks == 0 or count(self.taken[seat]) >= TASKS_PER_PLAYER:
            return 0
        return self.tasks if self.tiles_placed(seat) >= TILES_FOR_TASKS else 0

    def choices(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=152)
        if not self.may_act(seat):
            return found
        if self.phase == WAITING:
            return append(found, READY)
        holds = self.hands[seat] != NO_TILE
        found = self.list_places(found, seat) if holds else self.heap.add_to(found, TAKE)
        found = append(found, OUT)
        tasks = self.open_tasks(seat)
        while tasks:
            found = append(found, TASK + first(tasks))
            tasks &= tasks - 1
        return found

    def list_places(self, found: vec[i64], seat: i64) -> vec[i64]:
        found = append(found, TURN)
        rest = self.worlds[seat].may_take()
        while rest:
            act = placing(board.first(rest), 0)
            found = append(append(append(append(found, act), act + 1), act + 2), act + 3)
            rest &= rest - 1
        return append(found, BACK)

    def is_legal(self, seat: i64, action: i64) -> bool:
        if not self.may_act(seat) or action < 0 or action > READY:
            return False
        if self.phase == WAITING:
            return action == READY
        if action < TURN:
            return self.hands[seat] == NO_TILE and self.heap.has(action - TAKE)  # MON-20
        if action < OUT:
            return self.hands[seat] != NO_TILE and self.may_lay(seat, action)
        if action < TASK:
            return True
        return action < READY and self.open_tasks(seat) & BIT[action - TASK] != 0

    def may_lay(self, seat: i64, action: i64) -> bool:
        """MON-21: turning and putting back always; MON-22, MON-23: placing on an open space in reach."""
        if PLACE <= action < BACK:
            return self.worlds[seat].may_take() & board.BIT[space_of(action)] != 0
        return True

    def random_choice(self, seat: i64, chance: Chance) -> i64:
        if self.phase == WAITING:
            return READY
        tasks = self.open_tasks(seat)
        others: i64 = 1 + count(tasks)  # OUT and the tasks
        if self.hands[seat] == NO_TILE:
            n = chance.below(self.heap.size() + others) - others
            if n >= 0:
                return TAKE + self.heap.nth(n)
            return OUT if n == -1 else TASK + nth(tasks, -2 - n)
        spaces = self.worlds[seat].may_take()
        n = chance.below(count(spaces) * 4 + 2 + others) - 2 - others
        if n >= 0:
            return placing(board.nth(spaces, n >> 2), n & 3)
        if n >= -3:
            return TURN if n == -1 else (BACK if n == -2 else OUT)
        return TASK + nth(tasks, -4 - n)

    # Changes

    def apply(self, seat: i64, action: i64, at: i64 = 0) -> None:
        if self.phase == ROUND and at >= self.ends_at and self.is_legal(seat, action):
            raise IllegalAction("MON-26", say("too-late"))
        super().apply(seat, action, at)

    def play(self, seat: i64, action: i64, at: i64) -> None:
        self.clock = max(self.clock, at)
        if action == READY:
            self.make_ready(seat)
            return
        if action < TURN:
            self.take(seat, action - TAKE)
        elif action == TURN:
            self.hands[seat] ^= 1
        elif action < BACK:
            self.place(seat, space_of(action), turns_of(action))
        elif action == BACK:
            self.put_back(seat)
        elif action == OUT:
            self.jump_out(seat)
        else:
            self.taken[seat] |= BIT[action - TASK]
            self.tasks &= ~BIT[action - TASK]

    def make_ready(self, seat: i64) -> None:
        self.ready |= BIT[seat]
        if count(self.ready) == self.conditions.seats:
            self.count_down()

    def take(self, seat: i64, tile: i64) -> None:
        self.heap.remove(tile)
        self.hands[seat] = self.heap.face_up(tile)

    def place(self, seat: i64, space: i64, turns: i64) -> None:
        self.worlds[seat].place(space, self.hands[seat] * 4 + turns)
        self.hands[seat] = NO_TILE

    def put_back(self, seat: i64) -> None:
        """MON-21: it lies in the middle with the side last up."""
        self.heap.put(self.hands[seat])
        self.hands[seat] = NO_TILE

    def jump_out(self, seat: i64) -> None:
        """MON-25: a tile in hand goes back, the top chip is taken."""
        if self.hands[seat] != NO_TILE:
            self.put_back(seat)
        self.outs += 1
        self.orders[seat] = self.outs
        if self.outs == self.conditions.seats:
            self.end_round()

    # Time

    def deadline(self) -> int | None:
        if self.phase == COUNTDOWN:
            return self.started_at
        return self.ends_at if self.phase == ROUND and self.ends_at < NEVER else None

    def tick(self, at: i64) -> None:
        self.clock = max(self.clock, at)
        if self.phase == COUNTDOWN and at >= self.started_at:
            self.begin()
        if self.phase == ROUND and at >= self.ends_at:
            self.end_round()

    # Rounds

    def set_up(self) -> None:
        """Before a round: the tasks are turned up (MON-50), alone the first four tiles are laid (MON-60)."""
        chance = FastChance(int(self.seeds[self.round]) * 2)
        self.ready = 0
        if self.conditions.level == EXPERT:
            self.tasks = self.turn_up_tasks(chance)
        if self.conditions.is_solo:
            self.lay_first_tiles(chance)

    def turn_up_tasks(self, chance: Chance) -> i64:
        cards = vec[i64]([card for card in range(12)])
        chance.shuffle(cards)
        found: i64 = 0
        n: i64 = 0
        while n < self.conditions.seats * 2:
            found |= BIT[cards[n]]
            n += 1
        return found

    def lay_first_tiles(self, chance: Chance) -> None:
        laid: i64 = 0
        while laid < len(SOLO_SPACES):
            tile = self.heap.nth(chance.below(self.heap.size()))
            face: i64 = tile * 2
            if VOLCANO[face] or landscapes_on(face) < 2:  # the backs are bare: only a front will do
                continue
            self.heap.remove(tile)
            self.worlds[0].place(SOLO_SPACES[laid], face * 4 + chance.below(4))
            laid += 1

    def count_down(self) -> None:
        """MON-12: all are ready. [ruling] Without a clock the round starts at once."""
        if not self.conditions.is_solo:
            self.clear_table()
        self.phase = COUNTDOWN
        if self.conditions.length == UNTIMED:
            self.started_at = self.clock
            self.ends_at = NEVER
            self.begin()
            return
        self.started_at = self.clock + COUNTDOWN_MS
        self.ends_at = self.started_at + self.conditions.length

    def clear_table(self) -> None:
        self.heap = full_heap()
        self.worlds = empty_worlds(self.conditions)
        self.outs = 0
        seat: i64 = 0
        while seat < self.conditions.seats:
            self.orders[seat] = 0
            self.taken[seat] = 0
            seat += 1

    def begin(self) -> None:
        """MON-11: the heap is scrambled, either side up."""
        chance = FastChance(int(self.seeds[self.round]) * 2 + 1)
        self.phase = ROUND
        self.arrangement = chance.below(HALF_SEED)
        self.heap.scramble(chance)

    def end_round(self) -> None:
        """MON-26: nobody can do anything more; the points are counted."""
        seat: i64 = 0
        while seat < self.conditions.seats:
            if self.hands[seat] != NO_TILE:
                self.put_back(seat)
            seat += 1
        self.score()
        self.round += 1
        self.started_at = 0
        self.ends_at = NEVER
        if self.round == self.conditions.rounds:
            self.phase = OVER
            return
        self.phase = WAITING
        self.set_up()

    def score(self) -> None:
        lines = self.lines()
        before = [points for points in self.sheet]
        self.sheet = vec[i64](before + [points for line in lines for points in line])
        best = max(sum(line) for line in lines)
        self.holders = 0
        if self.conditions.has_volcano_chip:
            for seat, line in enumerate(lines):
                if sum(line) == best:
                    self.holders |= BIT[seat]  # MON-37

    def lines(self) -> list[list[int]]:
        """The score sheet of this round as the worlds lie now."""
        found = [Landscapes(world) for world in self.worlds]
        modifier = self.modifiers[self.round]
        return scoring.score_round(self.conditions, found, self.orders, self.holders, modifier, self.taken)

    def copy(self) -> "MondoState":
        twin = MondoState(self.conditions, self)
        twin.phase = self.phase
        twin.round = self.round
        twin.clock = self.clock
        twin.started_at = self.started_at
        twin.ends_at = self.ends_at
        twin.arrangement = self.arrangement
        twin.tasks = self.tasks
        twin.ready = self.ready
        twin.holders = self.holders
        twin.outs = self.outs
        return twin

    # The end, and what others see

    def total(self, seat: i64) -> i64:
        """The points of a seat in all rounds that were scored."""
        total: i64 = 0
        start: i64 = seat * WIDTH
        while start < len(self.sheet):
            column: i64 = 0
            while column < WIDTH:
                total += self.sheet[start + column]
                column += 1
            start += self.conditions.seats * WIDTH
        return total

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return scoring.outcome(self.conditions, [self.total(seat) for seat in range(self.conditions.seats)])


def empty_worlds(conditions: Conditions) -> list[World]:
    return [empty_world(conditions.side, conditions.edges_join) for _ in range(conditions.seats)]


def deal(conditions: Conditions, chance: Chance) -> MondoState:
    """The table before the first round. All that is to come is fixed by it."""
    state = MondoState(conditions)
    cards = FIRST_CARDS[:]
    chance.shuffle(cards)
    state.modifiers = cards[:3]
    state.seeds = draw_seeds(chance)
    state.set_up()
    return state


def draw_seeds(chance: Chance) -> vec[i64]:
    """A number for each round, from which follows what is scrambled and turned up in it."""
    seeds = NONE_EACH[:3]
    turn: i64 = 0
    while turn < 3:
        seeds[turn] = chance.below(HALF_SEED) * HALF_SEED + chance.below(HALF_SEED)
        turn += 1
    return seeds
