"""The levels that people choose from: six of a ladder, and masters."""

import re

import pytest

import sandtable
from sandtable import players
from sandtable.players import Budget
from sandtable.players.bots import LONGEST, bots_of
from sandtable.players.levels import LEVELS, ladder, levels, ratings
from sandtable.players.spec import read

GAMES = sandtable.game_names()


@pytest.mark.parametrize("name", GAMES)
def test_levels_are_offered_the_gentlest_first_in_words_for_people(name):
    offered = players.bots(name)
    number = LEVELS + len(bots_of(name).masters)

    assert [info.name for info in offered] == [f"level{n + 1}" for n in range(number)]
    assert len({str(info.title) for info in offered}) == number
    assert len({str(info.text) for info in offered}) == number
    assert not any(re.search(r"[0-9]|\bact\b", str(info.text)) for info in offered)


@pytest.mark.parametrize("name", GAMES)
def test_a_level_thinks_in_iterations_within_two_seconds(name):
    for level in levels(sandtable.game(name))[:LEVELS]:
        who = read(level.rung.player)

        assert level.rung.seconds <= LONGEST == 2.0
        assert who.budget.seconds is None
        assert who.name in ("random", "greedy", *bots_of(name).makers) or who.budget.iterations


@pytest.mark.parametrize("name", GAMES)
def test_masters_think_for_their_seconds_and_need_compiled_rules(name):
    masters = bots_of(name).masters

    assert [read(rung.player).budget.seconds for rung in masters] == [rung.seconds for rung in masters]
    assert len(ladder(sandtable.game(name), compiled=False)) == LEVELS


@pytest.mark.parametrize("name", GAMES)
def test_measured_levels_carry_their_rating_and_its_error(name):
    measured = ratings(name)

    for info in players.bots(name):
        expected = measured.get(info.name)
        assert (info.rating, info.error) == (expected if expected else (None, None))
    if measured:
        heights = [measured[f"level{n}"].rating for n in range(1, len(measured) + 1)]
        assert heights == sorted(heights)
        assert heights[0] == 1000


def test_a_level_is_the_player_it_stands_for():
    game = sandtable.game("patterns")
    state = game.start(seed="level")
    state.apply(state.mover(), state.legal(state.mover())[0])
    view = state.view(state.mover())

    for level in levels(game):
        by_level = players.make("patterns", level.name).act(view, Budget(iterations=50), seed=5)
        by_word = players.make("patterns", level.rung.player).act(view, Budget(iterations=50), seed=5)

        assert by_level == by_word, level
