"""`make lockstep`: whole games by two rule books, the library's and the slow one, compared after every act.

    make lockstep ARGS="--games 3000 --seed 7 mondo mandala"

Plays the games of every `tests/games/<game>/lockstep.py`. Ends with 1 if the two rule books ever differ.
"""

import argparse
import importlib
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

TESTS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "src")]

from lockstep.frame import Played  # noqa: E402  (the tests are no package)

console = Console(stderr=True, width=None if sys.stderr.isatty() else 120)


@dataclass
class Tally:
    """All games of one kind together."""

    games: int = 0
    acts: int = 0
    positions: int = 0
    legal: int = 0
    refused: int = 0
    seconds: float = 0.0
    seen: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    first: dict[str, str] = field(default_factory=dict)  # of each kind of difference

    def add(self, played: Played) -> None:
        self.games += 1
        self.acts += played.acts
        self.positions += played.positions
        self.legal += played.legal
        self.refused += played.refused
        self.seen += played.seen
        for difference in played.differences:
            self.kinds[difference.kind] += 1
            self.first.setdefault(difference.kind, f"{played.name}\n    {difference}")


def main() -> int:
    options = parse()
    tallies = {name: run(name, options) for name in options.names}
    console.print(overview(tallies))
    for name, tally in tallies.items():
        console.print(
            f"{name}: " + ", ".join(f"{what} {number:,}" for what, number in sorted(tally.seen.items()))
        )
        for kind, first in tally.first.items():
            told = f"{name}, {tally.kinds[kind]} times {first}"
            console.print(told, style="red", markup=False, highlight=False, soft_wrap=True)
    return 1 if any(tally.kinds for tally in tallies.values()) else 0


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    known = sorted(file.parent.name for file in TESTS.glob("games/*/lockstep.py"))
    parser.add_argument(
        "names", nargs="*", metavar="game", help=f"of {', '.join(known)}; all of them if none is named"
    )
    parser.add_argument("--games", type=int, default=300, help="games of each kind (300)")
    parser.add_argument("--seed", type=int, default=1, help="what the games are made of (1)")
    parser.add_argument("--seconds", type=float, help="stop each kind of game after so long")
    options = parser.parse_args()
    if unknown := sorted(set(options.names) - set(known)):
        parser.error(f"no lockstep for {', '.join(unknown)}; there is one for {', '.join(known)}")
    options.names = options.names or known
    return options


def run(name: str, options: argparse.Namespace) -> Tally:
    tally, began = Tally(), time.perf_counter()
    columns = (TextColumn(f"{name:<10}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        task = progress.add_task("", total=options.games)
        for played in lockstep(name, options):
            tally.add(played)
            told = f"{tally.acts:,} acts, {tally.kinds.total()} differences"
            progress.update(task, completed=tally.games, description=told)
            if options.seconds and time.perf_counter() - began > options.seconds:
                break
    tally.seconds = time.perf_counter() - began
    return tally


def lockstep(name: str, options: argparse.Namespace) -> Iterator[Played]:
    yield from importlib.import_module(f"games.{name}.lockstep").run(options.games, options.seed)


def overview(tallies: dict[str, Tally]) -> Table:
    table = Table("game", box=None)
    for heading in ("games", "acts", "positions", "legal", "refused", "differ", "s", "s/1000"):
        table.add_column(heading, justify="right")
    for name, tally in tallies.items():
        counts = (tally.games, tally.acts, tally.positions, tally.legal, tally.refused, tally.kinds.total())
        pace = tally.seconds / max(tally.games, 1) * 1000
        table.add_row(name, *(f"{number:,}" for number in counts), f"{tally.seconds:.0f}", f"{pace:.0f}")
    return table


if __name__ == "__main__":
    sys.exit(main())
