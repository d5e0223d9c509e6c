"""One WebSocket a page: messages in, one at a time and not too many; messages out, never piling up."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import WebSocket

from sandtable.faults import describe
from sandtable.server import protocol
from sandtable.server.advising import Advice
from sandtable.server.limits import Bucket
from sandtable.server.protocol import Refused
from sandtable.server.table import Table
from sandtable.server.tables import Tables

logger = logging.getLogger("sandtable.server")

RATE: Final = 20.0  # messages a second on average, …
BURST: Final = 40.0  # … and at once
TOLERATED: Final = 200.0  # messages too many until the connection is closed
OUTBOX: Final = 128  # messages a slow page may be behind
MOST_TABLES: Final = 16  # shown at once on one page
SORRY: Final = "Something went wrong on the server; nothing was changed. Try again."
TOO_MANY: Final = 1008
TOO_SLOW: Final = 1013

Answering = Callable[[], Coroutine[Any, Any, None]]


class Connection:
    """A page, its person, and the tables it shows."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], person: str | None, tables: Tables, advice: Advice
    ) -> None:
        self.socket = socket
        self.person = person
        self.tables = tables
        self.advice = advice
        self.question: asyncio.Task[None] | None = None  # one at a time that takes long to answer
        self.asked_at = ""  # the table it is about
        self.shown: dict[str, Table] = {}
        self.bucket = Bucket(RATE, BURST)
        self.patience = Bucket(RATE, TOLERATED)
        self.gone = False
        self.outbox: asyncio.Queue[str] = asyncio.Queue(OUTBOX)
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send(self, text: str) -> None:
        """Queue a message; a page too slow to read is dropped, and may come back."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        if not self.closing.done():
            self.closing.set_result(code)

    async def serve(self) -> None:
        """Until the page goes, or has to go."""
        tasks: list[asyncio.Future[Any]] = [
            asyncio.create_task(self._receive_all()),
            asyncio.create_task(self._send_all()),
        ]
        try:
            await asyncio.wait([*tasks, self.closing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.gone = True
            self._enough(self.asked_at)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for table in self.shown.values():
                table.leave(self)
        if self.closing.done():
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.socket.close(self.closing.result()), 1)

    async def _send_all(self) -> None:
        while True:
            text = await self.outbox.get()
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def _receive_all(self) -> None:
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            # Shielded: an act that is being stored is also shown, even if its page has just gone.
            await asyncio.shield(self.receive(text if text is not None else event.get("bytes") or b""))

    async def receive(self, text: str | bytes) -> None:
        """Carry out one message; whatever is wrong with it is told, and hurts nobody else."""
        request: protocol.Request | None = None
        try:
            self._check_pace()
            request = protocol.read(text)
            await self._carry_out(request)
        except Refused as problem:
            self._refuse(problem, request)
        except Exception as problem:
            logger.error("a message could not be handled: %s", describe(problem))
            self._refuse(Refused("internal", SORRY), request)

    def _check_pace(self) -> None:
        if self.bucket.take():
            return
        if not self.patience.take():
            self.close(TOO_MANY)
        raise Refused("too-fast", "Too many messages; wait a moment.")

    def _refuse(self, problem: Refused, request: protocol.Request | None) -> None:
        table = request.table if request else None
        self.send(protocol.write(protocol.Error(problem.code, problem.text, problem.rule, table)))
        if problem.code == "stale" and table in self.shown:
            self.send(self.shown[table].picture(self))

    async def _carry_out(self, request: protocol.Request) -> None:
        if isinstance(request, protocol.Leave):
            return self._leave(request.table)
        if isinstance(request, protocol.Enough):
            return self._enough(request.table)
        table = await self.tables.find(request.table)
        match request:
            case protocol.Join():
                self._join(table)
            case protocol.Sit(seat=seat):
                await table.sit(self.person, seat)
            case protocol.Act(number=number, act=act):
                await table.act(self.person, number, act)
            case protocol.Why(target=target, act=act):
                self.send(protocol.write(table.why(self.person, target, act)))
            case protocol.FrameWanted(number=number):
                self.send(protocol.write(table.frame(self.person, number)))
            case protocol.RematchWanted():
                await self.tables.rematch(table, self.person)
            case protocol.HintsWanted():
                self._ask(request, lambda: self.advice.hints(table, self.person, self.send))
            case protocol.ReviewWanted():
                self._ask(request, lambda: self.advice.review(table, self.person, self.send))
            case protocol.ParWanted():
                self._ask(request, lambda: self.advice.par(table, self.person, self.send))

    # Questions that take long: answered beside everything else, stopped when the page goes elsewhere

    def _ask(self, request: protocol.Request, answer: Answering) -> None:
        """Begin to answer; a page's next question takes the place of the one before."""
        before = self.question
        self._enough(self.asked_at)
        self.asked_at = request.table
        self.question = asyncio.create_task(self._answer(request, answer, before))

    async def _answer(
        self, request: protocol.Request, answer: Answering, before: asyncio.Task[None] | None
    ) -> None:
        try:
            if before is not None:
                await asyncio.wait([before])
            with self.advice.jobs.question_of(self.person or self):
                await answer()
        except Refused as problem:
            self._refuse(problem, request)
        except Exception as problem:
            logger.error("a question could not be answered: %s", describe(problem))
            self._refuse(Refused("internal", SORRY), request)

    def _enough(self, table: str) -> None:
        if self.question is not None and table == self.asked_at:
            self.question.cancel()
            self.question = None

    def _join(self, table: Table) -> None:
        if self.gone:
            return
        if table.id not in self.shown and len(self.shown) >= MOST_TABLES:
            raise Refused("too-many", f"A page shows at most {MOST_TABLES} tables; leave one first.")
        self.shown[table.id] = table
        table.join(self)

    def _leave(self, table: str) -> None:
        self._enough(table)
        shown = self.shown.pop(table, None)
        if shown is not None:
            shown.leave(self)


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from our own page, or from a program, which names no origin."""
    return origin is None or urlsplit(origin).netloc.lower() == (host or "").lower() != ""
