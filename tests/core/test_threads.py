"""Threads, each with states of its own, play as one after the other would (docs/how-to/copies-and-threads.md)."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import sandtable
from sandtable.core.chance import FastChance
from sandtable.games import NAMES


def played(game, seed):
    """A random game: everything that was offered and what it came to."""
    state, chance, told = sandtable.game(game).start(seed=str(seed)), FastChance(seed), []
    while (seat := state.next_mover()) >= 0 and len(told) < 120:
        told.append((seat, tuple(state.legal(seat))))
        state.copy().play(seat, state.random_choice(seat, chance), 0)
        state.play(seat, state.random_choice(seat, chance), 0)
    return told, repr(state)


@pytest.mark.parametrize("game", NAMES)
def test_threads_with_states_of_their_own_do_not_disturb_each_other(game):
    alone = [played(game, seed) for seed in range(12)]

    with ThreadPoolExecutor(6) as threads:
        together = list(threads.map(lambda seed: played(game, seed), range(12)))

    assert together == alone


def test_a_game_is_asked_for_from_any_thread():
    with ThreadPoolExecutor(6) as threads:
        found = set(threads.map(lambda _: id(sandtable.game("patterns")), range(60)))

    assert len(found) == 1
