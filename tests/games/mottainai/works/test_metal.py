"""The ten Metal works. For each: what it says, how it is declined or refused, and an edge."""

import pytest

from games.mottainai.positions import table

# Bell


@pytest.mark.rule("MOT-W-Bell")
def test_bell_sells_the_top_card():
    t = table(hand="Fan", left="Bell", deck="Coin")

    t.play("task Fan", "top")

    assert t.sales == "Coin"


@pytest.mark.rule("MOT-W-Bell")
def test_with_bell_the_workplace_is_still_there():
    t = table(hand="Fan", left="Bell", workplace="Vase")

    t.play("task Fan")

    assert t.legal == ["sell Vase", "pray", "top"]


@pytest.mark.rule("MOT-W-Bell")
def test_without_bell_the_deck_is_not_for_sale():
    t = table(hand="Fan")

    t.play("task Fan")

    assert t.rule_against("top") == "MOT-76"


@pytest.mark.rule("MOT-W-Bell", "MOT-W-Ring")
def test_ring_may_follow_bell():
    t = table(hand="Fan", left="Bell, Ring", deck="Coin", opponent={"sales": "Doll, Crane"})

    t.play("task Fan", "top")

    assert t.legal == ["use Ring", "done"]


# Chopsticks


@pytest.mark.rule("MOT-W-Chopsticks", "MOT-21")
def test_chopsticks_sells_the_previous_task():
    t = table(left="Chopsticks", task="Vase")

    t.play("use Chopsticks")

    assert (t.sales, t.floor) == ("Vase", "")


@pytest.mark.rule("MOT-W-Chopsticks")
def test_chopsticks_may_be_declined():
    t = table(left="Chopsticks", task="Vase")

    t.play("done")

    assert (t.sales, t.floor) == ("", "Vase")


@pytest.mark.rule("MOT-W-Chopsticks")
def test_chopsticks_does_not_touch_a_starting_card_or_an_empty_slot():
    face_down = table(left="Chopsticks", face_down="Vase")
    empty = table(left="Chopsticks")

    assert face_down.asked == empty.asked == "new-task"
    assert face_down.floor == "Vase"


# Coin


@pytest.mark.rule("MOT-W-Coin")
def test_coin_doubles_hand_cards_that_score():
    t = table(left="Coin", hand="Vase, Cup, Fan", sales="Dice")

    assert t.points() == 3 + 2 * 6


@pytest.mark.rule("MOT-W-Coin")
def test_coin_does_nothing_for_cards_that_do_not_score():
    assert table(left="Coin", hand="Vase", sales="").points() == 3


@pytest.mark.rule("MOT-W-Coin", "MOT-W-Lampshade")
def test_coin_doubles_cards_that_score_by_a_won_tie():
    assert table(left="Coin, Lampshade", hand="Vase").points() == 3 + 1 + 2 * 3


@pytest.mark.rule("MOT-W-Coin", "MOT-03")
def test_a_second_coin_counts_once_more():
    assert table(4, left="Coin", right="Coin", hand="Vase", sales="Cup").points() == 6 + 3 * 3


# Flute


@pytest.mark.rule("MOT-W-Flute")
def test_flute_takes_an_open_task_instead_of_a_floor_card():
    t = table(3, hand="Bench", left="Flute", third={"task": "Vase"})

    t.play("pray", "player 2", "take task")

    assert t.workplace == "Vase"
    assert t.state.view(None)["players"][2]["task"] is None


@pytest.mark.rule("MOT-W-Flute")
def test_flute_takes_a_paper_work_as_an_assistant():
    t = table(hand="Bench", left="Flute", opponent={"right": "Scroll, Bowl"})

    t.play("task Bench", "player 1")
    assert t.legal == ["seize Scroll right"]
    t.play("seize Scroll right")

    assert t.assistants == "Scroll"
    assert t.of(1, "right") == "Bowl"


@pytest.mark.rule("MOT-W-Flute")
def test_flute_leaves_face_down_cards_and_other_works_alone():
    t = table(hand="Bench", left="Flute", opponent={"face_down": "Vase", "left": "Bowl"})

    t.play("task Bench")

    assert t.rule_against("player 1") == "MOT-76"


@pytest.mark.rule("MOT-W-Flute")
def test_flute_does_not_take_from_its_own_player():
    t = table(hand="Bench", left="Flute, Fan", assistants="Frog")

    t.play("task Bench")

    assert t.legal == ["pray"]
    assert t.rule_against("player 0") == "MOT-76"


@pytest.mark.rule("MOT-W-Flute", "MOT-30")
def test_the_actions_of_a_task_that_flute_takes_were_counted():
    t = table(hand="Fan", left="Flute", assistants="Cup", opponent={"task": "Vase"})

    t.play("task Fan", "player 1", "take task")

    assert t.actions_left == 1
    assert t.workplace == "Vase"


@pytest.mark.rule("MOT-W-Flute", "MOT-24")
def test_a_task_that_flute_took_is_not_performed_any_more():
    t = table(3, hand="Fan", left="Flute", opponent={"task": "Vase"}, third={"task": "Robe"})

    t.play("task Fan", "player 2", "take task")

    assert t.state.view(None)["asks"]["task"]["owner"] == 0


# Gong


@pytest.mark.rule("MOT-W-Gong")
def test_gong_draws_three_and_goes_to_the_pickup():
    t = table(left="Gong", deck="Fan, Vase, Cup, Bowl")

    t.play("pray", "use Gong")

    assert t.left == ""
    assert t.hand == "Fan, Bowl, Cup, Vase, Gong"


@pytest.mark.rule("MOT-W-Gong")
def test_gong_may_be_declined_and_follows_only_prayers():
    declined = table(left="Gong").play("pray", "done")
    tailored = table(left="Gong", hand="Robe").play("task Robe", "tailor")

    assert declined.left == tailored.left == "Gong"
    assert tailored.state.turn == 1


@pytest.mark.rule("MOT-W-Gong", "MOT-40")
def test_everybody_knows_of_gong_in_the_pickup():
    t = table(left="Gong", hand="Bench", assistants="Frog")

    t.play("task Bench", "pray", "use Gong")

    assert t.state.view(1)["players"][0]["pickup_known"] == ["Gong"]
    assert t.state.view(0)["players"][0]["pickup_known"] == ["Gong"]


@pytest.mark.rule("MOT-W-Gong", "MOT-60")
def test_gong_stops_when_the_deck_is_empty():
    t = table(left="Gong", deck="Fan, Vase, Cup", exact=True)

    t.play("pray", "use Gong")

    assert t.outcome.reason == "the deck is empty"
    assert t.left == "Gong"


# Pin


@pytest.mark.rule("MOT-W-Pin")
def test_pin_tailors_in_the_morning():
    t = table(hand="Fan, Doll", left="Pin", assistants="Robe")

    t.play("use Pin", "return Fan", "done")

    assert t.drawn == 4
    assert t.asked == "new-task"


@pytest.mark.rule("MOT-W-Pin")
def test_pin_may_be_declined_and_cannot_be_replaced():
    declined = table(hand="Fan", left="Pin").play("done")
    used = table(hand="Fan", left="Pin").play("use Pin")

    assert declined.drawn == 0
    assert used.rule_against("pray") == "MOT-34"


@pytest.mark.rule("MOT-W-Pin", "MOT-W-Fan", "MOT-W-Dice", "MOT-W-Puppet")
def test_effects_before_a_tailor_come_before_pin():
    t = table(hand="Crane", left="Pin, Fan, Dice, Puppet")

    t.play("use Pin")

    assert t.legal == ["use Fan", "use Puppet", "use Dice", "done"]


@pytest.mark.rule("MOT-W-Pin", "MOT-22", "MOT-39")
def test_a_bowl_completed_in_the_morning_may_be_used_that_morning():
    t = table(hand="Fan, Doll, Crane", left="Pin, Dice", deck="Bowl, Coin")

    t.play("use Pin", "use Dice", "left", "done")

    assert t.legal == ["use Bowl", "done"]


# Ring


@pytest.mark.rule("MOT-W-Ring")
def test_ring_takes_a_sale_after_a_clerk_action():
    t = table(hand="Fan", left="Ring", workplace="Vase", opponent={"sales": "Cup, Bowl"})

    t.play("task Fan", "sell Vase", "use Ring", "player 1", "take Cup")

    assert t.sales == "Cup, Vase"
    assert t.of(1, "sales") == "Bowl"


@pytest.mark.rule("MOT-W-Ring")
def test_ring_counts_after_the_own_sale():
    t = table(hand="Fan", left="Ring", workplace="Vase", opponent={"sales": "Cup"})

    t.play("task Fan", "sell Vase")

    assert t.state.turn == 1


@pytest.mark.rule("MOT-W-Ring", "MOT-76")
def test_ring_may_be_declined_and_does_not_follow_a_prayer():
    declined = table(hand="Fan", left="Ring", workplace="Vase", opponent={"sales": "Cup, Bowl"})
    declined.play("task Fan", "sell Vase", "done")
    prayed = table(hand="Fan", left="Ring", opponent={"sales": "Cup, Bowl"}).play("task Fan", "pray")

    assert declined.sales == "Vase"
    assert prayed.state.turn == 1


@pytest.mark.rule("MOT-W-Ring", "MOT-76")
def test_ring_works_at_an_opponents_clerk_task():
    t = table(hand="Bench", left="Ring", workplace="Vase", opponent={"task": "Fan", "sales": "Cup, Bowl"})

    t.play("task Bench", "sell Vase")

    assert t.legal == ["use Ring", "done"]


# Shuriken


@pytest.mark.rule("MOT-W-Shuriken")
def test_shuriken_takes_a_work_from_who_has_more():
    t = table(hand="Bell, Shuriken, Coin, Pin", opponent={"left": "Bench", "right": "Vase"})

    t.play("task Bell", "complete Shuriken left", "show Coin", "show Pin", "use Shuriken", "player 1")
    assert t.legal == ["seize Bench left", "seize Vase right"]
    t.play("seize Vase right", "left")

    assert t.left == "Vase, Shuriken"
    assert t.of(1, "right") == ""


@pytest.mark.rule("MOT-W-Shuriken")
def test_shuriken_is_counted_before_it_strikes():
    t = table(hand="Bell, Shuriken, Coin, Pin", opponent={"left": "Bench"})

    t.play("task Bell", "complete Shuriken left", "show Coin", "show Pin")

    assert t.state.turn == 1


@pytest.mark.rule("MOT-W-Shuriken")
def test_shuriken_may_be_declined_and_what_it_takes_was_not_completed():
    other = {"left": "Statue, Fan"}
    declined = table(hand="Bell, Shuriken, Coin, Pin", opponent=other, floor="Doll")
    declined.play("task Bell", "complete Shuriken left", "show Coin", "show Pin", "done")
    t = table(hand="Bell, Shuriken, Coin, Pin", left="", opponent=other, floor="Doll")
    t.play("task Bell", "complete Shuriken left", "show Coin", "show Pin", "use Shuriken", "player 1")
    t.play("seize Statue left", "right")

    assert declined.right == ""
    assert t.right == "Statue"
    assert t.floor == "Doll"


@pytest.mark.rule("MOT-W-Shuriken", "MOT-60")
def test_a_fifth_work_by_shuriken_ends_the_game():
    t = table(
        hand="Bell, Shuriken, Coin, Pin",
        left="Doll, Plane, Crane",
        opponent={"left": "Bench, Fan, Frog", "right": "Stool, Straw"},
    )

    t.play("task Bell", "complete Shuriken left", "show Coin", "show Pin", "use Shuriken", "player 1")
    t.play("seize Fan left", "left")

    assert t.outcome.reason == "a wing is full"


@pytest.mark.rule("MOT-W-Shuriken", "MOT-W-Go Set")
def test_go_set_does_not_make_its_owner_richer_for_shuriken():
    t = table(
        hand="Bell, Shuriken, Coin, Ring",
        left="Fan",
        opponent={"left": "Go Set", "right": "Bench"},
    )

    t.play("task Bell", "complete Shuriken left", "show Coin", "show Ring")

    assert t.state.turn == 1


# Sword


@pytest.mark.rule("MOT-W-Sword")
def test_sword_takes_an_assistant_with_a_monk():
    t = table(hand="Bench", left="Sword", opponent={"assistants": "Vase, Cup"})

    t.play("task Bench", "player 1", "take Cup")

    assert t.assistants == "Cup"
    assert t.of(1, "assistants") == "Vase"


@pytest.mark.rule("MOT-W-Sword")
def test_sword_takes_a_workplace_card_with_a_potter():
    t = table(hand="Vase", left="Sword", opponent={"workplace": "Fan", "assistants": "Cup"})

    t.play("task Vase", "player 1")
    assert t.legal == ["take Fan"]
    t.play("take Fan")

    assert t.workplace == "Fan"


@pytest.mark.rule("MOT-W-Sword")
def test_sword_takes_only_from_who_has_more():
    t = table(hand="Bench", left="Sword", assistants="Fan", opponent={"assistants": "Cup"})

    t.play("task Bench")

    assert t.rule_against("player 1") == "MOT-76"


@pytest.mark.rule("MOT-W-Sword")
def test_sword_compares_anew_before_each_action():
    t = table(hand="Bench", left="Sword", assistants="Frog", opponent={"assistants": "Cup, Vase"})

    t.play("task Bench", "player 1", "take Cup")

    assert "player 1" not in t.legal


@pytest.mark.rule("MOT-W-Sword", "MOT-W-Flute", "MOT-W-Plane")
def test_sword_and_flute_offer_their_booty_together():
    t = table(
        hand="Vase",
        left="Sword, Flute, Plane",
        opponent={"workplace": "Coin", "left": "Fan", "right": "Doll", "task": "Robe"},
    )

    t.play("task Vase", "pray", "player 1")
    assert t.legal == ["take Coin", "seize Fan left", "seize Doll right", "take task"]
    t.play("take Coin")

    assert t.legal == ["use Plane", "done"]


# Turtle


@pytest.mark.rule("MOT-W-Turtle")
def test_turtle_wins_at_once_with_all_five_materials():
    t = table(hand="Bell, Fan", left="Turtle, Bench, Robe", right="Vase", opponent={"left": "Scroll, Frog"})

    t.play("task Bell", "complete Fan right")

    assert t.outcome.winners == (0,)
    assert t.outcome.reason == "works of all five materials"


@pytest.mark.rule("MOT-W-Turtle")
def test_turtle_beats_a_full_wing_of_the_same_moment():
    t = table(hand="Bell, Fan", left="Turtle, Bench, Robe, Vase", opponent={"right": "Scroll, Haniwa"})

    t.play("task Bell", "complete Fan left")

    assert t.outcome.reason == "works of all five materials"


@pytest.mark.rule("MOT-W-Turtle")
def test_four_materials_are_not_enough_and_five_need_turtle():
    four = table(hand="Bell, Bench, Frog", left="Turtle, Stool, Robe", right="Vase")
    four.play("task Bell", "complete Bench left", "show Frog")
    five = table(hand="Bell, Fan", left="Coin, Bench, Robe", right="Vase").play(
        "task Bell", "complete Fan right"
    )

    assert four.outcome is five.outcome is None


@pytest.mark.rule("MOT-W-Turtle", "MOT-62")
def test_turtle_wins_against_more_points():
    t = table(
        hand="Bell, Fan",
        left="Turtle, Bench, Robe",
        right="Vase",
        opponent={"left": "Scroll, Haniwa", "assistants": "Cup, Bowl, Dice"},
    )

    t.play("task Bell", "complete Fan right")

    assert t.outcome.scores[1] > t.outcome.scores[0]
    assert t.outcome.winners == (0,)


@pytest.mark.rule("MOT-W-Turtle", "MOT-W-Cup", "MOT-62")
def test_turtle_wins_also_when_somebody_else_ends_the_game():
    t = table(
        hand="Fan",
        left="Cup, Scroll, Haniwa",
        assistants="Vase, Bowl, Dice",
        opponent={"left": "Turtle, Doll, Bench", "right": "Robe, Jar"},
    )

    t.play("pray", "use Cup")

    assert t.outcome.scores[0] > t.outcome.scores[1]
    assert t.outcome.winners == (1,)
