"""Games in worker processes: compiled players hold the interpreter, and a crash takes only one game along."""

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from sandtable.arena.match import Job
from sandtable.arena.play import Played, lost, play

Results = Generator[Played, None, None]

# What plays games, wherever: results come as they are ready, in any order.
Backend = Callable[[Iterable[Job]], Results]


def here(jobs: Iterable[Job]) -> Results:
    """All games in this process: for tests and debuggers."""
    yield from map(play, jobs)


def in_processes(workers: int) -> Backend:
    """Games in so many processes, each playing whole games."""
    return lambda jobs: _play_all(jobs, workers)


def _play_all(jobs: Iterable[Job], workers: int) -> Results:
    todo = iter(jobs)
    crew = [Worker() for _ in range(workers)]
    running: dict[Future[Played], tuple[Worker, Job]] = {}

    def hand_out(worker: Worker) -> None:
        for job in todo:
            running[worker.begin(job)] = worker, job
            break

    try:
        for worker in crew:
            hand_out(worker)
        while running:
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                worker, job = running.pop(done)
                played = worker.finish(done, job)
                hand_out(worker)
                yield played
    finally:
        for worker in crew:
            worker.stop()


class Worker:
    """One process, started when first needed and again after it died."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0

    def begin(self, job: Job) -> Future[Played]:
        if self.pool is None:
            spawning = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=spawning, initializer=_leave_interrupts)
            self.pid = self.pool.submit(os.getpid).result()
        return self.pool.submit(play, job)

    def finish(self, done: Future[Played], job: Job) -> Played:
        try:
            return done.result()
        except BrokenProcessPool:
            self.stop()
            return lost(job, "the process that played it ended by itself")
        except Exception as problem:
            return lost(job, f"{type(problem).__name__}: {problem}")

    def stop(self) -> None:
        if self.pool is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)
        self.pool.shutdown(wait=True, cancel_futures=True)
        self.pool = None


def _leave_interrupts() -> None:
    """Ctrl+C is for the process that shows the table."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
