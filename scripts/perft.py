"""Writes docs/perft.md: how many sequences of acts there are from some positions of each game."""

from pathlib import Path

import sandtable
from sandtable.conformance import perft
from sandtable.core.state import State
from sandtable.games import NAMES

TARGET = Path(__file__).resolve().parent.parent / "docs" / "perft.md"
MOST = 300_000  # sequences of the last column
DEEPEST = 6
HEAD = """# Perft

How many sequences of acts there are to a depth, as chess programs count them. Whoever writes the rules of one of these
games anew can compare: a wrong rule changes these numbers. A game that ends earlier counts once, where it ends. Written
by `scripts/perft.py`; `sandtable.conformance.perft` counts, and tests count again.

```python
import sandtable
from sandtable.conformance import perft

assert [perft(sandtable.game("patterns").start(seed="7f3a", start="0"), depth) for depth in (1, 2, 3)] == [2, 104, 5304]
```

Each row is a deal of a seed (`game.start(seats, seed)`), and how many acts were played in it before: always the one at
place 7·n mod m of the m legal ones, n counting from 0. Where all act at once (Mondo), seats are asked in the order of
`state.next_mover()`, at time 0.
"""
POSITIONS = [("7f3a", 0), ("7f3a", 9), ("sandtable", 0), ("sandtable", 20)]


def position(name: str, seats: int, seed: str, before: int) -> State:
    state: State = sandtable.game(name).start(seats=seats, seed=seed)
    for n in range(before):
        seat = state.next_mover()
        acts = state.legal(seat)
        state.play(seat, acts[7 * n % len(acts)], 0)
    return state


def counts(state: State) -> list[int]:
    """Depth after depth, as long as there are not too many."""
    found: list[int] = []
    while len(found) < DEEPEST and (not found or found[-1] * grows(found) <= MOST):
        found.append(perft(state, len(found) + 1))
    return found


def grows(found: list[int]) -> float:
    return found[-1] / found[-2] if len(found) > 1 and found[-2] else found[-1]


def section(name: str) -> str:
    game = sandtable.game(name)
    depths = range(1, DEEPEST + 1)
    lines = [f"## {game.title}\n", f"Rules version {game.version}.\n"]
    lines += [
        f"| seats | seed | acts before | {' | '.join(map(str, depths))} |",
        "|---|---|---|" + "--:|" * DEEPEST,
    ]
    for seats in sorted({max(2, game.min_seats), min(3, game.max_seats)}):
        for seed, before in POSITIONS:
            found = [f"{count:,}" for count in counts(position(name, seats, seed, before))]
            cells = found + [""] * (DEEPEST - len(found))
            lines.append(f"| {seats} | {seed} | {before} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def page() -> str:
    return "\n".join([HEAD, *map(section, NAMES)])


if __name__ == "__main__":
    TARGET.write_text(page(), encoding="utf-8")
