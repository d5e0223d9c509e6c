"""Random games for the promises: of any game, with one actor or several, with or without a clock.

A game comes under the suite as soon as `sandtable.game_names()` has it. It brings one small file,
`tests/games/<game>/pieces.py`, that says two things about the game which only its rules know:

    ALL_OPEN = False                       whether every seat knows everything
    def count(state) -> dict[str, int]     how many pieces of each sort there are, all zones together
    def redeal(line, seat, chance) -> str  a position line in which everything is dealt anew that
                                           `seat` cannot know (None: a bystander), by `random.Random`
"""

import functools
import importlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import sandtable
import sandtable.core.record
from sandtable.core.record import CLOCK, TICK, Entry, Record

MOST_ACTS = 20_000
THINKING_MS = 900


@dataclass(frozen=True)
class Case:
    """A table to be tried: a game, how many sit there, what they chose, and the seed."""

    game: Any
    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    seed: str = "conformance"

    def __str__(self) -> str:
        settings = "".join(f"-{name}={value}" for name, value in self.options)
        short = settings if len(self.options) < 3 else f"-{len(self.options)} options"
        return f"{self.game.name}-{self.seats}{short}"

    @property
    def pieces(self) -> Any:
        return getattr(self.game, "pieces", None) or importlib.import_module(f"games.{self.game.name}.pieces")

    @property
    def records(self) -> Any:
        return getattr(self.game, "records", None) or sandtable.core.record

    def start(self, seed: str | None = None) -> Any:
        return self.game.start(self.seats, self.seed if seed is None else seed, **dict(self.options))

    def readers(self) -> list[int | None]:
        """Everybody who may look on: the seats and a bystander."""
        return [*range(self.seats), None]


@dataclass(frozen=True)
class Step:
    """A position and what is done in it: an act of a seat, a tick of the clock, or nothing at the end.

    The state is the driver's own: who wants to change it takes a copy.
    """

    number: int
    state: Any
    seat: int | None
    action: int
    at: int


def play_random(game: Any, seats: int, options: dict[str, Any], seed: str) -> Iterator[Step]:
    """Every step of a random game; the last one is the position in which it is over."""
    chance = random.Random(f"{game.name} {seats} {seed}")
    state = game.start(seats, seed, **options)
    at = 0
    for number in range(MOST_ACTS):
        if state.outcome() is not None:
            yield Step(number, state, None, -1, at)
            return
        at += chance.randrange(THINKING_MS)
        step = _next_step(number, state, at, chance)
        at = step.at
        yield step
        _carry_out(step)
    raise AssertionError(f"{game.name} does not end: {MOST_ACTS} acts were played")


def _next_step(number: int, state: Any, at: int, chance: random.Random) -> Step:
    deadline, actors = state.deadline(), state.actors()
    if deadline is not None and (at >= deadline or not actors):
        return Step(number, state, CLOCK, -1, deadline)
    assert actors, "nobody may act and no clock runs, but the game is not over"
    seat = chance.choice(actors)
    return Step(number, state, seat, chance.choice(state.legal(seat)), at)


def _carry_out(step: Step) -> None:
    if step.seat == CLOCK:
        step.state.tick(step.at)
    else:
        step.state.apply(step.seat, step.action, step.at)


@functools.cache
def recorded(case: Case) -> Record:
    """The record of the random game of a case."""
    record = Record(case.game.name, case.seats, dict(case.options), case.seed)
    for step in play_random(case.game, case.seats, dict(case.options), case.seed):
        if step.seat is None:
            record.scores = step.state.outcome().scores
        else:
            record.entries.append(Entry(step.seat, step.at, _written(case.game, step)))
    return record


def _written(game: Any, step: Step) -> str:
    return TICK if step.seat == CLOCK else game.write(step.state, step.action)


def steps(case: Case) -> Iterator[Step]:
    """The steps of the random game of a case."""
    return play_random(case.game, case.seats, dict(case.options), case.seed)


def some_steps(case: Case, at_most: int = 24) -> Iterator[Step]:
    """The first step, the last, and others spread evenly over the game."""
    last = len(recorded(case).entries)
    wanted = {last * n // (at_most - 1) for n in range(at_most)}
    return (step for step in steps(case) if step.number in wanted)


def all_cases() -> list[Case]:
    """Every game with few, more and the most players, and each of its options changed once."""
    return [case for name in sandtable.game_names() for case in _cases(sandtable.game(name))]


def _cases(game: Any) -> list[Case]:
    sizes = sorted({game.min_seats, min(game.min_seats + 1, game.max_seats), game.max_seats})
    found = [Case(game, seats) for seats in sizes]
    untried = {option.name: _another_choice(option) for option in game.options}
    for seats in reversed(sizes):
        while chosen := _together(game, seats, untried):
            found.append(Case(game, seats, tuple(chosen.items())))
            untried = {name: choice for name, choice in untried.items() if name not in chosen}
    assert not untried, f"{game.name} allows {untried} for no number of players"
    return found


def _another_choice(option: Any) -> Any:
    return next(choice for choice in reversed(option.choices) if choice != option.default)


def _together(game: Any, seats: int, choices: dict[str, Any]) -> dict[str, Any]:
    """As many of these choices as the game takes at once."""
    taken: dict[str, Any] = {}
    for name, choice in choices.items():
        try:
            game.complete(seats, taken | {name: choice})
        except sandtable.BadRequest:
            continue
        taken[name] = choice
    return taken
