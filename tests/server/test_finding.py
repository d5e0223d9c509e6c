"""Finding each other, and one's own games again."""

import asyncio

import pytest

from sandtable.server.handles import Handles
from server.people import play_on, sit_two


async def lists(guest):
    return (await guest.http.get("/api/tables")).json()


async def handle_of(page):
    return next(seat["person"] for seat in page.picture["seats"] if seat["you"])


def ids(tables):
    return [table["table"] for table in tables]


async def finished_game(url, **options):
    people, pages = await sit_two(url, **options)
    await play_on(pages)
    return people, pages


async def test_the_lobby_begins_with_what_waits_for_me(pair):
    host = pair[0].guest

    found = await lists(host)

    [mine] = [table for table in found["mine"] if table["table"] == pair[0].table]
    assert mine["turn"] == [n for n, page in enumerate(pair) if page.picture["offers"]]
    assert mine["results"] == [None, None]
    assert found["invitations"] == []


async def test_finished_games_leave_the_tables_that_wait(server):
    people, pages = await finished_game(server.url)

    found = await lists(people[0])

    assert ids(found["mine"]) == []
    assert ids(found["lately"]) == [pages[0].table]
    assert sorted(found["lately"][0]["results"]) in (["lost", "won"], ["drawn", "drawn"])
    outcome = pages[0].picture["result"]
    assert found["lately"][0]["points"] == outcome["scores"]
    for one in people:
        await one.leave()


async def test_a_game_alone_is_not_one_to_watch(guests):
    host, other = await guests(), await guests()
    alone = await host.make_table("me", game="mondo")
    two = await host.make_table("me", "level1")

    running = ids((await lists(other))["running"])

    assert two in running
    assert alone not in running


async def test_an_invitation_to_everybody_is_there_while_its_host_is(guests):
    host, other = await guests(), await guests()
    wanted = {"game": "mandala", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    table = (await host.http.post("/api/tables", json=wanted)).json()["table"]
    assert table not in ids((await lists(other))["open"])

    page = await host.open_page(table)

    assert table in ids((await lists(other))["open"])
    assert table not in ids((await lists(host))["open"])
    await page.socket.close()
    while table in ids((await lists(other))["open"]):
        await asyncio.sleep(0.02)


async def test_a_private_link_is_in_no_list(guests):
    host, other = await guests(), await guests()
    table = await host.make_table("me", "open")
    await host.open_page(table)

    found = await lists(other)

    assert table not in ids(found["open"]) + ids(found["running"])


async def test_play_now_brings_two_people_together(guests):
    first, second, third = await guests(), await guests(), await guests()
    found = []
    for guest in (first, second, third):
        found.append((await guest.http.post("/api/play", json={"game": "rush"})).json())
        page = await guest.open_page(found[-1]["table"])
        if found[-1]["seat"] is not None:
            await page.ask("table", type="sit", seat=found[-1]["seat"])

    assert found[1] == {"table": found[0]["table"], "seat": 1}
    assert found[2]["table"] != found[0]["table"]
    again = (await third.http.post("/api/play", json={"game": "rush"})).json()
    assert again == found[2], "whoever waits already is not given a second table"


async def test_play_now_of_an_unknown_game_is_refused(guests):
    guest = await guests()

    answer = await guest.http.post("/api/play", json={"game": "chess"})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


async def test_a_challenge_is_for_one_person(guests):
    host, wanted, other = await guests(), await guests(), await guests()
    handle = await handle_of(await wanted.open_page(await wanted.make_table("me", "open")))
    seats = [{"kind": "me"}, {"kind": "person", "person": handle}]
    made = await host.http.post("/api/tables", json={"game": "patterns", "seats": seats})
    table = made.json()["table"]

    [invitation] = (await lists(wanted))["invitations"]
    assert invitation["table"] == table
    assert invitation["seats"][1]["name"] == wanted.me["name"]
    stranger = await other.open_page(table)
    refusal = await stranger.ask("error", type="sit", seat=1)
    assert "kept for" in refusal["text"]
    page = await wanted.open_page(table)
    assert (await page.ask("table", type="sit", seat=1))["seat"] == 1
    assert (await lists(wanted))["invitations"] == []


async def test_a_challenge_can_be_declined_once(guests):
    host, wanted = await guests(), await guests()
    handle = await handle_of(await wanted.open_page(await wanted.make_table("me", "open")))
    seats = [{"kind": "me"}, {"kind": "person", "person": handle}]
    table = (await host.http.post("/api/tables", json={"game": "patterns", "seats": seats})).json()["table"]
    page = await host.open_page(table)

    theirs = await wanted.open_page()
    await theirs.say(type="decline", table=table)

    assert (await page.hear("seats"))["seats"][1]["person"] is None
    assert await theirs.refusal(type="decline", table=table) == "not-yours"


async def test_an_invitation_is_taken_by_one_only(guests):
    host, one, two = await guests(), await guests(), await guests()
    table = await host.make_table("me", "open")
    pages = [await guest.open_page(table) for guest in (one, two)]

    await asyncio.gather(*(page.say(type="sit", seat=1) for page in pages))
    answers = [await page.hear() for page in pages]
    beside = ("seats", "bystanders", "talk")
    while any(answer["type"] in beside for answer in answers):
        answers = [await p.hear() if a["type"] in beside else a for p, a in zip(pages, answers, strict=True)]

    told = sorted(answer["type"] for answer in answers)
    sat = [page for page in pages if (await page.ask("table", type="join"))["seat"] == 1]
    assert len(sat) == 1
    assert told in (["error", "table"], ["table", "table"])


@pytest.mark.parametrize(
    "seats", [[{"kind": "me"}, {"kind": "person", "person": "nobody"}], [{"kind": "me"}, {"kind": "person"}]]
)
async def test_a_seat_is_kept_for_people_only(guests, seats):
    guest = await guests()

    answer = await guest.http.post("/api/tables", json={"game": "patterns", "seats": seats})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


async def test_nobody_challenges_themselves(guests):
    guest = await guests()
    own = await handle_of(await guest.open_page(await guest.make_table("me", "open")))

    seats = [{"kind": "me"}, {"kind": "person", "person": own}]
    answer = await guest.http.post("/api/tables", json={"game": "patterns", "seats": seats})

    assert answer.json()["code"] == "bad-request"


# All games, and people's pages


async def games(guest, handle, **search):
    return (await guest.http.get(f"/api/people/{handle}/games", params=search)).json()


async def test_all_games_are_turned_over_page_by_page(guests):
    guest = await guests()
    made = [await guest.make_table("me", "open") for _ in range(28)]
    handle = await handle_of(await guest.open_page(made[0]))

    first = await games(guest, handle)
    second = await games(guest, handle, before=first["next"])

    assert len(first["tables"]) == 24
    assert ids(first["tables"]) + ids(second["tables"]) == made[::-1]
    assert second["next"] is None


async def test_games_are_found_by_game_opponent_result_and_time(server):
    people, pages = await finished_game(server.url)
    host, other = people
    handle = await handle_of(await host.open_page(pages[0].table))
    against_bot = await host.make_table("me", "level1", game="mandala")
    result = (await lists(host))["lately"][0]["results"][0]
    acted = (await lists(host))["lately"][0]["acted"]

    async def found(**search):
        return ids((await games(host, handle, **search))["tables"])

    assert await found() == [against_bot, pages[0].table]
    assert await found(game="patterns") == [pages[0].table]
    assert await found(result=result) == [pages[0].table]
    assert await found(result="running") == [against_bot]
    assert await found(opponent=other.me["name"][2:7].upper()) == [pages[0].table]
    assert await found(opponent="drifting") == [against_bot]
    assert await found(until=acted) == []
    assert await found(since=acted, until=acted + 1) == [pages[0].table]
    assert await found(opponent="nobody of this name") == []
    for one in people:
        await one.leave()


@pytest.mark.parametrize("search", [{"result": "eaten"}, {"before": "yesterday"}, {"opponent": "x" * 61}])
async def test_a_search_that_makes_no_sense_is_refused(guests, search):
    guest = await guests()
    handle = await handle_of(await guest.open_page(await guest.make_table("me", "open")))

    answer = await guest.http.get(f"/api/people/{handle}/games", params=search)

    assert answer.status_code == 400
    assert answer.json()["text"]


async def test_private_games_are_for_those_who_sit_there(guests):
    host, stranger = await guests(), await guests()
    private = await host.make_table("me", "level1", private=True)
    public = await host.make_table("me", "level1")
    handle = await handle_of(await host.open_page(public))

    assert ids((await games(stranger, handle))["tables"]) == [public]
    assert set(ids((await games(host, handle))["tables"])) == {public, private}


async def test_everybody_who_sat_down_has_a_page(pair, guests):
    stranger = await guests()
    handle = await handle_of(pair[0])

    person = (await stranger.http.get(f"/api/people/{handle}")).json()

    assert person["name"] == pair[0].guest.me["name"]
    assert (person["online"], person["you"], person["member"], person["following"]) == (
        True,
        False,
        False,
        False,
    )
    assert pair[0].guest.me["id"] not in str(person)


async def test_a_made_up_handle_is_nobodys(guests):
    guest = await guests()

    for handle in ("nobody", "A" * 38, "%00"):
        assert (await guest.http.get(f"/api/people/{handle}")).status_code == 404


def test_a_handle_is_the_same_and_of_one_server_only():
    ours, theirs = Handles("one"), Handles("other")

    assert ours.person(ours.of("mira")) == "mira"
    assert ours.of("mira") == ours.of("mira") != ours.of("nils")
    assert theirs.person(ours.of("mira")) is None


async def test_people_are_followed_and_let_go(pair, guests):
    reader = await guests()
    handle = await handle_of(pair[0])

    assert (await reader.http.put(f"/api/following/{handle}")).status_code == 204
    assert (await reader.http.put(f"/api/following/{handle}")).status_code == 204
    [one] = (await reader.http.get("/api/following")).json()
    assert (one["id"], one["online"], one["table"]) == (handle, True, pair[0].table)
    await pair[0].socket.close()
    while (await reader.http.get("/api/following")).json()[0]["online"]:
        await asyncio.sleep(0.02)
    await reader.http.delete(f"/api/following/{handle}")
    assert (await reader.http.get("/api/following")).json() == []


async def test_nobody_follows_themselves(pair):
    answer = await pair[0].guest.http.put(f"/api/following/{await handle_of(pair[0])}")

    assert answer.json()["code"] == "bad-request"
