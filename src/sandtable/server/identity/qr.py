"""A link as a picture that another device can read."""

import base64
import io
import socket
from typing import Final

import segno

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
EVERYWHERE: Final = ("0.0.0.0", "::", "")


def picture(link: str) -> str:
    """A QR code as the address of an image."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=6, border=3, light="#fff", xmldecl=False)
    return "data:image/svg+xml;base64," + base64.b64encode(drawn.getvalue()).decode()


def origin_for_others(origin: str, listening: str) -> str:
    """How another device reaches this server: not as localhost, where we listen to the whole network."""
    scheme, _, host = origin.partition("://")
    name, _, port = host.rpartition(":") if not host.endswith("]") and ":" in host else (host, "", "")
    if name not in LOOPBACK or listening not in EVERYWHERE:
        return origin
    address = own_address()
    return f"{scheme}://{address}{':' + port if port else ''}" if address else origin


def own_address() -> str | None:
    """Our address in the home network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None
