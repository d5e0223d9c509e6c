"""A page at the process that has its table, while its socket is at another."""

import asyncio
from typing import TYPE_CHECKING, Final

from sandtable.core.messages import say
from sandtable.server.alone import HeldElsewhere
from sandtable.server.cluster.messages import Asked, Moved, Told
from sandtable.server.delay import DelayElsewhere
from sandtable.server.protocol import FromClient, Refused
from sandtable.server.sockets import Connection
from sandtable.server.visitors import Visitor

if TYPE_CHECKING:
    from sandtable.server.cluster.together import Together
    from sandtable.server.desk import Desk

MOST_WAITING: Final = 64  # messages of one page


class StandIn(Connection):
    """Hears and says what its page does, over the bus."""

    def __init__(self, asked: Asked, desk: "Desk", home: "Together") -> None:
        visitor = Visitor(asked.person, asked.address, language=asked.language)
        super().__init__(None, visitor, desk.tables, desk.advice, self._carry_out)
        self.process, self.page = asked.process, asked.page
        self.home = home
        self.asked: asyncio.Queue[Asked] = asyncio.Queue(MOST_WAITING)
        self.now = asked
        self.delay = DelayElsewhere(*asked.delay)
        self.working = asyncio.create_task(self._work())

    def send(self, text: str) -> None:
        self.home.bus.post(self.process, Told([self.page], text))

    def close(self, code: int) -> None:
        """Its own process counts its messages, too."""

    def take(self, asked: Asked) -> None:
        """One more message; they are carried out one after the other."""
        try:
            self.asked.put_nowait(asked)
        except asyncio.QueueFull:
            self.refuse(Refused("too-fast", say("sockets-too-many-messages-wait")), None)

    async def _work(self) -> None:
        while True:
            self.now = await self.asked.get()
            self.delay = DelayElsewhere(*self.now.delay)
            self.language = self.now.language
            await asyncio.shield(self.receive(self.now.request))

    async def _carry_out(self, page: Connection, request: FromClient) -> None:
        """Here or nowhere: if the table has gone on, the page's own process finds out where."""
        try:
            await self.home.carry_out_here(page, request)
        except HeldElsewhere:
            asked = self.now
            self.home.bus.post(self.process, Moved(self.page, asked.request, asked.hops + 1))

    def end(self) -> None:
        self.working.cancel()
        self.leave_all()
