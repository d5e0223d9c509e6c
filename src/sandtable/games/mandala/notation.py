"""Positions as short text, both ways. (Acts: see `acts`.)

A position is one line of eight words:

    <phase> <turn> <course> <Mandala 1> <Mandala 2> <seat 0> <seat 1> <discard>/<deck>

- phase: `playing`; `claiming:1:0` (Mandala 1 is claimed from, seat 0 chooses); or how the game
  ended: `over:river`, `over:deck`, `over:stall`.
- turn: the seat whose turn it is.
- course: how many turns in a row put no card into a Mandala, then `p` if the last one was a pass,
  then `x` if the deck has been exhausted, then `o` if the Cups are open: `3x`.
- cards are the letters of their colors (b g p y o r), each with its number: `b2r1`; or `-`.
- Mandala: the Mountain, the Field of seat 0, the Field of seat 1: `b2r1/g3/-`.
- seat: the hand, the two Cup cards of the deal, the Cup cards claimed since, and the River from its
  first place on (letters only): `b2g6/r1y1/o3/oy`.
- deck: letters only, the top card first: `bgrro`.

The generator that shuffles the discard pile is left out. A position that was read shuffles with the
generator of table deals, its purpose `mandala position` and its seed the line itself: the same line
always plays on in the same way.
"""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.chance import DealChance
from sandtable.core.errors import Unreadable
from sandtable.games.mandala.acts import HAND_LIMIT
from sandtable.games.mandala.piles import CARDS_PER_COLOR, COLORS, colors, count, counts, pile_of, size
from sandtable.games.mandala.state import CLAIMING, OVER, PLAYING, STALL, MandalaState, field_of

LETTERS: Final = "bgpyor"
ENDINGS: Final = ("", "river", "deck", "stall")


def write_position(state: MandalaState) -> str:
    deck = "".join(LETTERS[state.deck[n]] for n in range(state.left - 1, -1, -1))
    words = [
        _write_phase(state),
        str(state.turn),
        f"{state.idle}{'p' * state.passed}{'x' * state.exhausted}{'o' * state.open_cups}",
        _write_mandala(state, 0),
        _write_mandala(state, 1),
        _write_seat(state, 0),
        _write_seat(state, 1),
        f"{write_pile(state.discard)}/{deck or '-'}",
    ]
    return " ".join(words)


def _write_phase(state: MandalaState) -> str:
    if state.phase == CLAIMING:
        return f"claiming:{state.destroyed + 1}:{state.chooser}"
    return f"over:{ENDINGS[state.ending]}" if state.phase == OVER else "playing"


def write_pile(pile: int) -> str:
    return "".join(f"{LETTERS[color]}{number}" for color, number in enumerate(counts(pile)) if number) or "-"


def _write_mandala(state: MandalaState, mandala: int) -> str:
    fields = [write_pile(state.fields[field_of(mandala, seat)]) for seat in (0, 1)]
    return "/".join([write_pile(state.mountains[mandala]), *fields])


def _write_seat(state: MandalaState, seat: int) -> str:
    piles = (state.hands[seat], state.dealt[seat], state.claimed[seat])
    places = sorted((count(state.rivers[seat], color), color) for color in range(6))
    river = "".join(LETTERS[color] for place, color in places if place)
    return "/".join([*(write_pile(pile) for pile in piles), river or "-"])


def read_position(text: str) -> MandalaState:
    words = text.split()
    if len(words) != 8:
        raise Unreadable(f"a position has eight words, not {len(words)}")
    state = MandalaState(DealChance("mandala position", " ".join(words)))
    _read_phase(state, words[0])
    if words[1] not in ("0", "1"):
        raise Unreadable(f"the turn is that of seat 0 or 1, not {words[1]!r}")
    state.turn = int(words[1])
    _read_course(state, words[2])
    for place in (0, 1):
        _read_mandala(state, place, words[3 + place])
        _read_seat(state, place, words[5 + place])
    _read_stock(state, words[7])
    _check(state)
    return state


def _read_phase(state: MandalaState, word: str) -> None:
    if found := re.fullmatch("claiming:([12]):([01])", word):
        state.phase = CLAIMING
        state.destroyed = int(found[1]) - 1
        state.chooser = int(found[2])
    elif found := re.fullmatch("over:(river|deck|stall)", word):
        state.phase = OVER
        state.ending = ENDINGS.index(found[1])
    elif word != "playing":
        raise Unreadable(f"{word!r} is not a phase; phases are like playing, claiming:1:0 or over:river")


def _read_course(state: MandalaState, word: str) -> None:
    found = re.fullmatch(r"(\d\d?)(p?)(x?)(o?)", word)
    if not found or int(found[1]) > STALL:
        raise Unreadable(f"the course is like 0, 3p or 7x, up to {STALL}, not {word!r}")
    state.idle = int(found[1])
    state.passed = found[2] != ""
    state.exhausted = found[3] != ""
    state.open_cups = found[4] != ""


def _parts(word: str, names: str) -> list[str]:
    parts = word.split("/")
    if len(parts) != len(names.split()):
        raise Unreadable(f"{word!r} should have the parts {'/'.join(names.split())}")
    return parts


def read_pile(text: str) -> i64:
    if not re.fullmatch(rf"-|([{LETTERS}][1-9]\d?)+", text):
        raise Unreadable(f"cards are like b2r1 or “-”, not {text!r}")
    numbers = [0] * 6
    for letter, number in re.findall(r"([a-z])(\d+)", text):
        numbers[LETTERS.index(letter)] += int(number)
    if max(numbers) > CARDS_PER_COLOR:
        raise Unreadable(f"{text!r} has more than {CARDS_PER_COLOR} cards of a color (MAN-01)")
    return pile_of(numbers)


def _read_letters(text: str) -> list[int]:
    if not re.fullmatch(f"-|[{LETTERS}]+", text):
        raise Unreadable(f"a deck or a River is letters of {LETTERS} or “-”, not {text!r}")
    return [] if text == "-" else [LETTERS.index(letter) for letter in text]


def _read_mandala(state: MandalaState, mandala: int, word: str) -> None:
    mountain, *fields = _parts(word, "mountain field field")
    state.mountains[mandala] = read_pile(mountain)
    for seat in (0, 1):
        state.fields[field_of(mandala, seat)] = read_pile(fields[seat])


def _read_seat(state: MandalaState, seat: int, word: str) -> None:
    hand, dealt, claimed, river = _parts(word, "hand dealt claimed river")
    state.hands[seat] = read_pile(hand)
    state.dealt[seat] = read_pile(dealt)
    state.claimed[seat] = read_pile(claimed)
    places = [0] * 6
    for place, color in enumerate(_read_letters(river), start=1):
        if places[color]:
            raise Unreadable(f"{COLORS[color]} lies twice in the River of seat {seat} (MAN-63)")
        places[color] = place
    state.rivers[seat] = pile_of(places)


def _read_stock(state: MandalaState, word: str) -> None:
    discard, deck = _parts(word, "discard deck")
    state.discard = read_pile(discard)
    state.deck = vec[i64](reversed(_read_letters(deck)))
    state.left = len(state.deck)


def _check(state: MandalaState) -> None:
    """What always holds: the cards, the hands, the Rule of Color, and what the phase says."""
    for color in range(6):
        total = _total(state, color)
        if total != CARDS_PER_COLOR:
            raise Unreadable(f"there are {total} {COLORS[color]} cards, not {CARDS_PER_COLOR} (MAN-01)")
    for place in (0, 1):
        if size(state.hands[place]) > HAND_LIMIT:
            raise Unreadable(f"seat {place} has more than {HAND_LIMIT} cards in hand (MAN-31)")
        _check_mandala(state, place)
    if state.phase == CLAIMING and state.mountains[state.destroyed] == 0:
        raise Unreadable("there is nothing to claim in that Mountain")
    if state.phase == OVER and any((*state.hands, *state.mountains, *state.fields)):
        raise Unreadable("a game that is over has no cards in hands and Mandalas (MAN-73)")


def _total(state: MandalaState, color: int) -> int:
    piles = [*state.hands, *state.dealt, *state.claimed, *state.mountains, *state.fields, state.discard]
    rivers = sum(count(river, color) > 0 for river in state.rivers)
    return sum(count(pile, color) for pile in piles) + list(state.deck).count(color) + rivers


def _check_mandala(state: MandalaState, mandala: int) -> None:
    areas = [state.mountains[mandala], *(state.fields[field_of(mandala, seat)] for seat in (0, 1))]
    present = [colors(area) for area in areas]
    if present[0] & present[1] or present[0] & present[2] or present[1] & present[2]:
        raise Unreadable(f"a color lies in two areas of Mandala {mandala + 1} (MAN-20)")
    if state.phase == PLAYING and state.is_complete(mandala):
        raise Unreadable(f"Mandala {mandala + 1} is complete, so it must be claimed from (MAN-60)")


# Mirroring

OTHER: Final = {"0": "1", "1": "0"}


def turned(line: str) -> str:
    """A position with the seats exchanged."""
    phase, turn, course, *mandalas, first, second, rest = line.split()
    phase = re.sub(":([01])$", lambda seat: ":" + OTHER[seat[1]], phase)
    fields = [mandala.split("/") for mandala in mandalas]
    exchanged = ["/".join((mountain, theirs, own)) for mountain, own, theirs in fields]
    return " ".join([phase, OTHER[turn], course, *exchanged, second, first, rest])
