"""Completing and destroying a Mandala (MAN-60 to MAN-68)."""

import pytest

from games.mandala.positions import deck, discard, hand, line, mandala, part, play, refused, table, written


def complete(**changes):
    """The rulebook's example: Anna (seat 1) has 3 Field cards, Beth (seat 0) has 4; red completes it."""
    places = {
        "one": "b2g3p1/y3/o3",
        "two": "b1/-/-",
        "seat0": "r1b1/y1b1/-/-",
        "seat1": "g1/r1p1/-/-",
        "deck": "byr",
    }
    return table(**(places | changes))


@pytest.mark.rule("MAN-60", "MAN-61")
def test_the_example_of_a_destruction():
    """Beth has 4 Field cards to Anna's 3, so she chooses first."""
    state = play(complete(), "grow 1 red 1")

    assert line(state)[0] == "claiming:1:0"
    assert state.actors() == [0]
    assert written(state) == ["claim black", "claim green", "claim purple"]


@pytest.mark.rule("MAN-60")
def test_the_colors_may_lie_anywhere_in_the_mandala():
    state = table(one="b1/g1p1y1/o1", two="b1/-/-", seat0="r2/-/-/-")

    play(state, "grow 1 red 1")

    assert line(state)[0].startswith("claiming:1")


@pytest.mark.rule("MAN-61")
def test_more_field_cards_choose_first_whoever_played_last():
    state = play(complete(one="b2g3p1/y3/o5"), "grow 1 red 1")

    assert state.actors() == [1]


@pytest.mark.rule("MAN-61")
@pytest.mark.parametrize("turn", [0, 1])
def test_with_equal_fields_chooses_who_did_not_play_last(turn):
    state = complete(one="b2g3p1/y3/o3", seat0="r1b1/-/-/-", seat1="r1b1/-/-/-", turn=turn)

    play(state, "build 1 red")

    assert state.actors() == [1 - turn]


@pytest.mark.rule("MAN-62")
def test_players_alternate_until_the_mountain_is_empty():
    state = play(complete(), "grow 1 red 1")

    choosers = []
    for act in ("claim green", "claim black", "claim purple"):
        choosers += state.actors()
        play(state, act)

    assert choosers == [0, 1, 0]
    assert line(state)[0] == "playing"


@pytest.mark.rule("MAN-62")
def test_only_colors_of_that_mountain_can_be_claimed_and_nothing_else_be_done():
    state = play(complete(two="y1/-/-"), "grow 1 red 1")

    assert refused(state, "claim yellow") == refused(state, "claim red") == "MAN-62"
    assert refused(state, "build 2 black") == refused(state, "discard black 1") == "MAN-62"
    assert refused(state, "claim green", seat=1) == refused(state, "pass") == "MAN-62"
    play(state, "claim green")
    assert refused(state, "claim green") == "MAN-62"


@pytest.mark.rule("MAN-60")
def test_nothing_can_be_claimed_before_a_mandala_is_complete():
    state = complete()

    assert refused(state, "claim green") == "MAN-60"


@pytest.mark.rule("MAN-63")
def test_a_new_color_gives_one_card_to_the_river_and_the_rest_to_the_cup():
    state = play(complete(), "grow 1 red 1", "claim green")

    assert part(state, 0, "river") == "g"
    assert part(state, 0, "claimed") == "g2"


@pytest.mark.rule("MAN-63")
def test_the_river_fills_from_the_first_place_on():
    state = complete(seat0="r1b1/y1b1/-/yr")

    play(state, "grow 1 red 1", "claim purple", "claim green", "claim black")

    assert part(state, 0, "river") == "yrpb"
    assert part(state, 0, "claimed") == "b1"
    assert part(state, 1, "river") == "g"


@pytest.mark.rule("MAN-64")
def test_a_color_in_the_river_gives_all_cards_to_the_cup():
    state = play(complete(seat0="r1b1/y1b1/-/yg"), "grow 1 red 1", "claim green")

    assert part(state, 0, "river") == "yg"
    assert part(state, 0, "claimed") == "g3"


@pytest.mark.rule("MAN-65")
def test_without_field_cards_a_claim_goes_to_the_discard_pile():
    state = complete(one="b2g3p1y1o1/-/-", seat0="r2/-/-/-")
    play(state, "grow 1 red 1", "claim green")

    assert state.actors() == [1]
    play(state, "claim black")

    assert discard(state) == "b2"
    assert part(state, 1, "river") == part(state, 1, "claimed") == "-"
    assert part(state, 0, "claimed") == "g2"


@pytest.mark.rule("MAN-66")
def test_without_any_field_cards_the_mountain_is_discarded_unasked():
    state = complete(one="b2g3p1y1o1/-/-", seat0="r1b1/-/-/-", deck="yyy")

    play(state, "build 1 red")

    assert line(state)[:2] == ["playing", "1"]
    assert discard(state) == "b2g3p1y1o1r1"
    assert hand(state, 0) == "b1y3"
    assert mandala(state, 1) == "b2/-/-"


@pytest.mark.rule("MAN-67", "MAN-68")
def test_the_fields_are_discarded_and_two_cards_begin_a_new_mountain():
    state = play(complete(), "grow 1 red 1", "claim green", "claim black", "claim purple")

    assert discard(state) == "y3o3r1"
    assert mandala(state, 1) == "b1y1/-/-"
    assert mandala(state, 2) == "b1/-/-"
    assert deck(state)[0] == "r"


@pytest.mark.rule("MAN-68")
@pytest.mark.parametrize("fields", ["y3/o3", "y3/o5"])
def test_the_next_turn_is_the_other_players_whoever_claimed_last(fields):
    state = complete(one=f"b2g3p1/{fields}")

    play(state, "grow 1 red 1", "claim green", "claim black", "claim purple")

    assert state.actors() == [1]


@pytest.mark.rule("MAN-32", "MAN-60")
def test_only_the_mandala_played_into_is_destroyed():
    state = complete(two="b2g3p1y1/-/o3")

    play(state, "grow 1 red 1", "claim green", "claim black", "claim purple")

    assert mandala(state, 2) == "b2g3p1y1/-/o3"
