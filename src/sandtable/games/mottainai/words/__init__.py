"""What Mottainai says: one file for each language. A new one is a copy of en.ftl, translated."""

from typing import Final

from sandtable.core.acts import Parts
from sandtable.core.messages import Words, name_of
from sandtable.core.sentences import listed

say: Final = Words(__file__)

AS: Final = " as "
TWIN: Final = " 2"


def card_said(name: str) -> str:
    """What a card is called; a copy by both names, the second of two alike with a number."""
    work, copies, other = name.partition(AS)
    if not copies:
        return say(name_of(work))
    kind = "copied-again" if other.endswith(TWIN) else "copied"
    return say(kind, work=say(name_of(work)), other=say(name_of(other.removesuffix(TWIN))))


def cards_said(names: list[str], last: str) -> str:
    """Several of them in a row."""
    return listed([card_said(name) for name in names], last) if names else ""


def said(parts: Parts) -> Parts:
    """The parts of an act with its card by name."""
    return parts | {"card": card_said(str(parts["card"]))} if "card" in parts else parts
