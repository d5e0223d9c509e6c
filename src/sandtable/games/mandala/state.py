"""A position of Mandala: who may act, what is legal, and what an act changes.

Every place for cards is a pile (see `piles`), except the deck, which has an order. A River is a
pile of another kind: for each color the number of its place, 0 without one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.core.chance import Chance
from sandtable.core.outcome import Outcome
from sandtable.core.state import State
from sandtable.games.mandala import scoring
from sandtable.games.mandala.acts import (
    CLAIM,
    DISCARD,
    GROW,
    HAND_LIMIT,
    PASS,
    color_of,
    first_build,
    first_grow,
    mandala_of,
    number_of,
)
from sandtable.games.mandala.piles import (
    ALL_CARDS,
    ALL_COLORS,
    COLOR_BITS,
    COLOR_MASK,
    FIRST_MEMBER,
    MEMBER,
    ONE,
    ONES,
    colors,
    count,
    how_many,
    laid_out,
    nth,
    only,
    same_card,
    size,
)

# Phases of a game.
PLAYING: Final = 0
CLAIMING: Final = 1  # a Mandala is being destroyed, MAN-62
OVER: Final = 2

DRAWN_BY_BUILDING: Final = 3
STALL: Final = 20  # MAN-75 [ruling]: so many turns in a row without a card into a Mandala


EMPTY_PAIR: Final = vec[i64]([0, 0])
EMPTY_FIELDS: Final = vec[i64]([0, 0, 0, 0])
EMPTY_DECK: Final = vec[i64]()

LISTED: Final = vec[i64]([0] * (PASS + 1))  # where legal acts are listed before they are handed out


def field_of(mandala: i64, seat: i64) -> i64:
    """Where a player's Field of a Mandala stands in the table of Fields."""
    return mandala * 2 + seat


@mypyc_attr(free_list_len=1)
class MandalaState(State):
    """All of a position, hidden cards included."""

    def __init__(self, chance: Chance, twin: "MandalaState | None" = None) -> None:
        """An empty table, or the piles of a twin: compiled classes cannot be made without this."""
        self.phase: i64 = PLAYING
        self.turn: i64 = 0  # whose turn it is; it lasts until its destruction is finished
        self.chooser: i64 = 0  # who claims next
        self.destroyed: i64 = 0  # the Mandala that is claimed from
        self.ending: i64 = 0  # why the game is over, see `scoring`
        self.idle: i64 = 0  # turns in a row that put no card into a Mandala
        self.passed = False  # whether the turn before was a pass
        self.exhausted = False  # whether the deck ran out, MAN-70
        self.open_cups = False  # MAN-11: whether claimed cards are shown all the time; no rule asks
        self.hands: vec[i64] = EMPTY_PAIR[:] if twin is None else twin.hands[:]
        # The Cup cards of the deal, known to their owner only, and those that both players saw:
        self.dealt: vec[i64] = EMPTY_PAIR[:] if twin is None else twin.dealt[:]
        self.claimed: vec[i64] = EMPTY_PAIR[:] if twin is None else twin.claimed[:]
        self.rivers: vec[i64] = EMPTY_PAIR[:] if twin is None else twin.rivers[:]
        self.mountains: vec[i64] = EMPTY_PAIR[:] if twin is None else twin.mountains[:]
        self.fields: vec[i64] = EMPTY_FIELDS[:] if twin is None else twin.fields[:]  # see `of`
        self.discard: i64 = 0
        # Bottom first; never changed in place, so that copies share it.
        self.deck: vec[i64] = EMPTY_DECK if twin is None else twin.deck
        self.left: i64 = 0  # how many cards of it are left
        self.chance = chance  # shuffles the discard pile

    # Questions

    def mover(self) -> i64:
        if self.phase == PLAYING:
            return self.turn
        return self.chooser if self.phase == CLAIMING else -1

    def cup(self, seat: i64) -> i64:
        return self.dealt[seat] + self.claimed[seat]

    def buildable(self, seat: i64, mandala: i64) -> i64:
        """The colors in hand for this Mountain; MAN-20: not those of its Fields."""
        fields = self.fields[field_of(mandala, 0)] + self.fields[field_of(mandala, 1)]
        return colors(self.hands[seat]) & ~colors(fields)

    def growable(self, seat: i64, mandala: i64) -> i64:
        """The colors in hand for the own Field; MAN-20: not those of the other two areas."""
        elsewhere = self.mountains[mandala] + self.fields[field_of(mandala, 1 - seat)]
        return colors(self.hands[seat]) & ~colors(elsewhere)

    def spare(self, seat: i64) -> i64:
        """MAN-41: how many cards may leave the hand while one stays."""
        return size(self.hands[seat]) - 1

    def is_complete(self, mandala: i64) -> bool:
        """MAN-60: all six colors lie in the Mandala."""
        return colors(self.lying(mandala)) == ALL_COLORS

    def lying(self, mandala: i64) -> i64:
        """All cards of a Mandala."""
        return self.mountains[mandala] + self.fields[field_of(mandala, 0)] + self.fields[field_of(mandala, 1)]

    def first_chooser(self, mandala: i64) -> i64:
        """MAN-61: more cards in the Field; if equal, who did not play the last card."""
        lead = size(self.fields[field_of(mandala, 0)]) - size(self.fields[field_of(mandala, 1)])
        if lead == 0:
            return 1 - self.turn
        return 0 if lead > 0 else 1

    def choices(self, seat: i64) -> vec[i64]:
        if seat != self.mover():
            return vec[i64]()
        if self.phase == CLAIMING:
            return LISTED[: list_colors(0, CLAIM, colors(self.mountains[self.destroyed]))]
        hand = self.hands[seat]
        if hand == 0:
            return vec[i64]([PASS])  # MAN-74
        spare = self.spare(seat)
        n = list_colors(0, first_build(0), self.buildable(seat, 0))
        n = list_colors(n, first_build(1), self.buildable(seat, 1))
        n = list_numbers(n, first_grow(0), only(hand, self.growable(seat, 0)), spare)
        n = list_numbers(n, first_grow(1), only(hand, self.growable(seat, 1)), spare)
        return LISTED[: list_numbers(n, DISCARD, hand, HAND_LIMIT)]

    def write_mask(self, seat: i64, into: vec[i64], at: i64, words: i64) -> None:
        """Acts stand as cards do: a byte for each color, eight for the numbers of one."""
        near: i64 = 0
        far: i64 = 0
        left: i64 = 0
        right: i64 = 0
        hand: i64 = 0
        rest: i64 = 0  # claims and the pass
        if seat != self.mover():
            pass
        elif self.phase == CLAIMING:
            rest = colors(self.mountains[self.destroyed]) >> 7
        elif self.hands[seat] == 0:
            rest = 1 << 48
        else:
            hand = self.hands[seat]
            held, most = colors(hand), self.most_grown(hand)
            fields, mountains = self.fields, self.mountains
            own, other = fields[field_of(0, seat)], fields[field_of(0, 1 - seat)]
            near = (held & ~colors(own + other)) >> 7
            left = only(most, held & ~colors(mountains[0] + other))
            own, other = fields[field_of(1, seat)], fields[field_of(1, 1 - seat)]
            far = (held & ~colors(own + other)) >> 7
            right = only(most, held & ~colors(mountains[1] + other))
        into[at] = near | (far & 0xFFFF) << 48
        late = write_numbers(far >> 16, left, into, at + 1)
        late = write_numbers(late, right, into, at + 7)
        late = write_numbers(late, hand, into, at + 13)
        into[at + 19] = late | (rest & 0xFFFFFFFF) << 32
        into[at + 20] = rest >> 32

    def most_grown(self, hand: i64) -> i64:
        """MAN-41: all of a hand's cards may leave it by color, but for one where there is only one color."""
        held = colors(hand)
        return hand if held & (held - 1) else hand - (held >> 7)

    def is_legal(self, seat: i64, action: i64) -> bool:
        if seat != self.mover() or action < 0:
            return False
        if action >= CLAIM:
            return self.may_claim(action - CLAIM) if action < PASS else self.may_pass(action)
        if self.phase != PLAYING:
            return False
        color, number = color_of(action), number_of(action)
        if action < GROW:
            return self.buildable(seat, mandala_of(action)) & MEMBER[color] != 0
        if action >= DISCARD:
            return number <= count(self.hands[seat], color)
        fits = self.growable(seat, mandala_of(action)) & MEMBER[color] != 0
        return fits and number <= min(count(self.hands[seat], color), self.spare(seat))

    def may_claim(self, color: i64) -> bool:
        return self.phase == CLAIMING and count(self.mountains[self.destroyed], color) != 0

    def may_pass(self, action: i64) -> bool:
        return action == PASS and self.phase == PLAYING and self.hands[self.turn] == 0

    def random_choice(self, seat: i64, chance: Chance) -> i64:
        """The same act that drawing from the list would give, without the list."""
        hand = self.hands[seat]
        if self.phase != PLAYING or how_many(colors(hand)) < 2:
            listed = self.choices(seat)
            return listed[chance.below(len(listed))]
        near, far = self.buildable(seat, 0) >> 7, self.buildable(seat, 1) >> 7
        builds, more_builds = size(near), size(near) + size(far)
        left, right = only(hand, self.growable(seat, 0)), only(hand, self.growable(seat, 1))
        grows = more_builds + size(left)
        more_grows = grows + size(right)
        n = chance.below(more_grows + size(hand))
        if n < builds:
            return first_build(0) + (nth(near, n) >> 3)
        if n < more_builds:
            return first_build(1) + (nth(far, n - builds) >> 3)
        if n < grows:
            return first_grow(0) + nth(left, n - more_builds)
        if n < more_grows:
            return first_grow(1) + nth(right, n - grows)
        return DISCARD + nth(hand, n - more_grows)

    # Changes

    def play(self, seat: i64, action: i64, at: i64) -> None:
        if action < GROW:
            self.build(seat, mandala_of(action), color_of(action))
        elif action < DISCARD:
            self.grow(seat, mandala_of(action), same_card(color_of(action), number_of(action)))
        elif action < CLAIM:
            self.redraw(seat, color_of(action), number_of(action))
        elif action < PASS:
            self.claim(seat, color_of(action))
        else:
            self.idle_turn(True)

    def build(self, seat: i64, mandala: i64, color: i64) -> None:
        """MAN-30 to MAN-32."""
        self.hands[seat] -= ONE[color]
        self.mountains[mandala] += ONE[color]
        self.draw(seat, min(DRAWN_BY_BUILDING, HAND_LIMIT - size(self.hands[seat])))
        self.check(mandala)

    def grow(self, seat: i64, mandala: i64, cards: i64) -> None:
        """MAN-40 to MAN-42."""
        self.hands[seat] -= cards
        self.fields[field_of(mandala, seat)] += cards
        self.check(mandala)

    def redraw(self, seat: i64, color: i64, number: i64) -> None:
        """MAN-50, MAN-51."""
        cards = same_card(color, number)
        self.hands[seat] -= cards
        self.discard += cards
        self.draw(seat, number)
        self.idle_turn(False)

    def idle_turn(self, passing: bool) -> None:
        """End a turn that put no card into a Mandala; MAN-75: maybe the game as well."""
        self.idle += 1
        stalled = self.idle >= STALL or (passing and self.passed)
        self.passed = passing
        if stalled:
            self.end(scoring.STALLED)
        else:
            self.turn = 1 - self.turn

    def draw(self, seat: i64, number: i64) -> None:
        while number > 0 and self.has_card():
            self.hands[seat] += ONE[self.take_card()]
            number -= 1

    def has_card(self) -> bool:
        """Whether there is a card to draw; MAN-71: what was discarded since may be all there is."""
        if self.left == 0:
            self.reshuffle()
        return self.left > 0

    def take_card(self) -> i64:
        """The color of the top card; MAN-70: when it was the last, the deck is made anew at once."""
        self.left -= 1
        card = self.deck[self.left]
        if self.left == 0:
            self.exhausted = True
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        """Make the discard pile the deck."""
        cards = laid_out(self.discard)
        self.discard = 0
        self.chance.shuffle(cards)
        self.deck = cards
        self.left = len(cards)

    def check(self, mandala: i64) -> None:
        """End a turn that put cards into a Mandala: by destroying it, if it is complete."""
        self.idle = 0
        self.passed = False
        if self.is_complete(mandala):
            self.destroy(mandala)
        else:
            self.turn = 1 - self.turn

    def destroy(self, mandala: i64) -> None:
        self.destroyed = mandala
        if self.fields[field_of(mandala, 0)] + self.fields[field_of(mandala, 1)] == 0:
            self.discard += self.mountains[mandala]  # MAN-66
            self.mountains[mandala] = 0
        if self.mountains[mandala] == 0:
            self.clear(mandala)
        else:
            self.chooser = self.first_chooser(mandala)
            self.phase = CLAIMING

    def claim(self, seat: i64, color: i64) -> None:
        """MAN-62 to MAN-65."""
        mandala = self.destroyed
        cards = only(self.mountains[mandala], MEMBER[color])
        self.mountains[mandala] -= cards
        if self.fields[field_of(mandala, seat)] == 0:
            self.discard += cards
        else:
            self.collect(seat, color, cards)
        self.chooser = 1 - seat
        if self.mountains[mandala] == 0:
            self.phase = PLAYING
            self.clear(mandala)

    def collect(self, seat: i64, color: i64, cards: i64) -> None:
        """MAN-63: the first card of a new color into the River; MAN-64: all others into the Cup."""
        river = self.rivers[seat]
        if count(river, color) == 0:
            self.rivers[seat] = river + same_card(color, how_many(colors(river)) + 1)
            cards -= ONE[color]
        self.claimed[seat] += cards

    def clear(self, mandala: i64) -> None:
        """Finish a destruction whose Mountain is empty: MAN-67, MAN-68, and the end."""
        self.discard += self.fields[field_of(mandala, 0)] + self.fields[field_of(mandala, 1)]
        self.fields[field_of(mandala, 0)] = 0
        self.fields[field_of(mandala, 1)] = 0
        if colors(self.rivers[0]) == ALL_COLORS or colors(self.rivers[1]) == ALL_COLORS:
            self.end(scoring.SIXTH_CARD)
        elif self.exhausted:
            self.end(scoring.EXHAUSTED)
        else:
            self.refill(mandala)
            self.turn = 1 - self.turn

    def refill(self, mandala: i64) -> None:
        """Two cards from the deck into an empty Mountain."""
        number: i64 = 2
        while number > 0 and self.has_card():
            self.mountains[mandala] += ONE[self.take_card()]
            number -= 1

    def end(self, ending: i64) -> None:
        """MAN-73: hands and unfinished Mandalas are discarded."""
        self.phase = OVER
        self.ending = ending
        place: i64 = 0
        while place < 2:
            self.discard += self.hands[place] + self.mountains[place]
            self.discard += self.fields[field_of(0, place)] + self.fields[field_of(1, place)]
            self.hands[place] = 0
            self.mountains[place] = 0
            self.fields[field_of(0, place)] = 0
            self.fields[field_of(1, place)] = 0
            place += 1

    def copy(self) -> "MandalaState":
        twin = MandalaState(self.chance.copy(), self)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.chooser = self.chooser
        twin.destroyed = self.destroyed
        twin.ending = self.ending
        twin.idle = self.idle
        twin.passed = self.passed
        twin.exhausted = self.exhausted
        twin.open_cups = self.open_cups
        twin.discard = self.discard
        twin.left = self.left
        return twin

    # The end

    def points(self, seat: i64) -> i64:
        """The points of a seat as its Cup and River are now."""
        return scoring.points(self.cup(seat), self.rivers[seat])

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return scoring.outcome(vec[i64]([self.cup(0), self.cup(1)]), self.rivers, self.ending)

    def result(self, seat: i64) -> float:
        lead = self.points(seat) - self.points(1 - seat)
        if lead == 0:
            lead = size(self.cup(1 - seat)) - size(self.cup(seat))  # MAN-81: fewer Cup cards
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


def list_colors(n: i64, first: i64, members: i64) -> i64:
    """List the acts with one color each from place n on; where the list ends."""
    listed = LISTED
    action = first
    while members:
        if members & FIRST_MEMBER:
            listed[n] = action
            n += 1
        action += 1
        members >>= COLOR_BITS
    return n


def list_numbers(n: i64, first: i64, cards: i64, most: i64) -> i64:
    """List the acts "so many of one color": from 1 up to what there is, but never above `most`."""
    listed = LISTED
    while cards:
        number: i64 = min(cards & COLOR_MASK, most)
        action = first
        while action < first + number:
            listed[n] = action
            n += 1
            action += 1
        first += HAND_LIMIT  # so many acts has every color
        cards >>= COLOR_BITS
    return n


def write_numbers(late: i64, cards: i64, into: vec[i64], at: i64) -> i64:
    """For each color as many ones as cards, half a word late; what is left over for the next word."""
    ones = ONES
    end: i64 = at + 6
    while at < end:
        found = ones[cards & 255]
        into[at] = late | (found & 0xFFFFFFFF) << 32
        late = found >> 32
        cards >>= 8
        at += 1
    return late


def deal(start: int | None, chance: Chance) -> MandalaState:
    """MAN-10, MAN-12: the first position; a start player of None is drawn by lot."""
    state = MandalaState(chance)
    state.deck = laid_out(ALL_CARDS)
    chance.shuffle(state.deck)
    state.left = len(state.deck)
    state.refill(0)
    state.refill(1)
    seat: i64 = 0
    while seat < 2:
        state.draw(seat, 6)
        state.dealt[seat] = ONE[state.take_card()] + ONE[state.take_card()]
        seat += 1
    state.turn = chance.below(2) if start is None else start
    return state
