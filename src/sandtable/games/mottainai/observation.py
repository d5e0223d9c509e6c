"""What a seat knows as an array: where each card lies, and what else is known.

Cards of hands and pickups are told as far as the seat knows them, as its view does. The steps that
wait are told as they stand in the state: they are what the player on turn is asked about.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BYTE, SPREAD, clear, count, first
from sandtable.core.observation import Field, Observation, Rows
from sandtable.games.mottainai.cards import CODES
from sandtable.games.mottainai.position import FRAME, SHOWN_TO, X, Y, Z
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.zones import FLOOR_ZONE, HAND, PICKUP, RUNNING, zone_of

CARDS: Final = 7  # words with a byte for each card
TWO_DECKS: Final = 4  # MOT-03: from so many players on
HIDDEN_TASK: Final = 64
ON_FLOOR: Final = 8
FRAMES: Final = 2  # waiting steps that are told, the top one first
OF_FRAME: Final = 4

# What is noted of a row and its mask.
DECK_NOTED: Final = 0  # how the deck lies
TOP_NOTED: Final = 1  # its first cards, which may be looked at and change places
MASK_NOTED: Final = 2  # how many acts the mask has, and then the words they stand in
MOST_NOTED: Final = 16

WHOSE: Final = ("own", "next", "third", "fourth", "fifth", "sixth")
WHERE: Final = (
    "where each card is known to lie: 1 own hand, 2 pickup, 3 assistants, 4 workplace, 5 sales, 6 left wing,"
    " 7 right wing; 8 floor; the same + 8 of the next seat, and so on; 0 deck or unknown"
)


class MottainaiObservation(Observation[MottainaiState]):
    """208 bytes for two players."""

    def fields(self, seats: int) -> tuple[Field, ...]:
        high = 8 * seats - 1
        cards = [Field("cards", 0, (CODES,), high, WHERE)]
        if seats >= TWO_DECKS:
            cards.append(
                Field("second_cards", CARDS * 8, (CODES,), high, "the same of the second of two alike")
            )
        deck = len(cards) * CARDS * 8
        known = "place from the top, counted from 1, of a card known to be in the deck; the highest of two; 0 unknown"
        found = [*cards, Field("deck", deck, (CODES,), 108, known)]
        start = deck + CARDS * 8
        for turn in range(seats):
            found += player_fields(WHOSE[turn], start + turn * 8)
        return (*found, *table_fields(start + seats * 8, seats))

    def write(self, state: MottainaiState, seat: i64, into: vec[i64], at: i64) -> None:
        after = write_all_cards(state, seat, into, at)
        write_deck(state, seat, into, after)
        write_rest(state, seat, into, after + CARDS)

    def notes(self, seats: int) -> int:
        return MASK_NOTED + 1 + MOST_NOTED

    def rewrite(self, state: MottainaiState, seat: i64, rows: Rows, n: i64) -> None:
        into, notes, noted = rows.observations, rows.notes, n * rows.note_words
        after = write_all_cards(state, seat, into, n * rows.words)
        deck, top = signs_of_deck(state, seat)
        if deck != notes[noted + DECK_NOTED] or top != notes[noted + TOP_NOTED]:
            notes[noted + DECK_NOTED] = deck
            notes[noted + TOP_NOTED] = top
            write_deck(state, seat, into, after)
        write_rest(state, seat, into, after + CARDS)
        write_mask(state, seat, rows.masks, n * rows.mask_words, rows.mask_words, notes, noted + MASK_NOTED)


def player_fields(whose: str, start: int) -> list[Field]:
    task = "its card + 1, 64 face down, 0 none"
    lacks = f"materials that the {whose} seat's hand is known not to have"
    return [
        Field(f"{whose}_hand_size", start, (1,), 108, f"cards in the hand of the {whose} seat"),
        Field(f"{whose}_pickup_size", start + 1, (1,), 108, f"cards in its pickup ({whose} seat)"),
        Field(f"{whose}_task", start + 2, (1,), 64, f"task of the {whose} seat: {task}"),
        Field(f"{whose}_lacks", start + 3, (5,), 1, lacks),
    ]


def table_fields(course: int, seats: int) -> list[Field]:
    frames = course + 16
    found = [
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


# Where the cards lie. The number of a place is read by its bits: a set of cards for each of them.


def write_all_cards(state: MottainaiState, seat: i64, into: vec[i64], at: i64) -> i64:
    """Where they end."""
    if state.seats >= TWO_DECKS:
        write_two_decks(state, seat, into, at)
        return at + 2 * CARDS
    zones, known, seats = state.zones, state.known, state.seats
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    eights: i64 = zones[FLOOR_ZONE]
    sixteens: i64 = 0
    turn: i64 = 0
    while turn < seats:
        owner: i64 = seat + turn
        if owner >= seats:
            owner -= seats
        zone, knowledge = zone_of(owner, HAND), state.knowledge_of(owner, seat, HAND)
        hand = zones[zone] if turn == 0 or state.ending != RUNNING else known[knowledge]
        pickup, assistants, workplace = known[knowledge + 2], zones[zone + 4], zones[zone + 6]
        sales, left, right = zones[zone + 8], zones[zone + 10], zones[zone + 12]
        odd = hand | assistants | sales | right
        low = pickup | assistants | left | right
        high = workplace | sales | left | right
        ones |= odd
        twos |= low
        fours |= high
        if turn == 1:
            eights |= odd | low | high
        elif turn == 2:
            sixteens |= odd | low | high
        turn += 1
    write_places(ones, twos, fours, eights, sixteens, into, at)
    return at + CARDS


def write_places(
    ones: i64, twos: i64, fours: i64, eights: i64, sixteens: i64, into: vec[i64], at: i64
) -> None:
    spread = SPREAD
    end: i64 = at + CARDS
    while at < end:
        found = spread[ones & 255] + spread[twos & 255] * 2 + spread[fours & 255] * 4
        found += spread[eights & 255] * 8
        if sixteens:
            found += spread[sixteens & 255] * 16
            sixteens >>= 8
        into[at] = found
        ones >>= 8
        twos >>= 8
        fours >>= 8
        eights >>= 8
        at += 1


def write_two_decks(state: MottainaiState, seat: i64, into: vec[i64], at: i64) -> None:
    """Card by card: of two alike the first found is the first, and own places come first."""
    clear(into, at, at + 2 * CARDS)
    seats = state.seats
    turn: i64 = 0
    while turn < seats:
        owner = (seat + turn) % seats
        place: i64 = 0
        while place < 7:
            sets, zone = state.zones, zone_of(owner, place)
            if place == PICKUP or (place == HAND and turn > 0 and state.ending == RUNNING):
                sets, zone = state.known, state.knowledge_of(owner, seat, place)
            write_cards(sets[zone], 8 * turn + place + 1, into, at)
            write_cards(sets[zone + 1], 8 * turn + place + 1, into, at)
            place += 1
        turn += 1
    write_cards(state.zones[FLOOR_ZONE], ON_FLOOR, into, at)
    write_cards(state.zones[FLOOR_ZONE + 1], ON_FLOOR, into, at)


def write_cards(cards: i64, code: i64, into: vec[i64], at: i64) -> None:
    while cards:
        card = first(cards)
        word, byte = at + (card >> 3), BYTE[card & 7]
        if into[word] & (byte * 127):
            word += CARDS
        into[word] |= byte * code
        cards &= cards - 1


def write_deck(state: MottainaiState, seat: i64, into: vec[i64], start: i64) -> None:
    """Where the cards lie that the seat knows of; of two alike the first."""
    clear(into, start, start + CARDS)
    deck, byte, knower = state.deck, BYTE, 6 + seat
    once = state.seats < TWO_DECKS
    index = state.top
    rest: i64 = state.deck_size
    place: i64 = 1
    while rest > 0:
        last: i64 = min(index + rest, len(deck))  # the deck is a ring
        rest -= last - index
        while index < last:
            card = deck[index]
            told: i64 = place * (
                card >> knower & 1
            )  # without a branch: nobody can guess which ones are known
            card &= SHOWN_TO - 1
            word, one = start + (card >> 3), byte[card & 7]
            if once or into[word] & (one * 127) == 0:
                into[word] |= one * told
            index += 1
            place += 1
        index = 0


def signs_of_deck(state: MottainaiState, seat: i64) -> tuple[i64, i64]:
    """Two numbers that change with all that a seat knows of the deck: how far it came, and its first cards,
    the only ones that are looked at, and that change places, while they lie there.
    """
    deck, second, third = state.deck, state.top + 1, state.top + 2
    if third >= len(deck):
        third -= len(deck)
        if second == len(deck):
            second = 0
    cards = deck[state.top] + (deck[second] << 20) + (deck[third] << 40)
    return 1 + seat + (state.top << 8) + (state.deck_size << 16), cards


def write_rest(state: MottainaiState, seat: i64, into: vec[i64], at: i64) -> None:
    """What is known of each player beside cards, and what the table waits for."""
    zones, seats = state.zones, state.seats
    turn: i64 = 0
    while turn < seats:
        owner: i64 = seat + turn
        if owner >= seats:
            owner -= seats
        zone = zone_of(owner, HAND)
        hand, pickup = count(zones[zone]), count(zones[zone + 2])
        if seats >= TWO_DECKS:
            hand += count(zones[zone + 1])
            pickup += count(zones[zone + 3])
        task: i64 = min(state.tasks[owner] + 1, HIDDEN_TASK)
        into[at] = hand + (pickup << 8) + (task << 16) + (SPREAD[state.lacking[owner] & 31] << 24)
        at += 1
        turn += 1
    write_course(state, seat, into, at)
    write_waiting(state, into, at + 2)


def write_course(state: MottainaiState, seat: i64, into: vec[i64], at: i64) -> None:
    to_act: i64 = 0
    if state.mover() == seat:
        to_act = 1
    ahead: i64 = state.turn - seat
    if ahead < 0:
        ahead += state.seats
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
    into[at + 1] = ahead + (to_act << 8) + (state.ending << 16) + (state.depth << 22)  # four words a step


def write_waiting(state: MottainaiState, into: vec[i64], start: i64) -> None:
    stack, base = state.stack, state.depth - FRAME
    n: i64 = 0
    while n < FRAMES:
        if base < 0:
            into[start] = 0
            into[start + X] = 0
            into[start + Y] = 0
            into[start + Z] = 0
        else:
            into[start] = stack[base] + 1
            into[start + X] = stack[base + X]
            into[start + Y] = stack[base + Y]
            into[start + Z] = stack[base + Z]
        base -= FRAME
        start += OF_FRAME
        n += 1


def write_mask(
    state: MottainaiState, seat: i64, into: vec[i64], at: i64, words: i64, notes: vec[i64], note: i64
) -> None:
    """A few acts of many: those of before are taken out, so that not all has to be cleared."""
    used = notes[note]
    if used > MOST_NOTED:
        clear(into, at, at + words)
    else:
        while used > 0:
            into[at + notes[note + used]] = 0
            used -= 1
    used = 0
    byte = BYTE
    for action in state.choices(seat):
        word = action >> 3
        into[at + word] |= byte[action & 7]
        used += 1
        if used <= MOST_NOTED:
            notes[note + used] = word
    notes[note] = used
