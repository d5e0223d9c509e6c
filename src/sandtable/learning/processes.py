"""The same arrays from several processes, which write them into shared memory.

Games are dealt out evenly: process p has the rows from p·n/k on. Each step wakes every process and waits
for all of them.
"""

import contextlib
import multiprocessing
import weakref
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sandtable.core.errors import BadRequest, SandtableError
from sandtable.games import game as find_game
from sandtable.learning.vector import vector_of

ARRAYS: Final = ("observations", "masks", "movers", "rewards", "ended", "lengths", "actions")
KINDS: Final = ("u1", "u1", "<i8", "<f8", "<i8", "<i8", "<i8")


class Processes:
    """What `Vector` is, on several cores."""

    def __init__(self, game: str, n: int, processes: int, **settings: Any) -> None:
        if processes < 1 or n < processes:
            raise BadRequest(f"{n} games are too few for {processes} processes")
        found = find_game(game)
        self.game = found
        self.seats = settings.get("seats") or max(2, found.min_seats)
        self.layout = found.observation.layout(self.seats)
        shapes = shapes_of(n, self.layout.size, found.action_count, self.seats)
        self.memory = SharedMemory(create=True, size=total(shapes))
        self.arrays = lay_out(self.memory, shapes)
        self.observations: NDArray[np.uint8] = self.arrays["observations"]
        self.masks: NDArray[np.uint8] = self.arrays["masks"]
        self.movers, self.rewards = self.arrays["movers"], self.arrays["rewards"]
        self.ended, self.lengths = self.arrays["ended"], self.arrays["lengths"]
        self.seeds = np.random.default_rng(settings.get("seed", 0))
        self.pipes: list[Connection] = []
        spawning = multiprocessing.get_context("spawn")
        self.workers = []
        for p in range(processes):
            ours, theirs = spawning.Pipe()
            rows = (n * p // processes, n * (p + 1) // processes)
            own = dict(settings, seed=settings.get("seed", 0) * processes + p)
            about = (theirs, game, rows, self.memory.name, shapes, own)
            worker = spawning.Process(target=work, args=about, daemon=True)
            worker.start()
            theirs.close()
            self.workers.append(worker)
            self.pipes.append(ours)
        self.close = weakref.finalize(self, end, self.pipes, self.workers, self.memory)
        self.wait()

    def __len__(self) -> int:
        return len(self.movers)

    def step(self, actions: Any) -> None:
        """An action for every game; raises BadRequest for one that is not legal."""
        self.arrays["actions"][:] = actions
        for pipe in self.pipes:
            pipe.send_bytes(b"step")
        self.wait()

    def wait(self) -> None:
        """Until all have stepped; raises what one of them could not do."""
        problems = [problem for pipe in self.pipes if (problem := heard(pipe))]
        if problems:
            raise BadRequest(problems[0])

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the other."""
        return any_legal(self.masks, self.seeds)


def any_legal(masks: NDArray[np.uint8], chance: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row of masks, drawn from the legal ones."""
    chosen: NDArray[np.int64] = ((1 - chance.random(masks.shape, dtype=np.float32)) * masks).argmax(axis=1)
    return chosen


def heard(pipe: Connection) -> str:
    try:
        return pipe.recv_bytes().decode()
    except (EOFError, OSError) as problem:
        raise SandtableError("a process of the vector ended by itself") from problem


def shapes_of(n: int, size: int, actions: int, seats: int) -> dict[str, tuple[int, ...]]:
    rows = ((n, size), (n, actions), (n,), (n, seats), (n,), (n,), (n,))
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


def work(
    pipe: Connection, game: str, rows: tuple[int, int], name: str, shapes: dict[str, tuple[int, ...]], settings: dict[str, Any]
) -> None:  # fmt: skip
    """A process: its games, stepped whenever it is told to."""
    memory = SharedMemory(name)
    arrays = {key: array[rows[0] : rows[1]] for key, array in lay_out(memory, shapes).items()}
    vector = vector_of(game, rows[1] - rows[0], **settings)
    try:
        tell(vector, arrays)
        pipe.send_bytes(b"")
        while pipe.recv_bytes() == b"step":
            pipe.send_bytes(stepped(vector, arrays).encode())
    except (EOFError, OSError):
        pass
    del arrays
    memory.close()


def stepped(vector: Any, arrays: dict[str, Any]) -> str:
    """Nothing if all went well, else the problem."""
    try:
        vector.step(arrays["actions"])
    except SandtableError as problem:
        return str(problem)
    tell(vector, arrays)
    return ""


def tell(vector: Any, arrays: dict[str, Any]) -> None:
    for name in ARRAYS[:-1]:
        arrays[name][:] = getattr(vector, name)


def end(pipes: list[Connection], workers: list[Any], memory: SharedMemory) -> None:
    for pipe in pipes:
        pipe.close()
    for worker in workers:
        worker.join(5)
        if worker.is_alive():
            worker.terminate()
    with contextlib.suppress(BufferError):  # somebody still looks at an array
        memory.close()
    memory.unlink()
