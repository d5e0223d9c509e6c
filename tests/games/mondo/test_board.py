"""MON-03: the world board."""

import pytest

from games.mondo import slow_world
from sandtable.games.mondo.board import (
    ALL_SPACES,
    BACK_RIM,
    BIT,
    NAMES,
    RIM,
    RIM_EDGES,
    beside,
    first,
    names,
    neighbors,
    nth,
)
from sandtable.games.mondo.tiles import DIRECTIONS, LETTERS

RIM_NAMES = {name + way for name in NAMES for way in DIRECTIONS if beside(name, way) not in NAMES}


@pytest.mark.rule("MON-03")
def test_the_board_has_24_spaces_in_rows_of_2_4_6_6_4_2():
    assert [sum(name[1] == row for name in NAMES) for row in "123456"] == [2, 4, 6, 6, 4, 2]
    assert list(NAMES) == slow_world.SPACES
    assert names(ALL_SPACES) == list(NAMES)


@pytest.mark.rule("MON-03")
def test_the_rim_has_24_edges_all_water_on_the_water_side():
    assert len(RIM_NAMES) == 24
    for direction in range(4):
        assert RIM[direction * 4 + LETTERS.index("W")] == RIM_EDGES[direction]
        assert [RIM[direction * 4 + land] for land in range(3)] == [0, 0, 0]


@pytest.mark.rule("MON-03")
def test_on_the_back_side_each_side_has_its_landscape():
    edges = [edge for strip in BACK_RIM.values() for edge in strip.split()]

    assert sorted(edges) == sorted(RIM_NAMES)
    assert {letter: len(strip.split()) for letter, strip in BACK_RIM.items()} == dict.fromkeys("FDPW", 6)
    assert {edge: letter for letter, strip in BACK_RIM.items() for edge in strip.split()} == slow_world.STRIPS
    for land, letter in enumerate(LETTERS):
        found = {
            name + way for number, way in enumerate(DIRECTIONS) for name in names(RIM[16 + number * 4 + land])
        }
        assert found == set(BACK_RIM[letter].split())


def test_neighbors_are_the_spaces_beside():
    for space, name in enumerate(NAMES):
        around = {beside(name, way) for way in DIRECTIONS} & set(NAMES)
        assert set(names(neighbors(BIT[space]))) == around


def test_sets_are_taken_apart():
    for space in range(24):
        assert first(BIT[space]) == space
        assert nth(ALL_SPACES, space) == space
