"""Seats in sentences. A rule does not know who sits where: it writes a mark, and whoever shows it a name.

`@1` is the seat with that number. It is never the first word of a sentence's own grammar: marks stand
where a name can stand, "traded hands with @1", "@2's Monk task".
"""

import re
from collections.abc import Sequence
from typing import Final

MARK: Final = re.compile(r"@(\d+)")


def mark(seat: int) -> str:
    """A seat as sentences carry it."""
    return f"@{seat}"


def named(text: str, names: Sequence[str]) -> str:
    """A sentence with names in place of the marks."""
    return MARK.sub(lambda found: names[int(found[1])], text)


def players(seats: int, reader: int | None = None) -> list[str]:
    """What to call the seats where nobody has a name."""
    return ["you" if seat == reader else f"player {seat}" for seat in range(seats)]


def article(word: str) -> str:
    """A word with its article: "an orange", "a red"."""
    return f"{'an' if word[0].lower() in 'aeiou' else 'a'} {word}"


def listed(words: Sequence[str], last: str) -> str:
    """ "Fan, Dice or Puppet" """
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"
