"""Many games at once: every row is what the rules say, and nothing else."""

import numpy as np
import pytest

import sandtable
from sandtable.core.errors import BadRequest
from sandtable.games import NAMES

ROWS = 5


def played(vector, steps):
    """Step at random, and tell after each step."""
    for _ in range(steps):
        vector.step(vector.sample())
        yield vector


@pytest.mark.parametrize("game", NAMES)
def test_rows_are_what_the_seat_to_act_knows(game):
    vector = sandtable.vector(game, ROWS, seed=3)

    for _ in played(vector, 40):
        for n, state in enumerate(vector.many.states):
            seat = int(vector.movers[n])
            assert seat == state.mover()
            assert (vector.observations[n] == vector.layout.array(state, seat)).all()
            assert list(np.flatnonzero(vector.masks[n])) == state.legal(seat)


def test_a_game_that_ends_is_dealt_anew_and_worth_something():
    vector = sandtable.vector("mandala", ROWS, seed=3)
    ends = 0

    for _ in played(vector, 160):
        over = vector.ended.astype(bool)
        ends += int(over.sum())
        assert (vector.lengths[over] == 0).all()
        assert (vector.rewards[~over] == 0).all()
        assert (vector.rewards.sum(axis=1) == 0).all()
        assert np.isin(vector.rewards[over], [-1, 0, 1]).all()

    assert ends >= ROWS


def test_the_last_position_is_what_is_worth_something():
    """The same games played by the rules alone have the same winners."""
    vector = sandtable.vector("patterns", 3, seed=9)
    twins = [state.copy() for state in vector.many.states]
    checked = 0

    while checked < 3:
        actions, movers = vector.sample(), vector.movers.copy()
        vector.step(actions)
        for n, twin in enumerate(twins):
            twin.apply(int(movers[n]), int(actions[n]))
            if vector.ended[n]:
                wins = [2 * twin.result(seat) - 1 for seat in (0, 1)]
                assert vector.rewards[n].tolist() == wins
                assert twin.outcome() is not None
                twins[n] = vector.many.states[n].copy()
                checked += 1


def test_the_same_seed_deals_the_same_games():
    one, other = (sandtable.vector("mottainai", 4, seats=3, seed=8, opponents="random") for _ in range(2))

    for _ in range(30):
        actions = one.sample()
        one.step(actions)
        other.step(actions)
        assert (one.observations == other.observations).all()
    assert (one.observations != sandtable.vector("mottainai", 4, seats=3, seed=9).observations).any()


@pytest.mark.parametrize("opponents", ["random", "greedy", {0: "random", 1: "greedy"}])
def test_only_the_own_seat_is_asked(opponents):
    vector = sandtable.vector("mandala", 4, opponents=opponents, seed=2)

    for _ in played(vector, 20):
        assert vector.movers.tolist() == [0, 1, 0, 1]


def test_a_fixed_seat_is_asked():
    vector = sandtable.vector("patterns", 4, opponents="random", seat=1, seed=2)

    for _ in played(vector, 20):
        assert set(vector.movers.tolist()) == {1}


def test_what_is_not_legal_is_refused_and_changes_nothing():
    vector = sandtable.vector("patterns", 3, seed=5)
    actions = vector.sample()
    before = vector.observations.copy()

    for wrong in (-1, 10_000, int(np.flatnonzero(vector.masks[2] == 0)[0])):
        actions[2] = wrong
        with pytest.raises(BadRequest, match=f"game 2: action {wrong} is not legal"):
            vector.step(actions)
    with pytest.raises(BadRequest, match="3 actions"):
        vector.step(actions[:2])

    assert (vector.observations == before).all()


def test_arrays_are_looked_at_without_copying():
    vector = sandtable.vector("patterns", 3, seed=5)
    arrays = [vector.observations, vector.masks, vector.movers]
    before = [array.copy() for array in arrays]

    vector.step(vector.sample())

    assert all((array != was).any() for array, was in zip(arrays, before, strict=True))
    assert not vector.observations.flags.writeable


def test_processes_play_the_same_kind_of_games():
    vector = sandtable.vector("mandala", 6, processes=2, seed=4)
    try:
        ends = 0
        for _ in played(vector, 120):
            assert vector.masks.any(axis=1).all()
            ends += int(vector.ended.sum())
        assert ends > 0
        actions = vector.sample()
        actions[5] = -1
        with pytest.raises(BadRequest, match="game 2: action -1"):
            vector.step(actions)
        assert len(vector) == 6
    finally:
        vector.close()


def test_too_few_games_are_refused():
    with pytest.raises(BadRequest, match="at least one"):
        sandtable.vector("patterns", 0)
    with pytest.raises(BadRequest, match="too few"):
        sandtable.vector("patterns", 1, processes=2)
