"""The command: a port, one line with the address, and the browser if wanted."""

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn

from sandtable.server import logs
from sandtable.server.app import create_app
from sandtable.server.cluster.crew import Crew
from sandtable.server.database import Database, name_of, open_database
from sandtable.server.house.code import first_code
from sandtable.server.lock import Keeper
from sandtable.server.settings import Settings, load
from sandtable.server.troubles import Unusable
from sandtable.server.wire import Config

logger = logging.getLogger("sandtable.server")

UNREAD: Final = 30_000  # milliseconds until a peer that takes nothing is given up


class Server(uvicorn.Server):
    """Says so once it is there, and hands its tables over before it goes."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # who comes now comes to another process
        with contextlib.suppress(Exception):
            await self.config.app.hand_over()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def serve(
    host: str | None = None,
    port: int | None = None,
    database_url: str | None = None,
    open_browser: bool = False,
    processes: int | None = None,
) -> int:
    """Serve until stopped; the exit status. What is left out comes from the settings."""
    return run(load(host=host, port=port, database=database_url, processes=processes), open_browser)


def run(settings: Settings, open_browser: bool = False) -> int:
    """One process, or the crew of several."""
    logs.set_up(settings.log_format, settings.log_level)
    try:
        listening = listen(settings.host, settings.port)
    except OSError as problem:
        print(trouble(settings.host, settings.port, problem), file=sys.stderr)
        return 1
    try:
        database = open_database(settings.database, together=bool(settings.redis))
    except Unusable as problem:
        print(problem, file=sys.stderr)
        return 1
    logger.info("serving %s", name_of(database.engine))
    code = asyncio.run(first_code(database, settings))

    def ready() -> None:
        where = address(settings.host, listening.getsockname()[1])
        print(f"Sandtable is at {where} (Ctrl+C stops it)", flush=True)
        if code:
            print(
                f"Nobody owns this house yet. At {where}house, this code makes you its owner: {code}",
                flush=True,
            )
        if open_browser:
            webbrowser.open(where)

    lost = threading.Event()

    def end() -> None:
        lost.set()
        os.kill(os.getpid(), signal.SIGINT)

    keeper = Keeper(database.lock, end)
    if settings.processes > 1:
        status = Crew(settings, listening).lead(ready)
        database.close()
    else:
        status = serve_at(settings, database, listening, ready)
    keeper.end()
    logger.info("stopped")
    return 1 if lost.is_set() else status


def serve_at(
    settings: Settings,
    database: Database,
    listening: socket.socket,
    ready: Callable[[], None],
    begin: Callable[[uvicorn.Server], None] = lambda _: None,
) -> int:
    """Serve in this process until stopped; the exit status."""
    allow_many_files()
    server = Server(Config(create_app(settings, database), settings), ready)
    begin(server)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1


def allow_many_files() -> None:
    """Every page is an open connection: as many as the system lets us have."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not on Windows
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


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
