"""The tests on one changed source, in a fork of a process that has everything imported but the library itself.

A changed source lies in a tree of hard links to the others. The tests that noticed a change of the same file
before come first, then the quick ones.
"""

import contextlib
import importlib
import os
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

import pytest

LONGEST = 15.0  # seconds of the processor for a quick test; a change that makes it hang is noticed
SLOW_SETUP = 3.0  # seconds; a fixture that takes longer is paid by every test of its file
FINE = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
WARM = (
    "asyncio",
    "httpx",
    "hypothesis",
    "hypothesis.strategies",
    "hypothesis.stateful",
    "msgspec",
    "pytest_asyncio.plugin",
    "rich.progress",
    "sqlalchemy",
    "websockets.asyncio.client",
    "xdist.plugin",
)


def warm_up() -> None:
    """Import what does not change; a part of it may not be installed."""
    for name in WARM:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)


@dataclass
class Order:
    """In which order tests are run: what each took once, and what it noticed in each file."""

    seconds: Mapping[str, float] = field(default_factory=dict)
    noticed: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    longest: float = 1e9  # seconds; tests that take longer are left out

    def is_meant(self, test: str) -> bool:
        return self.seconds.get(test, 0.0) <= self.longest

    def place(self, test: str, file: str) -> tuple[int, float]:
        return -self.noticed[file][test], self.seconds.get(test, 0.0)


@dataclass(eq=False)
class Watcher:
    """A plugin of pytest: sets the order, keeps the times, and remembers the first failure."""

    order: Order
    file: str = ""
    failures: list[str] = field(default_factory=list)
    said: str = ""  # by the first of them
    calls: Counter[str] = field(default_factory=Counter)
    setups: Counter[str] = field(default_factory=Counter)
    since: float = 0.0  # seconds of the processor, so that a busy machine makes no test slow

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.sort(items)

    def sort(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.order.is_meant(item.nodeid)]
        items.sort(key=lambda item: self.order.place(item.nodeid, self.file))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.fail(report.nodeid, report)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        limit = LONGEST + 60 * self.order.seconds.get(nodeid, 5.0)
        signal.setitimer(signal.ITIMER_PROF, limit, 5)
        self.since = time.process_time()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        kept = self.setups if report.when == "setup" else self.calls
        now = time.process_time()
        kept[report.nodeid] += now - self.since
        self.since = now
        if report.failed:
            self.fail(report.nodeid, report)

    def fail(self, test: str, report: Any) -> None:
        if not self.failures:
            self.said = report.longreprtext.strip().split("\n")[-1]
        self.failures.append(test)

    @property
    def failure(self) -> str:
        return self.failures[0] if self.failures else ""

    def seconds(self) -> dict[str, float]:
        """What each test takes, with a slow fixture of its file."""
        slowest: Counter[str] = Counter()
        for test, seconds in self.setups.items():
            file = test.split("::")[0]
            slowest[file] = max(slowest[file], seconds)
        paid = {file: seconds for file, seconds in slowest.items() if seconds > SLOW_SETUP}
        return {test: taken + paid.get(test.split("::")[0], 0.0) for test, taken in self.calls.items()}


def look(tests: tuple[str, ...], source: Path, watcher: Watcher, *plugins: object, stop: bool = True) -> None:
    """Run tests on a source, silently; for a process that runs nothing else."""
    sys.path.insert(0, str(source))
    os.environ["PYTHONPATH"] = str(source)
    silence()
    signal.signal(signal.SIGPROF, too_long)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=short", *(["-x"] if stop else [])]
    status = pytest.main([*options, *tests], plugins=[watcher, *plugins])
    if status == pytest.ExitCode.INTERNAL_ERROR:
        raise RuntimeError("pytest fails by itself")
    if status not in FINE and not watcher.failures:
        watcher.failures.append(f"pytest ended with {status!r}")


def silence() -> None:
    """Nothing is printed by this process from now on."""
    sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115  (until the process ends)
    os.dup2(sys.stdout.fileno(), 1)
    os.dup2(sys.stdout.fileno(), 2)


def too_long(signal: int, frame: FrameType | None) -> NoReturn:
    raise TimeoutError("the tests do not end")


@contextlib.contextmanager
def changed(base: Path, file: str, text: str) -> Iterator[Path]:
    """The sources with one of them changed."""
    with tempfile.TemporaryDirectory(dir=base.parent) as scratch:
        tree = Path(scratch) / "src"
        link_tree(base, tree)
        target = Path(scratch) / file
        target.unlink()
        target.write_text(text)
        yield tree


def link_tree(base: Path, tree: Path) -> None:
    for folder, _, files in os.walk(base):
        there = tree / Path(folder).relative_to(base)
        there.mkdir(parents=True)
        for name in files:
            os.link(os.path.join(folder, name), there / name)
