"""The sequential probability ratio test over pairs of games with swapped seats.

A pair has five outcomes for the first player: 0, ½, 1, 1½ or 2 points. Two hypotheses say which share
the player really has: elo0 and elo1, as rating differences. For each, the five probabilities that fit
the counted pairs best *and* have that mean are

    p̂ᵢ / (1 + θ (aᵢ − mean)),    with θ such that Σ p̂ᵢ (aᵢ − mean) / (1 + θ (aᵢ − mean)) = 0

(aᵢ the shares 0, ¼, ½, ¾, 1 and p̂ᵢ their frequencies). The logarithm of how much likelier the pairs are
under elo1 than under elo0 walks up or down, and the test stops at a bound. This is the generalized
test of chess engine testing; M. Van den Bergh, "The Generalized Maximum Likelihood Ratio for the
Expectation Value of a Distribution" (2020). Wald's bounds keep both errors near alpha and beta.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from scipy.optimize import brentq

from sandtable.core.errors import BadRequest

SHARES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
UNSEEN: Final = 1e-3  # how much an outcome counts that has not come up yet


@dataclass
class Sprt:
    """Is the first player stronger by elo1 rather than by elo0? Add pairs until there is a verdict."""

    elo0: float
    elo1: float
    alpha: float = 0.05  # how often elo1 may be accepted where elo0 is true
    beta: float = 0.05  # and the other way round
    counts: list[int] = field(default_factory=lambda: [0] * len(SHARES))

    def __post_init__(self) -> None:
        if self.elo0 >= self.elo1:
            raise BadRequest(f"elo0 must be below elo1, but {self.elo0:g} is not below {self.elo1:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    @property
    def llr(self) -> float:
        return log_likelihood_ratio(self.counts, share_of(self.elo0), share_of(self.elo1))

    @property
    def verdict(self) -> str | None:
        """ "elo0" or "elo1", once one of them is accepted."""
        low, high = self.bounds
        ratio = self.llr
        return "elo1" if ratio >= high else "elo0" if ratio <= low else None

    def add(self, share: float) -> None:
        """Count a pair by the first player's share of its two points."""
        self.counts[SHARES.index(share)] += 1

    def describe(self) -> str:
        low, high = self.bounds
        verdict = f"{self.verdict} accepted" if self.verdict else "undecided"
        return (
            f"SPRT elo0={self.elo0:g} elo1={self.elo1:g} alpha={self.alpha} beta={self.beta}: {verdict}; "
            f"LLR {self.llr:.2f} in ({low:.2f}, {high:.2f}) after {sum(self.counts)} pairs {self.counts}"
        )


def share_of(elo: float) -> float:
    """The share of points that a rating difference promises."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def log_likelihood_ratio(counts: Sequence[int], mean0: float, mean1: float) -> float:
    """How much likelier the pairs are with the second mean than with the first, as a logarithm."""
    if not sum(counts):
        return 0.0
    weights = [count or UNSEEN for count in counts]
    total = sum(weights)
    frequencies = [weight / total for weight in weights]
    tilted0, tilted1 = (tilt(frequencies, mean) for mean in (mean0, mean1))
    return total * sum(
        frequency * math.log(one / zero)
        for frequency, zero, one in zip(frequencies, tilted0, tilted1, strict=True)
    )


def tilt(frequencies: Sequence[float], mean: float) -> list[float]:
    """The likeliest probabilities with that mean, given the frequencies."""
    away = [share - mean for share in SHARES]
    low, high = -1 / away[-1], -1 / away[0]  # between these, every denominator is positive

    def surplus(theta: float) -> float:
        return sum(f * a / (1 + theta * a) for f, a in zip(frequencies, away, strict=True))

    edge = 1e-9 * (high - low)
    theta = brentq(surplus, low + edge, high - edge)
    return [f / (1 + theta * a) for f, a in zip(frequencies, away, strict=True)]
