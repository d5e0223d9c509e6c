"""Lessons in the terminal."""

import pytest

from sandtable.cli import main


@pytest.fixture
def typed(monkeypatch):
    def type_lines(*lines):
        given = iter(lines)

        def answer(prompt):
            line = next(given, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", answer)

    return type_lines


def test_lessons_are_listed(capsys):
    assert main(["learn"]) == 0

    assert "patterns/first" in capsys.readouterr().out


def test_a_lesson_is_played_to_its_end_with_a_wrong_act(capsys, typed):
    typed("acts", "help", "board", "flip d2", "jump", "show", "flip a3", "establish g4", "flip f4", "")

    assert main(["learn", "patterns/late"]) == 0

    told = capsys.readouterr().out
    assert "Yellow is your group 3: three points." in told
    assert "'jump' is not an act" in told
    assert "For example: flip a3" in told
    assert "The lesson is over." in told


def test_a_lesson_is_left(capsys, typed):
    typed("quit")

    assert main(["learn", "patterns"]) == 0
    assert "The lesson is over." not in capsys.readouterr().out


def test_an_unknown_lesson_is_a_sentence(capsys):
    assert main(["learn", "patterns/nothing"]) == 2
    assert "there is no lesson 'patterns/nothing'" in capsys.readouterr().err
