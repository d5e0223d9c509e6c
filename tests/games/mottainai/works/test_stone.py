"""The eleven Stone works. For each: what it says, how it is declined or refused, and an edge."""

import pytest

from games.mottainai.positions import table

# Amulet


@pytest.mark.rule("MOT-W-Amulet")
def test_amulet_sells_a_workplace_card_after_any_completion():
    t = table(hand="Bell, Fan", left="Amulet", workplace="Vase, Cup")

    t.play("task Bell", "complete Fan left", "use Amulet", "sell Cup")

    assert (t.workplace, t.sales) == ("Vase", "Cup")


@pytest.mark.rule("MOT-W-Amulet", "MOT-39")
def test_amulet_counts_for_its_own_completion_and_may_be_declined():
    t = table(hand="Bell, Amulet, Bench", workplace="Vase")

    t.play("task Bell", "complete Amulet left", "show Bench")
    assert t.legal == ["use Amulet", "done"]
    t.play("done")

    assert t.workplace == "Vase"


@pytest.mark.rule("MOT-W-Amulet")
def test_amulet_needs_a_workplace_card():
    t = table(hand="Bell, Fan", left="Amulet")

    t.play("task Bell", "complete Fan left")

    assert t.state.turn == 1


@pytest.mark.rule("MOT-W-Amulet", "MOT-W-Ring")
def test_amulets_sale_is_no_clerk_action():
    t = table(hand="Bell, Fan", left="Amulet, Ring", workplace="Vase", opponent={"sales": "Cup, Bowl"})

    t.play("task Bell", "complete Fan left", "use Amulet", "sell Vase")

    assert t.state.turn == 1


# Bench


@pytest.mark.rule("MOT-W-Bench")
def test_bench_gives_two_for_each_stone_work_and_itself():
    assert table(left="Bench", right="Statue").points() == 2 + 2 + 2 * 2


@pytest.mark.rule("MOT-W-Bench")
def test_bench_counts_no_other_materials_and_no_sales():
    assert table(left="Bench", right="Vase", sales="Frog", workplace="Stool").points() == 2 + 3 + 2


@pytest.mark.rule("MOT-W-Bench", "MOT-W-Go Set")
def test_go_set_does_not_make_two_stone_works_of_one_for_bench():
    assert table(left="Bench, Go Set").points() == 4 + 2 * 2


# Daitoro


@pytest.mark.rule("MOT-W-Daitoro", "MOT-22")
def test_daitoro_fills_the_floor_to_three():
    t = table(left="Daitoro", floor="Vase", deck="Cup, Bell, Fan")

    t.play("use Daitoro")

    assert t.floor == "Cup, Vase, Bell"


@pytest.mark.rule("MOT-W-Daitoro")
def test_daitoro_may_be_declined():
    t = table(left="Daitoro", floor="Vase")

    t.play("done")

    assert t.floor == "Vase"
    assert t.asked == "new-task"


@pytest.mark.rule("MOT-W-Daitoro", "MOT-21")
def test_the_task_just_discarded_counts_for_daitoro():
    t = table(left="Daitoro", floor="Vase, Cup", task="Fan")

    assert t.asked == "new-task"
    assert t.floor == "Fan, Cup, Vase"


@pytest.mark.rule("MOT-W-Daitoro", "MOT-21")
def test_in_the_published_edition_daitoro_comes_before_and_is_called_daidoro():
    t = table(published=True, left="Daitoro", floor="Vase, Cup", task="Fan", deck="Bell, Ring")

    assert t.legal == ["use Daidoro", "done"]
    t.play("use Daitoro")

    assert t.floor == "Fan, Cup, Vase, Bell"


# Fountain


@pytest.mark.rule("MOT-W-Fountain", "MOT-73")
def test_fountain_makes_clerks_of_shown_stone_cards():
    t = table(hand="Fan, Bench, Statue", left="Fountain", workplace="Vase, Cup, Bowl")

    t.play("task Fan", "use Fountain", "show Bench", "show Statue", "done")

    assert t.actions_left == 3
    assert t.hand == "Bench, Statue"


@pytest.mark.rule("MOT-W-Fountain", "MOT-51")
def test_fountains_clerks_are_covered_with_the_real_ones_or_not_at_all():
    covered = table(hand="Fan, Bench", left="Fountain, Doll, Plane", assistants="Crane")
    covered.play("task Fan", "use Fountain", "show Bench", "done")
    uncovered = table(hand="Fan, Bench", left="Fountain, Doll", assistants="Crane")
    uncovered.play("task Fan", "use Fountain", "show Bench", "done")

    assert covered.actions_left == 1 + 2 * 2
    assert uncovered.actions_left == 1 + 2


@pytest.mark.rule("MOT-W-Fountain")
def test_fountain_may_be_declined_and_is_not_for_other_tasks():
    t = table(hand="Fan, Bench", left="Fountain", opponent={"task": "Vase"})

    t.play("task Fan")
    assert t.asked == "potter"
    t.play("pray", "done")

    assert t.actions_left == 1


@pytest.mark.rule("MOT-W-Fountain", "MOT-24")
def test_fountain_works_at_an_opponents_clerk_task():
    t = table(hand="Vase, Bench", left="Fountain", opponent={"task": "Fan"})

    t.play("task Vase", "use Fountain", "show Bench", "done")

    assert t.actions_left == 2


@pytest.mark.rule("MOT-W-Fountain", "MOT-W-Haniwa")
def test_fountains_clerks_count_for_haniwa_if_the_game_ends_in_the_task():
    t = table(hand="Fan, Bench", left="Fountain, Haniwa", deck="Vase", exact=True)

    t.play("task Fan", "use Fountain", "show Bench", "done", "pray")

    assert t.outcome.scores[0] == 2 + 3 + 3


# Frog


@pytest.mark.rule("MOT-W-Frog")
def test_frog_brings_another_turn():
    t = table(hand="Bell, Frog, Bench", opponent={"left": "Fan"})

    t.play("task Bell", "complete Frog left", "show Bench", "use Frog")

    assert t.state.turn == 0
    assert t.asked == "new-task"
    t.play("pray")
    assert t.state.turn == 1


@pytest.mark.rule("MOT-W-Frog")
def test_frog_does_nothing_if_an_opponent_has_fewer_works():
    t = table(hand="Bell, Frog, Bench")

    t.play("task Bell", "complete Frog left", "show Bench")

    assert t.state.turn == 1


@pytest.mark.rule("MOT-W-Frog", "MOT-71")
def test_frogs_turn_may_be_declined():
    t = table(hand="Bell, Frog, Bench", opponent={"left": "Fan"})

    t.play("task Bell", "complete Frog left", "show Bench", "done")

    assert t.state.turn == 1


@pytest.mark.rule("MOT-W-Frog", "MOT-W-Go Set")
def test_go_set_does_not_make_two_works_of_frog():
    t = table(hand="Bell, Frog, Bench", left="Go Set", opponent={"left": "Fan, Doll"})

    t.play("task Bell", "complete Frog left", "show Bench")

    assert t.legal == ["use Frog", "done"]


@pytest.mark.rule("MOT-W-Frog", "MOT-W-Cloak", "MOT-74", "MOT-03")
def test_a_frog_that_cloak_returned_brings_no_turn_even_beside_another_frog():
    t = table(
        4,
        hand="Bell, Frog, Bench, Coin",
        left="Cloak, Frog",
        opponent={"left": "Fan, Doll, Crane"},
        third={"left": "Fan, Doll, Crane"},
        fourth={"left": "Plane, Poem, Straw"},
    )

    t.play("task Bell", "complete Frog right", "show Bench")
    assert t.legal == ["use Frog left", "use Cloak", "done"]
    t.play("use Cloak", "complete Coin left", "done")

    assert t.state.turn == 1


# Go Set


@pytest.mark.rule("MOT-W-Go Set")
def test_go_set_lets_stone_works_cover_on_both_sides():
    t = table(hand="Bench", left="Go Set", right="Stool", assistants="Frog, Tower, Statue", floor="Vase")

    t.play("task Bench")

    assert t.actions_left == 1 + 2 * 3


@pytest.mark.rule("MOT-W-Go Set", "MOT-50")
def test_go_set_covers_stone_sales_from_the_left():
    t = table(left="Go Set", sales="Bench, Frog")

    assert t.points() == 2 + 4


@pytest.mark.rule("MOT-W-Go Set", "MOT-60")
def test_go_set_counts_stone_works_for_a_full_wing():
    t = table(hand="Bell, Fan", left="Bench, Go Set", right="Doll, Plane")

    t.play("task Bell", "complete Fan right")

    assert t.outcome.reason == "a wing is full"


@pytest.mark.rule("MOT-W-Go Set")
def test_go_set_does_nothing_for_other_materials():
    t = table(left="Go Set", sales="Vase", right="")

    assert t.points() == 2


# Pillar


@pytest.mark.rule("MOT-W-Pillar")
def test_pillar_covers_the_material_most_sold():
    assert table(left="Pillar", sales="Vase, Cup, Fan").points() == 2 + 6


@pytest.mark.rule("MOT-W-Pillar")
def test_of_equally_sold_materials_pillar_covers_the_best():
    assert table(left="Pillar", sales="Vase, Fan").points() == 2 + 3


@pytest.mark.rule("MOT-W-Pillar")
def test_pillar_adds_nothing_to_sales_that_are_covered():
    assert table(left="Pillar", right="Bowl", sales="Vase, Cup, Fan").points() == 2 + 3 + 6


@pytest.mark.rule("MOT-W-Pillar", "MOT-03")
def test_two_pillars_cover_two_of_the_tied_materials():
    assert table(4, left="Pillar, Pillar", sales="Vase, Fan").points() == 4 + 3 + 1


# Statue


@pytest.mark.rule("MOT-W-Statue")
def test_statue_brings_two_floor_cards_to_the_workplace():
    t = table(hand="Bell, Statue, Bench", floor="Vase, Cup, Fan")

    t.play("task Bell", "complete Statue left", "show Bench", "use Statue", "take Vase", "take Fan")

    assert (t.workplace, t.floor) == ("Fan, Vase", "Cup")


@pytest.mark.rule("MOT-W-Statue")
def test_statue_may_be_declined_and_needs_a_floor():
    with_floor = table(hand="Bell, Statue, Bench", floor="Vase")
    with_floor.play("task Bell", "complete Statue left", "show Bench", "done")
    without = table(hand="Bell, Statue, Bench").play("task Bell", "complete Statue left", "show Bench")

    assert with_floor.floor == "Vase"
    assert without.state.turn == 1


@pytest.mark.rule("MOT-W-Statue", "MOT-W-Plane")
def test_statue_takes_what_there_is_and_is_no_potter_action():
    t = table(hand="Bell, Statue, Bench", left="Plane", floor="Vase")

    t.play("task Bell", "complete Statue left", "show Bench", "use Statue", "take Vase")

    assert t.workplace == "Vase"
    assert t.state.turn == 1


# Stool


@pytest.mark.rule("MOT-W-Stool")
@pytest.mark.parametrize("works", ["Bench, Frog", "Dice, Cup, Bowl", "Coin, Ring, Pin"])
def test_stool_draws_after_stone_clay_and_metal(works):
    work, *support = works.split(", ")
    t = table(hand=f"Bell, {works}", left="Stool", deck="Fan")

    t.play("task Bell", f"complete {work} left", *[f"show {card}" for card in support], "use Stool")

    assert t.state.turn == 1
    assert t.hand.startswith("Fan, ")


@pytest.mark.rule("MOT-W-Stool", "MOT-39")
def test_stool_draws_for_its_own_completion():
    t = table(hand="Bell, Stool, Bench", deck="Fan, Vase")

    t.play("task Bell", "complete Stool left", "show Bench", "use Stool")

    assert t.hand == "Fan, Bench"


@pytest.mark.rule("MOT-W-Stool")
def test_stool_may_be_declined_and_ignores_paper_and_cloth():
    t = table(hand="Bell, Fan, Bench, Statue", left="Stool", assistants="Coin, Ring")

    t.play("task Bell", "complete Fan left")
    assert t.asked == "smith"
    t.play("complete Bench left", "show Statue", "done")

    assert t.drawn == 0


@pytest.mark.rule("MOT-W-Stool", "MOT-72")
def test_stool_and_other_effects_come_in_any_order():
    t = table(hand="Bell, Statue, Bench", left="Stool, Amulet", floor="Fan", workplace="Cup")

    t.play("task Bell", "complete Statue left", "show Bench")
    assert t.legal == ["use Amulet", "use Statue", "use Stool", "done"]
    t.play("use Statue", "take Fan", "use Amulet", "sell Fan", "use Stool")

    assert t.sales == "Fan"
    assert t.state.turn == 1


# Tablet


@pytest.mark.rule("MOT-W-Tablet", "MOT-41")
def test_tablet_returns_the_floor_in_the_owners_order():
    t = table(hand="Bell, Tablet, Bench", floor="Vase, Cup, Fan")

    t.play("task Bell", "complete Tablet left", "show Bench", "use Tablet", "clear floor")
    t.play("return Vase", "return Fan", "return Cup")

    assert t.floor == ""
    assert t.deck_names[-3:] == ["Vase", "Fan", "Cup"]


@pytest.mark.rule("MOT-W-Tablet")
def test_tablet_adds_cards_until_there_are_a_stone_and_a_metal():
    t = table(hand="Bell, Tablet, Bench", floor="Vase", deck="Fan, Statue, Cup, Coin, Ring")

    t.play("task Bell", "complete Tablet left", "show Bench", "use Tablet", "fill floor")

    assert t.floor == "Fan, Statue, Cup, Vase, Coin"


@pytest.mark.rule("MOT-W-Tablet")
def test_tablet_may_be_declined_and_offers_only_what_changes_the_floor():
    t = table(hand="Bell, Tablet, Bench", floor="Frog, Coin")

    t.play("task Bell", "complete Tablet left", "show Bench", "use Tablet")
    assert t.legal == ["clear floor"]
    empty = table(hand="Bell, Tablet, Bench").play("task Bell", "complete Tablet left", "show Bench")
    empty.play("use Tablet")
    assert empty.legal == ["fill floor"]


@pytest.mark.rule("MOT-W-Tablet", "MOT-60")
def test_tablet_can_run_the_deck_out():
    t = table(hand="Bell, Tablet, Bench", deck="Vase, Cup, Fan", exact=True)

    t.play("task Bell", "complete Tablet left", "show Bench", "use Tablet", "fill floor")

    assert t.outcome.reason == "the deck is empty"


# Tower


@pytest.mark.rule("MOT-W-Tower")
@pytest.mark.parametrize(("task", "matching"), [("Fan", "Doll"), ("Bench", "Stool"), ("Vase", "Cup")])
def test_tower_asks_for_a_card_at_clerk_monk_and_potter_tasks(task, matching):
    t = table(hand=f"Robe, {matching}", opponent={"task": task, "right": "Tower"})

    t.play("task Robe")

    assert t.legal == [f"show {matching}", "done"]
    assert "because of Tower" in t.question


@pytest.mark.rule("MOT-W-Tower")
def test_who_shows_nothing_to_tower_skips_the_task():
    t = table(hand="Robe, Doll", opponent={"task": "Fan", "right": "Tower"})

    t.play("task Robe", "done")

    assert t.state.view(None)["asks"]["task"]["owner"] == 0


@pytest.mark.rule("MOT-W-Tower")
def test_tower_does_not_guard_tailor_and_smith_tasks():
    t = table(hand="Robe", opponent={"task": "Bell", "right": "Tower"})

    t.play("task Robe")

    assert t.asked == "smith"


@pytest.mark.rule("MOT-W-Tower", "MOT-73")
def test_a_card_shown_to_tower_stays_in_hand_and_is_remembered():
    t = table(hand="Robe, Doll", opponent={"task": "Fan", "right": "Tower"})

    t.play("task Robe", "show Doll")

    assert t.hand == "Doll"
    assert t.state.view(1)["players"][0]["hand_known"] == ["Doll"]
