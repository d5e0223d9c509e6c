"""The score sheet: the worked example first, then each rule."""

import pytest

from games.mondo.positions import (
    ALL_WATER,
    all_jump_out,
    begin,
    example_world,
    lie,
    play,
    sheet,
    table,
    water_with,
    world,
)
from sandtable.core.bits import count
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.scoring import chip_value, modifier_points, task_points, volcano_points
from sandtable.games.mondo.tasks import MODIFIER_NAMES, MODIFIERS, TASK_NAMES, TASKS


def volcanoes(active, inactive=0):
    """A world with so many volcanoes, and nothing else to count but mistakes."""
    words = ["WWPF:active"] * active + ["WWPF:inactive"] * inactive
    return world(" ".join(words + ["W"] * (24 - len(words))))


def found(*drawings):
    return [Landscapes(one if hasattr(one, "place") else world(one)) for one in drawings]


@pytest.mark.rule("MON-30", "MON-31", "MON-35", "MON-36")
def test_the_worked_example_has_its_numbers():
    seen = Landscapes(example_world())

    assert count(seen.animals()) == 6
    assert [seen.number_of(land) for land in range(3)] == [1, 1, 2]
    assert (seen.empty, seen.misconnections) == (1, 4)
    assert (count(seen.active_volcanoes()), count(seen.inactive_volcanoes())) == (4, 2)


@pytest.mark.rule("MON-34", "MON-35", "MON-36")
@pytest.mark.parametrize(("has_volcano_chip", "total"), [(False, 11), (True, 5)])
def test_the_worked_example_scores_11_and_with_the_volcano_chip_5(has_volcano_chip, total):
    state = table(2)
    state.worlds[0] = example_world()
    state.worlds[1] = volcanoes(5)
    state.holders = 1 if has_volcano_chip else 0

    all_jump_out(state, order=(1, 0))

    line = sheet(state)[0]
    assert (line["animals"], line["landscapes"], line["chip"]) == (6, 8, 2)
    assert (line["empty"], line["misconnections"]) == (-1, -4)
    assert line["volcanoes"] == (-6 if has_volcano_chip else 0)
    assert line["total"] == total


@pytest.mark.rule("MON-30")
def test_an_animal_counts_wherever_it_stands():
    state = table(2)
    state.worlds[0] = world(water_with(c1="P:lion", c3="F:panda", d3="W:whale"))

    all_jump_out(state)

    assert sheet(state)[0]["animals"] == 3


@pytest.mark.rule("MON-31")
def test_a_finished_landscape_is_two_points_and_a_lake_none():
    state = table(2)
    state.worlds[0] = world(water_with(c3="WPWW", d3="WWWP"))

    all_jump_out(state)

    assert [line["landscapes"] for line in sheet(state)] == [2, 0]


@pytest.mark.rule("MON-11", "MON-34")
@pytest.mark.parametrize(("seats", "chips"), [(2, [4, 2]), (3, [4, 3, 2]), (4, [4, 3, 2, 1])])
def test_the_chips_go_to_those_who_jump_out_first(seats, chips):
    state = table(seats)
    assert state.view(None)["chips"] == chips

    all_jump_out(state, order=reversed(range(seats)))

    assert [line["chip"] for line in sheet(state)] == chips[::-1]


@pytest.mark.rule("MON-34")
def test_whom_the_timer_stops_gets_no_chip():
    state = table(3)
    play(state, 1, "out")

    state.tick(state.deadline())

    assert [line["chip"] for line in sheet(state)] == [0, 4, 0]


@pytest.mark.rule("MON-35")
@pytest.mark.parametrize(
    ("worlds", "holders", "paid"),
    [
        (((3, 0), (2, 0), (1, 0)), 0, [-3, 0, 0]),
        (((2, 0), (2, 4), (1, 0)), 0, [-2, -2, 0]),
        (((2, 0), (1, 2), (0, 5)), 0b010, [0, -3, 0]),
        (((0, 3), (0, 2), (0, 0)), 0, [0, 0, 0]),
        (((1, 1), (1, 1), (2, 0)), 0b011, [-2, -2, -2]),
    ],
    ids=["most alone", "tied", "the chip counts the inactive", "most is none", "two chip holders"],
)
def test_only_those_with_the_most_volcanoes_pay(worlds, holders, paid):
    state = table(3)

    assert volcano_points(state.conditions, found(*(volcanoes(*one) for one in worlds)), holders) == paid


@pytest.mark.rule("MON-36")
def test_empty_spaces_and_misconnections_cost_one_each():
    state = table(2)
    state.worlds[0] = world(water_with(c1=".", d1="P"))

    all_jump_out(state)

    assert [line["empty"] for line in sheet(state)] == [-1, -24]
    assert [line["misconnections"] for line in sheet(state)] == [-3, 0]


@pytest.mark.rule("MON-37")
def test_the_best_of_a_round_holds_the_volcano_chip():
    state = table(3)
    state.worlds[2] = world(ALL_WATER)

    all_jump_out(state)

    assert state.view(0)["volcano_chip"] == [2]


@pytest.mark.rule("MON-37")
def test_tied_best_players_all_hold_the_volcano_chip():
    state = table(4)
    state.worlds[1] = world(ALL_WATER)
    state.worlds[3] = world(ALL_WATER)

    state.tick(state.deadline())

    assert state.view(0)["volcano_chip"] == [1, 3]


# Modifiers


def amounts(name, *drawings):
    modifier = MODIFIERS[MODIFIER_NAMES.index(name)]
    return [modifier.amount(one) for one in found(*drawings)]


@pytest.mark.rule("MON-40")
@pytest.mark.parametrize(
    ("forests", "points"),
    [((3, 2, 0), [4, 0, -4]), ((3, 3, 2), [4, 4, -4]), ((3, 2, 2), [4, -4, -4]), ((2, 2, 2), [0, 0, 0])],
)
def test_the_best_get_four_and_the_worst_lose_four(forests, points):
    state = table(3, level="advanced")
    drawn = {
        0: ALL_WATER,
        2: water_with(c3="WFWW", d3="WWWF"),
        3: water_with(c3="WFWW", d3="WWFF", d4="FWWW"),
    }
    largest_forest = MODIFIER_NAMES.index("largest-forest")

    assert modifier_points(state.conditions, found(*(drawn[n] for n in forests)), largest_forest) == points


@pytest.mark.rule("MON-40")
def test_a_modifier_counts_in_the_round_in_which_it_is_face_up():
    state = table(2, level="advanced")
    state.modifiers[0] = MODIFIER_NAMES.index("largest-forest")
    state.worlds[0] = world(water_with(c3="WFWW", d3="WWWF"))

    all_jump_out(state)

    assert [line["modifier"] for line in sheet(state)] == [4, -4]


@pytest.mark.rule("MON-40")
def test_a_different_modifier_is_face_up_in_each_round():
    for seed in "abcdefgh":
        state = table(2, seed, level="advanced")
        for _ in range(3):
            shown = state.view(0)["modifiers"]
            all_jump_out(state, at=state.started_at)
            begin(state, at=state.clock)
        assert len(set(shown)) == 3


@pytest.mark.rule("MON-10", "MON-40")
def test_beginners_play_without_modifiers():
    state = table(2)
    state.worlds[0] = world(water_with(c3="WFWW", d3="WWWF", e4="WPWW", f4="WWWP"))

    all_jump_out(state)

    assert [line["modifier"] for line in sheet(state)] == [0, 0]
    assert state.view(0)["modifiers"] == []


@pytest.mark.rule("MON-41")
def test_most_landscapes_counts_finished_lands():
    three = water_with(c3="WFWW", d3="WWWF", b4="WPWW", c4="WWWP", c5="WDWW", d5="WWWD")
    spoiled = water_with(c3="WFWW", d3="WWWD")

    assert amounts("most-landscapes", three, ALL_WATER, spoiled) == [3, 0, 0]


@pytest.mark.rule("MON-42", "MON-44")
def test_most_lakes_and_the_largest_lake():
    one = """
              W    W
         W    WWPW W    W
    W    WPWW PPWP WWWP W    W
    W    WPWW WPPP WWWP W    W
         W    PWWW W    W
              W    W
    """
    two = """
              W    W
         W    WWPW WWPW W
    W    WPWW PPWP PPWP WWWP W
    W    WPWW WPPP WPPP WWWP W
         W    PWWW PWWW W
              W    W
    """

    assert amounts("most-lakes", one, two, ALL_WATER) == [1, 2, 0]
    assert amounts("largest-lake", one, two, ALL_WATER) == [2, 2, 0]


@pytest.mark.rule("MON-43")
def test_most_aquatic_animals_counts_those_of_the_water():
    drawing = water_with(c3="W:whale", d3="W:turtle", c5="WWWP:penguin", d4="F:panda")

    assert amounts("most-aquatic-animals", drawing, ALL_WATER) == [3, 0]


@pytest.mark.rule("MON-45")
def test_the_largest_forest_is_counted_in_tiles():
    drawing = water_with(c2="WFWW", d2="WWFF", d3="FWWW", c5="WFWW", d5="WWWF")
    spoiled = water_with(c2="WFWW", d2="WWFF", d3="DWWW", c5="WFWW", d5="WWWF")

    assert amounts("largest-forest", drawing, spoiled, ALL_WATER) == [3, 2, 0]


# Tasks


def fulfills(name, drawing, order=0):
    return TASKS[TASK_NAMES.index(name)].fulfilled(found(drawing)[0], order)


HERDS = {
    "buffalos": ("P", "buffalo", "elephant"),
    "elephants": ("P", "elephant", "buffalo"),
    "pandas": ("F", "panda", "parrot"),
    "parrots": ("F", "parrot", "panda"),
    "snakes": ("D", "snake", "scorpion"),
    "scorpions": ("D", "scorpion", "snake"),
}


@pytest.mark.rule("MON-53")
@pytest.mark.parametrize("name", HERDS)
def test_three_of_an_animal_in_one_finished_landscape(name):
    letter, animal, other = HERDS[name]
    block = {
        "c3": f"W{letter}{letter}{letter}:{animal}",
        "b3": f"W{letter}WW",
        "d3": f"WW{letter}{letter}:{'turtle' if letter == 'F' else 'dolphin'}",
        "c4": f"{letter}{letter}{letter}W:{animal}",
        "d4": f"{letter}W{letter}{letter}:{animal}",
        "c5": f"{letter}WWW",
        "d5": f"{letter}WWW",
    }

    assert fulfills(name, water_with(**block))
    assert not fulfills(name, water_with(**block | {"c4": block["c4"].replace(animal, other)})), "only two"
    assert not fulfills(name, water_with(**block | {"d5": "."})), "not enclosed"
    assert not fulfills(name, water_with(**block | {"d5": "W"})), "a mistake"


@pytest.mark.rule("MON-53")
def test_animals_in_two_landscapes_are_not_together():
    apart = """
              W    W
         W    W    W    W
    W    WPPW:elephant WWWP WWPW W W
    W    PWWW WPWW P:elephant WWWP W
         W    W    PPWW:elephant WWWP
              W    W
    """
    seen = found(apart)[0]

    assert (count(seen.animals()), seen.number_of(0)) == (3, 2)
    assert not fulfills("elephants", apart)


@pytest.mark.rule("MON-54")
@pytest.mark.parametrize(
    ("name", "letter", "animals"),
    [
        ("plains-animals", "P", ("buffalo", "elephant", "zebra", "lion")),
        ("forest-animals", "F", ("panda", "parrot", "tiger", "cassowary")),
        ("desert-animals", "D", ("snake", "scorpion", "camel", "lizard")),
    ],
)
def test_all_four_animals_of_a_landscape_together(name, letter, animals):
    spaces = ("c3", "d3", "c4", "d4")
    middle = {space: f"{letter}:{animal}" for space, animal in zip(spaces, animals, strict=True)}
    around = {
        **dict.fromkeys(("c2", "d2"), f"WW{letter}W"),
        **dict.fromkeys(("b3", "b4"), f"W{letter}WW"),
        **dict.fromkeys(("e3", "e4"), f"WWW{letter}"),
        **dict.fromkeys(("c5", "d5"), f"{letter}WWW"),
    }

    assert fulfills(name, water_with(**middle, **around))
    assert not fulfills(name, water_with(**middle | {"d4": middle["c3"]}, **around)), "one is missing"
    assert not fulfills(name, water_with(**middle, **around | {"c5": "."})), "not enclosed"


@pytest.mark.rule("MON-55", "MON-56")
def test_perfection_and_on_time():
    with_mistake = water_with(c1="P")
    with_gap = water_with(c1=".")

    assert [fulfills("perfection", one) for one in (ALL_WATER, with_mistake, with_gap)] == [
        True,
        False,
        False,
    ]
    assert [fulfills("on-time", one) for one in (ALL_WATER, with_mistake, with_gap)] == [True, True, False]


@pytest.mark.rule("MON-57")
def test_first_is_for_the_first_to_jump_out():
    assert [fulfills("first", ALL_WATER, order) for order in (0, 1, 2)] == [False, True, False]


@pytest.mark.rule("MON-52", "MON-53", "MON-54", "MON-55", "MON-56", "MON-57")
def test_a_task_gives_its_value_or_costs_it():
    assert {task.name: task.value for task in TASKS} == {
        **dict.fromkeys(HERDS, 5),
        **dict.fromkeys(("plains-animals", "forest-animals", "desert-animals"), 5),
        "perfection": 6,
        "on-time": 3,
        "first": 2,
    }
    world = found(ALL_WATER)[0]
    for number, task in enumerate(TASKS):
        good = task.name in ("perfection", "on-time")
        assert task_points(world, 0, 2**number) == (task.value if good else -task.value)
    assert task_points(world, 0, 0) == 0


@pytest.mark.rule("MON-52")
def test_tasks_are_on_the_sheet_of_those_who_took_them():
    state = table(2, level="expert")
    state.worlds[0] = world(ALL_WATER)
    state.taken[0] = 2 ** TASK_NAMES.index("perfection")
    state.taken[1] = 2 ** TASK_NAMES.index("pandas") | 2 ** TASK_NAMES.index("first")

    all_jump_out(state, order=(1, 0))

    assert [line["tasks"] for line in sheet(state)] == [6, 2 - 5]


# Variants


@pytest.mark.rule("MON-70")
def test_with_handicaps_only_the_handicapped_pay():
    state = table(3, handicap_0="normal", handicap_1="strong")

    paid = volcano_points(state.conditions, found(volcanoes(2, 3), volcanoes(1, 2), volcanoes(7, 7)), 0)

    assert paid == [-2, -3, 0]


@pytest.mark.rule("MON-70")
def test_with_handicaps_there_is_no_volcano_chip():
    state = table(2, handicap_1="normal")
    state.worlds[0] = world(ALL_WATER)

    all_jump_out(state)

    assert state.view(0)["volcano_chip"] == []


@pytest.mark.rule("MON-74")
def test_for_children_only_animals_landscapes_and_empty_spaces_count():
    state = table(2, children=True)
    state.worlds[0] = world(water_with(c1=".", d1="P:lion", c3="WPWW", d3="WWWP", b2="WWPF:active"))

    all_jump_out(state)

    line = sheet(state)[0]
    assert {name: points for name, points in line.items() if points} == {
        "animals": 1,
        "landscapes": 2,
        "empty": -1,
        "total": 2,
    }


@pytest.mark.rule("MON-70", "MON-74")
def test_children_may_play_with_somebody_who_has_a_handicap():
    state = table(2, children=True, handicap_1="strong")
    state.worlds[0] = state.worlds[1] = volcanoes(2, 1)

    all_jump_out(state)

    assert [line["volcanoes"] for line in sheet(state)] == [0, -3]
    assert [line["misconnections"] for line in sheet(state)] == [0, 0]
    assert state.view(0)["volcano_chip"] == []


@pytest.mark.rule("MON-74")
def test_children_have_ten_minutes_and_no_chips():
    state = table(2, children=True)

    assert state.ends_at - state.started_at == 10 * 60_000
    assert state.view(0)["chips"] == []
    assert chip_value(state.conditions, 1) == 0


def test_the_drawn_tiles_exist():
    assert lie("P:lion") // 8 == 3
