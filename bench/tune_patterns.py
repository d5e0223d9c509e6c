"""Fit the weights of the Patterns evaluation to self-play.

    python bench/tune_patterns.py play games.npz --games 4000 --nodes 2000 --seed 1
    python bench/tune_patterns.py fit games.npz more.npz --target weights.json

`play` writes games as acts, so that they serve for any set of features later. Each begins with some
acts by lot, which are not learned from. `fit` replays them, reads the features of each position off
the evaluation (which is linear in its weights), and fits the final lead by ridge regression.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import sandtable
from sandtable.core.chance import FastChance
from sandtable.games.patterns.board import SPACES, count
from sandtable.games.patterns.state import PLAYING, PatternsState, deal
from sandtable.players import Budget
from sandtable.players.evaluation import patterns as evaluation
from sandtable.players.search.alphabeta import AlphaBeta
from sandtable.players.search.transposition import Transpositions
from librt.vecs import vec
from mypy_extensions import i64

LONGEST = 64
TABLE_BITS = 12


def play_game(seed: int, nodes: int, judge: evaluation.Judge) -> tuple[list[int], int]:
    """The acts of a game of self-play, and how many of them were drawn by lot."""
    chance = FastChance(seed)
    state = deal(None, chance)
    drawn = chance.below(16)
    acts: list[int] = []
    while (seat := state.mover()) >= 0:
        choices = state.legal(seat)
        if len(acts) < drawn:
            act = choices[chance.below(len(choices))]
        elif len(choices) == 1 or state.phase > PLAYING:
            act = choices[0]
        else:
            search = AlphaBeta(state, judge, Transpositions(TABLE_BITS))
            search.run(Budget(iterations=nodes))
            act = search.choice
        state.play(seat, act, 0)
        acts.append(act)
    return acts, drawn


def judge_of(weights: Path | None) -> evaluation.Judge:
    if weights is None:
        return evaluation.JUDGE
    found = json.loads(weights.read_text())
    return evaluation.Judge(evaluation.rows(found["early"], found["late"]))


def play(target: Path, games: int, nodes: int, seed: int, weights: Path | None) -> None:
    judge = judge_of(weights)
    seeds = np.arange(seed * 10**6, seed * 10**6 + games)
    acts = np.full((games, LONGEST), -1, dtype=np.int16)
    drawn = np.zeros(games, dtype=np.int16)
    start = time.perf_counter()
    for n in range(games):
        played, drawn[n] = play_game(int(seeds[n]), nodes, judge)
        acts[n, : len(played)] = played
        if n % 100 == 99:
            print(f"\r{n + 1} of {games} games, {time.perf_counter() - start:.0f} s", end="", flush=True)
    np.savez_compressed(target, seeds=seeds, acts=acts, drawn=drawn)
    print()


def unit_judges() -> list[evaluation.Judge]:
    """For each feature, a judge that sees nothing else."""
    judges = []
    for n in range(evaluation.WIDTH):
        row = [0] * evaluation.WIDTH
        row[n] = 1
        judges.append(evaluation.Judge(vec[i64](row * (SPACES + 1))))
    return judges


def positions(path: Path) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32], NDArray[np.int32]]:
    """The features of all positions, how full the Mandala was, and the leads at the end; game numbers."""
    judges = unit_judges()
    games = np.load(path)
    rows, fill, leads, numbers = [], [], [], []
    for n, (seed, acts, drawn) in enumerate(zip(games["seeds"], games["acts"], games["drawn"], strict=True)):
        state = deal(None, FastChance(int(seed)))
        turns = []
        for number, act in enumerate(acts):
            if act < 0:
                break
            if number >= max(drawn, 1) and state.phase == PLAYING:
                lead = state.points(state.turn) - state.points(1 - state.turn)
                rows.append([judge.value(state, lead) for judge in judges])
                fill.append(count(state.uncovered) / SPACES)
                turns.append(state.turn)
                numbers.append(n)
            state.play(state.turn, int(act), 0)
        leads += [state.points(seat) - state.points(1 - seat) for seat in turns]
    return (np.array(rows, np.float32), np.array(fill, np.float32), np.array(leads, np.float32), np.array(numbers))


def fit(sources: list[Path], target: Path, ridge: float) -> None:
    parts = [positions(path) for path in sources]
    rows, fill, leads = (np.concatenate([part[n] for part in parts]).astype(np.float64) for n in range(3))
    numbers = np.concatenate([part[3] for part in parts])
    np.savez(target.with_suffix(".feat.npz"), rows=rows.astype(np.int16), fill=fill, leads=leads, numbers=numbers)
    inputs = np.hstack([rows * fill[:, None], rows * (1 - fill[:, None])])
    test = numbers % 10 == 0
    weights = solve(inputs[~test], leads[~test], ridge)
    for name, chosen in (("fit", ~test), ("held back", test)):
        error = leads[chosen] - inputs[chosen] @ weights
        right = np.mean(np.sign(inputs[chosen] @ weights) == np.sign(leads[chosen]))
        print(f"{name}: {chosen.sum()} positions, error {error.std():.3f} of {leads[chosen].std():.3f}, winner right {right:.4f}")
        for low in range(10, 52, 8):
            some = chosen & (fill * 52 >= low) & (fill * 52 < low + 8)
            e = leads[some] - inputs[some] @ weights
            print(f"   {low}-{low+7} face up: {some.sum()} error {e.std():.2f} of {leads[some].std():.2f}")
    early, late = np.split(np.round(weights * evaluation.POINT_UNIT).astype(int), 2)
    target.write_text(json.dumps({"early": early.tolist(), "late": late.tolist()}))


def solve(inputs: NDArray[np.float64], leads: NDArray[np.float64], ridge: float) -> NDArray[np.float64]:
    square = inputs.T @ inputs
    return np.linalg.solve(square + ridge * np.eye(len(square)), inputs.T @ leads)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("target", type=Path)
    playing.add_argument("--games", type=int, default=4000)
    playing.add_argument("--nodes", type=int, default=2000)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--weights", type=Path)
    fitting = commands.add_parser("fit")
    fitting.add_argument("sources", type=Path, nargs="+")
    fitting.add_argument("--target", type=Path, default=Path("weights.json"))
    fitting.add_argument("--ridge", type=float, default=30.0)
    chosen = vars(parser.parse_args())
    command = chosen.pop("command")
    {"play": play, "fit": fit}[command](**chosen)


if __name__ == "__main__":
    main()
