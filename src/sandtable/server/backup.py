"""`sandtable backup` and `sandtable restore`: whole copies of a database in one file of SQLite, checked before anybody
relies on them. PostgreSQL is copied row by row, as it is at one moment, and compared."""

import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sandtable.server import sqlite
from sandtable.server.database import check_ours, explained, file_of, free_name, make_engine, name_of
from sandtable.server.lock import take_lock
from sandtable.server.moving import check_there, move, to_file
from sandtable.server.troubles import Unusable


def backup(database: str, target: Path) -> str:
    """Copy a database to a file, also while it is served; what the copy has in it. A copy that was there
    before stays until the new one is known to be good."""
    engine = make_engine(database)
    check_there(engine)
    file, name = file_of(engine), name_of(engine)
    new = target.with_name(target.name + ".new").absolute()
    with explained(name), _tidy(new):
        if file is not None:
            sqlite.copy(file, new)
        else:
            to_file(engine, new)
            sqlite.close_log(new)
        contents = _check(new, name)
        new.replace(target)
    engine.dispose()
    return f"{target} has {contents}, checked"


def restore(database: str, source: Path) -> str:
    """Put a backup in the place of a database that nobody serves; what was there is kept beside it."""
    if not source.exists():
        raise Unusable(f"There is no file {source}.")
    file = file_of(make_engine(database))
    if file is None:
        return move(str(source), database)
    new = file.with_name(file.name + ".restoring")
    with explained(str(source)), _tidy(new):
        sqlite.copy(source.absolute(), new)
        contents = _check(new, str(source))
        kept = _put_in_place(database, new, file)
    return f"{file} has {contents}, checked; {kept}"


@contextlib.contextmanager
def _tidy(new: Path) -> Iterator[None]:
    """Nothing half done is left."""
    try:
        yield
    finally:
        for part in sqlite.parts(new):
            part.unlink(missing_ok=True)


def _check(copy: Path, original: str) -> str:
    """What a copy has in it; raises Unusable where it is not a good database of ours."""
    faults = sqlite.faults(copy)
    if faults:
        raise Unusable(f"{original} is damaged: {faults[0]}.")
    engine = make_engine(str(copy))
    try:
        check_ours(engine, original)
    finally:
        engine.dispose()
    with contextlib.closing(sqlite3.connect(copy)) as opened:
        tables, acts = (
            opened.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "log")
        )
    return f"{tables} tables with {acts} acts"


def _put_in_place(database: str, new: Path, file: Path) -> str:
    """Under the lock, so that no server has the old one open."""
    engine = make_engine(database)
    lock = take_lock(engine, name_of(engine))
    try:
        kept = _set_aside(file)
        new.replace(file)
    finally:
        lock.release()
        engine.dispose()
    return kept


def _set_aside(file: Path) -> str:
    """Keep what is there; a write-ahead log left by a server that was killed must not meet the new file."""
    if not file.exists():
        return "there was none before"
    kept = free_name(file.with_name(file.name + ".before-restore"))
    try:
        sqlite.copy(file, kept)
    except sqlite3.Error:  # it is damaged: as it lies there
        shutil.copy2(file, kept)
    for part in sqlite.parts(file)[1:]:
        part.unlink(missing_ok=True)
    return f"what was there before is in {kept.name}"
