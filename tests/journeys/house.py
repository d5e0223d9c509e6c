"""A server of one's own: it can be killed and started again at the same address."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


class House:
    """`sandtable serve` as a process on a free port, with a database of its own."""

    def __init__(self, folder: Path, base_path: str = "") -> None:
        self.folder = folder
        self.base_path = base_path
        self.port = 0
        self.host = "127.0.0.1"
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}{self.base_path}"

    def open(self) -> None:
        command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", str(self.folder / "house.db")],
            cwd=self.folder,
            env=os.environ
            | {
                "PYTHONPATH": str(SOURCE),
                "SANDTABLE_BOT_PAUSE": "0.05",
                "SANDTABLE_REVIEW_SECONDS": "4",
                "SANDTABLE_BASE_PATH": self.base_path,
            },
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^/]+:(\d+)", line)
        assert found, f"the server should tell its address, not {line!r}"
        self.port = int(found[1])

    def keep(self, record: str, *names: str) -> str:
        """A finished game as a table; its id."""
        path = self.folder / "record.txt"
        path.write_text(record)
        command = [sys.executable, "-m", "sandtable.cli", "import", str(path), "--names", *names]
        told = subprocess.run(
            [*command, "--database", str(self.folder / "house.db")],
            env=os.environ | {"PYTHONPATH": str(SOURCE)},
            capture_output=True,
            text=True,
            check=True,
        )
        found = re.search(r"/t/(\S+)", told.stdout)
        assert found, told.stdout
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
