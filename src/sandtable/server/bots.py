"""Bots think in worker processes: compiled searches hold the interpreter, and tables must not wait."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from sandtable.core.view import View
from sandtable.faults import describe
from sandtable.processes import Asked, Worker
from sandtable.server.fair import Claim, FairQueue
from sandtable.server.metrics import THOUGHT_SECONDS, THOUGHTS_FAILED
from sandtable.worker import Maker, hesitate, think

logger = logging.getLogger("sandtable.server")

PATIENCE: Final = 2.0  # how many times its seconds a bot may take
NICENESS: Final = 5  # people's clicks go before bots' thoughts


NewWorker = Callable[[int], Asked]  # of a niceness


class Thought(NamedTuple):
    """What a bot is to think about, and for whom."""

    game: str
    bot: str
    view: View
    claim: Callable[[], Claim]


class CannotThink(Exception):
    """A bot that failed, hangs, or has no process to think in."""


class Thinkers:
    """All workers. A bot waits for a free one, and those come first for whom people wait."""

    def __init__(
        self, workers: int, make: Maker, pause: float, grace: float, worker: NewWorker = Worker
    ) -> None:
        self.make = make
        self.pause = pause
        self.grace = grace
        self.workers = [worker(NICENESS) for _ in range(workers)]
        self.queue = FairQueue(reversed(self.workers))

    async def choose(self, thought: Thought, seconds: float, seed: int) -> int:
        """A bot's act, not sooner than after a short pause that lets people follow; raises CannotThink."""
        begun = time.monotonic()
        action = await self._ask(thought, seconds, think, thought.view, seconds, seed)
        await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - begun)))
        return action

    async def delay(self, thought: Thought, seed: int) -> float:
        """Seconds that a bot with a pace of its own takes before the act it chooses with this seed."""
        return await self._ask(thought, 0.0, hesitate, thought.view, seed) / 1000

    async def _ask(
        self, thought: Thought, seconds: float, question: Callable[..., int], *about: object
    ) -> int:
        with THOUGHT_SECONDS.time():
            return await self._ask_worker(thought, seconds, question, *about)

    async def _ask_worker(
        self, thought: Thought, seconds: float, question: Callable[..., int], *about: object
    ) -> int:
        worker = await self.queue.get(thought.claim)
        limit = seconds * PATIENCE + self.grace
        try:
            return int(await worker.ask(limit, question, self.make, thought.game, thought.bot, *about))
        except Exception as problem:
            logger.warning("bot %s of %s failed: %s", thought.bot, thought.game, describe(problem))
            THOUGHTS_FAILED.inc()
            raise CannotThink from None
        finally:
            self.queue.put(worker)

    def warm(self) -> None:
        """Start the first process before it is needed."""
        self.workers[0].warm()

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()


def new_seed() -> int:
    return secrets.randbits(96)


def seed_of(*about: object) -> int:
    """What a bot draws from where that follows from something."""
    return int.from_bytes(hashlib.sha256("\n".join(map(str, about)).encode()).digest()[:12], "big")
