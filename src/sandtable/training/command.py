"""`sandtable train`."""

import argparse
import functools
from importlib import resources
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from sandtable.arena.command import choose_backend
from sandtable.core.errors import BadRequest
from sandtable.processes import spread
from sandtable.training import settings
from sandtable.training.curves import draw
from sandtable.training.run import Backend, Training
from sandtable.training.settings import Settings


def train(options: argparse.Namespace) -> int:
    """Generation after generation, as the options say; going on where the folder stands."""
    chosen = begin(options.game, options.settings, options.to)
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        watcher = Watcher(bar, console)
        training = Training(chosen, options.to, backend_of(options), choose_backend(options), watcher)
        while len(training.log()) < options.generations:
            watcher.generation = len(training.log())
            told(training.go_on())
            draw(options.to / "curves.png", f"{chosen.game}, seed {chosen.seed}", training.log())
    present = training.present()
    print(f"strongest: {present}" if present else "no net was stronger than the search yet")
    return 0


def begin(game: str, path: Path | None, folder: Path) -> Settings:
    """The settings of a folder: those of its file, which a new folder is given; raises BadRequest."""
    kept = folder / "settings.toml"
    if kept.exists() and path is not None and path.read_text() != kept.read_text():
        raise BadRequest(f"{folder} was begun with other settings: {kept}")
    if not kept.exists():
        source = path or resources.files("sandtable.training").joinpath("usual", f"{game}.toml")
        if not source.is_file():
            raise BadRequest(f"there are no usual settings for {game}: say --settings FILE")
        settings.read(game, Path(str(source)))
        folder.mkdir(parents=True, exist_ok=True)
        kept.write_text(source.read_text())
    return settings.read(game, kept)


def backend_of(options: argparse.Namespace) -> Backend:
    if options.cluster is not None:
        from sandtable.machines import spread as spread_far

        return functools.partial(spread_far, address=options.cluster or None)
    return functools.partial(spread, workers=options.workers)


def told(line: dict[str, Any]) -> None:
    """A generation in two lines."""
    judge, guess = (line["losses"][name][-1][2] for name in ("judge", "guess"))
    verdict = "takes over" if line["taken"] else "does not take over"
    print(f"generation {line['generation']}: {line['losses']['positions']} positions, ", end="")
    print(f"losses {judge:.4f} and {guess:.4f}; {verdict}", flush=True)
    print(f"  {line['test']}", flush=True)


class Watcher:
    """A bar for what is done now; where there is no terminal, a line for every tenth."""

    def __init__(self, bar: Progress, console: Console) -> None:
        self.bar = bar
        self.console = console
        self.generation = 0
        self.doing = ""
        self.tenths = 0
        self.task = bar.add_task("", total=1.0)

    def __call__(self, doing: str, share: float) -> None:
        if doing != self.doing:
            self.bar.remove_task(self.task)
            self.task = self.bar.add_task("", total=1.0)
            self.doing, self.tenths = doing, 0
        self.bar.update(self.task, completed=share, description=f"generation {self.generation}: {doing}")
        if not self.console.is_terminal and int(share * 10) > self.tenths:
            self.tenths = int(share * 10)
            self.console.print(f"generation {self.generation}: {doing} {share:.0%}")
