"""What a page has not taken yet: never more than so many messages, and so many bytes."""

import asyncio
import sys
from typing import Final

MOST_MESSAGES: Final = 128
MOST_BYTES: Final = 1024 * 1024


class Outbox:
    """Messages in order. One that is larger than everything is taken only if it is alone.

    Most pages do nothing most of the time: an empty list is much smaller than a deque or an event, which has one."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.bytes = 0
        self.waiter: asyncio.Future[None] | None = None  # of whoever takes them

    def put(self, text: str) -> bool:
        """Whether there was room."""
        size = sys.getsizeof(text)
        too_much = len(self.messages) >= MOST_MESSAGES or self.bytes + size > MOST_BYTES
        if self.messages and too_much:
            return False
        self.messages.append(text)
        self.bytes += size
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)
        return True

    async def get(self) -> str:
        while not self.messages:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        text = self.messages.pop(0)
        self.bytes -= sys.getsizeof(text)
        return text
