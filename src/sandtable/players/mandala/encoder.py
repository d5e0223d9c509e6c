"""What a net looks at in Mandala. Its blocks are the six colors, which are all alike.

A seat that is to act looks at the table as it is imagined, or only at what it sees itself (`fair`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.mandala.acts import (
    CLAIM,
    DISCARD,
    GROW,
    HAND_LIMIT,
    PASS,
    color_of,
    mandala_of,
    number_of,
)
from sandtable.games.mandala.piles import ALL_CARDS, colors, how_many, size
from sandtable.games.mandala.scoring import points
from sandtable.games.mandala.state import CLAIMING, MandalaState, field_of
from sandtable.players.nets.encoder import Encoder

# How many of something are told apart; more count as the last.
CUP: Final = 12
LYING: Final = 8  # of one color in one place
FIELD: Final = 10
MOUNTAIN: Final = 13
HAND: Final = 9
PLACE: Final = 7
DECK: Final = 23  # fours
LEAD: Final = 30  # points, either way
IDLE: Final = 5  # fives
WHERE: Final = 1 + 3 * LYING  # a color in a Mandala: nowhere, or so many in one of its three areas
UNSEEN: Final = 19

COMMON: Final = [
    6,  # the phase, and whose turn it is
    FIELD * FIELD,
    FIELD * FIELD,
    PLACE * MOUNTAIN,
    PLACE * MOUNTAIN,
    HAND * HAND,
    2 * DECK,
    2 * LEAD + 1,
    PLACE * PLACE,
    IDLE,
]
EACH: Final = [
    PLACE * CUP,
    PLACE * CUP,
    WHERE * PLACE,
    WHERE * PLACE,
    WHERE * PLACE,
    WHERE * PLACE,
    HAND * 16,
    HAND * 16,
    UNSEEN,
]
KINDS: Final = 2 + 3 * HAND_LIMIT + 1 + 1  # builds, grows and discards by number, a claim, a pass


class MandalaEncoder(Encoder[MandalaState]):
    def __init__(self, fair: bool) -> None:
        super().__init__(COMMON, EACH, 6, KINDS, 2)
        self.fair = fair

    def encode(self, state: MandalaState, seat: i64, turn: i64, into: vec[i64], at: i64) -> None:
        """A turn of 1 looks at the Mandalas in the other order."""
        other: i64 = 1 - seat
        near, far = turn, 1 - turn
        mountain, mountain_2 = state.mountains[near], state.mountains[far]
        mine, mine_2 = state.fields[field_of(near, seat)], state.fields[field_of(far, seat)]
        theirs, theirs_2 = state.fields[field_of(near, other)], state.fields[field_of(far, other)]
        hand, cup, river = state.hands[seat], state.cup(seat), state.rivers[seat]
        their_hand, their_cup, their_river = state.hands[other], state.cup(other), state.rivers[other]
        their_hand_size = size(their_hand)
        if self.fair:
            their_hand = 0
            their_cup = state.claimed[other]
        unseen = ALL_CARDS - hand - cup - their_hand - their_cup - state.discard
        unseen -= mountain + mine + theirs + mountain_2 + mine_2 + theirs_2
        unseen -= (colors(river) >> 7) + (colors(their_river) >> 7)

        firsts = self.firsts
        into[at] = phase_of(state, seat, near)
        into[at + 1] = firsts[1] + sizes(mine, theirs)
        into[at + 2] = firsts[2] + sizes(mine_2, theirs_2)
        into[at + 3] = firsts[3] + progress(mountain, mine + theirs)
        into[at + 4] = firsts[4] + progress(mountain_2, mine_2 + theirs_2)
        into[at + 5] = firsts[5] + size(hand) * HAND + their_hand_size
        into[at + 6] = firsts[6] + (state.left >> 2) + (DECK if state.exhausted else 0)
        lead = points(cup, river) - points(their_cup, their_river)
        into[at + 7] = firsts[7] + LEAD + max(-LEAD, min(LEAD, lead))
        into[at + 8] = firsts[8] + how_many(colors(river)) * PLACE + how_many(colors(their_river))
        into[at + 9] = firsts[9] + min(state.idle // 5, IDLE - 1)
        at += 10
        color: i64 = 0
        while color < 6:
            place, their_place = river & 255, their_river & 255
            where = lying(mountain & 255, mine & 255, theirs & 255)
            where_2 = lying(mountain_2 & 255, mine_2 & 255, theirs_2 & 255)
            fits = ROUGHLY[where] * 4 + ROUGHLY[where_2]
            into[at] = firsts[10] + place * CUP + min(cup & 255, CUP - 1)
            into[at + 1] = firsts[11] + their_place * CUP + min(their_cup & 255, CUP - 1)
            into[at + 2] = firsts[12] + where * PLACE + place
            into[at + 3] = firsts[13] + where * PLACE + their_place
            into[at + 4] = firsts[14] + where_2 * PLACE + place
            into[at + 5] = firsts[15] + where_2 * PLACE + their_place
            into[at + 6] = firsts[16] + (hand & 255) * 16 + fits
            into[at + 7] = firsts[17] + (their_hand & 255) * 16 + fits
            into[at + 8] = firsts[18] + (unseen & 255)
            river >>= 8
            their_river >>= 8
            mountain >>= 8
            mountain_2 >>= 8
            mine >>= 8
            mine_2 >>= 8
            theirs >>= 8
            theirs_2 >>= 8
            cup >>= 8
            their_cup >>= 8
            hand >>= 8
            their_hand >>= 8
            unseen >>= 8
            at += 9
            color += 1

    def block_of(self, action: i64) -> i64:
        return 0 if action == PASS else color_of(action)

    def kind_of(self, action: i64) -> i64:
        return KIND[action]

    def turned(self, action: i64, turn: i64) -> i64:
        """The same act with the Mandalas in the other order."""
        if turn == 0 or action >= DISCARD:
            return action
        if action < GROW:
            return (action + 6) % 12
        return GROW + (action - GROW + 48) % 96


def kind(action: int) -> int:
    """Builds of both Mandalas, grows of both by number, discards by number, claims, passes."""
    if action < GROW:
        return mandala_of(action)
    if action < CLAIM:
        sort = mandala_of(action) if action < DISCARD else 2
        return 2 + sort * HAND_LIMIT + number_of(action) - 1
    return KINDS - 2 if action < PASS else KINDS - 1


KIND: Final = vec[i64]([kind(action) for action in range(PASS + 1)])
ROUGHLY: Final = vec[i64]([0] + [1 + n // LYING for n in range(3 * LYING)])


def phase_of(state: MandalaState, seat: i64, near: i64) -> i64:
    """Playing, or claiming from one of the Mandalas in the own turn or in the other's."""
    if state.phase != CLAIMING:
        return 0
    return 1 + (0 if state.destroyed == near else 2) + (0 if state.turn == seat else 1)


def sizes(mine: i64, theirs: i64) -> i64:
    return min(size(mine), FIELD - 1) * FIELD + min(size(theirs), FIELD - 1)


def progress(mountain: i64, fields: i64) -> i64:
    return how_many(colors(mountain + fields)) * MOUNTAIN + min(size(mountain), MOUNTAIN - 1)


def lying(mountain: i64, mine: i64, theirs: i64) -> i64:
    """Where a color lies in a Mandala, and how many; MAN-20: in one area at most."""
    if mountain:
        return min(mountain, LYING)
    if mine:
        return LYING + min(mine, LYING)
    return 2 * LYING + min(theirs, LYING) if theirs else 0
