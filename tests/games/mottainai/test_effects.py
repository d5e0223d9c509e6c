"""Effects in general (MOT-70 to MOT-76)."""

import pytest

from games.mottainai.table import table


@pytest.mark.rule("MOT-70")
def test_an_effect_is_used_as_often_as_its_moment_comes():
    t = table(hand="Bell, Fan, Doll", left="Deck of Cards", assistants="Coin")

    t.play("task Bell", "complete Fan left", "use Deck of Cards", "complete Doll left", "use Deck of Cards")

    assert t.hand.count(",") == 1


@pytest.mark.rule("MOT-70", "MOT-03")
def test_two_equal_works_are_used_once_each():
    t = table(4, hand="Bell, Bench, Frog", left="Stool", right="Stool")

    t.play("task Bell", "complete Bench left", "show Frog", "use Stool left")
    assert t.legal == ["use Stool left", "done"]
    t.play("use Stool left")

    assert t.state.turn == 1


@pytest.mark.rule("MOT-71")
def test_every_own_effect_may_be_declined():
    t = table(hand="Bell, Bench, Frog", left="Stool", floor="Vase")

    t.play("task Bell", "complete Bench left", "show Frog", "done")

    assert t.state.turn == 1


@pytest.mark.rule("MOT-71")
def test_a_restriction_asks_nobody():
    t = table(hand="Fan", opponent={"left": "Bangle", "task": "Bench"}, assistants="Frog")

    t.play("task Fan")

    assert t.actions_left == 1


@pytest.mark.rule("MOT-72")
def test_the_owner_orders_effects_of_one_moment():
    t = table(hand="Robe, Crane", left="Fan, Dice, Puppet", deck="Coin")

    t.play("task Robe", "tailor")
    assert t.legal == ["use Fan", "use Puppet", "use Dice", "done"]
    t.play("use Dice")

    assert t.legal == ["use Fan", "use Puppet", "done"]


@pytest.mark.rule("MOT-73")
def test_shown_cards_stay_in_hand_and_are_remembered_until_a_secret_return():
    t = table(hand="Bell, Bench, Frog, Robe, Mask", left="Pinwheel")

    t.play("task Bell", "complete Bench left", "show Frog")
    assert t.state.view(1)["players"][0]["hand_known"] == ["Frog"]
    t.play("use Pinwheel", "return Robe", "done")

    assert t.state.view(1)["players"][0]["hand_known"] == []
    assert "Frog" in t.hand


@pytest.mark.rule("MOT-74")
def test_a_work_that_leaves_loses_its_effect_but_its_effect_ends():
    t = table(hand="Bell, Stool, Bench, Coin", left="Cloak")

    t.play("task Bell", "complete Stool left", "show Bench")
    assert t.legal == ["use Stool", "use Cloak", "done"]
    t.play("use Cloak", "complete Coin left")

    assert t.left == "Cloak, Coin"
    assert t.legal == ["use Cloak", "done"]


@pytest.mark.rule("MOT-75")
def test_a_work_completed_without_support_triggers_like_any_other():
    t = table(hand="Bell, Fan, Shuriken", left="Cloak", opponent={"left": "Doll, Crane, Plane"})

    t.play("task Bell", "complete Fan left", "use Cloak", "complete Shuriken left")

    assert t.legal == ["use Cloak", "use Shuriken", "done"]


@pytest.mark.rule("MOT-76")
def test_boosters_apply_to_every_action_of_their_kind():
    t = table(hand="Fan", left="Bell", assistants="Doll, Crane", deck="Coin, Ring, Pin")

    t.play("task Fan", "top", "top", "top")

    assert t.sales == "Coin, Pin, Ring"


@pytest.mark.rule("MOT-76")
def test_a_tailor_replaced_by_a_prayer_has_no_before():
    t = table(hand="Robe, Fan", left="Dice")

    t.play("task Robe", "pray")

    assert t.state.turn == 1
