"""A server of one's own: it can be killed and started again at the same address."""

import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
SETTINGS = {"SANDTABLE_BOT_PAUSE": "0.05", "SANDTABLE_REVIEW_SECONDS": "4"}


class House:
    """`sandtable serve` as a process on a free port, with a database of its own."""

    def __init__(self, folder: Path, base_path: str = "", **settings: str) -> None:
        self.folder = folder
        self.base_path = base_path
        self.settings = SETTINGS | settings
        self.port = 0
        self.host = "127.0.0.1"
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}{self.base_path}"

    def open(self) -> None:
        command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", self.database],
            cwd=self.folder,
            env=os.environ
            | self.settings
            | {"PYTHONPATH": str(SOURCE), "SANDTABLE_BASE_PATH": self.base_path},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^/]+:(\d+)", line)
        assert found, f"the server should tell its address, not {line!r}"
        self.port = int(found[1])

    @property
    def database(self) -> str:
        return str(self.folder / "house.db")

    def change(self, statement: str) -> None:
        """Change what is stored, behind the server's back."""
        with contextlib.closing(sqlite3.connect(self.database)) as database, database:
            database.execute(statement)

    def run(self, *words: str) -> str:
        """A command beside the server, on its database; what it said."""
        done = subprocess.run(
            [sys.executable, "-m", "sandtable.cli", *words, "--database", self.database],
            env=os.environ | {"PYTHONPATH": str(SOURCE)},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    def keep(self, record: str, *names: str) -> str:
        """A finished game as a table; its id."""
        path = self.folder / "record.txt"
        path.write_text(record)
        told = self.run("import", str(path), "--names", *names)
        found = re.search(r"/t/(\S+)", told)
        assert found, told
        return found[1]

    def kill(self) -> None:
        """As a power cut would: no farewell, nothing written any more."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.communicate(timeout=20)
        self.process = None
