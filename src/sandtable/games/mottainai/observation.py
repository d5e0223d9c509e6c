"""What a seat knows as an array: where every card is, as far as the seat knows, and which step waits.

A set of cards is 56 bytes, how many of each card: the 54 works, and the two copies that stand in wings.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BIT, BYTE, SPREAD
from sandtable.core.observation import Field, Observation
from sandtable.games.mottainai.cards import CODES
from sandtable.games.mottainai.position import FRAME, SHOWN_TO, X, Y, Z
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.zones import FACE_DOWN, FLOOR_ZONE, HAND, PICKUP, PLACES, RUNNING, zone_of

CARDS: Final = 7  # words of a set of cards
OF_SEAT: Final = 7 * CARDS + 2  # words of a player
HIDDEN_TASK: Final = 64
FRAMES: Final = 2  # waiting steps that are told, the top one first
OF_FRAME: Final = 4

WHOSE: Final = ("own", "next", "third", "fourth", "fifth", "sixth")


class MottainaiObservation(Observation[MottainaiState]):
    """1,008 bytes for two players, 408 more for each other one."""

    def fields(self, seats: int) -> tuple[Field, ...]:
        found: list[Field] = []
        for turn in range(seats):
            found += player_fields(WHOSE[turn], turn * OF_SEAT * 8)
        return (*found, *table_fields(seats * OF_SEAT * 8, seats))

    def write(self, state: MottainaiState, seat: i64, into: vec[i64], at: i64) -> None:
        seats = state.seats
        turn: i64 = 0
        while turn < seats:
            owner: i64 = seat + turn
            if owner >= seats:
                owner -= seats
            write_player(state, owner, seat, into, at)
            at += OF_SEAT
            turn += 1
        write_cards(state.zones, FLOOR_ZONE, into, at)
        write_deck(state, seat, into, at + CARDS)
        at += 2 * CARDS
        mover: i64 = 1 if state.mover() == seat else 0
        ahead: i64 = state.turn - seat
        if ahead < 0:
            ahead += seats
        into[at] = (
            state.deck_size
            + ((state.phase + 1) << 8)
            + (state.extra_turns << 16)
            + (state.borrowed << 24)
            + (state.bonus << 32)
            + (state.stand_ins << 40)
            + ((state.first_copy + 1) << 48)
            + ((state.second_copy + 1) << 56)
        )
        into[at + 1] = ahead + (mover << 8) + (state.ending << 16) + (state.depth // FRAME << 24)
        write_waiting(state, into, at + 2)


def player_fields(whose: str, start: int) -> list[Field]:
    found = [
        Field(
            f"{whose}_{place}",
            start + n * CARDS * 8,
            (CODES,),
            2,
            f"{place} of the {whose} seat{', as far as it is known' if n <= PICKUP else ''}: how many of each card",
        )
        for n, place in enumerate(PLACES[:7])
    ]
    start += 7 * CARDS * 8
    task = "its card + 1, 64 face down, 0 none"
    return [
        *found,
        Field(f"{whose}_hand_size", start, (1,), 108, f"cards in the hand of the {whose} seat"),
        Field(f"{whose}_pickup_size", start + 1, (1,), 108, f"cards in its pickup ({whose} seat)"),
        Field(f"{whose}_task", start + 2, (1,), 64, f"task of the {whose} seat: {task}"),
        Field(
            f"{whose}_lacks",
            start + 8,
            (5,),
            1,
            f"materials that the {whose} seat's hand is known not to have",
        ),
    ]


def table_fields(start: int, seats: int) -> list[Field]:
    course = start + 2 * CARDS * 8
    frames = course + 16
    found = [
        Field("floor", start, (CODES,), 2, "the floor: how many of each card"),
        Field("deck", start + CARDS * 8, (CODES,), 108, "place from the top, counted from 1, of a card known to be in the deck; the highest of two; 0 unknown"),
        Field("deck_size", course, (1,), 108, "cards in the deck"),
        Field("phase", course + 1, (1,), 255, "part of the turn, counted from 1"),
        Field("extra_turns", course + 2, (1,), 255, "extra turns still to come"),
        Field("borrowed", course + 3, (1,), 1, "one more action, because the own task is an opponent's"),
        Field("bonus", course + 4, (1,), 255, "further actions of the task under way"),
        Field("stand_ins", course + 5, (1,), 255, "shown cards that count as Clerks"),
        Field("copies", course + 6, (2,), 54, "what the two copying works are: card + 1"),
        Field("turn", course + 8, (1,), seats - 1, "whose turn it is: seats from the reader on"),
        Field("to_act", course + 9, (1,), 1, "1 if the reader may act"),
        Field("ending", course + 10, (1,), 4, "0 while the game runs, else how it ended"),
        Field("waiting", course + 11, (1,), 255, "how many steps wait"),
    ]  # fmt: skip
    for n, which in enumerate(("top", "second")[:FRAMES]):
        place = frames + n * OF_FRAME * 8
        found.append(Field(f"{which}_step", place, (1,), 255, f"the {which} waiting step, counted from 1"))
        registers = "its three registers, eight bytes each, the lowest first"
        found.append(Field(f"{which}_registers", place + 8, (3, 8), 255, registers))
    return found


def write_player(state: MottainaiState, owner: i64, seat: i64, into: vec[i64], start: i64) -> None:
    hand, pickup = zone_of(owner, HAND), zone_of(owner, PICKUP)
    if owner == seat or state.ending != RUNNING:
        write_cards(state.zones, hand, into, start)
    else:
        write_cards(state.known, state.knowledge_of(owner, seat, HAND), into, start)
    write_cards(state.known, state.knowledge_of(owner, seat, PICKUP), into, start + CARDS)
    place: i64 = 2
    while place < 7:
        write_cards(state.zones, zone_of(owner, place), into, start + place * CARDS)
        place += 1
    task = state.tasks[owner] + 1
    if task > FACE_DOWN:
        task = HIDDEN_TASK
    start += 7 * CARDS
    into[start] = state.size(hand) + (state.size(pickup) << 8) + (task << 16)
    into[start + 1] = SPREAD[state.lacking[owner] & 31]


def write_cards(sets: vec[i64], place: i64, into: vec[i64], start: i64) -> None:
    """How many of each card."""
    once, twice = sets[place], sets[place + 1]
    word: i64 = 0
    if once == 0:
        while word < CARDS:
            into[start + word] = 0
            word += 1
        return
    if twice:
        while word < CARDS:
            into[start + word] = SPREAD[once & 255] + SPREAD[twice & 255]
            once >>= 8
            twice >>= 8
            word += 1
        return
    while word < CARDS:
        into[start + word] = SPREAD[once & 255]
        once >>= 8
        word += 1


def write_deck(state: MottainaiState, seat: i64, into: vec[i64], start: i64) -> None:
    """Where the cards lie that the seat knows of."""
    word: i64 = 0
    while word < CARDS:
        into[start + word] = 0
        word += 1
    deck, length = state.deck, len(state.deck)
    knower = BIT[seat] * SHOWN_TO
    index = state.top
    place: i64 = 1
    while place <= state.deck_size:
        card = deck[index]
        if card & knower:
            card &= SHOWN_TO - 1
            word = start + (card >> 3)
            byte = BYTE[card & 7]
            if into[word] & (byte * 127) == 0:  # of two alike the first
                into[word] |= byte * place
        index += 1
        if index == length:
            index = 0
        place += 1


def write_waiting(state: MottainaiState, into: vec[i64], start: i64) -> None:
    base = state.depth - FRAME
    n: i64 = 0
    while n < FRAMES:
        if base < 0:
            into[start] = 0
            into[start + X] = 0
            into[start + Y] = 0
            into[start + Z] = 0
        else:
            into[start] = state.stack[base] + 1
            into[start + X] = state.stack[base + X]
            into[start + Y] = state.stack[base + Y]
            into[start + Z] = state.stack[base + Z]
        base -= FRAME
        start += OF_FRAME
        n += 1
