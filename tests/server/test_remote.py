"""Bots from elsewhere: accounts and tokens, rules for challenges, streams over HTTP and WebSocket."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import websockets

from server.people import PATIENCE, ask, offered

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
async def member(guests):
    guest = await guests()
    await guest.http.post("/api/account/recovery")
    return guest


async def new_bot(member, name="Tidewalker", **rules):
    answer = await member.http.post("/api/account/bots", json={"name": name, "rules": rules})
    assert answer.status_code == 201, answer.text
    return answer.json()["bot"], answer.json()["token"]


def challenge_of(bot, game="patterns", terms=None, **options):
    seats = [{"kind": "me"}, {"kind": "person", "person": bot["handle"]}]
    return {"game": game, "seats": seats, "options": options, "terms": terms or {}}


class Bot:
    """A bot over HTTP."""

    def __init__(self, url, token):
        headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE)
        self.heard = asyncio.Queue()
        self.listening = None

    async def __aenter__(self):
        self.listening = asyncio.create_task(self.listen())
        self.hello = await self.hear("hello")
        return self

    async def __aexit__(self, *_):
        self.listening.cancel()
        await asyncio.gather(self.listening, return_exceptions=True)
        await self.http.aclose()

    async def listen(self):
        async with self.http.stream("GET", "/api/bot/stream", timeout=None) as answer:
            async for line in answer.aiter_lines():
                if line:
                    self.heard.put_nowait(json.loads(line))
        self.heard.put_nowait({"type": "end"})

    async def hear(self, kind):
        while True:
            message = await asyncio.wait_for(self.heard.get(), PATIENCE)
            if message["type"] == kind:
                return message

    async def post(self, table, what, **body):
        return await self.http.post(f"/api/bot/tables/{table}/{what}", json=body)


async def alive(member, bot):
    """Until the server knows that a bot is here."""
    async with asyncio.timeout(2 * PATIENCE):
        while bot["handle"] not in [one["handle"] for one in (await member.http.get("/api/bots")).json()]:
            await asyncio.sleep(0.02)


async def play_against(page, picture):
    """The person's side: the first offer each time, until the end."""
    while picture["result"] is None:
        if picture["offers"]:
            await page.act(offered(picture)[0], picture["number"])
        picture = await page.hear("acted")
    return picture


async def test_a_bot_over_http_plays_a_whole_game_and_another(server, member):
    bot, token = await new_bot(member)
    async with Bot(server.url, token) as remote:
        assert remote.hello["bot"]["name"] == "Tidewalker"
        assert remote.hello["limits"]["messages_at_once"] == 40
        await alive(member, bot)
        table = (await member.http.post("/api/tables", json=challenge_of(bot))).json()["table"]
        page = await member.open_page(table)
        assert [seat["program"] for seat in page.picture["seats"]] == [False, True]

        async def answer_all():
            while True:
                message = await asyncio.wait_for(remote.heard.get(), PATIENCE)
                if message["type"] not in ("table", "acted"):
                    continue
                if message["result"]:
                    return await remote.post(message["table"], "rematch")
                if message["offers"]:
                    act = message["offers"][0]["act"]
                    await remote.post(table, "act", number=message["number"], act=act)

        answering = asyncio.create_task(answer_all())
        last = await play_against(page, page.picture)
        assert last["seed"]
        assert (await answering).status_code == 204

        await page.say(type="rematch")
        while not (told := await page.hear("rematch"))["next"]:
            pass
        assert (await remote.hear("table"))["table"] == told["next"]


async def test_a_bot_over_a_websocket_hears_its_own_view_and_is_refused_what_is_for_people(server, member):
    bot, token = await new_bot(member)
    address = server.url.replace("http", "ws", 1) + "/api/bot/socket"
    headers = {"Authorization": f"Bearer {token}"}
    async with websockets.connect(address, additional_headers=headers) as socket:

        async def hear(kind):
            while (message := json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))["type"] != kind:
                pass
            return message

        await hear("hello")
        await alive(member, bot)
        wanted = challenge_of(bot, "mandala")
        table = (await member.http.post("/api/tables", json=wanted)).json()["table"]
        picture = await hear("table")
        assert (picture["table"], picture["seat"], picture["view"]["seat"]) == (table, 1, 1)

        await socket.send(json.dumps({"type": "hints", "table": table}))
        assert (await hear("error"))["code"] == "not-for-bots"
        await socket.send(json.dumps({"type": "act", "table": table, "number": 7, "act": "pass"}))
        assert (await hear("error"))["code"] == "stale"
        await socket.send(json.dumps({"type": "resign", "table": table}))
        assert (await hear("acted"))["result"]["winners"] == [0]


async def test_challenges_are_taken_by_rules_and_refused_with_a_reason(server, member, guests):
    rules = {"games": ["mandala"], "opponents": "owner", "clocks": ["live"], "tables": 1}
    bot, token = await new_bot(member, **rules)
    live = {"clock": {"kind": "live", "minutes": 5}}

    async def refusal(guest, *what, **more):
        answer = await guest.http.post("/api/tables", json=challenge_of(bot, *what, **more))
        assert (answer.status_code, answer.json()["code"]) == (409, "challenge")
        return answer.json()["text"]

    assert "is not here" in await refusal(member, "mandala", live)
    async with Bot(server.url, token):
        await alive(member, bot)
        assert "does not play Patterns" in await refusal(member, "patterns", live)
        assert "by a live clock" in await refusal(member, "mandala")
        assert "only with its owner" in await refusal(await guests(), "mandala", live)
        assert (
            await member.http.post("/api/tables", json=challenge_of(bot, "mandala", live))
        ).status_code == 201
        assert "plays at 1 tables already" in await refusal(member, "mandala", live)
        changed = await member.http.put(
            f"/api/account/bots/{bot['handle']}/rules", json={"opponents": "members"}
        )
        assert changed.json()["rules"]["games"] == []
        assert "only with members" in await refusal(await guests())


async def test_a_bot_that_wants_to_be_asked_is(server, member):
    bot, token = await new_bot(member, ask=True)
    async with Bot(server.url, token) as remote:
        await alive(member, bot)
        tables = [
            (await member.http.post("/api/tables", json=challenge_of(bot))).json()["table"] for _ in range(2)
        ]
        told = [await remote.hear("challenge") for _ in tables]
        assert [one["table"] for one in told] == tables
        assert (await remote.post(tables[0], "decline")).status_code == 204
        assert (await remote.post(tables[1], "sit", seat=told[1]["seat"])).status_code == 204
        assert (await remote.hear("table"))["table"] == tables[1]
        assert (await remote.post(tables[1], "abort")).status_code == 204


async def test_a_token_is_kept_as_a_digest_renewed_and_withdrawn(server, member, guests):
    bot, token = await new_bot(member)
    assert not any(token in str(row) for row in ask(server.database, "SELECT * FROM bot_accounts"))

    async with Bot(server.url, token) as remote:
        renewed = (await member.http.post(f"/api/account/bots/{bot['handle']}/token")).json()["token"]
        await remote.hear("end")
        refused = await remote.http.get("/api/bot")
        assert (refused.status_code, refused.json()["code"]) == (401, "bad-token")

    async with Bot(server.url, renewed) as remote:
        stranger = await guests()
        assert (await stranger.http.delete(f"/api/account/bots/{bot['handle']}")).status_code == 404
        assert (await member.http.delete(f"/api/account/bots/{bot['handle']}")).status_code == 204
        await remote.hear("end")
    assert (await member.http.get("/api/account/bots")).json() == []
    answer = await member.http.post("/api/tables", json=challenge_of(bot))
    assert "does not play here any more" in answer.json()["text"]


async def test_a_second_stream_ends_the_first(server, member):
    _, token = await new_bot(member)
    async with Bot(server.url, token) as first, Bot(server.url, token) as second:
        await first.hear("end")
        assert (await second.http.get("/api/bot")).json()["bot"]["online"]


async def test_a_token_opens_nothing_but_what_is_for_bots(server, member, guests):
    _, token = await new_bot(member)
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
        assert (await http.get("/api/games")).status_code == 200
        for path in ("/api/account", "/api/me", "/api/tables"):
            assert (await http.get(path)).json()["code"] == "not-for-bots"
        assert (await http.get("/api/account/bots")).json()["code"] == "not-for-bots"
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(server.url.replace("http", "ws", 1) + "/ws", additional_headers=headers)

    stranger = await guests()
    assert (await stranger.http.get("/api/bot")).status_code == 401
    assert (await stranger.http.get("/api/bot/stream")).status_code == 401
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(server.url.replace("http", "ws", 1) + "/api/bot/socket")


async def test_bots_are_bounded(member, guests):
    stranger = await guests()
    answer = await stranger.http.post("/api/account/bots", json={"name": "Pebble"})
    assert "Only members" in answer.json()["text"]
    for n in range(5):
        await new_bot(member, f"Pebble {n}")
    answer = await member.http.post("/api/account/bots", json={"name": "Pebble 6"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
    answer = await member.http.post("/api/account/bots", json={"name": "x", "rules": {"games": ["chess"]}})
    assert "There is no game 'chess'" in answer.json()["text"]
    answer = await member.http.post("/api/account/bots", json={"name": "x", "rules": {"tables": 9}})
    assert answer.status_code == 400


@pytest.mark.parametrize("command", [(sys.executable, "remote_bot.py"), ("node", "remote_bot.mjs")])
async def test_the_example_clients_play_to_the_end(server, member, command):
    bot, token = await new_bot(member, "Example")
    program, file = shutil.which(command[0]), EXAMPLES / command[1]
    assert program
    client = subprocess.Popen(
        [program, str(file), server.url],
        env=os.environ | {"SANDTABLE_TOKEN": token},
        stdout=subprocess.DEVNULL,
    )
    try:
        await alive(member, bot)
        table = (await member.http.post("/api/tables", json=challenge_of(bot))).json()["table"]
        page = await member.open_page(table)
        last = await play_against(page, page.picture)
        assert last["result"]["scores"]
    finally:
        client.kill()
        client.wait()
