"""Pieces and set-up (PAT-01 to PAT-13)."""

from collections import Counter

import pytest

from games.patterns.positions import GAME, SPACES, bowls, play, position, river, token, written

CENTER = {"d4", "e4", "d5", "e5"}
COLORS = {"black", "green", "purple", "yellow", "orange", "red"}
DEALS = [GAME.start(seed=f"deal {n}") for n in range(60)]


def board(state):
    return state.view(None)["board"]


def first_view(seed: str, **options):
    return GAME.start(seed=seed, **options).view(None)


@pytest.mark.rule("PAT-01")
def test_there_are_nine_tokens_in_each_of_six_colors():
    for deal in DEALS:
        on_board = Counter(token["color"] for token in board(deal).values())
        aside = Counter(deal.view(None)["aside"])

        assert on_board + aside == Counter(dict.fromkeys(COLORS, 9))


@pytest.mark.rule("PAT-02")
def test_every_token_begins_face_up():
    assert all(set(token) == {"color"} for deal in DEALS for token in board(deal).values())


@pytest.mark.rule("PAT-02")
def test_both_sides_of_a_token_show_its_color():
    state = position(
        """
        5  . . . g G0 . . .
        """
    )

    assert token(state, "d5")["color"] == token(state, "e5")["color"] == "green"


@pytest.mark.rule("PAT-02")
def test_nothing_is_hidden_from_anybody():
    state = GAME.start(seed="7f3a")
    play(state, "bowl " + state.view(None)["aside"][0], "establish d4")
    views = [state.view(reader) for reader in (0, 1, None)]

    assert [view.pop("seat") for view in views] == [0, 1, None]
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("PAT-03")
def test_the_mandala_is_a_grid_without_three_spaces_at_each_corner():
    spaces = set(board(DEALS[0]))
    corners = {"a1", "b1", "a2", "g1", "h1", "h2", "a7", "a8", "b8", "h7", "g8", "h8"}

    assert len(spaces) == 52
    assert spaces == {file + rank for file in "abcdefgh" for rank in "12345678"} - corners
    assert spaces == set(SPACES)


@pytest.mark.rule("PAT-04")
def test_each_player_has_a_bowl_of_one_token_and_an_empty_river():
    state = play(DEALS[0].copy(), "bowl " + DEALS[0].view(None)["aside"][0])

    assert len(bowls(state)) == 2
    assert set(bowls(state)) <= COLORS
    assert river(state, 0) == river(state, 1) == []


@pytest.mark.rule("PAT-04")
def test_a_river_has_places_one_to_six_each_with_a_color_of_its_own():
    state = position(
        """
        8  B0 . P0 .
        6  . Y0 . O0 . R0 . .
        3  . G0 . . . . . .
        """,
        phase="over",
    )

    assert [claim for _, claim, _ in river(state, 0)] == [1, 2, 3, 4, 5, 6]
    assert {color for color, _, _ in river(state, 0)} == COLORS


@pytest.mark.rule("PAT-10")
def test_eight_tokens_of_each_color_lie_outside_the_center():
    for deal in DEALS:
        outside = [token["color"] for space, token in board(deal).items() if space not in CENTER]

        assert Counter(outside) == Counter(dict.fromkeys(COLORS, 8))


@pytest.mark.rule("PAT-10")
def test_every_color_may_lie_anywhere_outside_the_center():
    for space in set(SPACES) - CENTER:
        assert {board(deal)[space]["color"] for deal in DEALS} == COLORS


@pytest.mark.rule("PAT-11")
def test_the_four_tokens_in_the_center_differ():
    for deal in DEALS:
        center = {board(deal)[space]["color"] for space in CENTER}

        assert len(center) == 4
        assert center | set(deal.view(None)["aside"]) == COLORS


@pytest.mark.rule("PAT-11")
def test_any_color_may_lie_on_any_space_of_the_center():
    for space in CENTER:
        assert {board(deal)[space]["color"] for deal in DEALS} == COLORS


@pytest.mark.rule("PAT-12")
def test_the_start_player_is_drawn_by_lot():
    starts = Counter(deal.view(None)["start"] for deal in DEALS)

    assert set(starts) == {0, 1}
    assert min(starts.values()) > 15


@pytest.mark.rule("PAT-12")
@pytest.mark.parametrize("start", [0, 1])
def test_the_table_may_choose_the_start_player(start):
    assert {first_view(str(n), start=str(start))["start"] for n in range(10)} == {start}


@pytest.mark.rule("PAT-13")
def test_the_other_player_picks_the_bowl_token_first():
    state = GAME.start(seed="7f3a", start="0")

    assert state.actors() == [1]
    assert bowls(state) == [None, None]
    assert written(state) == {f"bowl {color}" for color in state.view(None)["aside"]}


@pytest.mark.rule("PAT-13")
@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize("pick", [0, 1])
def test_the_start_player_gets_the_token_left_over_and_begins(start, pick):
    state = GAME.start(seed="7f3a", start=str(start))
    aside = state.view(None)["aside"]

    play(state, f"bowl {aside[pick]}")

    assert bowls(state)[1 - start] == aside[pick]
    assert bowls(state)[start] == aside[1 - pick]
    assert state.actors() == [start]


@pytest.mark.rule("PAT-13")
def test_nothing_else_is_done_before_the_bowls_are_filled():
    state = GAME.start(seed="7f3a")

    assert len(written(state)) == 2
    assert state.view(None)["phase"] == "choosing"
