"""Seats in sentences. A rule does not know who sits where: it writes a mark, and whoever shows it a name.

`@1` is the seat with that number. It is never the first word of a sentence's own grammar: marks stand
where a name can stand, "traded hands with @1", "@2's Monk task".
"""

import re
from collections.abc import Sequence
from typing import Final

from sandtable.core.messages import say

MARK: Final = re.compile(r"@(\d+)")


def mark(seat: int) -> str:
    """A seat as sentences carry it."""
    return f"@{seat}"


def named(text: str, names: Sequence[str]) -> str:
    """A sentence with names in place of the marks."""
    return MARK.sub(lambda found: names[int(found[1])], text)


def players(seats: int, reader: int | None = None) -> list[str]:
    """What to call the seats where nobody has a name."""
    return [say("you", seat=seat) if seat == reader else say("player", seat=seat) for seat in range(seats)]


def capital(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]


def listed(words: Sequence[str], last: str) -> str:
    """ "Fan, Dice or Puppet": `last` is "or" or "and", whatever the language calls it."""
    if len(words) == 1:
        return words[0]
    return say(f"list-{last}", most=", ".join(words[:-1]), last=words[-1])
