"""The conformance suite: every promise, for every game, with several numbers of players and options."""

import pytest

from conformance import promises
from conformance.driver import Case, all_cases


@pytest.mark.parametrize("case", all_cases(), ids=str)
@pytest.mark.parametrize("promise", promises.ALL, ids=lambda promise: promise.__name__)
def test_every_game_keeps_its_promises(promise, case: Case):
    promise(case)
