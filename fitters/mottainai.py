"""Fit the weights of the Mottainai evaluation to self-play.

    python fitters/mottainai.py --games 2000 --iterations 80 --seed 1 --target src/sandtable/players/mottainai/weights.py

The search plays against itself, four of a hundred acts by lot. At the beginning of every turn it is noted
what both players have; the chance to win is fitted to the difference, with weights for the early and for
the late game, which the evaluation mixes by its stage. What a single work is worth does not change. How
small the weights are kept is chosen by games that were held back. Then compile, and play against the
weights before: they must win.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import logistic
import numpy as np
from librt.vecs import vec
from logistic import Numbers, chance_of, surprise
from mypy_extensions import i64
from numpy.typing import NDArray
from rich.progress import track

from sandtable import players
from sandtable.games.mottainai import GAME
from sandtable.games.mottainai.cards import KINDS, MATERIAL
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.zones import RUNNING
from sandtable.players import Budget
from sandtable.players.mottainai import BOTS
from sandtable.players.mottainai.evaluation import UNIT
from sandtable.players.mottainai.features import (
    FEATURES,
    HELD,
    NEARLY,
    OWN_WORK,
    STAGES,
    note_features,
    stage,
)

BY_LOT = 4  # of a hundred acts
HELD_BACK = 5  # every fifth game checks the fit
RIDGES = (1.0, 3.0, 10.0, 30.0, 100.0)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", type=Path, required=True, help="the Python file to write")
    chosen = parser.parse_args()
    rows, results, games = [], [], []
    for n in track(range(chosen.games), "games"):
        for row, result in play_game(f"fit {chosen.seed} {n}", Budget(iterations=chosen.iterations)):
            rows.append(row)
            results.append(result)
            games.append(n)
    weights = fit(np.array(rows), np.array(results), np.array(games) % HELD_BACK == 0)
    chosen.target.write_text(module(weights * BOTS.search.scale * UNIT / STAGES))


def play_game(seed: str, budget: Budget) -> Iterator[tuple[Numbers, float]]:
    """Of every turn, what the seats have as it begins; and what the first of them got in the end."""
    state, player = GAME.start(seed=seed), players.make("mottainai", f"search~{BY_LOT}")
    seen, acts, turn, phase = [], 0, -1, 0
    while state.ending == RUNNING:
        if state.turn != turn or state.phase < phase:
            seen.append(difference(state))
        turn, phase = int(state.turn), int(state.phase)
        state.play(turn, player.act(state.view(turn), budget, acts), 0)
        acts += 1
    for row in seen:
        yield row, state.result(0)


def difference(state: MottainaiState) -> Numbers:
    """The features of the first seat less those of the other: early, late, and works at any time."""
    lead = features(state, 0) - features(state, 1)
    late = stage(state) / STAGES
    return np.concatenate([lead[:OWN_WORK] * (1 - late), lead[:OWN_WORK] * late, lead[OWN_WORK:]])


def features(state: MottainaiState, seat: int) -> Numbers:
    noted = vec[i64]([0] * FEATURES)
    note_features(state, seat, noted)
    return np.array(list(noted), float)


def fit(rows: Numbers, results: Numbers, held: NDArray[np.bool_]) -> Numbers:
    """The weights in nats, by the ridge that tells most about the games held back."""

    def told(ridge: float) -> float:
        weights = logistic.fit(rows[~held], results[~held], ridge)
        return float(surprise(chance_of(rows[held], weights), results[held]).mean())

    losses = {ridge: told(ridge) for ridge in RIDGES}
    best = min(RIDGES, key=lambda ridge: losses[ridge])
    print(
        f"{(~held).sum()} turns, {held.sum()} held back: {losses[best]:.4f} nats a turn with ridge {best:g}"
    )
    return logistic.fit(rows, results, best)


def module(weights: Numbers) -> str:
    """The Python source of the weights."""
    whole = np.round(weights).astype(int).tolist()
    early, late, works = whole[:OWN_WORK], whole[OWN_WORK : 2 * OWN_WORK], whole[2 * OWN_WORK :]
    return HEADER + table("EARLY", early + works) + table("LATE", late + works) + "# fmt: on\n"


def table(name: str, weights: list[int]) -> str:
    ends = [NEARLY, HELD, *range(HELD + 5, OWN_WORK + 1, 5)]
    ends += [OWN_WORK + sum(MATERIAL[card] <= material for card in range(KINDS)) for material in range(5)]
    rows = [weights[start:end] for start, end in zip([0, *ends], ends, strict=False)]
    lines = "".join(f"        {', '.join(map(str, row))},\n" for row in rows)
    return f"{name}: Final = vec[i64](\n    [\n{lines}    ]\n)\n"


HEADER = '''"""Mottainai: what each feature is worth, in 256ths of a point: fitters/mottainai.py wrote it.

The rows are those of features.py: the single ones, the larger wing, nine of five materials,
and the works, Paper first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# fmt: off
'''


if __name__ == "__main__":
    main()
