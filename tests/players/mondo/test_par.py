"""The par of solo games."""

import pytest

from games.mondo.positions import GAME, table
from sandtable.games.mondo.board import INDEX
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.scoring import volcanoes
from sandtable.games.mondo.view import read_lie, state_of
from sandtable.players.mondo.par import par

SEEDS = 100


def last(reports):
    *_, report = reports
    return report


def built(view, tiles):
    """The world that the tiles of a par make, each laid beside the others, none used twice."""
    state = state_of(view)
    for word in tiles:
        space, tile = word.split(":")
        lie = read_lie(tile)
        assert state.heap.has(lie // 8)
        assert state.worlds[0].may_take() & 2 ** (7 * (int(space[1]) - 1) + "abcdef".index(space[0]))
        state.heap.remove(lie // 8)
        state.worlds[0].place(INDEX[space], lie)
    return Landscapes(state.worlds[0])


@pytest.mark.rule("MON-62")
@pytest.mark.parametrize("side", ["water", "back"])
def test_nearly_every_heap_has_a_board_with_at_most_three_minus_points(side):
    found = [last(par(GAME.start(1, str(seed), side=side).view(0), seed)) for seed in range(SEEDS)]

    assert sum(report.minus_points <= 3 for report in found) >= 95
    assert all(report.share == 1.0 for report in found)


@pytest.mark.rule("MON-61", "MON-62")
def test_a_par_can_be_built_tile_by_tile_and_has_its_minus_points():
    for seed in range(20):
        view = GAME.start(1, str(seed), side=("water", "back")[seed % 2]).view(0)
        report = last(par(view))

        seen = built(view, report.tiles)

        assert seen.empty + seen.misconnections + volcanoes(seen, True) == report.minus_points


def test_a_par_starts_from_what_is_on_the_board():
    state = table(1)
    for space, turns in (("c3", 0), ("d3", 1), ("d4", 2), ("c4", 3)):
        tile = state.legal(0)[0]
        state.apply(0, tile, state.started_at)
        state.apply(0, GAME.read(state, f"place {space} {turns}"), state.started_at)
    mistakes = len(state.view(0)["worlds"][0]["misconnections"])

    report = last(par(state.view(0)))

    assert report.minus_points >= mistakes > 0
    assert len(report.tiles) <= 16


def test_the_progress_never_goes_back():
    reports = list(par(GAME.start(1, "7", side="back").view(0), 7))

    assert [report.share for report in reports] == sorted(report.share for report in reports)
    assert [report.minus_points for report in reports] == sorted(
        (report.minus_points for report in reports), reverse=True
    )
