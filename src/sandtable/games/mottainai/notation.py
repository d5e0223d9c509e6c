"""Positions as short text, both ways. (Acts: see `acts`.)

A position is one line of words `key=value`, hidden things included:

    seats=2 edition=pnp wings=5 turn=0 phase=5 ending=0 extra=0 borrowed=0 bonus=0 clerks=0
    copies=-,- floor=Crane,Fan deck=Bench,Vase/3
    0.hand=… 0.pickup=… 0.assistants=… 0.workplace=… 0.sales=… 0.left=… 0.right=… 0.task=~Plane
    0.lacks=Clay 0.hand.1=Crane 0.pickup.2=Fan … waiting=new-task:0:0:0

Names have hyphens for spaces. The deck is told from the top; `Vase/3` is known to the knowers 0 and 1
(the number after the last seat is a bystander). `~` marks a face-down starting card. `0.hand.1` are
cards of the hand of seat 0 that knower 1 knows. `Copy-1` and `Copy-2` are works that copy another one,
`copies` says which. `Fan/2` in a wing is the second of two alike (see `zones`). A waiting step is its
name and three numbers. `drawn=3` and `turned-up=Vase` tell what the last act brought, if anything.
"""

import re
from typing import Final

from sandtable.core.bits import BIT, first
from sandtable.core.errors import BadRequest, Unreadable
from sandtable.games.mottainai.abilities import COPIES, EFFECT, WITH
from sandtable.games.mottainai.cards import COPY, KINDS, MATERIALS, NO_CARD
from sandtable.games.mottainai.imagining import push_frame
from sandtable.games.mottainai.names import codes
from sandtable.games.mottainai.position import FRAME, X, Y
from sandtable.games.mottainai.state import MottainaiState, empty
from sandtable.games.mottainai.turn import BEFORE_TURN, LAST_PHASE
from sandtable.games.mottainai.view import frames
from sandtable.games.mottainai.waiting import LAST_EFFECTS
from sandtable.games.mottainai.works import INDEX, STEP_NUMBERS, name_of
from sandtable.games.mottainai.zones import (
    ALL_MATERIALS,
    FACE_DOWN,
    FLOOR,
    HAND,
    LEFT,
    PICKUP,
    PLACES,
    RIGHT,
    RUNNING,
    zone_of,
)

EDITIONS: Final = ("pnp", "published")
COUNTERS: Final = ("extra", "borrowed", "bonus", "clerks")
NOTHING: Final = "-"
COPY_NAMES: Final = ("Copy-1", "Copy-2")
WRITTEN: Final = [
    [*(name_of(card, published).replace(" ", "-") for card in range(KINDS)), *COPY_NAMES]
    for published in (False, True)
]
SECOND: Final = "/2"
BIGGEST: Final = 2**56


# Writing


def write_position(state: MottainaiState) -> str:
    words = {
        "seats": str(state.seats),
        "edition": EDITIONS[state.published],
        "wings": str(state.wing_limit),
        "turn": str(state.turn),
        "phase": str(state.phase),
        "ending": str(state.ending),
        "extra": str(state.extra_turns),
        "borrowed": str(state.borrowed),
        "bonus": str(state.bonus),
        "clerks": str(state.stand_ins),
        "copies": ",".join(_name(state, kind) for kind in (state.first_copy, state.second_copy)),
        "floor": _zone(state, zone_of(0, FLOOR)),
        "deck": ",".join(_deck_card(state, place) for place in range(state.deck_size)) or NOTHING,
    }
    for seat in range(state.seats):
        words |= _seat(state, seat)
    words["waiting"] = ";".join(frames(state)) or NOTHING
    if state.drawn:
        words["drawn"] = str(state.drawn)
    if state.turned_up:
        words["turned-up"] = _cards(state, state.turned_up, state.turned_up_twice)
    return " ".join(f"{key}={value}" for key, value in words.items())


def _name(state: MottainaiState, card: int) -> str:
    return NOTHING if card == NO_CARD else WRITTEN[state.published][card]


def _cards(state: MottainaiState, once: int, twice: int) -> str:
    return ",".join(_name(state, card) for card in sorted(codes(once) + codes(twice))) or NOTHING


def _zone(state: MottainaiState, zone: int) -> str:
    return _cards(state, state.zones[zone], state.zones[zone + 1])


def _wing(state: MottainaiState, zone: int) -> str:
    firsts = [_name(state, card) for card in codes(state.zones[zone])]
    seconds = [_name(state, card) + SECOND for card in codes(state.zones[zone + 1])]
    return ",".join(firsts + seconds) or NOTHING


def _deck_card(state: MottainaiState, place: int) -> str:
    knowers = state.deck_knowers(place)
    return _name(state, state.deck_card(place)) + (f"/{knowers}" if knowers else "")


def _seat(state: MottainaiState, seat: int) -> dict[str, str]:
    words = {f"{seat}.{PLACES[place]}": _zone(state, zone_of(seat, place)) for place in range(LEFT)}
    words |= {f"{seat}.{PLACES[wing]}": _wing(state, zone_of(seat, wing)) for wing in (LEFT, RIGHT)}
    task = state.tasks[seat]
    hidden = "~" if task >= FACE_DOWN else ""
    words[f"{seat}.task"] = hidden + _name(state, task % FACE_DOWN if hidden else task)
    lacks = [MATERIALS[material] for material in range(5) if state.lacking[seat] & BIT[material]]
    words[f"{seat}.lacks"] = ",".join(lacks) or NOTHING
    for place in (HAND, PICKUP):
        for knower in range(state.seats + 1):
            known = state.knowledge_of(seat, knower, place)
            if state.known[known]:
                cards = _cards(state, state.known[known], state.known[known + 1])
                words[f"{seat}.{PLACES[place]}.{knower}"] = cards
    return words


# Reading


def read_position(text: str) -> MottainaiState:
    words = _words(text)
    seats = _number(words, "seats", 2, 6)
    edition = _word(words, "edition")
    if edition not in EDITIONS:
        raise Unreadable(f"the edition is pnp or published, not {edition!r}")
    state = empty(seats, edition == "published", _number(words, "wings", 5, 6))
    state.turn = _number(words, "turn", 0, seats - 1)
    state.phase = _number(words, "phase", BEFORE_TURN, LAST_PHASE)
    state.ending = _number(words, "ending", RUNNING, ALL_MATERIALS)
    state.extra_turns, state.borrowed, state.bonus, state.stand_ins = (
        _number(words, counter, 0, 108) for counter in COUNTERS
    )
    _read_copies(state, _word(words, "copies"))
    _read_zone(state, zone_of(0, FLOOR), _word(words, "floor"))
    for seat in range(seats):
        _read_seat(state, seat, words)
    _read_deck(state, _word(words, "deck"))
    _read_waiting(state, _word(words, "waiting"))
    state.drawn = _number({"drawn": "0"} | words, "drawn", 0, 108)
    for card in _read_cards(words.pop("turned-up", NOTHING)):
        state.turn_up(card)
    words.pop("drawn", "")
    if words:
        raise Unreadable(f"{next(iter(words))!r} is no word of a position")
    _check(state)
    return state


def _words(text: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or not value or key in words:
            raise Unreadable(f"{word!r} is not a word like turn=0, or stands twice")
        words[key] = value
    return words


def _word(words: dict[str, str], key: str) -> str:
    if key not in words:
        raise Unreadable(f"the position has no word {key}=…")
    return words.pop(key)


def _number(words: dict[str, str], key: str, lowest: int, highest: int) -> int:
    value = _word(words, key)
    if not re.fullmatch(r"-?[0-9]{1,3}", value) or not lowest <= int(value) <= highest:
        raise Unreadable(f"{key} is a number from {lowest} to {highest}, not {value!r}")
    return int(value)


def _read_card(name: str) -> int:
    if name in COPY_NAMES:
        return COPY + COPY_NAMES.index(name)
    if name not in HYPHENATED:
        raise Unreadable(f"{name!r} is not the name of a card")
    return HYPHENATED[name]


def _read_cards(value: str) -> list[int]:
    cards = [] if value == NOTHING else [_read_card(name) for name in value.split(",")]
    if any(cards.count(card) > (2 if card < COPY else 1) for card in cards):
        raise Unreadable(f"a card stands too often in {value!r}")
    return cards


def _read_copies(state: MottainaiState, value: str) -> None:
    kinds = [NO_CARD if name == NOTHING else _read_card(name) for name in value.split(",")]
    if len(kinds) != 2 or max(kinds) >= COPY:
        raise Unreadable(f"copies are two names or “-”, not {value!r}")
    state.first_copy, state.second_copy = kinds


def _read_zone(state: MottainaiState, zone: int, value: str) -> None:
    for card in _read_cards(value):
        state.put(zone, card)


def _read_wing(state: MottainaiState, seat: int, wing: int, value: str) -> None:
    """A second work may be told without its mark, after the first."""
    for name in [] if value == NOTHING else value.split(","):
        card = _read_card(name.removesuffix(SECOND))
        firsts, seconds = (
            state.zones[zone_of(seat, LEFT) + n] | state.zones[zone_of(seat, RIGHT) + n] for n in (0, 1)
        )
        second = name.endswith(SECOND) or firsts & BIT[card] != 0
        if (seconds if second else firsts) & BIT[card] or (second and card >= COPY):
            raise Unreadable(f"{name} stands too often in the wings of seat {seat}")
        state.zones[zone_of(seat, wing) + second] |= BIT[card]


def _read_seat(state: MottainaiState, seat: int, words: dict[str, str]) -> None:
    for place in range(LEFT):
        _read_zone(state, zone_of(seat, place), _word(words, f"{seat}.{PLACES[place]}"))
    for wing in (LEFT, RIGHT):
        _read_wing(state, seat, wing, _word(words, f"{seat}.{PLACES[wing]}"))
    task = _word(words, f"{seat}.task")
    if task != NOTHING:
        state.tasks[seat] = _read_card(task.removeprefix("~")) + (FACE_DOWN if task[0] == "~" else 0)
    lacks = _word(words, f"{seat}.lacks")
    for material in [] if lacks == NOTHING else lacks.split(","):
        if material not in MATERIALS:
            raise Unreadable(f"{material!r} is not a material")
        state.lacking[seat] |= BIT[MATERIALS.index(material)]
    for place in (HAND, PICKUP):
        for knower in range(state.seats + 1):
            for card in _read_cards(words.pop(f"{seat}.{PLACES[place]}.{knower}", NOTHING)):
                state.learn(state.knowledge_of(seat, knower, place), card)


def _read_deck(state: MottainaiState, value: str) -> None:
    cards = [] if value == NOTHING else value.split(",")
    if len(cards) > len(state.deck):
        raise Unreadable(f"{len(cards)} cards are too many for the deck")
    for card in cards:
        name, _, knowers = card.partition("/")
        if knowers and not (re.fullmatch("[0-9]{1,3}", knowers) and int(knowers) <= state.everybody()):
            raise Unreadable(f"{card!r} is not a card of the deck and who knows it")
        state.put_under(_read_card(name), int(knowers or 0))


def _read_waiting(state: MottainaiState, value: str) -> None:
    for frame in [] if value == NOTHING else value.split(";"):
        parts = frame.split(":")
        numbers = [int(part) for part in parts[1:] if re.fullmatch("[0-9]{1,17}", part)]
        if len(parts) != FRAME or len(numbers) != FRAME - 1 or parts[0] not in STEP_NUMBERS:
            raise Unreadable(f"{frame!r} is not a waiting step")
        if max(numbers) >= BIGGEST:
            raise Unreadable(f"the numbers of {frame!r} are too big")
        push_frame(state, frame)


WITH_EFFECT: Final = sum(BIT[card] for card in range(KINDS) if EFFECT[card] >= 0)
HYPHENATED: Final = {name.replace(" ", "-"): card for name, card in INDEX.items()}


# What always holds


def _check(state: MottainaiState) -> None:
    _check_cards(state)
    _check_copies(state)
    for seat in range(state.seats):
        for place in (HAND, PICKUP):
            for knower in range(state.seats + 1):
                _check_known(state, seat, knower, place)
    _check_pending(state)
    if state.ending == RUNNING:
        _check_question(state)


def _check_cards(state: MottainaiState) -> None:
    """MOT-01, MOT-03: every card once for each deck."""
    decks = len(state.deck) // KINDS
    found = [0] * (KINDS + 2)
    for zone in range(0, len(state.zones), 2):
        for card in codes(state.zones[zone]) + codes(state.zones[zone + 1]):
            found[card] += 1
    for task in state.tasks:
        if task != NO_CARD:
            found[task % FACE_DOWN] += 1
    for place in range(state.deck_size):
        found[state.deck_card(place)] += 1
    found[first(WITH[COPIES])] += sum(found[COPY:])
    total = sum(found[:KINDS])
    if total != len(state.deck):
        raise Unreadable(
            f"{state.seats} players have {decks} deck{'s' if decks > 1 else ''} of {KINDS} cards, not {total} cards"
        )
    for card, number in enumerate(found[:KINDS]):
        if number != decks:
            raise Unreadable(f"{name_of(card, state.published)} is there {number} times, not {decks}")


def _check_copies(state: MottainaiState) -> None:
    """A copy stands in a wing of the player on turn exactly if it is said what it copies."""
    wings = state.works(state.turn, LEFT) | state.works(state.turn, RIGHT)
    for copy in (COPY, COPY + 1):
        places = [zone for zone in range(0, len(state.zones), 2) if state.zones[zone] & BIT[copy]]
        expected = state.kind(copy) != NO_CARD
        if (len(places) == 1 and bool(wings & BIT[copy])) != expected or len(places) > 1:
            raise Unreadable(f"{COPY_NAMES[copy - COPY]} is not in one wing of seat {state.turn}")
        if places and not expected:
            raise Unreadable(f"{COPY_NAMES[copy - COPY]} copies nothing")


def _check_known(state: MottainaiState, seat: int, knower: int, place: int) -> None:
    zone, known = zone_of(seat, place), state.knowledge_of(seat, knower, place)
    if state.known[known] & ~state.zones[zone] or state.known[known + 1] & ~state.zones[zone + 1]:
        raise Unreadable(f"knower {knower} knows cards that seat {seat} has not in the {PLACES[place]}")


def _check_pending(state: MottainaiState) -> None:
    """MOT-74: what can still be used is in play."""
    for base in range(0, state.depth, FRAME):
        if state.stack[base] <= LAST_EFFECTS:
            firsts, seconds = state.instances(state.turn, WITH_EFFECT)
            if state.stack[base + X] & ~firsts or state.stack[base + Y] & ~seconds:
                raise Unreadable(f"an effect is pending of a work that seat {state.turn} does not have")


def _check_question(state: MottainaiState) -> None:
    """Somebody must be asked something."""
    try:
        asked = state.deck_size > 0 and state.depth > 0 and len(state.choices(state.turn)) > 0
    except (IndexError, ValueError, OverflowError):
        asked = False
    if not asked:
        raise Unreadable(f"the steps that wait ask seat {state.turn} nothing")


# Mirroring

# Steps whose first register is a seat: whose task it is.
BY_SEAT: Final = (
    "admission",
    "task",
    "clerk",
    "monk",
    "tailor",
    "potter",
    "smith",
    "booty-of-monk",
    "booty-of-potter",
)


def turned(line: str) -> str:
    """A position with every seat one further."""
    words = _words(line)
    seats = int(words["seats"])
    words["turn"] = _further(words["turn"], seats)
    words["deck"] = ",".join(_turned_card(card, seats) for card in words["deck"].split(","))
    words["waiting"] = ";".join(_turned_step(frame, seats) for frame in words["waiting"].split(";"))
    return " ".join(f"{_turned_key(key, seats)}={value}" for key, value in words.items())


def _further(seat: str, seats: int) -> str:
    """The next seat; the number after the last one is a bystander."""
    return seat if int(seat) == seats else str((int(seat) + 1) % seats)


def _turned_step(frame: str, seats: int) -> str:
    name, *registers = frame.split(":")
    if name[0].isupper() and any(register != "0" for register in registers):
        raise BadRequest(
            f"{name} is under way, whose steps name seats: mirror the position before or after it"
        )
    if name in BY_SEAT:
        registers[0] = _further(registers[0], seats)
    return ":".join([name, *registers])


def _turned_card(card: str, seats: int) -> str:
    name, _, knowers = card.partition("/")
    if not knowers:
        return card
    known = int(knowers)
    own = (known << 1 | known >> (seats - 1) & 1) & (BIT[seats] - 1)
    return f"{name}/{own | known & BIT[seats]}"


def _turned_key(key: str, seats: int) -> str:
    """`0.hand.1` is what knower 1 knows of the hand of seat 0."""
    seat, *rest = key.split(".")
    if not rest:
        return key
    place, *knower = rest
    return ".".join([_further(seat, seats), place, *(_further(one, seats) for one in knower)])
