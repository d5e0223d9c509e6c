"""Fit the weights of the Mandala evaluation to self-play.

    python fitters/mandala.py --games 2500 --iterations 300 --seed 1

Each game begins with some acts by lot, which are not learned from. The chance to win is fitted to the
features of each position by logistic regression, and printed in points: divided by the weight of one
point. The weight of one point gives the search's scale as well. Put them into `players/mandala/evaluation.py`,
compile, and play against the weights before: they must win.
"""

import argparse
from collections.abc import Iterator

import logistic
import numpy as np
from logistic import Numbers, chance_of, surprise
from numpy.typing import NDArray
from rich.progress import track

from sandtable import players
from sandtable.core.chance import FastChance
from sandtable.games import game as find_game
from sandtable.games.mandala.piles import colors, count, how_many, size
from sandtable.games.mandala.state import PLAYING, MandalaState, field_of
from sandtable.players import Budget
from sandtable.players.mandala.evaluation import FITTED, shares

NAMES = ["points", "place", "hope", "field", "tempo"]
NAMES += [f"hand {n}" for n in range(9)] + [f"progress {n}" for n in range(7)]
DRAWN_BELOW = 12  # acts by lot at the beginning
HELD_BACK = 5  # every fifth game checks the fit
RIDGE = 1.0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rows, results, games = [], [], []
    for n in track(range(chosen.games), "games"):
        for row, result in play_game(f"tune {chosen.seed} {n}", n, Budget(iterations=chosen.iterations)):
            rows.append(row)
            results.append(result)
            games.append(n)
    fit(np.array(rows), np.array(results), np.array(games) % HELD_BACK == 0)


def play_game(deal: str, seed: int, budget: Budget) -> Iterator[tuple[list[float], float]]:
    """The features of every position with a choice for its player, and what that player got in the end."""
    state = find_game("mandala").start(seed=deal)
    assert isinstance(state, MandalaState)
    player, chance = players.make("mandala", "search"), FastChance(seed)
    drawn, acts, seen = chance.below(DRAWN_BELOW), 0, []
    while (seat := state.mover()) >= 0:
        by_lot = acts < drawn
        if state.phase == PLAYING and not by_lot:
            seen.append((features(state, seat), seat))
        act = state.random_choice(seat, chance) if by_lot else player.act(state.view(seat), budget, acts)
        state.play(seat, act, 0)
        acts += 1
    for row, seat in seen:
        yield row, state.result(seat)


def features(state: MandalaState, seat: int) -> list[float]:
    """What the evaluation weighs, each as own less other."""
    other = 1 - seat
    places, waits = zip(river(state, seat), river(state, other), strict=True)
    hand, progress, field = [0.0] * 9, [0.0] * 7, 0.0
    hand[size(state.hands[seat])] += 1.0
    hand[size(state.hands[other])] -= 1.0
    for mandala in (0, 1):
        mine, theirs = state.fields[field_of(mandala, seat)], state.fields[field_of(mandala, other)]
        if mine + theirs == 0 or state.mountains[mandala] == 0:
            continue
        lead = size(mine) - size(theirs)
        field += lead
        progress[how_many(colors(state.mountains[mandala] + mine + theirs))] += expected(
            state, seat, mandala, lead
        )
    points = state.points(seat) - state.points(other)
    return [points, places[0] - places[1], waits[0] - waits[1], field, 1.0, *hand, *progress]


def river(state: MandalaState, seat: int) -> tuple[float, float]:
    """Its places, and the Cup cards that wait for one, each by what it may bring."""
    places = how_many(colors(state.rivers[seat]))
    waiting = sum(count(state.cup(seat), color) for color in range(6) if not count(state.rivers[seat], color))
    return float(places), waiting * (places + 7) / 2


def expected(state: MandalaState, seat: int, mandala: int, lead: int) -> float:
    first = lead / (abs(lead) + FITTED.doubt)
    near, far = (shares(state, seat, mandala, chooser, FITTED) for chooser in (seat, 1 - seat))
    return (near + far + first * (near - far)) / 2


def fit(rows: Numbers, results: Numbers, held: NDArray[np.bool_]) -> None:
    weights = logistic.fit(rows[~held], results[~held], RIDGE)
    for name, chosen in (("fitted", ~held), ("held back", held)):
        told = surprise(chance_of(rows[chosen], weights), results[chosen]).mean()
        print(f"{name}: {chosen.sum()} positions, {told:.4f} nats a position")
    print(f"scale: {1 / weights[0]:.2f} points")
    for name, weight in zip(NAMES, weights / weights[0], strict=True):
        print(f"{name:12} {weight:6.2f}")


if __name__ == "__main__":
    main()
