"""Which spaces lie beside which: for every space, and for sets of them."""

import pytest

from games.patterns.positions import position
from games.patterns.slow_rules import SPACES, beside
from sandtable.games.patterns.board import COLORS, INDEX, NAMES, around, closure, diagonals


def bits(names):
    return sum(1 << INDEX[name] for name in names)


def named(spaces):
    return {name for name in NAMES if spaces >> INDEX[name] & 1}


@pytest.mark.rule("PAT-03", "PAT-40")
@pytest.mark.parametrize("space", NAMES)
def test_beside_a_space_are_those_that_share_an_edge_with_it(space):
    assert named(around(bits([space]))) == beside(space)


@pytest.mark.rule("PAT-44")
@pytest.mark.parametrize("space", NAMES)
def test_over_a_diagonal_are_those_that_share_a_corner_only(space):
    assert named(diagonals(INDEX[space])) == {
        other
        for other in SPACES
        if abs(ord(other[0]) - ord(space[0])) == abs(int(other[1]) - int(space[1])) == 1
    }


@pytest.mark.rule("PAT-45")
def test_what_hangs_together_is_found_as_far_as_it_reaches():
    within = bits(["c1", "c2", "c3", "d3", "e3", "g3", "f4", "h6"])

    assert named(closure(bits(["c1"]), within)) == {"c1", "c2", "c3", "d3", "e3"}
    assert named(closure(bits(["h6"]), within)) == {"h6"}


@pytest.mark.rule("PAT-45")
def test_a_space_has_a_color_only_while_its_token_lies_face_up():
    state = position(
        """
        5  . G0 y . . . . .
        """
    )

    assert [state.color_at(INDEX[space]) for space in ("c5", "b5", "a5")] == [COLORS.index("yellow"), -1, -1]
