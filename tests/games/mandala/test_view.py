"""What a reader sees, and the states that are imagined from it."""

from collections import Counter

import pytest

from games.mandala.pieces import spelled
from games.mandala.positions import GAME, deck, hand, part, play, table
from games.mandala.random_games import steps
from sandtable import FastChance

READY = "b2g3p1/y3/o3"


def test_what_both_saw_go_into_a_cup_stays_known():
    state = table(one=READY, two="b1/-/-", seat0="r2/y2/-/-", seat1="b1/o1g1/-/-")

    play(state, "grow 1 red 1", "claim green", "claim black", "claim purple")

    for reader in (0, 1, None):
        assert state.view(reader)["claimed"] == [[0, 2, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]]
    assert state.view(0)["cups"] == [[0, 2, 0, 2, 0, 0], None]
    assert state.view(1)["cups"] == [None, [1, 1, 0, 0, 1, 0]]
    assert state.view(0)["cup_sizes"] == [4, 3]


def test_points_of_another_cup_are_those_that_everybody_knows():
    state = table(seat0="r1/r2/g3/gr", seat1="b1/b2/p1/bp")

    assert state.view(0)["points"] == [3 + 4, 2]
    assert state.view(1)["points"] == [3, 2 + 2]
    assert state.view(None)["points"] == [3, 2]


@pytest.mark.rule("MAN-80")
def test_a_harvest_tells_what_each_river_place_brings_and_what_brings_nothing():
    state = table(seat0="r1/r2/g3p1/gr", seat1="b1/b2/p1/bp")

    own, other = state.view(0)["harvests"]

    assert own["places"] == [
        {"color": "green", "cards": 3, "points": 3},
        {"color": "red", "cards": 2, "points": 4},
    ]
    assert own["strays"] == [0, 0, 1, 0, 0, 0]
    assert [place["cards"] for place in other["places"]] == [0, 1], "only what everybody saw"


@pytest.mark.rule("MAN-11")
@pytest.mark.parametrize(("cups", "others"), [("closed", False), ("open", True)])
def test_whose_cup_is_in_sight(cups, others):
    state = GAME.start(seed="sight", cups=cups)

    assert state.view(0)["in_sight"] == [True, others]
    assert state.view(1)["in_sight"] == [others, True]
    assert state.view(None)["in_sight"] == [others, others]


@pytest.mark.rule("MAN-60")
def test_a_view_names_the_colors_that_a_mandala_lacks():
    state = table(one="b1/-/g2p1", two="b2g3p1/y3/o3")

    assert [mandala["missing"] for mandala in state.view(None)["mandalas"]] == [
        ["yellow", "orange", "red"],
        ["red"],
    ]


def test_what_is_unseen_is_the_deck_and_the_hidden_places_together():
    state = table(one="b1/-/g2", seat0="r3/r1y1/o2/gr", seat1="p2/p1b1/-/b", discard="y4")

    unseen = Counter(deck(state)) + Counter(spelled("p2")) + Counter(spelled("p1b1"))
    assert state.view(0)["unseen"] == [unseen[letter] for letter in "bgpyor"]


def test_a_view_has_no_order_of_the_deck():
    state = GAME.start(seed="order")
    words = GAME.write_position(state).split("/")
    turned = GAME.read_position("/".join([*words[:-1], words[-1][::-1]]))

    for reader in (0, 1, None):
        assert turned.view(reader) == state.view(reader)


@pytest.mark.parametrize("seat", [0, 1])
def test_imagining_keeps_what_is_known_and_deals_the_rest_anew(seat):
    *_, (state, _) = zip(steps("anything", "imagine"), range(40), strict=False)
    state = state[0]
    imaginer = GAME.imaginer(state.view(seat))
    twins = [imaginer.deal(FastChance(n)) for n in range(40)]

    assert {hand(twin, seat) for twin in twins} == {hand(state, seat)}
    assert {part(twin, seat, "dealt") for twin in twins} == {part(state, seat, "dealt")}
    assert len({hand(twin, 1 - seat) for twin in twins}) > 20
    assert len({part(twin, 1 - seat, "dealt") for twin in twins}) > 5
    assert len({deck(twin) for twin in twins}) == 40


def test_imagined_hands_hold_every_unseen_card_as_often_as_the_other():
    """Seat 1 holds one of two red or six black cards that seat 0 has not seen."""
    state = table(
        one="b11/-/-", two="r13/-/-", seat0="r1/-/g18p18y18o18/-", seat1="b1/-/-/-", deck="rrrr" + "bbbbbb"
    )
    imaginer = GAME.imaginer(state.view(0))

    chance = FastChance(1)
    reds = sum(hand(imaginer.deal(chance), 1) == "r1" for _ in range(1100))
    assert 340 < reds < 460  # 4 of 11 cards, 400 expected, standard deviation 16


def test_a_bystanders_view_can_be_imagined_too():
    state = GAME.start(seed="bystander")
    twin = GAME.imagine(state.view(None), FastChance(3))

    assert twin.view(None) == state.view(None)
    assert hand(twin, 0) != hand(state, 0)


def test_imagined_states_shuffle_by_their_own_chance():
    state = table(one="b1/-/-", seat0="r3/-/-/-", deck="yo", discard="g5p5b5", rest="cup")
    imaginer = GAME.imaginer(state.view(0))

    decks = {deck(play(imaginer.deal(FastChance(n)), "build 1 red")) for n in range(10)}

    assert len(decks) > 5


def test_the_view_tells_who_would_choose_first():
    state = table(one="b2g3/y3/o1", two="b1/r1/y1", seat0="r2/-/-/-", seat1="b1/-/-/-")

    assert [mandala["first"] for mandala in state.view(None)["mandalas"]] == [0, None]


def test_the_view_tells_what_each_color_would_bring():
    """A known color: all cards into the Cup. A new one: the first into the River. Without a Field: nothing."""
    state = table(one="b2g3/y3/-", seat0="r2/-/-/b", seat1="b1/-/-/-")

    assert state.view(0)["mandalas"][0]["gains"] == [[2 * 1, 2 * 2, 0, 0, 0, 0], [0] * 6]


def test_what_a_claim_brings_is_what_was_told_before():
    brought = []
    for state, act in steps("anything", "gains"):
        if act.startswith("claim "):
            seat, before = state.actors()[0], state.view(state.actors()[0])
            claimed = play(state.copy(), act)
            after = claimed.view(seat)["points"][seat] - before["points"][seat]
            told = before["mandalas"][before["destroying"] - 1]["gains"][seat]
            brought.append(
                (told[["black", "green", "purple", "yellow", "orange", "red"].index(act[6:])], after)
            )

    assert brought
    assert all(told == after for told, after in brought)
