"""Finished games from elsewhere as tables: whoever opens their page can step through them."""

import asyncio
import base64
import contextlib
import hashlib
from collections.abc import Iterable, Mapping, Sequence

import sqlalchemy as sa

from sandtable.core import record as records
from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame
from sandtable.core.messages import say
from sandtable.core.record import Record
from sandtable.games import all_games
from sandtable.server import clock
from sandtable.server.database import open_database
from sandtable.server.history import MOST_ACTS
from sandtable.server.protocol import Terms
from sandtable.server.schema import log
from sandtable.server.settings import load
from sandtable.server.store import Place, Progress, Saved, Store
from sandtable.server.writer import Change, Conflict

# The text of a record, and who played it by seat: nobody is named for a game of strangers.
Finished = tuple[str, Sequence[str]]


def keep_all(games: Iterable[Finished], database: str | None = None) -> list[str]:
    """Keep finished games in a server's database; the ids of their tables."""
    return asyncio.run(_keep_all(games, database or load().database))


async def _keep_all(games: Iterable[Finished], database: str) -> list[str]:
    store = Store(open_database(database, serving=False))
    try:
        return [await keep(store, text, names) for text, names in games]
    finally:
        store.close()


async def keep(
    store: Store, text: str, names: Sequence[str], games: Mapping[str, AnyGame] | None = None
) -> str:
    """Keep a game as a finished table and return its id; a game that is known keeps its table."""
    known = all_games() if games is None else games

    def find(name: str) -> AnyGame:
        if name not in known:
            raise BadRequest(say("archive-there-is-no-game", name=repr(name), known=", ".join(known)))
        return known[name]

    record = await asyncio.to_thread(records.verify, text, find)
    if len(record.entries) > MOST_ACTS:
        raise BadRequest(say("archive-a-table-keeps-at", most=MOST_ACTS, entries=len(record.entries)))
    if record.scores is None and not await asyncio.to_thread(_was_ended, record, find(record.game)):
        raise BadRequest(say("archive-only-a-finished-game"))
    if names and len(names) != record.seats:
        raise BadRequest(say("archive-the-record-has-seats", seats=record.seats, names=len(names)))
    table = finished_table(record, find(record.game), table_id(text, names), names)
    entries = [
        {"table_id": table.id, "number": number, "seat": entry.seat, "at": entry.at, "text": entry.text}
        for number, entry in enumerate(record.entries, start=1)
    ]
    with contextlib.suppress(Conflict):  # the same game, kept before
        await store.add_table(table, Change(sa.insert(log), entries))
    return table.id


def _was_ended(record: Record, game: AnyGame) -> bool:
    """Whether people ended the game from outside of its rules: such a one has no points."""
    return records.whole_course(record, game).is_over


def finished_table(record: Record, game: AnyGame, id: str, names: Sequence[str]) -> Saved:
    now = clock.now()
    options = game.complete(record.seats, record.options)
    progress = Progress(len(record.entries), [], over=True, awake=False)
    seated = names or [f"player {seat + 1}" for seat in range(record.seats)]
    places = [Place("bot", bot=name) for name in seated]
    return Saved(
        id,
        game.name,
        game.version,
        False,
        options,
        Terms(),
        record.seed,
        now,
        now,
        None,
        progress,
        places,
        acted=now,
    )


def table_id(text: str, names: Sequence[str]) -> str:
    """The same for the same game of the same players."""
    digest = hashlib.sha256("\n".join([*names, text]).encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()
