"""Those who look on: whether they may, who they are, and whose cards they see."""

import asyncio

import pytest

from server.people import offered, play_on, sit_two


async def bystanders(page, names):
    """Until exactly these look on."""
    while True:
        told = await page.hear("bystanders")
        if [one["name"] for one in told["people"]] == names:
            return told["people"]


@pytest.fixture
async def hidden(server):
    """Two people at a table of Mandala, where cards are hidden: their pages."""
    people, pages = await sit_two(server.url, "mandala")
    pages[0].guest, pages[1].guest = people
    yield pages
    for person in people:
        await person.leave()


async def test_everybody_knows_who_looks_on(pair, guests):
    guest = await guests()
    looker = await guest.open_page(pair[0].table)

    found = (await bystanders(pair[0], [guest.me["name"]]))[0]
    assert (found["follows"], found["you"]) == (None, False)
    assert guest.me["id"] not in str(found)
    assert (await bystanders(looker, [guest.me["name"]]))[0]["you"]
    await guest.http.put("/api/me", json={"name": "Ada"})
    await bystanders(pair[1], ["Ada"])
    await looker.say(type="leave")
    await bystanders(pair[1], [])


async def test_a_crowd_is_counted(pair, guests):
    nameless = await (await guests()).open_page()
    people = await asyncio.gather(*(guests() for _ in range(33)))
    for guest in people:
        await guest.open_page(pair[0].table)
    del nameless
    while True:
        told = await pair[0].hear("bystanders")
        if told["more"] == 3:
            break
    assert len(told["people"]) == 30


async def test_a_friend_follows_a_seat_while_it_is_allowed(hidden, guests):
    guest = await guests()
    looker = await guest.open_page(hidden[0].table)
    me = (await bystanders(hidden[0], [guest.me["name"]]))[0]
    assert looker.picture["view"]["hands"] == [None, None]

    await hidden[0].say(type="allow", who=me["who"], allowed=True)
    seen = await looker.hear("table")
    assert (seen["seat"], seen["follows"], seen["offers"]) == (None, 0, [])
    assert seen["view"]["hands"] == hidden[0].picture["view"]["hands"] != [None, None]
    assert await looker.refusal(type="say", room="bystanders", text="she has two reds") == "not-yours"
    picture = next(page.picture for page in hidden if offered(page.picture))
    seat = picture["seat"]
    await hidden[seat].act(offered(picture)[0], picture["number"])
    acted, mine = await looker.hear("acted"), await hidden[0].hear("acted")
    assert (acted["view"], acted["offers"]) == (mine["view"], [])
    assert await looker.refusal(type="act", act=acted["entry"]["act"], number=1) == "not-yours"

    await hidden[0].say(type="allow", who=me["who"], allowed=False)
    seen = await looker.hear("table")
    assert (seen["follows"], seen["view"]["hands"]) == (None, [None, None])


async def test_only_a_player_allows_and_only_the_own_seat(hidden, guests):
    first, second = [await (await guests()).open_page(hidden[0].table) for _ in range(2)]
    people = (await second.hear("bystanders"))["people"]
    while len(people) < 2:
        people = (await second.hear("bystanders"))["people"]
    who = people[0]["who"]

    assert await second.refusal(type="allow", who=who, allowed=True) == "not-yours"
    await hidden[0].say(type="allow", who=who, allowed=True)
    await first.hear("table")
    assert await hidden[1].refusal(type="allow", who=who, allowed=True) == "not-yours"
    assert await hidden[1].refusal(type="allow", who="nobody", allowed=True) == "not-found"


async def test_all_hands_may_be_seen_after_the_end(hidden, guests):
    looker = await (await guests()).open_page(hidden[0].table)
    assert await looker.refusal(type="frame", number=0, eyes=1) == "not-over"
    hands = [page.picture["view"]["hands"] for page in hidden]

    await play_on(hidden)
    shown = [(await looker.ask("frame", type="frame", number=0, eyes=seat)) for seat in (0, 1)]
    assert [frame["view"]["hands"] for frame in shown] == hands
    assert [frame["eyes"] for frame in shown] == [0, 1]
    assert (await looker.ask("frame", type="frame", number=0))["view"]["hands"] == [None, None]
    assert await looker.refusal(type="frame", number=0, eyes=2) == "malformed"


async def test_a_table_for_its_players_alone(guests):
    host, friend, stranger = await guests(), await guests(), await guests()
    table = await host.make_table("me", "open", terms={"watching": "nobody"})
    early = await stranger.open_page(table)
    pages = [await host.open_page(table), await friend.open_page(table)]
    pages[1].picture = await pages[1].ask("table", type="sit", seat=1)
    pages[0].picture = await pages[0].hear("table")

    assert (await early.hear("error"))["code"] == "not-yours", "whoever waited is turned away"
    late = await stranger.open_page()
    late.table = table
    for message in ({"type": "join"}, {"type": "frame", "number": 0}, {"type": "review"}):
        assert await late.refusal(**message) == "not-yours"
    await play_on(pages)
    assert (await stranger.http.get(f"/api/tables/{table}/record")).status_code == 400
    assert (await host.http.get(f"/api/tables/{table}/record")).status_code == 200
    running = (await stranger.http.get("/api/tables")).json()["running"]
    assert table not in [one["table"] for one in running]


async def test_a_table_by_link_is_in_no_list(guests):
    host, friend, stranger = await guests(), await guests(), await guests()
    table = await host.make_table("me", "open", terms={"watching": "link"})
    await (await friend.open_page(table)).ask("table", type="sit", seat=1)

    running = (await stranger.http.get("/api/tables")).json()["running"]
    assert table not in [one["table"] for one in running]
    assert (await stranger.open_page(table)).picture["seat"] is None


async def offer_first_seat(pages):
    """The first player asks, and the other agrees, that somebody else may have the seat."""
    await pages[0].say(type="ask", what="hand")
    while (await pages[1].hear("acted"))["affairs"]["asked"] is None:
        pass
    await pages[1].say(type="answer", yes=True)
    while not (await pages[0].hear("seats"))["seats"][0]["offered"]:
        pass


async def test_whoever_has_the_link_of_a_closed_table_may_look_while_a_seat_is_offered(server, guests):
    people, pages = await sit_two(server.url, terms={"watching": "nobody"})
    friend = await (await guests()).open_page()
    friend.table = pages[0].table
    assert await friend.refusal(type="join") == "not-yours"

    await offer_first_seat(pages)
    curious = await (await guests()).open_page(friend.table)
    await friend.ask("table", type="join")
    picture = await friend.ask("table", type="sit", seat=0)

    assert picture["seat"] == 0
    assert (await curious.hear("error"))["code"] == "not-yours"
    for person in people:
        await person.leave()


async def test_who_keeps_an_offered_seat_of_a_closed_table_is_looked_at_no_more(server, guests):
    people, pages = await sit_two(server.url, terms={"watching": "nobody"})
    await offer_first_seat(pages)
    curious = await (await guests()).open_page(pages[0].table)

    await pages[0].say(type="return")

    assert (await curious.hear("error"))["code"] == "not-yours"
    for person in people:
        await person.leave()
