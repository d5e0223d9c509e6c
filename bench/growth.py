"""What grows with the number of pages, of acts and of games: memory, an act's time, a restart. Over the loopback only.

python bench/growth.py            # 2,000 idle pages; act 500 beside act 5; a restart with 500 running games
"""

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from load import show, sit_down, start_server
from usage import family, memory

from sandtable import game as find_game
from sandtable.core.errors import SandtableError
from sandtable.core.log import Entry
from sandtable.server.crowding import Party, connect
from sandtable.server.database import open_database
from sandtable.server.making import new_table
from sandtable.server.protocol import Terms
from sandtable.server.schema import log
from sandtable.server.store import Place, Progress, Store
from sandtable.server.writer import Change

ACTS = 60  # of each running game
PACE = 0.06  # seconds: nobody may act more often than twenty times a second


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pages", type=int, default=2000)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--json", type=Path, help="write the figures here")
    options = parser.parse_args()
    result: dict[str, float] = {}
    for work in (idle, long_game, restart):
        with tempfile.TemporaryDirectory() as scratch:
            result |= asyncio.run(work(Path(scratch), options))
    show(result, "What grows")
    if options.json:
        options.json.write_text(json.dumps(result, indent=2) + "\n")


async def idle(scratch: Path, options: argparse.Namespace) -> dict[str, float]:
    """Pages that show a table and do nothing, twenty at each table."""
    server, url = start_server(scratch)
    try:
        party = await sit_down(url, "patterns")
        await asyncio.sleep(2)
        before = memory(family(server.pid))
        pages = [await connect(url) for _ in range(options.pages)]
        for page in pages:
            await page.send(json.dumps({"type": "join", "table": party.table}))
            await page.recv()
        await asyncio.sleep(2)
        after, alone = memory(family(server.pid)), memory([server.pid])
        for page in pages:
            page.transport.abort()
    finally:
        server.terminate()
        server.wait()
    return {
        "pages": options.pages,
        "memory_before_mb": round(before, 1),
        "memory_with_pages_mb": round(after, 1),
        "of_that_the_server_itself_mb": round(alone, 1),
        "kb_a_page": round(1000 * (after - before) / options.pages, 1),
    }


async def long_game(scratch: Path, options: argparse.Namespace) -> dict[str, float]:
    """Games of Mondo in which tiles are taken and put back: acts near number 5 of a new one and near number 500 of an old
    one, in turn, so that both meet the same machine."""
    server, url = start_server(scratch)
    lots = random.Random(5)
    try:
        old, new = await sit_down(url, "mondo"), await sit_down(url, "mondo")
        while old.number < 480:
            await timed_act(old, lots)
        pairs = [(await timed_act(new, lots), await timed_act(old, lots)) for _ in range(40)]
    finally:
        server.terminate()
        server.wait()
    early, late = (statistics.median(times) for times in zip(*pairs, strict=True))
    return {
        "act_5_ms": round(early, 2),
        "act_500_ms": round(late, 2),
        "act_500_by_act_5": round(late / early, 2),
    }


async def timed_act(party: Party, lots: random.Random) -> float:
    """Milliseconds until all know of it."""
    await asyncio.sleep(PACE)
    seat, act = next(act_of(party, lots))
    begun = time.perf_counter()
    await party.say(seat, type="act", number=party.number, act=act)
    for client in party.all:
        party.learn(client, await party.hear(client, "acted"))
    return (time.perf_counter() - begun) * 1000


def act_of(party: Party, lots: random.Random) -> Iterator[tuple[int, str]]:
    """Somebody's act that brings the game no nearer to its end."""
    for seat in party.seats:
        acts = [offer.act for offer in party.offers[seat]]
        harmless = [
            act for act in acts if act == "ready" or (seat == 0 and act.split()[0] in ("take", "back"))
        ]
        if harmless and (seat == 0 or "ready" in harmless):
            yield seat, lots.choice(harmless)


async def restart(scratch: Path, options: argparse.Namespace) -> dict[str, float]:
    """A server that was killed with so many games under way, a bot to move in each but one."""
    await asyncio.to_thread(fill, scratch / "load.db", options.games)
    begun = time.perf_counter()
    server, url = await asyncio.to_thread(start_server, scratch)
    there = time.perf_counter() - begun
    try:
        party = await sit_down(url, "patterns")
        await party.act(random.Random(1))
        first = time.perf_counter() - begun
    finally:
        server.terminate()
        server.wait()
    return {
        "running_games": options.games,
        "serves_after_s": round(there, 2),
        "first_act_after_s": round(first, 2),
    }


def fill(database: Path, games: int) -> None:
    asyncio.run(fill_all(database, games))


async def fill_all(database: Path, games: int) -> None:
    store, game, lots = Store(open_database(str(database))), find_game("mandala"), random.Random(9)
    while games:
        places = [Place("person", "somebody"), Place("bot", bot="level1")]
        saved = new_table(game, game.complete(2, {}), places, False, Terms())
        state, entries = game.start(2, saved.seed, **saved.options), []
        while len(entries) < ACTS and state.outcome() is None:
            seat = state.actors()[0]
            action = lots.choice(list(state.legal(seat)))
            entries.append(Entry(seat, len(entries), game.write(state, action)))
            state.apply(seat, action)
        while state.outcome() is None and state.actors() != [1]:
            action = lots.choice(list(state.legal(0)))
            entries.append(Entry(0, len(entries), game.write(state, action)))
            state.apply(0, action)
        if state.outcome() is not None:
            continue
        saved.progress = Progress(len(entries), [1], False, True)
        rows = [
            {"table_id": saved.id, "number": n, "seat": entry.seat, "at": entry.at, "text": entry.text}
            for n, entry in enumerate(entries, start=1)
        ]
        await store.add_table(saved, Change(log.insert(), rows))
        games -= 1
    store.close()


if __name__ == "__main__":
    try:
        main()
    except SandtableError as problem:
        raise SystemExit(str(problem)) from None
