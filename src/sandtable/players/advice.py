"""Good acts and why, and a finished game looked at again. All of it from views alone.

    hints("patterns", state.view(0), Budget(iterations=2000), seed=7)
    review("patterns", record, Budget(iterations=1000))

Arguments and results can be sent to worker processes; `review_act` is one act's part of a review, so
that several workers can share one and progress can be shown.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from sandtable.core import record as records
from sandtable.core.chance import FastChance
from sandtable.core.errors import BadRequest
from sandtable.core.game import Game, View
from sandtable.core.record import CLOCK, Record
from sandtable.games import game as find_game
from sandtable.players.evaluation import evaluation_of
from sandtable.players.player import Budget
from sandtable.players.search import search_of
from sandtable.players.search.tree import NONE, Tree

SAMPLES: Final = 8  # imagined deals over which an act's points are judged
NOTHING: Final = 0.5  # points that are not worth a word


class Hint(NamedTuple):
    """An act worth a thought, how likely it wins, and a short reason."""

    action: int
    act: str
    win_chance: float
    why: str


class Weighed(NamedTuple):
    """An act as a search left it: its part of the tries, and what they came to."""

    action: int
    part: float
    win_chance: float


class Reviewed(NamedTuple):
    """One act of a finished game. Chances are those of its seat, seen through that seat's view."""

    number: int
    seat: int
    act: str
    win_chance: float  # before the act, with the best one
    after_act: float | None  # with the act that was played; None if the search thought nothing of it
    chances: list[float]  # of every seat before the act, as well as known
    best: list[Hint]


class Review(NamedTuple):
    """A whole game: each act, and what every seat got in the end."""

    acts: list[Reviewed]
    results: list[float]


def hints(game: str, view: View, budget: Budget, seed: int, count: int = 3) -> list[Hint]:
    """Good acts for the seat of a view, the best first."""
    found = find_game(game)
    return explain(found, view, weigh(found, view, budget, seed), seed, count)


def weigh(game: Game, view: View, budget: Budget, seed: int) -> list[Weighed]:
    """Search, and list the acts that were tried, the most tried first."""
    if view["seat"] not in view["actors"]:
        raise BadRequest("this seat has nothing to decide now")
    search = search_of(game, view, FastChance(seed))
    search.run(budget)
    return sorted(tried(search), key=lambda act: act.part, reverse=True)


def tried(search: Tree) -> list[Weighed]:
    """The acts under the root."""
    found = []
    child = search.first_child[0]
    while child != NONE:
        visits = search.visits[child]
        found.append(
            Weighed(search.actions[child], visits / search.visits[0], search.rewards[child] / visits)
        )
        child = search.next_sibling[child]
    return found


def explain(game: Game, view: View, acts: list[Weighed], seed: int, count: int) -> list[Hint]:
    state = game.imagine(view, FastChance(seed))
    best = acts[0]
    return [
        Hint(act.action, game.write(state, act.action), act.win_chance, why(game, view, act, best, seed))
        for act in acts[:count]
    ]


def why(game: Game, view: View, act: Weighed, best: Weighed, seed: int) -> str:
    """What an act brings at once, and how the search took to it."""
    gain = points_at_once(game, view, act.action, seed)
    if gain > NOTHING:
        told = f"brings about {gain:.0f} {plural(gain)} at once"
    elif gain < -NOTHING:
        told = f"gives up about {-gain:.0f} {plural(-gain)} now for more later"
    else:
        told = "keeps the balance of points"
    if act.part > 0.995:
        return f"{told}; nothing else was worth trying"
    behind = best.win_chance - act.win_chance
    if act.action != best.action and behind >= 0.01:
        return f"{told}; wins {behind:.0%} less often than the best"
    return f"{told}; {act.part:.0%} of all tries went here"


def plural(points: float) -> str:
    return "point" if round(points) == 1 else "points"


def points_at_once(game: Game, view: View, action: int, seed: int) -> float:
    """How the judged lead changes by an act, on average over a few imagined deals."""
    judge, seat = evaluation_of(game.name), view["seat"]
    imaginer = game.imaginer(view)
    samples = SAMPLES if imaginer.is_uncertain() else 1
    chance = FastChance(seed)
    total = 0.0
    for _ in range(samples):
        state = imaginer.deal(chance)
        before = judge.value(state, seat)
        state.play(seat, action, 0)
        total += judge.value(state, seat) - before
    return total / samples


def review(
    game: str,
    record: Record,
    budget: Budget,
    progress: Callable[[int, int], None] | None = None,
    count: int = 3,
) -> Review:
    """Look at every act of a finished game again; `progress` is told how many of how many are done."""
    found = find_game(game)
    state = records.first_state(record, found)
    chances = [1.0 / record.seats] * record.seats
    acts = []
    for number, entry in enumerate(record.entries, start=1):
        if entry.seat != CLOCK:
            action = found.read(state, entry.text)
            seen = review_act(game, state.view(entry.seat), action, budget, number, count)
            chances = carry(chances, entry.seat, seen.win_chance)
            acts.append(seen._replace(number=number, chances=chances))
        records.play(found, state, entry)
        if progress is not None:
            progress(number, len(record.entries))
    return Review(acts, [state.result(seat) for seat in range(record.seats)])


def review_act(game: str, view: View, action: int, budget: Budget, seed: int, count: int = 3) -> Reviewed:
    """One act, looked at through the view of the seat that played it."""
    found = find_game(game)
    acts = weigh(found, view, budget, seed)
    played = next((act.win_chance for act in acts if act.action == action), None)
    text = found.write(found.imagine(view, FastChance(seed)), action)
    best = explain(found, view, acts, seed, count)
    return Reviewed(0, view["seat"], text, acts[0].win_chance, played, [], best)


def carry(chances: list[float], seat: int, win_chance: float) -> list[float]:
    """The chances of all seats once one is known anew: the others keep their proportions."""
    others = sum(chance for n, chance in enumerate(chances) if n != seat)
    rest = 1.0 - win_chance
    return [
        win_chance if n == seat else rest * (chance / others if others else 1.0 / (len(chances) - 1))
        for n, chance in enumerate(chances)
    ]
