"""Codes: secrets that are good once, and mostly for a few minutes. What is kept is a keyed digest of each."""

import hashlib
import hmac
import secrets
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from sandtable.core.messages import say
from sandtable.server import clock
from sandtable.server.protocol import Refused
from sandtable.server.schema import codes
from sandtable.server.store import Store
from sandtable.server.writer import Change, Conflict

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without those that are read as others
READ_AS: Final = str.maketrans("OIL", "011")
MINUTE: Final = 60_000
LINK, RECOVERY, OWNER, PASSKEY, MAIL = "link", "recovery", "owner", "passkey", "mail"
LASTS: Final = {LINK: 10 * MINUTE, PASSKEY: 5 * MINUTE, MAIL: 10 * MINUTE}  # others until they are used
MOST_TRIES: Final = 5  # to copy six digits from a letter
UNKNOWN: Final = say.later("codes-unknown")


class Found(NamedTuple):
    """Whom a code was made for, and what it is about."""

    person: str | None
    about: str | None


def new_code(length: int) -> str:
    """Letters and digits of five bits each, in groups of four or five."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(length))
    group = 4 if length % 4 == 0 else 5
    return "-".join(letters[start : start + group] for start in range(0, length, group))


def plain(code: str) -> str:
    """A code as it is kept, however somebody typed it."""
    return "".join(c for c in code.upper().translate(READ_AS) if c.isalnum())


class Codes:
    """The codes of one server."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.secret = secret.encode()

    def digest(self, kind: str, code: str) -> str:
        return hmac.new(self.secret, f"sandtable code 1\n{kind}\n{code}".encode(), hashlib.sha256).hexdigest()

    async def keep(self, kind: str, new: list[str], person: str | None, about: str | None = None) -> None:
        """Keep codes in the place of all that the person had of this kind. What is too old is forgotten."""
        now = clock.now()
        until = now + LASTS[kind] if kind in LASTS else None
        rows = [
            {"digest": self.digest(kind, code), "kind": kind, "person": person, "about": about, "tries": 0}
            | {"until": until}
            for code in new
        ]
        old = codes.c.until < now
        if person is not None:
            old |= (codes.c.person == person) & (codes.c.kind == kind)
        await self.store.write(Change(sa.delete(codes).where(old)), Change(sa.insert(codes), rows))

    async def take(self, kind: str, code: str) -> Found:
        """Use a code up; raises Refused where it is no good."""
        digest = self.digest(kind, code)
        row = await self._find(digest)
        if row is None:
            raise Refused("bad-code", UNKNOWN)
        try:
            await self.store.write(Change(sa.delete(codes).where(codes.c.digest == digest), must=True))
        except Conflict:
            raise Refused("bad-code", UNKNOWN) from None
        return Found(row.person, row.about)

    async def left(self, kind: str, person: str) -> int:
        wanted = sa.select(sa.func.count()).where(codes.c.person == person, codes.c.kind == kind)
        return await self.store.read(lambda connection: connection.execute(wanted).scalar_one())

    async def _find(self, digest: str) -> Any:
        fresh = codes.c.until.is_(None) | (codes.c.until >= clock.now())
        wanted = sa.select(codes.c.person, codes.c.about)
        wanted = wanted.where(codes.c.digest == digest, fresh)
        return await self.store.read(lambda connection: connection.execute(wanted).one_or_none())

    # Six digits, sent to an address

    async def keep_digits(self, to: str) -> str:
        """New digits for an address, in the place of those before."""
        digits, place = f"{secrets.randbelow(10**6):06d}", self.digest(MAIL, to)
        row = {"digest": place, "kind": MAIL, "person": None, "tries": 0, "until": clock.now() + LASTS[MAIL]}
        await self.store.write(
            Change(sa.delete(codes).where((codes.c.digest == place) | (codes.c.until < clock.now()))),
            Change(sa.insert(codes), row | {"about": self.digest(MAIL, f"{to} {digits}")}),
        )
        return digits

    async def take_digits(self, to: str, digits: str) -> None:
        """Each guess counts before it is looked at; raises Refused."""
        place = self.digest(MAIL, to)
        guess = (codes.c.digest == place) & (codes.c.tries < MOST_TRIES)
        try:
            await self.store.write(
                Change(sa.update(codes).where(guess).values(tries=codes.c.tries + 1), must=True)
            )
        except Conflict:
            raise Refused("bad-code", UNKNOWN) from None
        row = await self._find(place)
        right = self.digest(MAIL, f"{to} {plain(digits)}")
        if row is None or not hmac.compare_digest(row.about or "", right):
            raise Refused("bad-code", UNKNOWN)
        await self.store.write(Change(sa.delete(codes).where(codes.c.digest == place)))
