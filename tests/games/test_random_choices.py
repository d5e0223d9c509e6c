"""Acts drawn at random: each legal one as likely as the other, in every game."""

import pytest

import sandtable
from games.test_positions import TABLES, positions
from sandtable.core.chance import FastChance

EVERY = 5  # positions
DRAWS = 8  # for each legal act


def hold(state, seat):
    """A number is drawn, once, from as many as there are legal acts; each number stands for one act."""
    legal = list(state.legal(seat))
    seeds = range(DRAWS * len(legal))
    pairs = {
        (FastChance(seed).below(len(legal)), state.random_choice(seat, FastChance(seed))) for seed in seeds
    }
    numbers, acts = {number for number, _ in pairs}, {act for _, act in pairs}
    assert len(pairs) == len(numbers) == len(acts)
    assert acts <= set(legal)
    return len(acts)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_each_legal_act_is_drawn_by_one_number(name, seats):
    most = 0
    for number, (state, _, _) in enumerate(positions(name, seats, 8)):
        if number % EVERY == 0:
            most = max([most, *(hold(state, seat) for seat in state.actors())])
    assert most > 5


@pytest.mark.rule("MON-21", "MON-51")
def test_in_mondo_tasks_and_all_that_is_done_with_a_tile_are_drawn_as_well():
    state = sandtable.game("mondo").start(2, "drawn", level="expert", minutes="untimed")
    for seat in (0, 1):
        state.apply(seat, state.read("ready"))
    for space in ("c3", "d3", "e3", ""):
        hold(state, 0)
        state.apply(0, state.legal(0)[0])
        hold(state, 0)
        if space:
            state.apply(0, state.read(f"place {space} 0"))

    assert {state.write(action).split()[0] for action in state.legal(0)} == {
        "place",
        "turn",
        "back",
        "out",
        "task",
    }
