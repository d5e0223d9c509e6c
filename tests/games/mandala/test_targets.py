"""What a touch on the table means where it cannot be played."""

import pytest

from games.mandala.tables import GAME, play, table
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
