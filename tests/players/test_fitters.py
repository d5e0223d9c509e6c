"""The fitters run: a few quick games in, weights out."""

import runpy
import subprocess
import sys
from pathlib import Path

from sandtable.players.mottainai.weights import LATE
from sandtable.players.patterns.weights import FULL

FITTERS = Path(__file__).parents[2] / "fitters"


def run(fitter, *arguments):
    """What a fitter says."""
    command = [sys.executable, str(FITTERS / f"{fitter}.py"), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_weights_of_patterns(tmp_path):
    games, weights = tmp_path / "games.npz", tmp_path / "weights.py"

    run("patterns", "play", games, "--games", 11, "--nodes", 20)
    told = run("patterns", "fit", games, "--target", weights)

    written = runpy.run_path(weights)
    assert "held back" in told
    assert written["FULL"].keys() == FULL.keys()
    assert any(any(row) for row in written["EMPTY"].values())


def test_weights_of_mandala():
    told = run("mandala", "--games", 6, "--iterations", 4)

    assert "scale: " in told
    assert "progress 6" in told


def test_weights_of_mottainai(tmp_path):
    weights = tmp_path / "weights.py"

    told = run("mottainai", "--games", 6, "--iterations", 2, "--target", weights)

    written = runpy.run_path(weights)
    assert "nats a turn" in told
    assert len(written["EARLY"]) == len(written["LATE"]) == len(LATE)
    assert list(written["EARLY"]) != list(written["LATE"])
