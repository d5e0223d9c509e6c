"""Bots at a human pace."""

import pytest

from games.mondo.positions import ALL_WATER, GAME, build, play, table, water_with, world
from players.mondo.matches import match
from sandtable.games.mondo.tasks import TASK_NAMES
from sandtable.players import Budget
from sandtable.players.mondo.player import MANNERS, MondoPlayer

QUICK = Budget()
NAMES = ["planning", "steady", "gentle"]


def act(state, seat, manner="planning", seed=1):
    return GAME.write(state, MondoPlayer(MANNERS[manner]).act(state.view(seat), QUICK, seed))


def test_whole_games_are_played_legally_to_the_end():
    names = ["planning", "steady", "gentle", "keen"]
    record = match(names, level="expert", side="back", minutes=2)

    assert record.scores is not None
    assert {entry.text.split()[0] for entry in record.entries} >= {
        "take",
        "turn",
        "place",
        "task",
        "out",
        "ready",
        "tick",
    }


def test_the_same_seeds_give_the_same_game():
    assert match(["planning", "gentle"], minutes=1) == match(["planning", "gentle"], minutes=1)


def test_the_quicker_and_keener_a_bot_the_more_points_it_makes():
    totals = dict.fromkeys(NAMES, 0)
    for deal in range(2):
        for name, score in zip(NAMES, match(NAMES, seed=f"deal {deal}").scores, strict=True):
            totals[name] += score / 6

    assert totals["planning"] > totals["steady"] + 3
    assert totals["steady"] > totals["gentle"] + 3
    assert totals["gentle"] > 0


def tiles_placed(name):
    entries = match([name, name], seed="pace", minutes=3).entries
    return sum(entry.text.startswith("place") for entry in entries)


def test_bots_differ_in_seconds_per_tile():
    assert tiles_placed("planning") > tiles_placed("gentle") > 3 * 4


def test_a_full_world_is_left():
    state = table(2)
    state.worlds[0] = world(ALL_WATER)

    assert act(state, 0) == "out"


@pytest.mark.parametrize("manner", NAMES)
def test_a_player_without_time_for_another_tile_jumps_out(manner):
    state = table(2)
    build(state, 0, "c3")
    play(state, 1, "take 99", at=state.deadline() - 3000)

    assert act(state, 0, manner) == "out"
    assert MondoPlayer(MANNERS[manner]).delay(state.view(0), 1) < 3000


def test_without_a_clock_in_sight_nobody_hurries():
    state = table(2, hidden_time=True)
    build(state, 0, "c3")
    play(state, 1, "take 99", at=state.deadline() - 3000)

    assert act(state, 0) != "out"


def test_a_fulfilled_task_is_taken_and_no_other():
    state = table(2, level="expert")
    play(state, 1, "take 99", at=state.deadline() - 3000)  # too late for anything else
    state.tasks = sum(2 ** TASK_NAMES.index(name) for name in ("pandas", "on-time", "perfection", "snakes"))
    state.worlds[0] = world(water_with(c1="P"))
    assert act(state, 0) == "task on-time"

    state.worlds[0] = world(ALL_WATER)
    assert act(state, 0) == "task perfection"

    state.worlds[0] = world("W W  . . . .  W W W W W W  W W W W W W  W W W W  W W")
    assert not act(state, 0).startswith("task")


def test_the_first_to_leave_takes_the_task_for_it():
    state = table(2, level="expert")
    state.tasks = 2 ** TASK_NAMES.index("first")
    state.worlds[0] = world(ALL_WATER)

    assert act(state, 0) == "task first"
    play(state, 0, "task first")
    assert act(state, 0) == "out"


def test_a_tile_that_fits_nowhere_is_put_back():
    state = table(2)
    state.worlds[0] = world("W W  W . W W  W W W W W W  W W W W W W  W W W W  W W")
    play(state, 0, "take 8")  # forest on one side, desert on the other

    assert act(state, 0) == "back"


def test_a_tile_is_turned_over_where_its_other_side_fits():
    state = table(2)
    state.worlds[0] = world("W W  W . W W  W W W W W W  W W W W W W  W W W W  W W")
    play(state, 0, "take 6")  # forest in front, water on the back
    if state.view(0)["worlds"][0]["hand"] == "6b":
        play(state, 0, "turn")

    assert act(state, 0) == "turn"
    play(state, 0, "turn")
    assert act(state, 0).startswith("place c2")


def test_between_rounds_a_bot_gets_ready():
    state = GAME.start(2, "x")

    assert act(state, 1) == "ready"
    assert 500 < MondoPlayer(MANNERS["planning"]).delay(state.view(1), 5) < 5000
