"""Performing a task, drawing and cover (MOT-30 to MOT-51), the rulebook's examples first."""

import pytest

from games.mottainai.positions import GAME, table
from sandtable import IllegalAction
from sandtable.core.acts import Shown

# The rulebook's examples


@pytest.mark.rule("MOT-30", "MOT-50")
def test_two_covered_potters_give_five_potter_actions():
    t = table(hand="Cup", left="Bowl", assistants="Vase, Dice", floor="Fan, Doll, Crane, Bell, Coin")

    t.play("done", "task Cup")
    assert t.actions_left == 5
    t.play("take Fan", "take Doll", "take Crane", "take Bell", "take Coin")

    assert t.workplace == "Crane, Doll, Fan, Bell, Coin"


@pytest.mark.rule("MOT-51")
def test_four_potters_under_one_clay_work_are_uncovered():
    t = table(hand="Cup", left="Brick", assistants="Vase, Dice, Bowl, Haniwa")

    t.play("task Cup")

    assert t.actions_left == 5
    assert t.state.view(0)["players"][0]["covered_jobs"] == []


@pytest.mark.rule("MOT-51", "MOT-61")
def test_three_stone_sales_under_one_stone_work_are_worth_nothing():
    assert table(right="Tower", sales="Bench, Frog, Stool").points() == 2


@pytest.mark.rule("MOT-31")
def test_clerk_craft_clerk():
    t = table(hand="Fan, Scroll", assistants="Crane, Plane", workplace="Vase, Cup")

    t.play("task Fan", "sell Vase", "craft Scroll right", "sell Cup")

    assert (t.sales, t.right) == ("Cup, Vase", "Scroll")
    assert t.state.turn == 1


@pytest.mark.rule("MOT-31")
def test_clerk_prayer_prayer():
    t = table(hand="Fan", assistants="Crane, Plane", workplace="Vase", deck="Bell, Coin")

    t.play("task Fan", "sell Vase", "pray", "pray")

    assert t.hand == "Bell, Coin"


@pytest.mark.rule("MOT-36")
@pytest.mark.parametrize(
    ("work", "support"),
    [
        ("Scroll", []),
        ("Bench", ["Frog"]),
        ("Robe", ["Mask"]),
        ("Vase", ["Cup", "Dice"]),
        ("Coin", ["Ring", "Pin"]),
    ],
)
def test_smith_supports_for_each_value(work, support):
    t = table(hand=", ".join(["Bell", work, *support]))
    t.play("task Bell", f"complete {work} left", *[f"show {card}" for card in support])
    assert t.left == work

    for missing in support:
        rest = [card for card in support if card != missing]
        less = table(hand=", ".join(["Bell", work, *rest])).play("task Bell")
        assert less.rule_against(f"complete {work} left") == "MOT-36"


# Actions


@pytest.mark.rule("MOT-30")
def test_uncovered_assistants_give_one_action_each():
    t = table(hand="Bench", assistants="Frog, Stool, Fan", floor="Vase")

    t.play("task Bench")

    assert t.actions_left == 3


@pytest.mark.rule("MOT-30")
def test_actions_are_counted_once():
    t = table(hand="Bench", floor="Frog, Stool")

    t.play("task Bench", "take Frog")

    assert t.state.turn == 1


@pytest.mark.rule("MOT-30")
def test_assistants_help_at_opponents_tasks_too():
    t = table(hand="Fan", assistants="Frog", opponent={"task": "Bench"})

    t.play("task Fan")

    assert t.actions_left == 2


@pytest.mark.rule("MOT-31")
def test_an_action_not_used_must_become_a_prayer():
    t = table(hand="Fan")

    t.play("task Fan")

    assert t.legal == ["pray"]
    assert t.rule_against("done") == "MOT-31"


@pytest.mark.rule("MOT-32")
def test_a_clerk_sells_from_the_workplace_only():
    t = table(hand="Fan, Doll", workplace="Vase", floor="Cup")

    t.play("task Fan")

    assert t.rule_against("sell Cup") == "MOT-32"
    t.play("sell Vase")
    assert t.sales == "Vase"


@pytest.mark.rule("MOT-33")
def test_a_monk_hires_from_the_floor():
    t = table(hand="Bench", floor="Vase")

    t.play("task Bench")
    assert t.rule_against("take Cup") == "MOT-33"
    t.play("take Vase")

    assert (t.assistants, t.floor) == ("Vase", "")


@pytest.mark.rule("MOT-34")
def test_a_tailor_returns_any_number_and_draws_to_five():
    t = table(hand="Robe, Fan, Doll, Crane", deck="Bell, Coin, Ring, Pin")

    t.play("task Robe", "tailor", "return Doll", "return Fan", "done")

    assert t.hand == "Crane, Bell, Coin, Pin, Ring"
    assert t.deck_names[-2:] == ["Doll", "Fan"]


@pytest.mark.rule("MOT-34")
def test_a_tailor_with_five_cards_draws_none():
    t = table(hand="Robe, Fan, Doll, Crane, Cup", pickup="Vase")

    t.play("task Robe", "tailor", "done")

    assert t.hand == "Crane, Doll, Fan, Cup, Vase"


@pytest.mark.rule("MOT-35")
def test_a_potter_collects_from_the_floor():
    t = table(hand="Cup", floor="Fan")

    t.play("task Cup")
    assert t.rule_against("take Bell") == "MOT-35"
    t.play("take Fan")

    assert t.workplace == "Fan"


@pytest.mark.rule("MOT-36")
def test_a_smith_spends_nothing_and_chooses_what_to_show():
    t = table(hand="Bell, Bench, Frog, Stool")

    t.play("task Bell", "complete Bench right")
    assert t.legal == ["show Frog", "show Stool"]
    t.play("show Stool")

    assert t.hand == "Frog, Stool"
    assert t.state.view(1)["players"][0]["hand_known"] == ["Stool"]


@pytest.mark.rule("MOT-36")
def test_support_is_shown_even_if_there_is_no_choice():
    """Else the missing question would tell that there is no other card."""
    t = table(hand="Bell, Bench, Frog")

    t.play("task Bell", "complete Bench right")

    assert t.legal == ["show Frog"]
    assert t.rule_against("show Bench") == "MOT-36"


@pytest.mark.rule("MOT-37")
def test_a_craft_uses_the_workplace_and_the_tasks_material():
    t = table(hand="Fan, Scroll, Bench", workplace="Frog", opponent={"task": "Tower"})

    t.play("task Fan")

    assert "craft Bench left" in t.legal
    assert t.rule_against("craft Scroll left") == "MOT-37"
    t.play("craft Bench left")
    assert (t.left, t.workplace) == ("Bench", "Frog")


@pytest.mark.rule("MOT-37")
def test_hand_and_workplace_never_mix():
    t = table(hand="Vase, Cup, Dice", workplace="Bowl")

    t.play("task Vase")

    assert t.rule_against("craft Cup left") == "MOT-37"
    smith = table(hand="Bell, Vase, Cup", workplace="Bowl").play("task Bell")
    assert smith.rule_against("complete Vase left") == "MOT-36"


@pytest.mark.rule("MOT-38")
def test_a_prayer_draws_one_card():
    t = table(hand="Fan", assistants="Doll", deck="Bell")

    t.play("task Fan", "pray")

    assert t.drawn == 1
    assert t.pickup == "Bell"


@pytest.mark.rule("MOT-39")
def test_the_wing_is_the_players_choice():
    t = table(hand="Bell, Fan, Doll", assistants="Coin")

    t.play("task Bell", "complete Fan left", "complete Doll right")

    assert (t.left, t.right) == ("Fan", "Doll")


# Drawing


@pytest.mark.rule("MOT-40")
def test_drawn_cards_are_hidden_from_their_owner_and_cannot_be_used():
    t = table(hand="Bell", assistants="Coin", deck="Fan")

    t.play("task Bell", "pray")

    assert t.state.view(0)["players"][0]["pickup_size"] == 1
    assert "Fan" not in str(t.state.view(0))
    assert t.legal == ["pray"]


@pytest.mark.rule("MOT-41")
def test_others_see_how_many_cards_are_returned_but_not_which():
    t = table(hand="Robe, Fan, Doll")

    t.play("task Robe", "tailor")
    action = t.state.legal(0)[0]

    assert GAME.seen(t.state, 0, action, 0) == GAME.shown(t.state, 0, action)
    for other in (1, None):
        assert GAME.seen(t.state, 0, action, other) == Shown("return a card", "return", {}, [])
    t.play("return Doll")
    assert t.state.view(0)["deck"]["known"] == {str(t.state.deck_size - 1): "Doll"}
    assert t.state.view(1)["deck"]["known"] == {}


# Cover


@pytest.mark.rule("MOT-50")
def test_the_left_wing_covers_assistants_and_the_right_wing_sales():
    t = table(left="Scroll", right="Bench", assistants="Fan", sales="Doll, Frog")

    me = t.state.view(0)["players"][0]
    assert me["covered_jobs"] == ["Clerk"]
    assert me["covered_sales"] == ["Stone"]
    assert t.points() == 1 + 3 + 2 + 2 + 2


@pytest.mark.rule("MOT-50")
def test_the_cover_of_several_works_adds_up():
    t = table(
        hand="Fan", left="Scroll, Plane", assistants="Doll, Crane", right="Tower, Frog", sales="Bench, Stool"
    )

    assert t.points() == 1 + 3 + 1 + 2 + 2 + 4
    t.play("task Fan")
    assert t.actions_left == 5


def test_a_refused_act_changes_nothing():
    t = table(hand="Fan")
    before = t.state.view(0)

    with pytest.raises(IllegalAction, match="MOT-23"):
        t.play("task Bell")

    assert t.state.view(0) == before
