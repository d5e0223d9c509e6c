"""What the log tells of each act, and what a player is asked."""

import pytest

from games.patterns.positions import GAME, play, position
from sandtable.core import course, log


def told(state, act: str) -> str:
    """The log line of an act by the seat on turn."""
    step = log.act(state, 1, state.mover(), state.read(act), 0)
    seen = course.seen(step, 0)
    return GAME.tell(step.before.view(0), step.after.view(0), step.entry.seat, seen)


def asked(state, seat: int | None) -> str:
    return GAME.question(state.view(seat))


def playing(bowls: str):
    return position(
        """
        5  . . B0 b y g . .
        """,
        bowls=bowls,
    )


@pytest.mark.rule("PAT-13")
def test_the_bowl_choice_tells_both_tokens():
    state = GAME.start(seed="7f3a")
    first, second = state.view(None)["aside"]

    line = told(state, f"bowl {second}")

    assert first in line
    assert second in line


@pytest.mark.rule("PAT-31", "PAT-33")
def test_an_establish_tells_what_was_placed_where_as_which_group_and_what_was_taken():
    assert told(playing("pr"), "establish e5") == "established purple on e5 as group 2 and took yellow"


@pytest.mark.rule("PAT-40")
def test_a_flip_tells_the_color_and_the_space():
    assert told(playing("pr"), "flip d5") == "flipped black on d5"


@pytest.mark.rule("PAT-41")
def test_a_swap_tells_what_was_placed_where_and_what_was_taken():
    state = position(
        """
        5  . . B0 y g . . .
        """,
        bowls="br",
    )

    assert told(state, "swap d5") == "swapped black onto d5 and took yellow"


@pytest.mark.rule("PAT-51")
def test_the_end_of_the_last_flips_is_told():
    state = position(
        """
        5  R1 . . B0 b b . .
        """,
        bowls="yr",
    )

    assert told(play(state, "flip e5"), "stop") == "flipped no more"


@pytest.mark.rule("PAT-13")
def test_the_chooser_is_asked_for_one_of_the_two_tokens():
    state = GAME.start(seed="7f3a", start="0")
    question = asked(state, 1)

    assert all(color in question for color in state.view(1)["aside"])
    assert asked(state, 0) != question


@pytest.mark.rule("PAT-30")
def test_with_a_new_color_the_question_is_to_establish():
    assert "stablish" in asked(playing("pr"), 0)
    assert "purple" in asked(playing("pr"), 0)
    assert "swap" not in asked(playing("pr"), 0)


@pytest.mark.rule("PAT-41")
def test_with_an_established_color_the_question_is_to_swap():
    state = position(
        """
        5  . y B0 b . . . .
        """,
        bowls="br",
    )

    assert "swap" in asked(state, 0)
    assert "black" in asked(state, 0)
    assert "stablish" not in asked(state, 0)


@pytest.mark.rule("PAT-51")
def test_the_last_flips_are_asked_for():
    state = play(
        position(
            """
            5  R1 . . B0 b b . .
            """,
            bowls="yr",
        ),
        "flip e5",
    )

    assert "stop" in asked(state, 0)
    assert "stop" not in asked(state, 1)


@pytest.mark.rule("PAT-20")
def test_who_is_not_on_turn_waits():
    state = playing("pr")

    assert asked(state, 1) != asked(state, 0)
    assert asked(state, None) != asked(state, 0)


@pytest.mark.rule("PAT-50")
def test_nobody_is_asked_anything_after_the_end():
    state = position(
        """
        5  R1 . . B0 b b . .
        """,
        phase="over",
    )

    assert (
        asked(state, 0)
        == asked(state, 1)
        == asked(state, None)
        == "The game is over: one player could do nothing more."
    )


@pytest.mark.rule("PAT-45")
def test_from_a_space_whose_token_lies_face_down_nothing_is_taken():
    state = playing(bowls="by")

    assert GAME.parts(state, 0, GAME.read(state, "swap c5"))["taken"] == "nothing"
    assert GAME.parts(state, 0, GAME.read(state, "swap d5"))["taken"] == "black"


@pytest.mark.rule("PAT-50")
def test_only_an_allowed_act_after_which_there_is_none_is_called_the_last_one():
    state = position(
        """
        8  B0 b . g
        """,
        bowls="br",
    )
    several = playing(bowls="by")

    assert GAME.parts(state, 0, GAME.read(state, "flip d8"))["last"] == 1
    assert "last" not in GAME.parts(state, 0, GAME.read(state, "establish d8"))
    assert "last" not in GAME.parts(several, 0, GAME.read(several, "flip d5"))
