"""Bots act through their views alone, legally, and the better ones win."""

import zlib

import pytest

import sandtable
from sandtable import players
from sandtable.players import Budget

QUICK = Budget(iterations=300)


def play_game(game, seated, seed):
    """One game between players, by seat; the final state."""
    state = game.start(seats=len(seated), seed=seed)
    acts = 0
    while state.actors():
        seat = state.actors()[0]
        action = seated[seat].act(state.view(seat), QUICK, seed=zlib.crc32(f"{seed} {acts}".encode()))
        state.apply(seat, action)
        acts += 1
    return state


def share_of_wins(game, first, second, deals):
    """Each deal is played twice with seats swapped; what the first player wins of it."""
    won = 0.0
    for deal in range(deals):
        won += play_game(game, [first, second], f"deal {deal}").result(0)
        won += play_game(game, [second, first], f"deal {deal}").result(1)
    return won / (2 * deals)


@pytest.mark.parametrize("name", sandtable.game_names())
def test_every_offered_bot_plays_a_legal_act(name):
    game = sandtable.game(name)
    state = game.start(seats=max(2, game.min_seats), seed="bots")

    for info in players.bots(name):
        seat = state.actors()[0]
        action = players.make(name, info.name).act(state.view(seat), QUICK, seed=3)

        assert action in state.legal(seat), info.name


@pytest.mark.parametrize("bot", ["random", "greedy", "search"])
def test_the_same_view_iterations_and_seed_give_the_same_act(bot):
    state = sandtable.game("patterns").start(seed="again")
    state.apply(state.mover(), state.legal(state.mover())[0])
    view = state.view(state.mover())

    acts = {players.make("patterns", bot).act(view, QUICK, seed=11) for _ in range(3)}

    assert len(acts) == 1


def test_greedy_beats_random_and_alpha_beta_beats_greedy_and_the_tree_search_at_patterns():
    game = sandtable.game("patterns")
    drifter, quick, deep, plain = (
        players.make("patterns", bot) for bot in ("random", "greedy", "alphabeta", "search")
    )

    assert share_of_wins(game, quick, drifter, deals=20) > 0.75
    assert share_of_wins(game, deep, quick, deals=10) > 0.5
    assert share_of_wins(game, deep, plain, deals=3) > 0.5


def test_an_unknown_bot_is_refused_with_the_names_of_the_known():
    with pytest.raises(sandtable.BadRequest, match=r"level[68], random, greedy, search, alphabeta$"):
        players.make("patterns", "deep_thought")


def test_a_search_stops_when_its_seconds_are_used_up_or_its_iterations_done():
    game = sandtable.game("patterns")
    state = game.start(seed="budget")
    search = players.search.search_of(game, state.view(state.mover()), sandtable.FastChance(1))

    assert search.run(Budget(iterations=50)) == 50
    assert search.run(Budget(seconds=0.02)) > 0


@pytest.mark.parametrize("budget", [Budget(iterations=3000), Budget(iterations=3000, seconds=60.0)])
def test_who_stops_once_nothing_can_change_plays_the_same(budget):
    game = sandtable.game("mandala")
    early = 0
    for n in range(6):
        state, chance = game.start(seed=f"early {n}"), sandtable.FastChance(n)
        for _ in range(3 * n):
            state.play(state.mover(), state.random_choice(state.mover(), chance), 0)
        view = state.view(state.mover())
        whole, short = (players.search.search_of(game, view, sandtable.FastChance(n)) for _ in range(2))
        whole.run(budget)
        early += short.run(budget, to_the_end=False) < 3000

        assert short.best_action() == whole.best_action()
    assert early
