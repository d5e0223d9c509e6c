"""The random game of a case: with one actor or several, with or without a clock."""

import functools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sandtable.conformance.cases import Case
from sandtable.core.acts import Shown
from sandtable.core.log import CLOCK, NO_ACTION, TICK, TICKED, Entry
from sandtable.core.record import Record
from sandtable.core.state import State

MOST_ACTS: Final = 20_000
MOST_ACTS_TRIED: Final = 250
THINKING_MS: Final = 900


@dataclass(frozen=True)
class Moment:
    """A position and what is done in it: an act of a seat, a tick of the clock, or nothing at the end.

    The state is the driver's own: who wants to change it takes a copy.
    """

    number: int
    state: State
    seat: int | None
    action: int
    at: int

    @property
    def actor(self) -> int | None:
        """The seat that acts; None for the clock and at the end."""
        return None if self.seat == CLOCK else self.seat

    def seen(self, reader: int | None) -> Shown:
        """What is done, as a reader sees it."""
        if self.actor is None:
            return TICKED
        return self.state.game.seen(self.state, self.actor, self.action, reader)


def moments(case: Case, seed: str | None = None) -> Iterator[Moment]:
    """Every moment of a random game; the last one is the position in which it is over."""
    chance = random.Random(f"{case.game.name} {case.seats} {case.seed if seed is None else seed}")
    state = case.start(seed)
    at = 0
    for number in range(MOST_ACTS):
        if state.outcome() is not None:
            yield Moment(number, state, None, NO_ACTION, at)
            return
        at += chance.randrange(THINKING_MS)
        moment = _next_moment(number, state, at, chance)
        at = moment.at
        yield moment
        _carry_out(moment)
    raise AssertionError(f"{case.game.name} does not end: {MOST_ACTS} acts were played")


def _next_moment(number: int, state: State, at: int, chance: random.Random) -> Moment:
    deadline, actors = state.deadline(), state.actors()
    if deadline is not None and (at >= deadline or not actors):
        return Moment(number, state, CLOCK, NO_ACTION, deadline)
    assert actors, "nobody may act and no clock runs, but the game is not over"
    seat = chance.choice(actors)
    legal = state.legal(seat)
    assert legal, f"seat {seat} may act, but has no legal act"
    return Moment(number, state, seat, chance.choice(legal), at)


def _carry_out(moment: Moment) -> None:
    if moment.actor is None:
        moment.state.tick(moment.at)
    else:
        moment.state.apply(moment.actor, moment.action, moment.at)


def some_moments(case: Case, at_most: int = 24) -> Iterator[Moment]:
    """The first moment, the last, and others spread evenly over the game."""
    last = len(recorded(case).entries)
    wanted = {last * n // (at_most - 1) for n in range(at_most)}
    return (moment for moment in moments(case) if moment.number in wanted)


@functools.cache
def recorded(case: Case) -> Record:
    """The record of the random game of a case."""
    record = Record(case.game.name, case.seats, dict(case.options), case.seed, rules=case.game.version)
    for moment in moments(case):
        if moment.seat is None:
            outcome = moment.state.outcome()
            record.scores = outcome.scores if outcome else None
        else:
            text = TICK if moment.actor is None else moment.state.write(moment.action)
            record.entries.append(Entry(moment.seat, moment.at, text))
    return record


def replay(state: State, entries: list[Entry]) -> None:
    """Carry out entries in place."""
    for entry in entries:
        if entry.seat == CLOCK:
            state.tick(entry.at)
        else:
            state.apply(entry.seat, state.read(entry.text), entry.at)


def acts_to_try(case: Case, moment: Moment) -> list[int]:
    """All acts where there are few; else those of all seats and a sample. And two that do not exist."""
    count = case.game.action_count
    if count <= MOST_ACTS_TRIED:
        return list(range(-1, count + 1))
    sample = random.Random(moment.number).sample(range(count), MOST_ACTS_TRIED)
    offered = [action for seat in range(case.seats) for action in moment.state.legal(seat)]
    return sorted({-1, count, *sample, *offered[:MOST_ACTS_TRIED]})


def shuffled(acts: list[int]) -> list[int]:
    return random.Random(len(acts)).sample(acts, len(acts))
