"""The language that somebody chose, on whatever device: letters and alerts are written in it."""

from collections.abc import Collection
from typing import Final

from sandtable.core.messages import ORIGINAL, languages, say
from sandtable.core.sentences import listed
from sandtable.server import preferences
from sandtable.server.protocol import Refused
from sandtable.server.store import Store

PREFERENCE: Final = "language"


async def chosen(store: Store, person: str) -> str | None:
    """The language that somebody chose, if we speak it."""
    return known(await preferences.chosen(store, person, PREFERENCE))


async def of(store: Store, people: Collection[str]) -> dict[str, str]:
    """The language of each of some people: the chosen one, or English."""
    found = await preferences.chosen_by(store, people, PREFERENCE)
    return {person: known(found.get(person)) or ORIGINAL for person in people}


async def choose(store: Store, person: str, language: str) -> None:
    """Raises Refused for a language that is not spoken here."""
    if known(language) is None:
        raise Refused("malformed", say("unknown-language", languages=listed(languages(), "or")))
    await preferences.choose(store, person, PREFERENCE, language)


def known(language: object) -> str | None:
    return language if isinstance(language, str) and language in languages() else None
