"""A bot that is connected: it is led to its tables, and hears of challenges."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sandtable.core.messages import say
from sandtable.server import protocol
from sandtable.server.protocol import BotLimits, Refused, Terms
from sandtable.server.remote.accounts import ALIVE, MOST_OF_MEMBER
from sandtable.server.sockets import BURST, RATE, Connection

if TYPE_CHECKING:
    from sandtable.server.desk import Desk

LOOK: Final = 1.0  # seconds between two looks at the tables; this process' own are seen at once
BREATH: Final = 6.0  # seconds until an empty line says that the stream is alive
REPLACED: Final = 3001
WITHDRAWN: Final = 3000
MAY_SAY: Final = (
    protocol.Sit,
    protocol.Decline,
    protocol.Act,
    protocol.Why,
    protocol.Resign,
    protocol.Abort,
    protocol.Answer,
    protocol.RematchWanted,
)
NOT_FOR_BOTS: Final = say.later("line-not-for-bots")


def limits(tables: int) -> BotLimits:
    return BotLimits(RATE, BURST, protocol.LARGEST_MESSAGE, tables, 1, MOST_OF_MEMBER)


class Line:
    """A stream of one bot, whatever carries it: what a page is for a person."""

    def __init__(self, desk: "Desk", page: Connection) -> None:
        assert page.person is not None
        self.desk = desk
        self.page = page
        self.bot = page.person
        self.challenges = desk.tables.challenges
        self.news = asyncio.Event()
        self.joined: set[str] = set()
        self.told: set[str] = set()
        self.breathed = 0.0

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Around the time of a stream; one that was open before is ended."""
        desk, page = self.desk, self.page
        desk.presence.close(self.bot, REPLACED)
        shown = await self.challenges.accounts.shown(self.bot)
        page.send(msgspec.json.encode(protocol.Greeting(shown, limits(shown.rules.tables))).decode())
        self.challenges.lines[self.bot].add(self.news)
        watching = asyncio.create_task(self._watch())
        try:
            with desk.presence.of(page):
                yield
        finally:
            watching.cancel()
            self.challenges.lines[self.bot].discard(self.news)
            if not self.challenges.lines[self.bot]:
                del self.challenges.lines[self.bot]
            page.leave_all()
            desk.tables.home.gone(page)
            if page.closing.done() is False or page.closing.result() != REPLACED:
                await asyncio.shield(self.challenges.accounts.seen(self.bot, alive=False))

    async def _watch(self) -> None:
        while True:
            self.news.clear()
            await self._look()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self.news.wait()

    async def _look(self) -> None:
        """Join the tables where this bot sits, tell of seats that are kept for it, leave what is over."""
        now = time.monotonic()
        if not self.breathed or now - self.breathed > ALIVE / 3000:
            await self.challenges.accounts.seen(self.bot)
            self.breathed = now
        rows = await self.challenges.accounts.tables_of(self.bot)
        for row in rows:
            if row.person is None:
                self._tell(row)
            elif row.id not in self.joined:
                self.joined.add(row.id)
                await self._do(protocol.Join(row.id))
        for table in self.joined - {row.id for row in rows}:
            self.joined.discard(table)
            await self._do(protocol.Leave(table))
        self.told &= {row.id for row in rows}

    def _tell(self, row: Any) -> None:
        if row.id not in self.told:
            self.told.add(row.id)
            terms = msgspec.convert(row.terms, Terms)
            told = protocol.ChallengeTold(row.id, row.seat, row.game, row.options, terms)
            self.page.send(protocol.write(told))

    async def _do(self, request: protocol.Request) -> None:
        await self.page.attempt(request, self.desk.tables.home.carry_out(self.page, request))

    async def messages(self) -> AsyncIterator[bytes]:
        """What is said to the bot, a line each; an empty one now and then."""
        while not self.page.closing.done():
            getting: asyncio.Future[Any] = asyncio.ensure_future(self.page.outbox.get())
            ends: list[asyncio.Future[Any]] = [getting, self.page.closing]
            done, _ = await asyncio.wait(ends, timeout=BREATH, return_when=asyncio.FIRST_COMPLETED)
            if getting in done:
                yield str(getting.result()).encode() + b"\n"
                continue
            getting.cancel()
            if not done:
                yield b"\n"


def check_may_say(request: protocol.FromClient) -> None:
    if not isinstance(request, MAY_SAY):
        raise Refused("not-for-bots", NOT_FOR_BOTS)
