"""What the players may do, and how rounds and games begin and end."""

import json

import pytest

import sandtable
from games.mondo.positions import (
    GAME,
    START,
    all_jump_out,
    begin,
    build,
    play,
    sheet,
    table,
    written,
)
from sandtable.games.mondo.tasks import MODIFIER_NAMES, TASK_NAMES

MINUTE = 60_000


@pytest.mark.rule("MON-04")
def test_the_pieces():
    assert len(MODIFIER_NAMES) == 5
    assert len(TASK_NAMES) == 12
    assert table(4).view(0)["chips"] == [4, 3, 2, 1]


@pytest.mark.rule("MON-10")
@pytest.mark.parametrize(("level", "minutes"), [("beginner", 7), ("advanced", 6), ("expert", 5)])
def test_a_round_lasts_as_long_as_the_level_says(level, minutes):
    state = table(2, level=level)

    assert state.deadline() - state.started_at == minutes * MINUTE
    assert (len(state.view(0)["modifiers"]) == 1) == (level != "beginner")
    assert (len(state.view(0)["tasks"]) == 4) == (level == "expert")


@pytest.mark.rule("MON-10")
def test_most_points_after_three_rounds_win():
    state = table(2)
    for number in range(3):
        assert state.outcome() is None
        assert state.view(0)["round"] == number + 1
        all_jump_out(state, order=(1, 0))
        begin(state)

    outcome = state.outcome()
    assert outcome.scores == (3 * (2 - 24), 3 * (4 - 24))
    assert outcome.winners == (1,)
    assert state.actors() == []


@pytest.mark.rule("MON-10")
def test_a_tie_has_several_winners():
    state = table(3)
    for _ in range(3):
        state.tick(state.deadline())
        begin(state, at=state.clock)

    assert state.outcome().winners == (0, 1, 2)


@pytest.mark.rule("MON-11")
def test_the_heap_is_scrambled_anew_in_each_round():
    state = table(2)
    heaps = []
    for _ in range(3):
        shown = state.view(0)
        heaps.append((shown["heap"], shown["arrangement"]))
        build(state, 0, "c3", "d3")
        all_jump_out(state)
        begin(state)

    assert len(set(heaps)) == 3
    for heap, _ in heaps:
        assert set(heap) == {"f", "b"}
        assert 40 < heap.count("b") < 96


@pytest.mark.rule("MON-12")
def test_a_round_starts_three_seconds_after_the_last_is_ready():
    state = GAME.start(2, "x")
    assert state.actors() == [0, 1]
    assert state.deadline() is None
    play(state, 1, "ready", at=500)
    assert state.actors() == [0]

    play(state, 0, "ready", at=2000)

    assert state.actors() == []
    assert state.deadline() == 5000
    assert state.view(0)["heap"] is None
    state.tick(4999)
    assert state.actors() == []
    state.tick(5000)
    assert state.actors() == [0, 1]
    assert len(state.view(0)["heap"]) == 136


@pytest.mark.rule("MON-20")
def test_a_tile_is_taken_from_the_middle_with_the_side_that_is_up():
    state = table(2)
    heap = state.view(0)["heap"]

    play(state, 0, "take 57")

    assert state.view(1)["worlds"][0]["hand"] == f"57{heap[56]}"
    assert state.view(1)["heap"][56] == "."
    assert "take 57" not in written(state, 1)
    assert not any(act.startswith("take") for act in written(state, 0)), "at most one tile in hand"


@pytest.mark.rule("MON-20")
def test_of_two_who_reach_for_a_tile_one_gets_it():
    state = table(2)
    play(state, 1, "take 57", at=START + 10)

    with pytest.raises(sandtable.IllegalAction, match="Tile 57 is gone: @1 holds it") as refused:
        play(state, 0, "take 57", at=START + 10)

    assert refused.value.rule == "MON-20"
    play(state, 0, "take 58", at=START + 11)


@pytest.mark.rule("MON-21")
def test_a_tile_put_back_lies_with_the_side_last_up():
    state = table(2)
    side = state.view(0)["heap"][56]
    other = "f" if side == "b" else "b"

    play(state, 0, "take 57", "turn", "back")
    assert state.view(0)["heap"][56] == other

    play(state, 1, "take 57", "turn", "turn", "back")
    assert state.view(0)["heap"][56] == other
    assert state.view(0)["worlds"][1]["hand"] is None


@pytest.mark.rule("MON-21")
def test_a_tile_is_placed_as_it_was_turned():
    state = table(2)
    play(state, 0, "take 97")
    if state.view(0)["worlds"][0]["hand"] == "97b":
        play(state, 0, "turn")

    play(state, 0, "place d2 1")

    assert state.view(0)["worlds"][0]["tiles"] == {"d2": "97f1"}
    assert state.view(0)["worlds"][0]["hand"] is None


@pytest.mark.rule("MON-22")
def test_the_first_tile_goes_anywhere_and_the_next_beside_it():
    state = table(2)
    play(state, 0, "take 1")
    assert sum(act.startswith("place") for act in written(state, 0)) == 24 * 4

    play(state, 0, "place c1 0", "take 2")

    places = {act.split()[1] for act in written(state, 0) if act.startswith("place")}
    assert places == {"d1", "c2"}


@pytest.mark.rule("MON-23")
def test_a_taken_space_is_not_offered():
    state = table(2)
    build(state, 0, "c1", "c2")
    play(state, 0, "take 9")

    places = {act.split()[1] for act in written(state, 0) if act.startswith("place")}
    assert places == {"d1", "b2", "d2", "c3"}


@pytest.mark.rule("MON-24")
def test_edges_need_not_match_but_it_is_marked_at_once():
    state = table(2)
    play(state, 0, "take 57", "place c1 0")
    play(state, 0, "take 5", "place d1 0")

    tiles, marks = (state.view(1)["worlds"][0][name] for name in ("tiles", "misconnections"))
    assert set(tiles) == {"c1", "d1"}
    assert {"d1n", "d1e"} <= set(marks)


@pytest.mark.rule("MON-25")
def test_whoever_jumps_out_gets_the_top_chip_and_is_out():
    state = table(3)
    play(state, 1, "take 57", "out")

    shown = state.view(1)
    assert (shown["worlds"][1]["chip"], shown["worlds"][1]["out"]) == (4, 1)
    assert shown["chips"] == [3, 2]
    assert state.heap.has(56), "the tile in hand goes back"
    assert state.actors() == [0, 2]
    assert state.legal(1) == []


@pytest.mark.rule("MON-26")
def test_a_round_ends_when_all_have_jumped_out():
    state = table(2)
    play(state, 0, "out")
    assert state.view(0)["phase"] == "round"

    play(state, 1, "out")

    assert state.view(0)["phase"] == "waiting"
    assert state.actors() == [0, 1]
    assert state.deadline() is None
    assert len(sheet(state)) == 2


@pytest.mark.rule("MON-26", "MON-80")
def test_a_round_ends_when_the_time_is_up():
    state = table(2)
    play(state, 0, "take 57", "place c3 0", "take 58")
    end = START + 7 * MINUTE

    state.tick(end - 1)
    assert state.view(0)["phase"] == "round"
    state.tick(end)

    assert state.view(0)["phase"] == "waiting"
    assert state.view(0)["worlds"][0]["hand"] is None
    assert state.heap.has(57)
    assert state.view(0)["worlds"][0]["tiles"].keys() == {"c3"}, "the world is still shown"


@pytest.mark.rule("MON-26", "MON-80")
def test_an_act_that_comes_too_late_is_refused_and_changes_nothing():
    state = table(2)
    before = GAME.write_position(state)
    end = state.deadline()

    for act in ("take 57", "out"):
        with pytest.raises(sandtable.IllegalAction, match="MON-26: Too late"):
            play(state, 0, act, at=end)

    assert GAME.write_position(state) == before
    play(state, 0, "take 57", at=end - 1)


@pytest.mark.rule("MON-26")
def test_the_next_round_starts_on_an_empty_table_when_all_are_ready():
    state = table(2)
    build(state, 0, "c3", "d3")
    play(state, 1, "take 60")
    state.tick(state.deadline())

    begin(state, at=state.clock)

    assert state.view(0)["round"] == 2
    assert [one["tiles"] for one in state.view(0)["worlds"]] == [{}, {}]
    assert state.heap.size() == 136


@pytest.mark.rule("MON-27")
def test_the_accessible_mode_has_a_clock_three_times_slower():
    state = table(2, accessible=True)

    assert state.deadline() - state.started_at == 21 * MINUTE


# Tasks


@pytest.mark.rule("MON-50")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twice_as_many_tasks_as_players_are_face_up_anew_in_each_round(seats):
    state = table(seats, level="expert")
    shown = []
    for _ in range(3):
        shown.append(tuple(state.view(0)["tasks"]))
        all_jump_out(state)
        begin(state)

    assert [len(set(tasks)) for tasks in shown] == [seats * 2] * 3
    assert len(set(shown)) > 1


@pytest.mark.rule("MON-51")
def test_a_player_with_three_tiles_may_take_two_tasks():
    state = table(2, level="expert")
    first, second, third, _ = state.view(0)["tasks"]
    build(state, 0, "c3", "d3")
    assert not any(act.startswith("task") for act in written(state, 0))

    build(state, 0, "e3")
    play(state, 0, f"task {first}", "take 90", f"task {third}")

    assert state.view(1)["worlds"][0]["tasks"] == [first, third]
    assert second in state.view(1)["tasks"]
    assert not any(act.startswith("task") for act in written(state, 0))


# Variants and time


@pytest.mark.rule("MON-03")
def test_edges_are_a_table_option_that_changes_no_deal():
    options = {"side": "back", "level": "expert"}
    joined, apart = (GAME.start(3, "deal", edges=edges, **options) for edges in ("joined", "apart"))

    assert joined.worlds[0].joins
    assert not apart.worlds[0].joins
    assert GAME.write_position(apart).split()[1:] == GAME.write_position(joined).split()[1:]
    begin(apart)
    assert not any(world.joins for world in apart.worlds)


@pytest.mark.rule("MON-71")
def test_the_back_side_is_a_table_option():
    state = table(2, side="back", level="expert")
    play(state, 0, "take 57", "place c1 0")

    assert state.worlds[0].side == 1
    assert "c1n" in state.view(0)["worlds"][0]["misconnections"], "water at the northern forest"


@pytest.mark.rule("MON-72")
def test_hidden_time_is_in_no_view():
    state = table(2, hidden_time=True)
    play(state, 0, "take 57", at=4321)
    state.holders = 1

    for reader in (0, 1, None):
        view = state.view(reader)
        assert [view["at"], view["started_at"], view["ends_at"]] == [None, None, None]
        told = json.dumps(view)
        assert str(state.ends_at) not in told
        assert "4321" not in told


@pytest.mark.rule("MON-72")
def test_while_a_hidden_time_is_counted_down_only_the_start_is_seen():
    state = GAME.start(2, "x", hidden_time=True)
    for seat in (0, 1):
        play(state, seat, "ready", at=1000)

    for reader in (0, 1, None):
        view = state.view(reader)
        assert (view["phase"], view["started_at"]) == ("countdown", 4000)
        assert (view["at"], view["ends_at"]) == (None, None)


@pytest.mark.rule("MON-72")
def test_a_shown_clock_says_when_the_round_ends():
    view = table(2).view(0)

    assert (view["started_at"], view["ends_at"]) == (START, START + 7 * MINUTE)


@pytest.mark.rule("MON-73")
@pytest.mark.parametrize("minutes", [1, 4, 30])
def test_a_round_may_last_one_to_thirty_minutes(minutes):
    state = table(2, minutes=minutes, level="expert")

    assert state.deadline() - state.started_at == minutes * MINUTE


@pytest.mark.rule("MON-73")
def test_other_lengths_are_refused_and_practice_has_no_clock():
    with pytest.raises(sandtable.BadRequest):
        GAME.start(2, minutes=31)
    with pytest.raises(sandtable.BadRequest):
        GAME.start(2, minutes=0)
    state = table(1, minutes="untimed")
    assert state.deadline() is None
    play(state, 0, "take 1" if state.heap.has(0) else "take 2", at=10**9)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"level": "expert"}),
        (1, {"children": True}),
        (2, {"difficulty": "hard"}),
        (2, {"handicap_2": "normal"}),
        (1, {"handicap_0": "normal"}),
        (2, {"children": True, "level": "advanced"}),
        (5, {}),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats, options):
    with pytest.raises(sandtable.BadRequest):
        GAME.start(seats, **options)


@pytest.mark.rule("MON-80")
def test_the_view_tells_when_the_last_act_or_tick_came():
    state = table(2)
    assert state.view(0)["at"] == START

    play(state, 0, "take 57", at=4321)
    assert [state.view(reader)["at"] for reader in (0, 1, None)] == [4321] * 3

    play(state, 1, "take 58", at=4000)
    assert state.view(0)["at"] == 4321, "time does not go back"

    state.tick(5000)
    assert state.view(0)["at"] == 5000


@pytest.mark.rule("MON-12", "MON-80")
def test_the_countdown_is_counted_from_the_latest_time_that_was_heard():
    state = GAME.start(1, "x")
    state.tick(10_000)

    play(state, 0, "ready", at=500)

    assert state.deadline() == 13_000


@pytest.mark.rule("MON-12", "MON-73")
def test_without_a_clock_a_round_starts_at_once():
    state = GAME.start(2, "x", minutes="untimed")
    play(state, 0, "ready", at=0)
    play(state, 1, "ready", at=100)

    assert state.view(0)["phase"] == "round"
    assert state.deadline() is None


@pytest.mark.rule("MON-80")
def test_the_same_acts_at_the_same_times_give_the_same_game():
    def once():
        state = table(2, "again", level="expert")
        build(state, 0, "c3", "d3", "d4")
        play(state, 1, "take 77", at=5000)
        state.tick(state.deadline())
        begin(state, at=state.clock)
        return GAME.write_position(state)

    assert once() == once()
