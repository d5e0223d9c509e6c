"""Chance: two generators behind the same calls, `below` and `shuffle`.

`DealChance` deals at tables. It is SHA-256 in counter mode, so that a deal can be committed to
before the game (`commitment`) and checked by anybody after it, in any language:

    key      = SHA-256("sandtable deal 1\\n" + purpose + "\\n" + seed)     (UTF-8)
    block i  = SHA-256(key + i as 8 bytes, big end first),  i = 0, 1, 2, …
    words    = each block cut into eight 32-bit numbers, big end first
    below(n) = the next word w with w < 2³² − (2³² mod n), modulo n        (no bias)
    shuffle  = for i from the last place down to 1: swap places i and below(i + 1)

`FastChance` serves searches, self-play and benchmarks: Chris Doty-Humphrey's sfc32, three 32-bit
words and a counter, good statistics and a few additions a number. Its `below` multiplies and
shifts; for the small n of these games the bias is below one in ten million.
"""

import hashlib
from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


class Chance(ABC):
    """A source of chance that can be copied with the state that owns it."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """A number from 0 to n − 1."""

    @abstractmethod
    def copy(self) -> "Chance":
        """A generator that will give the same numbers."""

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1


class DealChance(Chance):
    """The documented generator of table deals: SHA-256 in counter mode."""

    def __init__(self, purpose: str, seed: str) -> None:
        self.key = hashlib.sha256(f"sandtable deal 1\n{purpose}\n{seed}".encode()).digest()
        self.used: i64 = 0
        self.block = b""

    def word(self) -> i64:
        place = (self.used % 8) * 4
        if place == 0:
            self.block = hashlib.sha256(self.key + int(self.used // 8).to_bytes(8, "big")).digest()
        self.used += 1
        return int.from_bytes(self.block[place : place + 4], "big")

    def below(self, n: i64) -> i64:
        limit = (MASK + 1) - (MASK + 1) % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def copy(self) -> "DealChance":
        twin = DealChance("", "")
        twin.key = self.key
        twin.used = self.used
        twin.block = self.block
        return twin


@mypyc_attr(free_list_len=1)
class FastChance(Chance):
    """The small fast generator of searches and self-play (sfc32)."""

    def __init__(self, seed: int, twin: "FastChance | None" = None) -> None:
        """A generator by its seed, or as a twin stands: copies are made often, and need no warm-up."""
        if twin is not None:
            self.a: i64 = twin.a
            self.b: i64 = twin.b
            self.c: i64 = twin.c
            self.counter: i64 = twin.counter
            return
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = (seed >> 64) & MASK
        self.counter = 1
        for _ in range(12):  # the generator's own warm-up
            self.word()

    def word(self) -> i64:
        word = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + word) & MASK
        return word

    def below(self, n: i64) -> i64:
        return (self.word() * n) >> 32

    def copy(self) -> "FastChance":
        return FastChance(0, self)


def commitment(seed: str) -> str:
    """What may be shown before the game: it fixes the seed without telling it."""
    return hashlib.sha256(f"sandtable commitment 1\n{seed}".encode()).hexdigest()
