"""What may be said: a line of plain words, without links; and a dozen phrases that say it by one click."""

import re
import unicodedata
from typing import Final

from sandtable.server.names import visible
from sandtable.server.protocol import Refused

LONGEST: Final = 300
PHRASES: Final = (
    "Hello!",
    "Good luck!",
    "Have fun!",
    "Nice move!",
    "Well played!",
    "Oops!",
    "One moment, please.",
    "I am back.",
    "Sorry, I have to go.",
    "Thank you for the game!",
    "Another one?",
    "Good night!",
)

# A scheme, a name that ends like a site's, or an address in numbers. “e.g.” and “3.5” are none.
LINK: Final = re.compile(r"\w://|\b(?:www|mailto|tel)[.:]|\w\.[^\W\d_]{2,}|\b\d{1,3}(?:\.\d{1,3}){3}\b", re.I)
DOTS: Final = str.maketrans(dict.fromkeys("。．｡․·", "."))


def clean(text: str) -> str:
    """What somebody says as it may be shown; raises Refused."""
    words = visible(text)
    if not words:
        raise Refused("bad-words", "There is nothing to say in this message.")
    if len(words) > LONGEST:
        raise Refused("bad-words", f"Say it in {LONGEST} characters; this has {len(words)}.")
    if has_link(words):
        raise Refused("bad-words", "Links cannot be sent here. (After a full stop comes a space.)")
    return words


def has_link(text: str) -> bool:
    plain = unicodedata.normalize("NFKC", text.translate(DOTS)).translate(DOTS)
    return LINK.search(plain) is not None
