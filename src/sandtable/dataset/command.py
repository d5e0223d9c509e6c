"""`sandtable games make`."""

import argparse
import secrets

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sandtable.arena.command import choose_backend
from sandtable.arena.match import plan
from sandtable.core.game import Options
from sandtable.dataset.making import make


def make_games(options: argparse.Namespace, chosen: Options) -> list[str]:
    """Play and write as the options say, with progress; what went wrong."""
    seed = options.seed or secrets.token_hex(8)
    match = plan(options.game, options.players, options.games, seed, options.seats, chosen)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=len(match.jobs()))
        rows, errors = make(
            match, choose_backend(options), options.to, lambda done: bar.update(task, completed=done)
        )
    print(f"{options.to}: {rows} acts, seed {seed}")
    return errors
