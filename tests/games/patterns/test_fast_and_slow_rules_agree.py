"""The fast rules against the slow ones: the same acts, the same positions, the same points."""

import random
from collections.abc import Iterator

import pytest

import sandtable
from games.patterns.drawing import GAME, written
from games.patterns.slow_rules import SlowTable


def test_over_random_games():
    """Both play along: neither ever reads the other's position after the deal."""
    compared = 0
    for seed in range(60):
        chance = random.Random(seed)
        fast = GAME.start(seed=f"agree {seed}")
        slow = SlowTable.read(GAME.write_position(fast))
        while fast.actors():
            acts = written(fast)
            assert acts == slow.legal(fast.mover())
            act = chance.choice(sorted(acts))
            fast.apply(fast.mover(), GAME.read(fast, act))
            slow.play(act)
            assert GAME.write_position(fast) == slow.write()
            compared += 1
        assert slow.phase == "over"
        assert fast.outcome().scores == slow.scores()

    assert compared > 1500


def grown_at_random(seed: int) -> Iterator[SlowTable]:
    """Positions that no game of alternating turns needs to reach: either player acts, in any order.

    Growing is preferred to establishing, so that groups of one color come close to each other.
    """
    chance = random.Random(seed)
    table = SlowTable.read(GAME.write_position(GAME.start(seed=f"grown {seed}")))
    table.play(min(table.legal(table.turn)))
    while table.phase == "playing":
        yield table
        table.turn = chance.randrange(2)
        acts = sorted(table.acts(table.turn)) or sorted(table.acts(1 - table.turn))
        table.turn = table.turn if table.acts(table.turn) else 1 - table.turn
        growing = [act for act in acts if not act.startswith("establish")]
        table.play(chance.choice(growing if growing and chance.random() < 0.8 else acts))


@pytest.mark.parametrize("part", range(4))
def test_over_positions_grown_at_random(part):
    compared = 0
    for seed in range(part * 12, part * 12 + 12):
        for slow in grown_at_random(seed):
            for slow.turn in (0, 1):
                compared += agrees(slow)

    assert compared > 600


def agrees(slow: SlowTable) -> bool:
    """Compare a position; False where the player on turn is stuck, so that there is nothing to play."""
    if not slow.acts(slow.turn):
        with pytest.raises(sandtable.Unreadable, match="no act"):
            GAME.read_position(slow.write())
        return False
    fast = GAME.read_position(slow.write())
    assert written(fast) == slow.legal(slow.turn), slow.write()
    assert written(fast, 1 - slow.turn) == set()
    assert tuple(fast.view(None)["scores"]) == slow.scores()
    return True


def test_nothing_forbids_exactly_what_the_slow_rules_allow():
    for seed in range(10):
        for slow in grown_at_random(seed):
            if not slow.acts(slow.turn):
                continue
            fast = GAME.read_position(slow.write())
            acts = range(GAME.action_count)
            free = {GAME.write(fast, action) for action in acts if fast.why_not(slow.turn, action) is None}
            assert free == slow.legal(slow.turn), slow.write()


def test_random_games_are_as_long_as_they_should_be():
    acts = scores = 0
    for seed in range(300):
        chance = sandtable.FastChance(seed)
        state = GAME.start(seed=f"yardstick {seed}")
        while state.mover() >= 0:
            state.apply(state.mover(), state.random_choice(state.mover(), chance))
            acts += 1
        scores += sum(state.outcome().scores)

    assert 30 <= acts / 300 <= 36
    assert 50 <= scores / 300 <= 80
