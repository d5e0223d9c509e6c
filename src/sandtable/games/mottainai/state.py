"""A position of Mottainai: who may act, what is legal, and what an act changes.

All decisions of a turn are its player's. The step on top of the stack asks them, see `waiting`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.core.chance import Chance
from sandtable.core.outcome import Outcome
from sandtable.games.mottainai import names, scoring
from sandtable.games.mottainai.cards import KINDS, NO_CARD
from sandtable.games.mottainai.position import Position
from sandtable.games.mottainai.turn import advance
from sandtable.games.mottainai.waiting import STEPS, Step
from sandtable.games.mottainai.works import ALPHABET
from sandtable.games.mottainai.zones import FACE_DOWN, FLOOR_ZONE, HAND, HAND_LIMIT, RUNNING, zone_of


@mypyc_attr(free_list_len=1)
class MottainaiState(Position):
    """A position with the rules on top: the interface of every game."""

    def mover(self) -> i64:
        return self.turn if self.ending == RUNNING else -1

    def asking(self) -> Step:
        """The step that waits for an answer."""
        return STEPS[self.step_on_top()]

    def choices(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=24)
        if seat != self.turn or self.ending != RUNNING:
            return found
        return self.asking().choices(self, found)

    def play(self, seat: i64, action: i64, at: i64) -> None:
        self.drawn = 0
        self.turned_up = 0
        self.turned_up_twice = 0
        self.asking().answer(self, action)
        advance(self)

    def copy(self) -> "MottainaiState":
        twin = MottainaiState(
            self.zones[:],
            self.tasks[:],
            self.deck[:],
            self.known[:],
            self.lacking[:],
            self.stack[: self.depth],
        )
        twin.published = self.published
        twin.wing_limit = self.wing_limit
        twin.top = self.top
        twin.deck_size = self.deck_size
        twin.turn = self.turn
        twin.phase = self.phase
        twin.extra_turns = self.extra_turns
        twin.borrowed = self.borrowed
        twin.bonus = self.bonus
        twin.stand_ins = self.stand_ins
        twin.first_copy = self.first_copy
        twin.second_copy = self.second_copy
        twin.ending = self.ending
        twin.drawn = self.drawn
        twin.turned_up = self.turned_up
        twin.turned_up_twice = self.turned_up_twice
        return twin

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.ending != RUNNING else None

    def result(self, seat: i64) -> float:
        return 1.0 if self.ending != RUNNING and scoring.winner(self) == seat else 0.0

    def points(self, seat: i64) -> i64:
        """The points of a seat as the cards lie now."""
        return scoring.points(self, seat)

    # Cards by name, for those who write and read acts

    def listed(self, seat: int, place: int) -> list[int]:
        """The cards of a place, two alike as two."""
        zone = zone_of(seat, place)
        return sorted(names.codes(self.zones[zone]) + names.codes(self.zones[zone + 1]))

    def card_name(self, card: int) -> str:
        return names.card_name(self, card)

    def work_name(self, card: int) -> str:
        return names.work_name(self, card)

    def card_named(self, text: str) -> int:
        return names.card_named(self, text)


def empty(seats: int, published: bool, wing_limit: int) -> MottainaiState:
    """A table without cards; MOT-03: from four players on it is for two decks."""
    state = MottainaiState(
        vec[i64]([0] * (2 + 14 * seats)),
        vec[i64]([NO_CARD] * seats),
        vec[i64]([0] * (KINDS if seats < 4 else 2 * KINDS)),
        vec[i64]([0] * (4 * seats * (seats + 1))),
        vec[i64]([0] * seats),
        vec[i64](),
    )
    state.published = published
    state.wing_limit = wing_limit
    return state


def deal(seats: int, published: bool, wing_limit: int, chance: Chance) -> MottainaiState:
    """MOT-10, MOT-11: the first position."""
    state = empty(seats, published, wing_limit)
    shuffle(state, chance)
    for seat in range(seats):
        for _ in range(HAND_LIMIT):
            state.put(zone_of(seat, HAND), state.leave_deck())
    start: i64 = 0
    lowest: i64 = KINDS
    for seat in range(seats):
        revealed = state.top_card()
        if ALPHABET[revealed] < lowest:
            start, lowest = seat, ALPHABET[revealed]
        state.put(FLOOR_ZONE, state.leave_deck())
    for seat in range(seats):
        if published or seat != start:
            state.tasks[seat] = state.leave_deck() + FACE_DOWN
    state.turn = start
    advance(state)
    return state


def shuffle(state: Position, chance: Chance) -> None:
    cards = vec[i64](capacity=108)
    for place in range(len(state.deck)):
        cards = append(cards, place % KINDS)
    chance.shuffle(cards)
    state.deck = cards
    state.deck_size = len(cards)
