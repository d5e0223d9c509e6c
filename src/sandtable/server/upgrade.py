"""`sandtable check-upgrade`: would every running game go on with this version? Asked of a copy, before anything is changed."""

import logging
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from sandtable.core.game import AnyGame
from sandtable.faults import describe
from sandtable.games import all_games
from sandtable.server import sqlite
from sandtable.server.database import file_of, make_engine, open_database
from sandtable.server.history import History
from sandtable.server.moving import check_there, to_file
from sandtable.server.schema import tables
from sandtable.server.store import Saved, select_entries, select_one


@dataclass
class Found:
    """How many games go on as before, and what would break."""

    good: int = 0
    bad: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        games = f"{self.good} of {self.good + len(self.bad)} running games go on as before"
        return "\n".join([*self.bad, games])


def check_upgrade(database: str) -> Found:
    """Carry a copy of a database over, and replay its running games beside what is stored of them."""
    original = make_engine(database)
    check_there(original)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        _copy(original, copy)
        logging.getLogger("sandtable.server").setLevel(logging.ERROR)  # of the copy's copy nobody need know
        opened = open_database(str(copy))
        try:
            with opened.engine.connect() as connection:
                return _replay_all(connection)
        finally:
            opened.close()


def _copy(original: Engine, copy: Path) -> None:
    file = file_of(original)
    if file is not None:
        sqlite.copy(file, copy)
    else:
        to_file(original, copy)


def _replay_all(connection: Connection) -> Found:
    found, games = Found(), all_games()
    for id, problem in _problems(connection, games):
        if problem is None:
            found.good += 1
        else:
            found.bad.append(f"table {id}: {problem}")
    return found


def _problems(connection: Connection, games: dict[str, AnyGame]) -> Iterator[tuple[str, str | None]]:
    running = sa.select(tables.c.id).where(tables.c.over.is_(False)).order_by(tables.c.created)
    for id in connection.execute(running).scalars().all():
        saved = select_one(connection, id)
        if not saved:
            yield id, "it cannot be read"
        elif saved[0].game not in games:
            yield id, f"there is no game {saved[0].game} any more"
        else:
            yield id, _problem(connection, saved[0], games[saved[0].game])


def _problem(connection: Connection, saved: Saved, game: AnyGame) -> str | None:
    """Why a game would not go on; None if it leads where it led."""
    rules = f"{game.title}, begun with version {saved.rules} of its rules, here it is {game.version}"
    try:
        entries = select_entries(connection, saved.id, 0)
        history = History(game, len(saved.places), saved.options, saved.seed, entries)
    except Exception as problem:
        return f"its log cannot be replayed ({rules}; {describe(problem)})"
    led = (history.number, list(history.state.actors()), history.over)
    if led != (saved.progress.number, saved.progress.turn, saved.progress.over):
        return f"its log leads elsewhere than it did ({rules})"
    return None
