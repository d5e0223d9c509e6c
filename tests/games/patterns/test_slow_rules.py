"""The library's rules and the slow second ones, side by side; and that a difference would be seen."""

from collections import Counter

import pytest

import sandtable
from games.patterns import lockstep
from games.patterns.positions import GAME, written
from games.patterns.random_games import grown_at_random
from games.patterns.slow_rules import SlowTable, beside
from lockstep.frame import first_difference

GAMES = 800
PLANTED_GAMES = 200


@pytest.mark.parametrize("part", range(2))
def test_both_rule_books_play_the_same_games(part):
    seen, positions = Counter(), 0
    for played in lockstep.run(GAMES // 2, seed=part):
        assert not played.differences, "\n".join(map(str, played.differences))
        seen, positions = seen + played.seen, positions + played.positions

    assert positions > 10 * GAMES // 2
    assert {"draws", "full boards", "last flips", "stopped with flips left", "groups of one token"} <= set(
        seen
    )


# Changes that are planted into the slow rules: each must be noticed.


def any_edge(table, seat, color):
    """Over diagonals as well."""
    group = table.groups.get((seat, color), set())
    return {other for space in group for one in beside(space) for other in {one, *beside(one)}} - group


def claims_from_six(table):
    first, second = (
        sum((len(table.groups[seat, color]) - 1) * (6 - n) for n, (color, _) in enumerate(river))
        for seat, river in enumerate(table.river)
    )
    return first, second


def count_claimed_tokens(table):
    first, second = (
        sum(len(table.groups[seat, color]) * claim for claim, (color, _) in enumerate(river, start=1))
        for seat, river in enumerate(table.river)
    )
    return first, second


def acts_without(forbidden, table, seat):
    return {act for act in SlowTable.acts(table, seat) if not forbidden(table, seat, act)}


def acts_with(more, table, seat):
    return SlowTable.acts(table, seat) | more(table, seat)


def touching(table, seat):
    """Establishing beside the opponent's group."""
    bowl = table.bowls[seat]
    free = (seat, bowl) not in table.groups
    return {f"establish {space}" for space in table.face_up if free and space in table.edge(1 - seat, bowl)}


def everything_goes_on(table, seat):
    legal = SlowTable.legal(table, seat)
    return legal | table.acts(seat) if "stop" in legal else legal


def no_last_flips(table, seat):
    SlowTable._next(table, seat)
    table.phase = "over" if table.phase == "flipping" else table.phase


def end_when_nothing_can_be_flipped(table, seat):
    SlowTable._next(table, seat)
    if table.phase == "playing" and len(table.face_up) < 10 and not table.flips(table.turn):
        table.phase = "over"


def play_and_keep_bowl(table, act):
    bowl = table.bowls[table.turn]
    seat = table.turn
    SlowTable.play(table, act)
    if act.startswith("swap"):
        table.bowls[seat] = bowl


def swap_is_for_the_chooser(table, act):
    SlowTable.play(table, act)
    if act.startswith("bowl"):
        table.bowls.reverse()


def chooser_starts(table, act):
    SlowTable.play(table, act)
    table.turn = 1 - table.turn if act.startswith("bowl") else table.turn


def same_color_is_a_swap(table, seat):
    bowl = table.bowls[seat]
    if (seat, bowl) not in table.groups:
        return set()
    return {f"swap {space}" for space in table.edge(seat, bowl) if table.face_up.get(space) == bowl}


def second_group(table, seat):
    return {f"establish {space}" for space in table.face_up if (seat, table.bowls[seat]) in table.groups}


CHANGES = {
    "groups may start beside the opponent's (PAT-34)": {"acts": lambda *a: acts_with(touching, *a)},
    "a color may be established twice (PAT-30)": {"acts": lambda *a: acts_with(second_group, *a)},
    "no token of the bowl's color may be taken (PAT-35)": {
        "acts": lambda *a: acts_without(
            lambda table, seat, act: (
                act.startswith("establish") and table.face_up[act.split()[1]] == table.bowls[seat]
            ),
            *a,
        )
    },
    "a swap for the group's own color is listed (PAT-42)": {
        "acts": lambda *a: acts_with(same_color_is_a_swap, *a)
    },
    "groups grow over diagonals (PAT-44)": {"edge": any_edge},
    "a swap leaves the bowl as it is (PAT-41)": {"play": play_and_keep_bowl},
    "the start player chooses the bowl (PAT-13)": {"play": swap_is_for_the_chooser},
    "the chooser starts (PAT-20)": {"play": chooser_starts},
    "the last flips may be swaps (PAT-51)": {"legal": everything_goes_on},
    "there are no last flips (PAT-51)": {"_next": no_last_flips},
    "the last flips are a duty (PAT-51)": {"legal": lambda *a: SlowTable.legal(*a) - {"stop"}},
    "a game ends without flips (PAT-50)": {"_next": end_when_nothing_can_be_flipped},
    "the first group is worth 6 (PAT-32)": {"scores": claims_from_six},
    "the claimed token counts (PAT-52)": {"scores": count_claimed_tokens},
    "a draw is won by who started (PAT-54)": {
        "winners": lambda table: (
            [table.start] if len(SlowTable.winners(table)) == 2 else SlowTable.winners(table)
        )
    },
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_planted_change_is_noticed(change):
    rules = type("Changed", (SlowTable,), CHANGES[change])

    assert first_difference(lockstep.run(PLANTED_GAMES, seed=1, rules=rules)) is not None


# Positions grown in any order


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
