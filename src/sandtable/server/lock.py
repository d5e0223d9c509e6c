"""One server a database: a second one would neither be shown nor see what the first one does. Those who come to serve
it together (cluster/) share the lock."""

import contextlib
import logging
import threading
import time
from collections.abc import Callable, Iterator
from typing import Final, Protocol

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.engine import Connection, Engine

from sandtable.server.sqlite import OWNERS_ONLY
from sandtable.server.troubles import Unusable

logger = logging.getLogger("sandtable.server")

OURS: Final = 0x73616E647461626C  # PostgreSQL's advisory locks are numbers: "sandtabl"
LOOK: Final = 2.0  # seconds from one look whether the lock is still ours to the next
TRIES: Final = 20  # until the session of a connection that we lost has ended
PAUSE: Final = 0.1  # seconds between them
ACTIVITY: Final = sa.table("pg_stat_activity", sa.column("pid"), sa.column("backend_start"))
SESSION: Final = sa.select(ACTIVITY).where(ACTIVITY.c.pid == sa.func.pg_backend_pid())
END: Final = sa.select(sa.func.pg_terminate_backend(ACTIVITY.c.pid)).where(
    ACTIVITY.c.pid == sa.bindparam("pid"), ACTIVITY.c.backend_start == sa.bindparam("backend_start")
)


class Held(Protocol):
    """A lock that this process has."""

    def keep(self) -> None:
        """Take it again if it was lost; raises Unusable if somebody else has it now."""

    def release(self) -> None: ...


class Nothing:
    """Of a database that nobody else can have, and of those who do not serve."""

    def keep(self) -> None: ...

    def release(self) -> None: ...


def take_lock(engine: Engine, name: str, together: bool = False) -> Held:
    """Hold a database; raises Unusable if somebody else does."""
    held = f"Another Sandtable serves {name} already. Stop it, or choose another one with --database."
    if engine.dialect.name == "postgresql":
        lock = sa.func.pg_try_advisory_lock_shared if together else sa.func.pg_try_advisory_lock
        return Advisory(engine, sa.select(lock(OURS)), held)
    if engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:"):
        return OfFile(f"{engine.url.database}.lock", held)
    return Nothing()


class OfFile(Nothing):
    """The lock of a file is the system's to keep."""

    def __init__(self, path: str, held: str) -> None:
        self.lock = FileLock(path, timeout=0, mode=OWNERS_ONLY, thread_local=False)
        try:
            self.lock.acquire()
        except Timeout:
            raise Unusable(held) from None

    def release(self) -> None:
        self.lock.release()


class Advisory:
    """PostgreSQL's: it is one connection's, and goes with it."""

    def __init__(self, engine: Engine, wanted: sa.Select[tuple[bool]], held: str) -> None:
        self.engine = engine
        self.wanted = wanted
        self.held = held
        self.one_at_a_time = threading.Lock()
        self.connection: Connection | None = None
        self.session: dict[str, object] = {}  # that has the lock, or had it
        self.released = False
        self._take()

    def keep(self) -> None:
        with self.one_at_a_time:
            if not self.released and not self._lives():
                self._drop()
                self._end_session()
                self._take_soon()

    def release(self) -> None:
        with self.one_at_a_time:
            self.released = True
            if self.connection is not None:
                # Unlocked and heard to be: the server would notice a closed connection only some time later.
                with contextlib.suppress(sa.exc.SQLAlchemyError):
                    self.connection.execute(sa.select(sa.func.pg_advisory_unlock_all()))
                self._drop()

    def _take(self) -> None:
        connection = self.engine.connect()
        if not connection.execute(self.wanted).scalar():
            connection.close()
            raise Unusable(self.held)
        self.session = dict(connection.execute(SESSION).mappings().one())
        connection.commit()
        self.connection = connection

    def _take_soon(self) -> None:
        for left in reversed(range(TRIES)):
            try:
                return self._take()
            except Unusable:
                if not left:
                    raise
                time.sleep(PAUSE)

    def _lives(self) -> bool:
        if self.connection is None:
            return False
        try:
            self.connection.execute(sa.select(1))
            self.connection.commit()
        except sa.exc.SQLAlchemyError:
            return False
        return True

    def _drop(self) -> None:
        """Never given back to the pool with a lock."""
        if self.connection is not None:
            self.connection.invalidate()
            self.connection.close()
            self.connection = None

    def _end_session(self) -> None:
        """Where only the line was cut, the database believes that we are still there."""
        with self.engine.begin() as connection:
            connection.execute(END, self.session)


class Keeper:
    """Looks after a lock as long as it is held: databases are restarted, and lines are cut."""

    def __init__(self, lock: Held, lost: Callable[[], None]) -> None:
        self.lock = lock
        self.lost = lost
        self.ended = threading.Event()
        threading.Thread(target=self._keep, daemon=True, name="lock").start()

    def _keep(self) -> None:
        while not self.ended.wait(LOOK):
            try:
                self.lock.keep()
            except Unusable as problem:
                logger.error("%s", problem)
                return self.lost()
            except sa.exc.SQLAlchemyError:
                continue  # the database is away: nobody else can have it either

    def end(self) -> None:
        self.ended.set()


@contextlib.contextmanager
def one_at_a_time(engine: Engine) -> Iterator[None]:
    """Several processes that start together carry their database over once."""
    if engine.dialect.name != "postgresql":
        yield
        return
    with engine.connect() as connection:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(OURS + 1)))
        yield
