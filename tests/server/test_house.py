"""Order in the house: owners, what they decide, and that it is written down."""

import re

import pytest

from server.people import Guest, RunningServer, play_on, sit_two


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server of its own, whose code is read."""
    running = RunningServer(tmp_path_factory.mktemp("house") / "sandtable.db")
    running.code = re.search(r"owner: (\S+)", running.process.stdout.readline())[1]
    yield running
    running.stop()


@pytest.fixture
async def owner(house):
    """The owner: made by the code, once."""
    guest = await Guest.arrive(house.url, getattr(house, "owner", None))
    if not guest.me["owner"]:
        answer = await guest.http.post("/api/house/owner", json={"code": house.code.lower()})
        assert answer.json()["owner"], answer.text
        house.owner = guest.cookies
    yield guest
    await guest.leave()


async def deeds(owner):
    return [(one["deed"], one["about"], one["reason"]) for one in (await seen(owner))["deeds"]]


async def seen(owner):
    return (await owner.http.get("/api/house")).json()


async def decide(owner, guest, **ruling):
    return await owner.http.put(f"/api/house/people/{guest.me['handle']}", json=ruling)


async def test_the_printed_code_makes_one_owner_and_no_second(house, owner):
    other = await Guest.arrive(house.url)

    again = await other.http.post("/api/house/owner", json={"code": house.code})
    nosy = await other.http.get("/api/house")

    assert again.status_code == 400
    assert "used" in again.json()["text"]
    assert nosy.status_code == 403
    assert "owners" in nosy.json()["text"]
    assert ("make-owner", owner.me["name"], "the first owner") in await deeds(owner)
    await other.leave()


async def test_an_owner_sees_figures_people_and_tables(house, owner):
    people, pages = await sit_two(house.url)
    await people[0].http.put("/api/me", json={"name": "Noor"})

    found = await seen(owner)
    residents = (await owner.http.get("/api/house/people", params={"name": "noo"})).json()

    assert found["figures"]["running"] >= 1
    assert pages[0].table in [table["table"] for table in found["tables"]]
    assert [(one["name"], one["online"], one["games"]) for one in residents] == [("Noor", True, 1)]
    for one in people:
        await one.leave()


async def test_who_is_muted_plays_but_does_not_talk(house, owner):
    people, pages = await sit_two(house.url)
    await decide(owner, people[0], what="mute", reason="shouting")

    answer = await pages[0].ask("error", type="say", room="players", text="HEY")

    assert answer["code"] == "muted"
    assert "muted you" in answer["text"]
    await play_on(pages, acts=1)
    await decide(owner, people[0], what="unmute")
    assert (await pages[0].ask("said", type="say", room="players", text="hey"))["said"]["text"] == "hey"
    for one in people:
        await one.leave()


async def test_who_is_banned_is_told_why_and_loses_the_line(house, owner):
    people, pages = await sit_two(house.url)

    refused = await decide(owner, people[0], what="ban")
    await decide(owner, people[0], what="ban", reason="threats")

    assert refused.status_code == 400
    assert await pages[0].close_code() == 3000
    answer = await people[0].http.get("/api/me")
    assert answer.status_code == 403
    assert answer.json()["text"].endswith("any more: threats")
    await decide(owner, people[0], what="unban")
    assert (await people[0].http.get("/api/me")).status_code == 200
    assert {"ban", "unban"} <= {deed for deed, _, _ in await deeds(owner)}
    for one in people:
        await one.leave()


async def test_a_name_given_by_an_owner_is_seen_at_the_table(house, owner):
    people, pages = await sit_two(house.url)

    await decide(owner, people[0], what="rename", name="Quiet One")

    while (await pages[1].hear("seats"))["seats"][0]["name"] != "Quiet One":
        pass
    for one in people:
        await one.leave()


async def test_an_owner_ends_a_table_and_nobody_else_does(house, owner):
    people, pages = await sit_two(house.url)
    page = await owner.open_page(pages[0].table)

    assert await pages[0].refusal(type="close", reason="mine") == "not-an-owner"
    await page.say(type="close", reason="abandoned")
    ended = await pages[0].hear("acted")

    assert ended["entry"]["seat"] is None
    assert ended["entry"]["verb"] == "/close"
    assert ended["result"]["winners"] == []
    assert ("close", pages[0].table, "abandoned") in await deeds(owner)
    record = await people[0].http.get(f"/api/tables/{pages[0].table}/record")
    assert record.text.endswith("/close\n")
    for one in people:
        await one.leave()


async def test_a_report_reaches_the_owners_and_is_settled(house, owner):
    people, pages = await sit_two(house.url)
    said = await pages[0].ask("said", type="say", room="players", text="you fool")
    who = (await pages[1].hear("said"))["said"]["who"]
    await pages[1].ask("noted", type="report", who=who, number=said["said"]["number"], reason="rude")

    [report] = (await seen(owner))["reports"]
    await owner.http.delete(f"/api/house/reports/{report['id']}")

    assert (report["line"], report["reason"], report["table"]) == ("you fool", "rude", pages[0].table)
    assert (await seen(owner))["reports"] == []
    twice = await owner.http.delete(f"/api/house/reports/{report['id']}")
    assert "settled already" in twice.json()["text"]
    for one in people:
        await one.leave()


async def test_what_is_announced_reaches_everybody_now_and_later(house, owner):
    people, pages = await sit_two(house.url)

    await owner.http.put("/api/announcement", json={"text": "We stop at eight.", "minutes": 30})

    assert (await pages[0].hear("announced"))["text"] == "We stop at eight."
    late = await Guest.arrive(house.url)
    assert (await late.http.get("/api/announcement")).json()["text"] == "We stop at eight."
    refused = await late.http.put("/api/announcement", json={"text": "Boo", "minutes": 30})
    assert refused.status_code == 403
    await owner.http.put("/api/announcement", json={"text": "", "minutes": 0})
    assert (await late.http.get("/api/announcement")).json()["until"] is None
    for one in [*people, late]:
        await one.leave()


async def test_nobody_takes_the_own_key_away(owner):
    answer = await decide(owner, owner, what="unmake-owner")

    assert answer.status_code == 400
    assert "Another owner" in answer.json()["text"]
