"""Games by correspondence that go on by alerts, while the server is killed again and again.

Two people play each game, and nobody looks unless it is their turn. A push service of our own on this machine takes what
is sent. At the end every alert that was made with an act must have been told, and none twice: a message that was under
way when the server died is sent again with the same name, in whose place a browser shows it, so it counts once."""

import argparse
import asyncio
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
    "SANDTABLE_ALERT_SECONDS": "0",
    "SANDTABLE_ALERT_PAUSE": "0",
    "SANDTABLE_ALERT_NETWORKS": "127.0.0.1",
}
TERMS = {"clock": {"kind": "days", "days": 3}}
TROUBLES = (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError, AssertionError)
SETTLED = ("sent", "arrived", "seen", "dropped")


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
    await insist(lambda: person.http.post("/api/alerts/devices", json=person.browser.registration))
    person.key = (await insist(lambda: person.http.get("/api/alerts"))).json()["key"]
    return person


async def make(people: list[Any]) -> str:
    """A table of two by correspondence."""
    table = await people[0].make_table("me", "open", terms=TERMS)
    page = await people[1].open_page(table)
    await page.ask("table", type="sit", seat=1)
    await page.socket.close()
    return str(table)


async def take_turn(people: list[Any], table: str) -> None:
    """Whoever is to move comes, acts until it is the other's turn, and goes."""
    for person in people:
        page = await person.open_page(table)
        try:
            while offered(page.picture):
                await page.act(offered(page.picture)[0], page.picture["number"])
                page.picture = await page.hear("acted")
        finally:
            await page.socket.close()


async def play(people: list[Any], turns: int, room: asyncio.Semaphore, made: list[str]) -> None:
    async with room:
        made.append(await insist(lambda: make(people)))
    for _ in range(turns):
        async with room:
            await insist(lambda: take_turn(people, made[-1]))


async def storm(house: House, kills: int, done: asyncio.Event, lots: random.Random) -> int:
    """Kill the server at moments that nobody knows, until all is played."""
    count = 0
    while count < kills and not done.is_set():
        await asyncio.sleep(lots.uniform(0.5, 4))
        await house.kill()
        count += 1
        print(f"{count} kills", end="\r", flush=True)
    return count


async def settle(house: House, patience: float) -> list[tuple[Any, ...]]:
    """All alerts, once nothing has to be done about any of them."""
    end = time.monotonic() + patience
    while True:
        rows = ask(house.database, "SELECT id, name, state FROM alerts")
        if all(state in SETTLED for _, _, state in rows) or time.monotonic() > end:
            return rows
        await asyncio.sleep(2)


async def run(games: int, kills: int, turns: int, seed: str) -> int:
    service, house = PushService(), House(Path(tempfile.mkdtemp()) / "alerts.db")
    lots, done, room, begun = random.Random(seed), asyncio.Event(), asyncio.Semaphore(8), time.monotonic()
    crowd = [await arrive(house, service) for _ in range(max(4, games // 5))]
    pairs = [lots.sample(crowd, 2) for _ in range(games)]
    killing = asyncio.create_task(storm(house, kills, done, lots))
    await asyncio.gather(*(play(pair, turns, room, []) for pair in pairs))
    while not killing.done() and not done.is_set():  # all is played, and the last kills still come
        await asyncio.sleep(0.5)
    killed = await killing
    rows = await settle(house, 240)
    names = Counter(told["name"] for person in crowd for told in person.browser.read(person.key))
    missed = [
        row
        for row in rows
        if row[2] not in SETTLED or (row[2] in ("sent", "arrived") and row[1] not in names)
    ]
    twice = len(set(names) - {name for _, name, _ in rows})  # told, and then told anew by another message
    again = sum(count - 1 for count in names.values())
    print(
        f"{games} games, {killed} kills: {len(rows)} alerts, {len(names)} messages; missed {len(missed)}, "
        f"told twice {twice}, sent again with the same name {again}; "
        f"{time.monotonic() - begun:.0f} s, load {os.getloadavg()[0]:.1f}"
    )
    house.server.kill()
    service.stop()
    return 1 if missed or twice else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--seed", default="alerts")
    options = parser.parse_args()
    sys.exit(asyncio.run(run(options.games, options.kills, options.turns, options.seed)))


if __name__ == "__main__":
    main()
