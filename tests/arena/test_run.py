"""Matches: the same everywhere, and honest about what goes wrong."""

import os

import pytest

import sandtable
from arena.matches import fate, fates, small_match
from sandtable import BadRequest, players
from sandtable.arena.match import Job
from sandtable.arena.play import play
from sandtable.arena.run import in_order, run
from sandtable.arena.sprt import Sprt
from sandtable.arena.workers import here, in_processes
from sandtable.core import record as records
from server.rush import RUSH, WHISPER


class Refuser:
    """A player that breaks down, or plays what is forbidden, when its turn comes."""

    def __init__(self, action=None):
        self.action = action

    def act(self, view, budget, seed):
        if self.action is None:
            raise RuntimeError("out of ideas")
        return self.action


@pytest.fixture
def broken(monkeypatch):
    bad = {"broken": lambda game: Refuser(), "cheat": lambda game: Refuser(action=99_999)}
    good = players.spec.makers
    monkeypatch.setattr(players.spec, "makers", lambda game: good(game) | bad)


def test_one_worker_two_workers_and_this_process_give_the_same_games():
    match = small_match("greedy", "search@40", "random", games=4)

    expected = fates(run(match, here))

    assert fates(run(match, in_processes(1))) == expected
    assert fates(run(match, in_processes(2))) == expected


def test_another_seed_gives_other_games():
    assert fates(run(small_match(seed="1"), here)) != fates(run(small_match(seed="2"), here))


def test_more_players_do_not_change_the_games_of_the_others():
    two = run(small_match("random", "greedy"), here)
    three = run(small_match("random", "greedy", "search@10"), here)

    alone = [fate(game.played)[1:] for game in two.games]
    among = [fate(game.played)[1:] for game in three.games if game.job.group == (0, 1)]
    assert alone == among


def test_swapped_seats_of_one_and_the_same_player_are_two_games():
    jobs = small_match("greedy~50", "greedy~50@9", games=2).jobs()

    assert play(jobs[0]).record != play(jobs[1]).record


def test_every_game_has_a_record_that_replays():
    for game in run(small_match(), here).games:
        record = records.verify(game.played.record, sandtable.game)

        assert record.scores == game.played.scores
        assert record.seed == game.job.seed


def test_results_come_in_the_order_of_the_jobs():
    results = [play(job) for job in small_match(games=4).jobs()]

    shuffled = [results[n] for n in (2, 0, 3, 1)]

    assert [played.number for played in in_order(shuffled)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("name", "told"),
    [("broken", "crashed: RuntimeError: out of ideas"), ("cheat", "the forbidden act 99999")],
)
def test_a_player_that_fails_is_reported_with_the_seed_and_nobody_scores(broken, name, told):
    result = run(small_match("random", name, games=2), here)

    assert len(result.errors()) == 2
    for game in result.games:
        assert told in game.played.error
        assert f"seed {game.job.seed}" in game.played.error
        assert f"{name} in seat {game.job.seated.index(1)}" in game.played.error
        assert game.played.scores is None
    assert result.deals() == []


class Deadly:
    """Something that ends the process which unpacks it."""

    def __reduce__(self):
        return os._exit, (3,)


def test_a_worker_that_dies_costs_one_game_only():
    good, last = small_match(games=2).jobs()
    bad = Job(1, "patterns", {"start": Deadly()}, "s", 0, 1, (0, 1), (1, 0), ("greedy", "random"))
    jobs = [good, bad, Job(2, *(getattr(last, name) for name in list(Job.__dataclass_fields__)[1:]))]

    played = {played.number: played for played in in_processes(1)(jobs)}

    assert "ended by itself" in played[1].error
    assert "seed s" in played[1].error
    assert played[0].scores
    assert played[2].scores


def test_a_sequential_test_stops_a_match_at_the_same_game_everywhere():
    match = small_match("greedy", "random", games=400)
    results = [run(match, backend, Sprt(0, 200)) for backend in (here, in_processes(2))]

    assert results[0].sprt.verdict == "elo1"
    assert len(results[0].games) < 100
    assert fates(results[0]) == fates(results[1])
    assert results[0].sprt.counts == results[1].sprt.counts


def test_a_sequential_test_is_for_two_players():
    with pytest.raises(BadRequest, match="two players"):
        run(small_match("random", "greedy", "search@5"), here, Sprt(0, 10))


class Whisperer:
    """Whispers again and again, each time after so many milliseconds."""

    def __init__(self, pause):
        self.pause = pause

    def delay(self, view, seed):
        return self.pause

    def act(self, view, budget, seed):
        return WHISPER


def test_where_time_matters_each_acts_when_its_delay_is_over_and_the_clock_ticks(monkeypatch):
    monkeypatch.setattr("sandtable.arena.play.find_game", lambda name: RUSH)
    monkeypatch.setattr("sandtable.players.make", lambda game, pause: Whisperer(int(pause)))
    job = Job(0, "rush", {"length": "medium"}, "clock", 0, 0, (0, 1), (0, 1), ("400", "300"))

    played = play(job)

    record = records.read(played.record)
    assert played.error is None
    assert [(entry.seat, entry.at) for entry in record.entries[:8]] == [
        (1, 300), (0, 400), (1, 600), (0, 800), (1, 900), (0, 1200), (1, 1200), (records.CLOCK, 1500)
    ]  # fmt: skip
    assert played.acts == (7, 9)
