"""Every message of the protocol and every error, at real tables."""

import asyncio
import contextlib
import re
from pathlib import Path

import msgspec
import pytest
import websockets

import sandtable
from sandtable.core.chance import commitment
from sandtable.server import protocol
from server.people import Guest, offered, play_on

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
REMOTE = Path(__file__).parents[2] / "docs" / "remote-bots.md"


def mover_of(pages):
    return next(page for page in pages if offered(page.picture))


def waiter_of(pages):
    return next(page for page in pages if not offered(page.picture))


async def test_a_table_is_shown_on_joining(guests):
    guest = await guests()
    table = await guest.make_table("me", "open", start="0")

    picture = (await guest.open_page(table)).picture

    assert set(picture) == {"type", *protocol.TableShown.__struct_fields__}
    assert (picture["table"], picture["game"], picture["options"]) == (table, "patterns", {"start": "0"})
    assert (picture["seat"], picture["number"], picture["log"]) == (0, 0, [])
    assert picture["waiting"] is True
    assert offered(picture) == []
    assert picture["view"]["seat"] == 0
    assert picture["rematch"] == {"agreed": [], "next": None}
    quiet = {"trouble": None, "stand_in": None, "gone": False, "absent": False, "offered": False}
    quiet |= {"program": False, "rating": None, "provisional": False}
    handle = picture["seats"][0]["person"]
    me = {"kind": "person", "name": guest.me["name"], "bot": None, "online": True, "you": True}
    nobody = {"kind": "open", "name": "", "bot": None, "online": False, "you": False}
    me, nobody = me | quiet | {"person": handle}, nobody | quiet | {"person": None}
    assert picture["seats"] == [me, nobody]


async def test_nobody_may_act_before_every_seat_is_taken(guests):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "open", start="1"))

    assert await page.refusal(type="act", act="bowl red", number=0) == "waiting"


async def test_sitting_down_starts_the_game(pair):
    for seat, page in enumerate(pair):
        assert page.picture["waiting"] is False
        assert page.picture["seat"] == seat
        assert [person["online"] for person in page.picture["seats"]] == [True, True]
        assert page.picture["question"] == sandtable.game("patterns").question(page.picture["view"])
    assert len(offered(mover_of(pair).picture)) == 2
    assert offered(waiter_of(pair).picture) == []


async def test_a_seat_that_is_not_open_cannot_be_taken(pair, guests):
    stranger = await guests()
    page = await stranger.open_page(pair[0].table)

    assert await page.refusal(type="sit", seat=0) == "not-yours"
    assert await page.refusal(type="sit", seat=7) == "not-yours"
    assert await page.refusal(type="sit", seat=-1) == "malformed"


async def test_nobody_sits_twice_or_without_a_name(guests, server):
    host = await guests()
    table = await host.make_table("me", "open")
    page = await host.open_page(table)
    nobody = Guest(server.url)
    watching = await nobody.open_page(table)

    assert await page.refusal(type="sit", seat=1) == "not-yours"
    assert await watching.refusal(type="sit", seat=1) == "not-yours"
    await nobody.leave()


async def test_of_two_who_want_a_seat_one_gets_it(guests):
    host, first, second = await guests(), await guests(), await guests()
    table = await host.make_table("me", "open")
    pages = [await first.open_page(table), await second.open_page(table)]

    await asyncio.gather(*(page.say(type="sit", seat=1) for page in pages))
    for page in pages:
        await page.silence()

    refused = [page for page in pages if "not-yours" in [message.get("code") for message in page.heard]]
    seated = [page for page in pages if 1 in [message.get("seat") for message in page.heard]]
    assert len(refused) == len(seated) == 1
    assert refused != seated


async def test_an_act_is_shown_to_everybody(pair, guests):
    stranger = await guests()
    watching = await stranger.open_page(pair[0].table)
    mover = mover_of(pair)
    act = offered(mover.picture)[0]

    await mover.act(act, 0)

    for page in (*pair, watching):
        acted = await page.hear("acted")
        assert set(acted) == {"type", *protocol.Acted.__struct_fields__}
        assert acted["number"] == 1
        assert acted["seed"] is None
        entry = acted["entry"]
        assert (entry["number"], entry["seat"], entry["act"]) == (1, mover.picture["seat"], act)
        assert entry["text"].startswith(f"chose the {act.split()[1]} bowl token")
        assert entry["at"] >= 0
        assert acted["view"]["seat"] == page.picture["seat"]
        assert bool(offered(acted)) == (page is waiter_of(pair))


async def test_whoever_joins_late_reads_the_whole_log(pair, guests):
    await play_on(pair, acts=6)
    stranger = await guests()

    late = (await stranger.open_page(pair[0].table)).picture

    shown = [message["entry"] for message in pair[0].heard if message["type"] == "acted"]
    assert late["number"] == 6
    assert late["log"] == shown
    assert late["seat"] is None
    assert offered(late) == []


async def test_an_act_that_saw_too_little_is_stale(pair):
    await play_on(pair, acts=1)
    mover = mover_of(pair)

    code = await mover.refusal(type="act", act=offered(mover.picture)[0], number=0)
    fresh = await mover.hear()

    assert code == "stale"
    assert (fresh["type"], fresh["number"]) == ("table", 1)
    assert await mover.refusal(type="act", act=offered(mover.picture)[0], number=2) == "stale"


async def test_an_act_that_cannot_be_read(pair):
    mover = mover_of(pair)
    for act in ("bowl", "bowl pink", "establish z9", "sing", "", "💥" * 100):
        error = await mover.ask("error", type="act", act=act, number=0)
        assert (error["code"], error["rule"], error["table"]) == ("unreadable", None, mover.table)


async def test_an_illegal_act_is_refused_with_its_rule(pair):
    mover, waiter = mover_of(pair), waiter_of(pair)

    early = await mover.ask("error", type="act", act="establish d4", number=0)
    turn = await waiter.ask("error", type="act", act="bowl red", number=0)

    assert (early["code"], early["rule"]) == ("illegal", "PAT-13")
    assert (turn["code"], turn["rule"], turn["text"]) == ("illegal", "PAT-20", "It is not your turn.")
    assert (await mover.ask("table", type="join"))["number"] == 0


async def test_the_notation_is_stored_tidily(pair):
    mover = mover_of(pair)
    act = offered(mover.picture)[1]

    await mover.act("  " + act.upper().replace(" ", "   "), 0)

    assert (await mover.hear("acted"))["entry"]["act"] == act


async def test_why_not(pair, guests):
    mover = mover_of(pair)

    target = await mover.ask("why", type="why", target="d4")
    act = await mover.ask("why", type="why", act="establish d4")
    allowed = await mover.ask("why", type="why", act=offered(mover.picture)[0])

    assert set(target) == {"type", *protocol.WhyTold.__struct_fields__}
    assert (target["target"], target["rule"]) == ("d4", "PAT-13")
    assert (act["act"], act["target"], act["rule"]) == ("establish d4", None, "PAT-13")
    assert (allowed["rule"], allowed["act"]) == (None, offered(mover.picture)[0])
    assert await mover.refusal(type="why", target="z9") == "unreadable"
    assert await mover.refusal(type="why") == "malformed"
    assert await mover.refusal(type="why", target="d4", act="flip d4") == "malformed"
    stranger = await guests()
    assert await (await stranger.open_page(mover.table)).refusal(type="why", target="d4") == "not-yours"


async def test_who_comes_and_goes_is_told(pair):
    await pair[1].socket.close()

    gone = await pair[0].hear("seats")
    while gone["seats"][1]["online"]:
        gone = await pair[0].hear("seats")
    await pair[1].guest.open_page(pair[0].table)
    back = await pair[0].hear("seats")

    assert set(back) == {"type", *protocol.SeatsShown.__struct_fields__}
    assert back["seats"][1]["online"] is True
    assert (back["seat"], back["waiting"]) == (0, False)


async def test_leaving_ends_the_messages(pair):
    mover, waiter = mover_of(pair), waiter_of(pair)
    await waiter.say(type="leave")
    await waiter.silence()

    await mover.act(offered(mover.picture)[0], 0)
    await mover.hear("acted")
    await waiter.silence()

    assert not [message for message in waiter.heard if message["type"] == "acted"]


async def test_two_pages_of_one_person_show_the_same(pair):
    mover = mover_of(pair)
    second = await mover.guest.open_page(mover.table)

    await second.act(offered(second.picture)[0], 0)

    assert second.picture["seat"] == mover.picture["seat"]
    assert await second.hear("acted") == await mover.hear("acted")
    await second.socket.close()
    await waiter_of(pair).silence()
    last = [message for message in waiter_of(pair).heard if message["type"] == "seats"]
    assert all(seat["online"] for seat in last[-1]["seats"]), "one page is still open"


async def test_unknown_tables(guests):
    page = await (await guests()).open_page()
    for type, more in (
        ("join", {}),
        ("sit", {"seat": 0}),
        ("act", {"act": "stop", "number": 0}),
        ("why", {"target": "d4"}),
        ("frame", {"number": 0}),
        ("rematch", {}),
    ):
        assert await page.refusal(type=type, table="nothing", **more) == "unknown-table"


async def test_a_finished_game_is_stepped_through(pair):
    last = await play_on(pair)

    first = await pair[0].ask("frame", type="frame", number=0)
    assert set(first) == {"type", *protocol.FrameShown.__struct_fields__}
    assert (first["number"], first["entry"], first["view"]["phase"]) == (0, None, "choosing")
    shown = [message for message in pair[0].heard if message["type"] == "acted"]
    for acted in (shown[0], shown[len(shown) // 2], shown[-1]):
        frame = await pair[0].ask("frame", type="frame", number=acted["number"])
        assert (frame["view"], frame["entry"]) == (acted["view"], acted["entry"])
    assert await pair[0].refusal(type="frame", number=last[0]["number"] + 1) == "malformed"


async def test_two_people_play_a_whole_game_and_again(pair, guests):
    commitments = {page.picture["commitment"] for page in pair}
    watching = await (await guests()).open_page(pair[0].table)

    last = await play_on(pair)

    assert last[0]["view"]["outcome"]["scores"] == last[1]["view"]["outcome"]["scores"]
    assert last[0]["question"] == "The game is over: one player could do nothing more."
    assert {commitment(last[0]["seed"])} == commitments
    assert await pair[0].refusal(type="act", act="stop", number=last[0]["number"]) == "illegal"

    one = await pair[1].ask("rematch", type="rematch")
    assert (one["agreed"], one["next"]) == ([1], None)
    assert await watching.refusal(type="rematch") == "not-yours"
    await pair[0].hear("rematch")
    both = await pair[0].ask("rematch", type="rematch")
    assert both["agreed"] == [0, 1]
    assert (await pair[1].hear("rematch"))["next"] == both["next"]

    again = [await page.guest.open_page(both["next"]) for page in pair]
    assert [page.picture["seat"] for page in again] == [1, 0], "seats rotate"
    assert again[0].picture["waiting"] is False
    assert again[0].picture["commitment"] not in commitments
    old = await pair[0].ask("table", type="join")
    assert old["rematch"] == {"agreed": [0, 1], "next": both["next"]}
    assert old["seed"] == last[0]["seed"]


async def test_frames_and_rematches_come_after_the_end(pair):
    assert await pair[0].refusal(type="frame", number=0) == "not-over"
    assert await pair[0].refusal(type="rematch") == "not-over"


@pytest.mark.parametrize("kind", ["text", "bytes"])
async def test_malformed_messages_hurt_nobody(pair, kind):
    page = await pair[0].guest.open_page()
    for text in (
        "",
        "{",
        "null",
        "[]",
        '"join"',
        "{}",
        '{"type": "join"}',
        '{"type": "dance", "table": "x"}',
        '{"type": "join", "table": 3}',
        '{"type": "act", "table": "x", "act": "stop"}',
        '{"type": "act", "table": "x", "act": "stop", "number": "0"}',
        '{"type": "act", "table": "x", "act": "stop", "number": -1}',
        '{"type": "frame", "table": "x", "number": 1.5}',
        "[" * 2000,
    ):
        await page.socket.send(text.encode() if kind == "bytes" else text)
        error = await page.hear()
        assert (error["type"], error["code"]) == ("error", "malformed"), text
    if kind == "bytes":
        await page.socket.send(b'{"type": "join", "table": "\xff"}')
        assert (await page.hear())["code"] == "malformed"

    await play_on(pair, acts=1)


async def test_an_oversized_message_is_refused(pair):
    await pair[0].say(type="act", act="x" * 5000, number=0)
    error = await pair[0].hear("error")

    assert error["code"] == "too-large"
    await play_on(pair, acts=1)


async def test_a_huge_message_closes_the_connection_only(pair):
    page = await pair[0].guest.open_page(pair[0].table)

    await page.say(type="act", act="x" * 100_000, number=0)

    assert await page.close_code() == 1009
    await play_on(pair, acts=1)


async def test_too_many_messages_are_refused_for_a_moment(pair):
    page = await pair[0].guest.open_page(pair[0].table)
    for _ in range(200):
        await page.say(type="why", target="d4")

    codes = [await page.hear() for _ in range(200)]

    assert {message.get("code") for message in codes} == {None, "too-fast"}
    await asyncio.sleep(0.3)
    assert (await page.ask("why", type="why", target="d4"))["rule"]
    await play_on(pair, acts=1)


async def test_a_flood_closes_the_connection_only(pair):
    page = await pair[0].guest.open_page(pair[0].table)

    with contextlib.suppress(websockets.ConnectionClosed):
        for _ in range(4000):
            await page.say(type="leave")

    assert await page.close_code() == 1008
    await play_on(pair, acts=1)


async def test_a_page_shows_at_most_sixteen_tables(guests):
    guest = await guests()
    tables = [await guest.make_table("me", "open") for _ in range(17)]
    page = await guest.open_page()
    for table in tables[:16]:
        assert (await page.ask("table", type="join", table=table))["table"] == table

    assert await page.refusal(type="join", table=tables[16]) == "too-many"
    await page.say(type="leave", table=tables[0])
    assert (await page.ask("table", type="join", table=tables[16]))["table"] == tables[16]


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
async def test_a_socket_from_another_site_is_refused(server, origin):
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(server.url.replace("http", "ws") + "/ws", origin=origin)

    assert refused.value.response.status_code == 403


async def test_a_socket_from_our_own_page_is_welcome(server):
    async with websockets.connect(server.url.replace("http", "ws") + "/ws", origin=server.url) as socket:
        await socket.send("{}")
        assert "malformed" in await socket.recv()


def test_the_document_tells_every_message_and_code():
    document = PROTOCOL.read_text() + REMOTE.read_text()
    for message in (*protocol.Request.__args__, *protocol.FromServer.__subclasses__(), protocol.ErrorTold):
        info = msgspec.inspect.type_info(message)
        assert f'"{info.tag}"' in document or f"`{info.tag}`" in document
        for field in info.fields:
            assert f'"{field.name}"' in document, (info.tag, field.name)
    sources = Path(protocol.__file__).parent.glob("*.py")
    for code in {
        code for path in sources for code in re.findall(r'Refused\(\s*"([a-z-]+)"', path.read_text())
    }:
        assert f"`{code}`" in document, code
