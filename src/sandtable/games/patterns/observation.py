"""What a seat knows as an array: all of the position, from its own side."""

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import SPREAD
from sandtable.core.observation import Field, Observation
from sandtable.games.patterns.state import CHOOSING, OVER, PatternsState, group_of


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
        into[at + 7] = claims(state.claims, group_of(seat, 0))
        into[at + 8] = claims(state.claims, group_of(1 - seat, 0))
        mine: i64 = 1 if state.turn == seat and state.phase != OVER else 0
        into[at + 9] = bowls(state, seat) + (state.phase << 16) + (mine << 24)


def bowls(state: PatternsState, seat: i64) -> i64:
    """The own bowl and the other's as two bytes; before they are chosen neither is anybody's."""
    own, other = state.bowls[seat], state.bowls[1 - seat]
    if state.phase == CHOOSING:
        return min(own, other) + (max(own, other) << 8)
    return own + (other << 8)


def write_spaces(state: PatternsState, seat: i64, into: vec[i64], at: i64) -> None:
    """A byte for each space, made from five sets: the three bits of color + 1, and whose group it is."""
    face_up, groups = state.face_up, state.groups
    mine: i64 = group_of(seat, 0)
    theirs: i64 = group_of(1 - seat, 0)
    own: i64 = 0
    other: i64 = 0
    color: i64 = 0
    while color < 6:
        own |= groups[mine + color]
        other |= groups[theirs + color]
        color += 1
    black = face_up[0] | groups[mine] | groups[theirs]
    green = face_up[1] | groups[mine + 1] | groups[theirs + 1]
    purple = face_up[2] | groups[mine + 2] | groups[theirs + 2]
    yellow = face_up[3] | groups[mine + 3] | groups[theirs + 3]
    orange = face_up[4] | groups[mine + 4] | groups[theirs + 4]
    red = face_up[5] | groups[mine + 5] | groups[theirs + 5]
    ones = black | purple | orange
    twos = green | purple | red
    fours = yellow | orange | red
    word: i64 = 0
    while word < 7:
        into[at + word] = (
            SPREAD[ones & 255]
            + SPREAD[twos & 255] * 2
            + SPREAD[fours & 255] * 4
            + SPREAD[own & 255] * 8
            + SPREAD[other & 255] * 16
        )
        ones >>= 8
        twos >>= 8
        fours >>= 8
        own >>= 8
        other >>= 8
        word += 1


def claims(numbers: vec[i64], start: i64) -> i64:
    """Six numbers as six bytes."""
    found: i64 = 0
    color: i64 = 5
    while color >= 0:
        found = found * 256 + numbers[start + color]
        color -= 1
    return found
