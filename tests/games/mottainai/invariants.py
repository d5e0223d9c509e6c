"""What always holds in a position, checked from its zones and not from its own account."""

from typing import Any

from sandtable.games.mottainai.cards import COPY, KINDS
from sandtable.games.mottainai.works import INDEX
from sandtable.games.mottainai.zones import FACE_DOWN, HAND, PICKUP, at

EVERY_CARD = 2**KINDS - 1
KITE = 2 ** INDEX["Kite"]


def check(state: Any) -> None:
    cards_are_conserved(state)
    sets_are_in_order(state)
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
    """Two of a card are at least one of it."""
    for words in (state.zones, state.known):
        assert not any(words[n + 1] & ~words[n] for n in range(0, len(words), 2))


def knowledge_is_true(state: Any) -> None:
    """Whoever knows a card of a hand or pickup is right, and a bystander knows no more than a seat."""
    for owner in range(state.seats):
        for place in (HAND, PICKUP):
            zone = at(owner, place)
            public = state.knowledge(owner, state.seats, place)
            for knower in range(state.seats + 1):
                known = state.knowledge(owner, knower, place)
                for n in (0, 1):
                    assert not state.known[known + n] & ~state.zones[zone + n]
                    if place == PICKUP or knower != owner:
                        assert not state.known[public + n] & ~state.known[known + n]


def copies_stand_with_the_player_on_turn(state: Any) -> None:
    for copy, kind in ((COPY, state.first_copy), (COPY + 1, state.second_copy)):
        places = [n for n, word in enumerate(state.zones) if word >> copy & 1]
        wings = [at(state.turn, place) for place in (5, 6)]
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
