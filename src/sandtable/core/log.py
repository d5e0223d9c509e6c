"""A game is its log: entries in order, each a step from one position to the next. (The fold: see `course`.)"""

from dataclasses import dataclass
from typing import Final

from sandtable.core.acts import Shown
from sandtable.core.state import State

CLOCK: Final = -1  # the "seat" of a tick
TICK: Final = "tick"
NO_ACTION: Final = -1
TICKED: Final = Shown(TICK, TICK, {}, [])


@dataclass(frozen=True)
class Entry:
    """One act: who, when (milliseconds since the start), and what in the game's notation (or see `course`)."""

    seat: int
    at: int
    text: str


@dataclass(frozen=True)
class Step:
    """An entry carried out: the position before it, which stays as it is, and the one after it."""

    number: int
    entry: Entry
    action: int  # NO_ACTION where it is not a seat's act
    before: State
    after: State


def tick(before: State, number: int, at: int) -> Step:
    """The step of the clock."""
    after = before.copy()
    after.tick(at)
    return Step(number, Entry(CLOCK, at, TICK), NO_ACTION, before, after)


def act(before: State, number: int, seat: int, action: int, at: int) -> Step:
    """The step of an act; raises IllegalAction."""
    after = before.copy()
    after.apply(seat, action, at)
    return Step(number, Entry(seat, at, before.write(action)), action, before, after)
