"""One entry of a log as a step from one state to the next."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from sandtable.core.game import Game, State
from sandtable.core.record import CLOCK, Entry

NO_ACTION: Final = -1


class Step(NamedTuple):
    number: int
    entry: Entry
    action: int  # NO_ACTION for the clock's entries
    before: State
    after: State


def take_step(game: Game, before: State, number: int, entry: Entry) -> Step:
    """The step of an entry, checked; raises Unreadable or IllegalAction. `before` stays as it is."""
    after = before.copy()
    if entry.seat == CLOCK:
        after.tick(entry.at)
        return Step(number, entry, NO_ACTION, before, after)
    action = game.read(before, entry.text)
    after.apply(entry.seat, action, entry.at)
    return Step(number, entry, action, before, after)


def fold(game: Game, state: State, entries: Iterable[Entry], number: int = 0) -> Iterator[Step]:
    """The steps of a log, from the state after the first `number` acts."""
    for entry in entries:
        number += 1
        step = take_step(game, state, number, entry)
        state = step.after
        yield step
