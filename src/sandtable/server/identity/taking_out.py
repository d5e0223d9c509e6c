"""Everything about somebody as one file: what is kept, as JSON, and the records of their games."""

import io
import zipfile
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from sandtable.core.chance import commitment
from sandtable.core.record import Record
from sandtable.server.schema import (
    alerts,
    bot_accounts,
    daily_games,
    deeds,
    devices,
    follows,
    match_people,
    passkeys,
    people,
    preferences,
    push_devices,
    puzzlers,
    rated,
    ratings,
    reports,
    said,
    seats,
    shunned,
    tables,
)
from sandtable.server.store import Saved, read_tables, select_entries

READ_ME: Final = """What this house keeps about you.

about.json    your name, devices, ratings, whom you follow or will not hear, what you said and reported
games.json    your games; those under way are without their logs until they are over
records/      the record of every finished game: `sandtable replay` and the lobby open them
"""
# What is kept about somebody, and where it says whom it is about; secrets are left out.
KEPT: Final = (
    (people, "id"),
    (devices, "person"),
    (passkeys, "person"),
    (preferences, "person"),
    (follows, "person"),
    (shunned, "person"),
    (ratings, "person"),
    (puzzlers, "person"),
    (daily_games, "person"),
    (match_people, "person"),
    (rated, "person"),
    (said, "person"),
    (reports, "person"),
    (alerts, "person"),
    (push_devices, "person"),
    (deeds, "owner"),
    (bot_accounts, "owner"),
)
SECRET: Final = ("key", "p256dh", "auth", "digest")
AT_ONCE: Final = 100  # games that are read together


def pack(connection: Connection, person: str) -> bytes:
    """A zip file."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bag:
        bag.writestr("read-me.txt", READ_ME)
        bag.writestr(
            "about.json", _json({table.name: _rows(connection, table, own, person) for table, own in KEPT})
        )
        games = []
        for saved in _games(connection, person):
            games.append(_game(saved, person))
            if saved.progress.over:
                name = f"records/{saved.game}-{saved.id}.txt"
                bag.writestr(name, _record(connection, saved).write())
        bag.writestr("games.json", _json(games))
    return file.getvalue()


def _json(content: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content), indent=2)


def _rows(connection: Connection, table: sa.Table, own: str, person: str) -> list[dict[str, Any]]:
    columns = [column for column in table.c if column.name not in SECRET]
    found = connection.execute(sa.select(*columns).where(table.c[own] == person)).mappings()
    return [dict(row) for row in found]


def _games(connection: Connection, person: str) -> list[Saved]:
    wanted = sa.select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    wanted = wanted.where(seats.c.person == person).order_by(tables.c.created)
    ids = list(connection.execute(wanted).scalars())
    return [
        saved
        for start in range(0, len(ids), AT_ONCE)
        for saved in read_tables(connection, ids[start : start + AT_ONCE])
    ]


def _game(saved: Saved, person: str) -> dict[str, Any]:
    """A game without what its other players may not know."""
    return {
        "table": saved.id,
        "game": saved.game,
        "options": saved.options,
        "terms": msgspec.to_builtins(saved.terms),
        "created": saved.created,
        "started": saved.started,
        "acted": saved.acted,
        "over": saved.progress.over,
        "seat": next(seat for seat, place in enumerate(saved.places) if place.person == person),
        "names": [place.name or place.bot for place in saved.places],
        "results": [place.result for place in saved.places],
        "points": [place.points for place in saved.places],
    }


def _record(connection: Connection, saved: Saved) -> Record:
    """As the game's own page gives it; the points stand at the seats already."""
    points = [place.points for place in saved.places if place.points is not None]
    return Record(
        saved.game,
        len(saved.places),
        saved.options,
        saved.seed,
        commitment(saved.seed),
        select_entries(connection, saved.id, 0),
        tuple(points) if len(points) == len(saved.places) else None,
        saved.rules,
    )
