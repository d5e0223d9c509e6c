"""Endings of Patterns are played perfectly, and the verdicts on them are true."""

import pytest

from players.patterns.endings import GAME, any_act, endings, lead_after, minimax, positions, sensible_act
from players.patterns.verdict import verdict
from sandtable.players import Budget
from sandtable.players.patterns.alphabeta import AlphaBeta, AlphaBetaPlayer
from sandtable.players.patterns.endgame import most_acts_left
from sandtable.players.patterns.evaluation import final_lead

WAYS = {"random": (any_act, 400), "sensible": (sensible_act, 60)}


@pytest.fixture(scope="module", params=WAYS)
def small_endings(request):
    """Endings that plain minimax can search."""
    choose, games = WAYS[request.param]
    found = endings(choose, games, acts=11)
    assert len(found) > 200
    return found


def test_verdicts_agree_with_plain_minimax(small_endings):
    for state in small_endings:
        found = verdict(state, 100_000)

        assert found.exact
        assert found.margin == minimax(state)


def test_players_lose_nothing_of_a_small_ending(small_endings):
    for state in small_endings:
        seat = state.mover()
        action = AlphaBetaPlayer(GAME).act(state.view(seat), Budget(iterations=1), seed=0)

        assert lead_after(state, seat, action) == minimax(state)


def test_the_line_of_an_exact_verdict_leads_to_its_margin(small_endings):
    for state in small_endings:
        seat = state.mover()
        found = verdict(state, 100_000)
        after = state.copy()
        for action in found.line:
            after.apply(after.mover(), action)

        assert after.mover() < 0
        assert after.points(seat) - after.points(1 - seat) == found.margin


def test_from_eighteen_acts_on_a_player_knows_the_end_and_reaches_it():
    """Two players who see the end with any budget get the same lead as the verdict says."""
    starts = [state for state in endings(sensible_act, 12, acts=18) if most_acts_left(state) >= 17]
    assert len(starts) >= 10
    for state in starts:
        seat = state.mover()
        found = verdict(state, 10**6)
        while (turn := state.mover()) >= 0:
            action = AlphaBetaPlayer(GAME).act(state.view(turn), Budget(iterations=1), seed=0)
            state.apply(turn, action)

        assert found.exact
        assert state.points(seat) - state.points(1 - seat) == found.margin


@pytest.mark.parametrize("choose", [any_act, sensible_act])
def test_no_game_lasts_longer_than_most_acts_left(choose):
    left = 53
    for state in positions(choose, games=20):
        before, left = left, most_acts_left(state)

        assert left >= 1
        assert left < before or left == 53


def test_a_verdict_without_proof_is_an_estimate_with_a_legal_line():
    state = GAME.start(seed="open")

    found = verdict(state, 2000)

    assert not found.exact
    assert abs(found.margin) < 60
    assert len(found.line) >= 3
    for action in found.line:
        state.apply(state.mover(), action)


@pytest.mark.rule("PAT-51")
def test_the_last_flips_are_all_taken():
    checked = 0
    for state in positions(any_act, games=200):
        if state.view(None)["phase"] != "flipping":
            continue
        seat = state.mover()
        lead = final_lead(state, seat)
        found = verdict(state, 1)
        assert found.exact
        assert found.margin == lead == -final_lead(state, 1 - seat) == minimax(state)
        checked += 1
    assert checked > 50


def test_a_search_that_proves_its_value_stops():
    state = endings(sensible_act, 3, acts=10)[0]
    search = AlphaBeta(state)

    nodes = search.run(Budget(iterations=10**6))

    assert search.proved
    assert nodes < 10**5
