"""No tile is ever in two hands: 100,000 random grabs by four seats."""

import random

import pytest

import sandtable
from games.mondo.positions import GAME, begin

GRABS = 100_000


@pytest.mark.rule("MON-20")
def test_no_tile_is_ever_in_two_hands():
    chance = random.Random(20)
    state = GAME.start(4, "grabs", minutes=30)
    begin(state)
    owners = {}
    for _ in range(GRABS):
        seat, tile = chance.randrange(4), chance.randrange(136)
        if tile in owners or seat in owners.values():
            with pytest.raises(sandtable.IllegalAction):
                state.apply(seat, tile, state.started_at)
        else:
            state.apply(seat, tile, state.started_at)
            owners[tile] = seat
        if seat in owners.values() and chance.random() < 0.3:
            state.apply(seat, GAME.read(state, "back"), state.started_at)
            owners = {tile: other for tile, other in owners.items() if other != seat}
        held = [hand // 2 for hand in state.hands if hand >= 0]
        assert sorted(held) == sorted(owners)
