"""Points and the winner (MAN-80, MAN-81)."""

import pytest

from games.mandala.positions import table


def over(seat0, seat1):
    return table(seat0=seat0, seat1=seat1, phase="over:river")


@pytest.mark.rule("MAN-80")
def test_annas_53_points():
    """4 cards at 1, 5 at 2, 2 at 3, 3 at 4, 3 at 5 and 1 at 6: 4 + 10 + 6 + 12 + 15 + 6."""
    state = over("-/b1g1/b3g4p2y3o3r1/bgpyor", "-/-/-/-")

    assert state.outcome().scores == (53, 0)


@pytest.mark.rule("MAN-80")
def test_river_cards_and_cup_cards_without_a_place_score_nothing():
    state = over("-/r2/g5/b", "-/-/-/bgpyor")

    assert state.outcome().scores == (0, 0)


@pytest.mark.rule("MAN-80")
def test_the_two_cards_of_the_deal_score_like_all_others():
    state = over("-/r1b1/-/br", "-/-/-/-")

    assert state.outcome().scores == (3, 0)


@pytest.mark.rule("MAN-81")
def test_more_points_win():
    assert over("-/-/b3/b", "-/-/b4/b").outcome().winners == (1,)


@pytest.mark.rule("MAN-81")
def test_a_tie_goes_to_the_smaller_cup():
    state = over("-/-/b4/b", "-/-/g2r1/bgp")

    assert state.outcome().scores == (4, 4)
    assert state.outcome().winners == (1,)
    assert [state.result(seat) for seat in (0, 1)] == [0.0, 1.0]


@pytest.mark.rule("MAN-81")
def test_the_same_points_and_cups_are_a_draw():
    state = over("-/-/b4/b", "-/-/g4/g")

    assert state.outcome().winners == (0, 1)
    assert [state.result(seat) for seat in (0, 1)] == [0.5, 0.5]


@pytest.mark.rule("MAN-73", "MAN-80")
def test_at_the_end_everybody_sees_both_cups():
    state = over("-/r1b1/g2/b", "-/p2/-/p")

    for reader in (0, 1, None):
        view = state.view(reader)
        assert view["cups"] == [[1, 2, 0, 0, 0, 1], [0, 0, 2, 0, 0, 0]]
        assert view["points"] == [1, 2]
