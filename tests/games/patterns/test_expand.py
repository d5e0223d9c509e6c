"""EXPAND: FLIP and SWAP (PAT-40 to PAT-45)."""

import pytest

from games.patterns.positions import GAME, bowls, play, position, river, rule_against, token, written

MAYA, LOUIS = 0, 1


def maya_has_a_black_group():
    return position(
        """
        5  . . b y  b . . .
        4  . . g B0 b . . .
        3  . . b p  r . . .
        """,
        bowls="gr",
        turn=MAYA,
    )


@pytest.mark.rule("PAT-40")
def test_maya_flips_the_black_token_beside_her_group():
    state = play(maya_has_a_black_group(), "flip e4")

    assert token(state, "e4") == {"color": "black", "seat": MAYA}
    assert river(state, MAYA) == [("black", 1, 1)]


@pytest.mark.rule("PAT-40")
def test_a_flip_leaves_the_bowl_as_it_is():
    state = play(maya_has_a_black_group(), "flip e4")

    assert bowls(state) == ["green", "red"]


@pytest.mark.rule("PAT-44")
def test_maya_may_not_expand_diagonally():
    state = maya_has_a_black_group()

    assert {act for act in written(state) if act.startswith("flip")} == {"flip e4"}
    for space in ("c5", "e5", "c3"):
        assert rule_against(state, f"flip {space}") == "PAT-44"


@pytest.mark.rule("PAT-44")
def test_a_diagonal_may_be_reached_in_two_steps():
    state = play(maya_has_a_black_group(), "flip e4", "establish c4")

    assert "flip e5" in written(state)


@pytest.mark.rule("PAT-40")
def test_only_the_groups_own_color_is_flipped():
    state = maya_has_a_black_group()

    assert rule_against(state, "flip d5") == "PAT-40"


@pytest.mark.rule("PAT-40")
def test_a_flip_needs_a_token_beside_the_group():
    state = position(
        """
        5  . b . B0 . b . g
        """,
        bowls="gr",
    )

    assert rule_against(state, "flip f5") == "PAT-40"


@pytest.mark.rule("PAT-40")
def test_a_flip_beside_the_opponents_group_needs_an_own_one():
    state = position(
        """
        5  . . . B1 b . . y
        """,
        bowls="gr",
    )

    assert "flip e5" not in written(state)
    assert rule_against(state, "flip e5") == "PAT-40"


@pytest.mark.rule("PAT-40")
def test_a_group_grows_from_any_of_its_tokens():
    state = position(
        """
        6  . . . . . g . .
        5  . . . G0 G0 G0 g .
        4  . . . g . . . .
        """,
        bowls="gr",
    )

    assert written(state) == {"flip f6", "flip g5", "flip d4"}


@pytest.mark.rule("PAT-40")
def test_every_own_group_may_grow():
    state = position(
        """
        6  . . . . . . . .
        5  . g G0 . P0 p . .
        4  . . B0 b . . . .
        """,
        bowls="gr",
    )

    assert written(state) == {"flip b5", "flip f5", "flip d4"}


def louis_has_established_his_sixth_group():
    return position(
        """
        8  R1 . B1 .
        6  P1 . Y1 . . . . .
        5  . . . y O1 o r .
        4  . G1 . . g p . .
        """,
        rivers=("-", "rc8be8pa6yc6gb4oe5"),
        bowls="bo",
        turn=LOUIS,
    )


@pytest.mark.rule("PAT-40", "PAT-41")
def test_louis_flips_orange_and_then_swaps_the_green_token():
    state = play(louis_has_established_his_sixth_group(), "flip f5", "establish g5")

    play(state, "swap e4")

    assert token(state, "e4") == {"color": "orange", "seat": LOUIS}
    assert bowls(state)[LOUIS] == "green"
    assert river(state, LOUIS)[5] == ("orange", 6, 12)


@pytest.mark.rule("PAT-41")
def test_a_swap_takes_any_face_up_token_beside_the_group():
    state = louis_has_established_his_sixth_group()

    assert written(state) == {"flip f5", "swap d5", "swap e4"}


@pytest.mark.rule("PAT-41")
def test_a_swap_needs_a_token_beside_the_group():
    state = louis_has_established_his_sixth_group()

    assert rule_against(state, "swap g5") == "PAT-41"


@pytest.mark.rule("PAT-41")
def test_a_swap_joins_the_group_of_the_bowl_color_only():
    state = position(
        """
        5  y G0 y . y B0 y .
        """,
        bowls="br",
    )

    assert written(state) == {"swap e5", "swap g5"}


@pytest.mark.rule("PAT-41")
def test_a_swap_needs_a_group_in_the_color_of_the_bowl():
    state = position(
        """
        5  y G0 y . . . . .
        """,
        bowls="br",
    )

    assert rule_against(state, "swap a5") == "PAT-41"


@pytest.mark.rule("PAT-44")
def test_no_swap_over_a_diagonal():
    state = position(
        """
        5  . y G0 . . . . .
        4  . y . y . . . .
        """,
        bowls="gr",
    )

    assert written(state) == {"swap b5"}
    assert rule_against(state, "swap b4") == "PAT-44"


@pytest.mark.rule("PAT-42")
def test_a_swap_for_the_groups_own_color_is_listed_as_flip():
    state = position(
        """
        5  . g G0 y . . . .
        """,
        bowls="gr",
    )

    assert written(state) == {"flip b5", "swap d5"}
    assert rule_against(state, "swap b5") == "PAT-42"


def two_green_groups():
    """Louis' green group lies two spaces from Maya's; c5 and c4 lie between them."""
    return position(
        """
        6  . y  p r  . . . .
        5  . G0 g G1 . . . .
        4  . G0 b G1 . . . .
        3  . o  y r  . . . .
        """,
        bowls="gg",
        turn=MAYA,
    )


@pytest.mark.rule("PAT-43")
def test_a_green_token_may_not_be_swapped_for_a_marked_one():
    state = two_green_groups()

    assert written(state) == {"swap b6", "swap b3"}
    assert rule_against(state, "swap c4") == "PAT-43"


@pytest.mark.rule("PAT-43")
def test_the_marked_green_token_may_not_be_flipped():
    state = two_green_groups()

    assert rule_against(state, "flip c5") == "PAT-43"


@pytest.mark.rule("PAT-43")
def test_nor_may_louis_connect_the_two_green_groups():
    state = play(two_green_groups(), "swap b6")

    assert written(state) == {"swap d6", "swap d3"}
    assert rule_against(state, "flip c5") == "PAT-43"
    assert rule_against(state, "swap c4") == "PAT-43"


@pytest.mark.rule("PAT-42", "PAT-43")
def test_nobody_is_told_to_flip_a_token_that_may_not_be_flipped():
    state = two_green_groups()

    assert rule_against(state, "swap c5") == "PAT-43"


@pytest.mark.rule("PAT-43")
def test_groups_of_one_color_may_touch_over_a_diagonal():
    state = position(
        """
        5  . G0 g .  . . . .
        4  . .  . G1 . . . .
        """,
        bowls="br",
    )

    assert "flip c5" in written(state)


@pytest.mark.rule("PAT-43")
def test_groups_of_different_colors_may_touch():
    state = position(
        """
        5  . G0 g B1 . . . .
        """,
        bowls="br",
    )

    assert "flip c5" in written(state)


@pytest.mark.rule("PAT-45")
def test_face_up_tokens_form_no_groups():
    state = position(
        """
        5  . G0 g g . . . b
        """,
        bowls="br",
    )

    assert "flip d5" not in written(state)
    assert play(state, "flip c5").view(None)["rivers"][0][0]["tokens"] == 2


@pytest.mark.rule("PAT-45")
@pytest.mark.parametrize("act", ["flip e5", "swap e5", "establish e5"])
def test_a_face_down_token_is_never_touched_again(act):
    state = position(
        """
        5  . . . G0 G0 y . b
        """,
        bowls="gr",
    )

    assert rule_against(state, act) == "PAT-45"


@pytest.mark.rule("PAT-45")
def test_face_down_tokens_stay_to_the_end():
    state = GAME.start(seed="7f3a")
    face_down: dict[str, tuple[str, int]] = {}
    while state.actors():
        play(state, sorted(written(state))[-1 if len(face_down) % 2 else 0])
        now = {
            space: (token["color"], token["seat"])
            for space, token in state.view(None)["board"].items()
            if "seat" in token
        }
        assert face_down.items() <= now.items()
        face_down = now

    assert face_down
