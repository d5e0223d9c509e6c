"""Plays a match and writes a row for each act, game by game, so that memory does not grow with it."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from sandtable.arena.match import Job, Match
from sandtable.arena.play import Played
from sandtable.arena.run import in_order
from sandtable.arena.workers import Backend
from sandtable.core import record as records
from sandtable.core.log import CLOCK
from sandtable.core.observation import plain_mask
from sandtable.games import game as find_game

GAMES_TOGETHER: Final = 50  # in one row group
Row = dict[str, Any]

SCHEMA: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("act", pa.int32()),
        ("seat", pa.int8()),
        ("seats", pa.int8()),
        ("player", pa.string()),
        ("observation", pa.binary()),
        ("mask", pa.binary()),
        ("view", pa.string()),
        ("action", pa.int32()),
        ("text", pa.string()),
        ("result", pa.float32()),
    ]
)


def make(match: Match, backend: Backend, target: Path, watch: Callable[[int], None]) -> tuple[int, list[str]]:
    """Play the match into a file; how many rows it has, and what went wrong in games that are not in it."""
    jobs = match.jobs()
    schema = SCHEMA.with_metadata({"sandtable": json.dumps(about(match))})
    rows: list[Row] = []
    written, errors = 0, []
    with pq.ParquetWriter(target, schema, compression="zstd") as writer, closing(backend(jobs)) as results:
        for done, played in enumerate(in_order(results), start=1):
            if played.error:
                errors.append(played.error)
            else:
                rows += rows_of(jobs[played.number], played)
            if rows and (done % GAMES_TOGETHER == 0 or done == len(jobs)):
                writer.write_table(pa.Table.from_pylist(rows, schema))
                written += len(rows)
                rows = []
            watch(done)
    return written, errors


def about(match: Match) -> Row:
    """What all rows share."""
    game = find_game(match.game)
    return {
        "game": match.game,
        "rules": game.version,
        "players": list(match.players),
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
    }


def rows_of(job: Job, played: Played) -> Iterator[Row]:
    """A row for each act of a game; the clock's entries are none."""
    game = find_game(job.game)
    record = records.read(played.record)
    layout = game.observation.layout(record.seats)
    for step in records.replay(record, game):
        seat = step.entry.seat
        if seat == CLOCK:
            continue
        yield {
            "game": job.number,
            "act": step.number,
            "seat": seat,
            "seats": record.seats,
            "player": job.names[seat],
            "observation": layout.plain(step.before, seat),
            "mask": plain_mask(step.before, seat),
            "view": json.dumps(step.before.view(seat), separators=(",", ":")),
            "action": step.action,
            "text": step.entry.text,
            "result": played.share(seat),
        }
