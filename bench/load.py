"""The server under load: many tables of simulated socket clients, over the loopback only.

Each table has a client at every seat and plays random legal acts at its own steady pace. What is
measured is the time from sending an act until all of its clients have received it. Server and clients are processes
of their own; this one shows the progress.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
import msgspec
import websockets
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

ROOT = Path(__file__).resolve().parent.parent
TARGET = 50.0  # milliseconds, p95
SEATS = {"mondo": 4}  # clients at a table; two where nothing else is said
OPTIONS = {"mondo": {"level": "expert", "minutes": "untimed"}}


class Message(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    number: int = 0
    legal: list[str] = []
    seed: str | None = None
    next: str | None = None
    code: str = ""


decoder = msgspec.json.Decoder(Message)


@dataclass
class Measured:
    """Milliseconds from act to all seats, and what went wrong."""

    times: list[float] = field(default_factory=list)
    games: int = 0
    errors: int = 0


@dataclass
class Party:
    """The clients at one table."""

    table: str
    sockets: list[websockets.ClientConnection]
    legal: dict[int, list[str]] = field(default_factory=dict)
    number: int = 0
    over: bool = False

    @property
    def seats(self) -> range:
        return range(len(self.sockets))

    async def join(self) -> None:
        for seat in self.seats:
            await self.say(seat, type="join")
            self.learn(seat, await self.hear(seat, "table"))

    async def say(self, client: int, **message: object) -> None:
        await self.sockets[client].send(json.dumps({"table": self.table, **message}))

    async def hear(self, seat: int, kind: str) -> Message:
        while True:
            message = decoder.decode(await self.sockets[seat].recv())
            if message.type == "error":
                raise RuntimeError(message.code)
            if message.type == kind:
                return message

    def learn(self, seat: int, message: Message) -> None:
        self.legal[seat] = message.legal
        self.number = message.number
        self.over = message.seed is not None

    async def act(self, lots: random.Random) -> float:
        """Play one act; milliseconds until all clients know it."""
        seat = lots.choice([seat for seat in self.seats if self.legal[seat]])
        begun = time.perf_counter()
        act = lots.choice(self.legal[seat])
        await self.say(seat, type="act", number=self.number, act=act)
        for other in self.seats:
            self.learn(other, await self.hear(other, "acted"))
        return (time.perf_counter() - begun) * 1000

    async def again(self) -> None:
        for seat in self.seats:
            await self.say(seat, type="rematch")
        following: str | None = None
        for seat in self.seats:
            following = None
            while following is None:
                following = (await self.hear(seat, "rematch")).next
            await self.say(seat, type="leave")
        assert following is not None
        self.table = following
        await self.join()


def main() -> None:
    options = parse()
    with tempfile.TemporaryDirectory() as scratch:
        server, url = start_server(Path(scratch))
        try:
            measured = drive(url, options)
        finally:
            server.terminate()
            server.wait()
    result = sum_up(measured, options)
    show(result)
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(result, indent=2) + "\n")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="patterns")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100.0, help="acts a second, all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", type=Path, help="write the figures here")
    return parser.parse_args()


def start_server(scratch: Path) -> tuple["subprocess.Popen[str]", str]:
    command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", "0"]
    command += ["--database", str(scratch / "load.db")]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r"http://\S+(?=/)", server.stdout.readline())
    if found is None:
        raise SystemExit("the server did not start")
    return server, found.group()


def drive(url: str, options: argparse.Namespace) -> Measured:
    """Run the clients in a process of their own and show how far they are."""
    spawning = multiprocessing.get_context("spawn")
    here, there = spawning.Pipe()
    clients = spawning.Process(
        target=run_clients, args=(url, options.game, options.tables, options.rate, options.seconds, there)
    )
    clients.start()
    there.close()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[told]}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("tables", total=options.tables + options.seconds, told="")
        while not isinstance(news := here.recv(), Measured):
            done, told = news
            progress.update(task, completed=done, told=told)
    clients.join()
    return news


def run_clients(url: str, game: str, tables: int, rate: float, seconds: float, pipe: Connection) -> None:
    asyncio.run(all_clients(url, game, tables, rate, seconds, pipe))


async def all_clients(
    url: str, game: str, tables: int, rate: float, seconds: float, pipe: Connection
) -> None:
    parties = []
    for n in range(tables):
        parties.append(await seat_party(url, game))
        pipe.send((n + 1, f"{n + 1} tables"))
    measured = Measured()
    begun = time.monotonic()
    pace = tables / rate
    playing = [
        asyncio.create_task(play(party, begun + pace * n / tables, pace, begun + seconds, measured))
        for n, party in enumerate(parties)
    ]
    while not all(task.done() for task in playing):
        await asyncio.sleep(0.25)
        pipe.send((tables + time.monotonic() - begun, f"{len(measured.times)} acts"))
    pipe.send(measured)
    for party in parties:
        for socket in party.sockets:
            socket.transport.abort()


async def seat_party(url: str, game: str) -> Party:
    """New guests; one makes a table, the others sit down."""
    sockets: list[websockets.ClientConnection] = []
    table = ""
    count = SEATS.get(game, 2)
    for seat in range(count):
        async with httpx.AsyncClient(base_url=url, verify=False) as client:
            await client.get("/api/me")
            cookie = {"Cookie": f"sandtable={client.cookies['sandtable']}"}
            if seat == 0:
                seats = [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
                wanted = {"game": game, "seats": seats, "options": OPTIONS.get(game, {})}
                table = (await client.post("/api/tables", json=wanted)).json()["table"]
        address = url.replace("http", "ws", 1) + "/ws"
        sockets.append(
            await websockets.connect(address, additional_headers=cookie, compression=None, ping_interval=None)
        )
    party = Party(table, sockets)
    for seat in range(1, count):
        await party.say(seat, type="join")
        await party.say(seat, type="sit", seat=seat)
        for _ in ("joined", "seated"):
            await party.hear(seat, "table")
        await party.say(seat, type="leave")
    await party.join()
    return party


async def play(party: Party, at: float, pace: float, until: float, measured: Measured) -> None:
    lots = random.Random(party.table)
    while at < until:
        await asyncio.sleep(max(0.0, at - time.monotonic()))
        try:
            if party.over:
                await party.again()
                measured.games += 1
            measured.times.append(await party.act(lots))
        except (RuntimeError, websockets.ConnectionClosed):
            measured.errors += 1
        at += pace


def sum_up(measured: Measured, options: argparse.Namespace) -> dict[str, float]:
    times = sorted(measured.times)

    def percentile(part: float) -> float:
        return round(times[min(len(times) - 1, int(len(times) * part))], 2)

    return {
        "tables": options.tables,
        "seconds": options.seconds,
        "acts": len(times),
        "acts_per_second": round(len(times) / options.seconds, 1),
        "games_finished": measured.games,
        "errors": measured.errors,
        "p50_ms": percentile(0.50),
        "p95_ms": percentile(0.95),
        "p99_ms": percentile(0.99),
        "max_ms": round(times[-1], 2),
        "target_p95_ms": TARGET,
    }


def show(result: dict[str, float], title: str = "From act to all seats") -> None:
    grid = Grid(title=title, show_header=False)
    for name, value in result.items():
        grid.add_row(name.replace("_", " "), str(value))
    Console().print(grid)


if __name__ == "__main__":
    main()
