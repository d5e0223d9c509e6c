"""What the conformance suite asks about Mandala's cards, answered from the position line alone."""

import re
from collections import Counter
from random import Random
from typing import Any

import sandtable

LETTERS = "bgpyor"


def count(state: Any) -> dict[str, int]:
    """Cards by color, all zones together."""
    words = sandtable.game("mandala").write_position(state).split()
    return dict(Counter(letter for word in words[3:] for part in word.split("/") for letter in spelled(part)))


def spelled(pile: str) -> str:
    """`b2r1` or `bbr` as `bbr`."""
    return "".join(letter * int(number or 1) for letter, number in re.findall(r"([bgpyor])(\d*)", pile))


def counted(letters: str) -> str:
    """`bbr` as `b2r1`."""
    return "".join(f"{letter}{letters.count(letter)}" for letter in LETTERS if letter in letters) or "-"


def redeal(
    line: str,
    seat: int | None,
    chance: Random,
    told: dict[int, str] | None = None,
    face_up: frozenset[int] = frozenset(),
) -> str:
    """All that a reader cannot know, dealt anew: the others' hands and first Cup cards, and the deck.

    `told` are cards that stay in a hidden hand, `face_up` places of the deck (0 is the top) that
    keep their card: what the reader is about to see.
    """
    told = told or {}
    words = line.split()
    discard, deck = words[7].split("/")
    cards = list(spelled(deck))
    free = [place for place in range(len(cards)) if place not in face_up]
    hidden = [] if words[0].startswith("over") else [owner for owner in (0, 1) if owner != seat]
    zones = {owner: words[5 + owner].split("/") for owner in hidden}
    hands = {owner: without(spelled(zone[0]), told.get(owner, "")) for owner, zone in zones.items()}
    pool = [cards[place] for place in free] + [card for hand in hands.values() for card in hand]
    pool += [card for zone in zones.values() for card in spelled(zone[1])]
    chance.shuffle(pool)
    for owner, zone in zones.items():
        zone[0] = counted("".join(pool.pop() for _ in hands[owner]) + told.get(owner, ""))
        zone[1] = counted("".join(pool.pop() for _ in spelled(zone[1])))
        words[5 + owner] = "/".join(zone)
    for place in free:
        cards[place] = pool.pop()
    words[7] = f"{discard}/{''.join(cards) or '-'}"
    return " ".join(words)


def without(letters: str, gone: str) -> str:
    for letter in gone:
        letters = letters.replace(letter, "", 1)
    return letters
