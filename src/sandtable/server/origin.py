"""Which page a request comes from: other people's pages cannot act for a visitor."""

from urllib.parse import urlsplit

from sandtable.core.messages import say
from sandtable.server.protocol import Refused


def same_origin(origin: str | None, host: str | None, scheme: str = "http") -> bool:
    """Whether a request comes from our own page, or from a program, which names no origin.

    A page without TLS is not our own where we know that we are reached by TLS. (Not the other way round: a proxy
    may not tell that it has TLS.)"""
    if origin is None:
        return True
    try:
        page = urlsplit(origin)
        theirs = page.netloc.lower()
    except ValueError:
        return False
    downgraded = scheme in ("https", "wss") and page.scheme != "https"
    return theirs == (host or "").lower() != "" and not downgraded


def check_origin(method: str, origin: str | None, host: str | None, scheme: str) -> None:
    if method not in ("GET", "HEAD") and not same_origin(origin, host, scheme):
        raise Refused("cross-origin", say("origin-this-request-comes-from"))
