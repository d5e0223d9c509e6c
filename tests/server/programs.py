"""Programs of the system that tests run: found, or installed where that can be done."""

import contextlib
import os
import random
import socket
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


PORTS = range(12_000, 32_000)  # below those that a system gives to whoever connects to something


def free_port():
    """For a program that takes it in a moment: one that nobody is given by chance in between."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with contextlib.suppress(OSError), socket.create_server(("", port)):
            return port


def program(name, *packages):
    """The path of a program. Only where nothing may be skipped is it a must."""
    found = subprocess.run(
        [ROOT / "scripts" / "program.sh", name, *packages], capture_output=True, text=True, check=False
    )
    if found.returncode and not os.environ.get("CI"):
        pytest.skip(found.stderr)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip().splitlines()[-1]
