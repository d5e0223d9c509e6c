"""The examples run, for a short time each."""

import importlib.util
import json
from pathlib import Path

import numpy as np
import pytest
import torch

import sandtable
from sandtable.games.mandala.piles import COLORS

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


def test_ppo_learns_within_seconds(tmp_path):
    """Who knows nothing loses against any act; after some thousand games it wins most of them."""
    ppo = example("ppo_mandala")
    curve, picture, network = (tmp_path / name for name in ("curve.json", "curve.png", "network.pt"))
    words = ["--updates", "60", "--games", "64", "--every", "100", "--against", "random", "--matches", "100"]
    torch.manual_seed(1)
    before = ppo.share_won(ppo.Policy(sandtable.game("mandala").observation.layout(2)), "random", 100, 1)

    found = ppo.main([*words, "--curve", str(curve), "--picture", str(picture), "--keep", str(network)])

    assert [acts for _, acts, _ in found] == [60 * ppo.STEPS * 64]
    assert found[-1][2] > max(0.5, before + 0.2)
    assert json.loads(curve.read_text()) == [list(found[0])]
    assert picture.stat().st_size > 5000
    assert torch.load(network)


def test_what_an_act_was_worth_comes_from_the_end_of_its_own_game():
    """Two seats, one game of three acts: the last mover lost, so the other's act gained and its own did not."""
    kept = {
        "worth": np.zeros((3, 1), np.float32),
        "seats": np.array([[0], [1], [0]]),
        "ended": np.array([[0], [0], [1]]),
        "rewards": np.array([[[0.0, 0.0]], [[0.0, 0.0]], [[-1.0, 1.0]]]),
    }

    gains, told = example("ppo_mandala").advantages(kept)

    assert gains.ravel().tolist() == pytest.approx([-0.95, 1.0, -1.0])
    assert told.all()


def test_an_act_whose_worth_is_not_known_yet_is_left_out():
    kept = {
        "worth": np.full((3, 1), 0.5, np.float32),
        "seats": np.array([[0], [1], [0]]),
        "ended": np.zeros((3, 1)),
        "rewards": np.zeros((3, 1, 2)),
    }

    _, told = example("ppo_mandala").advantages(kept)

    assert told.ravel().tolist() == [True, False, False]


def test_the_acts_of_a_network_stand_where_the_rules_have_them():
    """A mark for each color and act, in the order of the game's codes."""
    ppo = example("ppo_mandala")
    game = sandtable.game("mandala")
    forms = ["build {m} {c}"] * 2 + ["grow {m} {c} {n}"] * 16 + ["discard {c} {n}"] * 8 + ["claim {c}"]
    marks = torch.arange(6 * 27).reshape(1, 6, 27)

    placed = ppo.in_order(marks)[0].tolist()

    state = game.start(seed="1")
    for action, mark in enumerate(placed):
        color, head = divmod(mark, 27)
        place = head if head < 2 else (head - 2) // 8
        words = {"m": place + 1, "c": COLORS[color], "n": (head - 2) % 8 + 1}
        assert state.write(action) == forms[head].format(**words)


def test_a_loop_as_cleanrl_writes_it_learns_within_seconds():
    won = example("cleanrl_patterns").main(["--total-timesteps", "120000", "--num-envs", "64"])

    assert len(won) > 1000
    assert np.mean(won[-300:]) > np.mean(won[:300]) + 0.05


def test_openspiels_search_plays_patterns():
    worth = example("openspiel_patterns").main(["--games", "1", "--simulations", "3"])

    assert len(worth) == 1
    assert worth[0] in (-1.0, 0.0, 1.0)
