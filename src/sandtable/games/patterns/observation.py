"""What a seat knows as an array: all of the position, from its own side."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BYTE, SPREAD, first
from sandtable.core.observation import Field, Observation, Rows
from sandtable.games.patterns.state import CHOOSING, OVER, PatternsState, group_of

# What is noted of a row.
READER: Final = 0  # whose it is, plus one
UNCOVERED: Final = 1  # the spaces with face-up tokens in it

# Of eight spaces: all three bits of a color, an own group's, another's.
ANY_COLOR: Final = 0x0707070707070707
OWN: Final = 0x0808080808080808
THEIRS: Final = 0x1010101010101010


class PatternsObservation(Observation[PatternsState]):
    """80 bytes: the spaces, the claims, the bowls, and whose turn it is."""

    def fields(self, seats: int) -> tuple[Field, ...]:
        group = "claim number of the group of each color, 0 without one"
        return (
            Field(
                "spaces",
                0,
                (52,),
                22,
                "by space from c1 to f8: color + 1, plus 8 where it lies face down in an own group, plus 16 in the other's; 0 empty",
            ),
            Field("own_claims", 56, (6,), 6, f"own {group}"),
            Field("their_claims", 64, (6,), 6, f"the other's {group}"),
            Field(
                "bowls",
                72,
                (2,),
                5,
                "color in the own bowl and in the other's; while choosing, the two to choose from, the lower first",
            ),
            Field("phase", 74, (1,), 3, "choosing, playing, last flips, over"),
            Field("to_act", 75, (1,), 1, "1 if the reader may act"),
        )

    def write(self, state: PatternsState, seat: i64, into: vec[i64], at: i64) -> None:
        write_spaces(state, seat, into, at)
        write_rest(state, seat, into, at)

    def notes(self, seats: int) -> int:
        return 2

    def rewrite(self, state: PatternsState, seat: i64, rows: Rows, n: i64) -> None:
        """An act covers one space, and mostly the other seat looks at the board then."""
        into, at = rows.observations, n * rows.words
        notes, noted = rows.notes, n * rows.note_words
        reader, uncovered = notes[noted + READER], state.uncovered
        if reader == 0:
            write_spaces(state, seat, into, at)
        else:
            if reader != seat + 1:
                turn_round(into, at)
            cover(state, seat, notes[noted + UNCOVERED] & ~uncovered, into, at)
        notes[noted + READER] = seat + 1
        notes[noted + UNCOVERED] = uncovered
        write_rest(state, seat, into, at)
        state.write_mask(seat, rows.masks, n * rows.mask_words, rows.mask_words)


def write_rest(state: PatternsState, seat: i64, into: vec[i64], at: i64) -> None:
    """All but the spaces."""
    into[at + 7] = claims(state.claims, group_of(seat, 0))
    into[at + 8] = claims(state.claims, group_of(1 - seat, 0))
    mine: i64 = 0
    if state.turn == seat and state.phase != OVER:
        mine = 1
    into[at + 9] = bowls(state, seat) + (state.phase << 16) + (mine << 24)


def bowls(state: PatternsState, seat: i64) -> i64:
    """The own bowl and the other's as two bytes; before they are chosen neither is anybody's."""
    own, other = state.bowls[seat], state.bowls[1 - seat]
    if state.phase == CHOOSING:
        return min(own, other) + (max(own, other) << 8)
    return own + (other << 8)


def write_spaces(state: PatternsState, seat: i64, into: vec[i64], at: i64) -> None:
    """A byte for each space, made from five sets: the three bits of color + 1, and whose group it is."""
    own, ones, twos, fours = covered(state.groups, group_of(seat, 0))
    other, more_ones, more_twos, more_fours = covered(state.groups, group_of(1 - seat, 0))
    face_up = state.face_up
    ones |= more_ones | face_up[0] | face_up[2] | face_up[4]
    twos |= more_twos | face_up[1] | face_up[2] | face_up[5]
    fours |= more_fours | face_up[3] | face_up[4] | face_up[5]
    spread = SPREAD
    end: i64 = at + 7
    while at < end:
        into[at] = (
            spread[ones & 255]
            + spread[twos & 255] * 2
            + spread[fours & 255] * 4
            + spread[own & 255] * 8
            + spread[other & 255] * 16
        )
        ones >>= 8
        twos >>= 8
        fours >>= 8
        own >>= 8
        other >>= 8
        at += 1


def covered(groups: vec[i64], start: i64) -> tuple[i64, i64, i64, i64]:
    """The spaces of a player's groups: all, and those with each of the three bits of color + 1."""
    black, green, purple = groups[start], groups[start + 1], groups[start + 2]
    yellow, orange, red = groups[start + 3], groups[start + 4], groups[start + 5]
    ones, twos, fours = black | purple | orange, green | purple | red, yellow | orange | red
    return ones | twos | fours, ones, twos, fours


def turn_round(into: vec[i64], at: i64) -> None:
    """The same spaces as the other seat sees them."""
    end: i64 = at + 7
    while at < end:
        seen = into[at]
        into[at] = (seen & ANY_COLOR) | (seen & OWN) << 1 | (seen & THEIRS) >> 1
        at += 1


def cover(state: PatternsState, seat: i64, spaces: i64, into: vec[i64], at: i64) -> None:
    """Write the spaces where a token was turned face down."""
    own, ones, twos, fours = covered(state.groups, group_of(seat, 0))
    other, more_ones, more_twos, more_fours = covered(state.groups, group_of(1 - seat, 0))
    ones, twos, fours = ones | more_ones, twos | more_twos, fours | more_fours
    while spaces:
        space = first(spaces)
        color = (ones >> space & 1) + (twos >> space & 1) * 2 + (fours >> space & 1) * 4
        found = color + (own >> space & 1) * 8 + (other >> space & 1) * 16
        byte, word = BYTE[space & 7], at + (space >> 3)
        into[word] = (into[word] & ~(byte * 31)) | byte * found
        spaces &= spaces - 1


def claims(numbers: vec[i64], start: i64) -> i64:
    """Six numbers as six bytes."""
    return (
        numbers[start]
        + (numbers[start + 1] << 8)
        + (numbers[start + 2] << 16)
        + (numbers[start + 3] << 24)
        + (numbers[start + 4] << 32)
        + (numbers[start + 5] << 40)
    )
