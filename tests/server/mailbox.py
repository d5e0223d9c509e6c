"""A mail server that keeps what it is sent."""

import asyncio
import contextlib
import email
import re
import threading
import time
from collections.abc import Iterator
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP

PATIENCE = 30  # seconds


class Mailbox:
    """Letters as they arrived, and how to reach the server that took them."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.port = 0
        self.refuses = False

    @property
    def server(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuses:
            return "452 There is no room."
        self.letters.append(email.message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def letter(self, subject: str) -> EmailMessage:
        """The letter about something, once it has come."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for letter in self.letters:
                if letter["Subject"] == subject:
                    return letter
            time.sleep(0.05)
        raise AssertionError(f"no letter about {subject!r} came")

    def code(self) -> str:
        """The digits of the last letter."""
        found = re.search(r"\b\d{6}\b", self.letters[-1].get_content())
        assert found, self.letters[-1].get_content()
        return found[0]


@contextlib.contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A mail server in a thread of its own."""
    box, loop = Mailbox(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    starting = loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    server = asyncio.run_coroutine_threadsafe(starting, loop).result()
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
