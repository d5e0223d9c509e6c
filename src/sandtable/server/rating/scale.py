"""One scale for people and bots: that of the arena, where level 1 has 1000, and 400 more is ten wins to one.

The model is Plackett and Luce's, for two and more players. The measured bots are fixed points: they stay where
they are, so that a newcomer's first games against them already say much."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

TEN_TO_ONE: Final = 400.0
FIRST_MEAN: Final = 1300.0
FIRST_DEVIATION: Final = 350.0
CHANGING: Final = 5.0  # how much people change from game to game
SURE: Final = 130.0  # from this deviation on a rating is provisional no more
DEVIATIONS: Final = 1.96  # within which the truth is for 95 of 100

_model: Final = PlackettLuce(
    mu=FIRST_MEAN,
    sigma=FIRST_DEVIATION,
    beta=TEN_TO_ONE / math.log(10) / math.sqrt(2),
    tau=CHANGING,
)


class Rating(NamedTuple):
    """What is known about somebody's strength in a game, after so many games that counted."""

    mean: float = FIRST_MEAN
    deviation: float = FIRST_DEVIATION
    games: int = 0

    @property
    def is_sure(self) -> bool:
        return self.deviation <= SURE


def measured(rating: float, error: float) -> Rating:
    """A bot's, as the arena measured it."""
    return Rating(rating, error / DEVIATIONS)


def after(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a game; who was better has the lower rank."""
    teams = [[_model.rating(mu=one.mean, sigma=one.deviation)] for one in before]
    rated = _model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(team[0].mu, team[0].sigma, one.games + 1) for team, one in zip(rated, before, strict=True)]
