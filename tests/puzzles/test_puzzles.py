"""The puzzles that come along: all of them can be read, and what they claim is found again in a sample."""

import pytest

from sandtable.games import NAMES
from sandtable.players.levels import levels
from sandtable.players.puzzling import CLEAR, LONG, SearchPuzzler
from sandtable.puzzles import puzzles_of
from sandtable.puzzles.puzzle import HIGHEST, LEVELS, LOWEST, TRIES
from sandtable.puzzles.shelf import ENDING, collection_of
from sandtable.puzzles.trying import is_solved

AT_LEAST = 200
LARGEST = 1 << 20  # bytes
SAMPLE = 25  # every so many is looked at again

games = pytest.mark.parametrize("game", NAMES)


@games
def test_every_game_has_enough_of_them_and_all_can_be_read(game):
    """Reading plays every record, and checks that the answer solves it and that every told act is legal."""
    found = collection_of(game)

    assert found is not None
    assert len(found.puzzles) >= AT_LEAST
    assert found.making.confirmed == len(found.puzzles)
    assert found.making.positions > found.making.promising >= len(found.puzzles)


@games
def test_no_file_is_too_large(game):
    from importlib.resources import files

    assert len((files("sandtable.puzzles") / f"{game}{ENDING}").read_bytes()) < LARGEST


@games
def test_every_puzzle_tells_its_strength_its_theme_and_its_record(game):
    for puzzle in puzzles_of(game):
        assert len(puzzle.levels) == LEVELS
        assert LOWEST <= puzzle.rating <= HIGHEST
        assert puzzle.theme
        assert puzzle.seed
        assert len(puzzle.players) == puzzle.seats


@games
def test_no_position_comes_twice(game):
    positions = [repr(puzzle.state()) for puzzle in puzzles_of(game)]

    assert len(set(positions)) == len(positions)


@pytest.mark.parametrize("game", ["patterns", "mondo"])
def test_a_proof_is_found_again(game):
    for puzzle in puzzles_of(game)[::SAMPLE]:
        state = puzzle.state()
        again = puzzle.puzzler.weigh(state, int(state.mover()), 987_654)

        assert again is not None, puzzle.id
        assert (again.worth, again.proved) == (puzzle.worth, True)
        assert again.others == puzzle.others
        assert game == "mondo" or again.answer == puzzle.answer


@pytest.mark.parametrize("game", ["mandala", "mottainai"])
def test_a_long_look_at_other_deals_finds_the_same_act(game):
    for puzzle in puzzles_of(game)[::SAMPLE]:
        state, puzzler = puzzle.state(), puzzle.puzzler
        assert isinstance(puzzler, SearchPuzzler)
        best, second, *_ = puzzler.search(state, int(state.mover()), LONG, 987_654)

        assert state.write(best.action) == puzzle.answer[0], puzzle.id
        assert best.win_chance - second.win_chance > CLEAR / 2


@games
def test_the_strongest_level_solves_about_what_is_told(game):
    told = solved = 0
    for puzzle in puzzles_of(game)[::SAMPLE]:
        seat = int(puzzle.state().mover())
        told += puzzle.levels[-1]
        solved += sum(is_solved(puzzle, seat, levels(puzzle.game)[-1].name, 5000 + n) for n in range(TRIES))

    assert abs(told - solved) <= 0.35 * TRIES * len(puzzles_of(game)[::SAMPLE])
