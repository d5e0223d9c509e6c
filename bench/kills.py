"""Killed at any moment: a hundred disturbances of real servers while people play (`tests/server/kills.py`).

SQLite and PostgreSQL, one process and three; killed by -9, stopped for a while, cut off from the database, the
database restarted or silent, the disk full, Redis gone. What any page was ever shown is compared with what is stored."""

import argparse
import asyncio
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from server.kills import KINDS, storm  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--disturbances", type=int, default=100, help="all together")
    parser.add_argument("--seed", default="storm")
    options = parser.parse_args()
    console = Console()
    grid = Grid(
        "database", "processes", "disturbances", "acts stored", "shown", "came back", "lost or changed"
    )
    houses = [(kind, processes) for kind in KINDS for processes in (1, 3)]
    for kind, processes in houses:
        share = -(-options.disturbances // len(houses))
        count = 0

        def told(how: str, where: str = f"{kind}, {processes}") -> None:
            nonlocal count
            count += 1
            console.print(f"{where}: {count} {how}", end="\r", highlight=False)

        acts, shown, returned, done = asyncio.run(storm(kind, processes, share, told, options.seed))
        words = ", ".join(f"{number} {how}" for how, number in sorted(done.items()))
        grid.add_row(kind, str(processes), words, str(acts), str(shown), str(returned), "0")
    console.print(grid)
    console.print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
