"""Why not? Every refusal has the rule that forbids the act and a sentence that fits the position."""

import random

import pytest

from games.patterns.positions import GAME, SPACES, play, position, rule_against, why_not, written
from sandtable import IllegalAction, Unreadable


def positions(games: int):
    """The positions of some random games."""
    for seed in range(games):
        chance = random.Random(seed)
        state = GAME.start(seed=f"refusals {seed}")
        while state.actors():
            yield state
            state.apply(state.mover(), chance.choice(state.legal(state.mover())))
        yield state


def middle():
    return position(
        """
        6  .  .  g .  . . . .
        5  .  y  G0 g  G1 y . .
        4  .  b  . .  . . . o
        """,
        bowls="gb",
    )


@pytest.mark.rule("PAT-13")
def test_before_the_bowl_choice_nothing_else_is_done():
    state = GAME.start(seed="7f3a")

    assert rule_against(state, "establish d4") == "PAT-13"
    assert rule_against(state, "stop") == "PAT-13"


@pytest.mark.rule("PAT-13")
def test_only_one_of_the_two_tokens_left_over_may_be_chosen():
    state = GAME.start(seed="7f3a")
    others = {"black", "green", "purple", "yellow", "orange", "red"} - set(state.view(None)["aside"])

    for color in others:
        rule, text = why_not(state, f"bowl {color}")
        assert rule == "PAT-13"
        assert color in text.lower()


@pytest.mark.rule("PAT-13")
def test_the_bowl_token_is_chosen_once():
    assert rule_against(middle(), "bowl red") == "PAT-13"


@pytest.mark.rule("PAT-20")
def test_out_of_turn():
    assert rule_against(middle(), "flip f5", seat=1) == "PAT-20"


@pytest.mark.parametrize(
    ("act", "rule", "words"),
    [
        pytest.param("stop", "PAT-21", ["pass"], marks=pytest.mark.rule("PAT-21")),
        pytest.param("establish h4", "PAT-30", ["green"], marks=pytest.mark.rule("PAT-30")),
        pytest.param("flip f5", "PAT-40", ["You have no yellow group"], marks=pytest.mark.rule("PAT-40")),
        pytest.param("swap h4", "PAT-41", ["h4", "green"], marks=pytest.mark.rule("PAT-41")),
        pytest.param("swap c6", "PAT-42", ["flip"], marks=pytest.mark.rule("PAT-42")),
        pytest.param("flip d5", "PAT-43", ["d5", "green"], marks=pytest.mark.rule("PAT-43")),
        pytest.param("swap b4", "PAT-44", ["b4", "diagonal"], marks=pytest.mark.rule("PAT-44")),
        pytest.param("flip c5", "PAT-45", ["c5", "face down"], marks=pytest.mark.rule("PAT-45")),
    ],
)
def test_a_refusal_names_the_rule_and_what_it_is_about(act, rule, words):
    found, text = why_not(middle(), act)

    assert found == rule
    assert all(word in text for word in words), text


@pytest.mark.rule("PAT-34")
def test_an_establish_beside_the_opponents_group_names_the_space_and_the_color():
    state = position(
        """
        5  . y G1 . . y . .
        """,
        bowls="gr",
    )

    rule, text = why_not(state, "establish b5")

    assert rule == "PAT-34"
    assert "b5" in text
    assert "green" in text


@pytest.mark.rule("PAT-41")
def test_a_swap_for_a_group_that_is_not_there_says_what_to_do_instead():
    state = position(
        """
        5  . y G1 . . y . .
        """,
        bowls="gr",
    )

    told = "Your bowl token is green and you have no green group: establish one."
    assert why_not(state, "swap f5") == ("PAT-41", told)


@pytest.mark.rule("PAT-50")
def test_after_the_end():
    state = position(
        """
        5  . y G1 . . y . .
        """,
        phase="over",
    )

    assert rule_against(state, "establish b5", seat=0) == "PAT-50"
    assert rule_against(state, "stop", seat=1) == "PAT-50"


def test_a_refused_act_raises_what_why_not_tells():
    state = middle()

    with pytest.raises(IllegalAction, match="PAT-21") as refused:
        play(state, "stop")
    assert (refused.value.rule, refused.value.text) == why_not(state, "stop")


@pytest.mark.parametrize("action", [-1, GAME.action_count, 10_000])
def test_an_act_that_does_not_exist_is_refused(action):
    assert middle().why_not(0, action) is not None


def test_nothing_forbids_exactly_the_legal_acts():
    for state in positions(20):
        for seat in (0, 1):
            free = [action for action in range(GAME.action_count) if state.why_not(seat, action) is None]
            assert free == state.legal(seat)


@pytest.mark.rule("PAT-42")
def test_flip_it_is_only_said_where_it_can_be_flipped():
    for state in positions(40):
        for space in SPACES:
            refusal = state.why_not(state.mover(), GAME.read(state, f"swap {space}"))
            if refusal is not None and refusal.rule == "PAT-42":
                assert f"flip {space}" in written(state)


def test_a_touched_space_means_an_act_that_is_allowed_there_if_there_is_one():
    for state in positions(20):
        acts = written(state) if state.actors() else set()
        for space in SPACES:
            allowed = {act for act in acts if act.endswith(f" {space}")}
            meant = GAME.write(state, GAME.meant(state, max(state.mover(), 0), space))
            assert meant.endswith(space)
            assert not allowed or meant in allowed


@pytest.mark.rule("PAT-40", "PAT-41", "PAT-45")
@pytest.mark.parametrize(
    ("space", "act"),
    [
        pytest.param("c6", "flip c6", id="a token that can be flipped"),
        pytest.param("b5", "swap b5", id="one that can be swapped"),
        pytest.param("d5", "flip d5", id="one of an own group's color"),
        pytest.param("h4", "swap h4", id="one of another color"),
        pytest.param("c5", "flip c5", id="one that lies face down already"),
        pytest.param("e5", "flip e5", id="one of the opponent's group"),
    ],
)
def test_which_act_a_touched_space_stands_for(space, act):
    assert GAME.write(middle(), GAME.meant(middle(), 0, space)) == act


@pytest.mark.rule("PAT-34")
def test_without_a_group_of_the_bowls_color_a_touched_space_means_to_establish():
    state = position(
        """
        5  . y G1 . . y . .
        """,
        bowls="gr",
    )

    assert [GAME.write(state, GAME.meant(state, 0, space)) for space in ("b5", "f5")] == [
        "establish b5",
        "establish f5",
    ]


@pytest.mark.rule("PAT-40", "PAT-41")
@pytest.mark.parametrize(("seat", "act"), [(0, "swap d3"), (1, "flip d3")])
def test_a_touched_token_is_flipped_by_whoever_has_a_group_of_its_color(seat, act):
    """Seat 0 has a green group and a green bowl token, seat 1 a black group; the token touched is black."""
    state = position(
        """
        5  .  y  G0 . . . B1 b
        3  .  .  .  b . . .  .
        """,
        bowls="gb",
        turn=seat,
    )

    assert GAME.write(state, GAME.meant(state, seat, "d3")) == act


def test_a_touched_color_means_that_bowl_token():
    state = GAME.start(seed="7f3a")

    assert GAME.write(state, GAME.meant(state, state.mover(), "red")) == "bowl red"


def test_a_touch_beside_everything_means_nothing():
    with pytest.raises(Unreadable):
        GAME.meant(middle(), 0, "a1")
