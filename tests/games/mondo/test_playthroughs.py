"""Finished games, kept as records: one for each way a round and a game can end."""

from pathlib import Path

import pytest

import sandtable
from games.mondo.drawn import GAME
from sandtable.core import record as records

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
NAMES = sorted(file.stem for file in PLAYTHROUGHS.glob("*.txt"))


def verified(name):
    return records.verify((PLAYTHROUGHS / f"{name}.txt").read_text(), sandtable.game)


def last_view(name):
    *_, last = records.replay(verified(name), GAME)
    return last.view(None)


def round_ends(name):
    """The acts and ticks after which a round was scored."""
    record = verified(name)
    scored = [len(state.view(None)["sheet"]) for state in records.replay(record, GAME)]
    return [entry.text for n, entry in enumerate(record.entries) if scored[n + 1] > scored[n]]


def points(name, column):
    return [[line[column] for line in lines] for lines in last_view(name)["sheet"]]


@pytest.mark.rule("MON-80")
@pytest.mark.parametrize("name", NAMES)
def test_every_playthrough_replays_as_recorded(name):
    assert verified(name).scores == tuple(last_view(name)["scores"])


@pytest.mark.rule("MON-25", "MON-26", "MON-34")
def test_rounds_that_end_when_all_have_jumped_out():
    assert round_ends("all_jump_out") == ["out", "out", "out"]
    assert points("all_jump_out", "chip") == [[2, 4], [2, 4], [2, 4]]
    assert last_view("all_jump_out")["outcome"]["winners"] == [0]


@pytest.mark.rule("MON-26", "MON-72", "MON-73")
def test_rounds_that_the_clock_ends():
    assert round_ends("time_runs_out") == ["tick", "tick", "tick"]
    assert points("time_runs_out", "chip") == [[0, 0, 0]] * 3


@pytest.mark.rule("MON-10")
def test_a_game_with_two_winners():
    outcome = last_view("several_winners")["outcome"]

    assert outcome["scores"] == [-51, -51]
    assert outcome["winners"] == [0, 1]


@pytest.mark.rule("MON-40", "MON-52", "MON-71")
def test_experts_on_the_back_side():
    assert points("experts_on_the_back_side", "tasks") == [[0, 0, 0, 0], [5, 0, 0, 0], [0, 0, 0, 0]]
    assert points("experts_on_the_back_side", "modifier")[1:] == [[0, 4, 0, -4], [4, -4, 0, -4]]


@pytest.mark.rule("MON-62")
def test_a_solo_game_that_is_won():
    assert round_ends("solo_won") == ["out"]
    assert last_view("solo_won")["outcome"] == {
        "scores": [0],
        "winners": [0],
        "reason": "0 minus points, at most 1 allowed",
    }


@pytest.mark.rule("MON-62")
def test_a_solo_game_that_is_lost_when_the_time_is_up():
    assert round_ends("solo_lost_when_the_time_is_up") == ["tick"]
    assert last_view("solo_lost_when_the_time_is_up")["outcome"]["winners"] == []


@pytest.mark.rule("MON-70")
def test_a_game_with_a_strong_handicap():
    paid = points("handicaps", "volcanoes")

    assert any(line[0] < 0 for line in paid)
    assert all(line[1] == 0 for line in paid)


@pytest.mark.rule("MON-74")
def test_a_game_of_children():
    for column in ("chip", "volcanoes", "misconnections"):
        assert points("children", column) == [[0, 0]] * 3
