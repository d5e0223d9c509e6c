"""Who gets the tile that two people want, one near the server and one far away?

Both wish for the same tile of Mondo at moments that chance draws from the same short while, so each should get half
of the tiles. Their lines have a delay, jitter and loss (a lost packet comes a retransmission later, and what follows
waits for it). Measured with fair grabbing and without it, and with a program that holds back its pongs to seem far.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import websockets
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode

ROOT = Path(__file__).resolve().parent.parent
OPTIONS = {"level": "beginner", "minutes": "untimed"}
WHILE = 0.2  # seconds within which both wish for a tile
RETRANSMISSION = 0.2  # seconds that TCP waits at least before it sends a lost packet again
SETTLE = 2.5  # seconds until delays are measured
START = "import sys; from sandtable.cli import main; sys.exit(main(sys.argv[1:]))"
UNFAIR = "import sandtable.server.grabs as grabs; grabs.LONGEST_HOLD = 0.0; " + START


@dataclass(frozen=True)
class Line:
    """A line to the server: round trip and jitter in seconds, a share of lost packets, and a lie."""

    round_trip: float
    jitter: float = 0.0
    loss: float = 0.0
    held_back: float = 0.0  # by which the pongs are late
    known: bool = True  # whether a trusted proxy tells the round trip of the line

    def told(self, lots: random.Random) -> str:
        """The line's round trip in microseconds, as a proxy measured it when the page connected."""
        return str(int((self.round_trip + lots.uniform(0, self.jitter) + lots.uniform(0, self.jitter)) * 1e6))

    def wait(self, lots: random.Random) -> float:
        lost = self.round_trip + RETRANSMISSION if lots.random() < self.loss else 0.0
        return self.round_trip / 2 + lots.uniform(0, self.jitter) + lost


@dataclass
class Tally:
    """Who got the contested tiles."""

    won: list[int]
    first_won: int = 0

    @property
    def total(self) -> int:
        return sum(self.won)


class LateProtocol(ClientProtocol):
    """A client that answers pings late."""

    held_back = 0.0
    flush: Any = None

    def send_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PONG and self.held_back:
            asyncio.get_running_loop().call_later(self.held_back, self._send_late, frame)
        else:
            super().send_frame(frame)

    def _send_late(self, frame: Frame) -> None:
        super().send_frame(frame)
        self.flush()


async def slow_line(url: str, line: Line, lots: random.Random) -> asyncio.Server:
    """A port that leads to the server by a line."""
    host, port = url.removeprefix("http://").split(":")

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, data = await waiting.get()
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                if not data:
                    writer.close()
                    return
                writer.write(data)

        delivering, last = asyncio.create_task(deliver()), 0.0
        while True:
            data = await reader.read(65536)
            last = max(last, time.monotonic() + line.wait(lots))  # packets never overtake each other
            waiting.put_nowait((last, data))
            if not data:
                await delivering
                return

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(host, int(port))
        with contextlib.suppress(OSError, asyncio.CancelledError):
            await asyncio.gather(carry(reader, back), carry(there, writer))

    return await asyncio.start_server(connect, "127.0.0.1", 0)


class Client:
    """Somebody at a table of Mondo."""

    def __init__(self, socket: websockets.ClientConnection, table: str, seat: int) -> None:
        self.socket = socket
        self.table = table
        self.seat = seat

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps({"table": self.table, **message}))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if message["type"] in kinds:
                return message

    async def outcome(self, act: str) -> int:
        """Which seat did an act."""
        while True:
            entry = (await self.hear("acted"))["entry"]
            if entry["act"] == act:
                return int(entry["seat"])


async def seat_two(url: str, lines: list[Line], lots: random.Random) -> list[Client]:
    """A table of two, each with a line of its own."""
    clients, table = [], ""
    for seat, line in enumerate(lines):
        port = (await slow_line(url, line, lots)).sockets[0].getsockname()[1]
        async with httpx.AsyncClient(base_url=url, verify=False) as http:
            await http.get("/api/me")
            headers = {"Cookie": "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)}
            if seat == 0:
                wanted = {"game": "mondo", "seats": [{"kind": "me"}, {"kind": "open"}], "options": OPTIONS}
                table = (await http.post("/api/tables", json=wanted)).json()["table"]
        if line.known:
            headers["X-Sandtable-Rtt"] = line.told(lots)
        socket = await websockets.connect(
            f"ws://127.0.0.1:{port}/ws", additional_headers=headers, compression=None, ping_interval=None
        )
        if line.held_back:
            lie(socket, line.held_back)
        clients.append(Client(socket, table, seat))
    await clients[1].say(type="join")
    await clients[1].hear("table")
    await clients[1].say(type="sit", seat=1)
    for client in clients:
        await client.say(type="join")
        await client.hear("table")
    return clients


def lie(socket: websockets.ClientConnection, held_back: float) -> None:
    """From now on this client answers pings late."""
    socket.protocol.__class__ = type(
        "Late", (LateProtocol,), {"held_back": held_back, "flush": socket.send_data}
    )


async def contest(url: str, lines: list[Line], contests: int, seed: int, tally: Tally) -> None:
    """So many contests at one table."""
    lots = random.Random(seed)
    clients = await seat_two(url, lines, lots)
    for client in clients:
        await client.say(type="act", number=0, act="ready")
    for client in clients:
        while (await client.hear("acted"))["view"]["phase"] != "round":
            pass
    await asyncio.sleep(SETTLE)
    for _ in range(contests):
        await one_contest(clients, f"take {lots.randint(1, 136)}", lots, tally)
    for client in clients:
        client.socket.transport.abort()


async def one_contest(clients: list[Client], act: str, lots: random.Random, tally: Tally) -> None:
    moments = [lots.uniform(0, WHILE) for _ in clients]

    async def wish(client: Client, after: float) -> int:
        await asyncio.sleep(after)
        await client.say(type="act", number=0, act=act)
        return await client.outcome(act)

    winner = (await asyncio.gather(*map(wish, clients, moments)))[0]
    tally.won[winner] += 1
    tally.first_won += moments[winner] == min(moments)
    await asyncio.sleep(0.45)  # the loser's wish has arrived, and was refused
    await clients[winner].say(type="act", number=0, act="back")
    for client in clients:
        await client.outcome("back")
    await asyncio.sleep(lots.uniform(0.05, 0.4))


@contextlib.contextmanager
def server(fair: bool) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, "-c", START if fair else UNFAIR, "serve", "--port", "0"]
        running = subprocess.Popen(
            [*command, "--database", str(Path(scratch) / "fair.db")],
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert running.stdout is not None
        found = re.search(r"http://\S+(?=/)", running.stdout.readline())
        assert found, "the server did not start"
        try:
            yield found.group()
        finally:
            running.terminate()
            running.wait()


async def run(
    url: str, lines: list[Line], tables: int, contests: int, progress: Progress, title: str
) -> Tally:
    tally = Tally([0, 0])
    task = progress.add_task(title, total=tables * contests)
    playing = [asyncio.create_task(contest(url, lines, contests, seed, tally)) for seed in range(tables)]
    while not all(one.done() for one in playing):
        await asyncio.sleep(0.25)
        progress.update(task, completed=tally.total)
    await asyncio.gather(*playing)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--near", type=float, default=20, help="round trip in milliseconds")
    parser.add_argument("--far", type=float, default=250)
    parser.add_argument("--jitter", type=float, default=15, help="milliseconds, on each way")
    parser.add_argument("--loss", type=float, default=1, help="percent of packets")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--contests", type=int, default=100, help="at each table")
    parser.add_argument("--case", default="", help="only those whose titles have these words in them")
    parser.add_argument("--json", type=Path, help="write the figures here")
    options = parser.parse_args()
    jitter, loss = options.jitter / 1000, options.loss / 100
    near = Line(options.near / 1000, jitter, loss)
    far = Line(options.far / 1000, jitter, loss)
    lie_by = (options.far - options.near) / 1000
    cases = {
        "far against near, fair": (True, [far, near]),
        "far against near, without": (False, [far, near]),
        "two near, fair": (True, [near, near]),
        "a liar against near": (True, [replace(near, held_back=lie_by), near]),
        "a liar of whose line nothing is known": (True, [replace(near, held_back=lie_by, known=False), near]),
        "far, of whose line nothing is known": (True, [replace(far, known=False), near]),
    }
    cases = {title: case for title, case in cases.items() if options.case in title}
    grid, figures = (
        Grid("contest", "tiles", "first one's share", "the earlier wish won", title="Fair grabbing"),
        {},
    )
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for title, (fair, lines) in cases.items():
            with server(fair) as url:
                tally = asyncio.run(run(url, lines, options.tables, options.contests, progress, title))
            share, early = tally.won[0] / tally.total, tally.first_won / tally.total
            grid.add_row(title, str(tally.total), f"{share:.1%}", f"{early:.1%}")
            figures[title] = {"tiles": tally.total, "share": round(share, 4), "earlier_won": round(early, 4)}
    Console().print(grid)
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
