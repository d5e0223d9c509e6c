"""Games in worker processes: compiled players hold the interpreter, and a crash takes only one game along."""

from collections.abc import Callable, Generator, Iterable

from sandtable.arena.match import Job
from sandtable.arena.play import Played, lost, play
from sandtable.processes import spread

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
    for job, played in spread(play, jobs, workers):
        yield lost(job, str(played)) if isinstance(played, Exception) else played
