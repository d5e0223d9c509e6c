"""Bots think in worker processes: compiled searches hold the interpreter, and tables must not wait.

Each worker is a pool of one, so that a bot that crashes or hangs takes only its own worker along.
"""

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from sandtable.core.game import View
from sandtable.faults import describe
from sandtable.worker import Maker, hesitate, settle, think

logger = logging.getLogger("sandtable.server")

PATIENCE: Final = 2.0  # how many times its seconds a bot may take
NICENESS: Final = 5  # people's clicks go before bots' thoughts


class Worker:
    """One process that thinks, started when first needed and after each failure."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.pid: int | None = None
        self.starting: asyncio.Future[int] | None = None

    async def answer(self, limit: float, question: Callable[..., int], *about: object) -> int:
        pool = await self.start()
        thought = pool.submit(question, *about)
        return await asyncio.wait_for(asyncio.wrap_future(thought), limit)

    async def start(self) -> ProcessPoolExecutor:
        """The pool, once its process is there."""
        if self.pool is None or self.starting is None:
            spawning = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=spawning, initializer=settle, initargs=(NICENESS,))
            self.starting = asyncio.wrap_future(self.pool.submit(os.getpid))
        pool = self.pool
        self.pid = await asyncio.shield(self.starting)
        return pool

    def stop(self) -> None:
        if self.pool is None:
            return
        for process in multiprocessing.active_children():
            if process.pid == self.pid:
                process.terminate()
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self.starting = None


class Thinkers:
    """All workers. A bot waits for a free one."""

    def __init__(self, workers: int, make: Maker, pause: float, grace: float) -> None:
        self.make = make
        self.pause = pause
        self.grace = grace
        self.workers = [Worker() for _ in range(workers)]
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # one that is warm comes first
        for worker in reversed(self.workers):
            self.free.put_nowait(worker)

    async def choose(self, game: str, bot: str, view: View, seconds: float, seed: int = 0) -> int | None:
        """A bot's act, not sooner than after a short pause that lets people follow; None if it failed."""
        begun = time.monotonic()
        action = await self._ask(game, bot, seconds, think, view, seconds, seed or new_seed())
        await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - begun)))
        return action

    async def delay(self, game: str, bot: str, view: View, seed: int) -> float:
        """Seconds that a bot with a pace of its own takes before the act it chooses with this seed."""
        return (await self._ask(game, bot, 0.0, hesitate, view, seed) or 0) / 1000

    async def _ask(
        self, game: str, bot: str, seconds: float, question: Callable[..., int], *about: object
    ) -> int | None:
        worker = await self.free.get()
        limit = seconds * PATIENCE + self.grace
        try:
            return await worker.answer(limit, question, self.make, game, bot, *about)
        except Exception as problem:
            logger.warning("bot %s of %s failed: %s", bot, game, describe(problem))
            if isinstance(problem, TimeoutError | BrokenProcessPool):
                worker.stop()
            return None
        except asyncio.CancelledError:
            worker.stop()
            raise
        finally:
            self.free.put_nowait(worker)

    async def warm(self) -> None:
        """Start the first process before it is needed."""
        with contextlib.suppress(BrokenProcessPool):  # it was stopped meanwhile
            await self.workers[0].start()

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()

    async def close(self) -> None:
        """Stop for good. What the pools hold of the system is given back, also before a sudden end."""
        pools = [worker.pool for worker in self.workers if worker.pool is not None]
        self.stop()
        for pool in pools:
            await asyncio.to_thread(pool.shutdown)
        pools.clear()
        gc.collect()


def new_seed() -> int:
    return secrets.randbits(96)
