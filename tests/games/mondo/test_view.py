"""What the seats see, and what they do not."""

import pytest

from games.mondo.positions import GAME, all_jump_out, begin, build, play, table, water_with, world
from sandtable import FastChance


def test_all_seats_see_the_same_table():
    state = table(3, level="expert")
    build(state, 0, "c3")
    play(state, 1, "take 100")

    seen = [state.view(reader) | {"seat": None} for reader in (0, 1, 2, None)]

    assert all(view == seen[0] for view in seen)


@pytest.mark.rule("MON-12", "MON-40", "MON-50")
def test_what_comes_later_is_not_seen_and_is_imagined_anew():
    state = table(2, level="expert")
    view = state.view(0)

    futures = set()
    for seed in range(8):
        imagined = GAME.imagine(view, FastChance(seed))
        assert imagined.view(0) == view
        all_jump_out(imagined)
        begin(imagined)
        shown = imagined.view(0)
        futures.add((shown["modifiers"][1], shown["heap"]))

    assert len({heap for _, heap in futures}) == 8
    assert len({modifier for modifier, _ in futures}) > 1
    assert view["modifiers"][0] not in {modifier for modifier, _ in futures}


@pytest.mark.rule("MON-12")
def test_the_heap_is_not_seen_before_the_round_starts():
    state = GAME.start(2, "x")
    play(state, 0, "ready", at=0)
    play(state, 1, "ready", at=0)

    assert state.view(0)["phase"] == "countdown"
    assert (state.view(0)["heap"], state.view(0)["arrangement"]) == (None, None)


def test_between_rounds_the_view_shows_where_the_points_came_from():
    state = table(2)
    state.worlds[0] = world(water_with(c3="WPWW", d3="WWWP"))
    assert state.view(0)["worlds"][0]["sources"] == []

    all_jump_out(state)

    assert state.view(1)["worlds"][0]["sources"] == [
        {"column": "landscapes", "name": "plains", "points": 2, "spaces": ["c3", "d3"]},
        {"column": "chip", "name": "chip", "points": 4, "spaces": []},
    ]


def test_a_hidden_clock_is_imagined():
    state = table(2, hidden_time=True)

    ends = {GAME.imagine(state.view(0), FastChance(seed)).deadline() for seed in range(20)}

    assert len(ends) > 10


def test_a_view_is_drawn_for_the_terminal():
    state = table(2)
    play(state, 0, "take 97")
    if state.view(0)["worlds"][0]["hand"] == "97b":
        play(state, 0, "turn")
    play(state, 0, "place c1 0")

    lines = GAME.draw(state.view(0)).splitlines()

    assert lines[2:5] == ["                   P", " 1               W ^ P    .", "                   D"]
    assert any(line.startswith("heap:") for line in lines)
