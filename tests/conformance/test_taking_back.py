"""What may be taken back freely tells nobody anything; a wrong answer is noticed. More: scripts/taking_back.py."""

import random

import pytest

from conformance.own_games import cases_of
from sandtable.conformance import learning
from sandtable.conformance.driver import moments
from sandtable.games.mandala.acts import CLAIM

POSITIONS = 60
CASES = [case for name in ("patterns", "mandala", "mottainai") for case in cases_of(name)]


def tally_of(case, positions=POSITIONS):
    *_, last = learning.compare(case, positions, deals=2)
    return last


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_quick_answer_is_never_wrong_where_it_says_free(case):
    positions = 1000 // case.seats  # several thousand together; with many seats each takes longer

    tally = tally_of(case, positions)

    assert (tally.positions, tally.wrong_free) == (positions, 0)


@pytest.mark.parametrize("name", ["mandala", "mottainai"])
def test_a_game_that_calls_everything_free_is_found_out(name, monkeypatch):
    case = cases_of(name)[0]
    monkeypatch.setattr(case.game, "reveals", lambda state, seat, action: False)

    with pytest.raises(AssertionError, match="somebody learns something by"):
        learning.what_may_be_taken_back_tells_nobody_anything(case)


def test_a_game_that_forgets_the_cards_turned_up_after_the_last_claim_is_found_out(monkeypatch):
    case = cases_of("mandala")[0]
    monkeypatch.setattr(case.game, "reveals", lambda state, seat, action: action < CLAIM)

    assert tally_of(case, 250).wrong_free > 0


def test_only_answers_that_hang_on_a_hand_are_told_from_those_that_all_know():
    case = cases_of("mottainai")[0]
    chance = random.Random(7)

    answers = [
        (case.game.forced(one.state, one.actor), learning.is_doubted(case, one.state, one.actor, chance, 2))
        for one in moments(case, "forced")
        if one.actor is not None and len(one.state.legal(one.actor)) == 1
    ]

    assert {(True, False), (False, True)} <= set(answers)
    assert (True, True) not in answers


def test_a_game_that_fears_for_everything_is_counted(monkeypatch):
    case = cases_of("patterns")[0]
    monkeypatch.setattr(case.game, "reveals", lambda state, seat, action: True)

    tally = tally_of(case)

    assert (tally.free, tally.wrong_ask) == (0, POSITIONS)
