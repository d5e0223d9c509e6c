"""The model of the door holds in every order of things, and finds every planted fault."""

import pytest

from server.model import FAULTS, Broken, Machine, explore


def test_whatever_happens_in_whatever_order_nothing_shown_is_lost_and_all_see_all():
    assert explore(Machine()) > 10_000


@pytest.mark.parametrize("faults", FAULTS, ids=" and ".join)
def test_a_planted_fault_is_found(faults):
    with pytest.raises(Broken):
        explore(Machine(*faults))
