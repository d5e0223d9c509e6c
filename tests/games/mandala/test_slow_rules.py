"""The library's rules and the slow second ones, side by side."""

import pytest

from games.mandala.random_games import STYLES, steps
from games.mandala.slow_rules import SlowMandala
from games.mandala.tables import GAME, written

GAMES = 25


@pytest.mark.parametrize("style", STYLES)
def test_both_rules_agree_on_every_position(style):
    for n in range(GAMES):
        slow = None
        for state, act in steps(style, f"slow {n}"):
            if slow is None:
                slow = SlowMandala(GAME.write_position(state), state.chance.copy().below)
            assert GAME.write_position(state) == slow.line()
            assert state.mover() == (-1 if slow.actor() is None else slow.actor())
            assert (written(state) if act else []) == slow.legal()
            if act:
                slow.play(act)
        assert list(state.outcome().scores) == slow.scores()
        assert list(state.outcome().winners) == slow.winners()


def test_the_games_that_are_compared_end_in_every_way():
    games = [list(steps(style, f"slow {n}")) for style in STYLES for n in range(GAMES)]

    ends = {state.outcome().reason for *_, (state, _) in games}
    assert ends == {"a sixth river card", "the deck was exhausted", "a stall"}
    assert any(act == "pass" for game in games for _, act in game)
