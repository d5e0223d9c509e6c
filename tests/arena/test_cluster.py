"""A real Ray of two processors on this machine."""

from arena.matches import fate, fates, small_match
from sandtable.arena.cluster import on_cluster
from sandtable.arena.match import Job
from sandtable.arena.run import run
from sandtable.arena.workers import here


def test_a_cluster_plays_the_same_games_and_reports_what_fails():
    match = small_match("greedy", "search@40", games=6)
    unknown = Job(6, "chess", {}, "s", 3, 0, (0, 1), (0, 1), ("greedy", "random"))

    results = on_cluster(cpus=2)([*match.jobs(), unknown])
    played = sorted(results, key=lambda played: played.number)

    assert "there is no game 'chess'" in played[6].error
    assert [fate(one) for one in played[:6]] == fates(run(match, here))
