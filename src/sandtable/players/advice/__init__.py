"""Good acts and why, and a finished game looked at again. All of it from views alone.

    hints("patterns", state.view(0), Budget(iterations=2000), seed=7)
    review("patterns", record, Budget(iterations=1000))

Arguments and results can be sent to worker processes. `give_hints` and `go_through` are jobs of the
server: they yield what they have as they come to it.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from sandtable.core import record as records
from sandtable.core.errors import BadRequest
from sandtable.core.game import Game, State, View
from sandtable.core.record import CLOCK, Record
from sandtable.games import ALL
from sandtable.games import game as find_game
from sandtable.players.advice.adviser import Adviser, Hint, Par, Reviewed
from sandtable.players.advice.mandala import MandalaAdviser
from sandtable.players.advice.mondo import MondoAdviser
from sandtable.players.advice.mottainai import MottainaiAdviser
from sandtable.players.advice.patterns import PatternsAdviser
from sandtable.players.player import Budget

__all__ = [
    "Hint",
    "Review",
    "Reviewed",
    "adviser_of",
    "find_par",
    "give_hints",
    "go_through",
    "hints",
    "review",
]

# A game without an adviser gets no hints and no review.
ADVISERS: Final[dict[str, Callable[[Game], Adviser]]] = {
    "patterns": PatternsAdviser,
    "mandala": MandalaAdviser,
    "mottainai": MottainaiAdviser,
    "mondo": MondoAdviser,
}

LONGEST: Final = 0.6  # seconds for an act of a review


class Review(NamedTuple):
    """A whole game: each act, and what every seat got in the end."""

    acts: list[Reviewed]
    results: list[float]


def adviser_of(game: str) -> Adviser | None:
    """The adviser of a game, if it has one."""
    maker = ADVISERS.get(game)
    return maker(ALL[game]) if maker and game in ALL else None


def known_adviser(game: str) -> Adviser:
    adviser = adviser_of(find_game(game).name)
    if adviser is None:
        raise BadRequest(f"there is no adviser for {game}")
    return adviser


def hints(game: str, view: View, budget: Budget, seed: int, count: int = 3) -> list[Hint]:
    """Good acts for the seat of a view, the best first."""
    return known_adviser(game).hints(view, budget, seed, count)


def review_act(game: str, view: View, action: int, budget: Budget, seed: int, count: int = 3) -> Reviewed:
    """One act, looked at through the view of the seat that played it."""
    return known_adviser(game).review_act(view, action, budget, seed, count)


def review(
    game: str,
    record: Record,
    budget: Budget,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at every act of a finished game again; `progress` is told how many of how many are done."""
    adviser, total = known_adviser(game), len(record.entries)
    acts = []
    for seen in act_by_act(adviser, record, budget):
        acts.append(seen)
        if progress is not None:
            progress(seen.number, total)
    return Review(acts, results_of(record))


def act_by_act(
    adviser: Adviser, record: Record, budget: Budget, start: int = 0, chances: list[float] | None = None
) -> Iterator[Reviewed]:
    """The acts after the first `start`, before which the chances were these; the clock's are left out."""
    game = adviser.game
    state = records.first_state(record, game)
    chances = chances or [1.0 / record.seats] * record.seats
    for number, entry in enumerate(record.entries, start=1):
        if entry.seat != CLOCK and number > start:
            action = game.read(state, entry.text)
            seen = look_at(adviser, state, entry.seat, action, budget, chances[entry.seat])
            chances = carry(chances, entry.seat, seen.win_chance) if seen.best else chances
            yield seen._replace(number=number, chances=chances)
        records.play(game, state, entry)


def look_at(
    adviser: Adviser, state: State, seat: int, action: int, budget: Budget, chance: float
) -> Reviewed:
    """An act of a game; where it was the only one there is nothing to think about."""
    if len(state.legal(seat)) > 1:
        return adviser.review_act(state.view(seat), action, budget, seed=action)
    act = adviser.game.write(state, action)
    return Reviewed(0, seat, act, adviser.words(state, seat, action), chance, chance, [], [])


def carry(chances: list[float], seat: int, win_chance: float) -> list[float]:
    """The chances of all seats once one is known anew: the others keep their proportions."""
    others = sum(chance for n, chance in enumerate(chances) if n != seat)
    rest = 1.0 - win_chance
    return [
        win_chance if n == seat else rest * (chance / others if others else 1.0 / (len(chances) - 1))
        for n, chance in enumerate(chances)
    ]


def results_of(record: Record) -> list[float]:
    state = final_state(record)
    return [state.result(seat) for seat in range(record.seats)]


def final_state(record: Record) -> State:
    game = find_game(record.game)
    state = records.first_state(record, game)
    for entry in record.entries:
        records.play(game, state, entry)
    return state


# Jobs: called in a worker process, and shown part by part


def give_hints(game: str, view: View, seconds: float, seed: int) -> Iterator[list[Hint]]:
    yield hints(game, view, Budget(seconds=seconds), seed)


def find_par(game: str, deal: View, seed: int) -> Iterator[Par]:
    yield from known_adviser(game).par(deal, seed)


def go_through(
    game: str, text: str, seconds: float, start: int = 0, chances: list[float] | None = None
) -> Iterator[Reviewed]:
    """Review the game of a record from an act on, the whole of it within about so many seconds."""
    adviser, record = known_adviser(game), records.read(text)
    own = adviser.review(record, seconds, start)
    if own is not None:
        yield from own
        return
    budget = Budget(seconds=min(LONGEST, seconds / max(1, choices_in(adviser.game, record))))
    yield from act_by_act(adviser, record, budget, start, chances)


def choices_in(game: Game, record: Record) -> int:
    """How many acts of a game were a choice."""
    state = records.first_state(record, game)
    found = 0
    for entry in record.entries:
        found += entry.seat != CLOCK and len(state.legal(entry.seat)) > 1
        records.play(game, state, entry)
    return found
