"""`sandtable capacity`: how many tables this machine holds, measured with simulated people for about a minute."""

import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import websockets

from sandtable.games import all_games
from sandtable.server.crowding import NoTable, Party, percentile, seat_party

STEPS: Final = (50, 100, 200, 400, 800, 1600, 3200)  # tables, at one act a second each
SECONDS: Final = 6.0  # for each step
QUICK: Final = 50.0  # milliseconds in which 95 of 100 acts have to be shown to all
PEOPLES_PACE: Final = 10  # seconds that people take for an act, roughly
WATCHERS: Final = 1


def measure(tell: Callable[[str], None]) -> str:
    """How many tables there may be; `tell` gets each step."""
    with tempfile.TemporaryDirectory() as folder:
        server, url = _start(Path(folder))
        try:
            held = asyncio.run(_grow(url, tell))
        finally:
            server.terminate()
            server.wait()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return (
        f"This machine holds about {held} tables with one act a second each: 95 of 100 acts were shown to all within "
        f"{QUICK:.0f} ms. People act about every {PEOPLES_PACE} seconds, so that is some {held * PEOPLES_PACE} tables of "
        f"people, bots not counted. (Load {load:.1f}; measured with the simulated people on the same machine.)"
    )


def _start(folder: Path) -> tuple["subprocess.Popen[str]", str]:
    chosen = {"SANDTABLE_CONNECTIONS_OF_ADDRESS": "100000", "SANDTABLE_DATABASE": str(folder / "capacity.db")}
    server = subprocess.Popen(
        [sys.executable, "-m", "sandtable.cli", "serve", "--port", "0"],
        env=os.environ | chosen | {"SANDTABLE_PROCESSES": "1", "SANDTABLE_REDIS": ""},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    found = re.search(r"http://\S+(?=/)", server.stdout.readline())
    if found is None:
        raise SystemExit("the server did not start")
    return server, found.group()


async def _grow(url: str, tell: Callable[[str], None], steps: tuple[int, ...] = STEPS) -> int:
    """More and more tables until it is too slow."""
    games = [name for name, game in all_games().items() if not game.nature.clock and game.min_seats <= 2]
    parties: list[Party] = []
    held = 0
    for tables in steps:
        while len(parties) < tables:
            parties.append(await _seat(url, games[len(parties) % len(games)]))
        times = await _play_all(parties)
        slow = percentile(times, 0.95) if times else float("inf")
        tell(f"{tables} tables: p50 {percentile(times or [slow], 0.5):.1f} ms, p95 {slow:.1f} ms")
        if slow > QUICK or len(times) < tables * SECONDS * 0.8:
            break
        held = tables
    return held


async def _seat(url: str, game: str) -> Party:
    """As soon as one more may sit down: new tables of one address are not unlimited."""
    while True:
        try:
            return await seat_party(url, game, WATCHERS)
        except NoTable:
            await asyncio.sleep(0.5)


async def _play_all(parties: list[Party]) -> list[float]:
    times: list[float] = []
    begun = time.monotonic()
    await asyncio.gather(*(_play(party, begun + n / len(parties), times) for n, party in enumerate(parties)))
    return times


async def _play(party: Party, at: float, times: list[float]) -> None:
    until, lots = at + SECONDS, random.Random(party.table)
    while at < until:
        await asyncio.sleep(max(0.0, at - time.monotonic()))
        try:
            if party.over:
                await party.again()
            times.append(await party.act(lots))
        except (RuntimeError, websockets.ConnectionClosed):
            return
        at += 1.0
