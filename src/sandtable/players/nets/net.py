"""A small net in whole numbers: sums of packed rows, then one dense layer.

    block     = clip(rows of the whole + loose rows + rows of the block)   as many numbers as the net is wide
    together  = the sum of all blocks
    depth     = clip(rows of the whole + dense · together)
    value     = of depth                                                   how the own seat stands, or
    policies  = of depth by kind + of the block by kind                    one for each act

Rows are packed: four numbers of 16 bits in one i64, two of 32 bits in the dense layer, added and multiplied as one.
That no sum leaves its place is seen to when a net is written (`sandtable.training.export`).
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.state import State
from sandtable.players.nets.encoder import AnyEncoder

ONE: Final = 256  # 1.0 in whole numbers
SHIFT: Final = 8  # ONE is 2 to this
CLIP: Final = 1023  # the most that a number is: nearly 4
CHUNK: Final = 8  # words that are summed at once
LANES: Final = 4  # numbers in a word of rows
PAIR: Final = 2  # numbers in a word of the dense layer
LOW: Final = 0xFFFF
SIGN: Final = 0x8000
LOW_HALF: Final = 0xFFFFFFFF
SIGN_HALF: Final = 0x80000000
HEAD: Final = 65536.0  # 1.0 after the last layer: ONE times ONE
STEP: Final = 12  # the last bits of a logit, which do not matter
EXPONENTS: Final = vec[float]([math.exp(-n / 16.0) for n in range(200)])
LEAST: Final = -(2**61)
MOST_CHOICES: Final = 512


def packed(numbers: list[int], lanes: int, bits: int) -> vec[i64]:
    """Numbers in words, the first lowest; a negative one borrows from the next."""
    found = []
    for n in range(0, len(numbers), lanes):
        word = 0
        for lane in range(lanes):
            word += numbers[n + lane] << (bits * lane)
        found.append(word)
    return vec[i64](found)


class Tables:
    """The numbers of a net, as they stand in its file, row after row."""

    def __init__(
        self,
        width: int,
        depth: int,
        outputs: int,
        context: list[int],
        skip: list[int],
        rows: list[int],
        loose: list[int],
        dense: list[int],
        head: list[int],
        local: list[int],
        bias: list[int],
    ) -> None:
        self.width = width  # numbers of a block
        self.depth = depth
        self.outputs = outputs  # one, or kinds of acts
        self.context = context  # width numbers for each row of the whole
        self.skip = skip  # depth numbers for each row of the whole
        self.rows = rows  # width numbers for each row of a block
        self.loose = loose  # the same for each loose row
        self.dense = dense  # depth numbers for each of width
        self.head = head  # depth numbers for each output
        self.local = local  # width numbers for each output, of the block alone; none where a seat is valued
        self.bias = bias  # for each output


class Net:
    """Looks at positions through an encoder."""

    def __init__(self, encoder: AnyEncoder, tables: Tables) -> None:
        self.encoder = encoder
        self.width: i64 = tables.width
        self.depth: i64 = tables.depth
        self.outputs: i64 = tables.outputs
        self.commons: i64 = len(encoder.common)
        self.eaches: i64 = len(encoder.each)
        self.context = packed(tables.context, LANES, 16)
        self.skip = packed(tables.skip, LANES, 16)
        self.rows = packed(tables.rows, LANES, 16)
        self.loose = packed(tables.loose, LANES, 16)
        self.dense = packed(tables.dense, PAIR, 32)
        self.head = vec[i64](tables.head)
        self.local = vec[i64](tables.local)
        self.bias = vec[i64](tables.bias)
        self.length: i64 = encoder.length
        self.listed = vec[i64]([0] * (int(encoder.length) + encoder.most))
        self.nothing = vec[i64]([0] * max(tables.width, tables.depth))
        self.sums = vec[i64]([0] * (tables.width // LANES))
        self.start = vec[i64]([0] * (tables.width // LANES))
        self.deep_sums = vec[i64]([0] * (tables.depth // LANES))
        self.products = vec[i64]([0] * (tables.depth // PAIR))
        self.hidden = vec[i64]([0] * (int(encoder.blocks) * tables.width))
        self.together = vec[i64]([0] * tables.width)
        self.deep = vec[i64]([0] * tables.depth)
        self.logits = vec[i64]([0] * MOST_CHOICES)
        self.by_kind = vec[i64]([0] * tables.outputs)
        self.known = vec[i64]([0] * tables.outputs)  # the look at which a kind was last asked for
        self.looks: i64 = 0

    # Answers

    def chances(self, state: State, seat: i64, seats: i64, into: vec[float]) -> None:
        """How likely each seat wins, the own one first and the others as they follow.

        Of two a single look tells both; of more, each is looked at.
        """
        into[0] = self.chance(state, seat)
        if seats == 2:
            into[1] = 1.0 - into[0]
            return
        total = into[0]
        n: i64 = 1
        while n < seats:
            into[n] = self.chance(state, (seat + n) % seats)
            total += into[n]
            n += 1
        while n > 0:
            n -= 1
            into[n] /= total

    def chance(self, state: State, seat: i64) -> float:
        """How likely a seat wins, against all others together."""
        self.look(state, seat)
        return 1.0 / (1.0 + math.exp(-float(self.output(0)) / HEAD))

    def policies(self, state: State, seat: i64, choices: vec[i64], into: vec[float]) -> None:
        """How likely each of the acts is played, in the order of the choices."""
        self.look(state, seat)
        encoder, by_kind, known, logits = self.encoder, self.by_kind, self.known, self.logits
        self.looks += 1
        highest: i64 = LEAST
        n: i64 = 0
        for action in choices:
            kind = encoder.kind_of(action)
            if known[kind] != self.looks:
                known[kind] = self.looks
                by_kind[kind] = self.output(kind)
            logit = by_kind[kind] + self.of_block(encoder.block_of(action), kind)
            logits[n] = logit
            if logit > highest:
                highest = logit
            n += 1
        self.share_out(n, highest, into)

    def share_out(self, number: i64, highest: i64, into: vec[float]) -> None:
        """Chances in the proportion of what the logits are the exponents of."""
        logits = self.logits
        total = 0.0
        n: i64 = 0
        while n < number:
            behind = (highest - logits[n]) >> STEP
            odds = EXPONENTS[behind] if behind < len(EXPONENTS) else 0.0
            into[n] = odds
            total += odds
            n += 1
        while n > 0:
            n -= 1
            into[n] /= total

    def output(self, n: i64) -> i64:
        """What depth says about the own seat, or a kind of act."""
        head, deep = self.head, self.deep
        total = self.bias[n]
        at = n * self.depth
        j: i64 = 0
        while j < self.depth:
            total += head[at + j] * deep[j]
            j += 1
        return total

    def of_block(self, block: i64, kind: i64) -> i64:
        """What a block says about a kind of act."""
        local, hidden = self.local, self.hidden
        total: i64 = 0
        row, at = kind * self.width, block * self.width
        j: i64 = 0
        while j < self.width:
            total += local[row + j] * hidden[at + j]
            j += 1
        return total

    # Layers

    def look(self, state: State, seat: i64) -> None:
        """Everything up to `deep`."""
        self.encoder.encode(state, seat, 0, self.listed, 0)
        words = self.width // LANES
        self.add_rows(self.context, words, 0, self.commons, self.nothing, self.start)
        loose = self.encoder.list_loose(state, seat, self.listed, self.length)
        if loose:
            self.add_rows(self.loose, words, self.length, self.length + loose, self.start, self.start)
        together = self.together
        n: i64 = 0
        while n < self.width:
            together[n] = 0
            n += 1
        first = self.commons
        block: i64 = 0
        while block < self.encoder.blocks:
            self.add_rows(self.rows, words, first, first + self.eaches, self.start, self.sums)
            self.unpack(self.sums, words, block * self.width)
            first += self.eaches
            block += 1
        self.deepen()

    def add_rows(
        self, table: vec[i64], words: i64, first: i64, end: i64, start: vec[i64], into: vec[i64]
    ) -> None:
        """Sum the listed rows of a table onto a start, eight words at a time."""
        listed = self.listed
        at: i64 = 0
        while at < words:
            a, b, c, d = start[at], start[at + 1], start[at + 2], start[at + 3]
            e, f, g, h = start[at + 4], start[at + 5], start[at + 6], start[at + 7]
            n = first
            while n < end:
                row = listed[n] * words + at
                a += table[row]
                b += table[row + 1]
                c += table[row + 2]
                d += table[row + 3]
                e += table[row + 4]
                f += table[row + 5]
                g += table[row + 6]
                h += table[row + 7]
                n += 1
            into[at] = a
            into[at + 1] = b
            into[at + 2] = c
            into[at + 3] = d
            into[at + 4] = e
            into[at + 5] = f
            into[at + 6] = g
            into[at + 7] = h
            at += CHUNK

    def unpack(self, words: vec[i64], number: i64, at: i64) -> None:
        """The numbers of a block, none below 0 and none above CLIP, and their sums over all blocks."""
        hidden, together = self.hidden, self.together
        lane: i64 = 0
        n: i64 = 0
        while n < number:
            word = words[n]
            value = ((word & LOW) ^ SIGN) - SIGN
            word = (word - value) >> 16
            value = clip(value)
            hidden[at + lane] = value
            together[lane] += value
            value = ((word & LOW) ^ SIGN) - SIGN
            word = (word - value) >> 16
            value = clip(value)
            hidden[at + lane + 1] = value
            together[lane + 1] += value
            value = ((word & LOW) ^ SIGN) - SIGN
            word = (word - value) >> 16
            value = clip(value)
            hidden[at + lane + 2] = value
            together[lane + 2] += value
            value = clip(word)
            hidden[at + lane + 3] = value
            together[lane + 3] += value
            lane += LANES
            n += 1

    def deepen(self) -> None:
        """The dense layer, and the rows of the whole that go past the blocks."""
        self.add_rows(self.skip, self.depth // LANES, 0, self.commons, self.nothing, self.deep_sums)
        words = self.depth // PAIR
        products, dense, together = self.products, self.dense, self.together
        at: i64 = 0
        while at < words:
            a: i64 = 0
            b: i64 = 0
            c: i64 = 0
            d: i64 = 0
            e: i64 = 0
            f: i64 = 0
            g: i64 = 0
            h: i64 = 0
            n: i64 = 0
            row = at
            while n < self.width:
                value = together[n]
                a += value * dense[row]
                b += value * dense[row + 1]
                c += value * dense[row + 2]
                d += value * dense[row + 3]
                e += value * dense[row + 4]
                f += value * dense[row + 5]
                g += value * dense[row + 6]
                h += value * dense[row + 7]
                row += words
                n += 1
            products[at] = a
            products[at + 1] = b
            products[at + 2] = c
            products[at + 3] = d
            products[at + 4] = e
            products[at + 5] = f
            products[at + 6] = g
            products[at + 7] = h
            at += CHUNK
        self.join()

    def join(self) -> None:
        """Both sums together, clipped."""
        deep, products, deep_sums = self.deep, self.products, self.deep_sums
        lane: i64 = 0
        while lane < self.depth:
            pair = products[lane >> 1]
            near = ((pair & LOW_HALF) ^ SIGN_HALF) - SIGN_HALF
            far = (pair - near) >> 32
            word = deep_sums[lane >> 2]
            if lane & 2:
                word = (word + SIGN_HALF) >> 32  # lanes below may have borrowed
            one = ((word & LOW) ^ SIGN) - SIGN
            other = (((word - one) >> 16 & LOW) ^ SIGN) - SIGN
            deep[lane] = clip(one + (near >> SHIFT))
            deep[lane + 1] = clip(other + (far >> SHIFT))
            lane += 2


def clip(value: i64) -> i64:
    """From 0 to CLIP, without branches: nobody could guess which way they go."""
    value &= ~(value >> 62)
    above: i64 = CLIP - value
    return value + (above & (above >> 62))
