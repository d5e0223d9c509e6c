"""One server a database: a second one would neither be shown nor see what the first one does. Those who come to serve
it together (cluster/) share the lock."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Final

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.engine import Engine

from sandtable.server.sqlite import OWNERS_ONLY
from sandtable.server.troubles import Unusable

OURS: Final = 0x73616E647461626C  # PostgreSQL's advisory locks are numbers: "sandtabl"

Release = Callable[[], None]


def take_lock(engine: Engine, name: str, together: bool = False) -> Release:
    """Hold a database; raises Unusable if somebody else does. What is returned lets it go."""
    held = f"Another Sandtable serves {name} already. Stop it, or choose another one with --database."
    if engine.dialect.name == "postgresql":
        lock = sa.func.pg_try_advisory_lock_shared if together else sa.func.pg_try_advisory_lock
        return _lock_postgresql(engine, lock(OURS), held)
    if engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:"):
        return _lock_file(f"{engine.url.database}.lock", held)
    return lambda: None


def _lock_file(path: str, held: str) -> Release:
    lock = FileLock(path, timeout=0, mode=OWNERS_ONLY, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise Unusable(held) from None
    return lock.release


@contextlib.contextmanager
def one_at_a_time(engine: Engine) -> Iterator[None]:
    """Several processes that start together carry their database over once."""
    if engine.dialect.name != "postgresql":
        yield
        return
    with engine.connect() as connection:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(OURS + 1)))
        yield


def _lock_postgresql(engine: Engine, lock: sa.ColumnElement[bool], held: str) -> Release:
    """The lock is the connection's, and goes with it."""
    connection = engine.connect()
    if not connection.execute(sa.select(lock)).scalar():
        connection.close()
        raise Unusable(held)
    connection.commit()

    def release() -> None:
        if connection.closed:
            return
        # Unlocked and heard to be: the server would notice a closed connection only some time later.
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            connection.execute(sa.select(sa.func.pg_advisory_unlock_all()))
        connection.invalidate()  # never given back to the pool with a lock
        connection.close()

    return release
