"""Endings of Patterns for tests, and plain minimax to check searches against."""

import sandtable
from sandtable.core.chance import FastChance
from sandtable.players import Budget
from sandtable.players.patterns.alphabeta import AlphaBetaPlayer
from sandtable.players.patterns.endgame import most_acts_left

GAME = sandtable.game("patterns")


def any_act(state, chance):
    return state.random_choice(state.mover(), chance)


def sensible_act(state, chance):
    if chance.below(8) == 0:
        return any_act(state, chance)
    player = AlphaBetaPlayer(GAME, solve_from=0)
    return player.act(state.view(state.mover()), Budget(iterations=60), seed=0)


def positions(choose, games):
    """Copies of all positions of some games, in the order of play."""
    for game in range(games):
        chance = FastChance(game)
        state = GAME.start(seed=f"ending {game}")
        while state.mover() >= 0:
            yield state.copy()
            state.apply(state.mover(), choose(state, chance))


def endings(choose, games, acts):
    """The positions with at most so many acts left."""
    return [state for state in positions(choose, games) if most_acts_left(state) <= acts]


def minimax(state):
    """The lead of the player on turn at the end, with best play, by trying everything."""
    seat = state.mover()
    return max(lead_after(state, seat, action) for action in state.legal(seat))


def lead_after(state, seat, action):
    """The same for a seat after an act of it."""
    after = state.copy()
    after.play(seat, action, 0)
    if after.mover() < 0:
        return after.points(seat) - after.points(1 - seat)
    return minimax(after) if after.mover() == seat else -minimax(after)
