"""What a seat knows as an array: the heap, every world, and the scoring of the round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BIT, BYTE
from sandtable.core.observation import Field, Observation, write_bits
from sandtable.games.mondo.board import SPACES
from sandtable.games.mondo.conditions import ADVANCED
from sandtable.games.mondo.state import NEVER, NO_TILE, ROUND, MondoState
from sandtable.games.mondo.tiles import TILES

HEAP: Final = 17  # words
OF_SEAT: Final = 9
MIDDLE: Final = 128  # what stands for no points
NO_CLOCK: Final = 255

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
        write_heap(state, into, at)
        at += HEAP
        seats = state.conditions.seats
        turn: i64 = 0
        while turn < seats:
            owner: i64 = seat + turn
            if owner >= seats:
                owner -= seats
            write_world(state, owner, into, at)
            at += OF_SEAT
            turn += 1
        write_course(state, seat, into, at)


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


def write_heap(state: MondoState, into: vec[i64], start: i64) -> None:
    word: i64 = 0
    while word < HEAP:
        into[start + word] = 0
        word += 1
    if state.phase != ROUND:
        return
    heap = state.heap
    tile: i64 = 0
    while tile < TILES:
        if heap.has(tile):
            into[start + (tile >> 3)] |= BYTE[tile & 7] * ((heap.face_up(tile) & 1) + 1)
        tile += 1


def write_world(state: MondoState, owner: i64, into: vec[i64], start: i64) -> None:
    lies = state.worlds[owner].lies
    word: i64 = 0
    while word < 3:
        tiles: i64 = 0
        turns: i64 = 0
        space: i64 = 7
        while space >= 0:
            lie = lies[word * 8 + space]
            tiles <<= 8
            turns <<= 8
            if lie >= 0:
                tile: i64 = (lie >> 3) + 1
                tiles |= tile - 256 if space == 7 and tile > 127 else tile  # the sign is in the last byte
                turns |= (lie & 7) + 1
            space -= 1
        into[start + word] = tiles
        into[start + 3 + word] = turns
        word += 1
    write_bits(into, start + 6, state.taken[owner], 2)
    into[start + 8] = standing(state, owner)


def standing(state: MondoState, owner: i64) -> i64:
    """How a player stands, in seven bytes."""
    hand = state.hands[owner]
    points = state.total(owner) + MIDDLE
    ready: i64 = 1 if state.ready & BIT[owner] else 0
    chip: i64 = 1 if state.holders & BIT[owner] else 0
    to_act: i64 = 1 if state.may_act(owner) else 0
    found = state.orders[owner] << 16
    if hand != NO_TILE:
        found |= (hand >> 1) + 1 + ((hand & 1) << 8)
    found |= (ready << 24) + (chip << 32) + (to_act << 48)
    return found | (min(max(points, 0), 255) << 40)


def write_course(state: MondoState, seat: i64, into: vec[i64], start: i64) -> None:
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
