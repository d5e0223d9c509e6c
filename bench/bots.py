"""People at their tables while many bots play: over the loopback only, and it stops by itself.

Twenty games of bots against bots go on at once, new ones for those that end. Beside them people act at
other tables at a steady pace. What is measured is the time from sending an act until both of them have
received it. Server, people and those who watch the bots are processes of their own.

    python bench/bots.py --games 20 --bot level6 --seconds 30
"""

import argparse
import asyncio
import json
import multiprocessing
import tempfile
import time
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
import websockets
from load import Crowd, Measured, run_clients, show, start_server, sum_up
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from sandtable.server.crowding import decoder

TARGET = 100.0  # milliseconds, p95
GAMES = ("patterns", "mandala", "mottainai")


def main() -> None:
    options = parse()
    with tempfile.TemporaryDirectory() as scratch:
        server, url = start_server(Path(scratch))
        try:
            measured, acts = drive(url, options)
        finally:
            server.terminate()
            server.wait()
    result = sum_up(measured, options) | {
        "target_p95_ms": TARGET,
        "bot_games": options.games,
        "bot": options.bot,
        "bot_acts": sum(acts.values()),
    }
    show(result)
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(result, indent=2) + "\n")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="games of bots at once")
    parser.add_argument("--bot", default="level6")
    parser.add_argument("--game", default="patterns", help="what the people play")
    parser.add_argument("--tables", type=int, default=20, help="tables of two people")
    parser.add_argument("--rate", type=float, default=20.0, help="people's acts a second, all together")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--json", type=Path, help="write the figures here")
    return parser.parse_args()


def drive(url: str, options: argparse.Namespace) -> tuple[Measured, Counter[str]]:
    """Let the bots begin, then the people; until the people have done."""
    spawning = multiprocessing.get_context("spawn")
    news, of_people = spawning.Pipe()
    told, of_bots = spawning.Pipe()
    bots = spawning.Process(target=run_bots, args=(url, options.games, options.bot, of_bots))
    bots.start()
    assert told.recv() == "playing"
    crowd = Crowd([options.game], options.tables, options.rate, options.seconds)
    clients = spawning.Process(target=run_clients, args=(url, crowd, of_people))
    clients.start()
    measured = follow(news, options)
    told.send("enough")
    acts = told.recv()
    for process in (clients, bots):
        process.join()
    return measured, acts


def follow(news: Connection, options: argparse.Namespace) -> Measured:
    """Show how far the people are; what they measured."""
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[told]}")
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("people", total=options.tables + options.seconds, told="")
        while not isinstance(heard := news.recv(), Measured):
            done, words = heard
            progress.update(task, completed=done, told=words)
    return heard


def run_bots(url: str, games: int, bot: str, pipe: Connection) -> None:
    asyncio.run(watch_bots(url, games, bot, pipe))


async def watch_bots(url: str, games: int, bot: str, pipe: Connection) -> None:
    """Keep so many games of bots going until it is enough; how many acts each table saw."""
    acts: Counter[str] = Counter()
    watching = [asyncio.create_task(keep_going(url, GAMES[n % len(GAMES)], bot, acts)) for n in range(games)]
    while len(acts) < games:
        await asyncio.sleep(0.1)
    pipe.send("playing")
    acts.clear()
    while not pipe.poll():
        await asyncio.sleep(0.25)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    pipe.send(acts)


async def keep_going(url: str, game: str, bot: str, acts: Counter[str]) -> None:
    """One game of two bots after the other, each made by a guest of its own, watched as a bystander does."""
    while True:
        wanted = {"game": game, "seats": [{"kind": "bot", "bot": bot}] * 2, "options": {}}
        async with httpx.AsyncClient(base_url=url, verify=False) as client:
            await client.get("/api/me")
            table = (await client.post("/api/tables", json=wanted)).json()["table"]
        address = url.replace("http", "ws", 1) + "/ws"
        async with websockets.connect(address, compression=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "join", "table": table}))
            over = False
            while not over:
                message = decoder.decode(await socket.recv())
                acts[table] += message.type == "acted"
                over = message.seed is not None
        await asyncio.sleep(0)


if __name__ == "__main__":
    begun = time.monotonic()
    main()
    Console().print(f"took {time.monotonic() - begun:.0f} s")
