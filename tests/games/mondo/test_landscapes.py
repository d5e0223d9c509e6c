"""Misconnections and finished landscapes, on drawn worlds."""

import pytest

from games.mondo.positions import ALL_WATER, water_with, world
from sandtable.games.mondo.board import names
from sandtable.games.mondo.landscapes import Landscapes, misconnection_names, misconnections
from sandtable.games.mondo.tiles import DESERT, FOREST, LANDSCAPES, PLAINS, WATER


def finished(drawing, side="water", joins=True):
    """The finished landscapes and lakes of a drawing: {"plains": [["c3", "c4"]]}."""
    found = Landscapes(world(drawing, side, joins))
    told = {}
    for kind, region in zip(found.kinds, found.regions, strict=True):
        told.setdefault(LANDSCAPES[kind], []).append(names(region))
    return told


LAKE = """
              W    W
         W    WWPW W    W
    W    WPWW PPWP WWWP W    W
    W    WPWW WPPP WWWP W    W
         W    PWWW W    W
              W    W
"""


@pytest.mark.rule("MON-24")
def test_touching_edges_of_different_landscapes_are_one_misconnection():
    drawing = """
              .    .
         .    .    .    .
    .    .    P    F    .    .
    .    .    .    .    .    .
         .    .    .    .
              .    .
    """

    assert misconnection_names(world(drawing)) == ["c3e"]
    assert misconnections(world(drawing)) == 1


@pytest.mark.rule("MON-24")
def test_an_edge_that_differs_from_the_rim_is_a_misconnection():
    drawing = """
              P    .
         .    .    .    .
    .    .    .    .    .    .
    .    .    .    .    .    W
         .    .    .    .
              .    .
    """

    assert misconnection_names(world(drawing)) == ["c1n", "c1w"]
    assert misconnections(world(drawing)) == 2


@pytest.mark.rule("MON-24")
def test_an_empty_neighbor_causes_none():
    assert misconnections(world(ALL_WATER.replace("W", ".", 5))) == 0
    assert misconnections(world(ALL_WATER)) == 0


@pytest.mark.rule("MON-31")
def test_an_enclosed_landscape_without_mistakes_is_finished():
    drawing = """
              W    W
         W    WWPW WWPW W
    W    WPWW PPWP PWWP W    W
    W    W    W    W    W    W
         W    W    W    W
              W    W
    """

    assert finished(drawing) == {"plains": [["c2", "d2", "b3", "c3", "d3"]]}


@pytest.mark.rule("MON-31")
def test_two_regions_that_meet_only_at_a_corner_are_two_landscapes():
    drawing = """
              W    W
         WPWW WWWP W    W
    W    W    W    WPWW WWWP W
    W    W    W    W    W    W
         W    W    W    W
              W    W
    """

    assert finished(drawing) == {"plains": [["b2", "c2"], ["d3", "e3"]]}


@pytest.mark.rule("MON-31")
def test_water_that_fills_the_world_is_no_finished_landscape():
    assert finished(ALL_WATER) == {}
    assert Landscapes(world(ALL_WATER)).lands() == 0


@pytest.mark.rule("MON-32")
def test_a_landscape_beside_an_empty_space_is_not_finished():
    closed = water_with(c3="WPWW", d3="WWPP", d4="PWWW")
    gap = water_with(c3="WPWW", d3="WWPP", d4=".")

    assert finished(closed) == {"plains": [["c3", "d3", "d4"]]}
    assert finished(gap) == {}


@pytest.mark.rule("MON-32")
def test_an_empty_space_beside_another_edge_of_the_tile_does_not_matter():
    drawing = water_with(c3="WPWW", d3="WWWP", d2=".")

    assert finished(drawing) == {"plains": [["c3", "d3"]]}


@pytest.mark.rule("MON-33")
def test_a_bad_edge_spoils_the_landscapes_on_both_sides():
    drawing = water_with(c3="WPWW", d3="WWWF", c5="WPWW", d5="WWWP")

    assert finished(drawing) == {"plains": [["c5", "d5"]]}
    assert misconnections(world(drawing)) == 1


@pytest.mark.rule("MON-33")
def test_a_bad_edge_spoils_a_landscape_as_far_as_it_reaches():
    drawing = """
              W    W
         W    W    W    W
    W    WPWW WWPP W    W    W
    W    W    PPWW WWPP W    W
         W    W    FWWW W
              W    W
    """

    assert finished(drawing) == {}
    assert finished(drawing.replace("FWWW", "PWWW")) == {"plains": [["b3", "c3", "c4", "d4", "d5"]]}


@pytest.mark.rule("MON-33")
def test_a_bad_edge_leaves_the_other_landscapes_of_its_tiles_alone():
    drawing = """
              W    W
         W    W    W    W
    W    WPWW WWFP W    W    W
    W    W    W    W    W    W
         W    W    W    W
              W    W
    """

    assert misconnections(world(drawing)) == 1
    assert finished(drawing) == {"plains": [["b3", "c3"]]}


@pytest.mark.rule("MON-32", "MON-33")
def test_land_at_the_rim_of_the_water_side_is_a_mistake():
    assert finished(water_with(c1="PWWW", e3="WPWW", f3="WWWP")) == {"plains": [["e3", "f3"]]}


@pytest.mark.rule("MON-42")
def test_a_lake_is_finished_water_without_rim_water():
    assert finished(LAKE)["water"] == [["c3", "c4"]]
    mistaken = LAKE.replace("WPPP", "P   ")
    joined_to_the_rim = LAKE.replace("WWPW", "W   ").replace("WPWW PPWP", "W    WPWW")
    assert "water" not in finished(mistaken)
    assert "water" not in finished(joined_to_the_rim)


@pytest.mark.rule("MON-44", "MON-45")
def test_a_landscape_is_as_large_as_its_tiles():
    found = Landscapes(world(water_with(c2="WFWW", d2="WWFF", d3="FWWW", c5="WFWW", d5="WWWF")))

    assert names(found.largest(FOREST)) == ["c2", "d2", "d3"]
    assert (found.largest(DESERT), found.largest(WATER)) == (0, 0)
    assert (found.number_of(FOREST), found.number_of(PLAINS), found.lands()) == (2, 0, 2)


@pytest.mark.rule("MON-03", "MON-32", "MON-71")
def test_on_the_back_side_a_matching_rim_closes_a_landscape():
    drawing = """
              F    F
         .    .    .    .
    .    .    .    .    .    .
    .    .    .    .    .    .
         .    .    .    .
              .    .
    """
    closed = """
              FFWF FFWF
         .    W    W    .
    .    .    .    .    .    .
    .    .    .    .    .    .
         .    .    .    .
              .    .
    """

    assert finished(drawing, "back") == {}
    assert finished(closed, "back") == {"forest": [["c1", "d1"]]}


@pytest.mark.rule("MON-03", "MON-71")
def test_on_the_back_side_the_border_strip_joins_what_touches_it():
    drawing = """
              .    .
         FWWW W    W    FDWW
    .    W    .    .    W    .
    .    .    .    .    .    .
         .    .    .    .
              .    .
    """

    assert finished(drawing, "back")["forest"] == [["b2", "e2"]]


@pytest.mark.rule("MON-03", "MON-33")
def test_a_mistake_at_the_border_strip_spoils_what_it_joins():
    drawing = """
              W    .
         FWWW W    .    .
    .    W    .    .    .    .
    .    .    .    .    .    .
         .    .    .    .
              .    .
    """

    assert misconnection_names(world(drawing, "back")) == ["c1n", "c1w"]
    assert finished(drawing, "back") == {}
    assert finished(drawing.replace("W    .", ".    .", 1), "back") == {"forest": [["b2"]]}


@pytest.mark.rule("MON-03", "MON-33")
def test_apart_a_border_strip_joins_nothing_and_spoils_only_the_space_of_a_misfit():
    """Forest at the northern strip on b2 and e2, water at it on c1."""
    drawing = """
              W    .
         FWWW W    W    FDWW
    .    W    .    .    W    .
    .    .    .    .    .    .
         .    .    .    .
              .    .
    """

    assert finished(drawing, "back") == {"desert": [["e2"]]}
    assert finished(drawing, "back", joins=False) == {"forest": [["b2"], ["e2"]], "desert": [["e2"]]}
    assert misconnection_names(world(drawing, "back")) == ["c1n", "c1w"]


@pytest.mark.rule("MON-03", "MON-42")
def test_apart_water_at_the_water_rim_is_still_no_lake():
    assert finished(ALL_WATER, "back", joins=False) == {}


@pytest.mark.rule("MON-42", "MON-71")
def test_on_the_back_side_water_at_the_water_rim_is_no_lake():
    drawing = """
              .    .
         .    .    .    .
    WPPW P    .    .    .    .
    PPWW .    .    .    .    .
         .    .    .    .
              .    .
    """

    assert misconnections(world(drawing, "back")) == 0
    assert finished(drawing, "back") == {}
    assert finished(LAKE, "back")["water"] == [["c3", "c4"]]


def test_what_stands_on_the_tiles_is_counted():
    drawing = water_with(c3="P:lion", d4="W:whale", c5="W:turtle", b2="WWPF:active", e5="WWPF:inactive")
    found = Landscapes(world(drawing))

    assert names(found.animals()) == ["c3", "d4", "c5"]
    assert (names(found.animals_of(WATER)), names(found.animals_of(PLAINS))) == (["d4", "c5"], ["c3"])
    assert (names(found.active_volcanoes()), names(found.inactive_volcanoes())) == (["b2"], ["e5"])
