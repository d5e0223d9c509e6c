"""What a net looks at in Mandala: colors and Mandalas are alike, and a seat sees its own side."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.mandala.positions import GAME, table
from sandtable.players.bots import bots_of

ENCODER = bots_of("mandala").learned.judge

ONE, TWO = "b2g1/y2/o1", "r1/-/p3"
MINE, THEIRS = "r3/b1g1/o2/or", "y4/p2/b1/b"


def rows(state, turn=0):
    line = vec[i64]([0] * int(ENCODER.length))
    ENCODER.encode(state, state.mover(), turn, line, 0)
    return [row for row in line]


def swapped(mandala):
    """A Mandala with the Fields of the other seats."""
    mountain, near, far = mandala.split("/")
    return "/".join([mountain, far, near])


def blocks(listed):
    """The rows of each color."""
    start, each = len(ENCODER.common), len(ENCODER.each)
    return [tuple(listed[n : n + each]) for n in range(start, len(listed), each)]


def test_the_same_table_from_the_other_seat_looks_the_same():
    state = table(one=ONE, two=TWO, seat0=MINE, seat1=THEIRS)
    other = table(one=swapped(ONE), two=swapped(TWO), seat0=THEIRS, seat1=MINE, turn=1)

    assert rows(state) == rows(other)


def test_mandalas_in_the_other_order():
    state = table(one=ONE, two=TWO, seat0=MINE, seat1=THEIRS)
    other = table(one=TWO, two=ONE, seat0=MINE, seat1=THEIRS)

    assert rows(state, 1) == rows(other)
    assert rows(state) != rows(other)


def test_colors_are_alike():
    names = str.maketrans("bgpyor", "rbgpyo")
    state = table(one=ONE, two=TWO, seat0=MINE, seat1=THEIRS)
    other = table(*(word.translate(names) for word in (ONE, TWO, MINE, THEIRS)))
    common = len(ENCODER.common)

    assert rows(state)[:common] == rows(other)[:common]
    assert sorted(blocks(rows(state))) == sorted(blocks(rows(other)))


@pytest.mark.parametrize(
    "change",
    [
        {"seat0": "r2y1/b1g1/o2/or"},
        {"seat1": "y3r1/p2/b1/b"},
        {"seat0": "r3/b1g1/o3/or"},
        {"seat0": "r3/b1g1/o2/ro"},
        {"one": "b2g1/y2/o2"},
        {"two": "r2/-/p3"},
        {"course": "7"},
        {"course": "0x"},
        {"discard": "g6"},
    ],
    ids=lambda change: str(change),
)
def test_what_matters_is_seen(change):
    usual = {"one": ONE, "two": TWO, "seat0": MINE, "seat1": THEIRS}

    assert rows(table(**usual)) != rows(table(**usual | change))


@pytest.mark.parametrize(
    ("act", "turned"),
    [
        ("build 1 red", "build 2 red"),
        ("grow 2 green 3", "grow 1 green 3"),
        ("discard black 2", "discard black 2"),
        ("claim red", "claim red"),
    ],
)
def test_acts_in_the_other_order(act, turned):
    state = table()

    assert ENCODER.turned(GAME.read(state, act), 1) == GAME.read(state, turned)
    assert ENCODER.turned(GAME.read(state, act), 0) == GAME.read(state, act)


def test_acts_of_a_color_have_a_kind_each():
    places = [(ENCODER.block_of(act), ENCODER.kind_of(act)) for act in range(GAME.action_count)]

    assert len(set(places)) == GAME.action_count
    assert max(kind for _, kind in places) == ENCODER.kinds - 1
