"""The server may end at any moment: whatever was shown is still there afterwards."""

import asyncio
import contextlib

import websockets

import sandtable
from sandtable.core import record
from server.people import Guest, RunningServer, change, offered, play_on, sit_two


async def come_back(server, guests, table):
    """The same people at a server that was started anew."""
    back = [Guest(server.url, guest.cookies) for guest in guests]
    return back, [await guest.open_page(table) for guest in back]


async def test_nothing_shown_is_lost_when_the_server_is_killed(database):
    server = RunningServer(database)
    guests, pages = await sit_two(server.url)
    table = pages[0].table
    shown = []
    for acts, one_more_on_its_way in ((1, False), (3, True), (6, False), (2, True)):
        await play_on(pages, acts)
        shown += [message["entry"] for message in pages[0].heard if message["type"] == "acted"]
        if one_more_on_its_way:
            mover = next(page for page in pages if offered(page.picture))
            await mover.act(offered(mover.picture)[0], mover.picture["number"])
        server.kill()

        server = RunningServer(database)
        guests, pages = await come_back(server, guests, table)

        log = pages[0].picture["log"]
        assert log[: len(shown)] == shown
        assert len(log) <= len(shown) + one_more_on_its_way
        assert [page.picture["seat"] for page in pages] == [0, 1]
        shown = log

    last = await play_on(pages)

    text = (await guests[0].http.get(f"/api/tables/{table}/record")).text
    assert len(record.verify(text, sandtable.game).entries) == last[0]["number"]
    for guest in guests:
        await guest.leave()
    server.stop()


async def test_killing_while_many_act_loses_nothing_shown(database):
    server = RunningServer(database)
    tables = [await sit_two(server.url) for _ in range(6)]

    async def play_until_killed(pages):
        with contextlib.suppress(websockets.ConnectionClosed):
            await play_on(pages)

    playing = [asyncio.create_task(play_until_killed(pages)) for _, pages in tables]
    while not all("acted" in [m["type"] for m in page.heard] for _, pages in tables for page in pages):
        await asyncio.sleep(0.01)
    server.kill()
    await asyncio.gather(*playing)
    server = RunningServer(database)

    seen = 0
    for guests, pages in tables:
        told = [max(m["entry"]["number"] for m in page.heard if m["type"] == "acted") for page in pages]
        shown = {m["entry"]["number"]: m["entry"] for m in pages[0].heard if m["type"] == "acted"}
        back, again = await come_back(server, guests, pages[0].table)
        log = again[0].picture["log"]
        assert len(log) >= max(told)
        assert {entry["number"]: entry for entry in log[: len(shown)]} == shown
        seen += len(shown)
        for guest in (*guests, *back):
            await guest.leave()
    assert seen
    server.stop()


async def test_a_bot_on_move_goes_on_by_itself(database):
    server = RunningServer(database, SANDTABLE_BOT_PAUSE="600")
    guest = await Guest.arrive(server.url)
    table = await guest.make_table("me", "level1", start="0")
    server.kill()

    server = RunningServer(database)
    back = Guest(server.url, guest.cookies)
    while (summary := (await back.http.get("/api/tables")).json()["mine"][0])["number"] == 0:
        await asyncio.sleep(0.05)

    assert (summary["table"], summary["number"], summary["turn"]) == (table, 1, [0])
    page = await back.open_page(table)
    assert page.picture["log"][0]["seat"] == 1
    for person in (guest, back):
        await person.leave()
    server.stop()


async def test_a_clock_goes_on_by_itself(database):
    server = RunningServer(database, odd=True)
    guests, pages = await sit_two(server.url, game="rush", length="medium")
    await pages[0].act("take 1", 0)
    await pages[0].hear("acted")
    server.kill()

    server = RunningServer(database, odd=True)
    back, pages = await come_back(server, guests, pages[0].table)
    picture = pages[0].picture
    while picture["seed"] is None:
        picture = await pages[0].hear("acted")

    log = (await pages[1].ask("table", type="join"))["log"]
    assert [entry["act"] for entry in log] == ["take 1", "tick", "tick"]
    assert [entry["at"] for entry in log] == sorted(entry["at"] for entry in log)
    assert log[1]["at"] >= 1500
    assert log[2]["at"] >= 3000
    for guest in (*guests, *back):
        await guest.leave()
    server.stop()


async def test_names_seats_and_agreements_survive(database):
    server = RunningServer(database)
    guests, pages = await sit_two(server.url)
    await guests[1].http.put("/api/me", json={"name": "Mira"})
    await play_on(pages)
    await pages[1].ask("rematch", type="rematch")
    server.kill()

    server = RunningServer(database)
    back, pages = await come_back(server, guests, pages[0].table)

    assert pages[0].picture["seats"][1]["name"] == "Mira"
    assert pages[0].picture["rematch"] == {"agreed": [1], "next": None}
    assert (await pages[0].ask("rematch", type="rematch"))["next"]
    for guest in (*guests, *back):
        await guest.leave()
    server.stop()


async def test_a_damaged_log_hurts_only_its_table(database):
    server = RunningServer(database)
    guests, pages = await sit_two(server.url)
    await play_on(pages, acts=2)
    server.kill()
    change(database, "UPDATE log SET text = 'establish a1' WHERE number = 1")
    change(database, "UPDATE tables SET awake = true")

    server = RunningServer(database)
    guest = Guest(server.url, guests[0].cookies)
    page = await guest.open_page()

    assert await page.refusal(type="join", table=pages[0].table) == "damaged"
    assert await guest.make_table("me", "level1")
    for person in (*guests, guest):
        await person.leave()
    server.stop()
