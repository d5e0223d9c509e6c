"""A number that stands for no act, or for no player, is refused as anything else: by a rule, with a sentence."""

import pytest

import sandtable
from conformance.own_games import NAMES


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("beyond", [False, True])
def test_there_is_no_such_act(name, beyond):
    game = sandtable.game(name)
    state = game.start(2, seed="no such act")
    action = game.action_count if beyond else -1

    refusal = state.why_not(state.actors()[0], action)

    assert refusal is not None
    assert refusal.rule in game.rules
    assert refusal.text.startswith("There is no such")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_such_player(name, seat):
    game = sandtable.game(name)
    state = game.start(2, seed="no such player")

    refusal = state.why_not(seat, state.legal(state.actors()[0])[0])

    assert refusal is not None
    assert refusal.rule in game.rules
    assert refusal.text.startswith(("There is no such", "It is not your turn", "Only "))
