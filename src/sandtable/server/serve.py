"""The command: a port, one line with the address, and the browser if wanted."""

import contextlib
import errno
import socket
import sys
import webbrowser
from typing import Final

import uvicorn

from sandtable.server.app import Settings, create_app

# Above 4 KiB a message gets an error; above this the connection is closed.
LARGEST_FRAME: Final = 64 * 1024
UNREAD: Final = 30_000  # milliseconds until a peer that takes nothing is given up


class Server(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Sandtable is at {self.address} (Ctrl+C stops it)", flush=True)
            if self.open_browser:
                webbrowser.open(self.address)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    open_browser: bool = False,
) -> int:
    """Serve until stopped; the exit status. Port 0 is any free one; `Settings` has the database's default."""
    return run(Settings(database=database_url) if database_url else Settings(), host, port, open_browser)


def run(settings: Settings, host: str, port: int, open_browser: bool = False) -> int:
    try:
        listening = listen(host, port)
    except OSError as problem:
        print(trouble(host, port, problem), file=sys.stderr)
        return 1
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # an act's message is small; latency matters more
        timeout_graceful_shutdown=2,
    )
    server = Server(config, address(host, listening.getsockname()[1]), open_browser)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1


def listen(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    listening.bind(place)
    listening.listen(1024)
    return listening


def trouble(host: str, port: int, problem: OSError) -> str:
    if problem.errno == errno.EADDRINUSE:
        return f"Port {port} is in use by another program. Choose another one: --port {port + 1}"
    if problem.errno == errno.EACCES:
        return f"Port {port} needs more rights. Choose one above 1023: --port 8000"
    return f"Sandtable cannot listen at {host}, port {port}: {problem.strerror or problem}"


def address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::", "") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
