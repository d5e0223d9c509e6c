"""Programs of the system that tests run: found, or installed where that can be done."""

import os
import socket
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


def program(name, *packages):
    """The path of a program. Only where nothing may be skipped is it a must."""
    found = subprocess.run(
        [ROOT / "scripts" / "program.sh", name, *packages], capture_output=True, text=True, check=False
    )
    if found.returncode and not os.environ.get("CI"):
        pytest.skip(found.stderr)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip().splitlines()[-1]
