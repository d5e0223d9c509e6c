"""The clocks of the players, where a table has any: how much time everybody has left.

The server's clock alone counts. How long a message was under way, as the server itself measures it, is
given back up to a bound. What is left is stored with every entry, so that a server that is killed goes on
with the same figures. Bots have no clock.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

import msgspec

from sandtable.core.course import HOLIDAY, TAKE_BACK, Course, is_from_outside, read
from sandtable.core.log import Step
from sandtable.server.protocol.terms import ClockTerms, Times

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
ALLOWANCE: Final = 500  # milliseconds that are given back at most for a slow line
LEAST: Final = 1000  # what an act that is taken back leaves of the time at least

People = Callable[[Course], Iterable[int]]


class Timing:
    """The clocks of one table; `waited_for` tells which people are on turn."""

    def __init__(self, terms: ClockTerms, seats: int, waited_for: People, kept: Any = None) -> None:
        self.terms = terms
        self.waited_for = waited_for
        self.runs = terms.kind != "none"
        whole = [self.full()] * seats
        self.times = read_times(kept) or Times(whole, 0, [], [0] * seats, [terms.holidays] * seats, whole)

    def full(self) -> int:
        """What a seat begins with."""
        terms = self.terms
        if terms.kind == "days":
            return terms.days * DAY
        return terms.minutes * MINUTE or terms.seconds * 1000

    def begin(self, course: Course) -> None:
        """Everybody sits: the first one's time runs."""
        self.times = replace(self.times, running=list(self.waited_for(course)))

    def after(self, step: Step, course: Course, allowance: float = 0) -> Times:
        """The times once a step was taken; `course` is what it leads to."""
        before, at, actor = self.times, step.entry.at, step.entry.seat
        spared = int(min(allowance, ALLOWANCE))
        left = [
            before.left_at(seat, at - (spared if seat == actor else 0)) for seat in range(len(before.left))
        ]
        times = replace(before, left=[max(0, one) for one in left], since=at)
        times = replace(times, least=list(map(min, before.least or left, times.left)))
        running = [] if course.is_over else list(self.waited_for(course))
        if is_from_outside(step.entry):
            return replace(self._from_outside(times, actor, *read(step.entry.text)), running=running)
        if actor >= 0:
            times = self._gain(times, actor)
        return self._fresh(replace(times, running=running), before.running)

    def _gain(self, times: Times, seat: int) -> Times:
        """What an act brings: seconds, or all the days anew."""
        if self.terms.kind == "days":
            return with_left(times, seat, self.full())
        return with_left(times, seat, times.left[seat] + self.terms.seconds * 1000)

    def _fresh(self, times: Times, before: list[int]) -> Times:
        """By correspondence, whoever comes on turn by an act has all the days."""
        for seat in times.running:
            if self.terms.kind == "days" and seat not in before:
                times = with_left(times, seat, self.full())
                times = replace(times, least=with_one(times.least, seat, self.full()))
        return times

    def _from_outside(self, times: Times, seat: int, word: str, value: str) -> Times:
        if word == TAKE_BACK:
            brought = self.terms.seconds * 1000
            left = times.least[seat] if self.terms.kind == "days" else times.left[seat] - brought
            return with_left(times, seat, max(LEAST, left))
        if word == HOLIDAY:
            days = int(value)
            rests, holidays = list(times.rests), list(times.holidays)
            rests[seat] = max(rests[seat], times.since) + days * DAY
            holidays[seat] -= days
            return replace(times, rests=rests, holidays=holidays)
        return times

    def is_up(self, seat: int, at: int, allowance: float = 0) -> bool:
        """Whether an act of a seat comes too late."""
        times = self.times
        return seat in times.running and times.left_at(seat, at - int(min(allowance, ALLOWANCE))) <= 0

    def next(self) -> tuple[int, int] | None:
        """When the next time is up for sure, and of which seat."""
        found = self.times.runs_out() if self.runs else None
        return found and (found[0] + ALLOWANCE, found[1])


def with_left(times: Times, seat: int, left: int) -> Times:
    return replace(times, left=with_one(times.left, seat, left))


def with_one(all_seats: list[int], seat: int, one: int) -> list[int]:
    return [*all_seats[:seat], one, *all_seats[seat + 1 :]]


def read_times(kept: Any) -> Times | None:
    try:
        return None if kept is None else msgspec.convert(kept, Times)
    except msgspec.ValidationError as problem:
        raise ValueError(f"a table whose times are something else: {problem}") from problem
