"""Guests: an identity in a signed cookie, and a name that can be changed.

A cookie is `<id>.<device>.<HMAC-SHA-256 of both>`: nobody can make one without the server's secret. Nothing
is stored for a guest who keeps the name drawn from the id; the devices of members are on a list (identity/).
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Final, NamedTuple

from sandtable.server import languages
from sandtable.server.names import clean_name, guest_name
from sandtable.server.protocol import Me
from sandtable.server.store import Store

FIRST_COOKIE: Final = "sandtable"  # what all servers called it once; still good for those who have one


def new_secret() -> str:
    return secrets.token_hex(32)


class Bearer(NamedTuple):
    """Somebody with a cookie of ours, and the device that it was given to."""

    person: str
    device: str


class Accounts:
    """Who is who."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.secret = secret.encode()
        # Cookies do not know ports: two servers on one host must not overwrite each other's.
        self.cookie_name = f"{FIRST_COOKIE}-{hashlib.sha256(self.secret).hexdigest()[:8]}"

    async def name(self, person: str) -> str:
        return await self.store.name(person) or guest_name(person)

    async def me(self, person: str) -> Me:
        row = await self.store.person(person)
        return Me(
            person,
            row["name"] if row else guest_name(person),
            self.store.handles.of(person),
            named=row is not None,
            member=row is not None and row["joined"] is not None,
            owner=row is not None and row["owner"],
            language=await languages.chosen(self.store, person),
        )

    async def rename(self, person: str, name: str) -> str:
        """The name as it is kept."""
        name = clean_name(name)
        await self.store.rename(person, name)
        return name

    def new_person(self) -> str:
        return secrets.token_urlsafe(12)

    def cookie(self, person: str, device: str) -> str:
        signed = f"{person}.{device}"
        return f"{signed}.{self._signature(signed)}"

    def bearer(self, cookies: Mapping[str, str]) -> Bearer | None:
        """Whose cookies these are; None if we made none of them."""
        return self.read(cookies.get(self.cookie_name)) or self.read(cookies.get(FIRST_COOKIE))

    def read(self, cookie: str | None) -> Bearer | None:
        """Whose cookie this is; None if we did not make it. The first cookies named no device."""
        signed, _, signature = (cookie or "").rpartition(".")
        genuine = hmac.compare_digest(signature.encode(), self._signature(signed).encode())
        person, _, device = signed.partition(".")
        return Bearer(person, device) if person and genuine else None

    def _signature(self, signed: str) -> str:
        digest = hmac.digest(self.secret, b"sandtable guest 1\n" + signed.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
