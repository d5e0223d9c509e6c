"""A page that does not read its messages is dropped; the table does not wait for it."""

import asyncio
from types import SimpleNamespace

import pytest

from sandtable.server.desk import Desk
from sandtable.server.limits import Bucket, Limits
from sandtable.server.origin import same_origin
from sandtable.server.outbox import MOST_BYTES, MOST_MESSAGES, Outbox
from sandtable.server.protocol import Refused
from sandtable.server.settings import Settings
from sandtable.server.sockets import BURST, RATE, TOO_SLOW, Connection
from sandtable.server.visitors import Visitor


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
    connection = Connection(socket, Visitor("mira", "here"), None, SimpleNamespace(jobs=None))
    serving = asyncio.create_task(connection.serve())

    for _ in range(MOST_MESSAGES * 3):
        connection.send("x" * 1000)
        assert len(connection.outbox.messages) <= MOST_MESSAGES
    await serving

    assert socket.closed == TOO_SLOW


async def test_a_page_that_is_behind_by_many_bytes_is_dropped():
    socket = StuckSocket()
    connection = Connection(socket, Visitor("mira", "here"), None, SimpleNamespace(jobs=None))
    serving = asyncio.create_task(connection.serve())
    await asyncio.sleep(0)

    connection.send("x" * 3 * MOST_BYTES)  # a whole table, as large as it may be: it is sent alone
    await asyncio.sleep(0)
    for _ in range(5):
        connection.send("x" * (MOST_BYTES // 4))
        assert connection.outbox.bytes <= MOST_BYTES
    await serving

    assert socket.closed == TOO_SLOW


async def test_all_pages_of_one_address_share_one_measure_of_messages():
    kept = SimpleNamespace(store=None, challenges=SimpleNamespace(accounts=None))
    advice = SimpleNamespace(jobs=None)
    desk = Desk(None, kept, advice, Settings(games={}, messages_of_address=5), None)

    def page_from(host):
        more = desk.may_say_more(SimpleNamespace(client=SimpleNamespace(host=host)))
        return Connection(StuckSocket(), Visitor("mira", host), None, advice, may_say_more=more)

    for _ in range(5):
        page = page_from("192.0.2.7")
        for _ in range(10):
            page.check_pace()
    with pytest.raises(Refused, match="Too many messages"):
        page_from("192.0.2.7").check_pace()
    page_from("192.0.2.8").check_pace()
    for _ in range(6):
        proxied = page_from("127.0.0.1")
        for _ in range(10):
            proxied.check_pace()


class OneTable:
    """All tables there are: one, of so many acts."""

    def __init__(self, number):
        self.id = "t"
        self.number = number
        self.joined = 0

    async def find(self, table):
        return self

    async def prepare(self, person):
        pass

    async def name(self, person):
        return person

    def check_may_look(self, person):
        pass

    def join(self, listener):
        self.joined += 1


async def test_a_whole_table_is_dearer_the_longer_it_is():
    joined = []
    for number in (0, 500, 5000):
        table = OneTable(number)
        connection = Connection(StuckSocket(), Visitor("mira", "here"), table, SimpleNamespace(jobs=None))
        connection.bucket = Bucket(RATE, BURST, now=lambda: 0.0)
        for _ in range(50):
            await connection.receive('{"type": "join", "table": "t"}')
        joined.append(table.joined)

    assert joined == [40, 13, 1]


async def test_an_outbox_keeps_the_order_and_counts_what_it_has():
    outbox = Outbox()
    waiting = asyncio.create_task(outbox.get())
    await asyncio.sleep(0)

    assert [outbox.put(text) for text in ("one", "two", "three")] == [True] * 3

    assert [await waiting, await outbox.get(), await outbox.get()] == ["one", "two", "three"]
    assert outbox.bytes == 0


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
    assert not same_origin("http://[", "[")
    assert same_origin("https://sand.example", "sand.example", "https")
    assert not same_origin("http://sand.example", "sand.example", "https"), "our own page has TLS"
    assert not same_origin("http://sand.example", "sand.example", "wss")
    assert same_origin("https://sand.example", "sand.example", "http"), "a proxy may keep its TLS to itself"
