"""Files of SQLite: made for their owner only, set up to be durable, copied whole, checked."""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any, Final

OWNERS_ONLY: Final = 0o600  # it holds the cookies' secret and the seeds of running games
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


def set_up(connection: Any, _: Any = None) -> None:
    """A new connection. The driver's own idea of transactions is in the way."""
    connection.isolation_level = None
    connection.text_factory = _read_text
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _read_text(value: bytes) -> str:
    """Damaged text is one table's trouble, not everybody's."""
    return value.decode(errors="replace")


def keep_private(file: Path) -> None:
    """Make the file if there is none, for its owner only; SQLite gives its -wal and -shm the same mode."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNERS_ONLY))
    for part in parts(file):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # another owner's is theirs to keep
            if part.stat().st_mode & 0o077:
                part.chmod(OWNERS_ONLY)


def parts(file: Path) -> list[Path]:
    """The file, and what SQLite keeps beside it: what is there was written last."""
    return [file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm"))]


def copy(source: Path, target: Path) -> None:
    """Copy a database, with all that is still in its write-ahead log, while it may be in use."""
    keep_private(target)
    with (
        contextlib.closing(sqlite3.connect(source)) as original,
        contextlib.closing(sqlite3.connect(target)) as twin,
    ):
        original.backup(twin)
    close_log(target)


def close_log(file: Path) -> None:
    """One file, nothing beside it, on the disk."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
    _sync(file)


def faults(file: Path) -> list[str]:
    """What is wrong with a database, in SQLite's words; nothing in a good one."""
    with contextlib.closing(sqlite3.connect(file.as_uri() + "?mode=ro", uri=True)) as database:
        told = [str(row[0]) for row in database.execute("PRAGMA integrity_check")]
        orphans = database.execute("PRAGMA foreign_key_check").fetchall()
    return [fault for fault in told if fault != "ok"] + [f"a row of {row[0]} is nobody's" for row in orphans]


def _sync(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())
