"""Worker processes on other machines, those of a Ray cluster: asked in the same way as the ones here (processes.py).

    worker = FarWorker("ray-head:6379", niceness=5)
    await worker.ask(10.0, math.factorial, 20)

Sandtable has to be installed on every node, in the same version. "auto" is the cluster that this machine belongs to, and
"local" a Ray that is started here."""

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from typing import Any, Final

import ray

from sandtable.core.errors import SandtableError
from sandtable.faults import Elsewhere
from sandtable.processes import FAILED, PART, Answered, Ended, Job, T, carry_out

ATTEMPTS: Final = 3  # on a busy machine, Ray gives up too early
LOCAL: Final = "local"
ARRIVING: Final = 120.0  # seconds for a cluster to find room for a process, and to start it

_connecting = threading.Lock()


def connect(address: str, cpus: int | None = None) -> bool:
    """Belong to a cluster; whether that is new. Raises SandtableError."""
    with _connecting:
        if ray.is_initialized():
            return False
        for attempt in range(1, ATTEMPTS + 1):
            try:
                _connect(address, cpus)
            except Exception as problem:
                ray.shutdown()
                if attempt == ATTEMPTS:
                    raise SandtableError(f"Ray does not start: {problem}") from problem
            else:
                break
    return True


def _connect(address: str, cpus: int | None) -> None:
    here = address == LOCAL
    ray.init(
        address=address,
        num_cpus=cpus if here else None,
        include_dashboard=False if here else None,
        log_to_driver=False,
        logging_level="ERROR",
    )


class Doer:
    """What lives in a process of the cluster."""

    def __init__(self, niceness: int) -> None:
        if hasattr(os, "nice"):
            os.nice(niceness)

    def begin(self) -> None:
        """It is there."""

    def do(self, function: Callable[..., Any], about: tuple[object, ...]) -> Iterator[tuple[str, Any]]:
        yield from carry_out(function, about)


class FarWorker:
    """One process of the cluster at a time; another one after it was ended, or ended by itself."""

    def __init__(self, address: str, niceness: int = 0) -> None:
        self.address = address
        self.niceness = niceness
        self.actor: Any = None

    def warm(self) -> None:
        """Nothing is begun before it is needed: the cluster has its own idea of when."""

    def stop(self) -> None:
        """End the process, whatever it does."""
        actor, self.actor = self.actor, None
        if actor is not None:
            with contextlib.suppress(Exception):
                ray.kill(actor)

    async def ask(
        self,
        limit: float,
        function: Callable[..., Any],
        *about: object,
        take: Callable[[Any], None] = lambda part: None,
    ) -> Any:
        """As Worker.ask: the answer, or Elsewhere, Ended or TimeoutError."""
        try:
            return await self._ask(limit, function, about, take)
        except Elsewhere:
            raise
        except ray.exceptions.RayError as problem:
            self.stop()
            raise Ended from problem
        except BaseException:
            self.stop()
            raise

    async def _ask(
        self,
        limit: float,
        function: Callable[..., Any],
        about: tuple[object, ...],
        take: Callable[[Any], None],
    ) -> Any:
        if self.actor is None:
            await asyncio.to_thread(connect, self.address)
            self.actor = ray.remote(num_cpus=1, max_restarts=0)(Doer).remote(self.niceness)
            await asyncio.wait_for(self.actor.begin.remote(), ARRIVING)
        told = self.actor.do.options(num_returns="streaming").remote(function, about)
        while True:
            kind, part = await (await asyncio.wait_for(told.__anext__(), limit))
            if kind == FAILED:
                raise Elsewhere(*part)
            if kind != PART:
                return part
            take(part)


# Many jobs


def spread(
    function: Callable[[Job], T], jobs: Iterable[Job], address: str | None = None, cpus: int | None = None
) -> Generator[Answered[Job, T], None, None]:
    """As processes.spread, on the cluster of an address; without one, Ray is started on this machine."""
    is_new = connect(address or LOCAL, cpus)
    try:
        yield from _stream(function, iter(jobs))
    finally:
        if is_new:
            ray.shutdown()


def _stream(function: Callable[[Job], T], todo: Iterator[Job]) -> Iterator[Answered[Job, T]]:
    """Keep two jobs for each processor under way, and hand over what is ready."""
    remote = ray.remote(max_retries=0)(function)
    width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: dict[Any, Job] = {remote.remote(job): job for job in islice(todo, width)}
    while running:
        ready, _ = ray.wait(list(running))
        for reference in ready:
            job = running.pop(reference)
            running.update({remote.remote(following): following for following in islice(todo, 1)})
            yield job, _fetch(reference)


def _fetch(reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayError as problem:
        return Ended(f"the cluster lost it: {str(problem).splitlines()[0]}")
