"""What a seat knows as an array: the heap, every world, and the scoring of the round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BIT, BYTE, SPREAD, clear, write_bits
from sandtable.core.observation import Field, Observation, Rows
from sandtable.games.mondo import board
from sandtable.games.mondo.acts import BACK, READY, TASK, TURN
from sandtable.games.mondo.board import SPACES
from sandtable.games.mondo.conditions import ADVANCED, EXPERT
from sandtable.games.mondo.heap import WORD, Heap
from sandtable.games.mondo.state import NEVER, NO_TILE, ROUND, MondoState
from sandtable.games.mondo.tiles import TILES
from sandtable.games.mondo.world import World

HEAP: Final = 17  # words
OF_SEAT: Final = 9
MIDDLE: Final = 128  # what stands for no points
NO_CLOCK: Final = 255

# What is noted of a row in a round.
MOMENT: Final = 0  # whose it is, and which round
CLOCK: Final = 1
HEAP_NOTED: Final = 2  # its words
WORLDS_NOTED: Final = 8  # by place in the row: the spaces with tiles

UNKNOWN: Final = -1  # no word of a heap

LASTING: Final = 255 << 24 | 255 << 32 | 255 << 40  # what does not change in a round of a player's last word

PLACES: Final = (
    12  # words of a mask for turning and placing a tile, all but the last act; they follow the heap
)
ONE_EACH: Final = 0x0101010101010101
TWO_SPACES: Final = vec[i64]([0, 0x01010101, 0x0101010100000000, 0x0101010101010101])  # by two bits

WHOSE: Final = ("own", "next", "third", "fourth")


class MondoObservation(Observation[MondoState]):
    """304 bytes for two players, 72 more for each other one."""

    def fields(self, seats: int) -> tuple[Field, ...]:
        heap = "by tile: 0 not there, 1 the front is up, 2 the back; all 0 while no round runs"
        found = [Field("heap", 0, (TILES,), 2, heap)]
        for turn in range(seats):
            found += world_fields(WHOSE[turn], (HEAP + turn * OF_SEAT) * 8)
        return (*found, *course_fields((HEAP + seats * OF_SEAT) * 8))

    def write(self, state: MondoState, seat: i64, into: vec[i64], at: i64) -> None:
        if state.phase == ROUND:
            takes = vec[i64]([0] * HEAP)
            write_heap(state.heap, into, at, takes, 0, 0)
        else:
            clear(into, at, at + HEAP)
        write_seats(state, seat, into, at + HEAP)

    def notes(self, seats: int) -> int:
        return WORLDS_NOTED + seats

    def rewrite(self, state: MondoState, seat: i64, rows: Rows, n: i64) -> None:
        """While one seat plays a round, a tile or two and what the players hold is all that changes."""
        into, at = rows.observations, n * rows.words
        masks, masked = rows.masks, n * rows.mask_words
        if state.phase != ROUND:
            self.write(state, seat, into, at)
            write_ready(state, seat, masks, masked)
            rows.forget(n)
            return
        notes, noted = rows.notes, n * rows.note_words
        moment = 1 + seat + (state.round << 8)
        if notes[noted + MOMENT] == moment:
            change_seats(state, seat, into, at + HEAP, notes, noted)
        else:
            write_seats(state, seat, into, at + HEAP)
            notes[noted + MOMENT] = moment
            notes[noted + HEAP_NOTED] = UNKNOWN
            note_seats(state, seat, notes, noted)
        plays, hand = state.orders[seat] == 0, state.hands[seat]
        if plays and hand == NO_TILE:
            write_heap(state.heap, into, at, masks, masked, ONE_EACH)
            note_heap(state.heap, notes, noted + HEAP_NOTED)
        elif hand != NO_TILE and lacks_only(state.heap, hand >> 1, notes, noted + HEAP_NOTED):
            into[at + (hand >> 4)] &= ~(BYTE[hand >> 1 & 7] * 3)
            clear(masks, masked, masked + HEAP)
        else:
            write_heap(state.heap, into, at, masks, masked, 0)
            note_heap(state.heap, notes, noted + HEAP_NOTED)
        write_acts(state, seat, plays, hand != NO_TILE, masks, masked + HEAP)


def world_fields(whose: str, start: int) -> list[Field]:
    return [
        Field(f"{whose}_tiles", start, (SPACES,), TILES, f"world of the {whose} seat, by space: its tile, 0 none"),
        Field(f"{whose}_lies", start + 24, (SPACES,), 8, "how that tile lies: 1 + quarter turns, 4 more with the back up"),
        Field(f"{whose}_tasks", start + 48, (12,), 1, f"tasks that the {whose} seat took"),
        Field(f"{whose}_hand", start + 64, (1,), TILES, f"tile in the hand of the {whose} seat, 0 none"),
        Field(f"{whose}_hand_side", start + 65, (1,), 1, "1 if its back is up"),
        Field(f"{whose}_out", start + 66, (1,), 4, "place in the order of jumping out, 0 still in"),
        Field(f"{whose}_ready", start + 67, (1,), 1, "1 if the seat said that it is ready"),
        Field(f"{whose}_chip", start + 68, (1,), 1, "1 if the seat holds the volcano chip"),
        Field(f"{whose}_points", start + 69, (1,), 255, "points of all rounds + 128"),
        Field(f"{whose}_to_act", start + 70, (1,), 1, "1 if the seat may act"),
    ]  # fmt: skip


def course_fields(start: int) -> list[Field]:
    return [
        Field("tasks", start, (12,), 1, "tasks that lie open"),
        Field("modifiers", start + 16, (3,), 5, "score modifiers turned up so far: number + 1"),
        Field("phase", start + 19, (1,), 3, "waiting, countdown, round, over"),
        Field("round", start + 20, (1,), 3, "rounds that were scored"),
        Field("seconds", start + 21, (1,), NO_CLOCK, "four seconds each until the round ends; 255 unknown, or none"),
        Field("level", start + 22, (1,), 2, "beginner, advanced, expert"),
    ]  # fmt: skip


# The heap


def write_heap(heap: Heap, into: vec[i64], at: i64, masks: vec[i64], masked: i64, wanted: i64) -> None:
    """The tiles and, where they are wanted, that they may be taken: by eights, not by the words of the heap."""
    words = heap.words
    there, more, rest = words[0], words[1], words[2]
    backs, more_backs, rest_backs = there & words[3], more & words[4], rest & words[5]
    there |= (more & 0x3FF) << 46
    backs |= (more_backs & 0x3FF) << 46
    write_tiles(there, backs, into, at, 7, masks, masked, wanted)
    there = more >> 10 | (rest & 0xFFFFF) << 36
    backs = more_backs >> 10 | (rest_backs & 0xFFFFF) << 36
    write_tiles(there, backs, into, at + 7, 7, masks, masked + 7, wanted)
    write_tiles(rest >> 20, rest_backs >> 20, into, at + 14, 3, masks, masked + 14, wanted)


def write_tiles(
    there: i64, backs: i64, into: vec[i64], at: i64, words: i64, masks: vec[i64], masked: i64, wanted: i64
) -> None:
    """A byte for each tile: 1 with the front up, 2 with the back; and one in the mask."""
    spread = SPREAD
    end = at + words
    while at < end:
        tiles = spread[there & 255]
        into[at] = tiles + spread[backs & 255]
        masks[masked] = tiles & wanted
        there >>= 8
        backs >>= 8
        at += 1
        masked += 1


def note_heap(heap: Heap, notes: vec[i64], note: i64) -> None:
    words = heap.words
    notes[note] = words[0]
    notes[note + 1] = words[1]
    notes[note + 2] = words[2]
    notes[note + 3] = words[3]
    notes[note + 4] = words[4]
    notes[note + 5] = words[5]


def lacks_only(heap: Heap, tile: i64, notes: vec[i64], note: i64) -> bool:
    """Whether this tile is all that went since; it is taken out of the notes."""
    words = heap.words
    notes[note + tile // WORD] &= ~BIT[tile % WORD]
    return (
        (words[0] ^ notes[note])
        | (words[1] ^ notes[note + 1])
        | (words[2] ^ notes[note + 2])
        | (words[3] ^ notes[note + 3])
        | (words[4] ^ notes[note + 4])
        | (words[5] ^ notes[note + 5])
    ) == 0


# The players


def write_seats(state: MondoState, seat: i64, into: vec[i64], at: i64) -> None:
    """All but the heap."""
    seats = state.conditions.seats
    turn: i64 = 0
    while turn < seats:
        owner: i64 = seat + turn
        if owner >= seats:
            owner -= seats
        write_world(state, owner, into, at)
        at += OF_SEAT
        turn += 1
    write_course(state, into, at)


def change_seats(state: MondoState, seat: i64, into: vec[i64], at: i64, notes: vec[i64], noted: i64) -> None:
    """What an act in a round changes: the tiles placed since, what the players hold, who is out, the time."""
    seats, has_tasks = state.conditions.seats, state.conditions.level == EXPERT
    turn: i64 = 0
    owner: i64 = seat
    while turn < seats:
        world = state.worlds[owner]
        occupied, note = world.occupied, noted + WORLDS_NOTED + turn
        if occupied != notes[note]:
            write_lies(world, occupied & ~notes[note], into, at)
            notes[note] = occupied
        if has_tasks:
            write_bits(into, at + 6, state.taken[owner], 2)
        into[at + 8] = held_by(state, owner) | (into[at + 8] & LASTING)
        at += OF_SEAT
        turn += 1
        owner += 1
        if owner == seats:
            owner = 0
    if has_tasks:
        write_bits(into, at, state.tasks, 2)
    if state.clock != notes[noted + CLOCK]:
        notes[noted + CLOCK] = state.clock
        write_course(state, into, at)


def note_seats(state: MondoState, seat: i64, notes: vec[i64], noted: i64) -> None:
    notes[noted + CLOCK] = state.clock
    seats = state.conditions.seats
    turn: i64 = 0
    while turn < seats:
        notes[noted + WORLDS_NOTED + turn] = state.worlds[(seat + turn) % seats].occupied
        turn += 1


def write_world(state: MondoState, owner: i64, into: vec[i64], start: i64) -> None:
    world = state.worlds[owner]
    clear(into, start, start + 6)
    write_lies(world, world.occupied, into, start)
    write_bits(into, start + 6, state.taken[owner], 2)
    into[start + 8] = held_by(state, owner) | standing(state, owner)


def write_lies(world: World, spaces: i64, into: vec[i64], start: i64) -> None:
    """How the tiles lie on these spaces, where none lay before."""
    lies = world.lies
    while spaces:
        space = board.first(spaces)
        word, byte, tile = start + (space >> 3), BYTE[space & 7], (lies[space] >> 3) + 1
        if space & 7 == 7 and tile > 127:
            tile -= 256  # the sign is in the last byte
        into[word] |= byte * tile
        into[word + 3] |= byte * ((lies[space] & 7) + 1)
        spaces &= spaces - 1


def held_by(state: MondoState, owner: i64) -> i64:
    """The tile in hand, whether the player is out, and may act. No tile is −1: then both of its bytes are 0."""
    hand, order = state.hands[owner], state.orders[owner]
    found = (hand >> 1) + 1 + ((hand & 1 & ~(hand >> 62)) << 8) + (order << 16)
    if state.may_act(owner):
        found += 1 << 48
    return found


def standing(state: MondoState, owner: i64) -> i64:
    """What lasts for a round: who was ready, holds the chip, and has how many points."""
    points: i64 = min(max(state.total(owner) + MIDDLE, 0), 255)
    ready: i64 = 1 if state.ready & BIT[owner] else 0
    chip: i64 = 1 if state.holders & BIT[owner] else 0
    return ready << 24 | chip << 32 | points << 40


def write_course(state: MondoState, into: vec[i64], start: i64) -> None:
    conditions = state.conditions
    write_bits(into, start, state.tasks, 2)
    found: i64 = 0
    if conditions.level >= ADVANCED:
        shown: i64 = min(state.round + 1, conditions.rounds)
        while shown > 0:
            shown -= 1
            found = (found << 8) | (state.modifiers[shown] + 1)
    found |= (
        (state.phase << 24) + (state.round << 32) + (seconds_left(state) << 40) + (conditions.level << 48)
    )
    into[start + 2] = found


def seconds_left(state: MondoState) -> i64:
    """MON-72: not where the time is hidden."""
    if state.phase != ROUND or state.conditions.hides_time or state.ends_at >= NEVER:
        return NO_CLOCK
    return min((state.ends_at - state.clock) // 4000, NO_CLOCK - 1)


# The mask


def write_ready(state: MondoState, seat: i64, into: vec[i64], at: i64) -> None:
    """Before a round."""
    last: i64 = at + HEAP + PLACES + 1
    clear(into, at, last + 1)
    if state.may_act(seat):
        into[last] = 1 << 56


def write_acts(state: MondoState, seat: i64, plays: bool, holds: bool, into: vec[i64], at: i64) -> None:
    """In a round: what may be done beside taking a tile."""
    tail: i64 = at + PLACES
    into[tail] = 0
    into[tail + 1] = 0
    if plays and holds:
        into[tail] = write_places(state.worlds[seat].may_take(), into, at) | 1 << 8
    else:
        clear(into, at, tail)
    if plays:
        tasks = state.open_tasks(seat)
        into[tail] |= 1 << 16 | SPREAD[tasks & 31] << 24
        into[tail + 1] = SPREAD[tasks >> 5]


def write_places(spaces: i64, into: vec[i64], at: i64) -> i64:
    """Four bytes for each space, behind one for turning the tile; what is left over for the next word."""
    listed, two_spaces = board.listed(spaces), TWO_SPACES
    late: i64 = 1
    end: i64 = at + PLACES
    while at < end:
        ones = two_spaces[listed & 3]
        into[at] = late | (ones & 0xFFFFFFFFFFFFFF) << 8
        late = ones >> 56
        listed >>= 2
        at += 1
    return late


LAST_WORDS: Final = (HEAP + PLACES) * 8
assert (TURN, BACK, TASK, READY) == (HEAP * 8, LAST_WORDS + 1, LAST_WORDS + 3, LAST_WORDS + 15)
