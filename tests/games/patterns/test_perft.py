"""Perft: how many sequences of acts there are to a depth. A wrong rule changes these numbers."""

import pytest

from games.patterns.positions import GAME
from games.patterns.slow_rules import SlowTable

FIRST_DEAL = "oryr/poypob/bgoyppyg/pogbrbby/ygropbrg/opggpbrr/rgbboy/pory choosing 1 0 yg - -"
SECOND_DEAL = "oggg/gprrpp/byroboor/boporygy/obppyypy/grypbobo/yrrbbg/gpry choosing 0 1 bg - -"
MIDDLE = (
    "ppG0g/P1O0O0G0pr/bP1R1O0O0gbY1/rR1R1bgrbY1/O1O1O1rP0gpY1/yrbbP0P0gb/oY0Y0G1by/oY0Y0r"
    " playing 1 0 bg yc2od7pe3ge7 pb6oa4yh5rc6ge2"
)
LATE = (
    "oB0B0O0/Y1G0G0B0O0O0/R1Y1opR0R0oP1/R1Y1oogbpy/R1R1pY0P0P0G1G1/yrgrP0P0G1g/yB1B1ygy/pB1B1B1"
    " playing 0 1 ro re6be8pe4gd7of8yd4 yb7ra4gg3be1ph6"
)
LAST_FLIPS = (
    "G1G1rr/bgggoY0/P1obgbY0Y0p/P1P1O1O1Y1bO0O0/bP1yG0Y1Y1Y1O0/R1R1oG0Y1B1R0O0/R1R1B0P0R0R0/bP0P0P0"
    " flipping 1 1 bg pf1oh3rf2gd4bd2yg6 rb2pa5yg4oc5bf3gd8"
)
TABLE = [
    pytest.param(FIRST_DEAL, [2, 104, 5304, 226792], id="first deal"),
    pytest.param(SECOND_DEAL, [2, 104, 5304, 226082], id="second deal"),
    pytest.param(MIDDLE, [2, 54, 681, 6277, 27311], id="middle"),
    pytest.param(LATE, [5, 106, 370, 1830, 5041], id="late"),
    pytest.param(LAST_FLIPS, [3, 7, 15, 23, 23], id="last flips"),
]
SLOWLY_AT_MOST = 2000  # sequences


def perft(state, depth: int) -> int:
    """Games that end earlier count once, where they end."""
    seat = state.mover()
    if depth == 0 or seat < 0:
        return 1
    acts = state.legal(seat)
    if depth == 1:
        return len(acts)
    total = 0
    for action in acts:
        twin = state.copy()
        twin.apply(seat, action)
        total += perft(twin, depth - 1)
    return total


def slow_perft(table: SlowTable, depth: int) -> int:
    if depth == 0 or table.phase == "over":
        return 1
    total = 0
    for act in table.legal(table.turn):
        twin = table.copy()
        twin.play(act)
        total += slow_perft(twin, depth - 1)
    return total


@pytest.mark.parametrize(("position", "counts"), TABLE)
def test_the_table(position, counts):
    state = GAME.read_position(position)

    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("position", "counts"), TABLE)
def test_the_slow_rules_find_the_same_table(position, counts):
    table = SlowTable.read(position)
    small = [count for count in counts if count <= SLOWLY_AT_MOST]

    assert len(small) >= 2
    assert [slow_perft(table, depth) for depth in range(1, len(small) + 1)] == small


def test_the_deals_of_the_table_are_those_of_their_seeds():
    """Whoever changes the deal sees it here: records of old games would not replay any more."""
    assert GAME.write_position(GAME.start(seed="7f3a", start="0")) == FIRST_DEAL
    assert GAME.write_position(GAME.start(seed="sandtable", start="1")) == SECOND_DEAL
