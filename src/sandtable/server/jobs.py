"""Long questions, answered in worker processes part by part: hints, reviews, whatever takes a while.

A job is a generator function that a worker process can import, and its arguments:

    def count_up(total: int) -> Iterator[int]:
        for n in range(total):
            yield n  # shown at once: this is the progress

    await jobs.long.ask(print, count_up, 10)

Whoever awaits `ask` gets each part as it comes. Cancelling that task stops the work: its process is
ended, and the next question finds a new one. There are two lanes, so that a hint does not wait for a
review, and both give way to the bots. The server itself never waits: a thread listens to the worker.
"""

import asyncio
import contextlib
import logging
import multiprocessing
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from sandtable.faults import describe
from sandtable.server.protocol import Refused
from sandtable.worker import DONE, PART, Job, work

logger = logging.getLogger("sandtable.server")

QUICK_NICENESS: Final = 5  # as the bots: somebody sits there and waits
LONG_NICENESS: Final = 15
QUICK_LIMIT: Final = 15.0  # seconds without any news until a worker counts as hanging
LONG_LIMIT: Final = 60.0
QUEUE: Final = 16  # questions that may wait in a lane

BUSY: Final = "Many questions are being answered right now. Try again in a moment."
ANOTHER: Final = "Another question of yours is still being answered. Wait for it, or leave that table."
FAILED: Final = "This could not be worked out. The game is not affected; you may ask again."
SLOW: Final = "This took too long and was given up. The game is not affected; you may ask again."


class Worker:
    """One process that does one job at a time, and the thread that listens to it."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.threads = ThreadPoolExecutor(1, "sandtable-job")

    async def start(self) -> None:
        if self.process is None or not self.process.is_alive():
            await asyncio.get_running_loop().run_in_executor(self.threads, self._start)

    def _start(self) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawning.Pipe()
        self.process = spawning.Process(target=work, args=(theirs, self.niceness), daemon=True)
        self.process.start()
        theirs.close()

    async def send(self, function: Job, about: tuple[object, ...]) -> None:
        await self.start()
        assert self.pipe is not None
        await asyncio.get_running_loop().run_in_executor(self.threads, self.pipe.send, (function, about))

    async def hear(self, limit: float) -> tuple[str, Any]:
        assert self.pipe is not None
        heard = asyncio.get_running_loop().run_in_executor(self.threads, self.pipe.recv)
        return await asyncio.wait_for(heard, limit)

    def stop(self) -> None:
        """End the process, whatever it does; the listening thread hears the end of the pipe."""
        process, self.process = self.process, None
        if process is not None:
            process.terminate()
            self.threads.shutdown(wait=False)
            self.threads = ThreadPoolExecutor(1, "sandtable-job")


class Lane:
    """Questions of one kind, one after the other; those who come later wait."""

    def __init__(self, niceness: int, limit: float, queue: int = QUEUE) -> None:
        self.worker = Worker(niceness)
        self.limit = limit
        self.queue = queue
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def ask(self, take: Callable[[Any], None], function: Job, *about: object) -> None:
        """Do a job; `take` gets each part. Raises Refused with a sentence if that fails."""
        if self.waiting >= self.queue:
            raise Refused("busy", BUSY)
        self.waiting += 1
        try:
            async with self.turn:
                await self._answer(take, function, about)
        finally:
            self.waiting -= 1

    async def _answer(self, take: Callable[[Any], None], function: Job, about: tuple[object, ...]) -> None:
        try:
            await self.worker.send(function, about)
            kind, part = await self.worker.hear(self.limit)
            while kind == PART:
                take(part)
                kind, part = await self.worker.hear(self.limit)
        except asyncio.CancelledError:
            self.worker.stop()
            raise
        except Exception as problem:  # hanging, or the process died, or nobody could take its parts
            self.worker.stop()
            logger.warning("a job failed: %s: %s", function.__name__, describe(problem))
            raise Refused("failed", SLOW if isinstance(problem, TimeoutError) else FAILED) from None
        if kind != DONE:
            logger.warning("a job failed: %s: %s", function.__name__, part)
            raise Refused("failed", FAILED)

    async def warm(self) -> None:
        """Start the process before it is needed."""
        async with self.turn:
            await self.worker.start()

    def stop(self) -> None:
        self.worker.stop()


class Jobs:
    """Both lanes, and who is being answered: one question a person at a time."""

    def __init__(self) -> None:
        self.quick = Lane(QUICK_NICENESS, QUICK_LIMIT)
        self.long = Lane(LONG_NICENESS, LONG_LIMIT)
        self.asking: set[Hashable] = set()

    @contextlib.contextmanager
    def question_of(self, who: Hashable) -> Iterator[None]:
        """Around everything that a person asks; raises Refused while there is another one."""
        if who in self.asking:
            raise Refused("busy", ANOTHER)
        self.asking.add(who)
        try:
            yield
        finally:
            self.asking.discard(who)

    def stop(self) -> None:
        self.quick.stop()
        self.long.stop()
