"""Passkeys (WebAuthn): a key that a device or a person's own keeper holds, and that is good for this site only."""

import json
from typing import Any, Final

import sqlalchemy as sa
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from sandtable.server import clock
from sandtable.server.identity.codes import PASSKEY, Codes
from sandtable.server.protocol import PasskeyShown, Refused
from sandtable.server.schema import passkeys
from sandtable.server.store import Store
from sandtable.server.writer import Change, Conflict

MOST: Final = 20  # of one person
BAD: Final = "This passkey does not fit this site, or the answer came too late. Try again."
UNKNOWN: Final = "This passkey is not known here. Sign in another way, and add it anew."


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
            raise Refused("too-many", f"You have {MOST} passkeys; remove one first.")
        options = generate_registration_options(
            rp_id=site.id,
            rp_name="Sandtable",
            user_id=person.encode(),
            user_name=name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(id)) for id in known],
        )
        await self._challenge(options.challenge, person)
        return _as_json(options)

    async def add(self, site: Site, person: str, credential: dict[str, Any], label: str) -> None:
        """Raises Refused where the passkey is another site's, or an answer to another question."""
        challenge = await self._answered(credential, person)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origins,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as problem:
            raise Refused("bad-passkey", BAD) from problem
        row = {
            "id": bytes_to_base64url(made.credential_id),
            "person": person,
            "key": made.credential_public_key,
            "count": made.sign_count,
            "label": label,
            "made": clock.now(),
            "used": None,
        }
        try:
            await self.store.write(Change(sa.insert(passkeys), row))
        except Conflict:
            raise Refused("bad-passkey", "This passkey is known here already.") from None

    # Signing in

    async def ask(self, site: Site) -> dict[str, Any]:
        """What the browser needs to find a passkey of this site."""
        options = generate_authentication_options(
            rp_id=site.id, user_verification=UserVerificationRequirement.PREFERRED
        )
        await self._challenge(options.challenge, None)
        return _as_json(options)

    async def check(self, site: Site, credential: dict[str, Any]) -> str:
        """Whose passkey it is; raises Refused."""
        challenge = await self._answered(credential, None)
        wanted = sa.select(passkeys).where(passkeys.c.id == str(credential.get("id")))
        row = await self.store.read(lambda connection: connection.execute(wanted).mappings().one_or_none())
        if row is None:
            raise Refused("bad-passkey", UNKNOWN)
        try:
            shown = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origins,
                credential_public_key=row["key"],
                credential_current_sign_count=row["count"],
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as problem:
            raise Refused("bad-passkey", BAD) from problem
        used = sa.update(passkeys).where(passkeys.c.id == row["id"])
        await self.store.write(Change(used.values(count=shown.new_sign_count, used=clock.now())))
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

    async def _challenge(self, challenge: bytes, person: str | None) -> None:
        await self.codes.keep(PASSKEY, [bytes_to_base64url(challenge)], person)

    async def _answered(self, credential: dict[str, Any], person: str | None) -> bytes:
        """The question that a passkey answers: one of ours, to this person, and not answered yet."""
        try:
            data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = str(data["challenge"])
        except (ValueError, KeyError, TypeError) as problem:
            raise Refused("bad-passkey", BAD) from problem
        found = await self.codes.take(PASSKEY, challenge)
        if found.person != person:
            raise Refused("bad-passkey", BAD)
        return base64url_to_bytes(challenge)


def _as_json(options: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found
