"""Names of guests: drawn from their ids, or chosen."""

import hashlib
import unicodedata
from typing import Final

from sandtable.core.messages import say
from sandtable.server.protocol import Refused

LONGEST_NAME: Final = 24
GONE: Final = "gone-"  # how the ids of those begin who have deleted themselves
PROGRAM: Final = "bot~"  # how the ids of programs begin; no guest's does
SOMEBODY: Final = "somebody"
MOST_ACCENTS: Final = 2  # on one letter
# Letters and signs to Unicode, and nothing to the eye.
INVISIBLE: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
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


def is_gone(person: str) -> bool:
    return person.startswith(GONE)


def is_program(person: str | None) -> bool:
    """Whether this is a bot from elsewhere (remote/)."""
    return person is not None and person.startswith(PROGRAM)


def guest_name(person: str) -> str:
    """The friendly name of somebody who has not chosen one; those who are gone have none."""
    if is_gone(person):
        return SOMEBODY
    n = int.from_bytes(hashlib.sha256(person.encode()).digest()[:8], "big")
    return f"{ADJECTIVES[n % len(ADJECTIVES)]} {ANIMALS[n // len(ADJECTIVES) % len(ANIMALS)]}"


def clean_name(text: str) -> str:
    """A name as it may be shown; raises Refused."""
    name = visible(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("bad-name", say("names-a-name-has-1", most=LONGEST_NAME, name=len(name)))
    return name


def visible(text: str) -> str:
    """Somebody's words as one line without anything that hides, or runs over its line."""
    shown = "".join(
        c if c.isprintable() and c not in INVISIBLE else " " for c in unicodedata.normalize("NFC", text)
    )
    return " ".join(_with_few_accents(shown).split())


def who(table: str, person: str) -> str:
    """A name for somebody that is good at one table only: nobody's id is told to others."""
    return hashlib.sha256(f"{table} {person}".encode()).hexdigest()[:12]


def _with_few_accents(text: str) -> str:
    kept, accents = "", 0
    for c in text:
        accents = accents + 1 if unicodedata.combining(c) else 0
        kept += c if accents <= MOST_ACCENTS else ""
    return kept
