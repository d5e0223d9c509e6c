"""A real Ray of two processors on this machine: for the arena's games, and for the server's bots and questions."""

import asyncio

import pytest
import ray

from arena.matches import fate, fates, small_match
from sandtable import cli, game
from sandtable.arena.cluster import on_cluster
from sandtable.arena.match import Job
from sandtable.arena.run import run
from sandtable.arena.workers import here
from sandtable.faults import Elsewhere
from sandtable.machines import LOCAL, FarWorker, connect
from sandtable.players import make
from sandtable.processes import Ended
from sandtable.server.app import worker_of
from sandtable.server.bots import Thinkers, Thought
from sandtable.server.database import open_database
from sandtable.server.fair import Claim
from sandtable.server.jobs import Jobs
from sandtable.server.ladders import Ladders
from sandtable.server.settings import Settings
from sandtable.server.store import Store


@pytest.fixture(scope="module")
def cluster():
    connect(LOCAL, cpus=2)
    yield
    ray.shutdown()


def test_a_cluster_plays_the_same_games_and_reports_what_fails(cluster):
    match = small_match("greedy", "search@40", games=6)
    unknown = Job(6, "chess", {}, "s", 3, 0, (0, 1), (0, 1), ("greedy", "random"))

    results = on_cluster(cpus=2)([*match.jobs(), unknown])
    played = sorted(results, key=lambda played: played.number)

    assert "there is no game 'chess'" in played[6].error
    assert [fate(one) for one in played[:6]] == fates(run(match, here))


def test_a_ladder_is_played_there(cluster, tmp_path, capsys):
    database = str(tmp_path / "sandtable.db")
    words = ["ladder", "patterns", "--players", "greedy", "random", "--deals", "2", "--seed", "7"]

    assert cli.main([*words, "--cluster", "--database", database]) == 0

    assert "deal 2 is played" in capsys.readouterr().out
    store = Store(open_database(database, serving=False))
    try:
        shown = asyncio.run(Ladders(store).shown("patterns"))
    finally:
        store.close()
    assert [(rung.player, rung.games, rung.errors) for rung in shown.rungs] == [
        ("greedy", 4, 0),
        ("random", 4, 0),
    ]
    assert len(shown.games) == 4


async def test_a_servers_bots_think_there_and_its_questions_are_answered_there(cluster):
    worker = worker_of(Settings(ray=LOCAL))
    thinkers, jobs, parts = Thinkers(1, make, 0, 600, worker), Jobs(worker), []
    state = game("patterns").start(seed="7f")
    thought = Thought("patterns", "greedy", state.view(state.mover()), lambda: Claim(0, "here"))

    action = await thinkers.choose(thought, 0, 1)
    thinkers.stop()
    await jobs.quick.ask("here", parts.append, reversed, [1, 2, 3])
    jobs.stop()

    assert action in state.legal(state.mover())
    assert parts == [3, 2, 1]


async def test_what_fails_or_ends_there_is_told(cluster):
    worker = FarWorker(LOCAL)
    with pytest.raises(Elsewhere, match="invalid literal"):
        await worker.ask(600, int, "many")
    first = worker.actor
    with pytest.raises(Ended):
        await worker.ask(600, exec, "import os; os._exit(1)")
    assert worker.actor is None

    waiting = asyncio.create_task(worker.ask(600, exec, "import time; time.sleep(600)"))
    while worker.actor is None:
        await asyncio.sleep(0.05)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)

    assert await worker.ask(600, int, "7") == 7
    assert worker.actor is not first
    worker.stop()
