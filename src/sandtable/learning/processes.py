"""The same arrays from several processes, which write them into shared memory.

Games are dealt out evenly: process p has the rows from p·n/k on, and the first one is the caller's own. Nothing is
pickled: actions and rows stand in shared memory, and two semaphores for each process tell when to go on. Whoever waits
looks again and again for a moment, since the others are mostly done at the same time, and sleeps only then.
"""

import contextlib
import itertools
import multiprocessing
import weakref
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sandtable.core.errors import BadRequest, SandtableError
from sandtable.core.observation import bytes_of
from sandtable.games import game as find_game
from sandtable.learning.vector import Vector, as_bytes, vector_of

ARRAYS: Final = ("observations", "masks", "movers", "rewards", "ended", "lengths", "actions", "orders")
KINDS: Final = ("u1", "u1", "<i8", "<f8", "<i8", "<i8", "<i8", "<i8")

# What all processes are told to do, in the first word of the orders; each answers in a word of its own.
CHECK: Final = 0
STEP: Final = 1
SAMPLE: Final = 2
END: Final = 3

# Answers.
WELL: Final = -1  # else a game whose action is not legal
FAILED: Final = -2  # the pipe tells why

LOOKS: Final = (
    4000  # before a process sleeps: about half a millisecond, since waking takes longer than most steps
)
PATIENCE: Final = 2.0  # seconds of sleep, after which one looks whether the other side is still there


class Signal:
    """What one process waits for and another gives."""

    def __init__(self, context: Any) -> None:
        self.semaphore = context.Semaphore(0)

    def give(self) -> None:
        self.semaphore.release()

    def wait(self, other: Any) -> bool:
        """Whether it was given before the other process ended."""
        acquire = self.semaphore.acquire
        for _ in range(LOOKS):
            if acquire(False):
                return True
        while not acquire(True, PATIENCE):
            if not other.is_alive():
                return False
        return True


class Processes:
    """What `Vector` is, on several cores."""

    def __init__(self, game: str, n: int, processes: int, **settings: Any) -> None:
        if processes < 1 or n < processes:
            raise BadRequest(f"{n} games are too few for {processes} processes")
        found = find_game(game)
        self.game = found
        self.seats = settings.get("seats") or max(2, found.min_seats)
        self.layout = found.observation.layout(self.seats)
        shapes = shapes_of(n, self.layout.size, found.action_count, self.seats, processes)
        self.memory = SharedMemory(create=True, size=total(shapes))
        self.arrays = lay_out(self.memory, shapes)
        self.observations: NDArray[np.uint8] = self.arrays["observations"]
        self.masks: NDArray[np.uint8] = self.arrays["masks"][:, : found.action_count]
        self.movers, self.rewards = self.arrays["movers"], self.arrays["rewards"]
        self.ended, self.lengths = self.arrays["ended"], self.arrays["lengths"]
        self.workers: list[Worker] = []
        self.close = weakref.finalize(self, end, self.workers, self.arrays, self.memory)
        self.parts = shares(n, processes, self.seats)
        seeds = [dict(settings, seed=settings.get("seed", 0) * processes + p) for p in range(processes)]
        for number in range(1, processes):
            about = (number, game, self.parts[number], self.memory.name, shapes, seeds[number])
            self.workers.append(Worker(about))
        own = rows_of(self.arrays, self.parts[0], 0)
        self.own = Part(vector_of(game, self.parts[0][1], **seeds[0]), own)
        self.hear()

    def __len__(self) -> int:
        return len(self.movers)

    def step(self, actions: Any) -> None:
        """An action for every game; raises BadRequest for one that is not legal, and changes nothing then."""
        wanted = np.ascontiguousarray(actions, dtype="<i8")
        if wanted.shape != self.movers.shape:
            raise BadRequest(f"{len(self)} games need {len(self)} actions")
        self.arrays["actions"][:] = wanted
        self.order(CHECK)
        self.order(STEP)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the other."""
        self.order(SAMPLE)
        chosen: NDArray[np.int64] = self.arrays["actions"].copy()
        return chosen

    def order(self, what: int) -> None:
        """All processes do the same, this one too; raises what one of them could not do."""
        self.arrays["orders"][0] = what
        for worker in self.workers:
            worker.go.give()
        self.own.obey()
        self.hear()

    def hear(self) -> None:
        for worker in self.workers:
            worker.hear()
        answers = self.arrays["orders"][1:].tolist()
        for number, (answer, (first, _)) in enumerate(zip(answers, self.parts, strict=True)):
            if answer == FAILED:
                raise BadRequest(self.own.problem if number == 0 else self.workers[number - 1].problem())
            if answer != WELL:
                n = first + answer
                action = self.arrays["actions"][n]
                raise BadRequest(f"game {n}: action {action} is not legal for seat {self.movers[n]}")


class Worker:
    """Another process, as this one has it."""

    def __init__(self, about: tuple[Any, ...]) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.go, self.done = Signal(spawning), Signal(spawning)
        self.pipe, theirs = spawning.Pipe()
        self.process = spawning.Process(target=work, args=(theirs, self.go, self.done, *about), daemon=True)
        self.process.start()
        theirs.close()

    def hear(self) -> None:
        if not self.done.wait(self.process):
            raise SandtableError("a process of the vector ended by itself")

    def problem(self) -> str:
        return self.pipe.recv_bytes().decode()


class Part:
    """The games of one process, told in rows of the shared arrays."""

    def __init__(self, vector: Vector, arrays: dict[str, Any]) -> None:
        self.vector = vector
        self.arrays = arrays
        self.masks = bytes_of(vector.many.rows.masks).reshape(len(vector), -1)
        self.problem = ""
        self.answer(WELL)
        self.tell()

    def answer(self, number: int) -> None:
        self.arrays["answer"][0] = number

    def obey(self) -> bool:
        """Do what all are told to; whether there is more to come."""
        what = int(self.arrays["orders"][0])
        self.problem = ""
        try:
            if what == CHECK:
                self.answer(int(self.vector.many.first_illegal(as_bytes(self.arrays["actions"]))))
            elif what == STEP:
                self.vector.many.act_all(as_bytes(self.arrays["actions"]))
                self.vector.ask_guests()
                self.tell()
                self.answer(WELL)
            elif what == SAMPLE:
                self.arrays["actions"][:] = self.vector.sample()
                self.answer(WELL)
        except SandtableError as problem:
            self.problem = str(problem)
            self.answer(FAILED)
        return what != END

    def tell(self) -> None:
        self.arrays["masks"][:] = self.masks
        for name in ("observations", "movers", "rewards", "ended", "lengths"):
            self.arrays[name][:] = getattr(self.vector, name)


def shapes_of(n: int, size: int, actions: int, seats: int, processes: int) -> dict[str, tuple[int, ...]]:
    """Rows of masks are whole words, as they are written."""
    rows = ((n, size), (n, -(-actions // 8) * 8), (n,), (n, seats), (n,), (n,), (n,), (1 + processes,))
    return dict(zip(ARRAYS, rows, strict=True))


def total(shapes: dict[str, tuple[int, ...]]) -> int:
    return sum(padded(shape, kind) for shape, kind in zip(shapes.values(), KINDS, strict=True))


def padded(shape: tuple[int, ...], kind: str) -> int:
    """Bytes of an array, up to whole words."""
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 8) * 8


def lay_out(memory: SharedMemory, shapes: dict[str, tuple[int, ...]]) -> dict[str, Any]:
    """The arrays, one behind the other."""
    found, start = {}, 0
    for (name, shape), kind in zip(shapes.items(), KINDS, strict=True):
        found[name] = np.ndarray(shape, dtype=kind, buffer=memory.buf, offset=start)
        start += padded(shape, kind)
    return found


def shares(n: int, processes: int, seats: int) -> list[tuple[int, int]]:
    """First and last row of each process; where there are enough, each begins with the same seat."""
    step = seats if n >= processes * seats else 1
    bounds = [n // step * p // processes * step for p in range(processes)] + [n]
    return list(itertools.pairwise(bounds))


def rows_of(arrays: dict[str, Any], rows: tuple[int, int], number: int) -> dict[str, Any]:
    """The rows of a process, what it is told, and the word for its answer."""
    found = {name: array[rows[0] : rows[1]] for name, array in arrays.items() if name != "orders"}
    return found | {"orders": arrays["orders"], "answer": arrays["orders"][1 + number : 2 + number]}


def work(
    pipe: Connection, go: Signal, done: Signal, number: int, game: str, rows: tuple[int, int], name: str,
    shapes: dict[str, tuple[int, ...]], settings: dict[str, Any],
) -> None:  # fmt: skip
    """A process: its games, stepped whenever it is told to."""
    memory, parent = SharedMemory(name), multiprocessing.parent_process()
    part = Part(
        vector_of(game, rows[1] - rows[0], **settings), rows_of(lay_out(memory, shapes), rows, number)
    )
    done.give()
    while go.wait(parent) and part.obey():
        if part.problem:
            pipe.send_bytes(part.problem.encode())
        done.give()
    part.arrays.clear()
    memory.close()


def end(workers: list[Worker], arrays: dict[str, Any], memory: SharedMemory) -> None:
    arrays["orders"][0] = END
    for worker in workers:
        worker.go.give()
    for worker in workers:
        worker.process.join(PATIENCE)
        if worker.process.is_alive():
            worker.process.terminate()
        worker.pipe.close()
    arrays.clear()
    with contextlib.suppress(BufferError):  # somebody still looks at an array
        memory.close()
    memory.unlink()
