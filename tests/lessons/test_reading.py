"""Lessons that somebody wrote wrong: the mistake is named with its line."""

from pathlib import Path

import pytest

import sandtable
from sandtable.lessons import READ, Misprint, Run, check, lesson_in, read_lesson

START = repr(sandtable.game("patterns").start(seed="lesson", start="0"))
PLAYING = START.replace("choosing 1 0", "playing 0 0")
TEXT = f"""# A lesson
game: patterns
about: Something.
minutes: 1

## First
position: {PLAYING}
say: Look
  closely.
ask: Establish.
right: establish c6
wrong PAT-40: Not yet.
wrong establish *: Elsewhere.
well: Good.
then: 1 establish h4

## Second
say: Done.
"""


def written(old="", new=""):
    assert old in TEXT
    return check(read_lesson("mine.txt", TEXT.replace(old, new), "patterns/mine"))


def test_a_lesson_is_read_and_played():
    run = Run(written())

    assert run.step.say == "Look closely."
    assert run.attempt("flip c6").text == "Not yet."
    assert run.attempt("flip c6").rule == "PAT-40"
    assert run.attempt("establish d4").text == "Elsewhere."
    assert run.touch("d5").text == "Elsewhere."
    assert run.attempt("swap c6").text.startswith("Your bowl token is")
    assert run.attempt("establish c6").right
    run.answer("establish c6")
    assert run.told == ["Your opponent established black on h4 as group 1 and took yellow."]
    run.answer(READ)
    assert run.is_over


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("# A lesson\n", "", "line 1: the first line is the title"),
        ("game: patterns", "game: chess", "line 2: there is no game 'chess'"),
        ("game: patterns\n", "", "line 1: “A lesson” needs a line “game: …”"),
        ("minutes: 1", "minutes: soon", "line 4: “minutes” is a number up to 60, not 'soon'"),
        ("about: Something.", "about: Something.\ncolor: red", "line 4: there is no field “color” here"),
        ("say: Look\n  closely.\n", "", "line 6: “First” needs a line “say: …”"),
        ("right: establish c6", "right: flip c6", "line 11: no legal act is “flip c6”: You have no"),
        ("right: establish c6\n", "", "line 10: what is asked needs a line “right: …”"),
        ("ask: Establish.\n", "", "line 10: what is right needs a line “ask: …”"),
        ("wrong PAT-40", "wrong PAT-99", "line 12: Patterns has no rule PAT-99"),
        ("wrong establish *", "wrong jump *", "line 13: “jump *” is neither a rule nor begins with a verb"),
        ("Look\n", "Look at MAN-20\n", "line 6: Patterns has no rule MAN-20"),
        ("1 establish h4", "1 flip h4", "line 15: after “establish c6” this cannot be played: PAT-40"),
        ("1 establish h4", "establish", "line 15: “then” is a seat and an act"),
        ("playing 0 0", "playing 0", "line 7: this is no position"),
        (f"position: {PLAYING}\n", "", "line 6: the first step needs a line “position: …”"),
        ("say: Done.", "say: Done.\nplay: level1 seats=5", "line 19: Patterns is for 2 to 2 players"),
        ("say: Done.", "say Done.", "line 18: a line is “name: value”"),
        ("ask: Establish.", "ask: Establish.\nask: Again.", "line 11: “First” has “ask” twice"),
        ("## Second", "# Second", "line 17: a file has one title"),
    ],
)
def test_a_mistake_is_named_with_its_line(old, new, problem):
    with pytest.raises(Misprint) as told:
        written(old, new)

    assert problem in str(told.value)
    assert str(told.value).startswith("mine.txt, line ")


def test_a_lesson_does_not_go_on_with_a_wrong_answer():
    with pytest.raises(sandtable.BadRequest, match="does not go on with “establish d4”"):
        Run(written(), ["establish d4"])
    with pytest.raises(sandtable.BadRequest, match="is not an act"):
        Run(written(), ["castle"])
    with pytest.raises(sandtable.BadRequest, match="asks for an act"):
        Run(written(), [READ])
    with pytest.raises(sandtable.BadRequest, match="this lesson is over"):
        Run(written(), ["establish c6", READ, READ])


def test_somebodys_own_lesson_is_read_from_a_file(tmp_path: Path):
    path = tmp_path / "mine.txt"
    path.write_text(TEXT, encoding="utf-8")

    assert lesson_in(path).title == "A lesson"
