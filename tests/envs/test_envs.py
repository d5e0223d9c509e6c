"""The faces of the libraries that people learn with: their own suites, and ours on each of them."""

import random
import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import sandtable
import sandtable.envs.gymnasium
import sandtable.envs.openspiel
from sandtable.core.errors import BadRequest, IllegalAction
from sandtable.envs import pettingzoo
from sandtable.envs.sitting import PACE
from sandtable.games import NAMES

TURNS = [name for name in NAMES if not sandtable.game(name).nature.at_once]
AT_ONCE = [name for name in NAMES if sandtable.game(name).nature.at_once]


@pytest.fixture(autouse=True)
def quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


# PettingZoo


@pytest.mark.parametrize("game", NAMES)
def test_pettingzoo_finds_nothing_wrong(game, capsys):
    api_test(pettingzoo.env(game), num_cycles=60)
    seed_test(lambda: pettingzoo.env(game), num_cycles=20)


@pytest.mark.parametrize("game", AT_ONCE)
def test_pettingzoo_finds_nothing_wrong_where_all_act_at_once(game, capsys):
    parallel_api_test(pettingzoo.parallel_env(game, seats=3), num_cycles=100)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_parallel_game_is_the_game(seats):
    """Every mask, observation and result is that of the rules, at the time that the clock of the environment shows."""
    env = pettingzoo.parallel_env("mondo", seats=seats)
    chance = random.Random(seats)
    seen, _ = env.reset(seed=5)
    state, layout = env.sitting.state.copy(), sandtable.game("mondo").observation.layout(seats)
    at = moment = 0
    while env.agents:
        wanted = {}
        for seat, agent in enumerate(env.agents):
            legal = state.legal(seat)
            assert list(np.flatnonzero(seen[agent]["action_mask"])) == legal
            assert (seen[agent]["observation"] == layout.array(state, seat)).all()
            if legal:
                wanted[agent] = chance.choice(legal)
        seen, rewards, ended, _, _ = env.step(wanted)
        for turn in range(seats):
            seat = (moment + turn) % seats
            action = wanted.get(f"seat_{seat}")
            if action is not None and state.is_legal(seat, action):
                state.apply(seat, action, at)
        at, moment = at + PACE, moment + 1
        if (deadline := state.deadline()) is not None and deadline <= at:
            state.tick(deadline)
        while not state.actors() and (deadline := state.deadline()) is not None:  # the countdown
            at = max(at, deadline)
            state.tick(at)
        assert all(ended.values()) == (state.outcome() is not None)
        assert moment < 3000, "the random game does not end"
    assert state.round == 3
    assert list(rewards.values()) == [
        pytest.approx((state.result(seat) * seats - 1) / (seats - 1)) for seat in range(seats)
    ]


def test_of_two_who_reach_for_one_tile_one_gets_it_and_the_order_goes_round():
    game = sandtable.game("mondo")
    layout, ready = game.observation.layout(2), game.start(seed="1").read("ready")
    env, winners = pettingzoo.parallel_env("mondo", seats=2), set()
    for waits in (1, 2):
        env.reset(seed=5)
        seen, *_ = env.step({"seat_0": ready})
        for _ in range(waits - 1):
            seen, *_ = env.step({})
        seen, *_ = env.step({"seat_1": ready})
        tile = int(np.flatnonzero(seen["seat_0"]["action_mask"])[0])
        assert seen["seat_1"]["action_mask"][tile]

        seen, *_ = env.step({"seat_0": tile, "seat_1": tile})

        holders = [
            seat for seat in (0, 1) if layout.split(seen[f"seat_{seat}"]["observation"])["own_hand"][0]
        ]
        assert len(holders) == 1
        winners |= {*holders}
    assert winners == {0, 1}


def test_games_of_turns_are_no_parallel_ones():
    with pytest.raises(BadRequest, match="take turns"):
        pettingzoo.parallel_env(TURNS[0])


@pytest.mark.parametrize("game", NAMES)
def test_an_aec_game_is_the_game(game):
    """Every act, seat, mask, observation and result is that of the rules."""
    env = pettingzoo.raw_env(game)
    chance = random.Random(game)
    env.reset(seed=5)
    state = env.sitting.state.copy()
    layout = sandtable.game(game).observation.layout(2)
    for _ in range(3000):
        if env.terminations[env.agent_selection]:
            break
        seat = env.possible_agents.index(env.agent_selection)
        seen = env.observe(env.agent_selection)
        legal = state.legal(seat)
        assert list(np.flatnonzero(seen["action_mask"])) == legal
        assert (seen["observation"] == layout.array(state, seat)).all()
        assert seat in state.actors()
        action = chance.choice(legal)
        before = env.sitting.at
        env.step(action)
        state.apply(seat, action, before)
        if env.sitting.at != before or not state.actors():
            state = env.sitting.state.copy()
    outcome = env.sitting.state.outcome()
    assert outcome is not None, "the random game did not end"
    assert [env.rewards[agent] > 0 for agent in env.possible_agents] == [
        outcome.winners == (seat,) for seat in range(2)
    ]
    assert sum(env.rewards.values()) == pytest.approx(0)


def test_what_is_not_legal_is_refused_or_loses():
    env = pettingzoo.raw_env("patterns")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(0)
    env = pettingzoo.env("patterns")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(0)
    assert env.rewards[loser] == -1.0
    assert env.terminations[loser]


def test_versions_follow_the_rules():
    for name in NAMES:
        game = sandtable.game(name)
        assert pettingzoo.raw_env(name).metadata["name"] == f"sandtable_{name}_v{game.version}"
        assert f"sandtable/{game.title}-v{game.version}" in gymnasium.registry


def test_environments_draw_their_board():
    env = pettingzoo.env("mandala", render_mode="ansi")
    env.reset(seed=1)
    assert "River" in env.render()


# Gymnasium


def make(name, **settings):
    game = sandtable.game(name)
    return gymnasium.make(f"sandtable/{game.title}-v{game.version}", **settings)


@pytest.mark.parametrize("game", NAMES)
def test_gymnasium_finds_nothing_wrong(game):
    check_env(make(game, against="random").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", NAMES)
def test_a_seat_plays_a_whole_game_against_a_bot(game):
    env = make(game, against="random")
    chance = random.Random(3)
    seen, info = env.reset(seed=3)
    ended = False
    while not ended:
        action = chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, ended, _, info = env.step(action)
    outcome = env.unwrapped.sitting.state.outcome()
    assert (reward > 0) == (outcome.winners == (info["seat"],))


def test_many_seats_at_once():
    game = sandtable.game("mandala")
    envs = gymnasium.make_vec(
        f"sandtable/Mandala-v{game.version}", num_envs=6, vectorization_mode="vector_entry_point"
    )
    seen, _ = envs.reset(seed=4)
    chance, ends = np.random.default_rng(4), 0
    for _ in range(120):
        assert envs.observation_space.contains(seen)
        actions = (chance.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1)
        seen, rewards, ended, _, _ = envs.step(actions)
        assert (rewards[~ended] == 0).all()
        ends += int(ended.sum())
    assert ends > 0


# OpenSpiel


@pytest.mark.parametrize("game", TURNS)
def test_openspiel_finds_nothing_wrong(game):
    pyspiel.random_sim_test(
        pyspiel.load_game(f"python_sandtable_{game}(deals=20)"),
        num_sims=1,
        serialize=True,
        verbose=False,
    )


@pytest.mark.parametrize("name", TURNS)
def test_a_spiel_game_is_the_game(name):
    game = pyspiel.load_game(f"python_sandtable_{name}(deals=9)")
    rules = sandtable.game(name)
    spiel = game.new_initial_state()
    assert len(spiel.chance_outcomes()) == 9
    spiel.apply_action(4)
    state = rules.deal(2, rules.complete(2, {}), sandtable.FastChance(4))
    chance = random.Random(name)
    layout = rules.observation.layout(2)
    while not spiel.is_terminal():
        seat = spiel.current_player()
        assert seat == state.mover()
        assert spiel.legal_actions() == state.legal(seat)
        fields = layout.split(layout.array(state, seat)).values()
        assert spiel.observation_tensor(seat) == np.concatenate([field.ravel() for field in fields]).tolist()
        action = chance.choice(state.legal(seat))
        assert spiel.action_to_string(action) == state.write(action)
        spiel.apply_action(action)
        state.apply(seat, action)
    wins = [1.0 if state.outcome().winners == (seat,) else -1.0 for seat in range(2)]
    assert spiel.returns() in (wins, [0.0, 0.0])


def test_a_copy_in_openspiel_is_independent():
    spiel = pyspiel.load_game("python_sandtable_mandala").new_initial_state()
    spiel.apply_action(0)
    twin = spiel.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(spiel)
    assert twin.history() != spiel.history()


@pytest.mark.parametrize("name", TURNS)
def test_information_states_are_the_same_on_whatever_way_they_are_asked_for(name):
    """A copy that was never asked before remembers as much as one that was asked after every act."""
    game = pyspiel.load_game(f"python_sandtable_{name}(deals=9)")
    size = int(np.prod(game.observation_tensor_shape()))
    spiel, chance, seen = game.new_initial_state(), random.Random(name), [set(), set()]
    for _ in range(30):
        spiel.apply_action(chance.choice(spiel.legal_actions()))
        anew = game.new_initial_state()
        for action in spiel.history():
            anew.apply_action(action)
        for seat in (0, 1):
            tensor = spiel.information_state_tensor(seat)
            assert tensor[:size] == spiel.observation_tensor(seat)
            assert tensor == anew.information_state_tensor(seat)
            assert spiel.information_state_string(seat) == anew.information_state_string(seat)
            assert bytes(map(int, tensor[size:])).hex() in spiel.information_state_string(seat)
            seen[seat].add(tuple(tensor))
        spiel = spiel.clone()
    assert [len(found) for found in seen] == [30, 30], "no two moments are alike to one who remembers"


def test_information_states_remember_the_way():
    """Two ways to the same position look alike now, but not to one who remembers."""
    game = pyspiel.load_game("python_sandtable_patterns(deals=1)")
    texts = set()
    for bowl in (0, 1):
        spiel = game.new_initial_state()
        spiel.apply_action(0)
        spiel.apply_action(spiel.legal_actions()[bowl])
        texts.add(spiel.information_state_string(0).split(" ")[0])
        assert spiel.observation_string(0) in spiel.information_state_string(0)
    assert len(texts) == 2
