"""Positions for tests, written in the notation. What a test does not mention lies in the deck."""

from collections import Counter
from typing import Any

import sandtable
from games.mandala.pieces import LETTERS, counted, spelled

GAME = sandtable.game("mandala")


def table(
    one: str = "-/-/-",
    two: str = "-/-/-",
    seat0: str = "-/-/-/-",
    seat1: str = "-/-/-/-",
    *,
    deck: str = "",
    discard: str = "-",
    rest: str = "deck",
    turn: int = 0,
    phase: str = "playing",
    course: str = "0",
) -> Any:
    """A position. `deck` are its top cards; the cards left over go under them, or to seat 1's Cup.

    A Mandala is mountain/field 0/field 1, a seat hand/dealt/claimed/river, as in `notation`.
    """
    used = Counter(card for word in (one, two, seat0, seat1, discard, deck) for card in spelled(word))
    left = "".join(letter * (18 - used[letter]) for letter in LETTERS)
    if rest == "deck":
        deck += left
    else:
        hand, dealt, claimed, river = seat1.split("/")
        seat1 = "/".join([hand, dealt, counted(spelled(claimed) + left), river])
    return GAME.read_position(f"{phase} {turn} {course} {one} {two} {seat0} {seat1} {discard}/{deck or '-'}")


def play(state: Any, *acts: str) -> Any:
    """Play acts in their notation, each by whoever is to act; the same state."""
    for act in acts:
        state.apply(state.actors()[0], GAME.read(state, act))
    return state


def written(state: Any) -> list[str]:
    """The legal acts of whoever is to act."""
    return [GAME.write(state, action) for action in state.legal(state.actors()[0])]


def refused(state: Any, act: str, seat: int | None = None) -> str:
    """The rule that forbids an act to whoever is to act, or to a seat; "" if it is legal."""
    seat = state.actors()[0] if seat is None else seat
    refusal = state.why_not(seat, GAME.read(state, act))
    return "" if refusal is None else refusal.rule


def line(state: Any) -> list[str]:
    """The words of a position: phase, turn, course, Mandalas, seats, stock."""
    return GAME.write_position(state).split()


def mandala(state: Any, number: int) -> str:
    return line(state)[2 + number]


def part(state: Any, seat: int, name: str) -> str:
    """The hand, dealt or claimed Cup cards, or River of a seat."""
    return line(state)[5 + seat].split("/")[("hand", "dealt", "claimed", "river").index(name)]


def hand(state: Any, seat: int) -> str:
    return part(state, seat, "hand")


def discard(state: Any) -> str:
    return line(state)[7].split("/")[0]


def deck(state: Any) -> str:
    """The deck, its top card first."""
    return spelled(line(state)[7].split("/")[1])
