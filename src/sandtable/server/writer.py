"""One thread writes. Whatever has piled up while it was busy goes into the next transaction, so that
many tables share one wait for the disk."""

import asyncio
import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError


class Conflict(Exception):
    """Somebody else wrote this first."""


class Fenced(Exception):
    """A write about a table that another process has taken up."""


@dataclass(frozen=True)
class Change:
    """One statement of a write. Where `must`, finding or changing no row is a conflict."""

    statement: sa.Executable
    values: dict[str, Any] | list[dict[str, Any]] | None = None
    must: bool = False
    else_raise: type[Exception] = Conflict


@dataclass
class Write:
    """Changes that belong together, and who waits for them."""

    changes: Sequence[Change]
    done: "Future[None]"


class Writer:
    """The thread, and what waits for it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Once everything is written."""
        self.waiting.put(None)
        self.thread.join()

    async def write(self, changes: Sequence[Change]) -> None:
        """Returns once the changes are durable; raises Conflict if another write came first."""
        done: Future[None] = Future()
        self.waiting.put(Write(changes, done))
        await asyncio.shield(asyncio.wrap_future(done))  # who stops waiting does not stop the write

    def _write_all(self) -> None:
        while writes := self._piled_up():
            self._commit(writes)

    def _piled_up(self) -> list[Write]:
        """All writes there are, at least one; none to stop."""
        writes: list[Write] = []
        write = self.waiting.get()
        while write is not None:
            writes.append(write)
            if self.waiting.empty():
                return writes
            write = self.waiting.get()
        self.waiting.put(None)
        return writes

    def _commit(self, writes: list[Write], again: bool = False) -> None:
        try:
            with self.engine.begin() as connection:
                for write in writes:
                    for change in write.changes:
                        carry_out(connection, change)
        except Exception as problem:
            self._blame(writes, problem, again)
        else:
            for write in writes:
                write.done.set_result(None)

    def _blame(self, writes: list[Write], problem: Exception, again: bool) -> None:
        """One bad write must not sink the others: each gets a transaction of its own."""
        if len(writes) > 1:
            for write in writes:
                self._commit([write])
        elif not again and isinstance(problem, DBAPIError) and problem.connection_invalidated:
            self._commit(writes, again=True)  # the database was restarted; nothing is ever stored twice
        elif isinstance(problem, IntegrityError):
            writes[0].done.set_exception(Conflict())
        else:
            writes[0].done.set_exception(problem)


def carry_out(connection: Connection, change: Change) -> None:
    result = connection.execute(change.statement, change.values)
    if change.must and not (result.first() if result.returns_rows else result.rowcount):
        raise change.else_raise
