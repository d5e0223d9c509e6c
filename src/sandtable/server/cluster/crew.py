"""`sandtable serve --processes 3`: several processes at one port. One that dies is started anew; SIGHUP replaces them one
by one, so that an upgrade is noticed by nobody."""

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from sandtable.server.settings import Settings, as_environment

logger = logging.getLogger("sandtable.server")

LOOK: Final = 0.1  # seconds from one look at the processes to the next
SHORT_LIFE: Final = 5.0  # seconds; one that ends sooner is not started anew at once
PAUSE: Final = 1.0
FAREWELL: Final = 15.0  # seconds for a process to end


class Member:
    """One process. It ends when its standard input does, and so with the crew."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        fd = listening.fileno()
        self.begun = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sandtable.server.cluster.member", str(fd)],
            env=os.environ | as_environment(settings),
            pass_fds=[fd],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.ready = threading.Event()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        if self.process.stdout.readline():
            self.ready.set()

    @property
    def runs(self) -> bool:
        return self.process.poll() is None

    def stop(self) -> None:
        if self.runs:
            self.process.terminate()

    def wait(self) -> None:
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Crew:
    """All processes of one command."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        share = max(1, settings.bot_workers // settings.processes)
        self.settings = replace(settings, processes=1, bot_workers=share)
        self.listening = listening
        self.size = settings.processes
        self.members: list[Member] = []
        self.stopping = self.renewing = False

    def lead(self, ready: Callable[[], None]) -> int:
        """Until stopped; the exit status."""
        for name in ("SIGINT", "SIGTERM"):
            signal.signal(getattr(signal, name), self._stop)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._renew)
        self.members = [self._start() for _ in range(self.size)]
        if not self._wait_for(self.members):
            self._end()
            return 1
        ready()
        while not self.stopping:
            time.sleep(LOOK)
            self._look()
        self._end()
        return 0

    def _stop(self, *_: object) -> None:
        self.stopping = True

    def _renew(self, *_: object) -> None:
        self.renewing = True

    def _start(self) -> Member:
        return Member(self.settings, self.listening)

    def _look(self) -> None:
        """Start anew what has ended; replace all if asked to."""
        for place, member in enumerate(self.members):
            if not member.runs and not self.stopping:
                logger.warning("a process ended with status %s and is started anew", member.process.poll())
                if time.monotonic() - member.begun < SHORT_LIFE:
                    time.sleep(PAUSE)
                self.members[place] = self._start()
        if self.renewing:
            self.renewing = False
            self._replace_all()

    def _replace_all(self) -> None:
        """The next one is there before the last one goes."""
        for place, member in enumerate(self.members):
            following = self._start()
            if self.stopping or not self._wait_for([following]):
                logger.error("the next process does not start; the others stay")
                following.stop()
                return
            self.members[place] = following
            member.stop()
            member.wait()

    def _wait_for(self, members: list[Member]) -> bool:
        """Whether all of them begin to serve."""
        while not all(member.ready.is_set() for member in members):
            if self.stopping or not all(member.runs for member in members):
                return False
            time.sleep(LOOK)
        return True

    def _end(self) -> None:
        for member in self.members:
            with contextlib.suppress(OSError):
                member.stop()
        for member in self.members:
            member.wait()
