"""ESTABLISH (PAT-30 to PAT-35)."""

import pytest

from games.patterns.positions import bowls, play, position, river, rule_against, token, written

MAYA, LOUIS = 0, 1


def before_her_first_group():
    return position(
        """
        5  . . g r y . . .
        4  . . p o g . . .
        """,
        bowls="bo",
        turn=MAYA,
    )


@pytest.mark.rule("PAT-31")
def test_maya_swaps_the_selected_token_with_her_bowl_token():
    state = play(before_her_first_group(), "establish d4")

    assert token(state, "d4")["color"] == "black"
    assert token(state, "d4")["seat"] == MAYA
    assert bowls(state) == ["orange", "orange"]


@pytest.mark.rule("PAT-32")
def test_maya_places_her_lowest_claim_marker_on_it():
    state = play(before_her_first_group(), "establish d4")

    assert token(state, "d4")["claim"] == 1


@pytest.mark.rule("PAT-33")
def test_maya_places_her_black_color_marker_in_her_river():
    state = play(before_her_first_group(), "establish d4")

    assert river(state, MAYA) == [("black", 1, 0)]
    assert river(state, LOUIS) == []


@pytest.mark.rule("PAT-31")
def test_any_face_up_token_may_be_taken():
    state = before_her_first_group()

    assert written(state) == {f"establish {space}" for space in ("c5", "d5", "e5", "c4", "d4", "e4")}


@pytest.mark.rule("PAT-31")
def test_a_face_down_token_may_not_be_taken():
    state = position(
        """
        5  . . G0 P1 . y . .
        """,
        bowls="bo",
    )

    assert written(state) == {"establish f5"}


@pytest.mark.rule("PAT-30")
def test_no_second_group_of_a_color():
    state = position(
        """
        5  . y G0 . . . . .
        3  . . .  . . y . .
        """,
        bowls="go",
    )

    assert written(state) == {"swap b5"}
    assert rule_against(state, "establish f3") == "PAT-30"


@pytest.mark.rule("PAT-30")
def test_the_colors_of_the_opponents_groups_do_not_count():
    state = position(
        """
        5  . y G1 . . . . .
        3  . . .  . . y . .
        """,
        bowls="go",
    )

    assert "establish f3" in written(state)


@pytest.mark.rule("PAT-30")
def test_other_own_groups_do_not_hinder():
    state = position(
        """
        5  . y B0 . P0 . R0 .
        """,
        bowls="go",
    )

    assert written(state) == {"establish b5"}


@pytest.mark.rule("PAT-32")
def test_the_next_groups_get_the_next_numbers_of_each_player():
    state = position(
        """
        5  b p y o r b p y
        """,
        bowls="gg",
    )

    play(state, "establish b5", "establish h5")
    play(state, "establish c5", "establish a5")
    play(state, "establish d5")

    assert river(state, MAYA) == [("green", 1, 0), ("purple", 2, 0), ("yellow", 3, 0)]
    assert river(state, LOUIS) == [("green", 1, 0), ("yellow", 2, 0)]


@pytest.mark.rule("PAT-32", "PAT-33")
def test_the_sixth_group_is_worth_six_a_token():
    state = position(
        """
        8  B0 . P0 .
        6  . Y0 . O0 . R0 . .
        3  . . . b g g . y
        """,
        bowls="gr",
    )

    play(state, "establish d3")

    assert river(state, 0)[5] == ("green", 6, 0)
    assert play(state, "establish h3", "flip e3").view(None)["rivers"][0][5]["points"] == 6


@pytest.mark.rule("PAT-32")
def test_a_claim_marker_never_moves():
    state = play(before_her_first_group(), "establish d4")
    while state.actors():
        play(state, max(written(state)))

    assert token(state, "d4")["claim"] == 1


@pytest.mark.rule("PAT-33")
def test_the_river_shows_the_colors_in_the_order_of_their_groups():
    state = position(
        """
        5  G0 . R0 . B0 . y .
        """,
        rivers=("be5ga5rc5", None),
        bowls="py",
    )

    assert [color for color, _, _ in river(state, 0)] == ["black", "green", "red"]
    assert river(play(state, "establish g5"), 0)[3] == ("purple", 4, 0)


def beside_louis_black_group():
    return position(
        """
        5  . . g r  y . . .
        4  . . p B1 g . . .
        3  . . y o  g . . .
        """,
        bowls="br",
        turn=MAYA,
    )


@pytest.mark.rule("PAT-34")
@pytest.mark.parametrize("space", ["d5", "c4", "e4", "d3"])
def test_no_group_starts_beside_the_opponents_group_of_its_color(space):
    state = beside_louis_black_group()

    assert f"establish {space}" not in written(state)
    assert rule_against(state, f"establish {space}") == "PAT-34"


@pytest.mark.rule("PAT-34")
def test_a_group_may_touch_the_opponents_over_a_diagonal():
    state = beside_louis_black_group()

    assert written(state) == {"establish c5", "establish e5", "establish c3", "establish e3"}


@pytest.mark.rule("PAT-34")
def test_every_token_of_the_opponents_group_keeps_its_distance():
    state = position(
        """
        5  . g B1 B1 B1 g y .
        """,
        bowls="br",
    )

    assert written(state) == {"establish g5"}


@pytest.mark.rule("PAT-35")
def test_a_group_may_touch_groups_of_other_colors():
    state = position(
        """
        5  . . P0 y  G1 . . .
        4  . . .  R1 .  . . .
        """,
        bowls="br",
    )

    assert "establish d5" in written(state)


@pytest.mark.rule("PAT-35")
def test_the_token_taken_may_have_the_color_of_the_one_placed():
    state = position(
        """
        5  . . b y . . . .
        """,
        bowls="br",
    )

    play(state, "establish c5")

    assert token(state, "c5") == {"color": "black", "seat": MAYA, "claim": 1}
    assert bowls(state)[MAYA] == "black"
