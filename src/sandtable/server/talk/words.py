"""What may be said: a line of plain words, without links; and a dozen phrases that say it by one click."""

import re
import unicodedata
from typing import Final

from sandtable.core.messages import say
from sandtable.server.names import visible
from sandtable.server.protocol import Refused

LONGEST: Final = 300
PHRASES: Final = (
    "hello",
    "good-luck",
    "have-fun",
    "nice-move",
    "well-played",
    "oops",
    "one-moment",
    "i-am-back",
    "have-to-go",
    "thank-you",
    "another-one",
    "good-night",
)

# A scheme, a name that ends like a site's, or an address in numbers. “e.g.” and “3.5” are none.
LINK: Final = re.compile(r"\w://|\b(?:www|mailto|tel)[.:]|\w\.[^\W\d_]{2,}|\b\d{1,3}(?:\.\d{1,3}){3}\b", re.I)
DOTS: Final = str.maketrans(dict.fromkeys("。．｡․·", "."))


def clean(text: str) -> str:
    """What somebody says as it may be shown; raises Refused."""
    words = visible(text)
    if not words:
        raise Refused("bad-words", say("words-there-is-nothing-to"))
    if len(words) > LONGEST:
        raise Refused("bad-words", say("words-say-it-in-most", most=LONGEST, words=len(words)))
    if has_link(words):
        raise Refused("bad-words", say("words-links-cannot-be-sent"))
    return words


def phrases() -> list[str]:
    """In the language spoken now."""
    return [say(f"phrase-{phrase}") for phrase in PHRASES]


def has_link(text: str) -> bool:
    plain = unicodedata.normalize("NFKC", text.translate(DOTS)).translate(DOTS)
    return LINK.search(plain) is not None
