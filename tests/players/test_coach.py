"""The coach: what it says before an act is done."""

import pytest

import sandtable
from sandtable.core.errors import BadRequest
from sandtable.lessons import Run, lesson_named
from sandtable.players import Budget
from sandtable.players.advice import known_adviser
from sandtable.players.advice.coach import NOTHING, coached, look_ahead

# The player on turn can finish with f4 for six points, or stop and lose.
ENDING = (
    "oO1O1g/pO0R1G0G0o/B1O0O0R1R1G0G0b/B1B1bB0G1Y1P0y/rrP1B0G1pP0b/rR0P1P1G1Y0Y0r/P1P1Y0Y0Y0b/oY0rg "
    "flipping 0 0 oy oc6gf7yf3bd5rb3pg5 pc3yf5bb5ge3rd6od8"
)
BUDGET = Budget(iterations=2000)


def said(game, state, act, seat=0):
    return coached(known_adviser(game), state.view(seat), act, BUDGET, seed=1)


def test_an_act_that_gives_away_the_game_is_warned_of_with_a_better_one():
    state = sandtable.game("patterns").read_position(ENDING)

    told = said("patterns", state, "stop")

    assert told.warn
    assert (told.wins, told.best_wins) == (0, 100)
    assert told.better.act.startswith("flip")
    assert told.why == told.better.why != ""


def test_a_good_act_is_not_warned_of_and_says_what_it_is_good_for():
    state = sandtable.game("patterns").read_position(ENDING)

    told = said("patterns", state, "flip f4")

    assert not told.warn
    assert told.better is None
    assert told.why


@pytest.mark.parametrize("game", ["patterns", "mandala", "mottainai"])
def test_every_act_of_a_position_gets_an_answer(game):
    state = sandtable.game(game).start(seed="coach")
    seat = state.actors()[0]
    for action in state.legal(seat)[:8]:
        told = said(game, state, state.write(action), seat)

        assert 0 <= told.wins <= told.best_wins <= 100
        assert told.warn <= (told.better is not None)


def test_a_tile_that_is_laid_wrong_is_warned_of():
    """Mondo is judged at a glance: the same tile on the same space, with wrong edges or with none."""
    state = Run(lesson_named("mondo/animals"), ["turn"]).state

    wrong, right = said("mondo", state, "place d3 0"), said("mondo", state, "place d3 2")

    assert "place" in known_adviser("mondo").coached
    assert wrong.warn
    assert wrong.points >= 3
    assert wrong.better.act == "place d3 2"
    assert not right.warn
    assert right.why


def test_nothing_is_said_where_there_is_nothing_to_choose():
    state = Run(lesson_named("mottainai/stone")).state
    state.apply(0, state.read("complete Frog left"))

    assert [state.write(action) for action in state.legal(0)] == ["show Tower"]
    assert said("mottainai", state, "show Tower") == NOTHING


def test_an_act_that_is_not_legal_is_refused():
    state = sandtable.game("patterns").read_position(ENDING)

    with pytest.raises(BadRequest, match="'flip a5' is not possible now"):
        list(look_ahead("patterns", state.view(0), "flip a5", 0.01, 1))
