"""How soon a review of a finished game shows something, and when it is whole, as a page that asks for it sees it.

.venv/bin/python bench/reviews.py --games patterns mandala mottainai
"""

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
from pathlib import Path

import websockets
from load import show, start_server

import sandtable
from sandtable.core.log import Entry
from sandtable.core.record import Record
from sandtable.players import Budget, make
from sandtable.server.archive import keep_all

DATABASE = "load.db"


def main() -> None:
    options = parse()
    with tempfile.TemporaryDirectory() as scratch:
        server, url = start_server(Path(scratch))
        try:
            for name in options.games:
                records = [played(name, options.player, f"{name}-{at}") for at in range(options.number)]
                tables = keep_all([(text, ()) for text in records], str(Path(scratch) / DATABASE))
                times = [asyncio.run(watch(url, table)) for table in tables]
                show(sum_up(times), f"Reviews of {name} at a load of {os.getloadavg()[0]:.1f}")
        finally:
            server.terminate()
            server.wait()


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=["patterns", "mandala", "mottainai"])
    parser.add_argument("--number", type=int, default=3, help="games of each")
    parser.add_argument("--player", default="level2")
    return parser.parse_args()


def played(name: str, spec: str, seed: str) -> str:
    """The record of a game between two bots of a kind."""
    game, player = sandtable.game(name), make(name, spec)
    options = {option.name: option.default for option in game.options}
    state, record = game.start(seats=2, seed=seed), Record(name, 2, options, seed)
    while state.actors():
        seat = state.actors()[0]
        action = player.act(state.view(seat), Budget(), len(record.entries))
        record.entries.append(Entry(seat, 0, game.write(state, action)))
        state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    record.scores = outcome.scores
    return record.write()


async def watch(url: str, table: str) -> tuple[float, float, int]:
    """Seconds to the first act that is looked at and to the last, and how many there are."""
    async with websockets.connect(url.replace("http", "ws", 1) + "/ws", max_size=None) as socket:
        await socket.send(json.dumps({"type": "join", "table": table}))
        await socket.recv()
        asked, first = time.perf_counter(), 0.0
        await socket.send(json.dumps({"type": "review", "table": table}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "review":
                continue
            first = first or (time.perf_counter() - asked if message["acts"] else 0.0)
            if message["done"] == message["total"]:
                return first, time.perf_counter() - asked, message["total"]
    raise SystemExit("the server ended the line")


def sum_up(times: list[tuple[float, float, int]]) -> dict[str, float]:
    first, whole, acts = zip(*times, strict=True)
    return {
        "games": len(times),
        "acts": statistics.median(acts),
        "first_result_s": round(statistics.median(first), 2),
        "slowest_first_result_s": round(max(first), 2),
        "whole_s": round(statistics.median(whole), 1),
        "slowest_whole_s": round(max(whole), 1),
    }


if __name__ == "__main__":
    main()
