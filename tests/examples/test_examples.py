"""The examples run, for a short time each."""

import importlib.util
from pathlib import Path

import pytest
import torch

FOLDER = Path(__file__).parents[2] / "examples"


def example(name):
    spec = importlib.util.spec_from_file_location(f"example_{name}", FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def one_thread():
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def test_ppo_learns_for_a_moment():
    ppo = example("ppo_mandala")
    words = ["--updates", "2", "--games", "16", "--every", "2", "--against", "random", "--matches", "6"]

    curve = ppo.main(words)

    assert [acts for _, acts, _ in curve] == [2 * ppo.STEPS * 16]
    assert 0 <= curve[0][2] <= 1


def test_what_an_act_was_worth_comes_from_the_end_of_its_own_game():
    """Two seats, one game of three acts: the last mover lost, so the other's act gained and its own did not."""
    ppo = example("ppo_mandala")
    steps = ppo.STEPS
    ppo.STEPS = 3
    try:
        kept = {
            "worth": [torch.zeros(1)] * 3,
            "seats": [[0], [1], [0]],
            "ended": [torch.tensor([flag]).numpy() for flag in (0, 0, 1)],
            "rewards": [torch.tensor([row]).numpy() for row in ([0.0, 0.0], [0.0, 0.0], [-1.0, 1.0])],
        }
        kept["seats"] = [torch.tensor(seats).numpy() for seats in kept["seats"]]
        gains = ppo.advantages(kept).squeeze(1).tolist()
    finally:
        ppo.STEPS = steps

    assert gains == pytest.approx([-0.95, 1.0, -1.0])


def test_openspiels_search_plays_patterns():
    worth = example("openspiel_patterns").main(["--games", "1", "--simulations", "3"])

    assert len(worth) == 1
    assert worth[0] in (-1.0, 0.0, 1.0)
