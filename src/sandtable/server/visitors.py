"""Who comes, and from where: limits count people by their cookie and by their address."""

import ipaddress
from collections.abc import Iterable
from typing import Final, NamedTuple

from sandtable.core.messages import ORIGINAL

HOUSEHOLD: Final = 64  # bits: whoever has one IPv6 address has all of its /64

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Visitor(NamedTuple):
    """Somebody at the door; nobody in particular without a cookie of ours."""

    person: str | None
    address: str
    device: str = ""
    language: str = ORIGINAL


def address_of(host: str | None) -> str:
    """The address that a host is counted by."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.ip_network((int(address), HOUSEHOLD), strict=False))
        address = address.ipv4_mapped
    return str(address)


def networks(written: str) -> list[Network]:
    """Addresses and networks, with commas between them; raises ValueError."""
    return [ipaddress.ip_network(part.strip(), strict=False) for part in written.split(",") if part.strip()]


def as_seen(known: Iterable[Network]) -> list[Network]:
    """Networks as a socket for both kinds of addresses may see them, too."""
    return [seen for network in known for seen in (network, *_mapped(network))]


def _mapped(network: Network) -> list[Network]:
    if network.version == 6:
        return []
    return [ipaddress.IPv6Network(f"::ffff:{network.network_address}/{96 + network.prefixlen}")]


def is_among(host: str | None, known: Iterable[Network]) -> bool:
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return any((mapped or address) in network for network in known)
