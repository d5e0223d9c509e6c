"""The eleven Cloth works. For each: what it says, how it is declined or refused, and an edge."""

import pytest

from games.mottainai.positions import table

# Cloak


@pytest.mark.rule("MOT-W-Cloak", "MOT-75")
def test_cloak_trades_a_completed_work_for_a_metal_work():
    t = table(hand="Bell, Fan, Coin", left="Cloak")

    t.play("task Bell", "complete Fan right", "use Cloak", "complete Coin left", "done")

    assert (t.left, t.right) == ("Cloak, Coin", "")
    assert t.bottom == "Fan"


@pytest.mark.rule("MOT-W-Cloak")
def test_cloak_triggers_again_and_can_return_itself():
    t = table(hand="Bell, Cloak, Robe, Coin", floor="Vase")

    t.play("task Bell", "complete Cloak left", "show Robe", "use Cloak", "complete Coin left")

    assert t.left == "Coin"
    assert t.bottom == "Cloak"
    assert t.state.turn == 1


@pytest.mark.rule("MOT-W-Cloak")
def test_cloak_may_return_a_work_for_nothing_or_be_declined():
    t = table(hand="Bell, Fan", left="Cloak", opponent={"hand": "Cup"})
    t.play("task Bell", "complete Fan right", "use Cloak")
    other = table(hand="Bell, Fan", left="Cloak").play("task Bell", "complete Fan right", "done")

    assert t.right == ""
    assert t.state.turn == 1
    assert other.right == "Fan"


@pytest.mark.rule("MOT-W-Cloak")
def test_cloak_completes_only_metal():
    t = table(hand="Bell, Fan, Doll, Coin", left="Cloak")

    t.play("task Bell", "complete Fan right", "use Cloak")

    assert t.legal == ["complete Coin left", "complete Coin right", "done"]
    assert t.rule_against("complete Doll left") == "MOT-W-Cloak"


# Flag


@pytest.mark.rule("MOT-W-Flag")
def test_flag_gives_an_action_for_a_matching_card():
    t = table(hand="Bench, Frog", left="Flag", floor="Vase, Cup")

    t.play("task Bench", "use Flag", "show Frog")

    assert t.actions_left == 2
    assert t.hand == "Frog"


@pytest.mark.rule("MOT-W-Flag")
def test_flag_may_be_declined_and_needs_a_matching_card():
    t = table(hand="Bench, Fan", left="Flag", floor="Vase")

    t.play("task Bench")
    assert t.legal == ["done"]
    t.play("done")

    assert t.actions_left == 1


@pytest.mark.rule("MOT-W-Flag")
def test_flag_is_not_for_prayers_nor_for_opponents_tasks():
    t = table(hand="Bench, Frog", left="Flag", floor="Vase", opponent={"task": "Stool"})

    t.play("pray")
    assert t.asked == "monk"
    assert t.actions_left == 1
    t.play("take Vase")

    assert t.state.turn == 1


# Handkerchief


@pytest.mark.rule("MOT-W-Handkerchief", "MOT-20")
def test_handkerchief_replaces_the_hand_limit():
    t = table(hand="Fan, Doll, Crane, Vase, Cup, Bell, Coin", left="Handkerchief")

    t.play("use Handkerchief", "discard Cup")

    assert t.floor == "Cup"
    assert t.asked == "new-task"
    assert t.hand == "Crane, Doll, Fan, Vase, Bell, Coin"


@pytest.mark.rule("MOT-W-Handkerchief")
def test_handkerchief_works_with_few_cards_too():
    t = table(hand="Fan", left="Handkerchief")

    t.play("use Handkerchief", "discard Fan")

    assert t.floor == "Fan"


@pytest.mark.rule("MOT-W-Handkerchief")
def test_who_declines_handkerchief_keeps_the_limit():
    t = table(hand="Fan, Doll, Crane, Vase, Cup, Bell", left="Handkerchief")

    t.play("done")
    assert t.asked == "hand-limit"
    t.play("return Fan")

    assert t.asked == "new-task"


@pytest.mark.rule("MOT-W-Handkerchief", "MOT-W-Daitoro")
def test_handkerchief_comes_before_morning_effects():
    t = table(hand="Fan", left="Handkerchief, Daitoro", floor="Vase, Cup")

    t.play("use Handkerchief", "discard Fan")

    assert t.asked == "new-task"


# Kite


@pytest.mark.rule("MOT-W-Kite")
def test_kite_copies_a_work_and_its_morning_effect_can_be_used():
    t = table(hand="Fan", left="Kite", opponent={"left": "Bowl"}, deck="Coin")

    t.play("use Kite", "give Fan", "player 1", "copy Bowl")

    assert t.of(1, "workplace") == "Fan"
    assert t.legal == ["use Kite as Bowl", "done"]
    t.play("use Kite as Bowl")
    assert t.workplace == "Coin"


@pytest.mark.rule("MOT-W-Kite")
def test_kite_is_itself_again_after_the_turn():
    t = table(hand="Fan", left="Kite", opponent={"right": "Scroll"})

    t.play("use Kite", "give Fan", "player 1", "copy Scroll")
    assert t.points() == 4
    t.play("pray")

    assert t.left == "Kite"
    assert t.points() == 2


@pytest.mark.rule("MOT-W-Kite")
def test_kite_may_be_declined_and_needs_another_work_and_a_card():
    alone = table(hand="Fan", left="Kite")
    without_card = table(left="Kite", opponent={"left": "Bowl"})
    declined = table(hand="Fan", left="Kite", opponent={"left": "Bowl"}).play("done")

    assert alone.asked == without_card.asked == declined.asked == "new-task"


@pytest.mark.rule("MOT-W-Kite")
def test_a_copy_was_not_completed():
    t = table(hand="Fan", left="Kite", opponent={"left": "Statue"}, floor="Vase, Cup")

    t.play("use Kite", "give Fan", "player 1", "copy Statue")

    assert t.asked == "new-task"


@pytest.mark.rule("MOT-W-Kite", "MOT-50")
def test_a_copy_has_the_value_and_material_of_its_work():
    t = table(hand="Fan, Cup", left="Kite", assistants="Dice, Brick", opponent={"left": "Vase"})

    t.play("use Kite", "give Fan", "player 1", "copy Vase", "task Cup")

    assert t.actions_left == 1 + 2 * 2


@pytest.mark.rule("MOT-W-Kite", "MOT-W-Turtle")
def test_a_copy_counts_for_turtle():
    t = table(hand="Fan", left="Kite, Robe, Bench, Doll", right="Turtle", opponent={"left": "Vase"})

    t.play("use Kite", "give Fan", "player 1", "copy Vase")

    assert t.outcome.winners == (0,)
    assert t.outcome.reason == "works of all five materials"


@pytest.mark.rule("MOT-W-Kite")
def test_kite_may_give_to_itself_and_copy_an_own_work():
    t = table(hand="Fan", left="Kite, Scroll")

    t.play("use Kite", "give Fan", "player 0", "copy Scroll")

    assert t.workplace == "Fan"
    assert t.points() == 8


@pytest.mark.rule("MOT-W-Kite", "MOT-03")
def test_a_kite_that_copies_a_kite_may_copy_again():
    t = table(4, hand="Fan, Doll", left="Kite", opponent={"left": "Kite, Scroll"})

    t.play("use Kite", "give Fan", "player 1", "copy Kite")
    assert t.legal == ["use Kite as Kite", "done"]
    t.play("use Kite as Kite", "give Doll", "player 1", "copy Scroll")

    assert t.points() == 4
    assert t.asked == "new-task"


@pytest.mark.rule("MOT-03", "MOT-W-Kite")
def test_two_kites_are_copies_of_a_work_each():
    t = table(4, hand="Fan, Scroll, Doll", left="Kite", right="Kite", opponent={"left": "Bowl, Vase"})

    t.play(
        "use Kite left",
        "give Fan",
        "player 1",
        "copy Bowl",
        "use Kite",
        "give Scroll",
        "player 1",
        "copy Vase",
    )

    assert t.state.view(1)["copies"] == [
        {"at": "0.left/Kite", "work": "Bowl"},
        {"at": "0.right/Kite", "work": "Vase"},
    ]
    assert t.legal == ["use Kite as Bowl", "done"]


@pytest.mark.rule("MOT-W-Kite", "MOT-W-Cup")
def test_a_kite_that_copies_cup_is_returned_as_kite():
    t = table(hand="Fan", right="Kite", opponent={"left": "Cup"})

    t.play("use Kite", "give Fan", "player 1", "copy Cup", "pray", "use Kite as Cup")

    assert t.outcome is not None
    assert t.right == ""
    assert t.bottom == "Kite"


@pytest.mark.rule("MOT-W-Kite", "MOT-W-Chopsticks", "MOT-21")
def test_in_the_published_edition_a_copy_of_chopsticks_may_sell_the_task():
    t = table(published=True, hand="Fan", left="Kite", task="Vase", opponent={"left": "Chopsticks"})

    t.play("use Kite", "give Fan", "player 1", "copy Chopsticks", "use Kite as Chopsticks")

    assert (t.sales, t.floor) == ("Vase", "")


# Mask


@pytest.mark.rule("MOT-W-Mask", "MOT-31")
def test_mask_forbids_opponents_to_pray_or_craft():
    t = table(hand="Fan, Bench", workplace="Frog", floor="Vase", opponent={"task": "Stool", "left": "Mask"})

    t.play("task Fan")

    assert t.legal == ["take Vase", "done"]
    assert t.rule_against("pray") == "MOT-W-Mask"
    assert t.rule_against("craft Bench left") == "MOT-W-Mask"
    assert "because of Mask" in t.question


@pytest.mark.rule("MOT-W-Mask")
def test_an_action_not_used_under_mask_is_lost():
    t = table(hand="Fan", opponent={"task": "Stool", "left": "Mask"})

    t.play("task Fan", "done")

    assert t.drawn == 0
    assert t.state.view(None)["asks"]["task"]["owner"] == 0


@pytest.mark.rule("MOT-W-Mask", "MOT-71")
def test_mask_does_not_bind_its_owner():
    t = table(hand="Stool", left="Mask")

    t.play("task Stool")

    assert t.legal == ["pray"]
    assert t.rule_against("done") == "MOT-31"


@pytest.mark.rule("MOT-W-Mask", "MOT-74", "MOT-W-Shuriken")
def test_mask_loses_its_hold_when_it_leaves():
    t = table(
        hand="Fan, Shuriken, Coin, Ring",
        assistants="Bell",
        opponent={"task": "Pin", "left": "Mask, Doll"},
    )

    t.play("task Fan", "complete Shuriken left", "show Coin", "show Ring", "use Shuriken", "player 1")
    t.play("seize Mask left", "right")

    assert t.right == "Mask"
    assert "pray" in t.legal


# Puppet


@pytest.mark.rule("MOT-W-Puppet")
def test_puppet_trades_hands_before_a_tailor():
    t = table(hand="Robe, Fan, Cup", left="Puppet", opponent={"hand": "Bell, Coin"})

    t.play("task Robe", "tailor", "use Puppet", "player 1")

    assert t.of(1, "hand") == "Fan, Cup"
    assert "Bell, Coin" in t.hand
    assert t.bottom == "Puppet"


@pytest.mark.rule("MOT-W-Puppet", "MOT-34", "MOT-40")
def test_the_tailor_after_puppet_counts_the_pickup():
    t = table(hand="Robe, Fan", right="Puppet", assistants="Flag", opponent={"hand": "Bell, Coin"})

    t.play("task Robe", "tailor", "use Puppet", "player 1")

    assert t.hand == ""
    assert t.drawn == 5
    assert t.actions_left == 1


@pytest.mark.rule("MOT-W-Puppet")
def test_puppet_may_be_declined():
    t = table(hand="Robe, Fan", left="Puppet", opponent={"hand": "Bell"})

    t.play("task Robe", "tailor", "done")

    assert t.asked == "tailoring"
    assert t.left == "Puppet"


@pytest.mark.rule("MOT-W-Puppet", "MOT-02")
def test_after_puppet_both_know_the_hands_they_had():
    t = table(3, hand="Robe, Fan", left="Puppet", assistants="Flag", opponent={"hand": "Bell, Coin"})

    t.play("task Robe", "tailor", "use Puppet", "player 1")

    assert t.state.view(0)["players"][1]["hand_known"] == ["Fan"]
    assert t.state.view(1)["players"][0]["pickup_known"] == ["Bell", "Coin"]
    assert t.state.view(0)["players"][0]["pickup_known"] == []
    assert t.state.view(2)["players"][1]["hand_known"] == []
    assert t.state.view(2)["players"][0]["pickup_known"] == []


# Quilt


@pytest.mark.rule("MOT-W-Quilt")
def test_quilt_covers_paper_stone_and_cloth_sales():
    assert table(left="Quilt", sales="Fan, Bench, Robe, Vase").points() == 2 + 1 + 2 + 2


@pytest.mark.rule("MOT-W-Quilt")
def test_quilt_wins_ties_in_its_three_materials():
    t = table(left="Quilt", hand="Fan, Bench, Robe, Vase", opponent={"hand": "Doll"})

    assert t.points() == 2 + 1 + 2 + 2
    assert t.points(1) == 0


@pytest.mark.rule("MOT-W-Quilt", "MOT-63")
def test_quilt_does_not_win_against_more_sales_or_another_quilt():
    more = table(left="Quilt", hand="Fan", opponent={"sales": "Doll"})
    two = table(4, left="Quilt", hand="Fan", opponent={"left": "Quilt"})

    assert more.points() == 2
    assert two.points() == 2


@pytest.mark.rule("MOT-W-Quilt", "MOT-W-Lampshade")
def test_quilt_and_lampshade_share_no_tie():
    t = table(left="Quilt", hand="Fan, Vase", opponent={"left": "Lampshade", "hand": "Doll, Cup"})

    assert t.points(0) == 2 + 1
    assert t.points(1) == 1 + 3


@pytest.mark.rule("MOT-W-Quilt", "MOT-63")
def test_in_the_published_edition_both_quilts_score():
    t = table(4, published=True, left="Quilt", hand="Fan", opponent={"left": "Quilt", "hand": "Doll"})

    assert (t.points(0), t.points(1)) == (2 + 1, 2 + 1)


# Robe


@pytest.mark.rule("MOT-W-Robe")
def test_robe_sells_all_of_a_material_at_once():
    t = table(hand="Fan", left="Robe", workplace="Vase, Cup, Bench")

    t.play("task Fan", "sell all Clay")

    assert (t.sales, t.workplace) == ("Cup, Vase", "Bench")


@pytest.mark.rule("MOT-W-Robe")
def test_robe_lets_sell_a_single_card_too():
    t = table(hand="Fan", left="Robe", workplace="Vase, Cup")

    t.play("task Fan", "sell Vase")

    assert (t.sales, t.workplace) == ("Vase", "Cup")


@pytest.mark.rule("MOT-W-Robe")
def test_without_robe_only_one_card_is_sold():
    t = table(hand="Fan", workplace="Vase, Cup")

    t.play("task Fan")

    assert t.rule_against("sell all Clay") == "MOT-76"


@pytest.mark.rule("MOT-W-Robe", "MOT-W-Ring")
def test_robes_sale_is_one_clerk_action_for_ring():
    t = table(hand="Fan", left="Robe, Ring", workplace="Vase, Cup", opponent={"sales": "Bench, Frog, Doll"})

    t.play("task Fan", "sell all Clay", "use Ring", "player 1", "take Doll")

    assert t.sales == "Doll, Cup, Vase"
    assert t.state.turn == 1


# Socks


@pytest.mark.rule("MOT-W-Socks")
def test_socks_takes_the_top_card_with_a_potter():
    t = table(hand="Vase", left="Socks", deck="Coin")

    t.play("task Vase", "top")

    assert t.workplace == "Coin"


@pytest.mark.rule("MOT-W-Socks")
def test_with_socks_the_floor_is_still_there():
    t = table(hand="Vase", left="Socks", floor="Fan")

    t.play("task Vase")

    assert t.legal == ["take Fan", "pray", "top"]


@pytest.mark.rule("MOT-W-Socks")
def test_socks_is_not_for_monks():
    t = table(hand="Bench", left="Socks")

    t.play("task Bench")

    assert t.rule_against("top") == "MOT-33"


@pytest.mark.rule("MOT-W-Socks", "MOT-W-Plane")
def test_a_card_taken_with_socks_is_followed_by_plane():
    t = table(hand="Vase", left="Socks, Plane")

    t.play("task Vase", "top")

    assert t.legal == ["use Plane", "done"]


# Tapestry


@pytest.mark.rule("MOT-W-Tapestry")
def test_tapestry_counts_the_works_of_its_wing_and_itself():
    assert table(left="Tapestry, Doll, Plane", right="Crane").points() == 2 + 1 + 1 + 1 + 3


@pytest.mark.rule("MOT-W-Tapestry", "MOT-W-Go Set")
def test_go_sets_stone_works_count_for_tapestry():
    assert table(left="Tapestry", right="Go Set, Bench").points() == 2 + 2 + 2 + 2 * 2 + 3


@pytest.mark.rule("MOT-W-Tapestry", "MOT-W-Plane")
def test_tapestry_scores_where_it_stands():
    t = table(hand="Vase", left="Tapestry", right="Plane, Doll", floor="Cup")
    assert t.points() == 2 + 2 + 1

    t.play("task Vase", "take Cup", "use Plane", "move Tapestry right")

    assert t.points() == 2 + 2 + 3


# Umbrella


@pytest.mark.rule("MOT-W-Umbrella")
def test_umbrella_uncovers_a_card_and_sells_an_assistant_like_it():
    t = table(left="Umbrella", assistants="Vase, Fan", deck="Cup")

    t.play("use Umbrella")
    assert t.floor == "Cup"
    assert t.legal == ["sell Vase", "done"]
    t.play("sell Vase")

    assert (t.assistants, t.sales) == ("Fan", "Vase")


@pytest.mark.rule("MOT-W-Umbrella")
def test_umbrella_may_be_declined_twice():
    first = table(left="Umbrella", assistants="Vase", deck="Cup").play("done")
    second = table(left="Umbrella", assistants="Vase", deck="Cup").play("use Umbrella", "done")

    assert first.floor == ""
    assert (second.floor, second.assistants) == ("Cup", "Vase")


@pytest.mark.rule("MOT-W-Umbrella")
def test_umbrella_needs_no_fitting_assistant():
    t = table(left="Umbrella", assistants="Fan", deck="Cup")

    t.play("use Umbrella")

    assert t.asked == "new-task"


@pytest.mark.rule("MOT-W-Umbrella", "MOT-60")
def test_the_last_card_of_the_deck_under_umbrella_ends_the_game():
    t = table(left="Umbrella", assistants="Vase", deck="Cup", exact=True)

    t.play("use Umbrella")

    assert t.outcome.reason == "the deck is empty"
