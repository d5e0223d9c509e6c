"""Acts and positions as text."""

import pytest

from games.mandala.positions import GAME, deck, play, table
from sandtable import IllegalAction, Unreadable

START = GAME.write_position(GAME.start(seed="notation"))


def test_every_act_is_written_and_read():
    state = GAME.start(seed="notation")
    texts = [GAME.write(state, action) for action in range(GAME.action_count)]

    assert len(set(texts)) == GAME.action_count
    assert [GAME.read(state, text) for text in texts] == list(range(GAME.action_count))


@pytest.mark.parametrize("act", ["build 1 red", "grow 2 green 3", "discard red 2", "claim yellow", "pass"])
def test_the_forms_of_acts(act):
    state = GAME.start(seed="notation")

    assert GAME.write(state, GAME.read(state, act)) == act
    assert GAME.read(state, f"  {act.upper()} ") == GAME.read(state, act)


@pytest.mark.parametrize(
    ("act", "problem"),
    [
        ("build red", "not an act"),
        ("build 3 red", "not a Mandala"),
        ("build 1 pink", "not a color"),
        ("grow 1 red", "not an act"),
        ("grow 1 red 0", "number of cards"),
        ("grow 1 red 9", "MAN-31"),
        ("discard red 99", "MAN-31"),
        ("discard red -1", "number of cards"),
        ("discard red ²", "number of cards"),
        ("claim", "not an act"),
        ("pass red", "not an act"),
        ("play 1 red", "not an act"),
    ],
)
def test_what_cannot_be_read_says_what_is_wrong(act, problem):
    with pytest.raises(Unreadable, match=problem):
        GAME.read(GAME.start(seed="notation"), act)


def changed(word: int, text: str) -> str:
    words = START.split()
    words[word] = text
    return " ".join(words)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("playing 0 0", "eight words"),
        (changed(0, "sleeping"), "not a phase"),
        (changed(0, "over"), "not a phase"),
        (changed(0, "claiming:3:0"), "not a phase"),
        (changed(0, "over:deck"), "MAN-73"),
        (changed(1, "2"), "seat 0 or 1"),
        (changed(2, "21"), "course"),
        (changed(2, "xp"), "course"),
        (changed(3, "b2"), "mountain/field/field"),
        (changed(3, "z2/-/-"), "cards are like"),
        (changed(3, "b0/-/-"), "cards are like"),
        (changed(3, "b19/-/-"), "MAN-01"),
        (changed(3, "b1/-/-"), "MAN-01"),
        (changed(5, "-/-/-/bb"), "MAN-63"),
        (changed(5, "-/-/-/b2"), "River"),
        (changed(7, "-/zz"), "deck"),
    ],
)
def test_a_position_that_cannot_be_read_says_what_is_wrong(line, problem):
    with pytest.raises(Unreadable, match=problem):
        GAME.read_position(line)


@pytest.mark.parametrize(
    ("places", "problem"),
    [
        ({"one": "b1/b1/-"}, "MAN-20"),
        ({"one": "b1/-/b1"}, "MAN-20"),
        ({"one": "b1/-/g1", "two": "-/r1/r1"}, "MAN-20"),
        ({"one": "b1g1p1/y1o1/r1"}, r"Mandala 1 is complete.*MAN-60"),
        ({"two": "b1g1p1/y1o1/r1"}, r"Mandala 2 is complete.*MAN-60"),
        ({"seat0": "r9/-/-/-"}, "MAN-31"),
        ({"phase": "claiming:1:0", "one": "-/b1/-"}, "nothing to claim"),
    ],
)
def test_a_position_against_the_rules_is_not_read(places, problem):
    with pytest.raises(Unreadable, match=problem):
        table(**places)


def test_a_position_that_was_read_plays_on_in_the_same_way_each_time():
    """Its line is the seed of its shuffles."""
    states = [
        table(one="b1/-/-", seat0="r3/-/-/-", deck="yo", discard="g5p5b5", rest="cup") for _ in range(2)
    ]

    first, second = (deck(play(state, "build 1 red")) for state in states)

    assert first == second
    assert first != "".join(sorted(first))


def test_a_refused_act_changes_nothing():
    state = table(one="b1/-/g1", seat0="g3/-/-/-", seat1="r1/-/-/-")
    before = GAME.write_position(state)

    for seat, act in ((0, "build 1 green"), (0, "grow 2 green 3"), (0, "claim black"), (1, "build 1 red")):
        with pytest.raises(IllegalAction):
            state.apply(seat, GAME.read(state, act))

    assert GAME.write_position(state) == before


@pytest.mark.parametrize(
    ("target", "act"),
    [
        ("red", "discard red 1"),
        ("mountain 1 red", "build 1 red"),
        ("field 2 red", "grow 2 red 1"),
        ("field 2 red 3", "grow 2 red 3"),
        ("discard red 2", "discard red 2"),
    ],
)
def test_touching_a_place_means_an_act(target, act):
    state = GAME.start(seed="touch")

    assert GAME.write(state, GAME.meant(state, 0, target)) == act


def test_touching_a_color_while_claiming_means_to_claim_it():
    state = play(table(one="b2g3p1/y3/o3", seat0="r2/-/-/-"), "grow 1 red 1")

    assert {GAME.write(state, GAME.meant(state, 0, target)) for target in ("black", "mountain 1 black")} == {
        "claim black"
    }


@pytest.mark.parametrize(
    "target", ["", "deck", "mountain", "mountain 3 red", "field 1 red 9", "field 1 red 1 1"]
)
def test_there_is_nothing_to_touch_elsewhere(target):
    with pytest.raises(Unreadable):
        GAME.meant(GAME.start(seed="touch"), 0, target)
