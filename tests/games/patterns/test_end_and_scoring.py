"""The end and the points (PAT-50 to PAT-54)."""

import pytest

from games.patterns.positions import play, position, river, rule_against, written

MAYA, LOUIS = 0, 1


def louis_will_be_stuck(black: str = "b b"):
    """Louis' red group has nothing beside it, and his bowl is red: he can do nothing any more."""
    return position(
        f"""
        5  R1 . . B0 {black} . .
        """,
        bowls="yr",
        turn=MAYA,
    )


@pytest.mark.rule("PAT-50")
def test_the_game_goes_on_while_the_player_to_move_can_act():
    state = position(
        """
        5  R1 r . B0 b . . .
        """,
        bowls="yr",
        turn=MAYA,
    )

    play(state, "flip e5")

    assert state.actors() == [LOUIS]
    assert written(state) == {"flip b5"}
    assert state.outcome() is None


@pytest.mark.rule("PAT-50")
def test_the_game_ends_when_the_player_to_move_has_no_action():
    state = play(louis_will_be_stuck("b ."), "flip e5")

    assert state.actors() == []
    assert written(state, MAYA) == written(state, LOUIS) == set()
    assert state.outcome() is not None
    assert rule_against(state, "flip d5", MAYA) == "PAT-50"


@pytest.mark.rule("PAT-51")
def test_the_opponent_of_the_stuck_player_may_still_flip_or_stop():
    state = play(louis_will_be_stuck(), "flip e5")

    assert state.actors() == [MAYA]
    assert written(state) == {"flip f5", "stop"}
    assert state.outcome() is None


@pytest.mark.rule("PAT-51")
def test_the_last_flips_come_one_at_a_time_until_none_is_left():
    state = play(louis_will_be_stuck(), "flip e5", "flip f5")

    assert state.outcome() is not None
    assert river(state, MAYA) == [("black", 1, 2)]


@pytest.mark.rule("PAT-51")
def test_the_last_flips_may_be_declined():
    state = play(louis_will_be_stuck(), "flip e5", "stop")

    assert state.outcome().scores == (1, 0)
    assert state.actors() == []


@pytest.mark.rule("PAT-51")
def test_a_flip_can_open_the_way_to_another():
    state = position(
        """
        5  R1 . . B0 b b b b
        """,
        bowls="yr",
    )

    play(state, "flip e5")
    flipped = 1
    while state.actors() == [MAYA] and "stop" in written(state):
        play(state, min(written(state)))
        flipped += 1

    assert flipped == 4
    assert state.outcome().scores == (4, 0)


@pytest.mark.rule("PAT-51")
def test_no_establish_after_the_end():
    state = play(louis_will_be_stuck(), "flip e5")

    assert rule_against(state, "establish f5") == "PAT-51"


@pytest.mark.rule("PAT-51")
def test_no_swap_after_the_end():
    state = position(
        """
        5  R1 . . B0 b b . .
        4  .  . . .  y . . .
        """,
        bowls="br",
    )

    play(state, "flip e5")

    assert written(state) == {"flip f5", "stop"}
    assert rule_against(state, "swap e4") == "PAT-51"


@pytest.mark.rule("PAT-51", "PAT-43")
def test_the_last_flips_follow_the_normal_rules():
    state = position(
        """
        5  R1 . . B0 b  . . .
        4  .  . . b  b  . . .
        3  .  . . .  B1 . . .
        """,
        bowls="yr",
        turn=MAYA,
    )

    play(state, "flip d4")

    assert written(state) == {"flip e5", "stop"}
    assert rule_against(state, "flip e4") == "PAT-43"


@pytest.mark.rule("PAT-51")
def test_the_stuck_player_gets_no_further_flips():
    state = play(louis_will_be_stuck(), "flip e5")

    assert written(state, LOUIS) == set()


@pytest.mark.rule("PAT-52")
@pytest.mark.parametrize(
    ("claim", "tokens", "points"), [(1, 1, 0), (1, 2, 1), (3, 4, 9), (6, 1, 0), (6, 2, 6), (6, 5, 24)]
)
def test_a_group_scores_its_claim_for_each_token_but_the_claimed_one(claim, tokens, points):
    others = ["B0", "P0", "Y0", "O0", "R0"]
    spaces = ["a3", "c3", "e3", "g3", "a5"]
    river_line = "".join(color[0].lower() + space for color, space in zip(others, spaces, strict=True))
    river_line = river_line[: 3 * (claim - 1)] + "gc6" + river_line[3 * (claim - 1) :]
    greens = " ".join(["G0"] * tokens + ["."] * (6 - tokens))

    state = position(
        f"""
        6  . . {greens}
        5  R0 . . . . . . .
        3  B0 . P0 . Y0 . O0 .
        """,
        rivers=(river_line, None),
        phase="over",
    )

    assert river(state, 0)[claim - 1] == ("green", claim, points)
    assert state.outcome().scores == (points, 0)


@pytest.mark.rule("PAT-52")
def test_it_does_not_matter_where_in_the_group_the_marker_lies():
    for marker in ("c5", "d5", "e5"):
        state = position(
            """
            5  . . G0 G0 G0 . . .
            """,
            rivers=(f"g{marker}", None),
            phase="over",
        )
        assert state.outcome().scores == (2, 0)


@pytest.mark.rule("PAT-53")
def test_bowl_tokens_and_color_markers_score_nothing():
    scores = {
        position(
            """
            5  . . G0 . R1 . . .
            """,
            bowls=both,
            phase="over",
        )
        .outcome()
        .scores
        for both in ("gr", "rg", "bb", "yo")
    }

    assert scores == {(0, 0)}


@pytest.mark.rule("PAT-53")
def test_face_up_tokens_score_nothing():
    state = position(
        """
        5  g g G0 g g . . .
        """,
        phase="over",
    )

    assert state.outcome().scores == (0, 0)


@pytest.mark.rule("PAT-54")
@pytest.mark.parametrize("winner", [0, 1])
def test_more_points_win(winner):
    state = position(
        f"""
        5  . G{winner} G{winner} . B{1 - winner} . . .
        """,
        phase="over",
    )

    assert state.outcome().winners == (winner,)


@pytest.mark.rule("PAT-54")
def test_equal_points_are_a_draw():
    state = position(
        """
        5  . G0 G0 . B1 B1 . .
        """,
        phase="over",
    )

    assert state.outcome().scores == (1, 1)
    assert state.outcome().winners == (0, 1)
    assert "draw" in state.outcome().reason


@pytest.mark.rule("PAT-50", "PAT-52", "PAT-54")
def test_the_rulebooks_game_ends_with_maya_at_41_and_louis_at_46():
    state = position(
        """
        8        G0 G0 O1 b
        7     y  G0 G0 B1 r  g
        6  B0 B0 B0 Y1 B1 B1 B1 y
        5  B0 O0 p  Y1 o  P0 o  y
        4  g  O0 Y1 Y1 P0 P0 g  P1
        3  y  O0 O0 O0 R1 R1 P1 P1
        2     O0 R0 p  R1 R1 P1
        1        R0 G1 G1 R1
        """,
        rivers=("ba6pe4gd7ob2rc1", "rf1pg2ge1oe8yd5bf6"),
        bowls="yr",
        turn=MAYA,
    )

    play(state, "establish f8")

    assert [points for _, _, points in river(state, MAYA)] == [3, 4, 9, 20, 5, 0]
    assert [points for _, _, points in river(state, LOUIS)] == [4, 6, 3, 0, 15, 18]
    assert state.outcome().scores == (41, 46)
    assert state.outcome().winners == (LOUIS,)


@pytest.mark.rule("PAT-54")
def test_one_point_more_wins_and_as_many_are_half_a_win_for_each():
    ahead = position(
        """
        5  r G0 G0 . . B1 . .
        """
    )
    level = position(
        """
        5  r G0 G0 . . B1 B1 .
        """
    )

    assert [ahead.result(seat) for seat in (0, 1)] == [1.0, 0.0]
    assert [level.result(seat) for seat in (0, 1)] == [0.5, 0.5]
