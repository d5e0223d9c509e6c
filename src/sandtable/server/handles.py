"""Handles: how people are named in addresses and messages, so that nobody's id is shown to others.

A handle is the id, encrypted under the server's secret: the same for the same person, made and read without
asking the database, and worth nothing in a cookie."""

import base64
import binascii
import functools
import hashlib
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV

REMEMBERED: Final = 10_000


class Handles:
    """The handles of one server."""

    def __init__(self, secret: str) -> None:
        self.cipher = AESSIV(hashlib.sha512(b"sandtable handle 1\n" + secret.encode()).digest())
        self.of = functools.lru_cache(REMEMBERED)(self._of)

    def _of(self, person: str) -> str:
        return base64.urlsafe_b64encode(self.cipher.encrypt(person.encode(), None)).rstrip(b"=").decode()

    def person(self, handle: str) -> str | None:
        """Whose handle this is; None if we did not make it."""
        try:
            data = base64.urlsafe_b64decode(handle + "=" * (-len(handle) % 4))
            return self.cipher.decrypt(data, None).decode()
        except (binascii.Error, ValueError, InvalidTag):
            return None
