"""Connections as they come from the network: what is not a whole request in time, and in size, is cut off.

uvicorn's own protocols, with limits: of connections from one address, of a request's headers and of the
time until it is there, and of WebSocket frames, which cost something even where they carry nothing.
"""

import asyncio
import logging
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from sandtable.server.delay import EXTENSION, RTT_TOLD, Bound, Delay, by_kernel, by_proxy
from sandtable.server.limits import Bucket, Gate, Limits
from sandtable.server.settings import Settings
from sandtable.server.visitors import address_of, as_seen, is_among, networks

logger = logging.getLogger("sandtable.server")

LARGEST_HEADERS: Final = 32 * 1024
# Above 4 KiB a message gets an error; above this the connection is closed.
LARGEST_FRAME: Final = 64 * 1024
FRAMES: Final = 100.0  # WebSocket frames a second on average, …
BURST: Final = 2000.0  # … and at once
SLICE: Final = 4096  # bytes that are looked at before the frames in them are counted
PING: Final = 2.0  # seconds from one ping to the next, …
FIRST_PINGS: Final = 0.25  # … but for the first ones, …
MEASURED: Final = 3  # … until the delay was measured so often
PONG_PATIENCE: Final = 7.5  # seconds until a page that does not answer is given up
INVALID, TOO_MANY = 1007, 1008
FAREWELL: Final = 2.0  # seconds
MOST_PARTS: Final = 1000  # pieces in which the body of a request may come
COMING: Final = (h11.IDLE, h11.SEND_BODY)  # what h11 says while a request is not there yet


class Config(uvicorn.Config):
    """What uvicorn's protocols know, and the limits."""

    def __init__(self, app: Any, settings: Settings) -> None:
        super().__init__(
            app,
            http=Requests,
            ws=FrameByFrame,
            h11_max_incomplete_event_size=LARGEST_HEADERS,
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=PING,
            ws_ping_timeout=PONG_PATIENCE,
            ws_per_message_deflate=False,  # an act's message is small; latency matters more
            proxy_headers=bool(networks(settings.trusted_proxies)),
            forwarded_allow_ips=[str(network) for network in as_seen(networks(settings.trusted_proxies))],
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=2,
        )
        self.gate = Gate(settings.connections_of_address)
        self.trusted = networks(settings.trusted_proxies)
        self.request_seconds = settings.request_seconds
        self.told = Limits(rate=1 / 60, burst=1)


class Guarded:
    """The place of a connection in the gate; a proxy stands for many, and is not counted."""

    def __init__(self, config: Config, host: str | None) -> None:
        self.gate = config.gate
        self.told = config.told
        self.address = None if is_among(host, config.trusted) else address_of(host)

    def enter(self) -> bool:
        if self.address is None or self.gate.enter(self.address):
            return True
        if self.told.take(self.address):
            logger.warning("more than %d connections from %s are refused", self.gate.most, self.address)
        self.address = None
        return False

    def leave(self) -> None:
        if self.address is not None:
            self.gate.leave(self.address)
            self.address = None


class Pieces(h11.Connection):
    """What comes on one connection; a body of very many small pieces costs more than it can be worth."""

    parts = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.parts += 1
            if self.parts > MOST_PARTS:
                raise h11.RemoteProtocolError("the body comes in too many pieces")
        elif isinstance(event, h11.Request):
            self.parts = 0
        return event


class Requests(H11Protocol):
    """HTTP on one connection."""

    config: Config

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.conn = Pieces(h11.SERVER, LARGEST_HEADERS)
        self.late: asyncio.TimerHandle | None = None
        self.place = Guarded(self.config, self.client[0] if self.client else None)
        if not self.place.enter():
            transport.abort()
        self._watch()

    def connection_lost(self, problem: Exception | None) -> None:
        super().connection_lost(problem)
        self._stop_watching()
        self.place.leave()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()  # it has its answer, or part of it

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, FrameByFrame):
            upgraded.place = self.place

    def _watch(self) -> None:
        """A request that has begun has to be there in time; the next one need not begin."""
        is_ours = self.transport.get_protocol() is self and not self.transport.is_closing()
        if not is_ours or self.conn.their_state not in COMING:
            self._stop_watching()
        elif self.late is None:
            self.late = self.loop.call_later(self.config.request_seconds, self.transport.abort)

    def _stop_watching(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None


class FrameByFrame(WebSocketsSansIOProtocol):
    """A WebSocket, frame by frame."""

    config: Config
    place: Guarded | None = None
    deaf = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.bucket = Bucket(FRAMES, BURST)
        self.delay = Delay()
        self.spoke = 0.0  # when a message was handed on last

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_complete:
            return  # refused
        self.delay.bound = self._bound(event)
        self.scope["extensions"][EXTENSION] = {"delay": self.delay}

    def _bound(self, event: Request) -> Bound:
        if is_among(self.client[0] if self.client else None, self.config.trusted):
            return by_proxy(event.headers.get(RTT_TOLD))
        return by_kernel(self.transport.get_extra_info("socket"))

    def connection_lost(self, problem: Exception | None) -> None:
        super().connection_lost(problem)
        if self.place is not None:
            self.place.leave()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if not self.deaf and not self.transport.is_closing():
                super().data_received(data[start : start + SLICE])

    def handle_text(self, event: Frame) -> None:
        if self._allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._allowed():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._allowed():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._allowed():
            # While a message is looked at, nothing is read: an answer may have waited.
            self.delay.pong(bytes(event.data), counts=self.spoke < self.ping_sent_at)
            super().handle_pong(event)

    def schedule_ping(self) -> None:
        pause = PING if len(self.delay.round_trips) >= MEASURED else FIRST_PINGS
        self.ping_timer = self.loop.call_later(pause, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """As uvicorn does, but with an answer that nobody can know before."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = self.delay.ping()
        self.ping_sent_at = self.loop.time()
        self.conn.send_ping(self.pending_ping_payload)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.pong_timer = self.loop.call_later(PONG_PATIENCE, self.keepalive_timeout)

    def handle_ping(self) -> None:
        if self._allowed():
            if self.writable.is_set():
                super().handle_ping()
            else:
                self.conn.data_to_send()  # who does not read gets no pongs: they would pile up

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self._turn_away(INVALID)
        else:
            self.spoke = self.loop.time()
            super().send_receive_event_to_app()

    def _allowed(self) -> bool:
        """Whether one more frame may be looked at."""
        if self.deaf:
            return False
        if not self.bucket.take():
            self._turn_away(TOO_MANY)
            return False
        return True

    def _turn_away(self, code: int) -> None:
        """Say why, and hear no more; whoever still talks is cut off in a moment."""
        self.deaf = True
        if not self.close_sent and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.resume_reading()
            self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
