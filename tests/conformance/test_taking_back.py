"""What may be taken back freely tells nobody anything; a wrong answer is noticed. More: scripts/taking_back.py."""

import pytest

from conformance.own_games import cases_of
from sandtable.conformance import learning
from sandtable.games.mandala.acts import CLAIM

POSITIONS = 60


def tally_of(case, positions=POSITIONS):
    *_, last = learning.compare(case, positions, deals=2)
    return last


@pytest.mark.parametrize("name", ["patterns", "mandala", "mottainai"])
def test_the_quick_answer_is_never_wrong_where_it_says_free(name):
    tally = tally_of(cases_of(name)[0])

    assert (tally.positions, tally.wrong_free) == (POSITIONS, 0)


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


@pytest.mark.parametrize("name", ["mandala", "mottainai"])
def test_a_game_that_gives_every_only_answer_is_found_out(name, monkeypatch):
    case = cases_of(name)[0]
    monkeypatch.setattr(case.game, "forced", lambda state, seat: len(state.legal(seat)) == 1)

    with pytest.raises(AssertionError, match="not everybody knows"):
        learning.who_has_one_answer_only_is_known_to_have_it(case)


def test_a_game_that_fears_for_everything_is_counted(monkeypatch):
    case = cases_of("patterns")[0]
    monkeypatch.setattr(case.game, "reveals", lambda state, seat, action: True)

    tally = tally_of(case)

    assert (tally.free, tally.wrong_ask) == (0, POSITIONS)
