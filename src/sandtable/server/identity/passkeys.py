"""Passkeys (WebAuthn): a key that a device or a person's own keeper holds, and that is good for this site only."""

import asyncio
import importlib
from types import ModuleType
from typing import Any, Final

import sqlalchemy as sa

from sandtable.core.messages import say
from sandtable.server import clock
from sandtable.server.identity.codes import PASSKEY, Codes
from sandtable.server.protocol import PasskeyShown, Refused
from sandtable.server.schema import passkeys
from sandtable.server.store import Store
from sandtable.server.writer import Change, Conflict

MOST: Final = 20  # of one person
BAD: Final = say.later("passkeys-bad")
UNKNOWN: Final = say.later("passkeys-unknown")


class Site:
    """The site that a passkey is for, as the browser knows it: a page without TLS only on this machine."""

    def __init__(self, host: str) -> None:
        self.id = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        local = self.id == "localhost" or self.id.endswith(".localhost")
        self.origins = [f"https://{host}"] + ([f"http://{host}"] if local else [])


class Passkeys:
    """Everybody's passkeys."""

    def __init__(self, store: Store, codes: Codes) -> None:
        self.store = store
        self.codes = codes

    # Adding one

    async def offer(self, site: Site, person: str, name: str) -> dict[str, Any]:
        """What the browser needs to make a passkey."""
        known = [row.id for row in await self._of(person)]
        if len(known) >= MOST:
            raise Refused("too-many", say("passkeys-you-have-most-passkeys", most=MOST))
        asked = (await ceremony()).ask_for_new(site.id, person, name, known)
        await self.codes.keep(PASSKEY, [asked.challenge], person)
        return dict(asked.options)

    async def add(self, site: Site, person: str, credential: dict[str, Any], label: str) -> None:
        """Raises Refused where the passkey is another site's, or an answer to another question."""
        rites, challenge = await ceremony(), await self._answered(credential, person)
        try:
            made = rites.check_new(credential, challenge, site.id, site.origins)
        except rites.NotRight as problem:
            raise Refused("bad-passkey", BAD) from problem
        row = {**made, "person": person, "label": label, "made": clock.now(), "used": None}
        try:
            await self.store.write(Change(sa.insert(passkeys), row))
        except Conflict:
            raise Refused("bad-passkey", say("passkeys-this-passkey-is-known")) from None

    # Signing in

    async def ask(self, site: Site) -> dict[str, Any]:
        """What the browser needs to find a passkey of this site."""
        asked = (await ceremony()).ask_for_known(site.id)
        await self.codes.keep(PASSKEY, [asked.challenge], None)
        return dict(asked.options)

    async def check(self, site: Site, credential: dict[str, Any]) -> str:
        """Whose passkey it is; raises Refused."""
        rites, challenge = await ceremony(), await self._answered(credential, None)
        wanted = sa.select(passkeys).where(passkeys.c.id == str(credential.get("id")))
        row = await self.store.read(lambda connection: connection.execute(wanted).mappings().one_or_none())
        if row is None:
            raise Refused("bad-passkey", UNKNOWN)
        try:
            count = rites.check_known(credential, challenge, site.id, site.origins, row["key"], row["count"])
        except rites.NotRight as problem:
            raise Refused("bad-passkey", BAD) from problem
        used = sa.update(passkeys).where(passkeys.c.id == row["id"])
        await self.store.write(Change(used.values(count=count, used=clock.now())))
        return str(row["person"])

    # Keeping them

    async def shown(self, person: str) -> list[PasskeyShown]:
        return [PasskeyShown(row.id, row.label, row.made, row.used) for row in await self._of(person)]

    async def remove(self, person: str, id: str) -> None:
        own = (passkeys.c.person == person) & (passkeys.c.id == id)
        await self.store.write(Change(sa.delete(passkeys).where(own)))

    async def _of(self, person: str) -> list[Any]:
        wanted = sa.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.made)
        return await self.store.read(lambda connection: list(connection.execute(wanted)))

    async def _answered(self, credential: dict[str, Any], person: str | None) -> str:
        """The question that a passkey answers: one of ours, to this person, and not answered yet."""
        rites = await ceremony()
        try:
            challenge = str(rites.challenge_of(credential))
        except rites.NotRight as problem:
            raise Refused("bad-passkey", BAD) from problem
        found = await self.codes.take(PASSKEY, challenge)
        if found.person != person:
            raise Refused("bad-passkey", BAD)
        return challenge


async def ceremony() -> ModuleType:
    """Loaded beside everything else: it takes a while the first time."""
    return await asyncio.to_thread(importlib.import_module, "sandtable.server.identity.ceremony")
