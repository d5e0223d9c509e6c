"""Alpha-beta at Patterns: it finds its way back, keeps its budget, and plays well."""

import pytest

from players.patterns.endings import GAME, any_act, positions
from sandtable import players
from sandtable.core.chance import FastChance
from sandtable.players import Budget
from sandtable.players.patterns.alphabeta import AlphaBeta, AlphaBetaPlayer
from sandtable.players.patterns.evaluation import PatternsEvaluation
from sandtable.players.patterns.transposition import (
    EXACT,
    LOWER,
    MISS,
    UPPER,
    Transpositions,
    action_of,
    bound_of,
    depth_of,
    value_of,
)
from sandtable.players.patterns.walk import Walk, key_of


def everything(state):
    """All of a position as a value that can be compared."""
    return GAME.write_position(state), state.legal(state.mover()), state.view(None)


@pytest.mark.parametrize("seed", range(20))
def test_a_walk_finds_its_way_back(seed):
    chance = FastChance(seed)
    walk = Walk(GAME.start(seed=f"walk {seed}"))
    passed = []

    while walk.state.phase <= 1:
        passed.append((everything(walk.state), walk.key, walk.lead))
        walk.forward(any_act(walk.state, chance))

    while passed:
        walk.back()
        assert (everything(walk.state), walk.key, walk.lead) == passed.pop()


@pytest.mark.parametrize("seed", range(20))
def test_a_walk_keeps_key_and_lead_as_if_made_anew(seed):
    chance = FastChance(seed)
    walk = Walk(GAME.start(seed=f"keys {seed}"))

    while walk.state.phase <= 1:
        assert walk.key == key_of(walk.state)
        assert walk.lead == walk.state.points(0) - walk.state.points(1)
        walk.forward(any_act(walk.state, chance))


def test_different_positions_have_different_keys():
    seen = {}
    for state in positions(any_act, games=1):
        for action in state.legal(state.mover()):
            after = state.copy()
            after.play(state.mover(), action, 0)
            seen.setdefault(key_of(after), set()).add(GAME.write_position(after).replace(" flipping ", " "))

    assert len(seen) > 500
    assert all(len(texts) == 1 for texts in seen.values())


def test_a_table_gives_back_what_was_stored():
    table = Transpositions(4)

    table.store(35, -1234, UPPER, 7, 162)
    table.store(36, 99, LOWER, 63, 0)

    entry = table.find(35)
    assert (value_of(entry), bound_of(entry), depth_of(entry), action_of(entry)) == (-1234, UPPER, 7, 162)
    assert value_of(table.find(36)) == 99
    assert table.find(35 + 16) == MISS


def test_a_table_keeps_the_deeper_search_of_a_position_and_the_later_of_two():
    table = Transpositions(4)
    table.store(3, 10, EXACT, 5, 1)

    table.store(3, 20, EXACT, 4, 1)
    assert value_of(table.find(3)) == 10

    table.store(3 + 16, 30, EXACT, 1, 1)
    assert table.find(3) == MISS


def test_what_is_good_for_one_is_bad_for_the_other():
    judge = PatternsEvaluation()

    for state in positions(any_act, games=3):
        assert judge.value(state, 0) == -judge.value(state, 1)


def test_the_search_keeps_to_its_nodes_and_seconds():
    state = GAME.start(seed="budget")

    assert 900 <= AlphaBeta(state).run(Budget(iterations=1000)) <= 1100
    assert AlphaBeta(state).run(Budget(seconds=0.01)) > 0


def test_the_search_leaves_its_position_as_it_was():
    state = GAME.start(seed="as it was")
    before = everything(state)
    search = AlphaBeta(state)

    search.run(Budget(iterations=3000))

    assert everything(state) == before
    assert everything(search.walk.state) == before


def test_the_same_view_and_nodes_give_the_same_act():
    for state in list(positions(any_act, games=1))[::6]:
        view = state.view(state.mover())
        actions = {AlphaBetaPlayer(GAME).act(view, Budget(iterations=2000), seed) for seed in (1, 2)}

        assert len(actions) == 1
        assert actions <= set(state.legal(state.mover()))


def share_of_wins(first, second, deals):
    won = 0.0
    for deal in range(deals):
        won += final(first, second, deal).result(0) + final(second, first, deal).result(1)
    return won / (2 * deals)


def final(first, second, deal):
    state = GAME.start(seed=f"strength {deal}")
    while (seat := state.mover()) >= 0:
        player, budget = (first, second)[seat]
        state.apply(seat, player.act(state.view(seat), budget, seed=deal))
    return state


def test_it_beats_greedy_and_the_tree_search():
    """The tree search takes some ten times as long here."""
    alphabeta = AlphaBetaPlayer(GAME), Budget(iterations=200)
    greedy = players.make("patterns", "greedy"), Budget()
    search = players.make("patterns", "search"), Budget(iterations=300)

    assert share_of_wins(alphabeta, greedy, deals=8) > 0.75
    assert share_of_wins(alphabeta, search, deals=4) > 0.6
