"""How the evaluation of Mandala sees positions, and how greedy play with it goes."""

from collections import Counter

import pytest

from games.mandala.positions import GAME, play, table
from sandtable.players.bots import bots_of
from sandtable.players.greedy import GreedyPlayer
from sandtable.players.player import Budget

JUDGE = bots_of("mandala").evaluation


def lead(state, seat=0):
    return JUDGE.value(state, seat)


def test_what_is_good_for_one_is_bad_for_the_other():
    state = table(one="b2g1/y2/o1", two="r1/-/-", seat0="r3/b1g1/o2/or", seat1="y4/p2/b1/b")

    assert lead(state, 0) == pytest.approx(-lead(state, 1))


def test_a_finished_game_is_its_points():
    state = table(seat0="-/b1r1/-/br", seat1="-/g2/-/g", phase="over:river")

    assert lead(state) == 3 - 2


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"seat0": "r3/-/r4/r"}, {"seat0": "r3/-/r3/r"}),
        ({"one": "r5g1/y2/o1"}, {"one": "r5g1/y1/o2"}),
        ({"one": "r5g1/y2/-"}, {"one": "r5g1/-/y2"}),
        ({"seat0": "r5/-/-/-"}, {"seat0": "r2/-/-/-"}),
        ({"seat0": "r5/-/-/bg"}, {"seat0": "r5/-/-/b"}),
    ],
    ids=["points", "a Field ahead", "a Field at all", "a hand", "a River"],
)
def test_more_is_better(better, worse):
    assert lead(table(**better)) > lead(table(**worse))


def test_the_best_color_is_claimed():
    state = play(table(one="b4g1p1/y3/o3", seat0="r2/-/-/pgb", seat1="b1/-/-/-"), "grow 1 red 1")

    act = GreedyPlayer(GAME).act(state.view(0), Budget(), 1)

    assert GAME.write(state, act) == "claim black"


def test_greedy_play_builds_and_grows_and_seldom_discards():
    greedy = GreedyPlayer(GAME)
    verbs: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for n in range(3):
        state = GAME.start(seed=f"greedy {n}")
        while state.actors():
            seat = state.mover()
            action = greedy.act(state.view(seat), Budget(), n)
            verbs[GAME.write(state, action).split()[0]] += 1
            state.apply(seat, action)
        reasons[state.outcome().reason] += 1

    turns = verbs["build"] + verbs["grow"] + verbs["discard"]
    assert verbs["discard"] < 0.15 * turns
    assert min(verbs["build"], verbs["grow"]) > 0.2 * turns
    assert reasons["a stall"] == 0
