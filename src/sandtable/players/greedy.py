"""A player that looks one act ahead."""

from typing import Final

from sandtable.core.chance import Chance, FastChance
from sandtable.core.game import AnyGame
from sandtable.core.view import View, seat_of
from sandtable.players.bots import bots_of
from sandtable.players.evaluation import AnyEvaluation
from sandtable.players.player import Budget

SAMPLES: Final = 8  # imagined deals over which an act is judged, where something is hidden


class GreedyPlayer:
    """Plays each act in its mind, on a few imagined deals, and takes the one that looks best."""

    def __init__(self, game: AnyGame, judge: AnyEvaluation | None = None) -> None:
        judge = judge or bots_of(game.name).evaluation
        assert judge is not None, "who looks one act ahead must be able to judge what is there"
        self.game = game
        self.judge = judge

    def act(self, view: View, budget: Budget, seed: int) -> int:
        chance = FastChance(seed)
        values = self.weigh(view, chance)
        best = max(values.values())
        ties = [action for action, value in values.items() if value == best]
        return ties[chance.below(len(ties))]

    def weigh(self, view: View, chance: Chance) -> dict[int, float]:
        """How good each act looks, on average over the deals."""
        seat = seat_of(view)
        imaginer = self.game.imaginer(view)
        choices = imaginer.deal(chance).legal(seat)
        values = [0.0] * len(choices)
        samples = SAMPLES if imaginer.is_uncertain() else 1
        for _ in range(samples):
            state = imaginer.deal(chance)
            for n, action in enumerate(choices):
                after = state.copy()
                after.play(seat, action, 0)
                values[n] += self.judge.value(after, seat)
        return {action: value / samples for action, value in zip(choices, values, strict=True)}
