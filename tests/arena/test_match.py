"""Who meets whom, on which deals."""

import pytest

from sandtable import BadRequest
from sandtable.arena.match import Match, plan, rotations


def match(players, **more):
    return Match("patterns", tuple(players), **({"games": 4, "seed": "s"} | more))


def test_each_deal_is_played_with_the_seats_swapped():
    jobs = match(["random", "greedy"]).jobs()

    assert [job.names for job in jobs] == [("random", "greedy"), ("greedy", "random")] * 2
    assert jobs[0].seed == jobs[1].seed != jobs[2].seed == jobs[3].seed


def test_three_players_meet_in_pairs_on_the_same_deals():
    jobs = match(["a", "b", "c"], games=2).jobs()

    assert [job.seated for job in jobs] == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert len({job.seed for job in jobs}) == 1


def test_on_a_ladder_each_meets_only_the_next():
    assert match(["a", "b", "c", "d"], ladder=True).groups() == [(0, 1), (1, 2), (2, 3)]


def test_at_a_table_for_three_every_rotation_is_played():
    jobs = match(["a", "b", "c"], seats=3, games=3).jobs()

    assert [job.seated for job in jobs] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_two_players_fill_four_seats_by_turns():
    assert match(["a", "b"], seats=4).groups() == [(0, 1, 0, 1)]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_games_are_rounded_up_to_whole_deals():
    assert len(match(["a", "b"], games=5).jobs()) == 6


def test_an_act_draws_from_a_seed_of_its_own():
    first, second = match(["a", "b"], games=2).jobs()

    seeds = {job.act_seed(seat, act) for job in (first, second) for seat in (0, 1) for act in range(10)}
    assert len(seeds) == 40
    assert first.act_seed(0, 3) == match(["a", "b", "c"], games=2).jobs()[0].act_seed(0, 3)
    assert first.act_seed(0, 3) != match(["a", "b"], games=2, seed="t").jobs()[0].act_seed(0, 3)


@pytest.mark.parametrize(
    ("players", "more", "sentence"),
    [
        (["random"], {}, "at least two different players"),
        (["random", "random"], {}, "at least two different players"),
        (["random", "nobody"], {}, "has no bot 'nobody'"),
        (["random", "search@fast"], {}, "'fast' in 'search@fast' is no budget"),
        (["random", "greedy"], {"games": 0}, "at least one game"),
        (["random", "greedy"], {"seats": 1}, "at least two seats"),
        (["random", "greedy"], {"seats": 3}, "is for 2 to 2 players"),
        (["random", "greedy"], {"options": {"start": "9"}}, "option start is one of"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(players, more, sentence):
    with pytest.raises(BadRequest, match=sentence):
        plan("patterns", players, **({"games": 2, "seed": "s"} | more))
