"""Taking back, by knowledge: at once where nobody learned anything, else by consent."""

import pytest

from server.people import Guest, offered, play_on, sit_two


async def test_an_act_by_which_nobody_learned_anything_is_taken_back_at_once(pair):
    first = next(n for n, page in enumerate(pair) if offered(page.picture))
    before = [page.picture["view"] for page in pair]
    await play_on(pair, acts=1)
    assert pair[first].picture["affairs"]["back"] == "free"
    assert pair[1 - first].picture["affairs"]["back"] is None

    await pair[first].say(type="take-back", number=1)
    acted = [await page.hear("acted") for page in pair]

    assert [one["view"] for one in acted] == before
    assert (acted[0]["entry"]["act"], acted[0]["entry"]["text"]) == ("/take-back 0", "took it back")
    assert offered(acted[first])
    assert acted[first]["affairs"]["back"] is None


async def test_once_somebody_has_acted_the_others_are_asked(pair):
    first = next(n for n, page in enumerate(pair) if offered(page.picture))
    await play_on(pair, acts=2)
    assert pair[first].picture["affairs"]["back"] == "ask"
    view = pair[first].picture["view"]

    await pair[first].say(type="take-back", number=2)
    asked = [await page.hear("acted") for page in pair]
    assert asked[0]["affairs"]["asked"]["what"] == "take-back"
    assert asked[first]["view"] == view
    acted = await pair[1 - first].ask("acted", type="answer", yes=True)

    assert (acted["entry"]["seat"], acted["entry"]["act"]) == (first, "/take-back 0")
    assert acted["entry"]["text"] == "took it back, as everybody agreed"


async def test_who_does_not_agree_keeps_the_game_as_it_is(pair):
    first = next(n for n, page in enumerate(pair) if offered(page.picture))
    await play_on(pair, acts=2)
    await pair[first].ask("acted", type="take-back", number=2)

    declined = await pair[1 - first].ask("acted", type="answer", yes=False)
    while declined["entry"]["act"] != "/decline":
        declined = await pair[1 - first].hear("acted")

    assert declined["view"]["actors"] == pair[0].picture["view"]["actors"]
    assert await pair[first].refusal(type="take-back", number=2) == "not-now"


async def test_a_take_back_out_of_turn_or_too_late_is_refused(pair, guests):
    waiter = next(page for page in pair if not offered(page.picture))
    stranger = await (await guests()).open_page(pair[0].table)

    assert await waiter.refusal(type="take-back", number=0) == "not-now"
    assert await stranger.refusal(type="take-back", number=0) == "not-yours"
    await play_on(pair, acts=3)
    assert await pair[0].refusal(type="take-back", number=1) == "stale"


async def test_cards_that_were_seen_are_not_simply_taken_back(server):
    people, pages = await sit_two(server.url, game="mandala")
    first = next(n for n, page in enumerate(pages) if offered(page.picture))

    await play_on(pages, acts=1)

    assert pages[first].picture["affairs"]["back"] == "ask"
    for person in people:
        await person.leave()


async def test_bots_have_nothing_against_it_and_the_record_tells_it(guests):
    host = await guests()
    page = await host.open_page(await host.make_table("me", "open", game="mandala", start="0"))
    page.picture = await page.ask("table", type="fill", seat=1, bot="level1")
    await page.act(offered(page.picture)[0], 0)
    acted = await page.hear("acted")
    while not offered(acted):
        acted = await page.hear("acted")

    await page.say(type="take-back", number=acted["number"])
    while acted["entry"]["verb"] != "/take-back":
        acted = await page.hear("acted")
    await page.ask("acted", type="resign")
    record = (await host.http.get(f"/api/tables/{page.table}/record")).text

    assert acted["view"] == page.picture["view"]
    assert "/ask take-back 0" in record
    assert record.splitlines()[-2].endswith("/take-back 0")


@pytest.mark.parametrize("game", ["mondo"])
async def test_where_time_runs_nothing_is_taken_back(server, game):
    host = await Guest.arrive(server.url)
    page = await host.open_page(await host.make_table("me", game=game))
    await page.act("ready", 0)

    assert (await page.hear("acted"))["affairs"]["back"] is None
    assert await page.refusal(type="take-back", number=1) == "not-now"
    await host.leave()
