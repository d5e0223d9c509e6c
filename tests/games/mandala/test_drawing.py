"""What the terminal shows a reader: the own side below, the other above, and what is hidden as a number."""

import pytest

from games.mandala.positions import GAME, play, table

TO_SEAT_0 = [
    "seat 1",
    "  River: 1 black, 2 yellow",
    "  Cup:   5 cards",
    "  hand:  4 hidden",
    "",
    "Mandala 1",
    "  Field of seat 1:  3 orange",
    "  Mountain:         2 black, 3 green, 1 purple",
    "  Field of seat 0:  3 yellow",
    "Mandala 2",
    "  Field of seat 1:  nothing",
    "  Mountain:         nothing",
    "  Field of seat 0:  1 purple",
    "",
    "seat 0: 1 points",
    "  River: 1 red",
    "  Cup:   1 black, 1 yellow, 1 red",
    "  hand:  1 green, 2 red",
    "",
    "deck: 74 cards; discarded: 2 purple, 1 orange",
]
WHEN_COMPLETE = [
    "seat 0",
    "  River: 1 red",
    "  Cup:   3 cards",
    "  hand:  2 hidden",
    "",
    "Mandala 1 (complete)",
    "  Field of seat 0:  3 yellow, 1 red",
    "  Mountain:         2 black, 3 green, 1 purple",
    "  Field of seat 1:  3 orange",
    "Mandala 2",
    "  Field of seat 0:  1 purple",
    "  Mountain:         nothing",
    "  Field of seat 1:  nothing",
    "",
    "seat 1: 4 points",
    "  River: 1 black, 2 yellow",
    "  Cup:   2 black, 1 green, 1 purple, 1 yellow",
    "  hand:  4 orange",
    "",
    "deck: 74 cards; discarded: 2 purple, 1 orange",
]
OPEN_CUPS = [
    "seat 1: 4 points",
    "  River: 1 black, 2 yellow",
    "  Cup:   5 cards; known of them: 2 black, 1 yellow",
    "  hand:  4 hidden",
    "",
    "Mandala 1",
    "  Field of seat 1:  nothing",
    "  Mountain:         2 black",
    "  Field of seat 0:  nothing",
    "Mandala 2",
    "  Field of seat 1:  nothing",
    "  Mountain:         nothing",
    "  Field of seat 0:  nothing",
    "",
    "seat 0: 1 points",
    "  River: 1 red",
    "  Cup:   1 black, 1 yellow, 1 red",
    "  hand:  2 red",
    "",
    "deck: 89 cards; discarded: nothing; the next destruction ends the game",
]


def some_table():
    return table("b2g3p1/y3/o3", "-/p1/-", "r2g1/b1y1/r1/r", "o4/p1g1/b2y1/by", discard="p2o1")


def drawn(state, reader) -> list[str]:
    return GAME.draw(state.view(reader)).split("\n")


def test_each_reader_sees_the_own_hand_and_cup_below():
    assert drawn(some_table(), 0) == TO_SEAT_0


def test_a_complete_mandala_is_marked():
    assert drawn(play(some_table(), "grow 1 red 1"), 1) == WHEN_COMPLETE


@pytest.mark.rule("MAN-11", "MAN-70")
def test_open_cups_show_what_everybody_saw_go_in_and_the_last_destruction_is_announced():
    state = table("b2/-/-", "-/-/-", "r2/b1y1/r1/r", "o4/p1g1/b2y1/by", course="0xo")

    assert drawn(state, 0) == OPEN_CUPS


@pytest.mark.rule("MAN-70")
def test_after_the_end_no_destruction_is_announced():
    state = table(seat0="-/b1y1/r1/r", seat1="-/p1g1/-/-", phase="over:deck", course="0x")

    assert "destruction" not in drawn(state, 0)[-1]
