"""What a server needs: processor and memory of its processes; and times as a picture."""

import contextlib
import os
import threading
import time
from pathlib import Path

EDGES = (1, 2, 3, 4, 6, 8, 12, 16, 25, 40, 60, 100, 160, 250, 400, 1000)  # milliseconds
WIDTH = 50


class Usage:
    """Looks at a process and its children while something is measured."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.memory = 0.0
        self.seconds = 0.0

    def __enter__(self) -> "Usage":
        self.begun = time.monotonic()
        self.first = processor(family(self.pid))
        self.stopped = threading.Event()
        self.looking = threading.Thread(target=self._look, daemon=True)
        self.looking.start()
        return self

    def _look(self) -> None:
        while not self.stopped.wait(0.5):
            self.memory = max(self.memory, memory(family(self.pid)))

    def __exit__(self, *_: object) -> None:
        self.stopped.set()
        self.looking.join()
        self.seconds = processor(family(self.pid)) - self.first
        self.took = time.monotonic() - self.begun

    def report(self, acts: int) -> dict[str, float]:
        """`cpu_ms_an_act` has everything in it that the server did meanwhile."""
        return {
            "cpu_percent": round(100 * self.seconds / self.took),
            "cpu_ms_an_act": round(1000 * self.seconds / max(1, acts), 2),
            "memory_mb": round(self.memory, 1),
        }


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    with contextlib.suppress(OSError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [pid, *(one for child in children for one in family(int(child)))]
    return []


def processor(pids: list[int]) -> float:
    """Seconds."""
    total = 0.0
    for pid in pids:
        with contextlib.suppress(OSError):
            parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
    return total


def memory(pids: list[int]) -> float:
    """Megabytes that the processes need together; what they share is counted once."""
    total = 0
    for pid in pids:
        with contextlib.suppress(OSError):
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
    return total / 1000


def counts(times: list[float]) -> list[int]:
    return [
        sum(low <= one < high for one in times)
        for low, high in zip((0, *EDGES), (*EDGES, float("inf")), strict=True)
    ]


def picture(times: list[float]) -> str:
    """A histogram in letters."""
    found = counts(times)
    most = max(found)
    return "\n".join(
        f"{'over' if edge is None else 'below':>5} {edge or EDGES[-1]:>5} ms {'█' * round(WIDTH * number / most)} {number}"
        for edge, number in zip((*EDGES, None), found, strict=True)
        if number
    )


def plot(times: list[float], path: Path) -> None:
    import matplotlib

    matplotlib.use("svg" if path.suffix == ".svg" else "agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3))
    axes.hist(times, bins=EDGES, color="#5b7f5b", edgecolor="white")
    axes.set_xscale("log")
    axes.set_xlabel("milliseconds from an act to all who look on")
    axes.set_ylabel("acts")
    figure.tight_layout()
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path)
