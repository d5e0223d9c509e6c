"""What runs in the server's worker processes. It imports nothing of the server, so that they start quickly."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any, Final

from sandtable.core.game import View
from sandtable.faults import describe
from sandtable.players.player import Budget, Player, delay_of

Maker = Callable[[str, str], Player]
Job = Callable[..., Iterator[Any]]

PART: Final = "part"
DONE: Final = "done"
FAILED: Final = "failed"


def settle(niceness: int) -> None:
    """Leave Ctrl+C to the server, give way to it, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# Bots


def think(make: Maker, game: str, bot: str, view: View, seconds: float, seed: int) -> int:
    return make(game, bot).act(view, Budget(seconds=seconds), seed)


def hesitate(make: Maker, game: str, bot: str, view: View, seed: int) -> int:
    player = make(game, bot)
    return delay_of(player, view, seed)


# Jobs


def work(pipe: Connection, niceness: int) -> None:
    """Do one job after the other, as long as the server is there."""
    settle(niceness)
    while True:
        try:
            function, about = pipe.recv()
        except EOFError:
            return
        pipe.send(do(pipe, function, about))


def do(pipe: Connection, function: Job, about: tuple[object, ...]) -> tuple[str, str]:
    """Send every part; then how it ended."""
    try:
        for part in function(*about):
            pipe.send((PART, part))
    except Exception as problem:
        return FAILED, describe(problem)
    return DONE, ""
