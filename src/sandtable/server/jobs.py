"""Long questions, answered in worker processes part by part: hints, reviews, whatever takes a while.

A job is a generator function that a worker process can import, and its arguments:

    def count_up(total: int) -> Iterator[int]:
        for n in range(total):
            yield n  # shown at once: this is the progress

    await jobs.long.ask(address, print, count_up, 10)

Whoever awaits `ask` gets each part as it comes. Cancelling that task stops the work: its process is
ended, and the next question finds a new one. There are two lanes, so that a hint does not wait for a
review, and both give way to the bots.
"""

import contextlib
import logging
from collections.abc import Callable, Hashable, Iterator
from typing import Any, Final

from sandtable.core.messages import language, say, speak
from sandtable.faults import describe
from sandtable.processes import Worker
from sandtable.server.bots import NewWorker
from sandtable.server.fair import Claim, FairQueue
from sandtable.server.limits import Gate
from sandtable.server.protocol import Refused

logger = logging.getLogger("sandtable.server")

Job = Callable[..., Iterator[Any]]

QUICK_NICENESS: Final = 5  # as the bots: somebody sits there and waits
LONG_NICENESS: Final = 15
QUICK_LIMIT: Final = 15.0  # seconds without any news until a worker counts as hanging
LONG_LIMIT: Final = 60.0
QUEUE: Final = 16  # questions that may wait in a lane, half of them from one address

BUSY: Final = say.later("jobs-busy")
ANOTHER: Final = say.later("jobs-another")
FAILED: Final = say.later("jobs-failed")
SLOW: Final = say.later("jobs-slow")


class Lane:
    """Questions of one kind, one after the other; those who come later wait, and addresses take turns."""

    def __init__(self, niceness: int, limit: float, queue: int = QUEUE, worker: NewWorker = Worker) -> None:
        self.worker = worker(niceness)
        self.limit = limit
        self.queue = queue
        self.waiting = Gate(max(2, queue // 2))
        self.turns = FairQueue([self.worker])

    async def ask(self, who: str, take: Callable[[Any], None], function: Job, *about: object) -> None:
        """Do a job for an address; `take` gets each part. Raises Refused with a sentence if that fails."""
        if self.waiting.total >= self.queue or not self.waiting.enter(who):
            raise Refused("busy", BUSY)
        try:
            worker = await self.turns.get(lambda: Claim(0, who))
            try:
                await self._answer(take, function, about)
            finally:
                self.turns.put(worker)
        finally:
            self.waiting.leave(who)

    async def _answer(self, take: Callable[[Any], None], function: Job, about: tuple[object, ...]) -> None:
        try:
            await self.worker.ask(self.limit, in_language, language(), function, *about, take=take)
        except Exception as problem:  # it failed, hangs or died, or nobody could take its parts
            logger.warning("a job failed: %s: %s", function.__name__, describe(problem))
            raise Refused("failed", SLOW if isinstance(problem, TimeoutError) else FAILED) from None

    def warm(self) -> None:
        """Start the process before it is needed."""
        self.worker.warm()

    def stop(self) -> None:
        self.worker.stop()


def in_language(tongue: str, function: Job, *about: object) -> Iterator[Any]:
    """A job whose sentences are in the language of whoever asked."""
    speak(tongue)
    yield from function(*about)


class Jobs:
    """Both lanes, and who is being answered: one question a person at a time."""

    def __init__(self, worker: NewWorker = Worker) -> None:
        self.quick = Lane(QUICK_NICENESS, QUICK_LIMIT, worker=worker)
        self.long = Lane(LONG_NICENESS, LONG_LIMIT, worker=worker)
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
