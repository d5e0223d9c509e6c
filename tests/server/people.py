"""Guests with pages, and servers to visit: what the tests of the server are written with."""

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
import sqlalchemy as sa
import websockets

import sandtable
from sandtable.server.database import make_engine

SOURCE = Path(sandtable.__file__).parents[1]
PATIENCE = 20


def change(database, statement):
    """Change a database behind its server's back."""
    with opened(database).begin() as connection:
        connection.execute(sa.text(statement))


def ask(database, question):
    """The rows of an answer."""
    with opened(database).connect() as connection:
        return [tuple(row) for row in connection.execute(sa.text(question))]


def opened(database):
    return make_engine(str(database))


class RunningServer:
    """A server in a process of its own, on a free port."""

    def __init__(self, database, *, odd=False, static=None, folder=None, port=0, **environment):
        here = Path(__file__).parent
        command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", str(port)]
        command += ["--database", str(database)]
        if odd:
            command = [
                sys.executable,
                str(here / "odd_server.py"),
                str(database),
                str(static or here / "none"),
            ]
        self.database = database
        self.output = Path(folder or tempfile.mkdtemp(prefix="sandtable-")) / "server.out"
        variables = {"PYTHONPATH": str(SOURCE), "SANDTABLE_BOT_PAUSE": "0", **environment}
        with self.output.open("ab") as errors:
            self.process = subprocess.Popen(
                command, env=os.environ | variables, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        self.line = self.process.stdout.readline()
        found = re.search(r"http://\S+(?=/)", self.line)
        assert found, self.output.read_text()
        self.url = found.group()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.terminate()
        self.process.wait(PATIENCE)


class Guest:
    """A visitor with a cookie."""

    def __init__(self, url, cookies=None):
        self.http = httpx.AsyncClient(base_url=url, cookies=cookies, timeout=PATIENCE, verify=False)
        self.pages = []

    @classmethod
    async def arrive(cls, url, cookies=None):
        guest = cls(url, cookies)
        guest.me = (await guest.http.get("/api/me")).json()
        return guest

    @property
    def cookies(self):
        """What this guest would send along: the name and value of the identity."""
        return {one.name: one.value for one in self.http.cookies.jar if one.name.startswith("sandtable")}

    @property
    def cookie(self):
        """The value of the identity."""
        return next(iter(self.cookies.values()), None)

    async def make_table(self, *seats, game="patterns", private=False, terms=None, **options):
        kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        wanted = {"game": game, "seats": kinds, "options": options, "private": private, "terms": terms or {}}
        answer = await self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]

    async def open_page(self, table=None):
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/") + "/ws"
        page = Page(await websockets.connect(address, additional_headers=headers, max_queue=None), table)
        self.pages.append(page)
        if table:
            page.picture = await page.ask("table", type="join")
        return page

    async def leave(self):
        for page in self.pages:
            await page.socket.close()
        await self.http.aclose()


class Page:
    """An open page: it says messages and hears the answers."""

    def __init__(self, socket, table=None):
        self.socket = socket
        self.table = table
        self.heard = []

    async def say(self, **message):
        await self.socket.send(json.dumps({"table": self.table, **message}))

    async def hear(self, kind=None):
        """The next message, or the next of that kind."""
        while True:
            message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            self.heard.append(message)
            if kind is None or message["type"] == kind:
                return message

    async def ask(self, kind, **message):
        await self.say(**message)
        return await self.hear(kind)

    async def act(self, act, number):
        await self.say(type="act", act=act, number=number)

    async def carry_out(self, act, number):
        """Act, a little later where that was too fast, until it is shown."""
        await self.act(act, number)
        while (message := await self.hear())["type"] != "acted":
            if message["type"] == "error":
                assert message["code"] == "too-fast", message
                await asyncio.sleep(0.2)
                await self.act(act, number)
        return message

    async def refusal(self, **message):
        return (await self.ask("error", **message))["code"]

    async def silence(self):
        """Everything that has been sent to this page is heard."""
        await self.say(type="nothing")
        while (await self.hear("error"))["code"] != "malformed":
            pass

    async def close_code(self):
        """Why the server closes this connection."""
        while True:
            try:
                await self.hear()
            except websockets.ConnectionClosed as closed:
                return closed.rcvd.code


async def sit_two(url, game="patterns", terms=None, **options):
    """Two guests at one table, both with its page open; whoever is to move may be either."""
    host, other = await Guest.arrive(url), await Guest.arrive(url)
    table = await host.make_table("me", "open", game=game, terms=terms, **options)
    pages = [await host.open_page(table), await other.open_page(table)]
    pages[1].picture = await pages[1].ask("table", type="sit", seat=1)
    pages[0].picture = await pages[0].hear("table")
    return [host, other], pages


def offered(picture):
    """What may be done now, in the game's notation."""
    return [offer["act"] for offer in picture["offers"]]


async def play_on(pages, acts=None, lots=None):
    """Random legal acts, at most so many, or to the end; the last picture of each page."""
    lots = lots or random.Random(7)
    now = [page.picture for page in pages]
    while acts != 0 and now[0]["seed"] is None:
        seat = next(n for n, picture in enumerate(now) if offered(picture))
        done = await pages[seat].carry_out(lots.choice(offered(now[seat])), now[seat]["number"])
        now = [done if page is pages[seat] else await page.hear("acted") for page in pages]
        acts = None if acts is None else acts - 1
    for page, picture in zip(pages, now, strict=True):
        page.picture = picture
    return now
