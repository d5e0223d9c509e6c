"""Every refusal names its rule, says it in a sentence, and changes nothing."""

import pytest

import sandtable
from games.mondo.positions import GAME, all_jump_out, begin, build, play, table
from sandtable.games.mondo.words import say


def refused(state, seat, act, at=None):
    before = GAME.write_position(state)
    with pytest.raises(sandtable.IllegalAction) as problem:
        play(state, seat, act, at=at)
    assert GAME.write_position(state) == before
    return problem.value.rule, problem.value.text


def title(task):
    return say(task)


def test_a_tile_that_is_gone():
    state = table(2)
    build(state, 1, "c3", tile=57)
    play(state, 1, "take 58")

    assert refused(state, 0, "take 57") == ("MON-20", "Tile 57 is gone: it lies in the world of @1.")
    assert refused(state, 0, "take 58") == ("MON-20", "Tile 58 is gone: @1 holds it.")


def test_an_own_tile_and_a_second_tile():
    state = table(2)
    build(state, 0, "c3", tile=57)
    assert refused(state, 0, "take 57") == ("MON-20", "Tile 57 is gone: it lies in your world.")

    play(state, 0, "take 60")
    assert refused(state, 0, "take 61") == (
        "MON-20",
        "You hold tile 60: place it or put it back before you take another.",
    )


@pytest.mark.rule("MON-21")
@pytest.mark.parametrize("act", ["turn", "back", "place c3 0"])
def test_an_empty_hand(act):
    assert refused(table(2), 0, act) == ("MON-21", "You have no tile in your hand: take one first.")


@pytest.mark.rule("MON-22", "MON-23", "MON-61")
def test_a_space_that_is_taken_or_not_adjacent():
    state = table(2)
    build(state, 0, "c3")
    play(state, 0, "take 60")
    assert refused(state, 0, "place c3 1") == ("MON-23", "There is a tile on c3 already.")
    assert refused(state, 0, "place d4 1") == ("MON-22", "d4 borders none of your tiles.")

    alone = table(1)
    play(alone, 0, GAME.write(alone, alone.legal(0)[0]))
    assert refused(alone, 0, "place a3 0") == ("MON-61", "a3 borders none of your tiles.")
    assert refused(alone, 0, "place c2 0")[0] == "MON-23"


@pytest.mark.rule("MON-12")
def test_before_and_during_the_countdown():
    state = GAME.start(2, "x")
    assert refused(state, 0, "take 1") == ("MON-12", "The round has not started: say that you are ready.")
    play(state, 0, "ready")
    assert refused(state, 0, "ready") == ("MON-12", "You are ready already; the others are not yet.")
    assert refused(state, 0, "take 1") == (
        "MON-12",
        "The round has not started: the others are not ready yet.",
    )

    play(state, 1, "ready")
    assert refused(state, 0, "take 1", at=2999) == ("MON-12", "The countdown is still running.")

    state.tick(3000)
    assert refused(state, 0, "ready") == ("MON-12", "The round is running already.")


@pytest.mark.rule("MON-25")
def test_after_jumping_out():
    state = table(2, level="expert")
    build(state, 0, "c3", "d3", "e3")
    play(state, 0, "out")

    for act in ("take 99", "out", "task pandas", "place c4 0"):
        assert refused(state, 0, act) == (
            "MON-25",
            "You jumped out: you can do nothing more in this round.",
        )


@pytest.mark.rule("MON-26")
def test_after_the_end():
    state = table(2)
    assert refused(state, 0, "take 1", at=state.deadline())[0] == "MON-26"

    state.tick(state.deadline())

    assert refused(state, 0, "take 1") == (
        "MON-26",
        "The round is over: nothing more can be taken or placed.",
    )
    assert refused(state, 0, "out")[0] == "MON-26"


@pytest.mark.rule("MON-10", "MON-26")
@pytest.mark.parametrize("seats", [1, 2])
def test_after_the_end_of_the_last_round(seats):
    state = table(seats)
    while state.view(None)["phase"] != "over":
        all_jump_out(state)
        begin(state)

    for act in ("take 1", "out", "back", "place c3 0"):
        assert refused(state, 0, act) == (
            "MON-26",
            "The round is over: nothing more can be taken or placed.",
        )
    assert refused(state, 0, "ready") == ("MON-10", "The game is over.")


@pytest.mark.rule("MON-50", "MON-51")
def test_tasks():
    state = table(2, level="expert")
    first, second, third, _ = state.view(0)["tasks"]
    hidden = next(
        name
        for name in ("pandas", "snakes", "first", "on-time", "parrots")
        if name not in state.view(0)["tasks"]
    )

    assert refused(state, 0, f"task {first}") == (
        "MON-51",
        "You need at least three tiles in your world before you take a task.",
    )
    assert refused(state, 0, f"task {hidden}") == (
        "MON-50",
        f"The task “{title(hidden)}” is not face up in this round.",
    )
    build(state, 0, "c3", "d3", "e3")
    build(state, 1, "c3", "d3", "e3", tile=40)
    play(state, 0, f"task {first}", f"task {second}")
    assert refused(state, 0, f"task {third}") == ("MON-51", "You have 2 tasks already.")
    assert refused(state, 0, f"task {first}") == (
        "MON-51",
        f"The task “{title(first)}” is gone: you have it.",
    )
    assert refused(state, 1, f"task {first}") == ("MON-51", f"The task “{title(first)}” is gone: @0 has it.")
    assert refused(table(2), 0, "task pandas") == ("MON-50", "Only experts play with tasks.")


def test_seats_and_acts_that_do_not_exist():
    state = table(2)

    for seat, action in ((2, 0), (-1, 0), (0, -1), (0, 248)):
        assert not state.is_legal(seat, action)
        assert state.why_not(seat, action).rule == "MON-20"
        with pytest.raises(sandtable.IllegalAction):
            state.apply(seat, action, state.started_at)
