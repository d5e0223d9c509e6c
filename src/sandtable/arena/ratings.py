"""Ratings: the Bradley–Terry model, fitted by maximum likelihood, on the scale of chess ratings.

A player of strength s takes a table with probability s / (sum of the strengths there); a shared win
counts as a share of a win. For two seats this is Bradley and Terry's model with draws as halves, for
more it is Luce's. Every group that met also drew one imagined game, so that a player who won them all
has a finite rating.

Errors follow from the observed information and from how the deals really scatter (the "sandwich"
over deals): games of one deal are not independent.
"""

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize
from scipy.stats import norm

from sandtable.arena.run import Bout, Result
from sandtable.core.errors import BadRequest

SCALE: Final = 400 / math.log(10)
CONFIDENCE: Final = 0.95

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Rated:
    """A rating, and how far off it may be (95 %) compared with the anchor's."""

    player: str
    rating: float
    error: float


@dataclass(frozen=True)
class Sample:
    """Games as tables: who sat where, who took which share, and which deal it was."""

    players: npt.NDArray[np.int64]  # game × seat
    shares: Floats  # game × seat
    deals: npt.NDArray[np.int64]  # game

    def expected(self, strengths: Floats) -> Floats:
        """The share that each seat should take."""
        powers = np.exp(strengths[self.players])
        return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def rate(result: Result, anchor: str | None = None, at: float = 0.0) -> list[Rated]:
    """The players' ratings, with the anchor (the first player if none is named) at a given height."""
    names = result.match.players
    if anchor is not None and anchor not in names:
        raise BadRequest(f"the anchor {anchor!r} does not play; there are: {', '.join(names)}")
    fixed = names.index(anchor) if anchor else 0
    sample = gather(result)
    strengths = fit(sample, len(names), fixed)
    errors = standard_errors(sample, strengths, fixed) * float(norm.ppf((1 + CONFIDENCE) / 2))
    return [
        Rated(name, at + SCALE * float(strengths[n]), SCALE * float(errors[n]))
        for n, name in enumerate(names)
    ]


def gather(result: Result) -> Sample:
    """The games of all whole deals, and for each group an imagined game won by each of its seats in part."""
    players, shares, deals = [], [], []
    for deal, games in enumerate(result.deals()):
        for game in games:
            players.append(game.job.seated)
            shares.append(shares_of(game))
            deals.append(deal)
    for group in result.match.groups():
        for seat in range(len(group)):
            players.append(group)
            shares.append([1 / len(group) if n == seat else 0.0 for n in range(len(group))])
            deals.append(deals[-1] + 1 if deals else 0)
    return Sample(np.array(players), np.array(shares), np.array(deals))


def shares_of(game: Bout) -> list[float]:
    return [game.played.share(seat) for seat in range(len(game.job.seated))]


def fit(sample: Sample, count: int, fixed: int) -> Floats:
    """The likeliest strengths (logarithms), the fixed player's being zero."""
    free = [n for n in range(count) if n != fixed]

    def whole(some: Floats) -> Floats:
        strengths = np.zeros(count)
        strengths[free] = some
        return strengths

    found = minimize(
        lambda some: -log_likelihood(sample, whole(some)),
        np.zeros(len(free)),
        jac=lambda some: -gradients(sample, whole(some)).sum(axis=0)[free],
        hess=lambda some: information(sample, whole(some))[np.ix_(free, free)],
        method="trust-exact",
        options={"gtol": 1e-8},
    )
    return whole(found.x)


def log_likelihood(sample: Sample, strengths: Floats) -> float:
    return float((sample.shares * np.log(sample.expected(strengths))).sum())


def gradients(sample: Sample, strengths: Floats) -> Floats:
    """How each game pulls at each player: deal × player."""
    weights = sample.shares.sum(axis=1, keepdims=True)
    pulls = sample.shares - weights * sample.expected(strengths)
    found = np.zeros((int(sample.deals.max()) + 1, len(strengths)))
    np.add.at(found, (sample.deals[:, None], sample.players), pulls)
    return found


def information(sample: Sample, strengths: Floats) -> Floats:
    """The observed information: how sharply the likelihood bends."""
    expected = sample.expected(strengths)
    weights = sample.shares.sum(axis=1)
    found = np.zeros((len(strengths), len(strengths)))
    rows, columns = sample.players[:, :, None], sample.players[:, None, :]
    np.add.at(found, (rows, columns), -weights[:, None, None] * expected[:, :, None] * expected[:, None, :])
    np.add.at(found, (sample.players, sample.players), weights[:, None] * expected)
    return found


def standard_errors(sample: Sample, strengths: Floats, fixed: int) -> Floats:
    """Of the strengths compared with the fixed player's, whose own error is zero."""
    free = [n for n in range(len(strengths)) if n != fixed]
    bread = np.linalg.inv(information(sample, strengths)[np.ix_(free, free)])
    pulls: Any = gradients(sample, strengths)[:, free]
    errors = np.zeros(len(strengths))
    errors[free] = np.sqrt(np.diag(bread @ (pulls.T @ pulls) @ bread))
    return errors
