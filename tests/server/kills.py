"""Real servers, disturbed at any moment while people play: what was shown is stored, once, and everybody comes back.

`storm` starts the servers and the people, disturbs them, and compares what each page was shown with what is stored."""

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import websockets

from server.people import PATIENCE, Guest, RunningServer, ask
from server.postgres import Cluster
from server.programs import free_port
from server.redis import Redis

KINDS = ("sqlite", "postgresql")
SAFE = (
    "fsync=off",
    "max_connections=200",
)  # what was committed outlives a fall of PostgreSQL, if not of the machine
TABLES = 4
THOUGHT = 0.02  # seconds that a person takes for an act
HANG = 4.5  # seconds: longer than a process is counted as alive
AGAIN = 60.0  # seconds until everybody has to have come back, on a slow machine


@dataclass
class Shown:
    """Everything that pages of one table were ever shown."""

    entries: dict = field(default_factory=dict)
    messages: int = 0

    def take(self, entry):
        told = (entry["seat"], entry["act"])
        assert self.entries.setdefault(entry["number"], told) == told, "an act that was shown has changed"
        self.messages += 1


class Player:
    """Somebody who plays, and comes back whatever happens."""

    def __init__(self, guest, table, seat, shown):
        self.guest, self.table, self.seat, self.shown = guest, table, seat, shown
        self.lots = random.Random(f"{table} {seat}")
        self.returned = 0
        self.over = False

    async def play(self, url):
        address = url.replace("http", "ws", 1) + "/ws"
        cookie = "; ".join(f"{name}={value}" for name, value in self.guest.cookies.items())
        while not self.over:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with websockets.connect(
                    address, additional_headers={"Cookie": cookie}, open_timeout=5, ping_interval=None
                ) as socket:
                    await self.at_the_table(socket)
            self.returned += 1
            await asyncio.sleep(0.2)

    async def at_the_table(self, socket):
        await self.say(socket, type="join")
        while not self.over:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 3))
            except TimeoutError:
                await self.say(socket, type="join")  # as a page does that hears nothing
                continue
            if message["type"] in ("table", "acted"):
                await self.look(socket, message)
            elif message["type"] == "error":
                await asyncio.sleep(0.2)
                await self.say(socket, type="join")

    async def look(self, socket, message):
        for entry in message.get("log", [message.get("entry")]):
            self.shown.take(entry)
        self.over = message["seed"] is not None
        if message["offers"] and not self.over:
            await asyncio.sleep(THOUGHT)
            act = self.lots.choice(message["offers"])["act"]
            await self.say(socket, type="act", number=message["number"], act=act)

    async def say(self, socket, **message):
        await socket.send(json.dumps({"table": self.table, **message}))


class Storm:
    """Servers, people and disturbances."""

    def __init__(self, kind, processes, seed="storm"):
        self.kind, self.processes = kind, processes
        self.lots = random.Random(seed)
        self.folder = Path(tempfile.mkdtemp(prefix="sandtable-storm-"))
        self.cluster = Cluster(*SAFE) if kind == "postgresql" else None
        self.database = self.cluster.new() if self.cluster else self.folder / "storm.db"
        self.redis = Redis() if processes > 1 else None
        self.port = free_port()
        self.shown = {}
        self.players = []
        self.playing = []
        self.done = Counter()
        self.start()

    def start(self):
        more = (
            {"SANDTABLE_PROCESSES": str(self.processes), "SANDTABLE_REDIS": self.redis.url}
            if self.redis
            else {}
        )
        self.server = RunningServer(self.database, folder=self.folder, port=self.port, **more)

    @property
    def disturbances(self):
        known = ["kill", "stop"]
        known += ["full", "cut", "restart", "silent"] if self.cluster else ["full"]
        return [*known, "redis"] if self.redis else known

    def members(self):
        """The processes that serve."""
        pid = self.server.process.pid
        if self.processes == 1:
            return [pid]
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    async def disturb(self, how):
        await getattr(self, how)()
        self.done[how] += 1

    async def kill(self):
        if self.processes == 1:
            self.server.kill()
            await asyncio.to_thread(self.start)
        else:
            send(self.lots.choice(self.members()), signal.SIGKILL)

    async def stop(self):
        member = self.lots.choice(self.members())
        send(member, signal.SIGSTOP)
        await asyncio.sleep(HANG if self.processes > 1 else 1)
        send(member, signal.SIGCONT)

    async def cut(self):
        self.cluster.cut(self.database)

    async def restart(self):
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.to_thread(self.cluster.start)

    async def silent(self):
        """The database takes everything, and answers nothing."""
        self.cluster.hold()
        await asyncio.sleep(HANG)
        self.cluster.go_on()

    async def full(self):
        """No file of those who store can grow; PostgreSQL falls then, and starts again by itself."""
        user = self.cluster.user.pw_uid if self.cluster else None
        limited = self.cluster.sessions if self.cluster else self.members()
        limit(limited, "1024", user)
        await asyncio.sleep(1)
        limit(limited, "unlimited", user)

    async def redis_goes(self):
        await asyncio.to_thread(self.redis.stop)
        await asyncio.sleep(1)
        await asyncio.to_thread(self.redis.start)

    # People

    async def sit_down(self):
        """Two people at a new table."""
        guests = [await Guest.arrive(self.server.url) for _ in range(2)]
        table = await guests[0].make_table("me", "open")
        page = await guests[1].open_page(table)
        await page.ask("table", type="sit", seat=1)
        self.shown[table] = Shown()
        for seat, guest in enumerate(guests):
            player = Player(guest, table, seat, self.shown[table])
            self.players.append(player)
            self.playing.append(asyncio.create_task(player.play(self.server.url)))
            await guest.leave()

    async def keep_playing(self):
        """As many tables as there should be: games end."""
        while sum(not player.over for player in self.players) < 2 * TABLES:
            with contextlib.suppress(
                OSError, AssertionError, KeyError, httpx.HTTPError, websockets.WebSocketException
            ):
                await asyncio.wait_for(self.sit_down(), PATIENCE)

    async def go_on(self):
        """Until every table has gone on since now, or ended."""
        far = {table: len(shown.entries) for table, shown in self.shown.items()}
        deadline = time.monotonic() + AGAIN
        while any(
            len(self.shown[player.table].entries) <= far.get(player.table, 0)
            for player in self.players
            if not player.over
        ):
            assert time.monotonic() < deadline, "somebody did not come back"
            for task in self.playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)

    async def end(self):
        for player in self.players:
            player.over = True  # who is cancelled just as a message comes does not notice
        playing = set(self.playing)
        while playing:  # Python 3.11 forgets a cancellation that comes together with a message
            for task in playing:
                task.cancel()
            _, playing = await asyncio.wait(playing, timeout=1)
        self.server.stop()

    def check(self):
        """What was shown is stored: none lost, none changed, none doubled, none that is not stored."""
        acts = 0
        for table, shown in self.shown.items():
            rows = ask(
                self.database,
                f"SELECT number, seat, text FROM log WHERE table_id = '{table}' ORDER BY number",
            )
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
            stored = {number: (seat, text) for number, seat, text in rows}
            assert {number: stored.get(number) for number in shown.entries} == shown.entries
            acts += len(rows)
        return acts

    def close(self):
        if self.server.process.poll() is None:
            self.server.kill()
        if self.cluster:
            self.cluster.close()
        if self.redis:
            self.redis.stop()


def limit(pids, size, user):
    """How large their files may grow."""
    for pid in pids:
        command = ["prlimit", f"--pid={pid}", f"--fsize={size}:"]
        subprocess.run(
            command, user=user, check=False, stderr=subprocess.DEVNULL
        )  # who has ended has no limits


def send(pid, number):
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, number)


async def storm(kind, processes, disturbances, told=lambda text: None, seed="storm"):
    """Disturb a house so often; how many acts were stored and how many shown."""
    house = Storm(kind, processes, seed)
    try:
        await house.keep_playing()
        await house.go_on()
        for n in range(disturbances) if isinstance(disturbances, int) else disturbances:
            how = house.lots.choice(house.disturbances) if isinstance(disturbances, int) else n
            told(how)
            await house.disturb("redis_goes" if how == "redis" else how)
            await house.go_on()
            await house.keep_playing()
        await house.end()
        messages = sum(shown.messages for shown in house.shown.values())
        return house.check(), messages, sum(player.returned for player in house.players), dict(house.done)
    finally:
        house.close()
