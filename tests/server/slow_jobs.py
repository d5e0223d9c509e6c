"""Jobs for a worker process: good ones, slow ones and bad ones."""

import os
import time


def count_up(total):
    yield from range(total)


def tell_niceness():
    yield os.nice(0)


def tell_process():
    yield os.getpid()


def dawdle():
    yield os.getpid()
    time.sleep(60)


def stumble():
    yield 1
    raise ValueError("my secret hand")


def die():
    yield 1
    os._exit(3)


def unsendable():
    return lambda: None


class Unreadable:
    """A question that breaks when it is unpacked."""

    def __reduce__(self):
        return int, ("not a number",)
