"""Messages from process to process: each reads a stream of its own in Redis.

What is sent together travels together. Redis may go and come back: what is lost meanwhile is nothing that is kept,
and those who may have missed something are told to ask again."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from sandtable.faults import describe
from sandtable.server.cluster.messages import Again, Message, Told, read, write

logger = logging.getLogger("sandtable.server")

LONGEST: Final = 20_000  # messages in a stream; who is so far behind asks again
KEPT: Final = 60  # seconds that the stream of a process is kept after its last sign of life
WAIT: Final = 5_000  # milliseconds that a reader waits for news
PAUSE: Final = 0.3  # seconds until Redis is tried again
MOST_WAITING: Final = 50_000  # messages that wait to be sent

Item = tuple[str, Message]


class Bus:
    """The mail of one process."""

    def __init__(self, redis: "Redis", space: str, process: str) -> None:
        self.redis = redis
        self.space = space
        self.process = process
        self.waiting: list[Item] = []
        self.filled = asyncio.Event()
        self.owing: set[str] = set()  # processes that a message to them did not reach
        self.works = True

    def key(self, process: str) -> str:
        return f"sandtable:{self.space}:{process}"

    def post(self, process: str, message: Message) -> None:
        """Send a message soon; what is the same for several pages is sent once."""
        if isinstance(message, Told) and self.waiting:
            to, last = self.waiting[-1]
            if to == process and isinstance(last, Told) and last.text is message.text:
                last.pages += message.pages
                return
        if len(self.waiting) >= MOST_WAITING:
            self.owing.add(process)
            return
        self.waiting.append((process, message))
        self.filled.set()

    async def send_all(self, failed: Callable[[list[Item]], None]) -> None:
        """For ever; `failed` gets what could not be sent."""
        while True:
            await self.filled.wait()
            self.filled.clear()
            items, self.waiting = self.waiting, []
            try:
                await self._send([*((process, Again(self.process)) for process in self.owing), *items])
                self._say_that_it_works(True)
                self.owing.clear()
            except (RedisError, OSError) as problem:
                self._say_that_it_works(False, problem)
                self.owing |= {process for process, _ in items}
                failed(items)
                await asyncio.sleep(PAUSE)
                self.filled.set()

    async def _send(self, items: Iterable[Item]) -> None:
        pipe = self.redis.pipeline(transaction=False)
        for process, message in items:
            pipe.xadd(self.key(process), {"m": write(message)}, maxlen=LONGEST, approximate=True)
        await pipe.execute()

    async def read_all(self, take: Callable[[Message], None], missed: Callable[[], None]) -> None:
        """For ever; `missed` is called when something may have been lost."""
        last = "0"
        while True:
            try:
                found = await self.redis.xread({self.key(self.process): last}, count=500, block=WAIT)
            except (RedisError, OSError) as problem:
                self._say_that_it_works(False, problem)
                await asyncio.sleep(PAUSE)
                if await self._answers():
                    self._say_that_it_works(True)
                    missed()
                continue
            for _, entries in found or ():
                for number, fields in entries:
                    last = number
                    self._take(take, fields[b"m"])

    def _take(self, take: Callable[[Message], None], data: bytes) -> None:
        try:
            take(read(data))
        except Exception as problem:
            logger.error("a message of another process could not be taken: %s", describe(problem))

    async def _answers(self) -> bool:
        try:
            await self.redis.exists(self.key(self.process))
        except (RedisError, OSError):
            return False
        return True

    async def tidy(self) -> None:
        """With each sign of life: a stream that nobody reads goes after a while."""
        try:
            await self.redis.expire(self.key(self.process), KEPT)
        except (RedisError, OSError):
            return

    def _say_that_it_works(self, works: bool, problem: BaseException | None = None) -> None:
        if works != self.works:
            self.works = works
            told = "Redis is back" if works else f"Redis does not answer: {describe(problem or OSError())}"
            logger.warning("%s; tables go on for the pages of their own process", told)
