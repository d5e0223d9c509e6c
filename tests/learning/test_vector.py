"""Many games at once: every row is what the rules say, and nothing else."""

import multiprocessing

import numpy as np
import pytest

import sandtable
from sandtable.core.errors import BadRequest, SandtableError
from sandtable.games import NAMES
from sandtable.learning import processes

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


def test_views_are_those_of_the_seats_to_act():
    vector = sandtable.vector("mottainai", ROWS, seed=3)

    for _ in played(vector, 20):
        for n, view in enumerate(vector.views()):
            seat = int(vector.movers[n])
            assert view["seat"] == seat
            assert view == vector.many.states[n].view(seat)


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
        before = vector.observations.copy()
        with pytest.raises(BadRequest, match="game 5: action -1"):
            vector.step(actions)
        with pytest.raises(BadRequest, match="6 actions"):
            vector.step(actions[:4])
        assert (vector.observations == before).all(), "nobody has stepped"
        assert len(vector) == 6
    finally:
        vector.close()


def test_every_process_plays_what_its_rows_say():
    """The rows of each process are those of a vector of its own seed."""
    vector = sandtable.vector("mandala", 8, processes=2, seed=4, opponents="random")
    alone = [sandtable.vector("mandala", 4, seed=4 * 2 + p, opponents="random") for p in range(2)]
    try:
        for _ in range(30):
            acts = vector.sample()
            vector.step(acts)
            for p, one in enumerate(alone):
                one.step(acts[4 * p : 4 * p + 4])
                for name in ("observations", "masks", "movers", "rewards", "ended", "lengths"):
                    assert (getattr(vector, name)[4 * p : 4 * p + 4] == getattr(one, name)).all(), name
            assert vector.movers.tolist() == [0, 1] * 4
    finally:
        vector.close()


def test_a_process_that_ends_is_told(monkeypatch):
    monkeypatch.setattr(processes, "PATIENCE", 0.05)
    vector = sandtable.vector("patterns", 4, processes=2, seed=4)
    try:
        [worker] = vector.workers
        worker.process.kill()
        worker.process.join()

        with pytest.raises(SandtableError, match="ended by itself"):
            vector.step(vector.movers * 0)
    finally:
        vector.close()


class Cheat:
    """Plays what comes first and, in another process, what nobody may do after a few acts."""

    def __init__(self):
        self.acts = 0

    def act(self, view, budget, seed):
        self.acts += 1
        if self.acts > 4 and multiprocessing.parent_process() is not None:
            return sandtable.game("patterns").action_count - 1
        return sandtable.game("patterns").imagine(view, sandtable.FastChance(seed)).legal(view["seat"])[0]


def test_what_a_bot_of_another_process_may_not_do_is_told():
    vector = sandtable.vector("patterns", 4, processes=2, opponents=Cheat(), seat=0, seed=4)
    try:
        with pytest.raises(BadRequest, match="PAT"):
            list(played(vector, 6))
    finally:
        vector.close()


def test_too_few_games_are_refused():
    with pytest.raises(BadRequest, match="at least one"):
        sandtable.vector("patterns", 0)
    with pytest.raises(BadRequest, match="too few"):
        sandtable.vector("patterns", 1, processes=2)
