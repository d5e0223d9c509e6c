"""Bots at tables: they answer, and whatever they do, the table goes on."""

import asyncio
import itertools

import pytest

from sandtable.server.app import running
from sandtable.server.bots import CannotThink, Thinkers, Thought
from sandtable.server.fair import Claim, FairQueue
from sandtable.server.protocol import Refused, SeatWanted, TableWanted
from sandtable.server.settings import Settings
from sandtable.server.visitors import Visitor
from server import bad_bots
from server.people import PATIENCE, Guest, RunningServer, ask, change, offered, play_on


async def test_a_person_plays_a_whole_game_against_a_bot_and_again(guests):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "level3"))
    bot = page.picture["seats"][1]
    assert (bot["kind"], bot["name"], bot["bot"], bot["online"]) == ("bot", "Quick Hand", "level3", True)
    while page.picture["seed"] is None:
        if offered(page.picture):
            await page.act(offered(page.picture)[-1], page.picture["number"])
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


async def troubled(page, seat=1):
    """The first word that a bot is in trouble."""
    seats = page.picture["seats"]
    while seats[seat]["trouble"] is None:
        seats = (await page.hear("seats"))["seats"]
    return seats[seat]


@pytest.mark.parametrize("bot", ["crash", "die", "hang", "cheat"])
async def test_a_bot_that_fails_is_told_and_plays_nothing_else(guests, server, bot):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", bot, start="0"))

    seat = await troubled(page)

    assert "cannot think" in seat["trouble"]
    assert (seat["kind"], seat["bot"], seat["online"]) == ("bot", bot, False)
    assert (await page.ask("table", type="join"))["number"] == 0
    output = await told(server, f"bot {bot}")
    assert "I saw" not in output, "a bot's words may hold its secrets"


async def test_a_bot_that_failed_once_tries_again(guests):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "once", start="0"))
    await troubled(page)

    seats = (await page.hear("seats"))["seats"]

    assert seats[1]["trouble"] is None
    assert [message["type"] for message in page.heard[-2:]] == ["acted", "seats"]


async def test_people_choose_another_bot_for_one_that_does_not_play(guests):
    guest, stranger = await guests(), await guests()
    table = await guest.make_table("me", "crash", start="0")
    page, other = await guest.open_page(table), await stranger.open_page(table)
    await troubled(page)

    assert await other.refusal(type="replace", seat=1, bot="level1") == "not-yours"
    assert await page.refusal(type="replace", seat=0, bot="level1") == "not-yours"
    assert await page.refusal(type="replace", seat=1, bot="oracle") == "bad-request"
    seats = (await page.ask("seats", type="replace", seat=1, bot="level1"))["seats"]
    acted = await page.hear("acted")

    assert (seats[1]["bot"], seats[1]["trouble"]) == ("level1", None)
    assert acted["entry"]["seat"] == 1
    assert await page.refusal(type="replace", seat=1, bot="level2") == "not-yours", "it plays well"


async def test_a_bot_that_is_not_here_any_more_is_told_and_replaced(database):
    server = RunningServer(database, SANDTABLE_BOT_PAUSE="600")
    guest = await Guest.arrive(server.url)
    table = await guest.make_table("me", "level1", start="0")
    server.kill()
    change(database, "UPDATE seats SET bot = 'retired' WHERE kind = 'bot'")

    server = RunningServer(database)
    back = Guest(server.url, guest.cookies)
    page = await back.open_page(table)
    seat = page.picture["seats"][1]
    await page.ask("seats", type="replace", seat=1, bot="level1")
    acted = await page.hear("acted")

    assert "not here any more" in seat["trouble"]
    assert (acted["entry"]["seat"], acted["number"]) == (1, 1)
    for person in (guest, back):
        await person.leave()
    server.stop()


async def test_where_only_bots_sit_they_play_while_somebody_looks_on(database):
    server = RunningServer(database, odd=True)
    guest = await Guest.arrive(server.url)
    table = await guest.make_table("grabber", "grabber", "dawdler", game="rush")
    watched = await guest.make_table("dawdler", "dawdler", "dawdler", game="rush")
    page = await guest.open_page(watched)
    await page.hear("acted")
    await page.say(type="leave")
    await page.silence()
    seen = [message["number"] for message in page.heard if message["type"] == "acted"]
    later = await guest.open_page(watched)

    assert later.picture["number"] <= seen[-1] + 1, "a thought under way is all that may still be played"
    numbers = dict(ask(database, "SELECT id, number FROM tables"))
    awake = dict(ask(database, "SELECT id, awake FROM tables"))
    assert numbers[table] == 0, "nobody ever looked"
    assert awake[table] == 1, "but its clock runs"
    while later.picture["seed"] is None:
        later.picture = await later.hear("acted")
    await guest.leave()
    server.stop()


async def test_bots_among_themselves_do_not_wake_a_server(database):
    async with running(Settings(database=database)) as desk:
        bots = [SeatWanted("bot", "level1"), SeatWanted("bot", "level1")]
        table = await desk.tables.create(TableWanted("patterns", bots), Visitor("mira", "here"))

        assert table.turns.thinking == {}
        assert await desk.tables.store.awake() == []


async def test_nobody_keeps_all_bots_busy(database):
    settings = Settings(database=database, bot_pause=600, bot_tables_of_person=2, bot_tables_of_address=3)
    async with running(settings) as desk:
        wanted = TableWanted("patterns", [SeatWanted("me"), SeatWanted("bot", "level1")], {"start": "0"})

        async def make(person, address):
            return await desk.tables.create(wanted, Visitor(person, address))

        first = await make("mira", "here")
        await make("mira", "there")
        with pytest.raises(Refused, match="2 tables of yours") as refusal:
            await make("mira", "elsewhere")
        assert refusal.value.code == "too-many"
        await make("jon", "here")
        await make("ute", "here")
        with pytest.raises(Refused, match="3 tables of yours"):
            await make("nils", "here")
        first.turns.stop()
        await make("nils", "here")


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


def thought(bot, owners=(None,), rank=0, who="here"):
    return Thought("rush", bot, {"owners": list(owners)}, lambda: Claim(rank, who))


async def test_a_hanging_bots_worker_is_ended_and_replaced():
    thinkers = Thinkers(1, bad_bots.make, pause=0, grace=0.5)
    with pytest.raises(CannotThink):
        await thinkers.choose(thought("hang"), 0, 1)
    first = thinkers.workers[0].child
    thinkers.grace = 20

    assert await thinkers.choose(thought("grabber", [0, None]), 0, 1) == 1

    assert first is None
    thinkers.stop()


async def test_a_cancelled_thought_frees_its_worker():
    thinkers = Thinkers(1, bad_bots.make, pause=0, grace=20)
    thinking = asyncio.create_task(thinkers.choose(thought("hang"), 0, 1))
    while not thinkers.workers[0].child:
        await asyncio.sleep(0.02)
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking

    assert len(thinkers.queue.free) == 1
    thinkers.stop()


async def test_people_who_wait_come_first_and_addresses_take_turns():
    queue, order = FairQueue(["worker"]), []

    async def wait(name, rank, who):
        thing = await queue.get(lambda: Claim(rank, who))
        order.append(name)
        queue.put(thing)

    held = await queue.get(lambda: Claim(0, "here"))
    waiting = [
        asyncio.create_task(wait(*claim))
        for claim in (
            ("unwatched", 2, None),
            ("watched", 1, "crowd"),
            ("crowd 1", 0, "crowd"),
            ("crowd 2", 0, "crowd"),
            ("crowd 3", 0, "crowd"),
            ("gone", 0, "nils"),
            ("mira", 0, "mira"),
        )
    ]
    await asyncio.sleep(0)
    waiting.pop(5).cancel()
    await asyncio.sleep(0)
    queue.put(held)
    await asyncio.gather(*waiting)

    assert order == ["crowd 1", "mira", "crowd 2", "crowd 3", "watched", "unwatched"]
    assert queue.free == ["worker"]


async def test_somebody_who_comes_to_look_on_is_not_left_behind_those_who_came_before():
    queue, order, rank = FairQueue(["worker"]), [], {"mine": 2, "crowd": 1}

    async def wait(name):
        thing = await queue.get(lambda: Claim(rank[name], name))
        order.append(name)
        queue.put(thing)

    held = await queue.get(lambda: Claim(0, "here"))
    waiting = [asyncio.create_task(wait(name)) for name in ("mine", "crowd", "crowd")]
    await asyncio.sleep(0)
    rank["mine"] = 0  # the page of who plays there is open now
    queue.put(held)
    await asyncio.gather(*waiting)

    assert order == ["mine", "crowd", "crowd"]


async def test_what_was_given_to_somebody_who_just_went_is_not_lost():
    queue = FairQueue(["worker"])
    held = await queue.get(lambda: Claim(0, "here"))
    waiting = asyncio.create_task(queue.get(lambda: Claim(0, "here")))
    await asyncio.sleep(0)

    queue.put(held)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)

    assert queue.free == ["worker"]
