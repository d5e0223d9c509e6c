"""Worker processes: the one place that starts them, asks them, and ends them.

    worker = Worker(niceness=5)
    await worker.ask(10.0, math.factorial, 20)  # an answer
    await worker.ask(10.0, count_up, 3, take=print)  # a generator's parts, each as it comes

A process is started when it is first needed, and anew after it was ended or ended by itself. It does one
thing at a time, imports no more than that needs, gives way to the server and ends with it. Whoever
waits in an event loop uses `ask`; whoever waits for several at once uses `begin` and `hear`.
"""

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Protocol, TypeVar

from sandtable.faults import Elsewhere, describe

T = TypeVar("T")
Job = TypeVar("Job")

READY: Final = "ready"
PART: Final = "part"
DONE: Final = "done"
FAILED: Final = "failed"
STARTING: Final = 60.0  # seconds until a process that does not come up counts as hanging


class Ended(Exception):
    """The process ended before it had answered."""


# In our process


class Child:
    """A process that was started, and our end of its pipe."""

    def __init__(self, niceness: int) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawning.Pipe()
        self.process = spawning.Process(target=work, args=(theirs, niceness), daemon=True)
        self.process.start()
        theirs.close()
        self.ready = False

    def send(self, function: Callable[..., Any], about: tuple[object, ...]) -> None:
        with contextlib.suppress(OSError):  # it ended, as `hear` will tell
            self.pipe.send((function, about))

    def hear(self) -> tuple[str, Any]:
        try:
            kind, part = self.pipe.recv()
        except (EOFError, OSError):
            raise Ended from None
        if kind == FAILED:
            raise Elsewhere(*part)
        return kind, part


class Asked(Protocol):
    """A worker, wherever its process is."""

    def warm(self) -> object: ...
    def stop(self) -> None: ...
    async def ask(
        self,
        limit: float,
        function: Callable[..., Any],
        *about: object,
        take: Callable[[Any], None] = ...,
    ) -> Any: ...


class Worker:
    """One process at a time, and the thread that starts it and listens to it."""

    def __init__(self, niceness: int = 0) -> None:
        self.niceness = niceness
        self.child: Future[Child] | None = None
        self.threads = ThreadPoolExecutor(1, "sandtable-worker")

    def warm(self) -> "Future[Child]":
        """Start the process if there is none; nobody has to wait for it."""
        if self.child is None or has_ended(self.child):
            self.child = self.threads.submit(Child, self.niceness)
        return self.child

    def stop(self) -> None:
        """End the process, whatever it does and even while it starts; the listening thread hears that."""
        child, self.child = self.child, None
        if child is not None:
            child.add_done_callback(_end)
            threads, self.threads = self.threads, ThreadPoolExecutor(1, "sandtable-worker")
            threads.shutdown(wait=False)

    # In an event loop

    async def ask(
        self,
        limit: float,
        function: Callable[..., Any],
        *about: object,
        take: Callable[[Any], None] = lambda part: None,
    ) -> Any:
        """The answer; `take` gets each part of a generator's. Raises Elsewhere where the function failed,
        Ended or TimeoutError (after `limit` seconds without news). Whoever does not wait to the end, for
        whatever reason, ends the process."""
        starting = self.warm()
        try:
            child = await asyncio.shield(asyncio.wrap_future(starting))
            await self._greet(child)
            await self._in_thread(lambda: child.send(function, about))
            kind, part = await self._hear(child, limit)
            while kind == PART:
                take(part)
                kind, part = await self._hear(child, limit)
            return part
        except Elsewhere:
            raise
        except BaseException:
            if self.child is starting:
                self.stop()
            raise

    async def _greet(self, child: Child) -> None:
        if not child.ready:
            await self._hear(child, STARTING)
            child.ready = True

    async def _hear(self, child: Child, limit: float) -> tuple[str, Any]:
        return await asyncio.wait_for(self._in_thread(child.hear), limit)

    def _in_thread(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        return asyncio.get_running_loop().run_in_executor(self.threads, work)

    # Beside other workers, in a thread that may wait

    def begin(self, function: Callable[..., Any], *about: object) -> Connection:
        """Ask for an answer; the pipe on which `hear` will find it."""
        child = self.warm().result()
        if not child.ready:
            with contextlib.suppress(Ended):  # as `hear` will tell again
                child.hear()
            child.ready = True
        child.send(function, about)
        return child.pipe

    def hear(self) -> Any:
        """The answer that was begun; raises Elsewhere or Ended."""
        assert self.child is not None
        try:
            return self.child.result().hear()[1]
        except Ended:
            self.stop()
            raise


def has_ended(child: "Future[Child]") -> bool:
    if not child.done():
        return False
    return child.exception() is not None or not child.result().process.is_alive()


def _end(child: "Future[Child]") -> None:
    if not child.cancelled() and child.exception() is None:
        child.result().process.terminate()


# Many jobs, in several processes

# A job with its answer, or with why there is none.
Answered = tuple[Job, T | Exception]


def spread(
    function: Callable[[Job], T], jobs: Iterable[Job], workers: int
) -> Generator[Answered[Job, T], None, None]:
    """The answer to every job, in any order, each as soon as it is there. A process that ends costs one job."""
    todo = iter(jobs)
    crew = [Worker() for _ in range(workers)]
    running: dict[Connection, tuple[Worker, Job]] = {}

    def hand_out(worker: Worker) -> None:
        for job in todo:
            running[worker.begin(function, job)] = worker, job
            break

    try:
        for worker in crew:
            worker.warm()
        for worker in crew:
            hand_out(worker)
        while running:
            ready = wait(running)
            for pipe in [pipe for pipe in running if pipe in ready]:
                worker, job = running.pop(pipe)
                answer = _answer(worker)
                hand_out(worker)
                yield job, answer
    finally:
        for worker in crew:
            worker.stop()


def _answer(worker: Worker) -> Any:
    try:
        return worker.hear()
    except Ended:
        return Ended("the process that did it ended by itself")
    except Elsewhere as problem:
        return problem


# In the worker process


def work(pipe: Connection, niceness: int) -> None:
    """Do one thing after the other, as long as the server is there."""
    settle(niceness)
    pipe.send((READY, None))
    with contextlib.suppress(EOFError, ConnectionError):  # the server has gone
        while True:
            do(pipe, pipe.recv_bytes())


def settle(niceness: int) -> None:
    """Leave Ctrl+C to the parent, give way to it, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def do(pipe: Connection, asked: bytes) -> None:
    """Send every part, and how it ended."""
    try:
        for told in carry_out(*pickle.loads(asked)):
            pipe.send(told)
    except Exception as problem:
        pipe.send(failure(problem))


def carry_out(function: Callable[..., Any], about: tuple[object, ...]) -> Iterator[tuple[str, Any]]:
    """Every part of an answer, and how it ended."""
    try:
        result = function(*about)
        if isinstance(result, Iterator):
            for part in result:
                yield PART, part
            result = None
        yield DONE, result
    except Exception as problem:
        yield failure(problem)


def failure(problem: Exception) -> tuple[str, Any]:
    return FAILED, (f"{type(problem).__name__}: {problem}", describe(problem))
