"""The conformance suite: every promise, for every game, with several numbers of players and options."""

import pytest

from conformance.own_games import all_cases
from sandtable import conformance


@pytest.mark.parametrize("case", all_cases(), ids=str)
@pytest.mark.parametrize("promise", conformance.PROMISES, ids=conformance.name)
def test_every_game_keeps_its_promises(promise, case):
    promise(case)
