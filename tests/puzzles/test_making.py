"""Puzzles are made anew: the same for the same seed, however many work on it."""

import functools

import pytest

from sandtable.cli import main
from sandtable.core.errors import BadRequest, SandtableError
from sandtable.games import game as find_game
from sandtable.players import Bots
from sandtable.processes import spread
from sandtable.puzzles import puzzles_of, read
from sandtable.puzzles.making import Job, make_puzzles, rating, search


def here(function, jobs):
    return ((job, function(job)) for job in jobs)


def test_the_same_seed_makes_the_same_in_several_processes():
    alone = make_puzzles("mondo", 2, "test", here)
    together = make_puzzles("mondo", 2, "test", functools.partial(spread, workers=2))

    assert alone.write() == together.write()
    assert len(alone.puzzles) >= 2
    assert read("made.jsonl", alone.write()).write() == alone.write()


def test_what_comes_along_was_made_so():
    """One of our own puzzles, found again from the number of its game."""
    puzzle = puzzles_of("mandala")[0]
    _, seed, number, _ = puzzle.id.split("-")

    again = search(Job("mandala", seed, int(number)))

    assert puzzle.id in [found.id for found in again.puzzles]
    assert puzzle.write() in [found.write() for found in again.puzzles]


def test_the_command_writes_a_file(tmp_path, capsys):
    file = tmp_path / "mine.jsonl"

    told = main(
        ["puzzles", "make", "mondo", "--count", "1", "--seed", "t", "--workers", "1", "--to", str(file)]
    )

    assert told == 0
    assert "puzzles from" in capsys.readouterr().out
    assert len(read("mine.jsonl", file.read_text()).puzzles) >= 1


def test_the_table_tells_which_level_solves_how_many(capsys):
    assert main(["puzzles", "table"]) == 0

    printed = capsys.readouterr().out
    assert all(word in printed for word in ("patterns", "mandala", "mottainai", "mondo", " L6"))


@pytest.mark.parametrize(("count", "workers"), [("0", "1"), ("1", "0")])
def test_nonsense_is_refused_with_a_sentence(count, workers, tmp_path, capsys):
    file = str(tmp_path / "mine.jsonl")

    assert main(["puzzles", "make", "mondo", "--count", count, "--workers", workers, "--to", file]) == 2
    assert "at least one" in capsys.readouterr().err


def test_a_game_that_is_not_there():
    with pytest.raises(BadRequest):
        make_puzzles("chess", 1, "t", here)
    assert puzzles_of("chess") == []


def test_a_game_without_a_puzzler_is_refused_with_a_sentence(monkeypatch):
    monkeypatch.setattr("sandtable.puzzles.puzzle.bots_of", lambda name: Bots(name))

    with pytest.raises(SandtableError, match="what a puzzle of"):
        make_puzzles("mondo", 1, "t", here)


def test_harder_puzzles_are_rated_higher():
    game = find_game("patterns")
    ratings = [
        rating(game, solved) for solved in ((5,) * 6, (0, 0, 5, 5, 5, 5), (0, 0, 0, 0, 0, 5), (0,) * 6)
    ]

    assert ratings == sorted(ratings)
    assert len(set(ratings)) == 4
