"""What holds in every position of every game, tried with games that hypothesis makes up."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.patterns.pieces import count
from games.patterns.positions import GAME, written
from games.patterns.slow_rules import beside

MOST_ACTIONS = 52
games = st.tuples(
    st.text("0123456789abcdef", min_size=1, max_size=8), st.lists(st.integers(0, 200), max_size=60)
)


def play(made_up):
    """Every position of a game: each number picks one of the acts; then the first is taken."""
    seed, picks = made_up
    state = GAME.start(seed=seed)
    picks = iter(picks)
    yield state
    while state.actors():
        acts = state.legal(state.mover())
        state.apply(state.mover(), acts[next(picks, 0) % len(acts)])
        yield state


def groups(state) -> dict[tuple[int, str], set[str]]:
    """The face-down tokens by owner and color."""
    found: dict[tuple[int, str], set[str]] = {}
    for space, token in state.view(None)["board"].items():
        if "seat" in token:
            found.setdefault((token["seat"], token["color"]), set()).add(space)
    return found


def is_one_piece(spaces: set[str]) -> bool:
    found = {min(spaces)}
    while more := {other for space in found for other in beside(space)} & spaces - found:
        found |= more
    return found == spaces


@pytest.mark.rule("PAT-01")
@given(games)
def test_nine_tokens_a_color_over_board_and_bowls(made_up):
    for state in play(made_up):
        assert set(count(state).values()) == {9}


@pytest.mark.rule("PAT-31", "PAT-40", "PAT-41", "PAT-51")
@given(games)
def test_every_action_turns_exactly_one_token_face_down(made_up):
    face_down = [sum(map(len, groups(state).values())) for state in play(made_up)]
    chosen, *actions = (after - before for before, after in pairwise(face_down))

    assert chosen == 0, "the bowl choice turns nothing"
    assert set(actions[:-1]) <= {1}
    assert actions[-1] in (0, 1), "the last one may be “stop”"
    assert sum(actions) <= MOST_ACTIONS


@pytest.mark.rule("PAT-30", "PAT-34", "PAT-43", "PAT-44")
@given(games)
def test_groups_of_one_color_are_one_piece_each_and_never_touch(made_up):
    for state in play(made_up):
        found = groups(state)
        for (seat, color), spaces in found.items():
            around = {other for space in spaces for other in beside(space)}
            assert is_one_piece(spaces)
            assert not around & found.get((1 - seat, color), set())


@pytest.mark.rule("PAT-32", "PAT-33")
@given(games)
def test_rivers_and_claim_markers_belong_together(made_up):
    *_, state = play(made_up)
    view = state.view(None)
    markers = Counter(
        (token["seat"], token["color"], token["claim"])
        for token in view["board"].values()
        if "claim" in token
    )

    for seat in (0, 1):
        assert [place["claim"] for place in view["rivers"][seat]] == list(
            range(1, len(view["rivers"][seat]) + 1)
        )
        for place in view["rivers"][seat]:
            assert markers[seat, place["color"], place["claim"]] == 1
            assert place["tokens"] == len(groups(state)[seat, place["color"]])
            assert place["points"] == (place["tokens"] - 1) * place["claim"]
    assert markers.total() == len(groups(state))


@pytest.mark.rule("PAT-20", "PAT-30", "PAT-41")
@given(games)
def test_establish_and_swap_never_both_exist(made_up):
    for state in play(made_up):
        if state.actors():
            verbs = {act.split()[0] for act in written(state)}
            assert not {"establish", "swap"} <= verbs


@pytest.mark.rule("PAT-50")
@given(games)
def test_a_game_ends_only_when_a_player_is_stuck(made_up):
    """Whoever was to move at the end has no act, also if the turn is given back by hand."""
    *_, state = play(made_up)
    board, _, _, start, bowls, *rivers = GAME.write_position(state).split()
    stuck = 0
    for seat in (0, 1):
        try:
            GAME.read_position(" ".join([board, "playing", str(seat), start, bowls, *rivers]))
        except ValueError as problem:
            stuck += "no act" in str(problem)

    assert stuck >= 1


@pytest.mark.rule("PAT-52", "PAT-54")
@given(games)
def test_the_outcome_is_the_sum_of_the_rivers(made_up):
    *_, state = play(made_up)
    outcome = state.outcome()
    sums = tuple(sum(place["points"] for place in river) for river in state.view(None)["rivers"])

    assert outcome.scores == sums
    assert set(outcome.winners) == {seat for seat in (0, 1) if sums[seat] == max(sums)}
