"""The ten Clay works. For each: what it says, how it is declined or refused, and an edge."""

import pytest

from games.mottainai.positions import table

# Bangle


@pytest.mark.rule("MOT-W-Bangle")
def test_bangle_takes_the_assistants_actions_from_opponents():
    t = table(hand="Fan", assistants="Frog, Stool", opponent={"task": "Bench", "left": "Bangle"})

    t.play("task Fan")

    assert t.actions_left == 1


@pytest.mark.rule("MOT-W-Bangle")
def test_bangle_covers_the_owners_monks():
    t = table(hand="Bench", right="Bangle", assistants="Frog, Stool", floor="Vase")

    t.play("task Bench")

    assert t.actions_left == 1 + 2 * 2


@pytest.mark.rule("MOT-W-Bangle", "MOT-W-Figurine")
def test_figurines_bonus_stays_under_bangle():
    t = table(
        hand="Fan, Tower",
        left="Figurine",
        assistants="Frog",
        opponent={"task": "Bench", "left": "Bangle"},
    )

    t.play("task Fan", "use Figurine", "show Tower")

    assert t.actions_left == 2


@pytest.mark.rule("MOT-W-Bangle")
def test_bangle_does_not_bind_its_owner_or_cover_other_jobs():
    t = table(hand="Cup", right="Bangle", assistants="Vase", floor="Fan, Doll")

    t.play("task Cup")

    assert t.actions_left == 2


@pytest.mark.rule("MOT-W-Bangle")
@pytest.mark.parametrize(
    ("task", "helper"), [("Fan", "Doll"), ("Robe", "Mask"), ("Vase", "Cup"), ("Coin", "Ring")]
)
def test_bangle_covers_no_other_helpers_than_monks(task, helper):
    t = table(hand=f"{task}, Crane", right="Bangle", assistants=helper)

    t.play(f"task {task}")

    assert t.actions_left == 1 + 1


# Bowl


@pytest.mark.rule("MOT-W-Bowl")
def test_bowl_brings_the_top_card_to_the_workplace():
    t = table(left="Bowl", deck="Coin")

    t.play("use Bowl")

    assert t.workplace == "Coin"


@pytest.mark.rule("MOT-W-Bowl", "MOT-70")
def test_bowl_may_be_declined_and_is_used_once_a_morning():
    declined = table(left="Bowl", deck="Coin").play("done")
    used = table(left="Bowl", deck="Coin").play("use Bowl")

    assert declined.workplace == ""
    assert used.asked == "new-task"


@pytest.mark.rule("MOT-W-Bowl", "MOT-W-Plane")
def test_bowl_is_no_potter_action():
    t = table(left="Bowl, Plane", deck="Coin")

    t.play("use Bowl")

    assert t.asked == "new-task"


@pytest.mark.rule("MOT-W-Bowl", "MOT-03")
def test_two_bowls_are_used_once_each():
    t = table(4, left="Bowl", right="Bowl", deck="Coin, Ring, Bell")

    t.play("use Bowl left", "use Bowl left")

    assert t.workplace == "Coin, Ring"
    assert t.asked == "new-task"


# Brick


@pytest.mark.rule("MOT-W-Brick")
def test_brick_lets_all_open_tasks_support_a_smith():
    t = table(hand="Bell, Coin", left="Brick", opponent={"task": "Ring"})

    t.play("task Bell")
    assert t.state.view(None)["asks"]["task"]["owner"] == 1
    t.play("complete Coin left")

    assert t.left == "Brick, Coin"


@pytest.mark.rule("MOT-W-Brick")
def test_brick_does_not_complete_a_task_nor_help_a_craft():
    t = table(hand="Vase, Cup", left="Brick", opponent={"task": "Dice"})

    t.play("task Cup")

    assert t.rule_against("craft Vase left") == "MOT-37"
    assert t.rule_against("craft Dice left") == "MOT-37"


@pytest.mark.rule("MOT-W-Brick")
def test_brick_does_not_use_a_face_down_card():
    t = table(hand="Bell, Coin", left="Brick", opponent={"face_down": "Ring"})

    t.play("task Bell")

    assert t.rule_against("complete Coin left") == "MOT-36"


@pytest.mark.rule("MOT-W-Brick", "MOT-73")
def test_what_brick_supports_need_not_be_shown():
    t = table(hand="Bell, Coin, Pin", left="Brick", opponent={"face_down": "Ring"})

    t.play("task Bell", "complete Coin left", "show Pin")

    assert t.left == "Brick, Coin"


# Cup


@pytest.mark.rule("MOT-W-Cup", "MOT-60")
def test_cup_ends_the_game_after_a_prayer():
    t = table(hand="Fan", left="Cup", opponent={"left": "Scroll, Bench"})

    t.play("pray", "use Cup")

    assert t.outcome.reason == "a player ended the game"
    assert t.outcome.winners == (1,)
    assert t.left == ""
    assert t.bottom == "Cup"


@pytest.mark.rule("MOT-W-Cup")
def test_cup_may_be_kept():
    t = table(hand="Fan", left="Cup")

    t.play("pray", "done")

    assert t.outcome is None
    assert t.state.turn == 1


@pytest.mark.rule("MOT-W-Cup", "MOT-38")
def test_the_card_of_the_prayer_is_drawn_before_cup():
    t = table(hand="Fan", left="Cup", deck="Bell")

    t.play("pray", "use Cup")

    assert t.pickup == "Bell"
    assert t.hand == "Fan"


@pytest.mark.rule("MOT-W-Cup")
def test_cup_does_not_follow_other_draws():
    t = table(hand="Robe", left="Cup", opponent={})

    t.play("task Robe", "tailor")

    assert t.state.turn == 1


# Dice


@pytest.mark.rule("MOT-W-Dice")
def test_dice_completes_the_top_card_if_its_value_is_the_hand():
    t = table(hand="Robe, Fan, Doll", left="Dice", deck="Bench")

    t.play("task Robe", "tailor", "use Dice", "right")

    assert t.right == "Bench"
    assert t.asked == "tailoring"


@pytest.mark.rule("MOT-W-Dice")
def test_dice_leaves_other_cards_on_top_for_all_to_know():
    t = table(hand="Robe, Fan, Doll", left="Dice", deck="Vase")

    t.play("task Robe", "tailor", "use Dice")

    assert t.top == "Vase"
    assert t.state.view(1)["deck"]["known"] == {"0": "Vase"}
    t.play("done")
    assert t.state.view(1)["players"][0]["hand_known"] == ["Vase"]


@pytest.mark.rule("MOT-W-Dice", "MOT-40")
def test_dice_counts_the_pickup_and_may_be_declined():
    t = table(hand="Robe, Fan", left="Dice", assistants="Mask", deck="Coin, Bench")

    t.play("task Robe", "pray", "tailor", "use Dice", "left")
    declined = table(hand="Robe, Fan", left="Dice", deck="Doll").play("task Robe", "tailor", "done")

    assert t.left == "Bench, Dice"
    assert declined.left == "Dice"


@pytest.mark.rule("MOT-W-Dice", "MOT-60", "MOT-75")
def test_the_last_card_completed_by_dice_counts():
    t = table(hand="Robe, Fan", left="Dice", deck="Scroll", exact=True)

    t.play("task Robe", "tailor", "use Dice", "left")

    assert t.outcome.reason == "the deck is empty"
    assert t.outcome.scores[0] == 3 + 4


@pytest.mark.rule("MOT-W-Dice", "MOT-W-Fan", "MOT-39")
def test_a_work_that_dice_completes_may_be_used_before_the_same_tailor():
    t = table(hand="Robe, Doll", left="Dice", deck="Fan, Bell, Coin, Ring")

    t.play("task Robe", "tailor", "use Dice", "left")
    assert t.legal == ["use Fan", "done"]
    t.play("use Fan", "keep Coin", "return Bell")

    assert t.top == "Coin"
    assert t.asked == "tailoring"


# Figurine


@pytest.mark.rule("MOT-W-Figurine")
def test_figurine_gives_an_action_at_an_opponents_task():
    t = table(hand="Fan, Cup", left="Figurine", floor="Bell, Coin", opponent={"task": "Vase"})

    t.play("task Fan", "use Figurine", "show Cup")

    assert t.actions_left == 2


@pytest.mark.rule("MOT-W-Figurine")
def test_figurine_is_not_for_the_own_task():
    t = table(hand="Fan, Doll", left="Figurine")

    t.play("task Fan")

    assert t.asked == "clerk"


@pytest.mark.rule("MOT-W-Figurine")
def test_figurine_may_be_declined_and_needs_a_matching_card():
    t = table(hand="Fan, Cup", left="Figurine", opponent={"task": "Bench"})

    t.play("task Fan")
    assert t.legal == ["done"]
    t.play("done")

    assert t.actions_left == 1


@pytest.mark.rule("MOT-W-Figurine", "MOT-24", "MOT-73")
def test_one_card_serves_figurine_at_every_opponents_task():
    t = table(3, hand="Fan, Cup", left="Figurine", opponent={"task": "Vase"}, third={"task": "Bowl"})

    t.play("task Fan", "use Figurine", "show Cup", "pray", "pray", "use Figurine", "show Cup")

    assert t.actions_left == 2


# Haniwa


@pytest.mark.rule("MOT-W-Haniwa")
def test_haniwa_gives_three_for_each_assistant_of_the_biggest_job():
    assert table(left="Haniwa", assistants="Vase, Cup, Fan").points() == 3 + 6


@pytest.mark.rule("MOT-W-Haniwa")
def test_of_equal_jobs_haniwa_counts_one():
    assert table(left="Haniwa", assistants="Vase, Fan, Bell").points() == 3 + 3


@pytest.mark.rule("MOT-W-Haniwa")
def test_haniwa_without_assistants_is_worth_its_value():
    assert table(left="Haniwa", workplace="Vase, Cup").points() == 3


@pytest.mark.rule("MOT-W-Haniwa", "MOT-W-Sketch")
def test_an_assistant_that_became_the_task_does_not_count_for_haniwa():
    t = table(hand="Fan", left="Haniwa, Sketch", assistants="Vase, Cup")

    t.play("task Vase from assistants")

    assert t.points() == 3 + 1 + 3


# Jar


@pytest.mark.rule("MOT-W-Jar")
def test_jar_takes_a_material_from_every_hand():
    t = table(
        3,
        hand="Bell, Jar, Cup, Bowl",
        opponent={"hand": "Fan, Bench, Frog"},
        third={"hand": "Stool, Vase"},
    )

    t.play("task Bell", "complete Jar left", "show Cup", "show Bowl", "use Jar", "name Stone")

    assert t.hand == "Bench, Frog, Stool, Bowl, Cup"
    assert (t.of(1, "hand"), t.of(2, "hand")) == ("Fan", "Vase")


@pytest.mark.rule("MOT-W-Jar")
def test_jar_may_be_declined():
    t = table(hand="Bell, Jar, Cup, Bowl", opponent={"hand": "Fan"})

    t.play("task Bell", "complete Jar left", "show Cup", "show Bowl", "done")

    assert t.of(1, "hand") == "Fan"


@pytest.mark.rule("MOT-W-Jar", "MOT-40")
def test_what_jar_takes_lies_face_down():
    """Whoever held a card knows it, others see how many there are, its new owner sees it at Night."""
    t = table(3, hand="Bell, Jar, Cup, Bowl", assistants="Coin", opponent={"hand": "Fan, Bench"})

    t.play("task Bell", "complete Jar left", "show Cup", "show Bowl", "use Jar", "name Paper")

    views = {reader: t.state.view(reader)["players"] for reader in (0, 1, 2, None)}
    assert {reader: seen[0]["pickup_known"] for reader, seen in views.items()} == {
        0: [],
        1: ["Fan"],
        2: [],
        None: [],
    }
    assert all((seen[0]["pickup_size"], seen[1]["hand_size"]) == (1, 1) for seen in views.values())
    assert all(seen[1]["hand_lacks"] == ["Paper"] for seen in views.values())
    t.play("pray")
    assert "Fan" in t.hand


@pytest.mark.rule("MOT-W-Jar", "MOT-73")
def test_a_shown_card_that_jar_takes_stays_known():
    t = table(
        3,
        turn=1,
        hand="Jar, Cup, Bowl, Bell",
        assistants="Coin, Pin",
        opponent={"hand": "Frog, Ring, Bench, Stool"},
    )
    t.play("task Ring", "complete Bench left", "show Frog", "pray", "pray")

    t.play("task Bell", "pray", "complete Jar left", "show Cup", "show Bowl", "use Jar", "name Stone")

    assert t.state.view(2)["players"][0]["pickup_known"] == ["Frog"]
    assert t.state.view(1)["players"][0]["pickup_known"] == ["Frog", "Stool"]


# Teapot


@pytest.mark.rule("MOT-W-Teapot")
def test_teapot_gives_three_for_each_workplace_card_of_the_biggest_material():
    assert table(left="Teapot", workplace="Vase, Cup, Fan").points() == 3 + 6


@pytest.mark.rule("MOT-W-Teapot")
def test_of_equal_materials_teapot_counts_one():
    assert table(left="Teapot", workplace="Vase, Fan").points() == 3 + 3


@pytest.mark.rule("MOT-W-Teapot")
def test_teapot_does_not_count_sales():
    assert table(left="Teapot", sales="Vase, Fan").points() == 3


# Vase


@pytest.mark.rule("MOT-W-Vase")
def test_vase_brings_two_floor_cards_to_the_sales():
    t = table(hand="Bell, Vase, Cup, Bowl", floor="Fan, Doll, Coin")

    t.play("task Bell", "complete Vase right", "show Cup", "show Bowl", "use Vase", "take Fan", "take Coin")

    assert (t.sales, t.floor) == ("Fan, Coin", "Doll")


@pytest.mark.rule("MOT-W-Vase")
def test_vase_may_be_declined_and_needs_a_floor():
    t = table(hand="Bell, Vase, Cup, Bowl", floor="Fan")
    t.play("task Bell", "complete Vase right", "show Cup", "show Bowl", "done")
    empty = table(hand="Bell, Vase, Cup, Bowl")
    empty.play("task Bell", "complete Vase right", "show Cup", "show Bowl")

    assert t.sales == ""
    assert empty.state.turn == 1


@pytest.mark.rule("MOT-W-Vase", "MOT-W-Ring")
def test_vase_takes_what_there_is_and_is_no_clerk_action():
    t = table(hand="Bell, Vase, Cup, Bowl", left="Ring", floor="Fan", opponent={"sales": "Doll, Crane"})

    t.play("task Bell", "complete Vase right", "show Cup", "show Bowl", "use Vase", "take Fan")

    assert t.sales == "Fan"
    assert t.state.turn == 1
