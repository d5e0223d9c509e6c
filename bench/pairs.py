"""`make pairs`: every pair of different works of Mottainai together in random games, all invariants checked.

Writes a table of the pairs and their games to bench/results/pairs.csv.
"""

import argparse
import csv
import sys
import time
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from games.mottainai import interactions  # noqa: E402  (the tests are no package)

RESULTS = ROOT / "bench" / "results"
console = Console(stderr=True)


def main() -> int:
    options = parse()
    start = time.perf_counter()
    rows, failures = run(interactions.PAIRS[options.first : options.last], options.games)
    target = write(rows)
    games, acts = sum(row["games"] for row in rows), sum(row["acts"] for row in rows)
    seconds = time.perf_counter() - start
    console.print(f"{len(rows)} pairs, {games:,} games, {acts:,} acts in {seconds:.0f} s: {target}")
    for failure in failures:
        console.print(f"[red]{failure}[/red]")
    return 1 if failures else 0


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games of each pair")
    parser.add_argument("--first", type=int, default=0, help="the first pair to try")
    parser.add_argument("--last", type=int, default=len(interactions.PAIRS), help="the pair to stop before")
    return parser.parse_args()


def run(pairs: list[tuple[int, int]], games: int) -> tuple[list[dict], list[str]]:
    rows, failures = [], []
    columns = TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task("", total=len(pairs))
        for pair in pairs:
            names = tuple(interactions.NAMES[card] for card in pair)
            progress.update(task, description=" and ".join(names))
            rows.append(row(names, pair, games, failures))
            progress.advance(task)
    return rows, failures


def row(names: tuple[str, ...], pair: tuple[int, int], games: int, failures: list[str]) -> dict:
    runs = []
    for number in range(games):
        try:
            runs.append(interactions.play(*pair, number))
        except Exception as problem:
            failures.append(f"{names[0]} and {names[1]}, game {number}: {type(problem).__name__} {problem}")
    endings = Counter(run.reason for run in runs)
    told = "; ".join(f"{reason} {number}" for reason, number in sorted(endings.items()))
    return {
        "first": names[0],
        "second": names[1],
        "games": len(runs),
        "acts": sum(run.acts for run in runs),
        "endings": told,
    }


def write(rows: list[dict]) -> Path:
    RESULTS.mkdir(parents=True, exist_ok=True)
    target = RESULTS / "pairs.csv"
    with target.open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, ["first", "second", "games", "acts", "endings"])
        table.writeheader()
        table.writerows(rows)
    return target.relative_to(ROOT)


if __name__ == "__main__":
    sys.exit(main())
