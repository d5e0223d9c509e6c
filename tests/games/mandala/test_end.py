"""The ends of a game (MAN-70 to MAN-75)."""

import pytest

from games.mandala.pieces import spelled
from games.mandala.positions import deck, discard, hand, line, mandala, part, play, table, written

READY = "b2g3p1/y3/o3"  # red completes it
CLAIMS = ("claim green", "claim black", "claim purple")


@pytest.mark.rule("MAN-70")
def test_the_moment_the_last_card_leaves_the_discard_pile_is_the_deck():
    """Three are drawn: the last two of the deck and the first of the new one."""
    state = table(one="b1/-/-", seat0="r3/-/-/-", deck="yo", discard="g5p2", rest="cup")

    play(state, "build 1 red")

    assert discard(state) == "-"
    assert line(state)[2] == "0x"
    assert len(deck(state)) == 6
    assert sorted(deck(state) + spelled(hand(state, 0))) == sorted("gggggpp" + "yo" + "rr")


@pytest.mark.rule("MAN-70")
def test_a_deck_of_three_is_exhausted_by_drawing_three():
    state = table(one="b1/-/-", seat0="r3/-/-/-", deck="yog", discard="p4", rest="cup")

    play(state, "build 1 red")

    assert line(state)[2] == "0x"
    assert deck(state) == "pppp"
    assert hand(state, 0) == "g1y1o1r2"


@pytest.mark.rule("MAN-70")
def test_a_deck_with_one_card_left_is_not_exhausted():
    state = table(one="b1/-/-", seat0="r3/-/-/-", deck="yogb", discard="p4", rest="cup")

    play(state, "build 1 red")

    assert line(state)[2] == "0"
    assert deck(state) == "b"
    assert discard(state) == "p4"


@pytest.mark.rule("MAN-70")
def test_cards_discarded_in_that_very_turn_are_shuffled_too():
    state = table(one="b1/-/-", seat0="r3/-/-/-", deck="y", rest="cup")

    play(state, "discard red 3")

    assert sorted(hand(state, 0)) == sorted("y1r2")
    assert deck(state) == "r"


@pytest.mark.rule("MAN-70")
def test_the_next_destruction_ends_an_exhausted_game():
    state = table(one=READY, two="b1/-/-", seat0="r2/-/-/-", seat1="b1/-/-/-", course="0x")

    play(state, "grow 1 red 1", *CLAIMS)

    assert state.outcome().reason == "the deck was exhausted"


@pytest.mark.rule("MAN-70")
def test_a_destruction_in_the_turn_that_exhausts_the_deck_ends_the_game():
    state = table(one=READY, two="b1/-/-", seat0="r2/-/-/-", deck="y", rest="cup")

    play(state, "build 1 red", *CLAIMS, "claim red")

    assert state.outcome().reason == "the deck was exhausted"


@pytest.mark.rule("MAN-66", "MAN-70")
def test_a_destruction_without_claims_ends_an_exhausted_game_as_well():
    state = table(one="b2g3p1y1o1/-/-", two="b1/-/-", seat0="r2/-/-/-", course="0x")

    play(state, "build 1 red")

    assert state.outcome().reason == "the deck was exhausted"


@pytest.mark.rule("MAN-70", "MAN-68")
def test_a_new_mountain_that_exhausts_the_deck_does_not_end_the_game_at_once():
    state = table(one=READY, two="b1/-/-", seat0="r2/-/-/-", seat1="b1/-/-/-", deck="yo", rest="cup")

    play(state, "grow 1 red 1", *CLAIMS)

    assert state.outcome() is None
    assert mandala(state, 1) == "y1o1/-/-"
    assert line(state)[2] == "0x"
    assert sorted(deck(state)) == sorted("yyyooor")


@pytest.mark.rule("MAN-71")
@pytest.mark.parametrize("left", ["", "y", "yo"])
def test_a_draw_gives_what_there_is(left):
    state = table(one="b1/-/-", seat0="r3/-/-/-", deck=left, rest="cup")

    play(state, "build 1 red")

    assert state.view(0)["hand_sizes"][0] == 2 + len(left)
    assert deck(state) == ""


@pytest.mark.rule("MAN-71")
def test_what_was_discarded_onto_nothing_is_drawn_again():
    state = table(one="b1/-/-", seat0="r3g1/-/-/-", rest="cup", course="0x")

    play(state, "discard red 2")

    assert hand(state, 0) == "g1r3"
    assert (deck(state), discard(state)) == ("", "-")


@pytest.mark.rule("MAN-71")
def test_a_second_exhaustion_shuffles_again_and_changes_nothing_else():
    state = table(one="b1/-/-", seat0="r3/-/-/-", deck="yog", discard="p4", rest="cup", course="0x")

    play(state, "build 1 red")

    assert line(state)[0] == "playing"
    assert line(state)[2] == "0x"
    assert deck(state) == "pppp"


@pytest.mark.rule("MAN-72")
def test_a_sixth_river_card_ends_the_game_after_the_destruction():
    """The sixth card comes with the first claim; the other two are still made."""
    state = table(one=READY, two="b1/-/-", seat0="r2/-/-/bpyor", seat1="b1/-/-/-")

    play(state, "grow 1 red 1", "claim green")
    assert state.outcome() is None
    assert written(state) == ["claim black", "claim purple"]
    play(state, "claim black", "claim purple")

    assert state.outcome().reason == "a sixth river card"
    assert part(state, 0, "river") == "bpyorg"
    assert part(state, 1, "river") == "b"
    assert part(state, 0, "claimed") == "g2p1"


@pytest.mark.rule("MAN-72")
def test_a_claim_without_field_cards_adds_no_sixth_card():
    state = table(one="b2g3p1y3/r1/-", two="b1/-/-", seat0="o2/-/-/-", seat1="b1/-/-/bpyor")

    play(state, "grow 1 orange 1", "claim black", "claim green", "claim purple", "claim yellow")

    assert state.outcome() is None


@pytest.mark.rule("MAN-73")
def test_at_the_end_hands_and_the_other_mandala_are_discarded_and_nothing_is_refilled():
    state = table(
        one=READY, two="b1/y2/g3", seat0="r2/p2/-/bpyor", seat1="b3/p2/-/-", deck="bbb", discard="y1"
    )
    before = deck(state)

    play(state, "grow 1 red 1", *CLAIMS)

    assert mandala(state, 1) == mandala(state, 2) == "-/-/-"
    assert hand(state, 0) == hand(state, 1) == "-"
    assert discard(state) == "b4g3y6o3r2"
    assert deck(state) == before
    assert state.actors() == []


@pytest.mark.rule("MAN-73")
def test_nothing_is_legal_after_the_end():
    state = play(table(one=READY, two="b1/-/-", seat0="r2/-/-/-", course="0x"), "grow 1 red 1", *CLAIMS)

    assert [state.legal(seat) for seat in (0, 1)] == [[], []]
    assert {state.why_not(0, action).rule for action in range(163)} == {"MAN-73"}


@pytest.mark.rule("MAN-75")
def test_twenty_turns_without_a_card_into_a_mandala_end_the_game():
    state = table(one="b1/-/-", seat0="r1/g2/-/bg", seat1="g1/-/-/-", rest="cup")

    play(state, *["discard red 1", "discard green 1"] * 9, "discard red 1")
    assert state.outcome() is None
    assert line(state)[2] == "19x"
    play(state, "discard green 1")

    assert line(state)[0] == "over:stall"
    assert state.outcome().reason == "a stall"
    assert state.outcome().scores[0] == 4


@pytest.mark.rule("MAN-75")
@pytest.mark.parametrize("act", ["build 1 red", "grow 1 red 1"])
def test_a_card_into_a_mandala_starts_the_count_anew(act):
    state = table(one="b1/-/-", seat0="r2/-/-/-", seat1="g2/-/-/-", course="19")

    play(state, act, "discard green 1")

    assert line(state)[0] == "playing"
    assert line(state)[2] == "1"


@pytest.mark.rule("MAN-75", "MAN-74")
def test_two_passes_in_a_row_end_the_game():
    state = table(one="b1/-/-", rest="cup")

    play(state, "pass")
    assert state.outcome() is None
    assert line(state)[2] == "1p"
    play(state, "pass")

    assert state.outcome().reason == "a stall"


@pytest.mark.rule("MAN-75")
def test_two_passes_of_one_player_do_not_end_the_game():
    state = table(one="b1/-/-", seat1="r3/-/-/-", deck="", rest="cup")

    play(state, "pass", "build 1 red", "pass", "build 1 red")

    assert line(state)[0] == "playing"
    assert written(state) == ["pass"]
