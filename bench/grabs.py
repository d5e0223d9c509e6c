"""Many hands on few tiles: every client of every table of Mondo grabs for the same tiles, over and over.

Each message that arrives is checked: no tile is ever in two hands, nor in a hand and in the heap.
"""

import argparse
import asyncio
import itertools
import json
import random
import tempfile
import time
from pathlib import Path

import websockets
from load import sit_down, start_server
from rich.console import Console
from rich.progress import Progress

from sandtable.server.crowding import Party

TILES = 4  # fewer than hands would leave: everybody wants the same ones
PACE = 0.055  # seconds between two messages of a client; the server allows 20 a second


class Count:
    """What all clients together did and saw."""

    def __init__(self) -> None:
        self.grabs = self.got = self.refused = self.seen = self.doubles = 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--grabs", type=int, default=100_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        server, url = start_server(Path(scratch))
        try:
            count = asyncio.run(run(url, options.tables, options.grabs))
        finally:
            server.terminate()
            server.wait()
    console = Console()
    console.print(f"{count.grabs} grabs: {count.got} got the tile, {count.refused} were too late")
    console.print(f"{count.seen} pictures checked, {count.doubles} with a tile in two places")
    if count.doubles:
        raise SystemExit(1)


async def run(url: str, tables: int, grabs: int) -> Count:
    count = Count()
    parties = [await sit_down(url, "mondo") for _ in range(tables)]
    for party in parties:
        for seat in party.seats:
            await party.say(seat, type="act", number=0, act="ready")
    tasks = [asyncio.create_task(part(party, seat, count)) for party in parties for seat in party.seats]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("grabs", total=grabs)
        while count.grabs < grabs and not all(one.done() for one in tasks):
            await asyncio.sleep(0.2)
            progress.update(task, completed=count.grabs)
    for one in tasks:
        one.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return count


async def part(party: Party, seat: int, count: Count) -> None:
    """One client: hear everything, and grab whenever the hand is empty."""
    holding = asyncio.Event()
    hearing = asyncio.create_task(hear(party.sockets[seat], seat, count, holding))
    lots = random.Random(f"{party.table} {seat}")
    begun = time.monotonic()
    try:
        for turn in itertools.count(1):
            await asyncio.sleep(max(0.0, begun + turn * PACE - time.monotonic()))
            act = "back" if holding.is_set() else f"take {lots.randint(1, TILES)}"
            count.grabs += act != "back"
            await party.say(seat, type="act", number=0, act=act)
    finally:
        hearing.cancel()


async def hear(socket: websockets.ClientConnection, seat: int, count: Count, holding: asyncio.Event) -> None:
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "error":
            count.refused += message["rule"] == "MON-20"
        elif message["type"] == "acted" and message["view"]["heap"]:
            check(message["view"], count)
            (holding.set if message["view"]["worlds"][seat]["hand"] else holding.clear)()
            mine = message["entry"]["seat"] == seat
            count.got += mine and message["entry"]["act"].startswith("take")


def check(view: dict, count: Count) -> None:
    """Every tile is in exactly one place."""
    count.seen += 1
    held = [int(world["hand"][:-1]) for world in view["worlds"] if world["hand"]]
    lying = [tile for tile, letter in enumerate(view["heap"], start=1) if letter != "."]
    count.doubles += len(held) + len(lying) != len({*held, *lying}) or len(held) + len(lying) != 136


if __name__ == "__main__":
    main()
