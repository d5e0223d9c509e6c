"""Packages beside ours, as somebody else would install them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from server.people import SOURCE

collect_ignore = ["skerry"]  # the guest's own tests run where it is installed

SKERRY = Path(__file__).parent / "skerry"


class House:
    """A folder with installed packages, and what runs in sight of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = os.pathsep.join([str(folder), str(SOURCE)])

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"PYTHONPATH": self.path}
        return subprocess.run(
            [sys.executable, *command],
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
            cwd=self.folder,
        )

    def sandtable(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return self.run("-m", "sandtable.cli", *arguments, typed=typed)

    def bring(self, name: str, group: str, value: str, source: str) -> None:
        """Put a small package there by hand: a module and its entry point."""
        (self.folder / f"{name}.py").write_text(source)
        about = self.folder / f"{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[{group}]\n{name} = {name}:{value}\n")


@pytest.fixture(scope="session")
def skerry(tmp_path_factory):
    """A house in which Skerry is installed, from a copy, so that nothing is built in our tree."""
    copy = tmp_path_factory.mktemp("source") / "skerry"
    shutil.copytree(SKERRY, copy)
    house = House(tmp_path_factory.mktemp("installed"))
    flags = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    done = house.run("-m", "pip", "install", *flags, "--target", str(house.folder), str(copy))
    assert done.returncode == 0, done.stderr
    return house


@pytest.fixture
def house(tmp_path):
    """A house in which nothing is installed yet."""
    return House(tmp_path)
