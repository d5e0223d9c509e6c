"""Around the application: HEAD is GET without the body, every request has a name, and all are counted; what comes under
the base path is as if it came at the top."""

import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from sandtable.server.logs import request_id
from sandtable.server.metrics import REQUESTS, SOCKETS

logger = logging.getLogger("sandtable.server")

CODE: Final = re.compile(r"/link/.*", re.DOTALL)  # the way in for another device: nothing for a log

OTHER_NAME: Final = b"This server is not asked for by that name. Its operator names all good ones in `hosts`."

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
Receive = Callable[[], Awaitable[Message]]
App = Callable[[Message, Receive, Send], Awaitable[None]]


class Front:
    """An ASGI application around another."""

    def __init__(self, app: Any, base_path: str = "", hosts: str = "") -> None:
        self.app: Any = app
        self.base_path = base_path
        self.hosts = frozenset(host.strip().lower() for host in hosts.split(",") if host.strip())

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        request_id.set(secrets.token_hex(4))
        if self.hosts and scope["type"] in ("http", "websocket") and host_of(scope) not in self.hosts:
            await self._turn_away(scope, send)
            return
        if self.base_path and scope["type"] in ("http", "websocket"):
            scope = self._within(scope)
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            with SOCKETS.track_inprogress():
                await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _turn_away(self, scope: Message, send: Send) -> None:
        """Somebody else's name leads here: a page of theirs is not to be taken for one of ours."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
            return
        REQUESTS.labels("421").inc()
        headers = [(b"content-type", b"text/plain; charset=utf-8")]
        await send({"type": "http.response.start", "status": 421, "headers": headers})
        await send({"type": "http.response.body", "body": OTHER_NAME})

    def _within(self, scope: Message) -> Message:
        """A request by its path under the base; a proxy may have taken that away already."""
        path, raw = scope["path"], scope["raw_path"]
        if path == self.base_path or path.startswith(f"{self.base_path}/"):
            cut = len(self.base_path)
            return {**scope, "path": path[cut:] or "/", "raw_path": raw[cut:] or b"/"}
        return scope

    async def hand_over(self) -> None:
        """Before the connections are closed: other processes take up the tables of this one."""
        desk = getattr(self.app.state, "desk", None)
        if desk is not None:
            await desk.tables.home.hand_over()

    async def _answer(self, scope: Message, receive: Receive, send: Send) -> None:
        method, begun = scope["method"], time.perf_counter()

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._count(scope, message["status"], time.perf_counter() - begun)
                named = (b"x-request-id", request_id.get().encode())
                message = {**message, "headers": [*message["headers"], named]}
            elif method == "HEAD":
                message = {**message, "body": b""}
            await send(message)

        await self.app({**scope, "method": "GET" if method == "HEAD" else method}, receive, send_on)

    def _count(self, scope: Message, status: int, seconds: float) -> None:
        REQUESTS.labels(str(status)).inc()
        path = CODE.sub("/link/…", scope["raw_path"].decode("ascii", "replace"))
        logger.info("%s %s %d in %.1f ms", scope["method"], path, status, 1000 * seconds)


def host_of(scope: Message) -> str:
    """The name that a visitor asked for, without the port."""
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    return re.sub(r":\d*$", "", host).lower()
