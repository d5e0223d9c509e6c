"""Where the points of a round came from: only what was counted is told."""

import pytest

from games.mondo.positions import ALL_WATER, all_jump_out, example_world, sheet, table, water_with, world
from sandtable.games.mondo.scoring import COLUMNS
from sandtable.games.mondo.tasks import MODIFIER_NAMES, TASK_NAMES

FORESTS = water_with(c2="WFWW", d2="WWFF", d3="FWWW", c5="WFWW", d5="WWWF")
LAKES = """
              W    W
         W    WWPW WWPW W
    W    WPWW PPWP PPWP WWPP W
    W    WPWW WPPP WWPP PPPW WWWP
         W    PWWW PWWW PWWW
              W    W
"""
VOLCANOES = water_with(b2="WWPF:active", c4="WWPF:active", e5="WWPF:inactive")


def told(state, column, seat=0):
    """Name, points and spaces of a column's sources."""
    sources = state.view(None)["worlds"][seat]["sources"]
    return [
        (source["name"], source["points"], source["spaces"])
        for source in sources
        if source["column"] == column
    ]


def scored(*drawings, modifier=None, holders=0, **options):
    """A table whose first round was scored with these worlds."""
    state = table(len(drawings), **options)
    state.worlds = [one if hasattr(one, "place") else world(one) for one in drawings]
    state.holders = holders
    if modifier:
        state.modifiers[0] = MODIFIER_NAMES.index(modifier)
    all_jump_out(state)
    return state


@pytest.mark.rule("MON-30", "MON-31", "MON-35", "MON-36")
def test_the_sources_of_each_column_add_up_to_its_points():
    state = scored(example_world(), VOLCANOES, holders=0b01)

    for seat in (0, 1):
        line = sheet(state)[seat]
        assert {column: sum(points for _, points, _ in told(state, column, seat)) for column in COLUMNS} == {
            column: line[column] for column in COLUMNS
        }


@pytest.mark.rule("MON-35")
def test_inactive_volcanoes_are_told_to_holders_of_the_chip_only():
    active = [("active", -1, ["b2"]), ("active", -1, ["c4"])]

    without, holding = (scored(VOLCANOES, ALL_WATER, holders=holders) for holders in (0, 0b01))

    assert told(without, "volcanoes") == active
    assert told(holding, "volcanoes") == [*active, ("inactive", -1, ["e5"])]


@pytest.mark.rule("MON-35")
def test_volcanoes_of_those_who_do_not_pay_are_not_told():
    state = scored(VOLCANOES, water_with(**dict.fromkeys(("c3", "c4", "d4"), "WWPF:active")))

    assert told(state, "volcanoes", 0) == []
    assert [spaces for _, _, spaces in told(state, "volcanoes", 1)] == [["c3"], ["c4"], ["d4"]]


@pytest.mark.rule("MON-45")
def test_of_the_forests_only_the_largest_is_told():
    state = scored(FORESTS, ALL_WATER, level="advanced", modifier="largest-forest")

    assert told(state, "modifier", 0) == [("largest-forest", 4, ["c2", "d2", "d3"])]
    assert told(state, "modifier", 1) == [("largest-forest", -4, [])]


@pytest.mark.rule("MON-42", "MON-44")
def test_of_the_lakes_only_the_largest_is_told_where_size_counts():
    sources = [
        told(scored(LAKES, ALL_WATER, level="advanced", modifier=modifier), "modifier")
        for modifier in ("most-lakes", "largest-lake")
    ]

    assert sources == [
        [("most-lakes", 4, ["c3", "d3", "c4", "d4", "e4"])],
        [("largest-lake", 4, ["d3", "d4", "e4"])],
    ]


@pytest.mark.rule("MON-40")
def test_a_modifier_that_gives_nothing_is_no_source():
    assert told(scored(FORESTS, FORESTS, level="advanced", modifier="largest-forest"), "modifier") == []


@pytest.mark.rule("MON-52", "MON-54")
def test_a_task_is_told_with_the_landscape_that_fulfills_it_or_with_none():
    lake = {
        **dict.fromkeys(("c2", "d2"), "WWPW"),
        **dict.fromkeys(("b3", "b4"), "WPWW"),
        **dict.fromkeys(("e3", "e4"), "WWWP"),
        **dict.fromkeys(("c5", "d5"), "PWWW"),
    }
    animals = {"c3": "P:buffalo", "d3": "P:elephant", "c4": "P:zebra", "d4": "P:lion"}
    state = table(2, level="expert")
    state.worlds[0] = world(water_with(**lake, **animals))
    state.taken[0] = 2 ** TASK_NAMES.index("plains-animals") | 2 ** TASK_NAMES.index("first")

    all_jump_out(state, order=(1, 0))

    assert told(state, "tasks") == [
        ("plains-animals", 5, ["c2", "d2", "b3", "c3", "d3", "e3", "b4", "c4", "d4", "e4", "c5", "d5"]),
        ("first", -2, []),
    ]


@pytest.mark.rule("MON-36")
def test_a_misconnection_is_told_by_its_edge_with_the_spaces_beside_it():
    state = scored(water_with(c1="P", d6="."), ALL_WATER)

    assert told(state, "misconnections") == [
        ("c1n", -1, ["c1"]),
        ("c1e", -1, ["c1", "d1"]),
        ("c1s", -1, ["c1", "c2"]),
        ("c1w", -1, ["c1"]),
    ]
    assert told(state, "empty") == [("empty", -1, ["d6"])]


@pytest.mark.rule("MON-62")
def test_alone_only_what_costs_something_is_told():
    state = scored(water_with(c1=".", c3="W:whale", d3="WWPF:inactive"))

    assert told(state, "animals") == []
    assert told(state, "volcanoes") == [("inactive", -1, ["d3"])]


@pytest.mark.rule("MON-74")
def test_for_children_misconnections_are_not_told():
    state = scored(water_with(c1="P:lion"), ALL_WATER, children=True)

    assert told(state, "animals") == [("lion", 1, ["c1"])]
    assert told(state, "misconnections") == []


def test_while_a_round_runs_nothing_is_told():
    state = scored(FORESTS, ALL_WATER)
    assert told(state, "landscapes")

    for seat in (0, 1):
        state.apply(seat, state.game.read(state, "ready"))

    assert state.view(0)["worlds"][0]["sources"] == []
