"""Positions of every game: set up from a line, mirrored, compared."""

import pytest

import sandtable
from sandtable.core.chance import FastChance
from sandtable.games import NAMES

TABLES = [("patterns", 2), ("mandala", 2), ("mottainai", 2), ("mottainai", 4), ("mondo", 2), ("mondo", 4)]


def positions(name, seats, seed):
    """Those of a random game, with the act that follows."""
    chance = FastChance(seed)
    state = sandtable.game(name).start(seats=seats, seed=f"mirror {seed}")
    while (seat := state.next_mover()) >= 0:
        action = state.random_choice(seat, chance)
        yield state, seat, action
        state.play(seat, action, 0)
    yield state, -1, -1


def mirrored(state):
    """None in the middle of a work whose steps name seats."""
    try:
        return sandtable.mirrored(state)
    except sandtable.BadRequest:
        with pytest.raises(sandtable.BadRequest, match="is under way, whose steps name seats"):
            sandtable.mirrored(state)
        return None


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_mirrored_position_is_the_same_for_the_next_seat(name, seats):
    seen = 0
    for state, _, _ in positions(name, seats, 5):
        other = mirrored(state)
        if other is None:
            continue
        seen += 1
        assert sorted((seat + 1) % seats for seat in state.actors()) == other.actors()
        for seat in state.actors():
            assert len(other.legal((seat + 1) % seats)) == len(state.legal(seat))
        for seat in range(seats):
            assert other.result((seat + 1) % seats) == state.result(seat)
    assert seen > 20


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_mirrored_once_for_each_seat_it_is_itself_again(name, seats):
    for state, _, _ in positions(name, seats, 6):
        twin = state
        for _ in range(seats):
            twin = twin and mirrored(twin)
        assert twin is None or twin == state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_act_does_the_same_in_the_mirror(name, seats):
    """Where no act names a seat."""
    same = 0
    for state, seat, action in positions(name, seats, 7):
        other, moved = mirrored(state), (seat + 1) % seats
        if other is None or seat < 0 or list(other.legal(moved)) != list(state.legal(seat)):
            continue
        after, other_after = state.copy(), other.copy()
        after.play(seat, action, 0)
        other_after.play(moved, action, 0)
        if name == "mandala" and after.exhausted:
            break  # shuffled anew, by chance of its own
        expected = mirrored(after)
        same += expected == other_after
        assert expected is None or expected == other_after
    assert same > 20


@pytest.mark.parametrize("name", NAMES)
def test_positions_are_compared_by_what_lies_there(name):
    game = sandtable.game(name)
    one, other = game.start(seed="1"), game.start(seed="2")

    assert len({one, game.read_position(repr(one)), one.copy(), other}) == 2
    assert one != repr(one)


def test_a_game_whose_notation_does_not_tell_how_is_refused(monkeypatch):
    monkeypatch.delattr("sandtable.games.patterns.notation.turned")

    with pytest.raises(sandtable.BadRequest, match="positions of Patterns cannot be mirrored"):
        sandtable.mirrored(sandtable.game("patterns").start(seed="1"))
