"""A page that does not read its messages is dropped; the table does not wait for it."""

import asyncio

from sandtable.server.limits import Bucket, Limits
from sandtable.server.sockets import OUTBOX, TOO_SLOW, Connection, same_origin


class StuckSocket:
    """Takes nothing and says nothing."""

    def __init__(self):
        self.closed = None

    async def send(self, event):
        await asyncio.Event().wait()

    async def receive(self):
        await asyncio.Event().wait()

    async def close(self, code):
        self.closed = code


async def test_a_page_that_is_too_slow_is_dropped():
    socket = StuckSocket()
    connection = Connection(socket, "mira", None, None)
    serving = asyncio.create_task(connection.serve())

    for _ in range(OUTBOX * 3):
        connection.send("x" * 1000)
        assert connection.outbox.qsize() <= OUTBOX
    await serving

    assert socket.closed == TOO_SLOW


def test_a_bucket_fills_with_time():
    time = [0.0]
    bucket = Bucket(rate=2, burst=3, now=lambda: time[0])

    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    time[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_limits_do_not_grow_without_end(monkeypatch):
    monkeypatch.setattr(Limits, "KEPT", 3)
    limits = Limits(rate=0, burst=1)

    assert [limits.take(key) for key in "aab"] == [True, False, True]
    for key in "cde":
        limits.take(key)

    assert list(limits.buckets) == ["c", "d", "e"]


def test_same_origin():
    assert same_origin(None, "sand.example")
    assert same_origin("https://Sand.example", "sand.example")
    assert same_origin("http://localhost:8000", "localhost:8000")
    assert not same_origin("http://localhost:8000", "localhost")
    assert not same_origin("https://sand.example.evil", "sand.example")
    assert not same_origin("null", "sand.example")
    assert not same_origin("", "")
