"""The three kinds of turn (MAN-20 to MAN-51) and passing."""

import pytest

from games.mandala.positions import deck, discard, hand, line, mandala, play, refused, table, written


@pytest.mark.rule("MAN-20")
def test_the_example_of_the_rule_of_color():
    """Green lies in the opponent's Field: it goes nowhere; black is free; the rest stays where it is."""
    state = table(one="y1p1/o1r1/g1", seat0="b2g1p1y1o1r1/-/-/-")

    builds = [act.split()[2] for act in written(state) if act.startswith("build 1")]
    grows = {act.split()[2] for act in written(state) if act.startswith("grow 1")}
    assert sorted(builds) == ["black", "purple", "yellow"]
    assert grows == {"black", "orange", "red"}
    assert refused(state, "build 1 green") == refused(state, "grow 1 green 1") == "MAN-20"
    assert refused(state, "build 1 red") == refused(state, "grow 1 yellow 1") == "MAN-20"


@pytest.mark.rule("MAN-20")
def test_the_rule_of_color_is_for_each_mandala_by_itself():
    state = table(one="b1/-/g1", two="-/-/-", seat0="g3/-/-/-")

    assert refused(state, "build 1 green") == "MAN-20"
    assert refused(state, "build 2 green") == refused(state, "grow 2 green 2") == ""


@pytest.mark.rule("MAN-20")
def test_more_of_a_color_may_always_join_it():
    state = table(one="b1/g1/-", seat0="b1g1r1/-/-/-")

    assert refused(state, "build 1 black") == refused(state, "grow 1 green 1") == ""


@pytest.mark.rule("MAN-30")
def test_building_plays_exactly_one_card():
    state = table(one="b1/-/-", two="g1/-/-", seat0="r3y1/-/-/-", deck="bbb")

    play(state, "build 2 red")

    assert mandala(state, 1) == "b1/-/-"
    assert mandala(state, 2) == "g1r1/-/-"
    assert hand(state, 0) == "b3y1r2"
    assert line(state)[1] == "1"


@pytest.mark.rule("MAN-31")
@pytest.mark.parametrize(
    ("held", "drawn"),
    [("r1", 3), ("r5", 3), ("r6", 3), ("r7", 2), ("r8", 1)],
    ids=["1 card", "5 cards", "6 cards", "7 cards", "8 cards"],
)
def test_building_draws_three_but_never_above_eight(held, drawn):
    state = table(one="b1/-/-", seat0=f"{held}/-/-/-", deck="gpy")
    before = deck(state)

    play(state, "build 1 red")

    size = int(held[1]) - 1 + drawn
    assert state.view(0)["hand_sizes"][0] == size <= 8
    assert deck(state) == before[drawn:]


@pytest.mark.rule("MAN-32")
def test_building_may_complete_that_mandala_after_the_draw():
    state = table(one="b1g1p1/y1/o1", two="b1/-/-", seat0="r1/-/-/-", deck="bbb")

    play(state, "build 1 red")

    assert line(state)[0] == "claiming:1:1"
    assert hand(state, 0) == "b3"


@pytest.mark.rule("MAN-32", "MAN-60")
def test_five_colors_are_not_complete():
    state = table(one="b1g1p1/y1/-", seat0="r1b1/-/-/-")

    play(state, "build 1 red")

    assert line(state)[0] == "playing"


@pytest.mark.rule("MAN-40")
def test_growing_plays_cards_of_one_color_into_the_own_field():
    state = table(one="b1/-/-", seat0="r3y2/-/-/-")

    assert [act for act in written(state) if act.startswith("grow 1 red")] == [
        f"grow 1 red {n}" for n in (1, 2, 3)
    ]
    play(state, "grow 1 red 2")

    assert mandala(state, 1) == "b1/r2/-"
    assert hand(state, 0) == "y2r1"


@pytest.mark.rule("MAN-41")
def test_one_card_must_stay_in_hand():
    state = table(one="b1/-/-", seat0="r3/-/-/-")

    assert [act for act in written(state) if act.startswith("grow 1")] == ["grow 1 red 1", "grow 1 red 2"]
    assert refused(state, "grow 1 red 3") == "MAN-41"


@pytest.mark.rule("MAN-41")
def test_a_last_card_can_only_be_built_or_discarded():
    state = table(one="b1/-/-", seat0="r1/-/-/-")

    assert written(state) == ["build 1 red", "build 2 red", "discard red 1"]


@pytest.mark.rule("MAN-42")
def test_growing_draws_nothing_and_may_complete_that_mandala():
    state = table(one="b1g1p1/y1/o1", two="b1/-/-", seat0="r3b1/-/-/-")
    before = deck(state)

    play(state, "grow 1 red 2")

    assert hand(state, 0) == "b1r1"
    assert deck(state) == before
    assert line(state)[0] == "claiming:1:0"


@pytest.mark.rule("MAN-50", "MAN-51")
def test_discarding_draws_as_many_and_plays_nothing():
    state = table(one="b1/-/r1", two="r1/-/-", seat0="r3y2/-/-/-", deck="gp")
    mandalas = line(state)[3:5]

    play(state, "discard red 2")

    assert discard(state) == "r2"
    assert hand(state, 0) == "g1p1y2r1"
    assert line(state)[3:5] == mandalas
    assert line(state)[:2] == ["playing", "1"]


@pytest.mark.rule("MAN-50")
def test_the_whole_hand_may_be_discarded():
    state = table(one="r1/-/-", seat0="r8/-/-/-", deck="bbggppyy")

    play(state, "discard red 8")

    assert discard(state) == "r8"
    assert hand(state, 0) == "b2g2p2y2"


@pytest.mark.rule("MAN-74")
def test_only_an_empty_hand_passes_and_it_can_do_nothing_else():
    state = table(one="b1/-/-", seat0="-/-/-/-", seat1="r1/-/-/-")

    assert written(state) == ["pass"]
    assert refused(state, "build 1 red") == refused(state, "discard red 1") == "MAN-74"
    play(state, "pass")
    assert refused(state, "pass") == "MAN-74"


@pytest.mark.rule("MAN-74")
def test_the_last_card_built_with_nothing_to_draw_leaves_an_empty_hand():
    state = table(one="b1/-/-", seat0="r1/-/-/-", seat1="g2/-/-/-", rest="cup")

    play(state, "build 1 red", "build 1 green")

    assert hand(state, 0) == "-"
    assert written(state) == ["pass"]


@pytest.mark.rule("MAN-30", "MAN-40", "MAN-50")
@pytest.mark.parametrize(
    ("act", "rule"),
    [
        ("build 1 green", "MAN-30"),
        ("grow 1 green 1", "MAN-40"),
        ("grow 1 red 3", "MAN-40"),
        ("grow 2 red 8", "MAN-40"),
        ("discard green 1", "MAN-50"),
        ("discard red 3", "MAN-50"),
    ],
)
def test_nobody_plays_cards_that_are_not_in_hand(act, rule):
    state = table(one="b1/-/-", seat0="r2y1/-/-/-")

    assert refused(state, act) == rule


@pytest.mark.rule("MAN-68")
def test_nobody_acts_out_of_turn():
    state = table(one="b1/-/-", seat0="r2/-/-/-", seat1="r2/-/-/-")

    assert refused(state, "build 1 red", seat=1) == "MAN-68"
    assert state.legal(1) == []
