"""Bots at tables: they answer, and whatever they do, the table goes on."""

import asyncio
import itertools
import multiprocessing
import os
import signal
import time
from pathlib import Path

import pytest

from sandtable import players
from sandtable.server.bots import Thinkers
from server import bad_bots
from server.people import PATIENCE, play_on


async def test_a_person_plays_a_whole_game_against_a_bot_and_again(guests):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "level3"))
    bot = page.picture["seats"][1]
    assert (bot["kind"], bot["name"], bot["bot"], bot["online"]) == ("bot", "Quick Hand", "level3", True)
    while page.picture["seed"] is None:
        if page.picture["legal"]:
            await page.act(page.picture["legal"][-1], page.picture["number"])
        page.picture = await page.hear("acted")

    rematch = await page.ask("rematch", type="rematch")

    assert rematch["agreed"] == [0, 1], "bots agree at once"
    again = await guest.open_page(rematch["next"])
    assert again.picture["seat"] == 1
    assert again.picture["seats"][0]["bot"] == "level3"


async def told(server, words):
    """What the server has put out, once these words are in it."""
    for _ in range(int(PATIENCE / 0.05)):
        if words in server.output.read_text():
            break
        await asyncio.sleep(0.05)
    assert words in server.output.read_text()
    return server.output.read_text()


@pytest.mark.parametrize("bot", ["crash", "die", "hang", "cheat"])
async def test_a_bot_that_fails_is_replaced_by_a_random_act(guests, server, bot):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", bot, start="0"))

    while not page.picture["legal"]:
        page.picture = await page.hear("acted")

    assert page.picture["number"] == 1
    output = await told(server, f"bot {bot}")
    assert "I saw" not in output, "a bot's words may hold its secrets"


async def test_two_tables_are_not_held_up_by_a_crashing_bot(guests, pair):
    guest = await guests()
    await guest.make_table("crash", "crash")

    await play_on(pair, acts=10)


async def test_bots_act_at_the_same_time_as_people(guests):
    guest = await guests()
    table = await guest.make_table("me", "grabber", "grabber", game="rush")
    page = await guest.open_page(table)
    picture = page.picture
    while picture["seed"] is None:
        picture = await page.hear("acted")

    log = (await page.ask("table", type="join"))["log"]
    taken = [entry["act"] for entry in log if entry["act"].startswith("take")]
    assert sorted(taken) == ["take 0", "take 1", "take 2"], "no pebble in two hands"
    assert {entry["seat"] for entry in log} <= {1, 2}


async def test_a_bot_with_a_pace_of_its_own_takes_its_time(guests):
    guest = await guests()
    table = await guest.make_table("me", "dawdler", game="rush")
    page = await guest.open_page(table)

    times = [(await page.hear("acted"))["entry"]["at"] for _ in range(3)]

    assert times[0] >= 400
    assert all(later - sooner >= 400 for sooner, later in itertools.pairwise(times))


async def test_a_hanging_bots_worker_is_ended_and_replaced():
    thinkers = Thinkers(1, bad_bots.make, pause=0, grace=0.5)
    view = {"owners": [0, None, None]}

    assert await thinkers.choose("rush", "hang", view, 0) is None
    first = thinkers.workers[0].pool
    thinkers.grace = 20
    assert await thinkers.choose("rush", "grabber", view, 0) == 1

    assert first is None
    thinkers.stop()


async def test_a_cancelled_thought_frees_its_worker():
    thinkers = Thinkers(1, bad_bots.make, pause=0, grace=20)
    thinking = asyncio.create_task(thinkers.choose("rush", "hang", {"owners": []}, 0))
    while not thinkers.workers[0].pid:
        await asyncio.sleep(0.02)
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking

    assert thinkers.free.qsize() == 1
    thinkers.stop()


async def test_workers_that_are_still_starting_can_be_stopped():
    thinkers = Thinkers(1, players.make, pause=0, grace=20)
    starting = asyncio.create_task(thinkers.choose("patterns", "random", {}, 0))
    while not thinkers.workers[0].pool:
        await asyncio.sleep(0)

    thinkers.stop()

    assert await starting is None


def _host(pipe):
    async def start():
        thinkers = Thinkers(1, players.make, pause=0, grace=20)
        await thinkers.workers[0].start()
        pipe.send(thinkers.workers[0].pid)
        await asyncio.sleep(60)

    asyncio.run(start())


def test_workers_end_with_a_server_that_is_killed():
    spawning = multiprocessing.get_context("spawn")
    here, there = spawning.Pipe()
    host = spawning.Process(target=_host, args=(there,))
    host.start()
    worker = here.recv()

    os.kill(host.pid, signal.SIGKILL)
    host.join()

    deadline = time.monotonic() + PATIENCE
    while is_running(worker):
        assert time.monotonic() < deadline, "the worker outlived its server"
        time.sleep(0.05)


def is_running(pid):
    """Whether a process is there; one that has ended but was not collected yet is not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rsplit(")", 1)[1].split()[0] != "Z"
