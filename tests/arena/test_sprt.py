"""The sequential test, against formulas and against simulated pairs."""

import math
import random

import pytest

from sandtable import BadRequest
from sandtable.arena.sprt import SHARES, Sprt, log_likelihood_ratio, share_of, tilt

SPREAD = (0.1, 0.2, 0.4, 0.2, 0.1)  # pairs of two equal players


def pairs_of_strength(elo):
    """The likeliest pair outcomes of a player so much stronger."""
    return tilt(SPREAD, share_of(elo))


def walk(elo, elo0, elo1, chance, most=2000):
    """Simulate pairs until there is a verdict; asked after every fifth pair."""
    test = Sprt(elo0, elo1)
    weights = pairs_of_strength(elo)
    for _ in range(most // 5):
        for share in chance.choices(SHARES, weights, k=5):
            test.add(share)
        if test.verdict:
            return test.verdict, sum(test.counts)
    return None, most


def verdicts(elo, elo0, elo1, runs=150):
    chance = random.Random(f"{elo} {elo0} {elo1}")
    found = [walk(elo, elo0, elo1, chance) for _ in range(runs)]
    return [verdict for verdict, _ in found], sum(pairs for _, pairs in found) / runs


def test_tilted_probabilities_have_the_wanted_mean():
    tilted = tilt((0.05, 0.3, 0.3, 0.3, 0.05), 0.62)

    assert sum(tilted) == pytest.approx(1)
    assert sum(p * share for p, share in zip(tilted, SHARES, strict=True)) == pytest.approx(0.62)


def test_for_small_differences_the_ratio_is_the_normal_one():
    counts = [40, 200, 520, 250, 60]
    total = sum(counts)
    mean = sum(n * share for n, share in zip(counts, SHARES, strict=True)) / total
    variance = sum(n * (share - mean) ** 2 for n, share in zip(counts, SHARES, strict=True)) / total
    low, high = share_of(0), share_of(10)

    normal = total * (high - low) * (2 * mean - low - high) / (2 * variance)

    assert log_likelihood_ratio(counts, low, high) == pytest.approx(normal, rel=0.02)


def test_without_pairs_nothing_is_known():
    assert Sprt(0, 10).llr == 0
    assert Sprt(0, 10).verdict is None


def test_the_bounds_are_walds():
    assert Sprt(0, 10).bounds == pytest.approx((-math.log(19), math.log(19)))


def test_elo0_is_rarely_rejected_where_it_is_true():
    found, _ = verdicts(elo=0, elo0=0, elo1=60)

    assert found.count("elo1") / len(found) < 0.09
    assert found.count("elo0") / len(found) > 0.9


def test_elo1_is_rarely_rejected_where_it_is_true():
    found, _ = verdicts(elo=60, elo0=0, elo1=60)

    assert found.count("elo0") / len(found) < 0.09
    assert found.count("elo1") / len(found) > 0.9


def test_a_clear_case_is_decided_sooner():
    _, close = verdicts(elo=60, elo0=0, elo1=60, runs=40)
    found, clear = verdicts(elo=200, elo0=0, elo1=60, runs=40)

    assert set(found) == {"elo1"}
    assert clear < close / 2


def test_elo0_lies_below_elo1():
    with pytest.raises(BadRequest, match="elo0 must be below elo1"):
        Sprt(10, 10)
