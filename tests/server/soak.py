"""Memory in the long run: people play, talk badly, go and come back, read nothing, and the server stays as large as it is.

python tests/server/soak.py --minutes 60      # make soak
"""

import argparse
import asyncio
import contextlib
import json
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "src")]

import httpx
import websockets

from sandtable.server.crowding import connect, seat_party
from server.people import PATIENCE, RunningServer

TABLES = 8
ELSEWHERE = "127.0.0.2"  # so that what those take is not taken from the players
GAMES = ("patterns", "mandala")


def memory(pid):
    """Megabytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1000


async def play(url, lots, until, acts):
    """One table after the other, with somebody whose page goes and comes back."""
    while time.monotonic() < until:
        with contextlib.suppress(RuntimeError, OSError, httpx.HTTPError, websockets.WebSocketException):
            party = await seat_party(url, lots.choice(GAMES), watchers=1)
            try:
                while not party.over and time.monotonic() < until:
                    await asyncio.sleep(0.05)
                    await asyncio.wait_for(
                        party.act(lots), PATIENCE
                    )  # a refused act is not answered by an act
                    acts.append(time.monotonic())
                    if lots.random() < 0.1:
                        await party.come_back()
            finally:
                party.abandon()


async def flood(url, lots, until):
    """Nonsense as fast as it is allowed, from pages that read nothing."""
    while time.monotonic() < until:
        with contextlib.suppress(OSError, websockets.WebSocketException):
            page = await connect(url)
            for _ in range(300):
                await page.send(json.dumps({"type": lots.choice(["join", "act", "x"]), "table": "x" * 3000}))
                await asyncio.sleep(0.005)
            page.transport.abort()


async def knock(url, lots, until):
    """Visitors without a cookie who want tables for bots, names, long headers and halves of requests, and go."""
    place, wanted = urlsplit(url), {"game": "mottainai", "seats": [{"kind": "bot", "bot": "level1"}] * 3}
    body = json.dumps(wanted).encode()
    begin = b" HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    kinds = [
        b"POST /api/tables" + begin + b"Content-Length: %d\r\n\r\n" % len(body) + body,
        b"PUT /api/me" + begin + b'Content-Length: 12\r\n\r\n{"name":"a"}',
        b"POST /api/tables" + begin + b"Content-Length: 500\r\n\r\n{",
        b"GET / HTTP/1.1\r\nX: " + b"x" * 60_000,
        b"POST /api/tables" + begin + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 3000,
        b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n" * 20,
    ]
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(
                place.hostname, place.port, local_addr=(ELSEWHERE, 0)
            )
            writer.write(lots.choice(kinds))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(reader.read(4000), 0.3)
            writer.transport.abort()


async def tables(url):
    """How many are in memory: those at which nobody was for five minutes are not."""
    async with httpx.AsyncClient(base_url=url, timeout=None) as client:
        report = (await client.get("/metrics")).text
    return float(re.search(r"^sandtable_tables (\S+)$", report, re.M).group(1))


async def soak(seconds, tell=lambda text: None):
    """Megabytes when it has warmed up, the most after that, and how many acts were played after that."""
    server = RunningServer(Path(tempfile.mkdtemp(prefix="sandtable-soak-")) / "soak.db")
    until = time.monotonic() + seconds
    acts, warm_at = [], until - seconds * 2 / 3
    guests = [play(server.url, random.Random(n), until, acts) for n in range(TABLES)]
    guests += [flood(server.url, random.Random(n), until) for n in range(2)]
    guests += [knock(server.url, random.Random(n), until) for n in range(2)]
    tasks = [asyncio.create_task(guest) for guest in guests]
    try:
        await asyncio.sleep(seconds / 3)
        warm = most = memory(server.process.pid)
        while time.monotonic() < until:
            await asyncio.sleep(min(10.0, seconds / 10))
            most = max(most, memory(server.process.pid))
            told = f"{await tables(server.url):.0f} tables, {len(acts)} acts"
            tell(f"{memory(server.process.pid):.1f} MB, {told}, {until - time.monotonic():.0f} s to go")
        await asyncio.gather(*tasks)
    finally:
        server.kill()
    return warm, most, sum(at > warm_at for at in acts)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    warm, most, acts = asyncio.run(
        soak(60 * parser.parse_args().minutes, lambda text: print(text, flush=True))
    )
    print(f"{warm:.1f} MB after a third of the time, at most {most:.1f} MB after that, in {acts} acts")
