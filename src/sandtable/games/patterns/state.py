"""A position of Patterns: who may act, what is legal, and what an act changes.

A group is known by `group_of(seat, color)`: a player establishes each color at most once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.core.bits import BIT, DE_BRUIJN, LONE, SPREAD, count, nth
from sandtable.core.chance import Chance
from sandtable.core.outcome import Outcome
from sandtable.core.state import State
from sandtable.games.patterns import scoring
from sandtable.games.patterns.acts import BOWL, ESTABLISH, FLIP, STOP, SWAP
from sandtable.games.patterns.board import CENTER, NEIGHBORS, OUTSIDE_CENTER, SPACES

# Phases of a game.
CHOOSING: Final = 0  # the bowl choice, PAT-13
PLAYING: Final = 1  # turns, PAT-20
FLIPPING: Final = 2  # the last FLIPs, PAT-51
OVER: Final = 3


SHUFFLED_TOKENS: Final = vec[i64]([color for color in range(6) for _ in range(8)])  # PAT-10


def group_of(seat: i64, color: i64) -> i64:
    """Where a player's group of a color stands in the tables."""
    return seat * 6 + color


@mypyc_attr(free_list_len=1)
class PatternsState(State):
    """All of a position. Nothing is hidden (PAT-02)."""

    def __init__(
        self,
        bowls: vec[i64],
        face_up: vec[i64],
        groups: vec[i64],
        reach: vec[i64],
        claims: vec[i64],
        tokens: vec[i64],
    ) -> None:
        self.bowls = bowls  # by seat; the two tokens still to choose from at first
        self.face_up = face_up  # by color: the spaces with its face-up tokens
        self.groups = groups
        self.reach = reach  # the spaces next to a group
        self.claims = claims  # the claim number on a group, 0 without one
        self.tokens = tokens  # by space: the color that was laid there face up; copies share it
        self.markers: i64 = 0  # the spaces with claim markers, one in each group
        self.phase: i64 = CHOOSING
        self.start: i64 = 0
        self.turn: i64 = 1
        self.uncovered: i64 = 0  # all spaces with face-up tokens
        self.flips: i64 = 0  # what the player on turn may do now: see `survey`
        self.placements: i64 = 0

    # Questions

    def mover(self) -> i64:
        return -1 if self.phase == OVER else self.turn

    def next_mover(self) -> i64:
        """As `mover`: there is no clock to wait for."""
        return -1 if self.phase == OVER else self.turn

    def color_at(self, space: i64) -> i64:
        """The color of the face-up token on a space; −1 if there is none."""
        return self.tokens[space] if self.uncovered & BIT[space] else -1

    def has_group(self, seat: i64, color: i64) -> bool:
        return self.claims[group_of(seat, color)] != 0

    def established(self, seat: i64) -> i64:
        """How many groups a player has."""
        claims, group = self.claims, group_of(seat, 0)
        last: i64 = group + 6
        found: i64 = 0
        while group < last:
            if claims[group]:
                found += 1
            group += 1
        return found

    def possible_flips(self, seat: i64) -> i64:
        """PAT-40: face-up tokens beside an own group of their color; PAT-43: not beside the other's."""
        face_up, reach = self.face_up, self.reach
        mine: i64 = seat * 6
        theirs: i64 = 6 - mine
        return (  # written out: searches do nothing else as often
            face_up[0] & reach[mine] & ~reach[theirs]
            | face_up[1] & reach[mine + 1] & ~reach[theirs + 1]
            | face_up[2] & reach[mine + 2] & ~reach[theirs + 2]
            | face_up[3] & reach[mine + 3] & ~reach[theirs + 3]
            | face_up[4] & reach[mine + 4] & ~reach[theirs + 4]
            | face_up[5] & reach[mine + 5] & ~reach[theirs + 5]
        )

    def possible_placements(self, seat: i64) -> i64:
        """Spaces for the bowl token: to ESTABLISH or, if its color has a group, to SWAP."""
        bowl, reach = self.bowls[seat], self.reach
        group = group_of(seat, bowl)
        apart = self.uncovered & ~reach[group_of(1 - seat, bowl)]  # PAT-34, PAT-43
        if self.claims[group] == 0:
            return apart  # PAT-30, PAT-31
        return apart & reach[group] & ~self.face_up[bowl]  # PAT-41, PAT-42

    def choices(self, seat: i64) -> vec[i64]:
        if seat != self.turn or self.phase == OVER:
            return vec[i64]()
        if self.phase == CHOOSING:
            low, high = self.bowls[0], self.bowls[1]
            return vec[i64]([BOWL + min(low, high), BOWL + max(low, high)])
        if self.phase == FLIPPING:
            found = vec[i64]([0] * (count(self.flips) + 1))
            found[list_spaces(found, 0, self.flips, FLIP)] = STOP
            return found
        found = vec[i64]([0] * (count(self.flips) + count(self.placements)))
        n = list_spaces(found, 0, self.flips, FLIP)
        list_spaces(found, n, self.placements, SWAP if self.swaps() else ESTABLISH)
        return found

    def is_legal(self, seat: i64, action: i64) -> bool:
        if seat != self.turn or self.phase == OVER or action < 0:
            return False
        if action < SWAP:
            return self.flips & BIT[action] != 0
        if action < ESTABLISH:
            return self.placements & BIT[action - SWAP] != 0 and self.swaps()
        if action < BOWL:
            return self.placements & BIT[action - ESTABLISH] != 0 and not self.swaps()
        if action < STOP:
            return self.phase == CHOOSING and action - BOWL in (self.bowls[0], self.bowls[1])
        return action == STOP and self.phase == FLIPPING

    def write_mask(self, seat: i64, into: vec[i64], at: i64, words: i64) -> None:
        """The sets of what may be done, laid end to end: FLIP, SWAP, ESTABLISH, BOWL, STOP."""
        flips: i64 = 0
        swaps: i64 = 0
        establishes: i64 = 0
        rest: i64 = 0  # BOWL and STOP
        if seat == self.turn and self.phase != OVER:
            flips = self.flips
            if self.phase == PLAYING:
                if self.swaps():
                    swaps = self.placements
                else:
                    establishes = self.placements
            elif self.phase == CHOOSING:
                rest = BIT[self.bowls[0]] | BIT[self.bowls[1]]
            else:
                rest = BIT[STOP - BOWL]
        flips |= (swaps & 15) << 52
        swaps >>= 4
        establishes |= (rest & 15) << 52
        spread = SPREAD
        end: i64 = at + 6
        while at < end:
            into[at] = spread[flips & 255]
            into[at + 7] = spread[swaps & 255]
            into[at + 13] = spread[establishes & 255]
            flips >>= 8
            swaps >>= 8
            establishes >>= 8
            at += 1
        into[at] = spread[flips]
        into[at + 13] = spread[establishes]
        into[at + 14] = spread[rest >> 4]

    def swaps(self) -> bool:
        """Whether the player on turn would SWAP the bowl token, not ESTABLISH with it."""
        return self.has_group(self.turn, self.bowls[self.turn])

    def random_choice(self, seat: i64, chance: Chance) -> i64:
        if self.phase != PLAYING:
            listed = self.choices(seat)
            return listed[chance.below(len(listed))]
        flips = count(self.flips)
        n = chance.below(flips + count(self.placements))
        if n < flips:
            return FLIP + nth(self.flips, n)
        return (SWAP if self.swaps() else ESTABLISH) + nth(self.placements, n - flips)

    # Changes

    def play(self, seat: i64, action: i64, at: i64) -> None:
        if action < SWAP:
            self.flip(seat, action)
        elif action < ESTABLISH:
            self.grow(seat, self.exchange(seat, action - SWAP), action - SWAP)
        elif action < BOWL:
            self.establish(seat, action - ESTABLISH)
        elif action < STOP:
            self.choose_bowl(seat, action - BOWL)
        else:
            self.phase = OVER
            return
        self.pass_turn(seat)

    def lay(self, space: i64, color: i64) -> None:
        """Put a face-up token on a free space: for first positions, before anybody has copied it."""
        self.tokens[space] = color
        self.face_up[color] |= BIT[space]
        self.uncovered |= BIT[space]

    def flip(self, seat: i64, space: i64) -> None:
        color = self.color_at(space)
        self.uncovered &= ~BIT[space]
        self.face_up[color] &= ~BIT[space]
        self.grow(seat, color, space)

    def exchange(self, seat: i64, space: i64) -> i64:
        """Trade the bowl token for the one on a space; the color that now lies there face down."""
        placed = self.bowls[seat]
        taken = self.color_at(space)
        self.bowls[seat] = taken
        self.uncovered &= ~BIT[space]
        self.face_up[taken] &= ~BIT[space]
        return placed

    def establish(self, seat: i64, space: i64) -> None:
        color = self.exchange(seat, space)
        self.claims[group_of(seat, color)] = self.established(seat) + 1  # PAT-32: the lowest one left
        self.markers |= BIT[space]
        self.grow(seat, color, space)

    def grow(self, seat: i64, color: i64, space: i64) -> None:
        group = group_of(seat, color)
        self.groups[group] |= BIT[space]
        self.reach[group] |= NEIGHBORS[space]

    def choose_bowl(self, seat: i64, color: i64) -> None:
        """PAT-13: the chooser takes one of the two tokens, the start player gets the other."""
        other = self.bowls[0] + self.bowls[1] - color
        self.bowls[seat] = color
        self.bowls[1 - seat] = other
        self.phase = PLAYING

    def pass_turn(self, seat: i64) -> None:
        if self.phase == FLIPPING:
            self.flips = self.possible_flips(seat)
            if self.flips == 0:
                self.phase = OVER
            return
        self.turn = 1 - seat
        self.survey()

    def survey(self) -> None:
        """Find what the player on turn may do; PAT-50: with nothing to do, the end begins."""
        self.flips = self.possible_flips(self.turn)
        self.placements = self.possible_placements(self.turn)
        if self.flips == 0 and self.placements == 0:
            self.turn = 1 - self.turn  # PAT-51: the opponent of the stuck player
            self.flips = self.possible_flips(self.turn)
            self.phase = FLIPPING if self.flips else OVER

    def copy(self) -> "PatternsState":
        twin = PatternsState(
            self.bowls[:],
            self.face_up[:],
            self.groups[:],
            self.reach[:],
            self.claims[:],
            self.tokens,
        )
        twin.markers = self.markers
        twin.phase = self.phase
        twin.start = self.start
        twin.turn = self.turn
        twin.uncovered = self.uncovered
        twin.flips = self.flips
        twin.placements = self.placements
        return twin

    # The end

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self.groups, self.claims) if self.phase == OVER else None

    def points(self, seat: i64) -> i64:
        """The points of a seat as the groups stand now."""
        return scoring.points(seat, self.groups, self.claims)

    def result(self, seat: i64) -> float:
        lead = self.points(seat) - self.points(1 - seat)
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


def list_spaces(found: vec[i64], n: i64, spaces: i64, kind: i64) -> i64:
    """List an act on each space of a set, from place n on; the place behind them."""
    lone = LONE
    while spaces:  # `first` written out: nothing else is done as often
        found[n] = kind + lone[(((spaces & -spaces) * DE_BRUIJN) >> 58) & 63]
        spaces &= spaces - 1
        n += 1
    return n


def empty_state() -> PatternsState:
    """A Mandala without tokens."""
    blank = vec[i64]([0] * 12)
    return PatternsState(
        bowls=vec[i64]([0, 0]),
        face_up=vec[i64]([0] * 6),
        groups=blank[:],
        reach=blank[:],
        claims=blank[:],
        tokens=vec[i64]([-1] * SPACES),
    )


def deal(start: int | None, chance: Chance) -> PatternsState:
    """PAT-10 to PAT-12: the first position; a start player of None is drawn by lot."""
    state = empty_state()
    aside = vec[i64]([0, 1, 2, 3, 4, 5])
    chance.shuffle(aside)
    place: i64 = 0
    while place < 4:
        state.lay(CENTER[place], aside[place])
        place += 1
    tokens = SHUFFLED_TOKENS[:]
    chance.shuffle(tokens)
    place = 0
    while place < 48:
        state.lay(OUTSIDE_CENTER[place], tokens[place])
        place += 1
    state.start = chance.below(2) if start is None else start
    state.turn = 1 - state.start
    state.bowls[0] = aside[4]
    state.bowls[1] = aside[5]
    return state
