"""Effects in general (MOT-70 to MOT-76)."""

import pytest

from games.mottainai.positions import table


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


TWINS = {
    "Stool": {"hand": "Bell, Stool, Bench, Fan"},
    "Amulet": {"hand": "Bell, Amulet, Bench, Fan", "workplace": "Vase, Cup"},
    "Deck of Cards": {"hand": "Bell, Deck of Cards, Fan"},
}


@pytest.mark.rule("MOT-70", "MOT-74", "MOT-03")
@pytest.mark.parametrize("name", TWINS)
@pytest.mark.parametrize("wing", ["left", "right"])
def test_a_work_does_not_inherit_the_use_of_its_twin_that_was_returned(name, wing):
    t = table(4, left=f"{name}, Cloak", **TWINS[name])
    support = ["show Bench"] if name != "Deck of Cards" else []

    t.play("task Bell", f"complete {name} {wing}", *support, "use Cloak", "done")
    assert t.legal == [f"use {name}", "done"]
    t.play(f"use {name}", *(["sell Vase"] if name == "Amulet" else []))

    assert t.state.turn == 1


@pytest.mark.rule("MOT-70", "MOT-74", "MOT-03")
def test_of_two_alike_the_one_just_completed_is_used_first():
    t = table(4, hand="Bell, Stool, Bench, Fan", left="Stool, Cloak")

    t.play("task Bell", "complete Stool right", "show Bench", "use Stool left", "use Cloak", "done")
    assert t.legal == ["use Stool", "done"]
    t.play("use Stool")

    assert (t.state.turn, t.left) == (1, "Stool, Cloak")


@pytest.mark.rule("MOT-39", "MOT-74", "MOT-W-Dice")
@pytest.mark.parametrize(("name", "hand"), [("Dice", "Robe, Bench, Frog, Stool"), ("Fan", "Robe, Bench")])
def test_before_a_tailor_action_a_returned_twin_leaves_no_use(name, hand):
    first = {"Dice": "Dice, Cloak", "Fan": "Dice, Fan, Cloak"}[name]
    t = table(4, hand=hand, left=first, deck=f"{name}, Vase, Cup, Bowl")
    used = ["use Fan", f"keep {name}", "return Vase"] if name == "Fan" else []

    t.play("task Robe", "tailor", *used, "use Dice", "right", "use Cloak", "done")

    assert t.asked == "tailoring"


@pytest.mark.rule("MOT-39", "MOT-03")
def test_a_second_work_of_a_name_may_be_used_at_the_moment_it_comes_in():
    t = table(4, hand="Robe, Bench", left="Dice, Fan", deck="Fan, Vase, Cup, Bowl, Jar")

    t.play("task Robe", "tailor", "use Fan", "keep Fan", "return Vase", "use Dice", "left")
    assert t.legal == ["use Fan", "done"]
    t.play("use Fan", "keep Bowl", "return Jar")

    assert t.asked == "tailoring"


@pytest.mark.rule("MOT-39")
@pytest.mark.parametrize(("name", "support"), [("Fan", []), ("Puppet", ["Flag"]), ("Dice", ["Vase", "Cup"])])
def test_what_comes_before_a_tailor_action_is_of_no_use_at_another_moment(name, support):
    t = table(hand=", ".join(["Bell", name, *support]), left="Amulet", workplace="Crane")

    t.play("task Bell", f"complete {name} right", *(f"show {card}" for card in support))

    assert t.legal == ["use Amulet", "done"]


@pytest.mark.rule("MOT-39", "MOT-22")
@pytest.mark.parametrize(
    ("name", "hand"), [("Fan", "Bench"), ("Puppet", "Bench, Frog"), ("Dice", "Bench, Frog, Vase")]
)
def test_what_a_morning_tailor_brings_is_used_before_it_and_not_as_a_morning_effect(name, hand):
    t = table(4, hand=hand, left="Pin, Dice, Bowl", deck=f"{name}, Crane, Doll, Plane")

    t.play("use Pin", "use Dice", "left")
    assert t.legal[:-1] == [f"use {name}"]
    t.play("done", "done")

    assert t.legal == ["use Bowl", "done"]


@pytest.mark.rule("MOT-39", "MOT-W-Shuriken")
def test_a_work_that_is_seized_before_a_tailor_action_may_be_used_before_it():
    opponent = {"left": "Fan, Straw", "right": "Doll"}
    t = table(
        hand="Robe, Mask, Crane, Plane", left="Dice", deck="Shuriken, Vase, Cup, Bowl", opponent=opponent
    )

    t.play("task Robe", "tailor", "use Dice", "left", "use Shuriken", "player 1", "seize Fan left", "right")

    assert t.legal == ["use Fan", "done"]


@pytest.mark.rule("MOT-74", "MOT-03")
def test_two_puppets_are_used_one_after_the_other_and_the_wing_tells_which():
    t = table(
        4, hand="Robe, Bench", left="Puppet", right="Puppet", opponent={"hand": "Fan"}, third={"hand": "Vase"}
    )

    t.play("task Robe", "tailor")
    assert t.legal == ["use Puppet left", "use Puppet right", "done"]
    t.play("use Puppet right", "player 1")
    assert (t.left, t.right) == ("Puppet", "")
    assert t.legal == ["use Puppet", "done"]
    t.play("use Puppet", "player 2")

    assert (t.left, t.of(1, "hand"), t.of(2, "hand")) == ("", "Bench", "")


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
