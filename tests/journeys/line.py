"""A line to a server that can be cut without a word: nothing arrives any more, and nobody is told."""

import contextlib
import socket
import threading


class Line:
    """A port of its own that leads to another one."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.whole = threading.Event()
        self.whole.set()
        self.cuts = 0
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self.cuts += 1
        self.whole.clear()

    def mend(self) -> None:
        """New connections get through again; what was under way on old ones is lost."""
        self.whole.set()

    def close(self) -> None:
        self.listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            threading.Thread(target=self._lead, args=(near,), daemon=True).start()

    def _lead(self, near: socket.socket) -> None:
        self.whole.wait()
        far = socket.create_connection(("127.0.0.1", self.to))
        cuts = self.cuts
        threading.Thread(target=self._carry, args=(far, near, cuts), daemon=True).start()
        self._carry(near, far, cuts)

    def _carry(self, source: socket.socket, target: socket.socket, cuts: int) -> None:
        """From one end to the other; after a cut, into nothing."""
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if self.cuts == cuts:
                    target.sendall(data)
        if self.cuts == cuts:
            for end in (source, target):
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
