"""One source, two speeds: compiled and interpreted rules play the same games, step by step."""

import os
import shutil
import subprocess
import sys
import warnings
from itertools import zip_longest
from pathlib import Path

import pytest

import sandtable
from conformance.transcript import transcript

PACKAGE = Path(sandtable.__file__).parent
TESTS = Path(__file__).parent.parent
NOT_SOURCE = ("*.so", "*.pyd", "__pycache__", "static")
NOT_COMPILED = "the rules run interpreted here, so that there is nothing to compare: compile them first"


@pytest.fixture(scope="module")
def pure_source(tmp_path_factory):
    """A copy of the package that has nothing but its source."""
    folder = tmp_path_factory.mktemp("pure")
    shutil.copytree(PACKAGE, folder / "sandtable", ignore=shutil.ignore_patterns(*NOT_SOURCE))
    return folder


def interpreted_transcript(pure_source: Path, game: str) -> list[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(pure_source), str(TESTS)])}
    program = [sys.executable, "-m", "conformance.transcript", game]
    done = subprocess.run(program, env=environment, capture_output=True, text=True, cwd=pure_source)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_rules_run_compiled():
    if os.environ.get("CI"):
        assert sandtable.is_compiled(), NOT_COMPILED
    elif not sandtable.is_compiled():
        warnings.warn(NOT_COMPILED, stacklevel=1)


@pytest.mark.parametrize("name", sandtable.game_names())
def test_no_game_is_left_out_of_the_compiled_unit(name):
    state = sandtable.game(name).start(seed="7f3a")
    module = sys.modules[type(state).__module__]

    assert module.__file__.endswith(".py") == (not sandtable.is_compiled())


@pytest.mark.parametrize("game", sandtable.game_names())
def test_compiled_and_interpreted_rules_play_the_same_games(game, pure_source):
    how, *interpreted = interpreted_transcript(pure_source, game)

    assert how == "interpreted"
    assert len(interpreted) > 100
    for number, (here, there) in enumerate(zip_longest(transcript(game), interpreted), start=1):
        assert here == there, f"line {number} of the transcript"
