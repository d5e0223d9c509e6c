"""Compares each game's quick answer about taking back with the experiment.

    scripts/taking_back.py [GAME …] [--positions 10000] [--deals 12]

Ends with status 1 where an act is called free that told somebody something, or where 2 of 100 positions or
more are called so that the others have to be asked though nobody learned anything.
"""

import argparse
import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from sandtable import conformance  # noqa: E402
from sandtable.conformance import learning  # noqa: E402
from sandtable.games import OWN  # noqa: E402

MOST_WRONG_ASKS = 0.02
EVERY = 500  # positions from one word to the next


def main() -> None:
    names = [game.name for game in OWN if not game.nature.at_once]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=names, metavar="GAME")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--deals", type=int, default=12, help="for each reader; few may miss what is learned")
    chosen = parser.parse_args()
    good = [compare(name, chosen.positions, chosen.deals) for name in chosen.games]
    sys.exit(0 if all(good) else 1)


def compare(name: str, positions: int, deals: int) -> bool:
    game = next(game for game in OWN if game.name == name)
    pieces = importlib.import_module(f"games.{name}.pieces")
    tables = conformance.cases(game, pieces)
    totals = learning.Tally()
    for table in tables:
        for tally in learning.compare(table, -(-positions // len(tables)), deals):
            if tally.positions % EVERY == 0:
                print(f"{table}: {tally}", flush=True)
        for field in vars(totals):
            setattr(totals, field, getattr(totals, field) + getattr(tally, field))
    print(f"{name}: {totals}, wrong asks {totals.wrong_ask / totals.positions:.2%}", flush=True)
    return not totals.wrong_free and totals.wrong_ask < MOST_WRONG_ASKS * totals.positions


if __name__ == "__main__":
    main()
