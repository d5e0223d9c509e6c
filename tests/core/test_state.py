"""States and games show themselves, and read and write without ceremony."""

import pytest

import sandtable
from conformance.lots import lots
from sandtable.games import NAMES


@pytest.fixture(params=NAMES)
def state(request):
    return sandtable.game(request.param).start(seed="7f3a")


def test_a_game_prints_as_it_is_found():
    assert [repr(sandtable.game(name)) for name in NAMES] == [f"sandtable.game('{name}')" for name in NAMES]


def test_a_state_knows_its_game(state):
    assert state.game is sandtable.game(state.game.name)
    assert state.copy().game is state.game


def test_a_state_prints_as_its_line(state):
    assert repr(state) == state.game.write_position(state)
    assert repr(state.game.read_position(repr(state))) == repr(state)


def test_a_state_is_shown_as_the_seat_to_move_sees_it(state):
    assert str(state) == state.game.draw(state.view(state.mover()))


def test_a_finished_game_is_shown_as_a_bystander_sees_it():
    state = sandtable.game("patterns").start(seed="7f3a")
    while state.actors():
        state.apply(state.mover(), state.legal(state.mover())[0])

    assert str(state) == state.game.draw(state.view(None))


def test_a_notebook_shows_the_drawing(state):
    shown = state._repr_html_()

    assert shown.startswith("<pre>")
    assert shown.endswith("</pre>")
    assert "<" not in shown[5:-6]
    assert str(state).splitlines()[0].split()[0] in shown


def test_signs_that_a_notebook_would_misread_are_escaped():
    state = lots(draw=lambda view: "1 < 2 & 3").start()

    assert state._repr_html_() == "<pre>1 &lt; 2 &amp; 3</pre>"


def test_acts_are_written_read_and_offered_by_the_state_at_hand(state):
    seat = state.mover()
    legal = state.legal(seat)

    assert [state.read(state.write(action)) for action in legal] == legal
    assert [offer.act for offer in state.offers(seat)] == [state.write(action) for action in legal]
    assert state.offers(seat) == state.game.offers(state, seat)
    with pytest.raises(sandtable.Unreadable):
        state.read("nonsense")


def test_who_may_not_act_is_offered_nothing():
    state = sandtable.game("patterns").start(seed="7f3a")

    assert state.offers(1 - state.mover()) == []
