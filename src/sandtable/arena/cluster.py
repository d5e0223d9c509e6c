"""Games on a Ray cluster: the same jobs, so the same results for the same seeds.

Sandtable must be installed on every node. Without an address, Ray is started on this machine.
"""

from collections.abc import Iterable

from sandtable.arena.match import Job
from sandtable.arena.play import lost, play
from sandtable.arena.workers import Backend, Results
from sandtable.machines import spread


def on_cluster(address: str | None = None, cpus: int | None = None) -> Backend:
    """Games on the cluster of an address ("auto": the one this machine belongs to)."""
    return lambda jobs: _play_all(jobs, address, cpus)


def _play_all(jobs: Iterable[Job], address: str | None, cpus: int | None) -> Results:
    for job, played in spread(play, jobs, address, cpus):
        yield lost(job, str(played)) if isinstance(played, Exception) else played
