"""Games in worker processes: compiled players hold the interpreter, and a crash takes only one game along."""

from collections.abc import Callable, Generator, Iterable
from multiprocessing.connection import Connection, wait

from sandtable.arena.match import Job
from sandtable.arena.play import Played, lost, play
from sandtable.faults import Elsewhere
from sandtable.processes import Ended, Worker

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
    running: dict[Connection, tuple[Worker, Job]] = {}

    def hand_out(worker: Worker) -> None:
        for job in todo:
            running[worker.begin(play, job)] = worker, job
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
                played = finish(worker, job)
                hand_out(worker)
                yield played
    finally:
        for worker in crew:
            worker.stop()


def finish(worker: Worker, job: Job) -> Played:
    try:
        played: Played = worker.hear()
    except Ended:
        return lost(job, "the process that played it ended by itself")
    except Elsewhere as problem:
        return lost(job, str(problem))
    return played
