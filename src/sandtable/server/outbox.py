"""What a page has not taken yet: never more than so many messages, and so many bytes."""

import asyncio
import sys
from collections import deque
from typing import Final

MOST_MESSAGES: Final = 128
MOST_BYTES: Final = 1024 * 1024


class Outbox:
    """Messages in order. One that is larger than everything is taken only if it is alone."""

    def __init__(self) -> None:
        self.messages: deque[str] = deque()
        self.bytes = 0
        self.filled = asyncio.Event()

    def put(self, text: str) -> bool:
        """Whether there was room."""
        size = sys.getsizeof(text)
        too_much = len(self.messages) >= MOST_MESSAGES or self.bytes + size > MOST_BYTES
        if self.messages and too_much:
            return False
        self.messages.append(text)
        self.bytes += size
        self.filled.set()
        return True

    async def get(self) -> str:
        while not self.messages:
            self.filled.clear()
            await self.filled.wait()
        text = self.messages.popleft()
        self.bytes -= sys.getsizeof(text)
        return text
