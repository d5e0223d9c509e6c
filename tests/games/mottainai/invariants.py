"""What always holds in a position, checked from its zones and not from its own account."""

from typing import Any

from sandtable.games.mottainai.cards import COPY, KINDS
from sandtable.games.mottainai.position import FRAME, X, Y
from sandtable.games.mottainai.waiting import STEPS, Effects
from sandtable.games.mottainai.works import INDEX
from sandtable.games.mottainai.zones import FACE_DOWN, HAND, LEFT, PICKUP, RIGHT, zone_of

EVERY_CARD = 2**KINDS - 1
KITE = 2 ** INDEX["Kite"]


def check(state: Any) -> None:
    cards_are_conserved(state)
    sets_are_in_order(state)
    effects_belong_to_works_in_play(state)
    knowledge_is_true(state)
    copies_stand_with_the_player_on_turn(state)
    exactly_one_seat_is_asked(state)


def cards_are_conserved(state: Any) -> None:
    """Every card lies somewhere, as often as there are decks: counted bit by bit in two planes."""
    words = [bare(word) for word in state.zones]
    words += [2 ** (task % FACE_DOWN) for task in state.tasks if task >= 0]
    words += [2 ** state.deck_card(place) for place in range(state.deck_size)]
    words += [KITE for word in state.zones for copy in (COPY, COPY + 1) if word >> copy & 1]
    ones = twos = 0
    for word in words:
        carry = ones & word
        assert not twos & carry, "a card is there three times"
        ones, twos = ones ^ word, twos ^ carry
    assert (ones, twos) == ((EVERY_CARD, 0) if state.seats < 4 else (0, EVERY_CARD))


def bare(word: int) -> int:
    return word & EVERY_CARD


def sets_are_in_order(state: Any) -> None:
    """Two of a card are at least one of it; but for works, of which each has a place of its own."""
    wings = [zone_of(seat, wing) for seat in range(state.seats) for wing in (LEFT, RIGHT)]
    others = [n for n in range(0, len(state.zones), 2) if n not in wings]
    assert not any(state.zones[n + 1] & ~state.zones[n] for n in others)
    assert not any(state.known[n + 1] & ~state.known[n] for n in range(0, len(state.known), 2))
    for seat in range(state.seats):
        for word in (0, 1):
            assert not state.zones[zone_of(seat, LEFT) + word] & state.zones[zone_of(seat, RIGHT) + word]


def effects_belong_to_works_in_play(state: Any) -> None:
    """MOT-74: whatever is pending is that of a work that is there."""
    firsts, seconds = (
        state.zones[zone_of(state.turn, LEFT) + n] | state.zones[zone_of(state.turn, RIGHT) + n]
        for n in (0, 1)
    )
    for base in range(0, state.depth, FRAME):
        if isinstance(STEPS[state.stack[base]], Effects):
            assert not state.stack[base + X] & ~firsts
            assert not state.stack[base + Y] & ~seconds


def knowledge_is_true(state: Any) -> None:
    """Whoever knows a card of a hand or pickup is right, and a bystander knows no more than a seat."""
    for owner in range(state.seats):
        for place in (HAND, PICKUP):
            zone = zone_of(owner, place)
            public = state.knowledge_of(owner, state.seats, place)
            for knower in range(state.seats + 1):
                known = state.knowledge_of(owner, knower, place)
                for n in (0, 1):
                    assert not state.known[known + n] & ~state.zones[zone + n]
                    if place == PICKUP or knower != owner:
                        assert not state.known[public + n] & ~state.known[known + n]


def copies_stand_with_the_player_on_turn(state: Any) -> None:
    for copy, kind in ((COPY, state.first_copy), (COPY + 1, state.second_copy)):
        places = [n for n, word in enumerate(state.zones) if word >> copy & 1]
        wings = [zone_of(state.turn, wing) for wing in (LEFT, RIGHT)]
        assert len(places) == (kind >= 0)
        assert set(places) <= set(wings)


def exactly_one_seat_is_asked(state: Any) -> None:
    actors = state.actors()
    if state.outcome() is not None:
        assert actors == []
        return
    assert actors == [state.turn]
    legal = state.legal(state.turn)
    assert legal
    assert legal == sorted(set(legal))
