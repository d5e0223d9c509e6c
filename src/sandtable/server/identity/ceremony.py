"""What WebAuthn asks a browser, and whether the answer is right.

Its library is large and most servers see few passkeys: passkeys.py loads this when it is needed."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

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

Credential = Mapping[str, Any]
WRONG = (WebAuthnException, ValueError, KeyError, TypeError)


class NotRight(Exception):
    """An answer of another site, to another question, or of another key."""


class Asked(NamedTuple):
    """What the browser needs, and the question that it answers."""

    options: dict[str, Any]
    challenge: str


def ask_for_new(site: str, person: str, name: str, known: Iterable[str]) -> Asked:
    options = generate_registration_options(
        rp_id=site,
        rp_name="Sandtable",
        user_id=person.encode(),
        user_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(id)) for id in known],
    )
    return Asked(json.loads(options_to_json(options)), bytes_to_base64url(options.challenge))


def ask_for_known(site: str) -> Asked:
    options = generate_authentication_options(
        rp_id=site, user_verification=UserVerificationRequirement.PREFERRED
    )
    return Asked(json.loads(options_to_json(options)), bytes_to_base64url(options.challenge))


def challenge_of(credential: Credential) -> str:
    """The question that an answer is to; raises NotRight."""
    try:
        return str(json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))["challenge"])
    except (ValueError, KeyError, TypeError) as problem:
        raise NotRight from problem


def check_new(credential: Credential, challenge: str, site: str, origins: list[str]) -> dict[str, Any]:
    """The new passkey as it is kept; raises NotRight."""
    try:
        made = verify_registration_response(
            credential=dict(credential),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site,
            expected_origin=origins,
        )
    except WRONG as problem:
        raise NotRight from problem
    return {
        "id": bytes_to_base64url(made.credential_id),
        "key": made.credential_public_key,
        "count": made.sign_count,
    }


def check_known(
    credential: Credential, challenge: str, site: str, origins: list[str], key: bytes, count: int
) -> int:
    """How often the passkey was used by its own count; raises NotRight."""
    try:
        shown = verify_authentication_response(
            credential=dict(credential),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site,
            expected_origin=origins,
            credential_public_key=key,
            credential_current_sign_count=count,
        )
    except WRONG as problem:
        raise NotRight from problem
    return int(shown.new_sign_count)
