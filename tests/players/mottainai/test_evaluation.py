"""How the evaluation of Mottainai sees positions, and that games between its bots end."""

import pytest

import sandtable
from games.mottainai.positions import table
from sandtable import players
from sandtable.players import Budget
from sandtable.players.bots import bots_of
from sandtable.players.mottainai.features import FEATURES, STAGES, stage
from sandtable.players.mottainai.weights import EARLY, LATE

GAME = sandtable.game("mottainai")
JUDGE = bots_of("mottainai").evaluation
MOST_ACTS = 2000


def lead(**cards):
    """Of seat 1, which has these cards, while seat 0 is on turn."""
    own = {"hand": "Fan, Statue, Robe"} | cards
    return JUDGE.value(table(hand="Doll, Bench, Flag", opponent=own).state, 1)


def last_act(bots, seed):
    """How many acts a game between these bots took."""
    state = GAME.start(seats=len(bots), seed=seed)
    seated = [players.make("mottainai", bot) for bot in bots]
    acts = 0
    while state.actors() and acts < MOST_ACTS:
        seat = state.mover()
        state.apply(seat, seated[seat].act(state.view(seat), Budget(), seed=acts))
        acts += 1
    return acts


def test_every_feature_has_a_weight_early_and_late():
    assert len(EARLY) == len(LATE) == FEATURES


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"left": "Crane"}, {}),
        ({"assistants": "Bell"}, {}),
        ({"workplace": "Bell"}, {"workplace": "Crane"}),
        ({"sales": "Vase", "right": "Cup"}, {"sales": "Vase", "left": "Cup"}),
        ({"hand": "Bell, Coin, Flute, Robe, Fan"}, {"hand": "Bell, Coin"}),
    ],
    ids=["a work", "an assistant", "a dear material", "a covered sale", "a hand"],
)
def test_what_is_worth_having(better, worse):
    assert lead(**better) > lead(**worse)


def test_to_have_won_is_better_than_any_lead():
    works = {"left": "Haniwa, Jar, Vase, Teapot", "right": "Bell, Coin, Ring, Shuriken"}
    helpers = "Pin, Flute, Gong, Turtle, Bench, Frog, Statue, Stool, Robe, Mask, Kite, Flag, Fan, Doll"
    t = table(hand="Crane, Straw", assistants=helpers, sales="Cup, Dice", **works, opponent={"hand": "Poem"})
    running = JUDGE.value(t.state, 1)
    t.play("task Straw", "craft Crane left")

    assert t.outcome.winners == (0,)
    assert JUDGE.value(t.state, 0) > -running > 30


def test_judging_a_position_does_not_change_it():
    state = GAME.start(seats=3, seed="judged")
    before = GAME.write_position(state)

    JUDGE.value(state, state.mover())

    assert GAME.write_position(state) == before


def test_settling_finishes_the_turn_of_one_seat():
    state = GAME.start(seats=3, seed="settled")
    seat = state.mover()

    JUDGE.settle(state, seat)

    assert state.mover() == (seat + 1) % 3


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_chances_of_all_seats_add_up_to_one(seats):
    state = GAME.start(seats=seats, seed="chances")
    JUDGE.settle(state, state.mover())

    assert sum(JUDGE.chance(state, seat, 10.0) for seat in range(seats)) == pytest.approx(1.0)


def test_the_end_is_near_when_a_wing_or_the_deck_is():
    assert stage(table().state) == 0
    assert stage(table(left="Fan, Doll, Crane, Plane").state) == STAGES
    assert stage(table(deck="Bell", exact=True).state) >= STAGES - 1


@pytest.mark.parametrize("bots", [["greedy"] * 2, ["greedy"] * 3, ["level1", "search@20"] * 3])
def test_games_between_bots_end(bots):
    """Two that only pray and return the card would play for ever."""
    for seed in ("g1-40", "g1-84"):
        assert last_act(bots, seed) < MOST_ACTS
