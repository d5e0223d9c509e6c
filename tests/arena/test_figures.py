"""Shares, intervals and ratings of matches whose results are made up."""

import math
import random

import pytest

from arena.matches import made_up, pairs
from sandtable import BadRequest
from sandtable.arena.match import Match
from sandtable.arena.play import lost
from sandtable.arena.ratings import rate
from sandtable.arena.run import Bout
from sandtable.arena.sprt import share_of
from sandtable.arena.tally import duels, interval, standings


def simulated(strengths, deals, seed, seats=2):
    """A match of players whose true ratings are known."""
    chance = random.Random(seed)
    ratings = list(strengths.values())
    blank = Match("patterns", tuple(strengths), deals * seats, "made up", seats)
    winners = []
    for job in blank.jobs():
        weights = [10 ** (ratings[player] / 400) for player in job.seated]
        winners.append(tuple(chance.choices(range(seats), weights)))
    return made_up(strengths, winners, seats)


def test_a_standing_counts_wins_draws_losses_and_shares():
    first, second = standings(made_up(["a", "b"], pairs(1.0, 0.75, 0.5, 0.25)))

    assert (first.wins, first.draws, first.losses) == (4, 2, 2)
    assert (second.wins, second.draws, second.losses) == (2, 2, 4)
    assert first.share == 0.625
    assert second.share == 0.375
    assert (first.acts, first.milliseconds) == (10, pytest.approx(10))


def test_an_interval_counts_deals_not_games():
    split = standings(made_up(["a", "b"], pairs(*[0.5] * 50)))[0]
    swept = standings(made_up(["a", "b"], pairs(*[1.0, 0.0] * 25)))[0]

    assert split.share == swept.share == 0.5
    assert split.high - split.low < (swept.high - swept.low) / 3


def test_an_interval_covers_the_truth_about_as_often_as_it_says():
    chance = random.Random(4)
    covered = 0
    for _ in range(400):
        low, high = interval([chance.choice((0, 0.5, 0.5, 1, 1)) for _ in range(40)])
        covered += low <= 0.6 <= high

    assert 0.92 < covered / 400 < 0.985


def test_a_few_deals_all_won_are_not_certainty():
    low, high = interval([1.0] * 3)

    assert low < 0.7
    assert high == 1


def test_an_error_counts_for_nobody_and_takes_its_deal_out_of_the_interval():
    result = made_up(["a", "b"], pairs(1.0, 1.0))
    job = result.games[3].job
    result.games[3] = Bout(job, lost(job, "crash"))

    first = standings(result)[0]

    assert (first.games, first.wins, first.errors) == (3, 3, 1)
    assert len(result.deals()) == 1


def test_two_players_are_apart_by_what_their_share_says():
    first, second = rate(made_up(["a", "b"], pairs(*[1.0, 0.5, 1.0, 0.5] * 100)))

    assert (first.rating, first.error) == (0, 0)
    assert share_of(-second.rating) == pytest.approx(0.75, abs=0.002)
    assert 10 < second.error < 30


def test_ratings_find_the_true_strengths():
    truth = {"a": 0.0, "b": 120.0, "c": 300.0, "d": -80.0}

    for row in rate(simulated(truth, deals=300, seed=1), anchor="a"):
        assert abs(row.rating - truth[row.player]) <= max(row.error * 1.2, 1e-9), row


def test_ratings_find_the_true_strengths_at_a_table_for_three():
    truth = {"a": 0.0, "b": 150.0, "c": -150.0}

    for row in rate(simulated(truth, deals=300, seed=2, seats=3), anchor="a"):
        assert abs(row.rating - truth[row.player]) <= max(row.error * 1.2, 1e-9), row
        assert row.error < 60


def test_rating_errors_cover_the_truth_about_as_often_as_they_say():
    rows = [rate(simulated({"a": 0.0, "b": 100.0}, deals=40, seed=seed))[1] for seed in range(150)]

    covered = sum(abs(row.rating - 100) <= row.error for row in rows)
    assert 0.89 < covered / 150 < 0.99


def test_the_anchor_moves_everybody_alike():
    result = made_up(["a", "b"], pairs(1.0, 0.5))
    low, high = rate(result), rate(result, anchor="b", at=1000)

    assert high[1].rating == 1000
    assert high[0].rating - high[1].rating == pytest.approx(low[0].rating - low[1].rating)


def test_a_player_who_wins_all_has_a_finite_rating_and_a_wide_error():
    first = rate(made_up(["a", "b"], pairs(*[1.0] * 10)), anchor="b")[0]

    assert 300 < first.rating < 1000
    assert math.isfinite(first.error)
    assert first.error > 150


def test_on_a_ladder_those_who_never_met_are_rated_by_the_chain():
    winners = [won for share in (0.0, 0.5) * 20 for won in pairs(share, share)]

    _, second, third = rate(made_up(["a", "b", "c"], winners, ladder=True))

    assert second.rating > 100
    assert third.rating == pytest.approx(2 * second.rating, rel=0.05)
    assert third.error > second.error


def test_duels_tell_what_each_pair_came_to():
    winners = [won for _ in range(3) for won in pairs(1.0, 0.5, 0.75)]

    found = {(row.first, row.second): row.share for row in duels(made_up(["a", "b", "c"], winners))}

    assert found == {("a", "b"): 1.0, ("a", "c"): 0.5, ("b", "c"): 0.75}


def test_an_anchor_must_play():
    with pytest.raises(BadRequest, match="the anchor 'z' does not play"):
        rate(made_up(["a", "b"], pairs(0.5)), anchor="z")
