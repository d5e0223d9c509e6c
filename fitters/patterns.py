"""Fit the weights of the Patterns evaluation to self-play.

    python fitters/patterns.py play games.npz --games 8000 --nodes 1500 --seed 2
    python fitters/patterns.py fit games.npz --target src/sandtable/players/patterns/weights.py

`play` writes games as acts, so that they serve for any set of features later. Each begins with some
acts by lot, which are not learned from. `fit` replays them, reads the features of each position off
the evaluation (which is linear in its weights), and fits the lead at the end by ridge regression.
Then compile and play again with the new weights: they settle after two or three rounds.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray
from rich.progress import track

from sandtable.core.bits import count
from sandtable.core.chance import FastChance
from sandtable.games.patterns.board import SPACES
from sandtable.games.patterns.state import PLAYING, PatternsState, deal
from sandtable.players import Budget
from sandtable.players.patterns.alphabeta import AlphaBeta
from sandtable.players.patterns.evaluation import BEGINNINGS, POINT_UNIT, WIDTH, Judge
from sandtable.players.patterns.transposition import Transpositions

Numbers = NDArray[np.float64]

LONGEST = 64  # acts of a game
DRAWN_BELOW = 16  # acts by lot at the beginning
TABLE_BITS = 12
HELD_BACK = 10  # every tenth game checks the fit


def play(target: Path, games: int, nodes: int, seed: int) -> None:
    seeds = np.arange(seed * 10**6, seed * 10**6 + games)
    acts = np.full((games, LONGEST), -1, dtype=np.int16)
    drawn = np.zeros(games, dtype=np.int16)
    for n in track(range(games), "games"):
        played, drawn[n] = play_game(int(seeds[n]), nodes)
        acts[n, : len(played)] = played
    np.savez_compressed(target, seeds=seeds, acts=acts, drawn=drawn)


def play_game(seed: int, nodes: int) -> tuple[list[int], int]:
    """The acts of a game of self-play, and how many of them were drawn by lot."""
    chance = FastChance(seed)
    state = deal(None, chance)
    drawn = chance.below(DRAWN_BELOW)
    acts: list[int] = []
    while (seat := state.mover()) >= 0:
        by_lot = len(acts) < drawn
        act = state.random_choice(seat, chance) if by_lot else best_act(state, nodes)
        state.play(seat, act, 0)
        acts.append(act)
    return acts, drawn


def best_act(state: PatternsState, nodes: int) -> int:
    choices = state.legal(state.turn)
    if len(choices) == 1 or state.phase > PLAYING:
        return choices[0]
    search = AlphaBeta(state, table=Transpositions(TABLE_BITS))
    search.run(Budget(iterations=nodes))
    return search.choice


def fit(sources: list[Path], target: Path, ridge: float) -> None:
    inputs, leads, games = (np.concatenate(parts) for parts in zip(*map(read_games, sources), strict=True))
    held = games % HELD_BACK == 0
    weights = solve(inputs[~held], leads[~held], ridge)
    for name, chosen in (("fitted", ~held), ("held back", held)):
        error = leads[chosen] - inputs[chosen] @ weights
        print(
            f"{name}: {chosen.sum()} positions, error {error.std():.3f} of {leads[chosen].std():.3f} points"
        )
    full, empty = np.split(np.round(weights * POINT_UNIT).astype(int), 2)
    target.write_text(module(full.tolist(), empty.tolist()))


def solve(inputs: Numbers, leads: Numbers, ridge: float) -> Numbers:
    square = inputs.T @ inputs
    return np.linalg.solve(square + ridge * np.eye(len(square)), inputs.T @ leads)


def read_games(path: Path) -> tuple[Numbers, Numbers, NDArray[np.int64]]:
    """Of every position: the features by how full the Mandala is, the lead at the end, the game."""
    found = np.load(path)
    features, full, leads, games = [], [], [], []
    judges = unit_judges()
    stored = zip(found["seeds"].tolist(), found["acts"].tolist(), found["drawn"].tolist(), strict=True)
    for n, (seed, acts, drawn) in enumerate(track(list(stored), path.name)):
        before = len(leads)
        for state in replay(seed, acts):
            if state.phase == PLAYING and count(state.uncovered) <= SPACES - max(drawn - 1, 0):
                features.append([judge.value(state, lead(state, state.turn)) for judge in judges])
                full.append([count(state.uncovered) / SPACES])
                leads.append(state.turn)
        for at in range(before, len(leads)):
            leads[at] = lead(state, leads[at])
        games += [n] * (len(leads) - before)
    rows, share = np.array(features, float), np.array(full)
    return np.hstack([rows * share, rows * (1 - share)]), np.array(leads, float), np.array(games)


def replay(seed: int, acts: list[int]) -> Iterator[PatternsState]:
    """The positions of a game: one state, changing."""
    state = deal(None, FastChance(seed))
    for act in acts:
        if act >= 0:
            yield state
            state.play(state.turn, act, 0)
    yield state


def lead(state: PatternsState, seat: int) -> int:
    return state.points(seat) - state.points(1 - seat)


def unit_judges() -> list[Judge]:
    """For each feature, a judge that sees nothing else."""
    return [Judge(vec[i64]([int(n == one) for n in range(WIDTH)] * (SPACES + 1))) for one in range(WIDTH)]


def module(full: list[int], empty: list[int]) -> str:
    """The Python source of the weights."""
    text = (
        '"""Weights of the Patterns evaluation, in 256ths of a point: fitters/patterns.py wrote them."""\n\n'
    )
    text += "from typing import Final\n\n"
    for name, weights in (("FULL", full), ("EMPTY", empty)):
        text += f"{name}: Final[dict[str, tuple[int, ...]]] = {{\n"
        ends = [*list(BEGINNINGS.values())[1:], WIDTH]
        for (feature, place), end in zip(BEGINNINGS.items(), ends, strict=True):
            text += f'    "{feature}": {tuple(weights[place:end])},\n'
        text += "}\n"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("target", type=Path)
    playing.add_argument("--games", type=int, default=8000)
    playing.add_argument("--nodes", type=int, default=1500)
    playing.add_argument("--seed", type=int, default=1)
    fitting = commands.add_parser("fit")
    fitting.add_argument("sources", type=Path, nargs="+")
    fitting.add_argument("--target", type=Path, required=True)
    fitting.add_argument("--ridge", type=float, default=30.0)
    chosen = vars(parser.parse_args())
    {"play": play, "fit": fit}[chosen.pop("command")](**chosen)


if __name__ == "__main__":
    main()
