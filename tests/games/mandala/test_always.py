"""What holds in every position of every game."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.mandala.pieces import count, spelled
from games.mandala.positions import GAME, hand, mandala, part
from games.mandala.random_games import STYLES, steps
from sandtable import FastChance

GAMES = st.tuples(st.sampled_from(sorted(STYLES)), st.integers(0, 10**9))


def positions(game: tuple[str, int]) -> list[Any]:
    style, seed = game
    return [state.copy() for state, _ in steps(style, str(seed))]


@pytest.mark.rule("MAN-01")
@settings(max_examples=25)
@given(GAMES)
def test_there_are_108_cards_18_of_each_color(game):
    for state in positions(game):
        assert count(state) == dict.fromkeys("bgpyor", 18)


@pytest.mark.rule("MAN-31")
@settings(max_examples=25)
@given(GAMES)
def test_no_hand_is_above_eight(game):
    for state in positions(game):
        assert max(len(spelled(hand(state, seat))) for seat in (0, 1)) <= 8


@pytest.mark.rule("MAN-20")
@settings(max_examples=25)
@given(GAMES)
def test_the_rule_of_color_holds(game):
    for state in positions(game):
        for number in (1, 2):
            areas = [set(spelled(area)) for area in mandala(state, number).split("/")]
            assert sum(len(area) for area in areas) == len(set().union(*areas))


@pytest.mark.rule("MAN-63")
@settings(max_examples=25)
@given(GAMES)
def test_river_colors_are_distinct_and_stay_where_they_are(game):
    rivers = ["", ""]
    for state in positions(game):
        for seat in (0, 1):
            river = part(state, seat, "river").strip("-")
            assert len(set(river)) == len(river) <= 6
            assert river.startswith(rivers[seat])
            rivers[seat] = river


@settings(max_examples=25)
@given(GAMES)
def test_drawing_an_act_needs_no_list(game):
    """`random_choice` takes the very act that drawing from the list takes."""
    for n, state in enumerate(positions(game)):
        if state.actors():
            seat = state.mover()
            legal = state.legal(seat)
            drawn = legal[FastChance(n).below(len(legal))]
            assert state.random_choice(seat, FastChance(n)) == drawn


@settings(max_examples=25)
@given(GAMES)
def test_positions_are_written_and_read(game):
    for state in positions(game):
        line = GAME.write_position(state)
        assert GAME.write_position(GAME.read_position(line)) == line
