"""A private Redis of the system's own package, for tests and measurements."""

import socket
import subprocess
import tempfile
import time

from server.programs import free_port, program

PATIENCE = 30


class Redis:
    """A Redis that keeps nothing, until it is stopped."""

    def __init__(self):
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self):
        command = [program("redis-server", "redis-server"), "--port", str(self.port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no", "--dir", tempfile.gettempdir()]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def answers(self):
        try:
            socket.create_connection(("127.0.0.1", self.port)).close()
        except OSError:
            return False
        return True

    def stop(self):
        self.process.kill()
        self.process.wait()
