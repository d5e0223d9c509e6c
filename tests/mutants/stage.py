"""Most changes are tried in place: the tests are collected once, and each change is a fork of that process in which
one function has another code. What cannot be tried so is a change outside functions; whatever passes here is
tried again on a changed source, where everything is imported anew (`trial`)."""

import functools
import inspect
import itertools
import json
import os
import select
import sys
import threading
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, Protocol

import pytest
from trial import Watcher


class Candidate(Protocol):
    """A changed file, and its source before and after."""

    file: str

    def before(self) -> str: ...
    def after(self) -> str: ...


@dataclass(eq=False)
class Stage:
    """A plugin of pytest that runs no tests itself, but lets its forks do so."""

    watcher: Watcher
    candidates: list[Candidate]
    elsewhere: frozenset[str]  # fixtures of another process, which would not have the change
    workers: int
    found: dict[int, tuple[str, str]] = field(default_factory=dict)
    running: dict[int, tuple[int, int]] = field(default_factory=dict)  # by pipe: which one, and its process
    calls: dict[str, set[str]] = field(default_factory=dict)  # by test, and by file what its fixtures call

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        here = [item for item in session.items if not self.elsewhere.intersection(item.fixturenames)]
        failing, self.calls = self.without_changes(here)
        items = [item for item in here if item.nodeid not in failing]
        for number, candidate in enumerate(self.candidates):
            while len(self.running) >= self.workers:
                self.gather()
            self.fork(number, candidate, items)
        while self.running:
            self.gather()
        return True

    def without_changes(self, items: list[pytest.Item]) -> tuple[set[str], dict[str, set[str]]]:
        """The tests that fail without any change, and the functions that each test calls."""
        reading, writing = os.pipe()
        if process := os.fork():
            os.close(writing)
            with os.fdopen(reading, "rb") as pipe:
                told = pipe.read()
            os.waitpid(process, 0)
            failures, calls = json.loads(told)
            return set(failures), {test: set(functions) for test, functions in calls.items()}
        calls = Calls()
        for item, after in itertools.zip_longest(items, items[1:]):
            if item is items[0]:
                item.config.pluginmanager.register(calls)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        sys.setprofile(None)
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(json.dumps((self.watcher.failures, calls.told())).encode())
        os._exit(0)

    def fork(self, number: int, candidate: Candidate, items: list[pytest.Item]) -> None:
        changed = list(other_functions(candidate))
        if not changed:
            return
        reading, writing = os.pipe()
        if process := os.fork():
            os.close(writing)
            self.running[reading] = number, process
            return
        try:
            found = self.look(candidate, changed, items)
            os.write(writing, json.dumps(found).encode())
        finally:
            os._exit(0)

    def look(self, candidate: Candidate, changed: list[Any], items: list[pytest.Item]) -> tuple[str, str]:
        """In the fork: the first test that notices, and what it says."""
        names = {name_of_code(function.__code__) for function, _ in changed}
        items = [item for item in items if self.comes_to(item, names)]
        for function, code in changed:
            function.__code__ = code
        watcher = self.watcher
        watcher.file = candidate.file
        watcher.sort(items)
        for item, after in itertools.zip_longest(items, items[1:]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if watcher.failures:
                return watcher.failure, watcher.said
        return "", ""

    def comes_to(self, item: pytest.Item, names: set[str]) -> bool:
        """Whether a test calls what is changed, or what is set up for the tests of its file does."""
        return any(names & self.calls.get(key, set()) for key in (item.nodeid, file_of(item)))

    def gather(self) -> None:
        ready, _, _ = select.select(list(self.running), [], [])
        for reading in ready:
            number, process = self.running.pop(reading)
            with os.fdopen(reading, "rb") as pipe:
                told = pipe.read()
            os.waitpid(process, 0)
            test, said = json.loads(told) if told else ("the tests end abruptly", "")
            if test:
                self.found[number] = test, said
                self.watcher.order.noticed[self.candidates[number].file][test] += 1


class Calls:
    """A plugin of pytest: notes which functions of the library are called by each test."""

    def __init__(self) -> None:
        self.noted: defaultdict[str, dict[int, CodeType]] = defaultdict(dict)
        self.codes: dict[int, CodeType] = {}

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.note(file_of(item))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> None:
        self.note(item.nodeid)

    def note(self, key: str) -> None:
        codes = self.noted[key]

        def called(frame: FrameType, event: str, _: Any) -> None:
            if event == "call":
                codes[id(frame.f_code)] = frame.f_code

        sys.setprofile(called)
        threading.setprofile(called)

    def told(self) -> dict[str, list[str]]:
        return {
            key: [name_of_code(code) for code in codes.values() if "/sandtable/" in code.co_filename]
            for key, codes in self.noted.items()
        }


def file_of(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def name_of_code(code: CodeType) -> str:
    return f"{code.co_filename} {code.co_qualname}"


def other_functions(candidate: Candidate) -> Iterator[tuple[FunctionType, CodeType]]:
    """Each function that a change gives another code; none if something else changes, too."""
    module = sys.modules.get(name_of(candidate.file))
    before, after = (code_of(text) for text in (candidate.before(), candidate.after()))
    if module is None or shape(before) != shape(after):
        return
    old, new = dict(functions(before)), dict(functions(after))
    for name in old.keys() & new.keys():
        if shape(old[name], deep=True) != shape(new[name], deep=True):
            function = find(module, name)
            if function is None or len(function.__code__.co_freevars) != len(new[name].co_freevars):
                return
            yield function, new[name]


def name_of(file: str) -> str:
    parts = Path(file).with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def code_of(text: str) -> CodeType:
    return compile(text, "changed", "exec", dont_inherit=True)


def functions(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """The functions and methods of a module by their names, not those inside of others."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if is_function(constant):
                yield constant.co_qualname, constant
            else:
                yield from functions(constant)


def shape(code: CodeType, deep: bool = False) -> tuple[Any, ...]:
    """A code without its lines; of the functions in it the names only, unless it is meant deep."""
    inner = tuple(part_shape(constant, deep) for constant in code.co_consts)
    return code.co_code, code.co_names, code.co_varnames, inner


def part_shape(constant: Any, deep: bool) -> Any:
    if not isinstance(constant, CodeType):
        return type(constant), constant
    return shape(constant, deep) if deep or not is_function(constant) else constant.co_qualname


def is_function(code: CodeType) -> bool:
    return bool(code.co_flags & inspect.CO_NEWLOCALS)


def find(module: ModuleType, name: str) -> FunctionType | None:
    found: Any = module
    for part in name.split("."):
        found = vars(found).get(part)
        if found is None:
            return None
    return unwrapped(found)


def unwrapped(found: Any) -> FunctionType | None:
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, functools.cached_property):
        found = found.func
    if hasattr(found, "cache_clear"):
        found.cache_clear()
    while hasattr(found, "__wrapped__") or hasattr(found, "__func__"):
        found = getattr(found, "__wrapped__", None) or found.__func__
    return found if isinstance(found, FunctionType) else None
