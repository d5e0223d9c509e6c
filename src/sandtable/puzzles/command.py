"""`sandtable puzzles make | rate | check | table`."""

import argparse
import functools
import os
import secrets
from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from sandtable.core.errors import BadRequest
from sandtable.games import game_names
from sandtable.processes import spread
from sandtable.puzzles.making import make_puzzles
from sandtable.puzzles.puzzle import LEVELS, TRIES, Collection, read
from sandtable.puzzles.shelf import collection_of
from sandtable.puzzles.trying import try_again

MOST: Final = TRIES - 1  # of the tries: then a level counts as solving it


def make(options: argparse.Namespace) -> int:
    """Make puzzles with progress; the file is written anew after every game, so that nothing is lost."""
    seed = options.seed or secrets.token_hex(4)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("puzzles", total=options.count)

        def watch(found: Collection) -> None:
            made = found.making
            told = f"{made.games} games, {made.positions} positions, {made.promising} promising"
            bar.update(task, completed=len(found.puzzles), description=told)
            if not console.is_terminal and made.games % 10 == 0:
                console.print(f"{told}, {len(found.puzzles)} of {options.count} puzzles")
            options.to.write_text(found.write(), encoding="utf-8")

        made = make_puzzles(options.game, options.count, seed, backend_of(options), watch)
    print(f"{options.to}: {len(made.puzzles)} puzzles from {made.making.games} games, seed {seed}")
    return 0


def rate(options: argparse.Namespace) -> int:
    """Let the levels of today try the puzzles of files again; a file is written once all of it was tried."""
    backend = backend_of(options)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        for path in options.file:
            found = read(str(path), path.read_text(encoding="utf-8"))
            before = [puzzle.levels for puzzle in found.puzzles]
            bar.add_task(path.name, total=len(before))
            try_again(found, backend, lambda puzzle: bar.advance(bar.task_ids[-1]))
            path.write_text(found.write(), encoding="utf-8")
            changed = sum(old != puzzle.levels for old, puzzle in zip(before, found.puzzles, strict=True))
            print(f"{path}: {changed} of {len(before)} puzzles are found by other levels than before")
    return 0


def backend_of(options: argparse.Namespace) -> Any:
    """What spreads jobs over processes or machines; raises BadRequest."""
    if options.cluster is not None:
        from sandtable.machines import spread as spread_far

        return functools.partial(spread_far, address=options.cluster or None)
    workers = options.workers if options.workers is not None else os.cpu_count() or 1
    if workers < 1:
        raise BadRequest("puzzles need at least one worker")
    return functools.partial(spread, workers=workers)


def check(options: argparse.Namespace) -> int:
    """Read files of puzzles; the first mistake is told with its line."""
    for path in options.file:
        found = read(str(path), Path(path).read_text(encoding="utf-8"))
        print(f"{path}: {len(found.puzzles)} puzzles of {found.making.game}")
    return 0


def table(options: argparse.Namespace) -> int:
    """How many puzzles there are, how they were found, and which level of bots solves how many."""
    shown = Table("game", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for heading in ("games", "positions", "promising", "puzzles", *(f"L{n + 1}" for n in range(LEVELS))):
        shown.add_column(heading, justify="right", no_wrap=True)
    for name in game_names():
        found = collection_of(name)
        if found is not None:
            shown.add_row(name, *map(str, figures(found)))
    Console().print(shown)
    print(
        f"L1 to L{LEVELS} are the levels of bots: one solves a puzzle that it finds in {MOST} of {TRIES} tries."
    )
    return 0


def figures(found: Collection) -> list[int]:
    made = found.making
    solved = [sum(puzzle.levels[n] >= MOST for puzzle in found.puzzles) for n in range(LEVELS)]
    return [made.games, made.positions, made.promising, len(found.puzzles), *solved]
