"""Speed of rules and searches: `sandtable bench`. One thread, each figure for some seconds."""

import json
import random
import statistics
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import sandtable
from sandtable.core.chance import FastChance
from sandtable.core.game import AnyGame
from sandtable.core.state import State
from sandtable.learning.processes import Processes
from sandtable.players import Budget
from sandtable.players.bots import can_be_searched
from sandtable.players.playout import listing_playout
from sandtable.players.search import search_of

Figures = dict[str, dict[str, float]]

MANY = 4096  # games of the vector that is stepped in one process and in two
ROWS: dict[str, str] = {
    "random": "random games, all legal acts listed: acts/s",
    "driven": "the same from an interpreted loop through the public interface: acts/s",
    "copy": "copies of a position: /s",
    "imagine": "positions imagined from a view: /s",
    "search": "search from the opening: iterations/s",
    "vector": "256 games at once, observed and masked: acts/s",
    "one": f"{MANY} games at once in one process: acts/s",
    "two": f"{MANY} games at once in two processes: acts/s",
    "observing": "what rows and masks cost on top of drawing acts and stepping: %",
    "observing given": "what they cost on top of stepping alone, acts given: %",
}
THOUSANDS = ("one", "two", "observing", "observing given")  # rows of thousands of games at once
TOGETHER = 256  # games of the vector
STEPS = 200  # of these games, with and without rows and masks
LEAST_TURNS = 5


def run(seconds: float, names: list[str], target: Path | None) -> int:
    """Measure the games, show a table, and write the figures as JSON if asked to."""
    console = Console(stderr=True)
    figures = measure(seconds, names, console)
    show(figures, console)
    text = json.dumps({"compiled": sandtable.is_compiled(), "figures": figures}, indent=2)
    if target:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text + "\n")
    else:
        print(text)
    return 0


def measure(seconds: float, names: list[str], console: Console) -> Figures:
    figures: Figures = {}
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(names) * len(MEASURES))
        for game in map(sandtable.game, names):
            figures[game.name] = {}
            for row, rate in MEASURES.items():
                progress.update(task, description=f"{game.name}: {row}")
                if can_be_measured(game, row):
                    figures[game.name][row] = rate(game, seconds)
                progress.advance(task)
    return figures


def can_be_measured(game: AnyGame, row: str) -> bool:
    if row == "search":
        return can_be_searched(game.nature)
    if row in THOUSANDS and not sandtable.is_compiled():
        return False  # they would take too long
    return row not in ("vector", *THOUSANDS) or game.own_observation is not None


def show(figures: Figures, console: Console) -> None:
    how = "compiled" if sandtable.is_compiled() else "interpreted"
    table = Table(title=f"Sandtable {sandtable.__version__}, {how}, one thread", title_justify="left")
    table.add_column("")
    for name in figures:
        table.add_column(name, justify="right")
    for row, text in ROWS.items():
        table.add_row(text, *(f"{rates[row]:,.0f}" if row in rates else "–" for rates in figures.values()))
    console.print(table)


def rate(work: Generator[int, None, None], seconds: float) -> float:
    """How much work is done in a second; the first piece warms up and does not count."""
    next(work)
    done = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        done += next(work)
    work.close()
    return done / passed


def deals(game: AnyGame) -> Iterator[State]:
    """First positions, dealt by the fast generator."""
    chance = FastChance(2026)
    seats = max(game.min_seats, 2)
    options = game.complete(seats, {})
    while True:
        yield game.deal(seats, options, chance)


def random_games(game: AnyGame) -> Generator[int, None, None]:
    chance = FastChance(7)
    for state in deals(game):
        yield listing_playout(state, chance)


def driven_games(game: AnyGame) -> Generator[int, None, None]:
    draw = random.Random(7).random
    for state in deals(game):
        acts = 0
        while (seat := state.next_mover()) >= 0:
            legal = state.legal(seat)
            state.apply(seat, legal[int(draw() * len(legal))])
            acts += 1
        yield acts


def middle(game: AnyGame) -> State:
    """A position in the middle of a random game."""
    chance = FastChance(11)
    half = listing_playout(next(deals(game)), chance.copy()) // 2
    state = next(deals(game))
    for _ in range(half):
        seat = state.next_mover()
        state.play(seat, state.random_choice(seat, chance), 0)
        if state.next_mover() < 0:
            return next(deals(game))
    return state


def copies(game: AnyGame) -> Generator[int, None, None]:
    state = middle(game)
    while True:
        for _ in range(1000):
            state.copy()
        yield 1000


def imagined(game: AnyGame) -> Generator[int, None, None]:
    state = middle(game)
    imaginer = game.imaginer(state.view(state.mover()))
    chance = FastChance(13)
    while True:
        for _ in range(100):
            imaginer.deal(chance)
        yield 100


def stepped(game: AnyGame, n: int = TOGETHER, **settings: Any) -> Generator[int, None, None]:
    """Random acts in many games at once, with what every seat to act knows and may do written out."""
    games = sandtable.vector(game.name, n, seed=19, **settings)
    try:
        while True:
            games.step(games.sample())
            yield n
    finally:
        if isinstance(games, Processes):
            games.close()


def observing(game: AnyGame, seconds: float, given: bool) -> float:
    """What an act of the vector costs more with rows and masks than without, in percent of the latter.

    The same games take turns with and without being observed. Acts are drawn as they go, or `given`: then the
    drawing, which is part of neither, is not counted.
    """
    tape = recorded(game)
    ratios: list[float] = []
    start = time.perf_counter()
    while time.perf_counter() - start < seconds or len(ratios) < LEAST_TURNS:
        alone = replayed(game, tape, given, blind=True)
        ratios.append(replayed(game, tape, given, blind=False) / alone)
    return 100 * (statistics.median(ratios) - 1)


def recorded(game: AnyGame) -> list[Any]:
    """The acts of many random games."""
    games, tape = sandtable.vector(game.name, TOGETHER, seed=19), []
    for _ in range(STEPS):
        tape.append(games.sample())
        games.step(tape[-1])
    return tape


def replayed(game: AnyGame, tape: list[Any], given: bool, blind: bool) -> float:
    """Processor seconds for the same acts in the same games."""
    games = sandtable.vector(game.name, TOGETHER, seed=19, blind=blind)
    start = time.process_time()
    for actions in tape:
        games.step(actions if given else games.sample())
    return time.process_time() - start


def search_rate(game: AnyGame, seconds: float) -> float:
    opening = next(deals(game))
    search = search_of(game, opening.view(opening.mover()), FastChance(17))
    start = time.perf_counter()
    done = search.run(Budget(seconds=seconds))
    return done / (time.perf_counter() - start)


MEASURES: dict[str, Callable[[AnyGame, float], float]] = {
    "random": lambda game, seconds: rate(random_games(game), seconds),
    "driven": lambda game, seconds: rate(driven_games(game), seconds),
    "copy": lambda game, seconds: rate(copies(game), seconds),
    "imagine": lambda game, seconds: rate(imagined(game), seconds),
    "search": search_rate,
    "vector": lambda game, seconds: rate(stepped(game), seconds),
    "one": lambda game, seconds: rate(stepped(game, MANY), seconds),
    "two": lambda game, seconds: rate(stepped(game, MANY, processes=2), seconds),
    "observing": lambda game, seconds: observing(game, seconds, False),
    "observing given": lambda game, seconds: observing(game, seconds, True),
}
