"""The planner: boards dreamed of the tiles that were noticed, and tasks that they promise."""

from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.mondo.positions import build, play, table, world
from sandtable.core.chance import FastChance
from sandtable.games.mondo.acts import TASK
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.tasks import TASK_NAMES, TASKS
from sandtable.games.mondo.tiles import TILES, VOLCANO
from sandtable.players.mondo.plan import Plan, Wishes, progress
from sandtable.players.mondo.planner import PlanningMind
from sandtable.players.mondo.player import MANNERS, time_left

WISHES = Wishes((1.0,) * 16, (), (), -1, 0.0)
ALL_BUT_ONE = "W W  W . W W  W W W W W W  W W W W W W  W W W W  W W"


def dreamed(state, rounds, tiles=range(TILES), wishes=WISHES, seed=1):
    noticed = vec[i64]([tile for tile in tiles if state.heap.has(tile)])
    plan = Plan(state.worlds[0], noticed, wishes, FastChance(seed))
    plan.improve(rounds, 0.0)
    return plan


def tasks(*names):
    return sum(2 ** TASK_NAMES.index(name) for name in names)


def mind(state, seat=0, seed=1, **manner):
    view = state.view(seat)
    made = PlanningMind(
        state, seat, replace(MANNERS["planning"], **manner), time_left(view), FastChance(seed)
    )
    made.think()
    return made


def test_a_dream_has_no_mistake_and_uses_only_noticed_tiles_each_once():
    state = table(2)
    build(state, 0, "c3", "d3", "d4")
    before = Landscapes(state.worlds[0]).misconnections
    noticed = range(20, 90)

    plan = dreamed(state, 200, noticed)

    lies = [lie for lie in plan.lies() if lie >= 0]
    used = [lie // 8 for lie in lies]
    assert len(used) == len(set(used)) > 10
    assert set(used) <= set(noticed)
    assert not any(VOLCANO[lie // 4] for lie in lies)
    assert Landscapes(plan.board()).misconnections == before


def test_dreaming_on_makes_boards_better():
    state = table(2)
    build(state, 0, "c3")

    values = [dreamed(state, rounds).value for rounds in (0, 50, 500)]

    assert values == sorted(values)
    assert values[0] + 5 < values[-1]
    assert Landscapes(dreamed(state, 500).board()).empty <= 2


def test_a_taken_task_steers_the_dream():
    number = TASK_NAMES.index("pandas")
    state = table(2)
    build(state, 0, "c3")
    aiming = replace(WISHES, tasks=((number, 10.0),))

    boards = [Landscapes(dreamed(state, 1000, wishes=aiming, seed=seed).board()) for seed in range(6)]

    assert sum(TASKS[number].fulfilled(board, 0) for board in boards) >= 4


@pytest.mark.rule("MON-53", "MON-54", "MON-56")
@pytest.mark.parametrize("name", ["snakes", "desert-animals", "on-time"])
def test_progress_is_whole_only_where_a_task_is_fulfilled(name):
    number = TASK_NAMES.index(name)
    state = table(2)
    build(state, 0, "c3")
    for seed in range(8):
        board = Landscapes(
            dreamed(state, 100, wishes=replace(WISHES, tasks=((number, 8.0),)), seed=seed).board()
        )

        assert (progress(board, number) == 1.0) == TASKS[number].fulfilled(board, 0)


def test_what_is_remembered_lies_in_the_heap_and_is_not_too_much():
    state = table(2)
    build(state, 0, "c3", "d3", "e3", "e4", "d4", "c4")

    found = list(mind(state, noticed=20, remembers=60, form=0).remembered())

    assert 40 < len(found) <= 60
    assert all(state.heap.has(tile) for tile in found)
    assert found == list(mind(state, seed=2, noticed=20, remembers=60, form=0).remembered())


def test_looks_show_more_of_the_heap():
    state = table(2)
    first = set(mind(state, noticed=20, remembers=60, form=0).remembered())
    build(state, 0, "c3")

    later = set(mind(state, noticed=20, remembers=60, form=0).remembered())

    assert len(first) <= 20 < len(later)


def test_a_task_is_taken_that_will_very_likely_be_fulfilled():
    state = table(2, level="expert")
    state.tasks = tasks("on-time", "pandas")
    state.worlds[0] = world(ALL_BUT_ONE)

    assert mind(state).choose() == TASK + TASK_NAMES.index("on-time")
    assert mind(state, boldness=2.0).choose() < TASK


def test_no_task_is_taken_that_there_is_no_time_for():
    state = table(2, level="expert")
    state.tasks = tasks("on-time")
    state.worlds[0] = world(ALL_BUT_ONE)
    play(state, 1, "take 99", at=state.deadline() - 8_000)

    assert mind(state).task_to_take() == -1


def test_no_task_is_taken_that_needs_many_more_tiles():
    state = table(2, level="expert")
    state.tasks = tasks("on-time", "perfection")
    build(state, 0, "c3", "d3", "e3")

    assert mind(state).task_to_take() == -1


def test_animals_for_ones_own_task_are_worth_more():
    state = table(2, level="expert")
    build(state, 0, "c3", "d3", "e3")
    state.tasks = tasks("pandas")
    panda = 4
    offered = mind(state).appraiser.bonus[panda]
    play(state, 0, "task pandas")

    assert mind(state).appraiser.bonus[panda] > offered > 0


def test_a_planner_can_be_asked_wherever_a_game_may_be():
    state = table(3, level="expert", side="back", hidden_time=True)
    for turn in range(60):
        seat = turn % 3
        if seat in state.actors():
            action = mind(state, seat, seed=turn).choose()
            assert action in state.legal(seat)
            state.apply(seat, action, state.clock + 1)
