"""Changes in place: which tests are tried on which change, and what they notice."""

import ast
import multiprocessing
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # as where `make mutants` runs

from stage import Stage
from trial import Order, Watcher, look

RULES = """
import functools

def double(number):
    return number * 2

def triple(number):
    return number * 3

def nobody(number):
    return number

@functools.cache
def table():
    return [double(number) for number in range(3)]

LIMIT = 5
"""
TESTS = """
import pytest
from pathlib import Path
from little import rules

@pytest.fixture(scope="module")
def doubled():
    return rules.double(4)

def note(name):
    with (Path(__file__).parent / "ran.txt").open("a") as file:
        file.write(name + "\\n")

def test_triple():
    note("triple")
    assert rules.triple(2) == 6

def test_table():
    note("table")
    assert rules.table() == [0, 2, 4]

def test_fixture(doubled):
    note("fixture")
    assert doubled == 8

def test_fails_anyway():
    assert rules.triple(1) == 4
"""


@dataclass
class Candidate:
    old: str
    new: str
    file: str = "src/little/rules.py"

    def before(self):
        return ast.unparse(ast.parse(RULES))

    def after(self):
        return self.before().replace(self.old, self.new)


def on_stage(folder, candidates):
    """In a process of its own: by candidate, the test that noticed it."""
    stage = Stage(Watcher(Order()), candidates, frozenset(), 1)
    look((str(folder / "test_little.py"), f"--rootdir={folder}"), folder / "src", stage.watcher, stage)
    return stage.found


@pytest.fixture
def tried(tmp_path):
    folder = tmp_path / "sandtable"
    (folder / "src/little").mkdir(parents=True)
    (folder / "src/little/rules.py").write_text(RULES)
    (folder / "test_little.py").write_text(TESTS)

    def run(*changes):
        """What noticed each change, and which tests ran on it after all had run without any."""
        with multiprocessing.get_context("fork").Pool(1) as pool:
            found = pool.apply(on_stage, (folder, [Candidate(*change) for change in changes]))
        ran = (folder / "ran.txt").read_text().split()
        return {number: test.partition("::")[2] for number, (test, _) in found.items()}, ran[3:]

    return run


def test_only_tests_that_come_to_a_change_are_tried_on_it(tried):
    found, ran = tried(("number * 3", "number + 3"))

    assert found == {0: "test_triple"}
    assert ran == ["triple"]


def test_what_a_fixture_calls_is_noticed_by_the_tests_of_its_file(tried):
    found, ran = tried(("number * 2", "number - 2"))

    assert found == {0: "test_table"}
    assert set(ran) <= {"triple", "table", "fixture"}


def test_what_no_test_comes_to_and_what_is_outside_of_functions_is_left_for_a_second_look(tried):
    found, ran = tried(("return number\n", "return -number\n"), ("LIMIT = 5", "LIMIT = 6"))

    assert (found, ran) == ({}, [])
