"""Coming and going: invitations, giving up, asking the others, absent players and their stand-ins."""

import asyncio

from server.people import Guest, RunningServer, offered, play_on, sit_two

SOON = {"absence": 1}


async def sit_three(guests, terms=None):
    """Three people at a table of Mottainai: their pages."""
    people = [await guests() for _ in range(3)]
    table = await people[0].make_table("me", "open", "open", game="mottainai", terms=terms)
    pages = [await person.open_page(table) for person in people]
    for seat in (1, 2):
        await pages[seat].ask("table", type="sit", seat=seat)
    for page in pages:
        page.picture = await page.ask("table", type="join")
    return people, pages


def mover(picture):
    return picture["view"]["actors"][0]


# Before the game begins


async def test_an_invitation_is_called_off(guests):
    host = await guests()
    page = await host.open_page(await host.make_table("me", "open"))

    acted = await page.ask("acted", type="get-up")

    assert (acted["entry"]["act"], acted["result"]["winners"]) == ("/abort", [])
    assert acted["question"] == "The game is over: it was called off."
    friend = await guests()
    assert await (await friend.open_page(page.table)).refusal(type="sit", seat=1) == "not-now"


async def test_who_is_not_alone_only_gets_up(guests):
    host, friend = await guests(), await guests()
    table = await host.make_table("me", "open", "open", game="mottainai")
    pages = [await host.open_page(table), await friend.open_page(table)]
    await pages[1].ask("table", type="sit", seat=2)

    left = await pages[1].ask("table", type="get-up")

    assert (left["seat"], left["result"]) == (None, None)
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    assert await pages[1].refusal(type="get-up") == "not-yours"


async def test_a_bot_takes_an_open_seat_and_the_game_begins(guests):
    host = await guests()
    page = await host.open_page(await host.make_table("me", "open", start="0"))

    begun = await page.ask("table", type="fill", seat=1, bot="level1")

    assert (begun["waiting"], begun["seats"][1]["bot"]) == (False, "level1")
    assert (await page.hear("acted"))["entry"]["seat"] == 1, "the bot chooses first"


async def test_only_who_sits_there_brings_a_bot_and_only_one_that_is(guests):
    host, stranger = await guests(), await guests()
    table = await host.make_table("me", "open")
    page, other = await host.open_page(table), await stranger.open_page(table)

    assert await other.refusal(type="fill", seat=1, bot="level1") == "not-yours"
    assert await page.refusal(type="fill", seat=1, bot="nobody") == "bad-request"
    assert await page.refusal(type="fill", seat=0, bot="level1") == "not-yours"


# Giving up


async def test_of_two_the_other_wins_when_one_gives_up(pair):
    await pair[0].say(type="resign")
    acted = [await page.hear("acted") for page in pair]

    assert acted[0]["result"] == {"scores": [], "winners": [1], "reason": "@0 gave up"}
    assert (acted[1]["offers"], acted[1]["seed"] is None) == ([], False)
    assert await pair[1].refusal(type="act", act="bowl red", number=1) == "not-now"
    record = await pair[0].guest.http.get(f"/api/tables/{pair[0].table}/record")
    assert record.text.rstrip().endswith("/resign")
    frame = await pair[1].ask("frame", type="frame", number=1)
    assert frame["entry"]["text"] == "gave up"


async def test_of_three_the_others_play_on_against_a_bot(guests):
    _, pages = await sit_three(guests)
    first = mover(pages[0].picture)

    await pages[first].say(type="resign")
    other = pages[(first + 1) % 3]
    acted = await other.hear("acted")
    seats = await other.hear("seats")
    moved = await other.hear("acted")

    assert acted["result"] is None
    assert (seats["seats"][first]["gone"], seats["seats"][first]["stand_in"] is None) == (True, False)
    assert moved["entry"]["seat"] == first, "a bot moves for who left"
    assert await pages[first].refusal(type="resign") == "not-now"
    assert await pages[first].refusal(type="return") == "not-now"


async def test_a_game_is_called_off_while_nobody_has_acted_twice(pair):
    await play_on(pair, acts=2)
    assert pair[0].picture["affairs"]["abort"] is True

    acted = await pair[0].ask("acted", type="abort")

    assert (acted["entry"]["act"], acted["result"]["winners"]) == ("/abort", [])


async def test_later_it_cannot_be_called_off(pair):
    await play_on(pair, acts=4)

    assert pair[0].picture["affairs"]["abort"] is False
    assert await pair[0].refusal(type="abort") == "not-now"


# Asking the others


async def test_both_agree_to_end_the_game(pair):
    await pair[0].say(type="ask", what="end")
    asked = [await page.hear("acted") for page in pair]
    acted = await pair[1].ask("acted", type="answer", yes=True)

    assert asked[1]["affairs"]["asked"] == {"seat": 0, "what": "end", "agreed": [], "wanted": [1]}
    assert (acted["entry"]["act"], acted["entry"]["seat"]) == ("/end", 0)
    assert acted["result"]["winners"] == [0, 1]


async def test_who_does_not_agree_says_so_and_the_same_is_not_asked_again_at_once(pair):
    await pair[0].ask("acted", type="ask", what="end")
    assert await pair[0].refusal(type="ask", what="end") == "not-now"
    assert await pair[0].refusal(type="answer", yes=True) == "not-now"

    declined = await pair[0].ask("acted", type="answer", yes=False)

    assert (declined["entry"]["text"], declined["affairs"]["asked"]) == ("thought better of it", None)
    assert await pair[0].refusal(type="ask", what="end") == "not-now"
    assert await pair[1].refusal(type="answer", yes=True) == "not-now"


async def test_a_question_makes_no_act_stale(pair):
    mine = next(page for page in pair if offered(page.picture))

    await pair[0].ask("acted", type="ask", what="end")
    await mine.act(offered(mine.picture)[0], 0)
    acted = await mine.hear("acted")
    acted = acted if acted["entry"]["verb"] == "bowl" else await mine.hear("acted")

    assert (acted["entry"]["verb"], acted["number"]) == ("bowl", 2)


async def test_all_of_three_have_to_agree(guests):
    _, pages = await sit_three(guests)
    await pages[2].ask("acted", type="ask", what="end")

    first = await pages[0].ask("acted", type="answer", yes=True)
    while first["entry"]["act"] != "/agree":
        first = await pages[0].hear("acted")
    last = await pages[1].ask("acted", type="answer", yes=True)
    while last["entry"]["act"] != "/end":
        last = await pages[1].hear("acted")

    assert (first["result"], first["affairs"]["asked"]["wanted"]) == (None, [1])
    assert last["result"]["winners"] == [0, 1, 2]


async def test_bots_have_nothing_against_an_end(guests):
    host = await guests()
    page = await host.open_page(await host.make_table("me", "level1", start="1"))

    await page.say(type="ask", what="end")
    acted = [await page.hear("acted") for _ in range(2)]

    assert [one["entry"]["act"] for one in acted] == ["/ask end", "/end"]


async def test_a_seat_goes_to_somebody_else_by_consent(pair, guests):
    stranger = await guests()
    page = await stranger.open_page(pair[0].table)
    assert await page.refusal(type="sit", seat=0) == "not-yours"
    await pair[0].ask("acted", type="ask", what="hand")
    await pair[1].say(type="answer", yes=True)
    while not (await page.hear("seats"))["seats"][0]["offered"]:
        pass

    picture = await page.ask("table", type="sit", seat=0)

    assert (picture["seat"], picture["view"]["seat"]) == (0, 0)
    before = await pair[0].hear("table")
    assert (before["seat"], before["seats"][0]["name"]) == (None, stranger.me["name"])
    assert await pair[0].refusal(type="resign") == "not-yours"
    assert await pair[0].refusal(type="sit", seat=0) == "not-yours"


# Absence


async def test_nobody_is_absent_who_is_there_or_not_on_turn(pair):
    seat = mover(pair[0].picture)

    assert await pair[1 - seat].refusal(type="stand-in", seat=seat, bot="level1") == "not-now"
    assert await pair[1 - seat].refusal(type="remove", seat=seat) == "not-now"
    assert await pair[seat].refusal(type="remove", seat=9) == "not-now"


async def test_after_an_absence_a_bot_stands_in_until_its_person_is_back(server):
    people, pages = await sit_two(server.url, terms=SOON)
    away = mover(pages[0].picture)
    here = 1 - away
    await pages[away].socket.close()
    while not (await pages[here].hear("seats"))["seats"][away]["absent"]:
        pass

    await pages[here].say(type="stand-in", seat=away, bot="level1")
    stood, moved = await pages[here].hear("acted"), await pages[here].hear("acted")
    back = await people[away].open_page(pages[0].table)
    assert back.picture["seats"][away]["stand_in"] == "level1"
    assert await pages[here].refusal(type="return") == "not-now"
    returned = await back.ask("acted", type="return")

    assert (stood["entry"]["act"], moved["entry"]["seat"]) == ("/stand-in level1", away)
    assert returned["entry"]["text"] == "came back"
    assert (await back.hear("seats"))["seats"][away]["stand_in"] is None
    for person in people:
        await person.leave()


async def test_nobody_else_claims_a_seat_that_a_bot_plays_for_somebody(pair, guests):
    waits = 1 - mover(pair[0].picture)
    stranger = await (await guests()).open_page(pair[0].table)
    await pair[waits].ask("acted", type="stand-in", seat=waits, bot="level1")

    assert await stranger.refusal(type="return") == "not-yours"
    assert await stranger.refusal(type="sit", seat=waits) == "not-yours"
    assert await pair[1 - waits].refusal(type="return") == "not-now"
    returned = await pair[waits].ask("acted", type="return")

    assert (returned["entry"]["seat"], returned["number"]) == (waits, 2)


async def test_by_correspondence_nobody_has_to_be_there(server):
    people, pages = await sit_two(server.url, terms=SOON | {"clock": {"kind": "days", "days": 1}})
    away = mover(pages[0].picture)
    await pages[away].socket.close()
    await asyncio.sleep(1.5)  # longer than a table waits where people sit together

    seats = (await pages[1 - away].ask("table", type="join"))["seats"]

    assert (seats[away]["online"], seats[away]["absent"]) == (False, False)
    assert await pages[1 - away].refusal(type="remove", seat=away) == "not-now"
    assert await pages[1 - away].refusal(type="stand-in", seat=away, bot="level1") == "not-now"
    for person in people:
        await person.leave()


async def test_after_an_absence_the_other_may_end_the_game(server):
    people, pages = await sit_two(server.url, terms=SOON)
    away = mover(pages[0].picture)
    await pages[away].socket.close()
    while not (await pages[1 - away].hear("seats"))["seats"][away]["absent"]:
        pass

    acted = await pages[1 - away].ask("acted", type="remove", seat=away)

    assert acted["result"]["winners"] == [1 - away]
    assert acted["result"]["reason"] == f"@{away} left"
    for person in people:
        await person.leave()


async def test_a_person_hands_the_own_seat_to_a_bot_and_a_kill_loses_nothing(tmp_path):
    server = RunningServer(tmp_path / "stand-in.db", SANDTABLE_BOT_PAUSE="600")
    people, pages = await sit_two(server.url, terms={"absence": 60})
    away = mover(pages[0].picture)
    await pages[away].ask("acted", type="stand-in", seat=away, bot="level1")
    server.kill()

    server = RunningServer(tmp_path / "stand-in.db")
    back = Guest(server.url, people[1 - away].cookies)
    page = await back.open_page(pages[0].table)
    while page.picture["number"] < 2:
        await asyncio.sleep(0.05)
        page.picture = await page.ask("table", type="join")

    assert page.picture["log"][1]["seat"] == away, "the stand-in went on by itself"
    assert page.picture["seats"][away]["stand_in"] == "level1"
    for person in (*people, back):
        await person.leave()
    server.stop()
