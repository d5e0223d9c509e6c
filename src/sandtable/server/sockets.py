"""One WebSocket a page: messages in, one at a time and not too many; messages out, never piling up."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import WebSocket

from sandtable.core.messages import say, speaking
from sandtable.server import coaching, departures, playing, protocol
from sandtable.server.advising import Advice
from sandtable.server.alerts import handlers as alerting
from sandtable.server.asking import Asking
from sandtable.server.delay import Delay
from sandtable.server.failures import excuse
from sandtable.server.handling import carry_out
from sandtable.server.house import handlers as owning
from sandtable.server.limits import Bucket
from sandtable.server.logs import table_id
from sandtable.server.metrics import REFUSALS
from sandtable.server.outbox import Outbox
from sandtable.server.protocol import Refused
from sandtable.server.table import Table
from sandtable.server.tables import ID, Tables
from sandtable.server.talk import handlers as talking
from sandtable.server.visitors import Visitor

PARTS: Final = (playing, coaching, departures, talking, alerting, owning)  # whose handlers there are

RATE: Final = 20.0  # messages a second on average, …
BURST: Final = 40.0  # … and at once
TOLERATED: Final = 200.0  # messages too many until the connection is closed
HEARD: Final = protocol.write(protocol.BeatHeard(""))
TOO_MANY: Final = 1008
TOO_SLOW: Final = 1013


class Connection:
    """A page, its person, and the tables it shows."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any] | None,
        visitor: Visitor,
        tables: Tables,
        advice: Advice,
        carry_out: Callable[["Connection", protocol.FromClient], Awaitable[None]] = carry_out,
        delay: Delay | None = None,
        may_say_more: Callable[[float], bool] = lambda cost: True,
    ) -> None:
        self.socket = socket
        self.may_say_more = may_say_more  # with the other pages of its address
        self.carry_out = carry_out
        self.visitor = visitor
        self.person, self.address, self.device, self.language = visitor
        self.name = ""  # of its person, once the page looks on somewhere
        self.tables = tables
        self.advice = advice
        self.delay = delay or Delay()
        self.asking = Asking(advice.jobs, self.person or self, self.refuse)
        self.shown: dict[str, Table] = {}
        self.bucket = Bucket(RATE, BURST)
        self.patience = Bucket(RATE, TOLERATED)
        self.gone = False
        self.changes = False  # whether this page would rather hear what changes than whole views
        self.outbox = Outbox()
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send(self, text: str) -> None:
        """Queue a message; a page too slow to read is dropped, and may come back."""
        if not self.outbox.put(text):
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        if not self.closing.done():
            self.closing.set_result(code)

    async def serve(self) -> None:
        """Until the page goes, or has to go."""
        assert self.socket is not None
        tasks: list[asyncio.Future[Any]] = [
            asyncio.create_task(self._receive_all()),
            asyncio.create_task(self._send_all()),
        ]
        try:
            await asyncio.wait([*tasks, self.closing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.gone = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.leave_all()
        if self.closing.done():
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.socket.close(self.closing.result()), 1)

    def leave_all(self) -> None:
        self.gone = True
        self.asking.enough(self.asking.table)
        for table in self.shown.values():
            table.leave(self)

    async def _send_all(self) -> None:
        assert self.socket is not None
        while True:
            text = await self.outbox.get()
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def _receive_all(self) -> None:
        assert self.socket is not None
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            # Shielded: an act that is being stored is also shown, even if its page has just gone.
            await asyncio.shield(self.receive(text if text is not None else event.get("bytes") or b""))

    async def receive(self, text: str | bytes) -> None:
        """Carry out one message; all that is said about it is in the page's language."""
        with speaking(self.language):
            await self._take(text)

    async def _take(self, text: str | bytes) -> None:
        try:
            self.check_pace()
            request = protocol.read(text)
        except Refused as problem:
            self.refuse(problem, None)
        else:
            if isinstance(request, protocol.Beat):
                self.send(HEARD)
            else:
                await self.attempt(request, self.carry_out(self, request))

    async def attempt(self, request: protocol.Request, work: Awaitable[None]) -> None:
        """Whatever is wrong with a message is told, and hurts nobody else."""
        table_id.set(request.table if ID.fullmatch(request.table) else "?")
        try:
            await work
        except Refused as problem:
            self.refuse(problem, request)
        except Exception as problem:
            self.refuse(excuse(problem, "a message could not be handled"), request)

    async def find(self, table: str) -> Table:
        """A table that this page's person may look at; raises Refused."""
        found = await self.tables.find(table)
        found.check_may_look(self.person)
        return found

    async def joined(self, table: str) -> Table:
        """A table that this page shows; raises Refused."""
        found = await self.find(table)
        if table not in self.shown:
            raise Refused("not-yours", say("sockets-open-this-table-first"))
        return found

    def check_pace(self, cost: float = 1.0) -> None:
        if self.bucket.take(cost) and self.may_say_more(cost):
            return
        if not self.patience.take():
            self.close(TOO_MANY)
        raise Refused("too-fast", say("sockets-too-many-messages-wait"))

    def refuse(self, problem: Refused, request: protocol.Request | None) -> None:
        table = request.table if request else None
        REFUSALS.labels(problem.code).inc()
        self.send(protocol.write(protocol.ErrorTold(problem.code, problem.text, problem.rule, table)))
        shown = self.shown.get(table or "")
        if problem.code == "stale" and shown is not None and self in shown.audience.listening:
            self.send(shown.picture(self))
