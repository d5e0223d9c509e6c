"""Puzzles are made anew: the same for the same seed, however many work on it."""

import functools
import json

import pytest

from sandtable.cli import main
from sandtable.core.errors import BadRequest, SandtableError
from sandtable.games import NAMES
from sandtable.games import game as find_game
from sandtable.players import Bots
from sandtable.processes import Ended, spread
from sandtable.puzzles import puzzles_of, read
from sandtable.puzzles.making import Job, make_puzzles, search
from sandtable.puzzles.puzzle import rating
from sandtable.puzzles.shelf import collection_of
from sandtable.puzzles.trying import tried

SAMPLE = 40  # every so many is tried again


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


@pytest.mark.parametrize("game", NAMES)
def test_the_levels_of_today_find_what_is_told(game):
    """Or else `sandtable puzzles rate` is to be run: a level plays otherwise than when the file was written."""
    for puzzle in puzzles_of(game)[::SAMPLE]:
        assert tried(puzzle).levels == puzzle.levels, puzzle.id


def test_files_are_rated_again(tmp_path, capsys):
    first, *lines = (collection_of("mandala").write().splitlines())[:3]
    stale = [json.dumps({**json.loads(line), "levels": [0] * 6}) for line in lines]
    file = tmp_path / "mine.jsonl"
    file.write_text("\n".join([first, *stale]))

    assert main(["puzzles", "rate", "--workers", "1", str(file)]) == 0
    assert "2 of 2 puzzles" in capsys.readouterr().out
    assert file.read_text().splitlines() == [first, *lines]


def test_a_file_that_could_not_be_rated_stays(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(
        "sandtable.puzzles.command.backend_of",
        lambda options: lambda f, all: ((one, Ended("gone")) for one in all),
    )
    file = tmp_path / "mine.jsonl"
    file.write_text(text := "\n".join(collection_of("mandala").write().splitlines()[:2]))

    assert main(["puzzles", "rate", str(file)]) == 2
    assert "nobody could try puzzle mandala-first-" in capsys.readouterr().err
    assert file.read_text() == text


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
