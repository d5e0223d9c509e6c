"""What a touch on the table means where it cannot be played."""

import pytest

from games.mandala.positions import GAME, play, table
from sandtable.core.errors import Unreadable


@pytest.mark.rule("MAN-62")
def test_the_other_mountain_is_not_claimed_from():
    state = play(table(one="b2g3p1/y3/o3", two="b1/-/-", seat0="r2/-/-/-"), "grow 1 red 1")

    touched = GAME.meant(state, 0, "mountain 2 black")

    assert GAME.write(state, touched) == "build 2 black"
    assert state.why_not(state.actors()[0], touched).rule == "MAN-62"


@pytest.mark.rule("MAN-40")
def test_nothing_is_played_into_the_field_of_somebody_else():
    with pytest.raises(Unreadable, match="your own"):
        GAME.meant(GAME.start(seed="touch"), 0, "theirs 1 red")


@pytest.mark.rule("MAN-62")
@pytest.mark.parametrize(
    ("target", "meant"),
    [
        ("black", "claim black"),
        ("purple", "claim purple"),
        ("mountain 1 green", "claim green"),
        ("field 2 red 1", "grow 2 red 1"),
    ],
)
def test_while_a_mandala_is_destroyed_its_colors_are_claimed(target, meant):
    state = play(table(one="b2g3p1/y3/o3", two="b1/-/-", seat0="r2/-/-/-"), "grow 1 red 1")

    assert GAME.write(state, GAME.meant(state, 0, target)) == meant


@pytest.mark.rule("MAN-40")
@pytest.mark.parametrize(
    ("target", "meant"),
    [
        ("Green", "discard green 1"),
        ("mountain 2 red", "build 2 red"),
        ("mountain 1 black", "build 1 black"),
        ("field 1 orange", "grow 1 orange 1"),
        ("field 2 red 3", "grow 2 red 3"),
        ("discard red 2", "discard red 2"),
    ],
)
def test_a_color_is_discarded_or_played_where_it_is_put(target, meant):
    state = GAME.start(seed="touch")

    assert GAME.write(state, GAME.meant(state, 0, target)) == meant


@pytest.mark.parametrize("target", ["field 1 red 2 3", "discard red 1 1", "mountain 1", "river", ""])
def test_what_is_nothing_to_touch_is_told(target):
    with pytest.raises(Unreadable, match="is nothing to touch"):
        GAME.meant(GAME.start(seed="touch"), 0, target)
