"""Time, and everybody at once."""

import asyncio

import pytest

from sandtable.server.clock import Clock, now
from server.people import Guest, sit_two


def test_a_table_goes_on_from_its_last_act_even_if_the_wall_clock_went_back():
    clock = Clock(started=now() + 3_600_000, last=5000)

    assert 5000 <= clock.at() < 6000


def test_time_passes_while_the_server_is_away():
    clock = Clock(started=now() - 60_000, last=5000)

    assert 60_000 <= clock.at() < 61_000


async def test_an_alarm_rings_once_and_only_the_last_one():
    rung = []
    clock = Clock(now())
    clock.set_alarm(10, lambda: rung.append("first"))
    clock.set_alarm(20, lambda: rung.append("second"))

    await asyncio.sleep(0.1)

    assert rung == ["second"]


async def test_the_clock_acts_by_the_same_door(server):
    guests, pages = await sit_two(server.url, game="rush", length="short")

    acted = [[await page.hear("acted") for _ in range(2)] for page in pages]

    for heard in acted:
        assert [message["entry"]["act"] for message in heard] == ["tick", "tick"]
        assert [message["entry"]["seat"] for message in heard] == [None, None]
        assert [message["entry"]["text"] for message in heard] == ["round 2", "round 3"]
        assert 400 <= heard[0]["entry"]["at"] <= heard[1]["entry"]["at"]
        assert heard[1]["seed"] is not None
    assert await pages[0].refusal(type="act", act="take 0", number=2) == "illegal"
    frame = await pages[0].ask("frame", type="frame", number=1)
    assert frame["view"]["round"] == 2
    for guest in guests:
        await guest.leave()


async def test_the_picture_of_a_table_tells_its_time(server):
    guests, pages = await sit_two(server.url, game="rush")

    first = (await pages[0].ask("table", type="join"))["now"]
    await asyncio.sleep(0.05)
    second = (await pages[0].ask("table", type="join"))["now"]

    assert first + 50 <= second < first + 5000
    for guest in guests:
        await guest.leave()


async def test_a_hidden_clock_is_nowhere_in_the_messages(server):
    host = await Guest.arrive(server.url)
    table = await host.make_table("me", game="mondo", hidden_time=True)
    page = await host.open_page(table)
    await page.act("ready", 0)
    ready, begun = await page.hear("acted"), await page.hear("acted")
    picture = await page.ask("table", type="join")

    assert picture["now"] is None
    assert [entry["at"] for entry in (ready["entry"], begun["entry"], *picture["log"])] == [None] * 4
    assert (picture["view"]["at"], picture["view"]["ends_at"]) == (None, None)
    await host.leave()


async def test_where_several_may_act_an_act_by_another_makes_none_stale(server):
    guests, pages = await sit_two(server.url, game="rush")

    await pages[0].act("take 0", 0)
    await pages[1].act("take 1", 0)
    for page in pages:
        await page.hear("acted")
        last = await page.hear("acted")

    assert sorted(last["view"]["owners"], key=str) == [0, 1, None]
    for guest in guests:
        await guest.leave()


@pytest.mark.rule("MON-26")
async def test_an_act_after_the_end_of_the_last_round_is_refused_by_its_rule(server):
    host = await Guest.arrive(server.url)
    page = await host.open_page(await host.make_table("me", game="mondo", minutes="untimed"))
    await page.act("ready", 0)
    await page.act("out", 1)

    for number in (0, 2):
        late = await page.ask("error", type="act", act="take 5", number=number)
        assert (late["code"], late["rule"]) == ("illegal", "MON-26")
    await host.leave()


async def test_of_two_who_grab_the_same_one_gets_it(server):
    guests, pages = await sit_two(server.url, game="rush")

    await asyncio.gather(*(page.act("take 2", 0) for page in pages))
    for page in pages:
        await page.silence()

    codes = [message.get("code") for page in pages for message in page.heard]
    assert codes.count("illegal") == 1
    assert all([m["type"] for m in page.heard].count("acted") == 1 for page in pages)
    for guest in guests:
        await guest.leave()
