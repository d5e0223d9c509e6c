"""Games on a Ray cluster: the same jobs, so the same results for the same seeds.

Sandtable must be installed on every node. Without an address, Ray is started on this machine.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import ray

from sandtable.arena.match import Job
from sandtable.arena.play import Played, lost, play
from sandtable.arena.workers import Backend, Results
from sandtable.machines import LOCAL, connect


def on_cluster(address: str | None = None, cpus: int | None = None) -> Backend:
    """Games on the cluster of an address ("auto": the one this machine belongs to)."""
    return lambda jobs: _play_all(jobs, address, cpus)


def _play_all(jobs: Iterable[Job], address: str | None, cpus: int | None) -> Results:
    is_new = connect(address or LOCAL, cpus)
    try:
        yield from _stream(iter(jobs))
    finally:
        if is_new:
            ray.shutdown()


def _stream(todo: Iterator[Job]) -> Iterator[Played]:
    """Keep two games for each processor under way, and hand over what is ready."""
    remote = ray.remote(max_retries=0)(play)
    width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: dict[Any, Job] = {remote.remote(job): job for job in islice(todo, width)}
    while running:
        ready, _ = ray.wait(list(running))
        for reference in ready:
            job = running.pop(reference)
            running.update({remote.remote(following): following for following in islice(todo, 1)})
            yield _fetch(reference, job)


def _fetch(reference: Any, job: Job) -> Played:
    try:
        played: Played = ray.get(reference)
    except ray.exceptions.RayError as problem:
        return lost(job, f"the cluster lost it: {str(problem).splitlines()[0]}")
    return played
