"""OpenSpiel's own searches as guests of the arena: MCTS where all is open, IS-MCTS where hands are hidden.

    sandtable arena patterns --players alphabeta@1s bench/openspiel_player.py:OpenSpiel@1s --games 100 --seed openspiel
    sandtable arena mandala --players level7 bench/openspiel_player.py:OpenSpiel@1s --games 100 --seed openspiel

They play random games to the end through `sandtable.envs.openspiel`, as everybody could who knows OpenSpiel alone.
They count simulations, not seconds: told seconds, an act gets as many as the acts before it could do in that time, and
the arena's table has what each side really took.
"""

import time

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from sandtable.core.chance import FastChance
from sandtable.core.game import AnyGame
from sandtable.core.view import View, seat_of
from sandtable.envs.openspiel import SpielGame, SpielState, maker
from sandtable.players import Budget

EXPLORATION = 2.0  # as in OpenSpiel's own examples
AT_FIRST = 20  # simulations, before anything is known of their speed
USUAL = 1000  # where no budget says anything


class OpenSpiel:
    """A search of OpenSpiel's for each act."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.simulations = 0
        self.seconds = 0.0

    def act(self, view: View, budget: Budget, seed: int) -> int:
        legal = self.game.imagine(view, FastChance(seed)).legal(seat_of(view))
        if len(legal) == 1:
            return legal[0]
        simulations = self.affordable(budget)
        begun = time.perf_counter()
        action = self.search(view, simulations, seed)
        self.seconds += time.perf_counter() - begun
        self.simulations += simulations
        return action

    def affordable(self, budget: Budget) -> int:
        most = budget.iterations or (USUAL if budget.seconds is None else None)
        if budget.seconds is None:
            assert most is not None
            return most
        if not self.simulations:
            return min(AT_FIRST, most or AT_FIRST)
        able = max(2, int(budget.seconds * self.simulations / self.seconds))
        return able if most is None else min(able, most)

    def search(self, view: View, simulations: int, seed: int) -> int:
        lots = np.random.RandomState(seed % 2**32)
        rollouts = RandomRolloutEvaluator(1, lots)
        game = maker(self.game)({"players": len(view.get("players", (0, 1)))})
        imagined = Imagined(self.game, game, view, seed)
        if not self.game.nature.hidden:
            searcher = MCTSBot(game, EXPLORATION, simulations, rollouts, random_state=lots)
            return int(searcher.step(imagined.draw()))
        guesser = ISMCTSBot(
            game, rollouts, EXPLORATION, simulations, random_state=lots, use_observation_string=True
        )
        guesser.set_resampler(lambda state, player: imagined.draw())
        return int(guesser.step(imagined.draw()))


class Imagined:
    """Positions that fit a view, each under OpenSpiel's interface."""

    def __init__(self, table: AnyGame, game: SpielGame, view: View, seed: int) -> None:
        self.game = game
        self.imaginer = table.imaginer(view)
        self.chance = FastChance(seed)

    def draw(self) -> SpielState:
        state = self.game.new_initial_state()
        state.state = self.imaginer.deal(self.chance)
        return state
