"""OpenSpiel's own MCTS on Patterns, against a player that takes any act.

python examples/openspiel_patterns.py --games 4
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import sandtable.envs.openspiel  # noqa: F401  (registers the games)


def play(simulations, seed):
    """What a game was worth to OpenSpiel's search in seat 0."""
    game = pyspiel.load_game("python_sandtable_patterns")
    chance = np.random.RandomState(seed)
    judge = mcts.RandomRolloutEvaluator(1, chance)
    search = mcts.MCTSBot(game, 1.4, simulations, judge, random_state=chance)
    bots = [search, uniform_random.UniformRandomBot(1, chance)]
    state = game.new_initial_state()
    state.apply_action(int(chance.randint(1000)))
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    return state.returns()[0]


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    options = parser.parse_args(arguments)
    worth = [play(options.simulations, seed) for seed in range(options.games)]
    print(f"won {sum(value > 0 for value in worth)} of {len(worth)}")
    return worth


if __name__ == "__main__":
    main()
