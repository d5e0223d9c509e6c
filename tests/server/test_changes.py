"""What changed, in the place of the whole view: the fold of changes is the view."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.server.changes import changes, fold, small_changes
from server.people import offered

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)


@given(values, values)
def test_the_fold_of_changes_is_what_comes_after(before, after):
    kept = repr(before)

    assert fold(before, changes(before, after)) == after
    assert repr(before) == kept


@pytest.mark.parametrize("name", sandtable.game_names())
def test_whole_games_are_told_by_their_changes(name):
    game, lots = sandtable.game(name), random.Random(name)
    state = game.start(max(2, game.min_seats), "7f")
    told = {seat: state.view(seat) for seat in (None, 0, 1)}
    for _ in range(60):
        if not state.actors():
            break
        seat = lots.choice(state.actors())
        state.apply(seat, lots.choice(list(state.legal(seat))), at=0)
        for reader, before in told.items():
            view = state.view(reader)
            told[reader] = fold(before, changes(before, view))
            assert told[reader] == view


def test_what_is_not_much_smaller_is_sent_whole():
    assert small_changes({"a": 1, "b": "x" * 100}, {"a": 2, "b": "x" * 100}) is not None
    assert small_changes({"a": "x" * 100}, {"a": "y" * 100}) is None


async def test_a_page_that_asks_for_changes_gets_them(pair, guests):
    watching = await (await guests()).open_page()
    watching.table = pair[0].table
    view = (await watching.ask("table", type="join", changes=True))["view"]
    for _ in range(3):
        mover = next(page for page in pair if offered(page.picture))
        await mover.act(offered(mover.picture)[0], mover.picture["number"])
        heard = await watching.hear("acted")
        for page in pair:
            page.picture = await page.hear("acted")
            assert page.picture["view"] is not None
        view = heard["view"] or fold_of(view, heard["changes"])
        assert view["actors"] == pair[0].picture["view"]["actors"]
        assert view["board"] == pair[0].picture["view"]["board"]


def fold_of(view, told):
    from sandtable.server.protocol import Changed

    return fold(view, [Changed(**change) for change in told])
