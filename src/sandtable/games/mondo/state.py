"""A position of Mondo: who may act, what is legal, and what an act changes.

Everybody acts at once. Time is an argument (MON-80): an act says when it reached the table, a tick says
that a deadline has come. A round goes through three phases:

    waiting    the players look at the scoring and say that they are ready
    countdown  three seconds in which nobody may act and the heap is not yet seen (MON-12)
    round      take, turn, place, put back, jump out, until all are out or the time is up
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.chance import Chance, FastChance
from sandtable.core.errors import IllegalAction
from sandtable.core.game import Outcome, Refusal, State, View
from sandtable.games.mondo import scoring
from sandtable.games.mondo.board import BIT, SOLO_SPACES, count, first
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.scoring import WIDTH
from sandtable.games.mondo.settings import COUNTDOWN_MS, EXPERT, UNTIMED, Settings
from sandtable.games.mondo.tiles import VOLCANO, landscapes_on
from sandtable.games.mondo.world import empty_world

# Acts: a tile to take, then turning it over, placing it (space * 4 + quarter turns), and the rest.
TAKE: Final = 0
TURN: Final = 136
PLACE: Final = 137
BACK: Final = 233
OUT: Final = 234
TASK: Final = 235
READY: Final = 247
ACTION_COUNT: Final = 248

WAITING: Final = 0
COUNTDOWN: Final = 1
ROUND: Final = 2
OVER: Final = 3

NO_TILE: Final = -1
NEVER: Final = 2**61
TASKS_PER_PLAYER: Final = 2  # MON-51
TILES_FOR_TASKS: Final = 3  # MON-51

# The heap is a set of tiles in three words of 46.
WORD: Final = 46
WORD_BIT: Final = vec[i64]([2**n for n in range(WORD)])
FULL_HEAP: Final = vec[i64]([2**46 - 1, 2**46 - 1, 2**44 - 1])
LONE: Final = vec[i64]([next((n for n in range(WORD) if 2**n % 67 == rest), -1) for rest in range(67)])

NOTHING: Final = vec[i64]([0, 0, 0, 0])
NO_TILES: Final = vec[i64]([NO_TILE] * 4)
FIRST_CARDS: Final = vec[i64]([0, 1, 2, 3, 4])
HALF_SEED: Final = 2**30


class MondoState(State):
    """All of a position. What comes in later rounds follows from `seeds` and `modifiers`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.phase: i64 = WAITING
        self.round: i64 = 0
        self.clock: i64 = 0  # when the last act or tick came
        self.started_at: i64 = 0
        self.ends_at: i64 = NEVER
        self.seeds = NOTHING[:3]  # by round
        self.modifiers = FIRST_CARDS[:3]  # by round (MON-40)
        self.heap = FULL_HEAP[:]  # the tiles in the middle
        self.backs = NOTHING[:3]  # those that lie there with the back up
        self.arrangement: i64 = 0  # a number from which a screen scatters the heap
        self.tasks: i64 = 0  # face up for all to take
        self.ready: i64 = 0  # a set of seats
        self.holders: i64 = 0  # the seats that hold the volcano chip
        self.outs: i64 = 0  # how many jumped out
        # Each player's; between rounds they still show the last one.
        self.worlds = [empty_world(settings.side) for _ in range(settings.seats)]
        self.hands = NO_TILES[:]  # the face in hand
        self.orders = NOTHING[:]  # the place in the order of jumping out
        self.taken = NOTHING[:]  # tasks, as a set
        self.sheet = vec[i64](capacity=96)  # lines of WIDTH points, seat by seat, round by round

    # Questions

    def mover(self) -> i64:
        seat: i64 = 0
        while seat < self.settings.seats:
            if self.may_act(seat):
                return seat
            seat += 1
        return -1

    def actors(self) -> list[int]:
        return [seat for seat in range(self.settings.seats) if self.may_act(seat)]

    def may_act(self, seat: i64) -> bool:
        if seat < 0 or seat >= self.settings.seats or self.phase == OVER:
            return False
        if self.phase == WAITING:
            return not self.ready & WORD_BIT[seat]
        return self.phase == ROUND and self.orders[seat] == 0  # MON-12, MON-25

    def is_in_heap(self, tile: i64) -> bool:
        return self.heap[tile // WORD] & WORD_BIT[tile % WORD] != 0

    def face_up(self, tile: i64) -> i64:
        """The side of a tile in the heap that can be seen."""
        return tile * 2 + (1 if self.backs[tile // WORD] & WORD_BIT[tile % WORD] else 0)

    def heap_size(self) -> i64:
        return count(self.heap[0]) + count(self.heap[1]) + count(self.heap[2])

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
        found = self.list_takes(found) if self.hands[seat] == NO_TILE else self.list_places(found, seat)
        found = append(found, OUT)
        tasks = self.open_tasks(seat)
        while tasks:
            found = append(found, TASK + LONE[(tasks & -tasks) % 67])
            tasks &= tasks - 1
        return found

    def list_takes(self, found: vec[i64]) -> vec[i64]:
        word: i64 = 0
        while word < 3:
            rest = self.heap[word]
            while rest:
                found = append(found, TAKE + word * WORD + LONE[(rest & -rest) % 67])
                rest &= rest - 1
            word += 1
        return found

    def list_places(self, found: vec[i64], seat: i64) -> vec[i64]:
        found = append(found, TURN)
        rest = self.worlds[seat].may_take()
        while rest:
            act: i64 = PLACE + first(rest) * 4
            found = append(append(append(append(found, act), act + 1), act + 2), act + 3)
            rest &= rest - 1
        return append(found, BACK)

    def is_legal(self, seat: i64, action: i64) -> bool:
        if not self.may_act(seat) or action < 0 or action >= ACTION_COUNT:
            return False
        if self.phase == WAITING:
            return action == READY
        if action < TURN:
            return self.hands[seat] == NO_TILE and self.is_in_heap(action)  # MON-20
        if action < OUT:
            return self.hands[seat] != NO_TILE and self.may_lay(seat, action)
        if action < TASK:
            return True
        return action < READY and self.open_tasks(seat) & WORD_BIT[action - TASK] != 0

    def may_lay(self, seat: i64, action: i64) -> bool:
        """MON-21: turning and putting back always; MON-22, MON-23: placing on an open space in reach."""
        if PLACE <= action < BACK:
            return self.worlds[seat].may_take() & BIT[(action - PLACE) // 4] != 0
        return True

    def random_choice(self, seat: i64, chance: Chance) -> i64:
        if self.phase == WAITING:
            return READY
        tasks = self.open_tasks(seat)
        others: i64 = 1 + count(tasks)  # OUT and the tasks
        if self.hands[seat] == NO_TILE:
            n = chance.below(self.heap_size() + others) - others
            if n >= 0:
                return TAKE + self.nth_in_heap(n)
            return OUT if n == -1 else TASK + nth(tasks, -2 - n)
        spaces = self.worlds[seat].may_take()
        n = chance.below(count(spaces) * 4 + 2 + others) - 2 - others
        if n >= 0:
            return PLACE + nth_space(spaces, n >> 2) * 4 + (n & 3)
        if n >= -3:
            return TURN if n == -1 else (BACK if n == -2 else OUT)
        return TASK + nth(tasks, -4 - n)

    def nth_in_heap(self, n: i64) -> i64:
        """The tile with n lower ones in the middle."""
        word: i64 = 0
        size = count(self.heap[0])
        while n >= size:
            n -= size
            word += 1
            size = count(self.heap[word])
        return word * WORD + nth(self.heap[word], n)

    # Changes

    def apply(self, seat: i64, action: i64, at: i64 = 0) -> None:
        if self.phase == ROUND and at >= self.ends_at and self.is_legal(seat, action):
            raise IllegalAction("MON-26", "Too late: the time was up before this reached the table.")
        super().apply(seat, action, at)

    def play(self, seat: i64, action: i64, at: i64) -> None:
        self.clock = max(self.clock, at)
        if action == READY:
            self.make_ready(seat, at)
            return
        if action < TURN:
            self.take(seat, action)
        elif action == TURN:
            self.hands[seat] ^= 1
        elif action < BACK:
            self.place(seat, action - PLACE)
        elif action == BACK:
            self.put_back(seat)
        elif action == OUT:
            self.jump_out(seat)
        else:
            self.taken[seat] |= WORD_BIT[action - TASK]
            self.tasks &= ~WORD_BIT[action - TASK]

    def make_ready(self, seat: i64, at: i64) -> None:
        self.ready |= WORD_BIT[seat]
        if count(self.ready) == self.settings.seats:
            self.count_down(at)

    def take(self, seat: i64, tile: i64) -> None:
        self.heap[tile // WORD] &= ~WORD_BIT[tile % WORD]
        self.hands[seat] = self.face_up(tile)

    def place(self, seat: i64, where: i64) -> None:
        self.worlds[seat].place(where >> 2, self.hands[seat] * 4 + (where & 3))
        self.hands[seat] = NO_TILE

    def put_back(self, seat: i64) -> None:
        """MON-21: it lies in the middle with the side last up."""
        tile: i64 = self.hands[seat] >> 1
        word: i64 = tile // WORD
        bit = WORD_BIT[tile % WORD]
        self.heap[word] |= bit
        if self.hands[seat] & 1:
            self.backs[word] |= bit
        else:
            self.backs[word] &= ~bit
        self.hands[seat] = NO_TILE

    def jump_out(self, seat: i64) -> None:
        """MON-25: a tile in hand goes back, the top chip is taken."""
        if self.hands[seat] != NO_TILE:
            self.put_back(seat)
        self.outs += 1
        self.orders[seat] = self.outs
        if self.outs == self.settings.seats:
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
        if self.settings.level == EXPERT:
            self.tasks = self.turn_up_tasks(chance)
        if self.settings.is_solo:
            self.lay_first_tiles(chance)

    def turn_up_tasks(self, chance: Chance) -> i64:
        cards = vec[i64]([card for card in range(12)])
        chance.shuffle(cards)
        found: i64 = 0
        n: i64 = 0
        while n < self.settings.seats * 2:
            found |= WORD_BIT[cards[n]]
            n += 1
        return found

    def lay_first_tiles(self, chance: Chance) -> None:
        laid: i64 = 0
        while laid < len(SOLO_SPACES):
            tile = self.nth_in_heap(chance.below(self.heap_size()))
            face: i64 = tile * 2
            if VOLCANO[face] or landscapes_on(face) < 2:  # the backs are bare: only a front will do
                continue
            self.heap[tile // WORD] &= ~WORD_BIT[tile % WORD]
            self.worlds[0].place(SOLO_SPACES[laid], face * 4 + chance.below(4))
            laid += 1

    def count_down(self, at: i64) -> None:
        """MON-12: all are ready."""
        if not self.settings.is_solo:
            self.clear_table()
        self.phase = COUNTDOWN
        if self.settings.length == UNTIMED:
            self.started_at = at
            self.ends_at = NEVER
            self.begin()
            return
        self.started_at = at + COUNTDOWN_MS
        self.ends_at = self.started_at + self.settings.length

    def clear_table(self) -> None:
        self.heap = FULL_HEAP[:]
        self.backs = NOTHING[:3]
        self.worlds = [empty_world(self.settings.side) for _ in range(self.settings.seats)]
        self.outs = 0
        seat: i64 = 0
        while seat < self.settings.seats:
            self.orders[seat] = 0
            self.taken[seat] = 0
            seat += 1

    def begin(self) -> None:
        """MON-11: the heap is scrambled, either side up."""
        chance = FastChance(int(self.seeds[self.round]) * 2 + 1)
        self.phase = ROUND
        self.arrangement = chance.below(HALF_SEED)
        word: i64 = 0
        while word < 3:
            half = chance.below(2**23)
            self.backs[word] = (half << 23) | chance.below(2**23)
            word += 1

    def end_round(self) -> None:
        """MON-26: nobody can do anything more; the points are counted."""
        seat: i64 = 0
        while seat < self.settings.seats:
            if self.hands[seat] != NO_TILE:
                self.put_back(seat)
            seat += 1
        self.score()
        self.round += 1
        self.started_at = 0
        self.ends_at = NEVER
        if self.round == self.settings.rounds:
            self.phase = OVER
            return
        self.phase = WAITING
        self.set_up()

    def score(self) -> None:
        lines = self.lines()
        for line in lines:
            for points in line:
                self.sheet = append(self.sheet, points)
        best = max(sum(line) for line in lines)
        self.holders = 0
        if self.settings.has_volcano_chip:
            for seat, line in enumerate(lines):
                if sum(line) == best:
                    self.holders |= WORD_BIT[seat]  # MON-37

    def lines(self) -> list[list[int]]:
        """The score sheet of this round as the worlds lie now."""
        found = [Landscapes(world) for world in self.worlds]
        modifier = self.modifiers[self.round]
        return scoring.score_round(self.settings, found, self.orders, self.holders, modifier, self.taken)

    def copy(self) -> "MondoState":
        twin = MondoState(self.settings)
        twin.phase = self.phase
        twin.round = self.round
        twin.clock = self.clock
        twin.started_at = self.started_at
        twin.ends_at = self.ends_at
        twin.seeds = self.seeds[:]
        twin.modifiers = self.modifiers[:]
        twin.heap = self.heap[:]
        twin.backs = self.backs[:]
        twin.arrangement = self.arrangement
        twin.tasks = self.tasks
        twin.ready = self.ready
        twin.holders = self.holders
        twin.outs = self.outs
        twin.worlds = [world.copy() for world in self.worlds]
        twin.hands = self.hands[:]
        twin.orders = self.orders[:]
        twin.taken = self.taken[:]
        twin.sheet = self.sheet[:]
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
            start += self.settings.seats * WIDTH
        return total

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return scoring.outcome(self.settings, [self.total(seat) for seat in range(self.settings.seats)])

    def view(self, seat: int | None) -> View:
        from sandtable.games.mondo.view import view  # late: it builds states itself

        return view(self, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        from sandtable.games.mondo.text import refusal  # late: it reads states

        return None if self.is_legal(seat, action) else refusal(self, seat, action)


def nth(members: i64, n: i64) -> i64:
    """The member of a word with n lower ones."""
    while n > 0:
        members &= members - 1
        n -= 1
    return LONE[(members & -members) % 67]


def nth_space(spaces: i64, n: i64) -> i64:
    while n > 0:
        spaces &= spaces - 1
        n -= 1
    return first(spaces)


def deal(settings: Settings, chance: Chance) -> MondoState:
    """The table before the first round. All that is to come is fixed by it."""
    state = MondoState(settings)
    cards = FIRST_CARDS[:]
    chance.shuffle(cards)
    turn: i64 = 0
    while turn < 3:
        state.modifiers[turn] = cards[turn]
        state.seeds[turn] = draw_seed(chance)
        turn += 1
    state.set_up()
    return state


def draw_seed(chance: Chance) -> i64:
    return chance.below(HALF_SEED) * HALF_SEED + chance.below(HALF_SEED)
