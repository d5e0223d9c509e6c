"""Finished games, kept as records: one for each way a game can end with each number of players.

`positions.sha256` has a hash over the position after every act of each; a changed rule changes some.
"""

from pathlib import Path

import pytest

import sandtable
from games.mondo.positions import GAME
from records import hashes
from sandtable.core import record as records

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
OUT, TIME = "out", "tick"

# How the rounds ended, and who won.
ENDS = {
    "solo_won": ([OUT], [0]),
    "solo_won_when_the_time_is_up": ([TIME], [0]),
    "solo_lost_by_jumping_out": ([OUT], []),
    "solo_lost_when_the_time_is_up": ([TIME], []),
    "two_all_jump_out": ([OUT, OUT, OUT], [0]),
    "two_time_runs_out": ([OUT, TIME, TIME], [1]),
    "two_several_winners": ([OUT, OUT, OUT], [0, 1]),
    "two_last_round_missed": ([OUT, TIME, TIME], [1]),
    "three_all_jump_out": ([OUT, OUT, OUT], [2]),
    "three_time_runs_out": ([TIME, TIME, TIME], [1]),
    "three_several_winners": ([OUT, TIME, OUT], [0, 2]),
    "four_all_jump_out": ([OUT, OUT, OUT], [2]),
    "four_time_runs_out": ([OUT, TIME, TIME], [0]),
    "four_several_winners": ([OUT, TIME, OUT], [1, 3]),
    "experts_on_the_back_side": ([OUT, OUT, OUT], [0]),
    "edges_apart": ([OUT, OUT, OUT], [0]),
    "handicaps": ([OUT, OUT, OUT], [0]),
    "children": ([OUT, OUT, OUT], [1]),
    "children_with_a_handicap": ([OUT, OUT, OUT], [1]),
}
HASHES = hashes.kept(PLAYTHROUGHS)


def verified(name):
    return records.verify((PLAYTHROUGHS / f"{name}.txt").read_text(), sandtable.game)


def steps(name):
    return list(records.replay(verified(name), GAME))


def last_view(name):
    return steps(name)[-1].after.view(None)


def points(name, column):
    return [[line[column] for line in lines] for lines in last_view(name)["sheet"]]


def test_every_playthrough_is_tried_here():
    names = {file.stem for file in PLAYTHROUGHS.glob("*.txt")}

    assert names == set(ENDS) == set(HASHES)


@pytest.mark.rule("MON-10", "MON-25", "MON-26", "MON-62")
@pytest.mark.parametrize("name", ENDS)
def test_how_rounds_and_games_end(name):
    played = steps(name)
    ends = [step.entry.text for step in played if len(step.after.sheet) > len(step.before.sheet)]

    assert (ends, list(played[-1].after.outcome().winners)) == ENDS[name]


@pytest.mark.rule("MON-80")
@pytest.mark.parametrize("name", ENDS)
def test_every_position_is_as_it_was(name):
    """The options stand in the record: one that is added later changes no position."""
    assert hashes.of_positions(verified(name), GAME, left_out=1) == HASHES[name]


@pytest.mark.rule("MON-34")
def test_chips_are_for_those_who_jump_out_before_the_time_is_up():
    assert points("two_all_jump_out", "chip") == [[2, 4], [2, 4], [2, 4]]
    assert points("three_time_runs_out", "chip") == [[0, 0, 0]] * 3
    assert sorted(points("four_all_jump_out", "chip")[0]) == [1, 2, 3, 4]


@pytest.mark.rule("MON-26", "MON-80")
def test_a_clock_heard_late_starts_and_ends_a_round():
    last = steps("two_last_round_missed")[-1]

    assert last.before.view(None)["phase"] == "countdown"
    assert points("two_last_round_missed", "empty")[-1] == [-24, -24]


@pytest.mark.rule("MON-40", "MON-52", "MON-71")
def test_experts_on_the_back_side():
    assert points("experts_on_the_back_side", "tasks") == [[0, 0, 0, 0], [5, 0, 0, 0], [0, 0, 0, 0]]
    assert points("experts_on_the_back_side", "modifier")[1:] == [[0, 4, 0, -4], [4, -4, 0, -4]]


@pytest.mark.rule("MON-03")
def test_edges_apart_are_worth_more_finished_landscapes():
    record = verified("edges_apart")
    joined = game_with(record, edges="joined")

    assert points("edges_apart", "landscapes")[0][0] > joined[0][0]["landscapes"]


def game_with(record, **options):
    """The sheet of the same acts at a table with other options."""
    record.options |= options
    return records.final_state(record, GAME).view(None)["sheet"]


@pytest.mark.rule("MON-62")
def test_why_a_solo_game_is_won():
    assert last_view("solo_won")["outcome"]["reason"] == "0 minus points, at most 1 allowed"


@pytest.mark.rule("MON-70")
def test_with_a_strong_handicap_only_its_player_pays():
    for name in ("handicaps", "children_with_a_handicap"):
        paid = points(name, "volcanoes")

        assert any(line[0] < 0 for line in paid)
        assert all(line[1] == 0 for line in paid)


@pytest.mark.rule("MON-74")
@pytest.mark.parametrize("name", ["children", "children_with_a_handicap"])
def test_games_of_children(name):
    for column in ("chip", "misconnections"):
        assert points(name, column) == [[0, 0]] * 3


@pytest.mark.rule("MON-10")
def test_after_the_end_nobody_is_next():
    state = steps("two_all_jump_out")[-1].after

    assert (state.actors(), state.next_mover()) == ([], -1)
