"""Level 1: somebody who learned the rules an hour ago."""

from statistics import fmean, stdev

import pytest

import sandtable
from sandtable.core.chance import FastChance
from sandtable.players import Budget, make
from sandtable.players.mandala.newcomer import NewcomersEvaluation
from sandtable.players.newcomer import NewcomerPlayer, off


def test_a_judgment_is_off_by_lot():
    chance = FastChance(3)
    found = [off(chance) for _ in range(4000)]

    assert fmean(found) == pytest.approx(0.0, abs=0.05)
    assert stdev(found) == pytest.approx(1.0, abs=0.05)


def claiming():
    """Seat 0 chooses from a Mountain with one red, one green and three black cards; it has no River yet."""
    game = sandtable.game("mandala")
    for n in range(200):
        state, chance = game.start(seed=f"newcomer {n}"), FastChance(n)
        while state.mover() >= 0:
            view = state.view(state.mover())
            if view["destroying"] and len(state.legal(state.mover())) > 2:
                return view
            state.play(state.mover(), state.random_choice(state.mover(), chance), 0)
    raise AssertionError("nobody ever claims")


def test_who_sees_clearly_takes_what_looks_best_and_who_does_not_takes_this_and_that():
    view, game = claiming(), sandtable.game("mandala")
    clear = NewcomerPlayer(game, NewcomersEvaluation(), blur=0.0)
    blurred = NewcomerPlayer(game, NewcomersEvaluation(), blur=30.0)

    values = clear.weigh(view, FastChance(0))
    assert values[clear.act(view, Budget(), 0)] == max(values.values())
    assert len({blurred.act(view, Budget(), seed) for seed in range(60)}) > 2


@pytest.mark.parametrize("name", ["mandala", "mottainai"])
def test_the_same_view_and_seed_give_the_same_act(name):
    state = sandtable.game(name).start(seed="newcomer")
    view = state.view(state.mover())

    assert make(name, "newcomer").act(view, Budget(), 5) == make(name, "newcomer").act(view, Budget(), 5)


def test_a_newcomer_to_mandala_does_not_care_what_the_other_gets():
    game, judge = sandtable.game("mandala"), NewcomersEvaluation()
    state = game.start(seed="care")
    richer = game.start(seed="care")
    richer.claimed[1] += richer.hands[1]

    assert judge.value(state, 0) == judge.value(richer, 0)
