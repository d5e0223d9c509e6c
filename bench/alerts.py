"""Games by correspondence that go on by alerts alone, while the server is killed again and again.

Two people play each game, and nobody looks at a table unless a message has called them. A push service of our own on
this machine takes what is sent. An alert that is missed lets its game stand still, so that it is found; and each turn
must have been told by one message: one that was under way when the server died is sent again with the same name, in
whose place a browser shows it, so it counts once."""

import argparse
import asyncio
import contextlib
import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import websockets

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from server.people import Guest, RunningServer, ask, offered  # noqa: E402
from server.pushes import Browser, PushService  # noqa: E402

SETTINGS = {
    "SANDTABLE_ALERT_SECONDS": "2",  # whoever sat down has gone by then
    "SANDTABLE_ALERT_PAUSE": "0",
    "SANDTABLE_ALERT_NETWORKS": "127.0.0.1",
}
TERMS = {"clock": {"kind": "days", "days": 3}}
TROUBLES = (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError, AssertionError, KeyError)
AT_ONCE = 8  # people who are at a table
STANDSTILL = 150  # seconds without a turn after which alerts were missed; a lease of a killed server takes 60


class House:
    """A server that is started again at the same port."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.server: Any = RunningServer(database, **SETTINGS)
        self.port = int(self.server.url.rpartition(":")[2])

    @property
    def url(self) -> str:
        return str(self.server.url)

    async def kill(self) -> None:
        self.server.kill()
        self.server = await asyncio.to_thread(RunningServer, self.database, port=self.port, **SETTINGS)


class Games:
    """How far all games are."""

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.left: dict[str, int] = {}  # turns, by table
        self.last = time.monotonic()

    def add(self, table: str) -> None:
        self.left[table] = self.turns

    def count(self, table: str) -> None:
        self.left[table] -= 1
        self.last = time.monotonic()

    @property
    def unfinished(self) -> list[str]:
        return [table for table, left in self.left.items() if left > 0]

    @property
    def stand_still(self) -> bool:
        return time.monotonic() - self.last > STANDSTILL


async def insist(work: Any) -> Any:
    """Until it is done: the server may be away."""
    while True:
        try:
            return await work()
        except TROUBLES:
            await asyncio.sleep(0.2)


async def arrive(house: House, service: PushService) -> Any:
    person = await insist(lambda: Guest.arrive(house.url))
    person.browser = Browser(service, person.me["id"])
    answer = await person.http.post("/api/alerts/devices", json=person.browser.registration)
    assert answer.status_code == 204, answer.text
    person.key = (await person.http.get("/api/alerts")).json()["key"]
    return person


async def make(people: list[Any]) -> str:
    """A table of two by correspondence; both go at once, so that whoever begins is called, too."""
    table = await people[0].make_table("me", "open", terms=TERMS)
    page = await people[1].open_page(table)
    await page.ask("table", type="sit", seat=1)
    await page.socket.close()
    return str(table)


async def take_turns(person: Any, games: Games) -> None:
    """Whoever was called sees where it is their turn, acts there until it is the other's, and goes."""
    mine = (await person.http.get("/api/tables")).json()["mine"]
    for table in (one["table"] for one in mine if one["seat"] in one["turn"]):
        if games.left.get(table, 0) > 0:
            await take_turn(person, table, games)


async def take_turn(person: Any, table: str, games: Games) -> None:
    page = await person.open_page(table)
    try:
        acted = False
        while offered(page.picture):
            await page.act(offered(page.picture)[0], page.picture["number"])
            page.picture, acted = await page.hear("acted"), True
        if acted:
            games.count(table)
    finally:
        await page.socket.close()
        person.pages.clear()


async def correspond(person: Any, games: Games, room: asyncio.Semaphore) -> None:
    """Come whenever a message calls, and not else. A kill in mid act is found out by coming again."""
    heard = 0
    while True:
        told = sum(path == person.browser.path for path, _, _ in list(person.browser.service.taken))
        if told > heard:
            heard = told
            async with room:
                await insist(lambda: take_turns(person, games))
        await asyncio.sleep(0.1)


async def storm(house: House, kills: int, lots: random.Random) -> None:
    """Kill the server at moments that nobody knows."""
    for count in range(kills):
        await asyncio.sleep(lots.uniform(2, 6))
        await house.kill()
        print(f"{count + 1} kills", end="\r", flush=True)


async def play(house: House, crowd: list[Any], games: Games, pairs: list[Any], storming: Any) -> None:
    """Until every game had its turns, and every kill was done; or nothing goes on any more."""
    room = asyncio.Semaphore(AT_ONCE)
    coming = [asyncio.create_task(correspond(person, games, room)) for person in crowd]
    for pair in pairs:
        games.add(await insist(lambda pair=pair: make(pair)))
        print(f"{len(games.left)} games", end="\r", flush=True)
    while not games.stand_still and (games.unfinished or not storming.done()):
        await asyncio.sleep(0.5)
    for task in coming:
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*coming)


async def run(options: argparse.Namespace) -> int:
    service, house = PushService(), House(Path(tempfile.mkdtemp()) / "alerts.db")
    lots, games, begun = random.Random(options.seed), Games(options.turns), time.monotonic()
    crowd = [await arrive(house, service) for _ in range(max(4, options.games // 5))]
    pairs = [lots.sample(crowd, 2) for _ in range(options.games)]
    storming = asyncio.create_task(storm(house, options.kills, lots))
    await play(house, crowd, games, pairs, storming)
    await storming
    told = Counter(one["name"] for person in crowd for one in person.browser.read(person.key))
    alerts = ask(house.database, "SELECT person, table_id, number, name FROM alerts WHERE name IS NOT NULL")
    missed = games.unfinished
    twice = set(told) - {name for *_, name in alerts}  # told, and then told anew by another message
    turns = sum(games.turns - max(0, left) for left in games.left.values())
    print(
        f"{options.games} games, {turns} turns, {options.kills} kills: {len(alerts)} alerts sent in {len(told)} messages; "
        f"games that stood still {len(missed)}, told twice {len(twice)}, "
        f"sent again with the same name {told.total() - len(told)}; "
        f"{time.monotonic() - begun:.0f} s, load {os.getloadavg()[0]:.1f}"
    )
    house.server.kill()
    service.stop()
    return 1 if missed or twice else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--turns", type=int, default=6, help="of each game, both players together")
    parser.add_argument("--seed", default="alerts")
    sys.exit(asyncio.run(run(parser.parse_args())))


if __name__ == "__main__":
    main()
