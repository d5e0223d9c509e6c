"""Clocks at real tables: whose time is up has lost, and what is left survives a kill."""

import asyncio
import contextlib
import sqlite3

from server.people import Guest, RunningServer, offered, sit_two

QUICK = {"clock": {"kind": "live", "minutes": 0, "seconds": 1}}
SLOW = {"clock": {"kind": "live", "minutes": 5, "seconds": 10}}
DAY = 24 * 3600 * 1000


def mover(picture):
    return picture["view"]["actors"][0]


async def test_whose_time_is_up_has_lost(server):
    people, pages = await sit_two(server.url, terms=QUICK)
    late = mover(pages[0].picture)
    assert pages[0].picture["times"]["running"] == [late]

    acted = await pages[0].hear("acted")

    assert (acted["entry"]["act"], acted["entry"]["seat"]) == ("/flag", late)
    assert acted["result"] == {"scores": [], "winners": [1 - late], "reason": f"@{late} ran out of time"}
    assert acted["entry"]["at"] >= 1000
    assert await pages[late].refusal(type="act", act="bowl red", number=0) == "not-now"
    for person in people:
        await person.leave()


async def test_an_act_in_time_brings_seconds_and_the_others_time_runs(server):
    people, pages = await sit_two(server.url, terms=SLOW)
    first = mover(pages[0].picture)

    await pages[first].act(offered(pages[first].picture)[0], 0)
    times = (await pages[1 - first].hear("acted"))["times"]

    assert times["running"] == [1 - first]
    assert 300_000 < times["left"][first] <= 310_000
    assert times["left"][1 - first] == 300_000
    for person in people:
        await person.leave()


async def test_bots_have_no_clock(guests):
    host = await guests()
    page = await host.open_page(await host.make_table("me", "open", start="0", terms=SLOW))

    await page.say(type="fill", seat=1, bot="level1")
    acted = await page.hear("acted")

    assert acted["entry"]["seat"] == 1
    assert acted["times"]["left"] == [300_000, 310_000]
    assert acted["times"]["running"] == [0]


async def test_what_is_left_survives_a_kill_and_nobody_is_out_before_coming_back(tmp_path):
    server = RunningServer(tmp_path / "clock.db")
    people, pages = await sit_two(server.url, terms=SLOW)
    first = mover(pages[0].picture)
    await pages[first].act(offered(pages[first].picture)[0], 0)
    times = (await pages[first].hear("acted"))["times"]
    server.kill()
    with contextlib.closing(sqlite3.connect(tmp_path / "clock.db")) as database:
        due = database.execute("SELECT due - started FROM tables").fetchone()[0]
        database.execute(f"UPDATE tables SET started = started - {DAY}, due = due - {DAY}")
        database.commit()

    server = RunningServer(tmp_path / "clock.db")
    back = Guest(server.url, people[1 - first].cookies)
    page = await back.open_page(pages[0].table)

    assert page.picture["times"] == times
    assert due == times["since"] + 300_000
    assert page.picture["result"] is None, "a day late, but the server was away"
    await page.act(offered(page.picture)[0], 1)
    assert (await page.hear("acted"))["times"]["left"][1 - first] == 10_000
    for person in (*people, back):
        await person.leave()
    server.stop()


async def test_holidays_are_by_correspondence_and_run_out(server):
    days = {"clock": {"kind": "days", "days": 1, "holidays": 3}}
    people, pages = await sit_two(server.url, terms=days)

    acted = await pages[0].ask("acted", type="holiday", days=2)

    assert acted["entry"]["text"] == "took 2 days of holidays"
    assert acted["times"]["holidays"] == [1, 3]
    assert await pages[0].refusal(type="holiday", days=2) == "not-now"
    assert await pages[0].refusal(type="holiday", days=0) == "malformed"
    for person in people:
        await person.leave()


async def test_no_holidays_without_such_a_clock(pair):
    assert await pair[0].refusal(type="holiday", days=1) == "not-now"


async def test_a_round_against_bots_is_finished_at_once(guests):
    host = await guests()
    table = await host.make_table("me", "level2", game="mondo", minutes=2)
    page = await host.open_page(table)
    assert await page.refusal(type="hurry") == "not-now"
    picture = page.picture
    await page.act("ready", 0)
    while "out" not in offered(picture):
        picture = await page.hear("acted")
    began = asyncio.get_running_loop().time()
    await page.act("out", 0)
    while not picture["affairs"]["hurry"]:
        picture = await page.hear("acted")

    await page.say(type="hurry")
    while picture["entry"]["act"] not in ("tick", "out") or picture["entry"]["seat"] == 0:
        picture = await page.hear("acted")

    assert asyncio.get_running_loop().time() - began < 60, "it would have been two minutes"
    log = (await page.ask("table", type="join"))["log"]
    assert [entry["at"] for entry in log] == sorted(entry["at"] for entry in log)
    assert any(entry["seat"] == 1 and entry["at"] > 60_000 for entry in log), "the bot had all of its time"
