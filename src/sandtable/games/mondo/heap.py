"""The middle of the table: which tiles lie there, and with which side up."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.bits import BIT, DE_BRUIJN, LONE, count, nth
from sandtable.core.chance import Chance

# A set of tiles in three words; the first three are the tiles that lie here, the others those with the back up.
WORD: Final = 46
WORDS: Final = 3
HALF_WORD: Final = 2**23
FULL: Final = vec[i64]([2**46 - 1, 2**46 - 1, 2**44 - 1, 0, 0, 0])


class Heap:
    """Some of the 136 tiles. A tile that is taken keeps the side that was up, until it is put back."""

    def __init__(self, words: vec[i64]) -> None:
        self.words = words

    def has(self, tile: i64) -> bool:
        return self.words[tile // WORD] & BIT[tile % WORD] != 0

    def face_up(self, tile: i64) -> i64:
        """The side of a tile that can be seen."""
        return tile * 2 + (1 if self.words[WORDS + tile // WORD] & BIT[tile % WORD] else 0)

    def size(self) -> i64:
        words = self.words
        return count(words[0]) + count(words[1]) + count(words[2])

    def nth(self, n: i64) -> i64:
        """The tile with n lower ones."""
        word: i64 = 0
        size = count(self.words[0])
        while n >= size:
            n -= size
            word += 1
            size = count(self.words[word])
        return word * WORD + nth(self.words[word], n)

    def add_to(self, found: vec[i64], start: i64) -> vec[i64]:
        """The numbers of the tiles, counted from a start, behind what was found already."""
        words = self.words
        word: i64 = 0
        while word < WORDS:
            rest = words[word]
            while rest:  # `first` written out: nothing else is done as often
                found = append(found, start + LONE[(((rest & -rest) * DE_BRUIJN) >> 58) & 63])
                rest &= rest - 1
            start += WORD
            word += 1
        return found

    def remove(self, tile: i64) -> None:
        self.words[tile // WORD] &= ~BIT[tile % WORD]

    def put(self, face: i64) -> None:
        """Lay a tile here with that side up."""
        tile: i64 = face >> 1
        self.words[tile // WORD] |= BIT[tile % WORD]
        self.turn(face)

    def turn(self, face: i64) -> None:
        """Which side of a tile is up when it lies here."""
        tile: i64 = face >> 1
        word: i64 = WORDS + tile // WORD
        if face & 1:
            self.words[word] |= BIT[tile % WORD]
        else:
            self.words[word] &= ~BIT[tile % WORD]

    def scramble(self, chance: Chance) -> None:
        """MON-11: either side up."""
        word: i64 = WORDS
        while word < 2 * WORDS:
            half = chance.below(HALF_WORD)
            self.words[word] = (half << 23) | chance.below(HALF_WORD)
            word += 1

    def copy(self) -> "Heap":
        return Heap(self.words[:])


def full_heap() -> Heap:
    """All tiles, the fronts up."""
    return Heap(FULL[:])
