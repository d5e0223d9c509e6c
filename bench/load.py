"""The server under load: many tables of simulated socket clients, over the loopback only.

Each table has a client at every seat, and some who watch, and plays random legal acts at its own steady pace; now and
then somebody says something, or somebody's page goes and comes back. What is measured is the time from sending an act
until all of its clients have received it, and what the server needed for it. Server and clients are processes of their
own; this one shows the progress.

    python bench/load.py --tables 200 --rate 200 --watchers 2 --games patterns mandala --plot load.svg
    python bench/load.py --database postgresql+psycopg://… --redis redis://… --processes 3
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field, fields
from multiprocessing.connection import Connection
from pathlib import Path

import websockets
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid
from usage import Usage, picture, plot

from sandtable.server.crowding import NoTable, Party, percentile, seat_party

ROOT = Path(__file__).resolve().parent.parent
TARGET = 50.0  # milliseconds, p95
SEATS = {"mondo": 4}  # clients at a table; two where nothing else is said
CLOCK = {"clock": {"kind": "live", "minutes": 60, "seconds": 60}}
BEAT = 4.0  # seconds from one sign of life of a page to the next
OPTIONS = {"mondo": {"level": "expert", "minutes": "untimed"}}


@dataclass
class Measured:
    """Milliseconds from act to all who look on, and what went wrong."""

    times: list[float] = field(default_factory=list)
    returns: list[float] = field(
        default_factory=list
    )  # milliseconds until a page that went has its table again
    sizes: dict[str, list[int]] = field(default_factory=dict)  # bytes of an act to one who watches, by game
    games: int = 0
    errors: int = 0


def main() -> None:
    options = parse()
    with tempfile.TemporaryDirectory() as scratch:
        server, url = start_server(Path(scratch), **settings_of(options))
        try:
            usage = Usage(server.pid)
            measured = drive(url, options, usage)
        finally:
            server.terminate()
            server.wait()
    result = sum_up(measured, options) | usage.report(len(measured.times)) | sizes_of(measured)
    show(result)
    Console().print(picture(measured.times))
    if options.plot:
        plot(measured.times, options.plot)
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(result, indent=2) + "\n")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=["patterns"], help="table by table in turn")
    parser.add_argument("--watchers", type=int, default=0, help="at each table")
    parser.add_argument("--chat", type=float, default=0.0, help="how many say something, for one act")
    parser.add_argument("--clocks", action="store_true", help="every table has one, but for Mondo's own")
    parser.add_argument("--beats", action="store_true", help="every page asks whether its line is whole")
    parser.add_argument(
        "--reconnects", type=float, default=0.0, help="how many pages go and come back, for one act"
    )
    parser.add_argument("--database", default="", help="of the server; a new file of SQLite if left out")
    parser.add_argument("--redis", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="draw the histogram: an .svg or .png")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100.0, help="acts a second, all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", type=Path, help="write the figures here")
    return parser.parse_args()


def settings_of(options: argparse.Namespace) -> dict[str, str]:
    chosen = {"database": options.database, "redis": options.redis, "processes": str(options.processes)}
    return {name: value for name, value in chosen.items() if value}


def start_server(scratch: Path, **settings: str) -> tuple["subprocess.Popen[str]", str]:
    command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", "0"]
    chosen = {"database": str(scratch / "load.db"), "connections_of_address": "20000", **settings}
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    environment |= {f"SANDTABLE_{name.upper()}": value for name, value in chosen.items()}
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r"http://\S+(?=/)", server.stdout.readline())
    if found is None:
        raise SystemExit("the server did not start")
    return server, found.group()


def drive(url: str, options: argparse.Namespace, usage: Usage) -> Measured:
    """Run the clients in a process of their own and show how far they are; what the server needs is looked at as soon
    as all sit."""
    spawning = multiprocessing.get_context("spawn")
    here, there = spawning.Pipe()
    clients = spawning.Process(target=run_clients, args=(url, crowd_of(options), there))
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

        def listen() -> Measured | float:
            """The figures at the end, or how far they are."""
            try:
                news = here.recv()
            except EOFError:
                raise SystemExit("the clients broke off; what they met stands above") from None
            if isinstance(news, Measured):
                return news
            progress.update(task, completed=news[0], told=news[1])
            return float(news[0])

        while listen() != options.tables:
            pass
        with usage:
            while not isinstance(measured := listen(), Measured):
                pass
    clients.join()
    return measured


@dataclass
class Crowd:
    """How many there are, and what they do."""

    games: list[str]
    tables: int
    rate: float
    seconds: float
    watchers: int = 0
    chat: float = 0.0
    reconnects: float = 0.0
    clocks: bool = False
    beats: bool = False


def crowd_of(options: argparse.Namespace) -> Crowd:
    return Crowd(**{one.name: getattr(options, one.name) for one in fields(Crowd)})


def run_clients(url: str, crowd: Crowd, pipe: Connection) -> None:
    if sys.platform != "win32":
        import uvloop

        uvloop.install()
    asyncio.run(all_clients(url, crowd, pipe))


async def all_clients(url: str, crowd: Crowd, pipe: Connection) -> None:
    parties = []
    for n in range(crowd.tables):
        parties.append(await sit_down(url, crowd.games[n % len(crowd.games)], crowd.watchers, crowd.clocks))
        pipe.send((n + 1, f"{n + 1} tables"))
    measured = Measured()
    begun = time.monotonic()
    pace = crowd.tables / crowd.rate
    playing = [
        asyncio.create_task(
            play(party, begun + pace * n / crowd.tables, pace, begun + crowd.seconds, crowd, measured)
        )
        for n, party in enumerate(parties)
    ]
    beating = [asyncio.create_task(beat(party)) for party in parties if crowd.beats]
    while not all(task.done() for task in playing):
        await asyncio.sleep(0.25)
        pipe.send((crowd.tables + time.monotonic() - begun, f"{len(measured.times)} acts"))
    pipe.send(measured)
    for task in beating:
        task.cancel()
    for party in parties:
        party.abandon()


async def sit_down(url: str, game: str, watchers: int = 0, clocks: bool = False) -> Party:
    terms: dict[str, object] = dict(CLOCK) if clocks and game != "mondo" else {}
    while True:
        try:
            return await seat_party(url, game, watchers, SEATS.get(game, 2), terms, **OPTIONS.get(game, {}))
        except NoTable:
            await asyncio.sleep(0.5)


async def beat(party: Party) -> None:
    """Now and then, each table at another time."""
    await asyncio.sleep(random.random() * BEAT)
    while True:
        with contextlib.suppress(websockets.ConnectionClosed):
            await party.beat()
        await asyncio.sleep(BEAT)


async def play(party: Party, at: float, pace: float, until: float, crowd: Crowd, measured: Measured) -> None:
    lots = random.Random(party.table)
    while at < until:
        await asyncio.sleep(max(0.0, at - time.monotonic()))
        try:
            if party.over:
                await party.again()
                measured.games += 1
            measured.times.append(await party.act(lots))
            measured.sizes.setdefault(party.game, []).append(party.size)
            if lots.random() < crowd.chat:
                await party.talk(lots)
            if lots.random() < crowd.reconnects:
                measured.returns.append(await party.come_back())
        except (RuntimeError, websockets.ConnectionClosed):
            measured.errors += 1
        at += pace


def sum_up(measured: Measured, options: argparse.Namespace) -> dict[str, float]:
    times = measured.times
    back = {"back_p50_ms": percentile(measured.returns, 0.5)} if measured.returns else {}
    return {
        "tables": options.tables,
        "seconds": options.seconds,
        "acts": len(times),
        "acts_per_second": round(len(times) / options.seconds, 1),
        "games_finished": measured.games,
        "errors": measured.errors,
        "p50_ms": percentile(times, 0.50),
        "p95_ms": percentile(times, 0.95),
        "p99_ms": percentile(times, 0.99),
        "max_ms": round(max(times), 2),
        "target_p95_ms": TARGET,
        **back,
        "load": round(os.getloadavg()[0], 1),
    }


def sizes_of(measured: Measured) -> dict[str, float]:
    """Bytes of an act to one who watches, or to the last player where nobody does."""
    return {f"bytes_{game}": round(sum(sizes) / len(sizes)) for game, sizes in measured.sizes.items()}


def show(result: dict[str, float], title: str = "From act to all seats") -> None:
    grid = Grid(title=title, show_header=False)
    for name, value in result.items():
        grid.add_row(name.replace("_", " "), str(value))
    Console().print(grid)


if __name__ == "__main__":
    main()
