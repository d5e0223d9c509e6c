"""Requests to addresses that strangers name: out into the world, but never into the private network.

A name is looked up once, every address of it is checked, and the connection goes to the very address that was
checked: a name that answers differently the next time gains nothing. Redirects are not followed.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from sandtable.core.messages import say
from sandtable.server.protocol import Refused
from sandtable.server.visitors import Network, is_among

PATIENCE: Final = 10.0  # seconds for each part of a request
LARGEST_ANSWER: Final = 64 * 1024
LONGEST_URL: Final = 1000
PRIVATE: Final = say.later("alert-private")
BAD_URL: Final = say.later("alert-bad-url")


class Unreachable(Exception):
    """Nothing was sent there, or it was not taken; says why."""


class Guard(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, and to networks that the owner allows."""

    def __init__(self, allowed: Iterable[Network] = ()) -> None:
        self.allowed = list(allowed)
        self.backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = (await self.addresses(host, port))[0]
        return await self.backend.connect_tcp(address, port, timeout, local_address, socket_options)

    async def addresses(self, host: str, port: int) -> list[str]:
        """The addresses of a host; raises Unreachable if one of them is not public."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Unreachable(say("alert-there-is-no-site", host=host)) from None
        addresses = [str(place[0]) for _, _, _, _, place in found]
        if not addresses or not all(map(self.is_open, addresses)):
            raise Unreachable(PRIVATE)
        return addresses

    def is_open(self, address: str) -> bool:
        return is_among(address, self.allowed) or is_public(address)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def check(self, url: str) -> str:
        """An address that somebody names, as it may be kept; raises Refused."""
        host, port = parts_of(url)
        try:
            addresses = await self.addresses(host, port)
        except Unreachable as problem:
            raise Refused("bad-address", str(problem)) from problem
        if not url.startswith("https://") and not all(is_among(one, self.allowed) for one in addresses):
            raise Refused("bad-address", BAD_URL)
        return url


class World:
    """Where alerts go out."""

    def __init__(self, allowed: Iterable[Network] = ()) -> None:
        self.guard = Guard(allowed)
        self.tls = ssl.create_default_context()

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; raises Unreachable."""
        try:
            parts_of(url)
            async with httpcore.AsyncConnectionPool(
                ssl_context=self.tls, network_backend=self.guard, max_connections=1
            ) as pool:
                return await asyncio.wait_for(self._post(pool, url, headers, body), 2 * PATIENCE)
        except Refused as problem:
            raise Unreachable(problem.text) from problem
        except TimeoutError:
            raise Unreachable(say("alert-it-did-not-answer")) from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as problem:
            raise Unreachable(say("alert-it-could-not-be", kind=type(problem).__name__)) from problem

    async def _post(
        self, pool: httpcore.AsyncConnectionPool, url: str, headers: Mapping[str, str], body: bytes
    ) -> int:
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)
        async with pool.stream(
            "POST", url, headers=list(headers.items()), content=body, extensions={"timeout": timeouts}
        ) as answer:
            taken = 0
            async for part in answer.aiter_stream():
                taken += len(part)
                if taken > LARGEST_ANSWER:
                    break
            return answer.status


def parts_of(url: str) -> tuple[str, int]:
    """Host and port of an address; raises Refused."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Refused("bad-address", BAD_URL) from None
    odd = parts.username or parts.password or not url.isascii() or not url.isprintable() or " " in url
    if parts.scheme not in ("https", "http") or not parts.hostname or odd or len(url) > LONGEST_URL:
        raise Refused("bad-address", BAD_URL)
    return parts.hostname, port


def is_public(address: str) -> bool:
    """Whether an address is one of the whole world's; those that stand for another count as that one, too."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if inner:
            return is_public(str(inner))
        if found in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    return found.is_global and not found.is_multicast


NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
