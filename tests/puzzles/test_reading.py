"""A file of puzzles with a mistake is refused, with the line that has it."""

import json

import pytest

from sandtable.cli import main
from sandtable.lessons import Misprint
from sandtable.puzzles import puzzles_of, read
from sandtable.puzzles.shelf import collection_of

GOOD = collection_of("patterns").write().splitlines()[:4]
MONDO = collection_of("mondo").write().splitlines()[:2]


def with_line(number, **changes):
    lines = list(GOOD)
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **changes})
    return "\n".join(lines)


def test_what_is_written_can_be_read():
    text = "\n".join(GOOD) + "\n"

    assert read("mine.jsonl", text).write() == text


@pytest.mark.parametrize(
    ("line", "changes", "problem"),
    [
        (1, {"game": "chess"}, "there is no game 'chess'"),
        (1, {"rules": 99}, "version 99 of the rules of Patterns"),
        (2, {"id": 7}, "“id” is a text, not 7"),
        (2, {"answer": ["flip h8"]}, "“flip h8” is not legal in this position"),
        (2, {"answer": ["castle"]}, "“castle” is not legal"),
        (2, {"others": {"flip h8": [1]}}, "“flip h8” is not legal in this position"),
        (3, {"entries": ["0 0 castle"]}, "the record cannot be played"),
        (3, {"entries": ["castle"]}, "an entry is a seat, a time and an act"),
        (3, {"entries": [7]}, "“entries” is a list of texts"),
        (3, {"seed": "other"}, "the record cannot be played"),
        (3, {"seats": 7}, "the record cannot be played"),
        (4, {"levels": [9]}, "“levels” tells how often of 5"),
        (4, {"worth": True}, "“worth” is a number"),
        (4, {"worth": -50}, "another act is worth as much as the answer"),
        (4, {"others": {"x": 3}}, "what “x” is worth is a list"),
    ],
)
def test_a_mistake_is_told_with_its_line(line, changes, problem):
    with pytest.raises(Misprint) as told:
        read("mine.jsonl", with_line(line, **changes))

    assert told.value.line == line
    assert problem in str(told.value)
    assert str(told.value).startswith(f"mine.jsonl, line {line}: ")


@pytest.mark.parametrize("missing", ["id", "seed", "entries", "answer", "levels", "theme"])
def test_what_is_missing_is_named(missing):
    puzzle = json.loads(GOOD[1])
    del puzzle[missing]

    with pytest.raises(Misprint, match=f"line 2: “{missing}” is missing"):
        read("mine.jsonl", "\n".join([GOOD[0], json.dumps(puzzle)]))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: the file is empty"),
        ("nonsense", "line 1: this is no JSON"),
        ("[]", "line 1: a line is an object"),
        (f"{GOOD[0]}\n{GOOD[1]}\n{GOOD[1]}", "line 3: there are two puzzles"),
        (f'{GOOD[0]}\n{{"id": "{"x" * 100_001}"}}', "line 2: a line has at most"),
    ],
)
def test_what_is_no_file_of_puzzles_is_refused(text, problem):
    with pytest.raises(Misprint, match=problem):
        read("mine.jsonl", text)


def test_an_answer_against_the_clock_must_finish_the_world():
    puzzle = json.loads(MONDO[1])
    puzzle["answer"] = puzzle["answer"][:-1]

    with pytest.raises(Misprint, match="line 2: the answer does not solve it"):
        read("mine.jsonl", "\n".join([MONDO[0], json.dumps(puzzle)]))


def test_the_command_names_the_line_too(tmp_path, capsys):
    bad, good = tmp_path / "bad.jsonl", tmp_path / "good.jsonl"
    bad.write_text(with_line(3, seed="other"))
    good.write_text("\n".join(GOOD))

    assert main(["puzzles", "check", str(good)]) == 0
    assert "3 puzzles of patterns" in capsys.readouterr().out
    assert main(["puzzles", "check", str(good), str(bad)]) == 2
    assert f"{bad}, line 3: the record cannot be played" in capsys.readouterr().err


def test_verdicts():
    puzzle = puzzles_of("patterns")[0]
    other = next(iter(puzzle.others))

    assert puzzle.verdict(()) is None
    assert puzzle.verdict(puzzle.answer) is True
    assert puzzle.verdict((other,)) is False


def test_a_world_is_finished_act_by_act():
    puzzle = puzzles_of("mondo")[0]

    assert [puzzle.verdict(puzzle.answer[:n]) for n in range(len(puzzle.answer))] == [None] * len(
        puzzle.answer
    )
    assert puzzle.verdict(puzzle.answer) is True
    assert puzzle.verdict(("out",)) is False
