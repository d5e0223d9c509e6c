"""Sentences: log lines and questions. Refusals are in `test_refusals`."""

import pytest

from games.mondo.positions import GAME, begin, play, table
from sandtable.core.acts import Shown
from sandtable.core.log import CLOCK

TICK = Shown("tick", "tick", {}, [])


def test_log_lines():
    state = table(2)

    def told(act):
        before, shown = state.view(1), GAME.seen(state, 0, GAME.read(state, act), 1)
        play(state, 0, act)
        return GAME.tell(before, state.view(1), 0, shown)

    assert told("take 57") == "took tile 57"
    assert told("turn") == "turned tile 57 over"
    assert told("place c3 1") == "placed tile 57 on c3"
    assert told("take 58") == "took tile 58"
    assert told("back") == "put tile 58 back"
    assert told("out") == "jumped out and took the 4 chip"
    play(state, 1, "out")
    assert told("ready") == "is ready"


def test_questions():
    state = GAME.start(2, "x")
    assert GAME.question(state.view(0)) == "Are you ready for round 1?"
    begin(state)
    assert GAME.question(state.view(0)) == "Take a tile from the heap, or jump out."
    play(state, 0, "take 57")
    assert GAME.question(state.view(0)) == "Place tile 57, turn it over, or put it back."
    play(state, 0, "out")
    assert GAME.question(state.view(0)) == "You jumped out. The others are still building."


@pytest.mark.rule("MON-80")
@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("round", "round", "told the time"),
        ("waiting", "waiting", "told the time"),
        ("countdown", "round", "started the round"),
        ("countdown", "waiting", "started and ended the round"),
        ("countdown", "over", "started and ended the round"),
        ("round", "waiting", "ended the round"),
        ("round", "over", "ended the round"),
    ],
)
def test_what_the_clock_did_is_told(before, after, told):
    view = GAME.start(2, "x").view(0)

    assert GAME.tell({**view, "phase": before}, {**view, "phase": after}, CLOCK, TICK) == told
