"""One process of a crew. Usage: member.py FD, the number of the socket that they all listen on."""

import os
import socket
import sys
import threading

import uvicorn

from sandtable.server import logs
from sandtable.server.database import open_database
from sandtable.server.serve import serve_at
from sandtable.server.settings import load


def serve(fd: int) -> int:
    settings = load()
    logs.set_up(settings.log_format, settings.log_level)
    database = open_database(settings.database, serving=False)  # the crew holds its lock
    return serve_at(settings, database, socket.socket(fileno=fd), ready, end_with_crew)


def ready() -> None:
    print("ready", flush=True)


def end_with_crew(server: uvicorn.Server) -> None:
    """The crew keeps our standard input open as long as it lives."""

    def wait() -> None:
        while os.read(
            sys.stdin.fileno(), 1
        ):  # not by Python's own reader, which would be waited for at the end
            pass
        server.should_exit = True

    threading.Thread(target=wait, daemon=True).start()


if __name__ == "__main__":
    sys.exit(serve(int(sys.argv[1])))
