"""How long messages take between a page and the server, as the server measures it.

A browser answers the server's pings by itself: a page can neither hurry nor hold back the answer. A program can hold
back its answers, to seem farther away than it is. So what its machine's own network layer takes (which programs do not
touch) is an upper bound: from the kernel, or by the word of a trusted proxy. Where that is not known, no delay is
believed. No time that a client tells is ever looked at.
"""

import secrets
import socket
import statistics
import struct
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

KEPT: Final = 9  # measurements
MOST_UNDER_WAY: Final = 8  # pings
EXTENSION: Final = "sandtable"  # in the scope of a WebSocket
RTT_TOLD: Final = "x-sandtable-rtt"  # microseconds, as a trusted proxy measured it

# In Linux's struct tcp_info.
TCP_INFO_SIZE: Final = 152
MIN_RTT: Final = 148

Bound = Callable[[], float | None]


class Delay:
    """The delay of one connection, in milliseconds."""

    def __init__(self, bound: Bound = lambda: None, now: Callable[[], float] = time.monotonic) -> None:
        self.bound = bound
        self.now = now
        self.under_way: dict[bytes, float] = {}
        self.round_trips: list[float] = []  # smaller than a deque

    def ping(self) -> bytes:
        """What to send; nobody can know it before."""
        payload = secrets.token_bytes(8)
        if len(self.under_way) >= MOST_UNDER_WAY:
            del self.under_way[next(iter(self.under_way))]
        self.under_way[payload] = self.now()
        return payload

    def pong(self, payload: bytes, counts: bool = True) -> None:
        """An answer came back. It does not count if it may have waited here for somebody to look."""
        sent = self.under_way.pop(payload, None)
        if sent is not None and counts:
            self.round_trips = [*self.round_trips[1 - KEPT :], (self.now() - sent) * 1000]

    @property
    def one_way(self) -> float:
        """How long a message from the page is under way, usually."""
        return self._bounded(statistics.median(self.round_trips)) / 2 if self.round_trips else 0.0

    @property
    def slow_way(self) -> float:
        """How long it may well be under way: as slow as one of the last."""
        return self._bounded(max(self.round_trips)) / 2 if self.round_trips else 0.0

    def _bounded(self, round_trip: float) -> float:
        return min(round_trip, self.bound() or 0.0)


class DelayElsewhere(Delay):
    """The delay of a page as another process measures it."""

    def __init__(self, one_way: float, slow_way: float) -> None:
        super().__init__(lambda: 2 * slow_way)
        self.round_trips.extend([2 * one_way, 2 * one_way, 2 * slow_way])


def delay_of(extensions: Mapping[str, Any] | None) -> Delay:
    """The delay of a connection, as its protocol measures it; see wire.py."""
    found = (extensions or {}).get(EXTENSION, {}).get("delay")
    return found if isinstance(found, Delay) else Delay()


def by_kernel(transport_socket: socket.socket) -> Bound:
    """The shortest round trip that the kernel has seen lately on this connection; None where it does not tell."""

    def measured() -> float | None:
        if not hasattr(socket, "TCP_INFO") or sys.platform != "linux":
            return None
        try:
            info = transport_socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_SIZE)
            return float(struct.unpack_from("I", info, MIN_RTT)[0]) / 1000
        except (OSError, ValueError, struct.error):  # ValueError: of a connection that has just gone
            return None

    return measured


def by_proxy(told: str | None) -> Bound:
    """What a trusted proxy says of its own connection to the page."""
    try:
        round_trip = int(told or "") / 1000
    except ValueError:
        return lambda: None
    return lambda: round_trip
