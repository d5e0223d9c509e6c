"""Codes sent by mail: an address is added to a member, or a member is known by the address."""

import re
from typing import Final

import sqlalchemy as sa

from sandtable.core.messages import say
from sandtable.server.identity.codes import Codes
from sandtable.server.mail import Mailer, Undelivered
from sandtable.server.protocol import Refused
from sandtable.server.schema import people
from sandtable.server.store import Store
from sandtable.server.writer import Change, Conflict

ADDRESS: Final = re.compile(r"[^@\s\"<>,;]{1,64}@[^@\s\"<>,;]+\.[^@\s\"<>,;.]{2,}")
LONGEST: Final = 254


class Letters:
    """People known by mail."""

    def __init__(self, store: Store, codes: Codes, mailer: Mailer) -> None:
        self.store = store
        self.codes = codes
        self.mailer = mailer

    def read(self, written: str) -> str:
        """An address as it is kept; raises Refused."""
        address = written.strip().lower()
        if len(address) > LONGEST or not ADDRESS.fullmatch(address):
            raise Refused("bad-mail", say("letters-this-is-not-an"))
        return address

    async def send(self, address: str) -> None:
        """The same letter whether anybody is known by the address or not."""
        if not self.mailer.ready:
            raise Refused("no-mail", say("letters-this-server-sends-no"))
        digits = await self.codes.keep_digits(address)
        try:
            subject, text = say("letter-subject", digits=digits), say("letter-text", digits=digits)
            await self.mailer.send(address, subject, f"{text}\n")
        except Undelivered:
            raise Refused("no-mail", say("letters-the-letter-could-not")) from None

    async def check(self, address: str, digits: str) -> str | None:
        """Who is known by the address, once the digits have shown that it is theirs; raises Refused."""
        await self.codes.take_digits(address, digits)
        wanted = sa.select(people.c.id).where(people.c.mail == address)
        return await self.store.read(lambda connection: connection.execute(wanted).scalar())

    async def add(self, person: str, address: str | None) -> None:
        try:
            await self.store.write(
                Change(sa.update(people).where(people.c.id == person).values(mail=address))
            )
        except Conflict:
            raise Refused("bad-mail", say("letters-somebody-else-is-known")) from None
