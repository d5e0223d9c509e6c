"""Raw connections: whatever somebody sends, or does not send, costs little and ends."""

import asyncio
import contextlib
import os
import re
import socket
import struct
import time
from pathlib import Path

import httpx
import pytest
import websockets

from sandtable.server.wire import BURST, LARGEST_HEADERS, MOST_PARTS
from server.people import PATIENCE, Guest, RunningServer

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CONTINUATION, TEXT, PING = 0x00, 0x01, 0x89


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server that trusts nobody and waits for a request only a moment."""
    running = RunningServer(
        tmp_path_factory.mktemp("strict") / "strict.db",
        odd=True,
        SANDTABLE_TEST_STRICT="1",
    )
    yield running
    running.stop()


def connect(server):
    host, port = server.url.removeprefix("http://").split(":")
    made = socket.create_connection((host, int(port)), PATIENCE)
    made.settimeout(PATIENCE)
    return made


def frame(opcode, payload=b""):
    """A masked frame of a client; the mask is nought."""
    return bytes((opcode, 0x80 | len(payload))) + bytes(4) + payload


def answers(connection):
    """Everything until the server closes the connection."""
    said = b""
    with contextlib.suppress(ConnectionResetError, BrokenPipeError):
        while part := connection.recv(65536):
            said += part
    return said


def send(connection, data):
    with contextlib.suppress(ConnectionResetError, BrokenPipeError):
        connection.sendall(data)


def memory(server):
    """Bytes that a process has in memory."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def test_headers_without_an_end_are_refused(strict):
    before = memory(strict)
    with connect(strict) as visitor:
        send(visitor, b"GET / HTTP/1.1\r\nHost: x\r\nX-Filler: ")
        for _ in range(1000):
            send(visitor, b"x" * LARGEST_HEADERS)
        said = answers(visitor)

    assert said == b"" or said.startswith(b"HTTP/1.1 400")
    assert memory(strict) - before < 8 * 2**20
    assert httpx.get(strict.url, verify=False).status_code == 200


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Half",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\nGET /api/me HT",
    ],
    ids=["nothing", "half a line", "half the headers", "half a body", "half a second one"],
)
def test_a_request_that_does_not_come_is_not_waited_for(strict, beginning):
    with connect(strict) as visitor:
        send(visitor, beginning)

        answers(visitor)  # returns, since the server hangs up


def test_half_a_body_whose_sender_has_gone_is_no_fault_of_the_server(strict):
    before = refusals(strict)
    with connect(strict) as visitor:
        send(visitor, b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    deadline = time.monotonic() + PATIENCE
    while (after := refusals(strict)) == before:
        assert time.monotonic() < deadline

    assert {code for code in after if after[code] != before.get(code)} == {"malformed"}


def refusals(server):
    """How often something was refused, by its code."""
    report = httpx.get(f"{server.url}/metrics", verify=False).text
    return dict(re.findall(r'^sandtable_refusals_total{code="(.+)"} (.+)$', report, re.M))


@pytest.mark.parametrize("answered", [False, True])
def test_a_body_of_very_many_pieces_is_refused(strict, answered):
    before = strict.output.read_text().count("Traceback")
    path = b"/api/tables" if answered else b"/api/nothing"
    with connect(strict) as visitor:
        send(visitor, b"POST " + path + b" HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _ in range(20):
            send(visitor, b"1\r\nx\r\n" * MOST_PARTS)
        said = answers(visitor)

    assert said == b"" or said.startswith((b"HTTP/1.1 40", b"HTTP/1.1 41"))
    assert strict.output.read_text().count("Traceback") == before
    assert httpx.get(strict.url, verify=False).status_code == 200


async def test_a_page_is_not_a_request_that_does_not_come(strict):
    guest = await Guest.arrive(strict.url)
    page = await guest.open_page(await guest.make_table("me", "open"))
    await asyncio.sleep(1.5)  # three times as long as a request may take

    assert (await page.ask("table", type="join"))["number"] == 0
    await guest.leave()


def test_frames_that_carry_nothing_are_counted(strict):
    with connect(strict) as visitor:
        send(visitor, UPGRADE)
        assert visitor.recv(4096).startswith(b"HTTP/1.1 101")
        send(visitor, frame(TEXT) + frame(CONTINUATION) * int(BURST + 200))
        said = answers(visitor)

    assert said[-2:] == struct.pack("!H", 1008)


def test_pings_whose_answers_nobody_takes_do_not_pile_up(strict):
    before = memory(strict)
    with connect(strict) as visitor:
        visitor.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        send(visitor, UPGRADE)
        assert visitor.recv(4096).startswith(b"HTTP/1.1 101")
        for _ in range(100):
            send(visitor, frame(PING, b"x" * 125) * 1000)

        assert memory(strict) - before < 8 * 2**20
        answers(visitor)


def test_a_message_that_is_no_text_is_refused_without_a_word_in_the_log(strict):
    before = strict.output.read_text()
    with connect(strict) as visitor:
        send(visitor, UPGRADE)
        assert visitor.recv(4096).startswith(b"HTTP/1.1 101")
        send(visitor, frame(0x80 | TEXT, b"\xff\xfe"))
        said = answers(visitor)

    assert said[-2:] == struct.pack("!H", 1007)
    assert strict.output.read_text() == before


async def test_connections_of_one_address_are_counted(strict):
    held = [connect(strict) for _ in range(20)]
    try:
        with pytest.raises(httpx.TransportError):
            httpx.get(strict.url, verify=False)
        with pytest.raises((websockets.InvalidMessage, OSError, EOFError)):
            await websockets.connect(strict.url.replace("http", "ws") + "/ws")
    finally:
        for one in held:
            one.close()
    deadline = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(strict.url, verify=False).status_code == 200:
                break
        assert time.monotonic() < deadline, "who has gone makes room"
    assert strict.output.read_text().count("connections from 127.0.0.1 are refused") == 1
