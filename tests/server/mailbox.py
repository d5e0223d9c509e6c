"""A mail server that keeps what it is sent."""

import asyncio
import contextlib
import email
import re
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP


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
