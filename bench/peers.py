"""Acts a second beside the libraries installed here, all driven at random in one process, in the same run.

    .venv/bin/python bench/peers.py --seconds 2
    .venv/bin/python bench/peers.py --puffer ../puffer/bin/python    # an environment with pufferlib 1.0.1

Each row plays whole random games through the library's own interface. Games differ, so the rows tell what
an interface costs rather than who is better; the first row of ours and the others' are alike in what they
hand over: an observation as an array and a mask or list of legal acts, for every act.
"""

import argparse
import subprocess
import time
import warnings
from collections.abc import Callable, Iterator

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import sandtable
import sandtable.envs.openspiel  # registers our games there
from sandtable.envs import pettingzoo as ours_pettingzoo

TOGETHER = 256
chance = np.random.default_rng(7)


def our_vector(name: str) -> Iterator[int]:
    games = sandtable.vector(name, TOGETHER, seed=3)
    while True:
        games.step(games.sample())
        yield TOGETHER


def aec(make: Callable[[], object]) -> Iterator[int]:
    """A PettingZoo environment, its masks used."""
    env = make()
    while True:
        env.reset(seed=int(chance.integers(2**31)))
        acts = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(seen["action_mask"].astype(np.int8)))
            acts += 1
        yield acts


def spiel(name: str) -> Iterator[int]:
    """An OpenSpiel game with its observation asked for before every act."""
    game = pyspiel.load_game(name)
    while True:
        state, acts = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance.integers(len(outcomes)))][0])
                continue
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.integers(len(legal)))])
            acts += 1
        yield acts


def their_vector(name: str) -> Iterator[int]:
    """OpenSpiel's own way of stepping many games: a batch of its environments."""
    from open_spiel.python import rl_environment, vector_env
    from open_spiel.python.rl_agent import StepOutput as Step

    envs = vector_env.SyncVectorEnv([rl_environment.Environment(name) for _ in range(TOGETHER)])
    times = envs.reset()
    while True:
        acts = []
        for one in times:
            legal = one.observations["legal_actions"][max(0, one.observations["current_player"])]
            acts.append(Step(legal[int(chance.integers(len(legal)))] if legal else 0, None))
        times, _, _, _ = envs.step(acts, reset_if_done=True)
        yield TOGETHER


def pgx_games(name: str) -> Iterator[int]:
    """pgx on this processor: whole batches compiled by JAX, with acts drawn in the same program."""
    import jax
    import pgx

    env = pgx.make(name)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), TOGETHER))

    @jax.jit
    def go_on(states, key):
        def one(carry, key):
            keys = jax.random.split(key, TOGETHER + 1)
            logits = jax.numpy.where(carry.legal_action_mask, 0.0, -jax.numpy.inf)
            acts = jax.random.categorical(keys[0], logits, axis=-1)
            step = pgx.experimental.auto_reset(env.step, env.init)
            return jax.vmap(step)(carry, acts, keys[1:]), None

        return jax.lax.scan(one, states, jax.random.split(key, 64))[0]

    key = jax.random.PRNGKey(1)
    while True:
        key, draw = jax.random.split(key)
        states = jax.block_until_ready(go_on(states, draw))
        yield 64 * TOGETHER


# PufferLib does not go together with our Gymnasium: a Python of its own runs this and prints the rate.
PUFFER = """
import sys, time
import numpy as np
from pufferlib import vector
from pufferlib.environments import ocean
games = vector.make(ocean.env_creator("squared"), num_envs=int(sys.argv[2]), backend=vector.Serial)
games.reset()
chance, acts, done = np.random.default_rng(7), games.single_action_space.n, 0
games.step(chance.integers(acts, size=len(games.envs)))
start = time.process_time()
while (passed := time.process_time() - start) < float(sys.argv[1]):
    games.step(chance.integers(acts, size=len(games.envs)))
    done += len(games.envs)
print(done / passed)
"""


def puffer_rate(python: str, seconds: float) -> float:
    """PufferLib's own squares, stepped by its vector that writes into one buffer."""
    command = [python, "-W", "ignore", "-c", PUFFER, str(seconds), str(TOGETHER)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[-1])


def their_pettingzoo(name: str) -> Callable[[], object]:
    def make() -> object:
        from importlib import import_module

        return import_module(f"pettingzoo.classic.{name}").env()

    return make


ROWS: dict[str, Callable[[], Iterator[int]]] = {
    **{f"sandtable.vector, {name}": lambda name=name: our_vector(name) for name in sandtable.game_names()},
    "sandtable in PettingZoo, mandala": lambda: aec(lambda: ours_pettingzoo.env("mandala")),
    "sandtable in OpenSpiel, mandala": lambda: spiel("python_sandtable_mandala(deals=100)"),
    "PettingZoo, tictactoe": lambda: aec(their_pettingzoo("tictactoe_v3")),
    "PettingZoo, connect four": lambda: aec(their_pettingzoo("connect_four_v3")),
    "OpenSpiel (C++ from Python), breakthrough": lambda: spiel("breakthrough"),
    "OpenSpiel (C++ from Python), gin rummy": lambda: spiel("gin_rummy"),
    "OpenSpiel's SyncVectorEnv, breakthrough": lambda: their_vector("breakthrough"),
    "pgx on the processor, connect_four": lambda: pgx_games("connect_four"),
    "pgx on the processor, go_9x9": lambda: pgx_games("go_9x9"),
}


def rate(work: Iterator[int], seconds: float) -> float:
    next(work)
    done, start = 0, time.process_time()
    while (passed := time.process_time() - start) < seconds:
        done += next(work)
    return done / passed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of processor time for each row")
    parser.add_argument("--puffer", help="a Python that has PufferLib, to be measured too")
    options = parser.parse_args()
    table = Table(title="observed acts a second of processor time", title_justify="left")
    table.add_column("")
    table.add_column("acts/s", justify="right")
    warnings.simplefilter("ignore")
    for name, work in ROWS.items():
        try:
            table.add_row(name, f"{rate(work(), options.seconds):,.0f}")
        except ImportError as problem:
            table.add_row(name, f"not here: {problem}")
    if options.puffer:
        table.add_row(
            "PufferLib's Serial vector, squared", f"{puffer_rate(options.puffer, options.seconds):,.0f}"
        )
    Console().print(table)


if __name__ == "__main__":
    main()
