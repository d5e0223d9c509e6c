"""Whole databases copied from one kind to another, and compared row by row before anybody relies on them.

The copy gets the tables of the revision that the original has, by the same steps, and then its rows."""

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, RowMapping

from sandtable.server import sqlite
from sandtable.server.carrying import upgrade
from sandtable.server.database import (
    check_ours,
    explained,
    file_of,
    make_engine,
    name_of,
)
from sandtable.server.lock import take_lock
from sandtable.server.troubles import Unusable

AT_ONCE: Final = 1000  # rows
VERSION: Final = "alembic_version"
PASSING: Final = ("processes", "leases")  # who is alive just now is not worth keeping


def move(source: str, target: str) -> str:
    """Copy a database that nobody serves to another one, which has to be new; what it has in it."""
    original, twin = make_engine(source), make_engine(target)
    if name_of(original) == name_of(twin):
        raise Unusable("The two databases are the same one.")
    check_there(original)
    locks = [take_lock(engine, name_of(engine)) for engine in (original, twin)]
    try:
        with explained(name_of(twin)):
            contents = copy_all(original, twin)
    finally:
        for lock in locks:
            lock.release()
        original.dispose()
        twin.dispose()
    return f"{name_of(twin)} has {contents}, compared"


def check_there(engine: Engine) -> None:
    file = file_of(engine)
    if file is not None and not file.exists():
        raise Unusable(f"There is no database {file}.")
    with explained(name_of(engine)):
        if check_ours(engine, name_of(engine)) is None:
            raise Unusable(f"There is nothing in the database {name_of(engine)}.")


def copy_all(original: Engine, twin: Engine) -> str:
    """Copy everything as it is at one moment, also while it is served; raises Unusable where the copy differs."""
    file = file_of(twin)
    if file is not None:
        sqlite.keep_private(file)
    if check_ours(twin, name_of(twin)) is not None:
        raise Unusable(f"There are tables in {name_of(twin)} already. Name a database that is new.")
    frozen = {"isolation_level": "REPEATABLE READ"} if original.dialect.name == "postgresql" else {}
    with original.connect().execution_options(**frozen) as source, twin.begin() as target:
        revision = check_ours(original, name_of(original))
        upgrade(target, None, str(revision))
        for name in table_names(source):
            _copy(source, target, name)
        for name in table_names(source):
            _compare(source, target, name)
        tables, acts = (count(target, name) for name in ("tables", "log"))
    return f"{tables} tables with {acts} acts"


def table_names(connection: Connection) -> list[str]:
    """In the order in which rows may be put into them."""
    there = sa.MetaData()
    there.reflect(connection)
    return [table.name for table in there.sorted_tables if table.name not in (VERSION, *PASSING)]


def count(connection: Connection, name: str) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(sa.table(name))).scalar_one())


def _copy(source: Connection, target: Connection, name: str) -> None:
    there = sa.Table(name, sa.MetaData(), autoload_with=target)
    batch: list[dict[str, Any]] = []
    for row in _rows(source, name):
        batch.append(dict(row))
        if len(batch) >= AT_ONCE:
            target.execute(sa.insert(there), batch)
            batch = []
    if batch:
        target.execute(sa.insert(there), batch)
    _count_on(target, there)


def _count_on(target: Connection, table: sa.Table) -> None:
    """PostgreSQL counts numbers for new rows by itself: from where the copied ones end."""
    counted = table.autoincrement_column
    if target.dialect.name == "postgresql" and counted is not None and not counted.foreign_keys:
        highest = sa.select(sa.func.coalesce(sa.func.max(counted), 0) + 1).scalar_subquery()
        sequence = sa.func.pg_get_serial_sequence(table.name, counted.name)
        target.execute(sa.select(sa.func.setval(sequence, highest, False)).where(sequence.is_not(None)))


def _rows(connection: Connection, name: str) -> Iterator[RowMapping]:
    table = sa.Table(name, sa.MetaData(), autoload_with=connection)
    ordered = sa.select(table).order_by(*table.primary_key.columns)
    try:
        yield from connection.execution_options(yield_per=AT_ONCE).execute(ordered).mappings()
    except ValueError as problem:
        raise Unusable(f"A row of {name} cannot be read: {problem}. Mend or remove it first.") from None


def _compare(source: Connection, target: Connection, name: str) -> None:
    """By their keys, wherever each database sorts letters in its own way."""
    key = [column.name for column in sa.Table(name, sa.MetaData(), autoload_with=source).primary_key.columns]

    def by_key(connection: Connection) -> list[tuple[Any, ...]]:
        return sorted(
            (*(row[part] for part in key), repr(sorted(row.items()))) for row in _rows(connection, name)
        )

    for ours, theirs in zip_longest(by_key(source), by_key(target)):
        if ours != theirs:
            raise Unusable(f"A row of {name} is not the same in the copy; nothing was kept.")


def to_file(original: Engine, file: Path) -> str:
    """A database of another kind as a file of SQLite."""
    twin = make_engine(str(file))
    try:
        return copy_all(original, twin)
    finally:
        twin.dispose()
