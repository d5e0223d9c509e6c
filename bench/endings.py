"""How long does it take to prove an ending of Patterns, by how many acts it can last at most?

.venv/bin/python bench/endings.py --acts 18 20 22 24 26 --games 60

The positions are those of games between players who look a little ahead, one of eight acts being left to chance. The
time is that of one core, with a table of the size that a player has.
"""

import argparse
import statistics
import time
from collections.abc import Iterator

import sandtable
from sandtable.core.chance import FastChance
from sandtable.games.patterns.state import PatternsState
from sandtable.players import Budget
from sandtable.players.patterns.alphabeta import LARGEST_TABLE, AlphaBeta, AlphaBetaPlayer
from sandtable.players.patterns.endgame import most_acts_left
from sandtable.players.patterns.transposition import Transpositions

GAME = sandtable.game("patterns")
BY_CHANCE = 8  # one of so many acts
AHEAD = Budget(iterations=60)


def main() -> None:
    options = parse()
    wanted: dict[int, list[float]] = {acts: [] for acts in options.acts}
    for state in positions(options.games):
        acts = int(most_acts_left(state))
        if acts in wanted:
            wanted[acts].append(seconds_to_prove(state))
    for acts, seconds in wanted.items():
        middle, most = statistics.median(seconds), max(seconds)
        print(f"{acts} acts: {len(seconds)} positions, {middle:.4f} s usually, {most:.3f} s at most")


def positions(games: int) -> Iterator[PatternsState]:
    """All positions of some games but for the bowl choice."""
    player = AlphaBetaPlayer(GAME, solve_from=0)
    for number in range(games):
        chance, state = FastChance(number), GAME.start(2, f"ending {number}")
        while (seat := state.mover()) >= 0:
            yield state.copy()
            by_chance = chance.below(BY_CHANCE) == 0
            chosen = (
                state.random_choice(seat, chance) if by_chance else player.act(state.view(seat), AHEAD, 0)
            )
            state.play(seat, chosen, 0)


def seconds_to_prove(state: PatternsState) -> float:
    search = AlphaBeta(state, None, Transpositions(LARGEST_TABLE))
    begun = time.process_time()
    search.prove()
    return time.process_time() - begun


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, nargs="+", default=[18, 20, 22, 24, 26])
    parser.add_argument("--games", type=int, default=60)
    return parser.parse_args()


if __name__ == "__main__":
    main()
