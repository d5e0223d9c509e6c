"""Acts and positions as text, both ways."""

import pytest

import sandtable
from games.mondo.positions import GAME, build, play, table


def test_every_act_is_written_and_read():
    state, acts = table(2), range(GAME.action_count)
    texts = [GAME.write(state, action) for action in acts]

    assert len(set(texts)) == len(acts) == 248
    assert [GAME.read(state, text) for text in texts] == list(acts)
    assert {"take 57", "turn", "place c3 1", "back", "out", "task pandas", "ready"} <= set(texts)


@pytest.mark.parametrize(
    "text",
    [
        "take",
        "take 0",
        "take 137",
        "take -1",
        "take ²",
        "place c3",
        "place a1 0",
        "place c3 4",
        "task",
        "task fun",
        "out 1",
    ],
)
def test_nonsense_is_unreadable(text):
    with pytest.raises(sandtable.Unreadable):
        GAME.read(table(2), text)


def test_a_position_with_everything_in_it_is_read_back():
    state = table(3, level="expert", side="back", handicap_1="strong", minutes=9)
    build(state, 0, "c3", "d3", "e3")
    play(state, 0, f"task {state.view(0)['tasks'][0]}", "take 130")
    play(state, 1, "out")

    line = GAME.write_position(state)

    assert GAME.write_position(GAME.read_position(line)) == line
    assert " ".join(line.split()) == line


WRONG = {
    "a tile twice": ("c3:", "d3:1f0,c3:"),
    "a tile nowhere": (";-;1;-", ";136f;1;-"),
    "an unknown option": ("level=", "levels="),
    "an impossible choice": ("level=expert", "level=master"),
    "options that do not fit": ("seats=3", "seats=1"),
    "a phase": (" round ", " lunch "),
    "a round": (" round 1 ", " round 4 "),
    "three outs of two": (";1;-", ";3;-"),
    "a space": ("c3:", "a1:"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_position_is_unreadable(what):
    state = table(3, level="expert")
    build(state, 0, "c3", "d3", "e3")
    play(state, 1, "out")
    line = GAME.write_position(state)
    old, new = WRONG[what]
    assert old in line

    with pytest.raises(sandtable.Unreadable):
        GAME.read_position(line.replace(old, new, 1))


def test_what_a_touch_means():
    state = table(2)
    play(state, 0, "take 57")

    def meant(seat, target):
        return GAME.write(state, GAME.meant(state, seat, target))

    assert meant(0, "57") == "back"
    assert meant(1, "57") == "take 57"
    assert meant(0, "c3") == "place c3 0"
    assert meant(0, "pandas") == "task pandas"
    assert [meant(0, target) for target in ("hand", "heap", "out", "ready")] == [
        "turn",
        "back",
        "out",
        "ready",
    ]
    with pytest.raises(sandtable.Unreadable, match="neither a space nor a tile"):
        meant(0, "table")
