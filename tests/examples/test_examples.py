"""The examples run, for a short time each."""

import importlib.util
import json
from pathlib import Path

import numpy as np
import pytest
import torch

import sandtable
from sandtable.games.mandala.piles import COLORS
from sandtable.players import make

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
    words = ["--updates", "60", "--games", "64", "--sparring", "0", "--taught", "0"]
    words += ["--every", "100", "--against", "random", "--matches", "100"]
    torch.manual_seed(1)
    before = ppo.share_won(ppo.Policy(sandtable.game("mandala").observation.layout(2)), "random", 100, 1)

    found = ppo.main([*words, "--curve", str(curve), "--picture", str(picture), "--keep", str(network)])

    assert [acts for _, acts, _ in found] == [60 * ppo.STEPS * 64]
    assert found[-1][2] > max(0.5, before + 0.2)
    assert json.loads(curve.read_text()) == [list(found[0])]
    assert picture.stat().st_size > 5000
    assert torch.load(network)


def test_who_looks_on_learns_what_the_bot_does():
    ppo = example("ppo_mandala")
    torch.manual_seed(1)
    games = sandtable.vector("mandala", 64, seed=1)
    policy, teach = ppo.Policy(games.layout), ppo.teacher_of(1)
    optimizer = torch.optim.Adam(policy.parameters(), lr=ppo.RATE)

    def agree():
        kept = ppo.gather(policy, games, teach)
        rows, masks = (torch.from_numpy(kept[name]).flatten(0, 1) for name in ("rows", "masks"))
        with torch.no_grad():
            chosen = policy(rows, masks)[0].argmax(-1).numpy()
        return float((chosen == kept["wishes"].argmax(-1).ravel()).mean())

    before = agree()
    for _ in range(12):
        ppo.learn(policy, optimizer, ppo.gather(policy, games, teach), taught=True)

    assert agree() > before + 0.05


def test_what_greedy_would_rather_do_is_legal_and_likelier_the_better_it_looks():
    ppo = example("ppo_mandala")
    games = sandtable.vector("mandala", 6, seed=2)

    wishes = ppo.teacher_of(1)(games)

    assert wishes.sum(-1) == pytest.approx(np.ones(6))
    assert (wishes[games.masks == 0] == 0).all()
    values = make("mandala", "greedy").weigh(games.views()[0], sandtable.FastChance(1))
    best, worst = (choose(values, key=values.get) for choose in (max, min))
    assert wishes[0, best] == max(wishes[0])
    assert np.log(wishes[0, best] / wishes[0, worst]) == pytest.approx(values[best] - values[worst], rel=1e-4)


def test_games_against_the_bot_stand_beside_those_against_itself():
    ppo = example("ppo_mandala")
    alone = sandtable.vector("mandala", 4, seed=1)
    tables = [alone, sandtable.vector("mandala", 2, opponents="greedy", seed=1)]

    kept = ppo.gather_all(ppo.Policy(alone.layout), tables)

    assert kept["seats"].shape == (ppo.STEPS, 6)
    assert (kept["seats"][:, 4:] == [0, 1]).all(), "beside a bot one seat learns"
    assert len(np.unique(kept["seats"][:, 0])) == 2


def test_what_everybody_counts_is_counted():
    """Red has the second place of the own River, black the first; three reds lie in the own Cup, and two in Mountain 1."""
    ppo = example("ppo_mandala")
    names = [field.name for field in sandtable.game("mandala").observation.fields(2) if field.shape == (6,)]
    piles = {name: torch.zeros(1, 6) for name in names}
    piles["river"][0, :2] = torch.tensor([2.0, 1.0])
    piles["cup"][0, 0] = 3
    piles["mountain_1"][0, 0] = 2
    piles["field_2"][0, 5], piles["their_field_2"][0, 4] = 3, 1

    by_color, leads = ppo.counted(piles)

    assert by_color.shape == (1, 6, ppo.BY_COLOR)
    own, theirs, there_1, mine_1, yours_1, there_2, _, _ = (12 * by_color[0]).T.tolist()
    assert own == pytest.approx([6, 0, 0, 0, 0, 0])
    assert theirs == [0] * 6
    assert there_1 == pytest.approx([12, 0, 0, 0, 0, 0])
    assert mine_1[0] == pytest.approx(2 * 2), "two cards at two points each"
    assert yours_1[0] == pytest.approx(2 * 1), "it would be the first color of the other's River"
    assert there_2 == pytest.approx([0, 0, 0, 0, 12, 12])
    assert (4 * leads[0]).tolist() == pytest.approx([0, 2])


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
