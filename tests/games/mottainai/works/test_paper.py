"""The twelve Paper works. For each: what it says, how it is declined or refused, and an edge."""

import pytest

from games.mottainai.positions import table

# Crane


@pytest.mark.rule("MOT-W-Crane")
def test_crane_lets_paper_replace_missing_support_of_a_smith():
    t = table(hand="Bell, Vase", left="Crane", workplace="Scroll, Straw, Bowl")

    t.play("task Bell", "complete Vase right", "return Scroll", "return Straw")

    assert t.right == "Vase"
    assert t.workplace == "Bowl"
    assert t.deck_names[-2:] == ["Scroll", "Straw"]


@pytest.mark.rule("MOT-W-Crane")
def test_crane_may_pay_where_the_hand_has_the_cards():
    t = table(hand="Bell, Vase, Cup, Bowl", left="Crane", workplace="Scroll, Straw")

    t.play("task Bell", "complete Vase right")
    assert t.legal == ["return Scroll", "return Straw", "show Bowl", "show Cup"]
    t.play("return Straw", "show Cup")

    assert (t.right, t.workplace, t.bottom) == ("Vase", "Scroll", "Straw")
    assert t.hand == "Bowl, Cup"


@pytest.mark.rule("MOT-W-Crane")
def test_crane_may_pay_for_a_craft_that_the_workplace_supports():
    t = table(hand="Cup, Vase", left="Crane", workplace="Scroll, Straw, Bowl, Dice")

    t.play("task Cup", "craft Vase right")
    assert t.legal == ["return Scroll", "return Straw", "done"]
    t.play("return Scroll", "done")

    assert (t.right, t.workplace) == ("Vase", "Straw, Bowl, Dice")


@pytest.mark.rule("MOT-W-Crane", "MOT-37")
def test_what_a_workplace_lacks_for_a_craft_must_be_paid():
    t = table(hand="Cup, Vase", left="Crane", workplace="Scroll, Straw, Bowl")

    t.play("task Cup", "craft Vase right")
    assert t.legal == ["return Scroll", "return Straw"]
    t.play("return Scroll")

    assert t.legal == ["return Straw", "done"]


@pytest.mark.rule("MOT-W-Crane", "MOT-02")
def test_how_somebody_pays_with_crane_tells_nobody_what_the_hand_holds():
    rich, poor = (
        table(hand=f"Bell, Bench, {card}", left="Crane", workplace="Scroll") for card in ("Frog", "Fan")
    )

    for acts in (["task Bell", "complete Bench left"], ["return Scroll"]):
        for t in (rich, poor):
            t.play(*acts)
        assert {**rich.state.view(1), "deck": 0} == {**poor.state.view(1), "deck": 0}


@pytest.mark.rule("MOT-W-Crane")
def test_two_papers_pay_for_all_support_of_a_metal_work():
    t = table(hand="Bell, Coin, Pin", left="Crane", workplace="Scroll, Straw")

    t.play("task Bell", "complete Coin left", "return Scroll", "return Straw")

    assert (t.left, t.hand) == ("Crane, Coin", "Pin")


@pytest.mark.rule("MOT-W-Crane")
def test_without_enough_paper_crane_does_not_help():
    t = table(hand="Bell, Vase", left="Crane", workplace="Scroll")

    t.play("task Bell")

    assert t.rule_against("complete Vase left") == "MOT-36"
    assert "craft Vase left" not in t.legal


@pytest.mark.rule("MOT-W-Crane", "MOT-37")
def test_a_craft_with_crane_must_still_fit_the_action():
    t = table(hand="Plane, Statue, Robe", left="Crane", workplace="Scroll", opponent={"task": "Bench"})

    t.play("task Plane")

    assert "craft Statue left" in t.legal
    assert t.rule_against("craft Robe left") == "MOT-37"
    t.play("craft Statue left", "return Scroll")
    assert t.left == "Crane, Statue"


# Curtain


@pytest.mark.rule("MOT-W-Curtain")
def test_curtain_makes_opponents_show_a_card_for_a_tailor_task():
    t = table(hand="Robe, Fan", opponent={"task": "Mask", "left": "Curtain"})

    t.play("task Fan")

    assert t.legal == ["show Robe", "done"]
    assert "because of Curtain" in t.question
    t.play("show Robe")
    assert t.asked == "tailor"
    assert t.hand == "Robe"


@pytest.mark.rule("MOT-W-Curtain")
def test_who_shows_nothing_to_curtain_skips_the_task_without_a_prayer():
    t = table(hand="Bell, Fan", opponent={"task": "Mask", "left": "Curtain"})

    t.play("task Fan")

    assert t.legal == ["done"]
    t.play("done")
    assert t.drawn == 0
    assert t.state.view(0)["asks"]["task"]["owner"] == 0


@pytest.mark.rule("MOT-W-Curtain")
def test_curtain_does_not_guard_other_tasks():
    t = table(hand="Fan", opponent={"task": "Bench", "left": "Curtain"})

    t.play("task Fan")

    assert t.asked == "monk"


@pytest.mark.rule("MOT-W-Curtain", "MOT-71")
def test_curtain_asks_its_owner_for_nothing():
    t = table(hand="Bell", left="Curtain")

    t.play("task Bell")

    assert t.asked == "smith"


# Deck of Cards


@pytest.mark.rule("MOT-W-Deck of Cards")
def test_deck_of_cards_draws_after_a_smithed_paper_work():
    t = table(hand="Bell, Fan", left="Deck of Cards")

    t.play("task Bell", "complete Fan left", "use Deck of Cards")

    assert t.of(0, "hand").count(",") == 0
    assert t.state.turn == 1
    assert t.hand == "Crane"


@pytest.mark.rule("MOT-W-Deck of Cards")
def test_deck_of_cards_may_be_declined():
    t = table(hand="Bell, Fan", left="Deck of Cards")

    t.play("task Bell", "complete Fan left", "done")

    assert t.hand == ""


@pytest.mark.rule("MOT-W-Deck of Cards", "MOT-39")
def test_deck_of_cards_counts_for_itself():
    t = table(hand="Bell, Deck of Cards")

    t.play("task Bell", "complete Deck of Cards left")

    assert t.legal == ["use Deck of Cards", "done"]


@pytest.mark.rule("MOT-W-Deck of Cards")
def test_deck_of_cards_does_not_follow_a_craft_nor_another_material():
    crafted = table(hand="Plane, Fan", left="Deck of Cards").play("task Plane", "craft Fan left")
    stone = table(hand="Bell, Bench, Statue", left="Deck of Cards")
    stone.play("task Bell", "complete Bench left", "show Statue")

    assert crafted.state.turn == 1
    assert stone.state.turn == 1


# Doll


@pytest.mark.rule("MOT-W-Doll")
def test_doll_takes_an_opponents_task_with_one_more_action():
    t = table(hand="Fan", left="Doll", floor="Bowl, Vase", opponent={"task": "Bench"})

    t.play("player 1")

    assert t.task == "Bench"
    assert t.state.view(None)["players"][1]["task"] is None
    assert t.actions_left == 2


@pytest.mark.rule("MOT-W-Doll")
def test_with_doll_a_task_from_the_hand_is_still_possible():
    t = table(hand="Fan", left="Doll", opponent={"task": "Bench"})

    assert t.legal == ["task Fan", "pray", "player 1"]
    t.play("task Fan")
    assert t.state.view(None)["asks"]["task"]["owner"] == 1


@pytest.mark.rule("MOT-W-Doll")
def test_doll_takes_no_face_down_card_and_nothing_from_an_empty_slot():
    t = table(hand="Fan", left="Doll", opponent={"face_down": "Bench"})

    assert t.legal == ["task Fan", "pray"]
    assert t.rule_against("player 1") == "MOT-23"


@pytest.mark.rule("MOT-W-Doll", "MOT-W-Sketch")
def test_doll_and_sketch_offer_one_task_between_them():
    t = table(left="Doll, Sketch", assistants="Vase", opponent={"task": "Bench"})

    assert t.legal == ["task Vase from assistants", "pray", "player 1"]
    t.play("player 1")
    assert t.assistants == "Vase"


# Fan


@pytest.mark.rule("MOT-W-Fan")
def test_fan_keeps_one_of_three_on_top_and_returns_the_others():
    t = table(hand="Robe", left="Fan", deck="Bell, Bench, Vase, Cup")

    t.play("task Robe", "tailor", "use Fan")

    assert t.legal == ["keep Bench", "keep Vase", "keep Bell"]
    t.play("keep Vase", "return Bell")
    assert t.state.turn == 1
    assert "Vase" in t.hand
    assert t.deck_names[-2:] == ["Bell", "Bench"]


@pytest.mark.rule("MOT-W-Fan", "MOT-71")
def test_fan_may_be_left_alone():
    t = table(hand="Robe, Mask", left="Fan", deck="Bell, Bench, Vase")

    t.play("task Robe", "tailor", "done")

    assert t.asked == "tailoring"
    assert t.top == "Bell"


@pytest.mark.rule("MOT-W-Fan")
def test_fan_needs_three_cards_in_the_deck():
    t = table(hand="Robe, Mask", left="Fan", deck="Bell, Bench", exact=True)

    t.play("task Robe", "tailor")

    assert t.asked == "tailoring"


@pytest.mark.rule("MOT-W-Fan", "MOT-76")
def test_fan_comes_before_each_tailor_action_but_not_before_a_prayer():
    t = table(hand="Robe, Mask, Kite", left="Fan", assistants="Flag")

    t.play("task Robe", "pray")
    assert t.asked == "tailor"
    t.play("tailor")
    assert t.legal == ["use Fan", "done"]


# Lampshade


@pytest.mark.rule("MOT-W-Lampshade")
def test_lampshade_wins_ties_in_clay_and_metal_even_without_sales():
    t = table(hand="Vase, Bell", right="Lampshade")

    assert t.points() == 1 + 3 + 3


@pytest.mark.rule("MOT-W-Lampshade")
def test_lampshade_does_not_win_ties_of_other_materials_or_beat_a_majority():
    t = table(hand="Vase, Bench", right="Lampshade", opponent={"sales": "Cup"})

    assert t.points() == 1


@pytest.mark.rule("MOT-W-Lampshade", "MOT-63")
def test_two_lampshades_at_one_tie_win_nothing():
    t = table(4, hand="Vase", left="Lampshade", opponent={"left": "Lampshade", "hand": "Vase"})

    assert t.points(0) == t.points(1) == 1


@pytest.mark.rule("MOT-W-Lampshade", "MOT-63")
def test_in_the_published_edition_both_lampshades_score():
    t = table(
        4, published=True, hand="Vase", left="Lampshade", opponent={"left": "Lampshade", "hand": "Vase"}
    )

    assert t.points(0) == t.points(1) == 4


# Pinwheel


@pytest.mark.rule("MOT-W-Pinwheel", "MOT-26")
def test_pinwheel_returns_a_card_and_draws_one_for_the_same_night():
    t = table(hand="Bench", left="Pinwheel", deck="Bell, Vase")

    t.play("pray", "use Pinwheel", "return Bench", "use Pinwheel")

    assert t.state.turn == 1
    assert t.hand == "Vase, Bell"
    assert t.bottom == "Bench"


@pytest.mark.rule("MOT-W-Pinwheel")
def test_pinwheel_may_be_declined_before_and_between():
    t = table(hand="Bench", left="Pinwheel", deck="Bell, Vase")

    t.play("pray")
    assert t.legal == ["use Pinwheel", "done"]
    t.play("use Pinwheel", "return Bench", "done")

    assert t.hand == "Bell"


@pytest.mark.rule("MOT-W-Pinwheel")
def test_pinwheel_needs_a_hand_card():
    t = table(left="Pinwheel")

    t.play("pray")

    assert t.state.turn == 1


# Plane


@pytest.mark.rule("MOT-W-Plane")
def test_plane_moves_a_work_after_a_potter_action():
    t = table(hand="Cup", left="Plane, Bench", floor="Vase")

    t.play("task Cup", "take Vase", "use Plane", "move Bench right")

    assert (t.left, t.right) == ("Plane", "Bench")


@pytest.mark.rule("MOT-W-Plane")
def test_plane_may_move_itself_or_stay():
    t = table(hand="Cup", left="Plane", floor="Vase, Bowl", assistants="Haniwa")

    t.play("task Cup", "take Vase", "use Plane", "move Plane right")
    assert t.right == "Plane"
    t.play("take Bowl", "done")
    assert t.right == "Plane"


@pytest.mark.rule("MOT-W-Plane", "MOT-76")
def test_plane_does_not_follow_a_potter_action_that_became_a_prayer():
    t = table(hand="Cup", left="Plane", floor="Vase")

    t.play("task Cup", "pray")

    assert t.state.turn == 1


@pytest.mark.rule("MOT-W-Plane", "MOT-60")
def test_a_fifth_work_by_plane_ends_the_game():
    t = table(hand="Cup", left="Bench, Scroll, Straw, Doll", right="Plane", floor="Vase")

    t.play("task Cup", "take Vase", "use Plane", "move Plane left")

    assert t.outcome.reason == "a wing is full"


# Poem


@pytest.mark.rule("MOT-W-Poem", "MOT-75")
def test_poem_trades_a_paper_work_for_the_top_card():
    t = table(hand="Bell, Fan", left="Poem", deck="Statue, Vase", floor="Cup")

    t.play("task Bell", "complete Fan right", "use Poem")
    assert t.legal == ["left", "right"]
    t.play("left")

    assert t.left == "Poem, Statue"
    assert t.bottom == "Fan"
    assert t.legal == ["use Statue", "done"]


@pytest.mark.rule("MOT-W-Poem")
def test_poem_may_be_used_on_itself_and_chain():
    t = table(hand="Bell, Poem", deck="Crane, Vase", left="Deck of Cards")

    t.play("task Bell", "complete Poem left", "use Poem", "right")

    assert t.right == "Crane"
    assert t.bottom == "Poem"
    assert t.legal == ["use Deck of Cards", "done"]


@pytest.mark.rule("MOT-W-Poem")
def test_poem_may_be_declined_and_ignores_other_materials():
    t = table(hand="Bell, Fan, Bench, Statue", left="Poem", assistants="Coin, Ring")

    t.play("task Bell", "complete Fan left", "done")
    assert t.left == "Fan, Poem"
    t.play("complete Bench left", "show Statue")
    assert t.asked == "smith"


@pytest.mark.rule("MOT-W-Poem", "MOT-W-Cloak")
def test_a_work_that_cloak_returned_cannot_be_returned_by_poem():
    t = table(hand="Bell, Fan, Coin", left="Poem, Cloak")

    t.play("task Bell", "complete Fan left", "use Cloak", "complete Coin right")

    assert t.right == "Coin"
    assert t.legal == ["use Cloak", "done"]
    t.play("done")
    assert t.state.turn == 1


@pytest.mark.rule("MOT-W-Poem")
@pytest.mark.parametrize(
    ("work", "support"),
    [("Bench", ["Frog"]), ("Mask", ["Flag"]), ("Vase", ["Cup", "Dice"]), ("Coin", ["Ring", "Pin"])],
)
def test_poem_is_not_for_other_materials(work, support):
    t = table(hand=", ".join(["Bell", work, *support]), left="Poem")

    t.play("task Bell", f"complete {work} left", *(f"show {card}" for card in support))

    assert t.state.turn == 1


# Scroll


@pytest.mark.rule("MOT-W-Scroll")
def test_scroll_is_worth_three_more():
    assert table(left="Scroll").points() == 4


@pytest.mark.rule("MOT-W-Scroll", "MOT-03")
def test_two_scrolls_both_count():
    assert table(4, left="Scroll, Scroll").points() == 8


@pytest.mark.rule("MOT-W-Scroll")
def test_scroll_counts_only_as_a_work():
    assert table(hand="Scroll", assistants="Poem", workplace="Fan", sales="Straw").points() == 1


# Sketch


@pytest.mark.rule("MOT-W-Sketch")
def test_sketch_makes_an_assistant_the_task():
    t = table(left="Sketch", assistants="Vase, Cup", floor="Bench, Bell")

    t.play("task Vase from assistants")

    assert t.task == "Vase"
    assert t.assistants == "Cup"
    assert t.actions_left == 2


@pytest.mark.rule("MOT-W-Sketch")
def test_sketch_is_no_duty():
    t = table(hand="Fan", left="Sketch", assistants="Vase")

    assert t.legal == ["task Fan", "task Vase from assistants", "pray"]


@pytest.mark.rule("MOT-W-Sketch")
def test_without_sketch_assistants_stay_where_they_are():
    t = table(hand="Fan", assistants="Vase")

    assert t.rule_against("task Vase from assistants") == "MOT-23"


# Straw


@pytest.mark.rule("MOT-W-Straw")
def test_straw_saves_a_support_card_for_cloth_and_clay():
    t = table(hand="Bell, Robe, Vase, Cup", left="Straw", assistants="Coin")

    t.play("task Bell", "complete Robe left")
    assert t.left == "Straw, Robe"
    t.play("complete Vase left", "show Cup")
    assert t.left == "Straw, Robe, Vase"


@pytest.mark.rule("MOT-W-Straw")
def test_straw_does_not_help_stone_or_metal():
    t = table(hand="Bell, Bench, Coin, Ring", left="Straw")

    t.play("task Bell")

    assert t.rule_against("complete Bench left") == "MOT-36"
    assert t.rule_against("complete Coin left") == "MOT-36"


@pytest.mark.rule("MOT-W-Straw", "MOT-37")
def test_straw_does_not_help_a_craft():
    t = table(hand="Robe, Mask", left="Straw", workplace="")

    t.play("task Robe")

    assert t.rule_against("craft Mask left") == "MOT-37"
