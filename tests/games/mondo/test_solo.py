"""MON-60 to MON-62: alone."""

import pytest

from games.mondo.positions import ALL_WATER, GAME, play, sheet, table, water_with, world, written
from sandtable.games.mondo.tiles import VOLCANO, landscapes_on

MINUTE = 60_000


@pytest.mark.rule("MON-60")
def test_four_tiles_lie_on_the_marked_spaces():
    turns = set()
    for seed in range(60):
        state = GAME.start(1, str(seed))
        tiles = state.view(0)["worlds"][0]["tiles"]
        assert set(tiles) == {"c2", "e3", "d5", "b4"}
        assert state.heap.size() == 132
        for lie in [lie for lie in state.worlds[0].lies if lie >= 0]:
            assert not VOLCANO[lie // 4]
            assert landscapes_on(lie // 4) >= 2
            turns.add(lie % 4)
    assert turns == {0, 1, 2, 3}


@pytest.mark.rule("MON-60")
def test_there_are_no_chips_modifiers_or_tasks():
    view = table(1).view(0)

    assert (view["chips"], view["modifiers"], view["tasks"], view["rounds"]) == ([], [], [], 1)


@pytest.mark.rule("MON-61")
def test_a_tile_borders_any_tile_on_the_board():
    state = table(1)
    play(state, 0, written(state, 0)[0])

    places = {act.split()[1] for act in written(state, 0) if act.startswith("place")}
    assert places == {
        *("c1", "b2", "d2", "c3"),
        *("e2", "d3", "f3", "e4"),
        *("d4", "c5", "e5", "d6"),
        *("b3", "a4", "c4", "b5"),
    }
    assert "a3 " not in " ".join(written(state, 0))


@pytest.mark.rule("MON-61")
def test_the_player_may_stop_early():
    state = table(1)

    play(state, 0, "out")

    assert state.outcome().scores == (-20 - len(state.view(0)["worlds"][0]["misconnections"]),)
    assert state.outcome().winners == ()


@pytest.mark.rule("MON-62")
def test_only_minus_points_count_and_every_volcano_is_one():
    state = table(1)
    state.worlds[0] = world(
        water_with(c1=".", d1="P:lion", c3="WPWW", d3="WWWP", b2="WWPF:active", e5="WWPF:inactive")
    )
    mistakes = len(state.view(0)["worlds"][0]["misconnections"])

    play(state, 0, "out")

    assert {name: points for name, points in sheet(state)[0].items() if points} == {
        "volcanoes": -2,
        "empty": -1,
        "misconnections": -mistakes,
        "total": -3 - mistakes,
    }


@pytest.mark.rule("MON-62")
@pytest.mark.parametrize(
    ("difficulty", "minutes", "limit"), [("easy", 10, 3), ("moderate", 6, 2), ("hard", 5, 1)]
)
def test_the_three_difficulties(difficulty, minutes, limit):
    for gaps in range(5):
        state = table(1, difficulty=difficulty)
        assert state.deadline() - state.started_at == minutes * MINUTE
        state.worlds[0] = world(ALL_WATER.replace("W", ".", gaps))

        state.tick(state.deadline())

        assert state.outcome().scores == (-gaps,)
        assert state.outcome().winners == ((0,) if gaps <= limit else ())


@pytest.mark.rule("MON-62", "MON-71")
def test_the_back_side_may_be_used_alone():
    state = table(1, side="back")
    state.worlds[0] = world(ALL_WATER, "back")

    play(state, 0, "out")

    assert state.outcome().scores == (-18,)
