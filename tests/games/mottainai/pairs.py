"""`make pairs`: every two works of Mottainai together in random games, all invariants checked.

Writes the table of pairs: in how many games they met, in how many of these one player had both, and
how many acts were decided while both were in play.
"""

import argparse
import csv
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from games.mottainai import interactions  # noqa: E402  (the tests are no package)
from sandtable.games.mottainai.works import NAMES  # noqa: E402

TABLE = ROOT / "build" / "mottainai-pairs.csv"
COLUMNS = ("first", "second", "games", "one_owner", "acts")
console = Console(stderr=True)


def main() -> int:
    options = parse()
    began = time.perf_counter()
    meetings = interactions.Meetings()
    failures = run(meetings, options.games)
    write(meetings, options.table)
    fewest = min(meetings.games[pair] for pair in interactions.PAIRS)
    games, seconds = sum(meetings.endings.values()), time.perf_counter() - began
    console.print(f"{games:,} games, each pair in {fewest} or more, in {seconds:.0f} s: {options.table}")
    console.print(", ".join(f"{reason}: {number}" for reason, number in meetings.endings.most_common()))
    for failure in failures:
        console.print(f"[red]{failure}[/red]")
    return 1 if failures else 0


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=20, help="games in which one player has both works of a pair"
    )
    parser.add_argument("--table", type=Path, default=TABLE, help="the file of the table")
    return parser.parse_args()


def run(meetings: interactions.Meetings, wanted: int) -> list[str]:
    """Games until every pair has met often enough; what went wrong in them."""
    failures: list[str] = []
    columns = (
        TextColumn("pairs that met"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        task = progress.add_task("", total=len(interactions.PAIRS))
        for number, works in interactions.games(wanted, meetings):
            try:
                meetings.add(interactions.play(works, number))
            except Exception as problem:
                failures.append(f"game {number}, {works}: {type(problem).__name__} {problem}")
            met = sum(meetings.enough(pair, wanted) for pair in interactions.PAIRS)
            progress.update(task, completed=met, description=f"game {number + 1}")
            if len(failures) > 20:
                break
    return failures


def write(meetings: interactions.Meetings, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(COLUMNS)
        for pair in interactions.PAIRS:
            counts = (meetings.games[pair], meetings.one_owner[pair], meetings.acts[pair])
            table.writerow([NAMES[pair[0]], NAMES[pair[1]], *counts])


if __name__ == "__main__":
    sys.exit(main())
