"""A process with a worker of its own, for the test of what becomes of that one: spawned processes find this by its name."""

import os
import time
from multiprocessing.connection import Connection

from sandtable.processes import Worker


def host(pipe: Connection) -> None:
    worker = Worker()
    worker.begin(os.getpid)
    pipe.send(worker.hear())
    time.sleep(60)
