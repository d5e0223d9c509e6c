"""Guests: an identity in a signed cookie, and a name that can be changed.

A cookie is `<id>.<HMAC-SHA-256 of the id>`: nobody can make one without the server's secret. Nothing
is stored for a guest who keeps the name drawn from the id.
"""

import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Mapping
from typing import Final

from sandtable.server.protocol import Refused
from sandtable.server.store import Store

COOKIE: Final = "sandtable"
LONGEST_NAME: Final = 24
ADJECTIVES: Final = (
    "Amber", "Brave", "Calm", "Clever", "Dusty", "Early", "Gentle", "Golden", "Happy", "Hidden", "Humble",
    "Jolly", "Kind", "Lucky", "Mellow", "Misty", "Nimble", "Patient", "Quiet", "Rosy", "Silver", "Sunny",
    "Swift", "Tidal", "Warm", "Wise",
)  # fmt: skip
ANIMALS: Final = (
    "Badger", "Bear", "Crane", "Deer", "Dove", "Falcon", "Finch", "Fox", "Gecko", "Hare", "Heron", "Ibis",
    "Jay", "Koala", "Lark", "Lynx", "Marten", "Otter", "Owl", "Panda", "Raven", "Robin", "Seal", "Swan",
    "Tiger", "Turtle", "Whale", "Wren",
)  # fmt: skip


def new_secret() -> str:
    return secrets.token_hex(32)


def guest_name(person: str) -> str:
    """The friendly name of somebody who has not chosen one."""
    n = int.from_bytes(hashlib.sha256(person.encode()).digest()[:8], "big")
    return f"{ADJECTIVES[n % len(ADJECTIVES)]} {ANIMALS[n // len(ADJECTIVES) % len(ANIMALS)]}"


def clean_name(text: str) -> str:
    """A name as it may be shown; raises Refused."""
    visible = "".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", text))
    name = " ".join(visible.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("bad-name", f"A name has 1 to {LONGEST_NAME} characters; this one has {len(name)}.")
    return name


class Accounts:
    """Who is who."""

    def __init__(self, store: Store, secret: str, names: Mapping[str, str]) -> None:
        self.store = store
        self.secret = secret.encode()
        self.names = dict(names)

    def name(self, person: str) -> str:
        return self.names.get(person) or guest_name(person)

    async def rename(self, person: str, name: str) -> None:
        name = clean_name(name)
        await self.store.rename(person, name)
        self.names[person] = name

    def new_person(self) -> str:
        return secrets.token_urlsafe(12)

    def cookie(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def person(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None if we did not make it."""
        person, _, signature = (cookie or "").rpartition(".")
        genuine = hmac.compare_digest(signature.encode(), self._signature(person).encode())
        return person if person and genuine else None

    def _signature(self, person: str) -> str:
        digest = hmac.digest(self.secret, b"sandtable guest 1\n" + person.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
