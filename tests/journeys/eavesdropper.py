"""Somebody who reads a page's socket."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import WebSocket

from journeys.visitor import Visitor
from sandtable.server.changes import fold
from sandtable.server.protocol import Changed


class Eavesdropper:
    """Keeps everything that a page's socket receives."""

    def __init__(self, visitor: Visitor) -> None:
        self.messages: list[dict[str, Any]] = []
        visitor.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))

    def views(self) -> Iterator[dict[str, Any]]:
        """Every view, whole: the ones that were told by what changed are put together as the page does it."""
        view: dict[str, Any] = {}
        for message in self.messages:
            if "view" in message:
                changes = msgspec.convert(message.get("changes") or [], list[Changed])
                view = message["view"] or fold(view, changes)
                yield view

    def lines(self) -> list[dict[str, Any]]:
        return [message["entry"] for message in self.messages if "entry" in message]
