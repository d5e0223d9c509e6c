"""Turns (PAT-20, PAT-21)."""

from itertools import pairwise

import pytest

from games.patterns.positions import GAME, play, position, rule_against, written


def verbs(state) -> set[str]:
    return {act.split()[0] for act in written(state)}


@pytest.mark.rule("PAT-20")
def test_players_alternate_beginning_with_the_start_player():
    state = GAME.start(seed="7f3a", start="1")
    on_turn = []
    while state.view(None)["phase"] in ("choosing", "playing"):
        on_turn.append(state.mover())
        play(state, min(written(state)))

    assert on_turn[:6] == [0, 1, 0, 1, 0, 1]
    assert all(one != other for one, other in pairwise(on_turn))


@pytest.mark.rule("PAT-20")
def test_a_turn_is_one_action_also_after_a_flip_and_a_swap():
    for act in ("flip d5", "swap b5"):
        state = position(
            """
            5  . p B0 b y . . .
            """,
            bowls="br",
            turn=0,
        )

        assert play(state, act).mover() == 1


@pytest.mark.rule("PAT-20")
def test_with_a_new_color_in_the_bowl_a_turn_is_establish_or_flip():
    state = position(
        """
        5  . . B0 b y . . .
        """,
        bowls="gr",
    )

    assert verbs(state) == {"establish", "flip"}


@pytest.mark.rule("PAT-20")
def test_with_an_established_color_in_the_bowl_a_turn_is_swap_or_flip():
    state = position(
        """
        5  . p B0 b y . . .
        """,
        bowls="br",
    )

    assert verbs(state) == {"swap", "flip"}


@pytest.mark.rule("PAT-20")
def test_the_player_who_is_not_on_turn_may_do_nothing():
    state = position(
        """
        5  . p B0 b y B1 b .
        """,
        bowls="br",
        turn=0,
    )

    assert written(state, 1) == set()
    assert rule_against(state, "flip g5", seat=1) == "PAT-20"


@pytest.mark.rule("PAT-21")
def test_whoever_can_act_must_act():
    state = position(
        """
        5  . . B0 b . . . .
        """,
        bowls="bg",
    )

    assert written(state) == {"flip d5"}
    assert rule_against(state, "stop") == "PAT-21"


@pytest.mark.rule("PAT-21")
def test_there_is_no_passing_at_any_turn_of_a_game():
    state = GAME.start(seed="7f3a")
    while state.view(None)["phase"] in ("choosing", "playing"):
        assert "stop" not in written(state)
        play(state, max(written(state)))
