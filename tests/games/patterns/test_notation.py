"""Acts and positions as text, both ways, and what is said about text that cannot be read."""

import random

import pytest

from games.patterns.positions import GAME, SPACES, line, position, written
from sandtable import Unreadable

START = GAME.start(seed="7f3a")
KINDS = {"flip": SPACES, "swap": SPACES, "establish": SPACES}


def test_every_act_is_written_as_its_kind_and_what_it_touches():
    acts = {GAME.write(START, action) for action in range(GAME.action_count)}
    colors = ("black", "green", "purple", "yellow", "orange", "red")

    expected = {f"{kind} {space}" for kind, spaces in KINDS.items() for space in spaces}
    assert acts == expected | {f"bowl {color}" for color in colors} | {"stop"}


def test_every_act_is_read_back():
    for action in range(GAME.action_count):
        assert GAME.read(START, GAME.write(START, action)) == action


def test_capitals_and_spaces_around_an_act_do_not_matter():
    assert GAME.read(START, "  Establish   D4 ") == GAME.read(START, "establish d4")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "establish d4"),
        ("establish", "establish d4"),
        ("jump d4", "jump d4"),
        ("flip d4 e4", "flip d4 e4"),
        ("stop it", "stop it"),
        ("flip a1", "a1"),
        ("flip i5", "i5"),
        ("flip d9", "d9"),
        ("flip d", "not a space"),
        ("bowl pink", "pink"),
        ("bowl d4", "d4"),
    ],
)
def test_an_act_that_cannot_be_read_is_unreadable_and_says_why(text, told):
    with pytest.raises(Unreadable, match=told):
        GAME.read(START, text)


def test_a_position_is_one_line_of_seven_words():
    assert len(GAME.write_position(START).split()) == 7
    assert "\n" not in GAME.write_position(START)


def test_a_drawn_position_is_written_as_it_was_drawn():
    drawn = line(
        """
        8        .  .  r  .
        7     .  .  .  .  .  .
        6  .  .  g  G0 .  .  .  .
        5  .  .  .  G0 y  .  B1 b
        4  .  .  .  .  .  .  .  .
        2     p  .  .  .  .  .
        """,
        rivers=("gd5", "bg5"),
        bowls="po",
        turn=1,
    )

    assert GAME.write_position(GAME.read_position(drawn)) == drawn


def test_every_position_of_random_games_is_read_back():
    for seed in range(12):
        chance = random.Random(seed)
        state = GAME.start(seed=str(seed))
        while state.actors():
            state.apply(state.mover(), chance.choice(state.legal(state.mover())))
            again = GAME.read_position(GAME.write_position(state))
            assert again.view(0) == state.view(0)
            assert again.legal(state.mover()) == state.legal(state.mover())


BOARD = """
    5  . . g G0 . B1 . .
    3  . . y .  . .  . .
    """


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (" playing", "", "seven words, not 6"),
        ("playing", "playing playing", "seven words, not 8"),
        ("playing", "sleeping", "'sleeping' is not a phase"),
        ("playing 0", "playing 2", "0 or 1"),
        ("playing 0 0", "playing 0 x", "0 or 1"),
        (" rr ", " rrr ", "two letters"),
        (" rr ", " rx ", "two letters"),
        ("..../......", "......", "eight ranks, not 7"),
        ("..../......", "...../......", "rank 8 has 4 tokens"),
        ("..../......", ".../......", "rank 8 has 4 tokens"),
        ("..../......", "..x./......", "rank 8 has 4 tokens"),
        ("G0", "G2", "rank 5 has 8 tokens"),
        ("G0", "G", "rank 5 has 8 tokens"),
        ("gd5", "gd", "river"),
        ("gd5", "xd5", "river"),
        ("gd5", "ga1", "a1"),
        ("gd5", "ge5", "seat 0 has no g token on e5"),
        ("gd5", "bd5", "seat 0 has no b token on d5"),
        ("bf5", "be5", "seat 1 has no b token on e5"),
        ("gd5", "gd5gd5", "twice in the river of seat 0"),
        ("bf5", "bf5bf5", "twice in the river of seat 1"),
        ("gd5", "-", "green group of seat 0 is not in its river"),
        ("bf5", "-", "black group of seat 1 is not in its river"),
    ],
)
def test_a_position_that_cannot_be_read_is_unreadable_and_says_why(old, new, told):
    drawn = line(BOARD)
    assert old in drawn

    with pytest.raises(Unreadable, match=told):
        GAME.read_position(drawn.replace(old, new, 1))


@pytest.mark.rule("PAT-01")
def test_ten_tokens_of_a_color_are_too_many():
    with pytest.raises(Unreadable, match="10 green tokens"):
        position(
            """
            6  . . . . . . . .
            5  g g g g g g g g
            4  g . . . . . . .
            """,
            bowls="gr",
        )


@pytest.mark.rule("PAT-43")
def test_two_groups_that_touch_cannot_be_drawn():
    with pytest.raises(Unreadable, match="the two green groups touch"):
        position(
            """
            5  . G0 G1 y . . . .
            """
        )


@pytest.mark.parametrize("seat", [0, 1])
def test_a_group_in_two_pieces_cannot_be_drawn(seat):
    with pytest.raises(Unreadable, match=f"green group of seat {seat} is in several pieces"):
        position(
            f"""
            5  . G{seat} . G{seat} y . . .
            """
        )


@pytest.mark.rule("PAT-50")
def test_nobody_can_be_playing_who_has_no_act():
    with pytest.raises(Unreadable, match="no act"):
        position(
            """
            5  . R0 . . y . . .
            """,
            bowls="rb",
        )


@pytest.mark.rule("PAT-51")
def test_nobody_can_be_flipping_who_has_no_flip():
    with pytest.raises(Unreadable, match="no flip"):
        position(
            """
            5  . R0 y . R1 . . .
            """,
            phase="flipping",
        )


@pytest.mark.rule("PAT-13")
def test_while_choosing_the_board_is_full_of_face_up_tokens():
    with pytest.raises(Unreadable, match="while choosing"):
        position(BOARD, phase="choosing", turn=1, bowls="pr")


@pytest.mark.rule("PAT-11")
def test_while_choosing_the_two_tokens_differ():
    words = GAME.write_position(START).split()
    words[4] = words[4][0] * 2

    with pytest.raises(Unreadable):
        GAME.read_position(" ".join(words))


@pytest.mark.rule("PAT-13")
def test_the_start_player_cannot_be_choosing():
    words = GAME.write_position(START).split()
    words[2] = words[3]

    with pytest.raises(Unreadable, match="start player"):
        GAME.read_position(" ".join(words))


def test_an_act_is_legal_in_a_drawn_position_as_in_a_played_one():
    state = position(BOARD)

    assert written(state) == {"flip c5", "establish c5", "establish c3"}
