"""Pieces and set-up (MAN-01 to MAN-12)."""

from collections import Counter

import pytest

from games.mandala.pieces import count, spelled
from games.mandala.positions import GAME, deck, hand, line, mandala, part


@pytest.mark.rule("MAN-01")
def test_there_are_18_cards_in_each_of_six_colors():
    state = GAME.start(seed="cards")

    assert count(state) == dict.fromkeys("bgpyor", 18)


@pytest.mark.rule("MAN-02", "MAN-03", "MAN-04")
def test_a_view_shows_two_mandalas_and_what_each_player_has():
    view = GAME.start(seed="pieces").view(0)

    assert [set(place) >= {"fields", "mountain"} for place in view["mandalas"]] == [True, True]
    assert [len(place["fields"]) for place in view["mandalas"]] == [2, 2]
    assert view["rivers"] == [[], []]
    assert view["discard"] == [0] * 6


@pytest.mark.rule("MAN-10")
def test_the_deal_gives_mountains_of_two_hands_of_six_and_cups_of_two():
    state = GAME.start(seed="deal")

    for number in (1, 2):
        mountain, *fields = mandala(state, number).split("/")
        assert len(spelled(mountain)) == 2
        assert fields == ["-", "-"]
    for seat in (0, 1):
        assert len(spelled(hand(state, seat))) == 6
        assert len(spelled(part(state, seat, "dealt"))) == 2
        assert part(state, seat, "claimed") == part(state, seat, "river") == "-"
    assert len(deck(state)) == 108 - 4 - 12 - 4
    assert line(state)[7].startswith("-/")


@pytest.mark.rule("MAN-10")
def test_every_card_can_lie_everywhere():
    states = [GAME.start(seed=f"deal {n}") for n in range(60)]

    tops = Counter(deck(state)[0] for state in states)
    held = Counter(card for state in states for card in spelled(hand(state, 0)))
    assert set(tops) == set(held) == set("bgpyor")
    assert min(held.values()) > 30


@pytest.mark.rule("MAN-11")
def test_players_see_their_own_hand_and_cup_and_only_the_size_of_the_others():
    state = GAME.start(seed="looking")

    for seat in (0, 1):
        view = state.view(seat)
        assert sum(view["hands"][seat]) == 6
        assert sum(view["cups"][seat]) == 2
        assert view["hands"][1 - seat] is view["cups"][1 - seat] is None
        assert view["hand_sizes"] == [6, 6]
        assert view["cup_sizes"] == [2, 2]


@pytest.mark.rule("MAN-11")
def test_a_bystander_sees_no_hand_and_no_cup():
    view = GAME.start(seed="looking").view(None)

    assert view["hands"] == view["cups"] == [None, None]


@pytest.mark.rule("MAN-12")
def test_the_table_may_choose_who_starts():
    assert [GAME.start(seed="s", start=seat).actors() for seat in ("0", "1")] == [[0], [1]]
    assert {GAME.start(seed=f"{n}").actors()[0] for n in range(20)} == {0, 1}
