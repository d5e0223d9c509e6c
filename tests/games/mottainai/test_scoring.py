"""The end of the game, points and ties (MOT-60 to MOT-63)."""

import pytest

from games.mottainai.positions import table


@pytest.mark.rule("MOT-60")
def test_the_fifth_work_in_a_wing_ends_the_game_at_once():
    t = table(hand="Bell, Statue, Bench", left="Fan, Doll, Crane, Plane", floor="Vase, Cup")

    t.play("task Bell", "complete Statue left", "show Bench")

    assert t.outcome.reason == "a wing is full"
    assert t.floor == "Cup, Vase"
    assert t.state.actors() == []
    assert t.state.why_not(0, 0).rule == "MOT-60"


@pytest.mark.rule("MOT-60")
def test_with_six_works_the_fifth_is_not_the_last():
    t = table(hand="Bell, Fan", left="Doll, Crane, Plane, Straw", wing_limit=6)

    t.play("task Bell", "complete Fan left")

    assert t.outcome is None


@pytest.mark.rule("MOT-60")
def test_the_last_card_of_the_deck_ends_the_game_before_night():
    t = table(hand="Fan", deck="Bell", exact=True)

    t.play("pray")

    assert t.outcome.reason == "the deck is empty"
    assert (t.hand, t.pickup) == ("Fan", "Bell")


@pytest.mark.rule("MOT-60")
def test_a_draw_stops_when_the_deck_is_empty():
    t = table(hand="Robe", deck="Bell, Coin", exact=True)

    t.play("task Robe", "tailor")

    assert t.pickup == "Bell, Coin"
    assert t.outcome is not None


@pytest.mark.rule("MOT-60")
def test_looking_at_the_last_card_does_not_end_the_game():
    t = table(hand="Robe, Fan, Doll", left="Dice", deck="Vase", exact=True)

    t.play("task Robe", "tailor", "use Dice")

    assert t.outcome is None


@pytest.mark.rule("MOT-61")
def test_works_covered_sales_and_hand_cards_score():
    t = table(
        hand="Vase, Cup, Fan",
        left="Doll",
        right="Bowl",
        sales="Dice, Brick, Plane",
        opponent={"sales": "Crane"},
    )

    assert t.points() == 1 + 3 + (3 + 3) + (3 + 3)


@pytest.mark.rule("MOT-61")
def test_equal_sales_make_no_hand_card_score():
    t = table(hand="Vase", sales="Dice", opponent={"sales": "Brick", "hand": "Cup"})

    assert t.points(0) == t.points(1) == 0


@pytest.mark.rule("MOT-61")
def test_a_majority_counts_covered_or_not():
    assert table(hand="Vase", sales="Dice, Brick", opponent={"sales": "Jar"}).points() == 3


@pytest.mark.rule("MOT-62")
def test_a_tie_goes_to_the_player_on_turn():
    t = table(turn=1, deck="Bell", exact=True)
    t.play("pray")

    assert t.outcome.scores == (0, 0)
    assert t.outcome.winners == (1,)


@pytest.mark.rule("MOT-62")
def test_a_tie_of_others_goes_to_the_next_in_turn_order():
    t = table(3, turn=1, left="Doll", third={"left": "Crane"}, deck="Bell", exact=True)
    t.play("pray")

    assert t.outcome.scores == (1, 0, 1)
    assert t.outcome.winners == (2,)


@pytest.mark.rule("MOT-62")
def test_more_points_win():
    t = table(left="Doll", opponent={"left": "Scroll"}, deck="Bell", exact=True)
    t.play("pray")

    assert t.outcome.winners == (1,)


@pytest.mark.rule("MOT-63", "MOT-W-Lampshade")
@pytest.mark.parametrize(("published", "points"), [(False, 1), (True, 1 + 3)])
def test_two_holders_spoil_it_for_each_other_tied_or_not(published, points):
    t = table(
        4,
        published,
        left="Lampshade",
        sales="Coin",
        hand="Bell",
        opponent={"left": "Lampshade"},
        third={"sales": "Pin"},
    )

    assert [t.points(seat) for seat in range(4)] == [points, 1, 0, 0]


@pytest.mark.rule("MOT-63", "MOT-W-Quilt")
def test_holders_for_different_materials_do_not_disturb_each_other():
    t = table(3, left="Lampshade", hand="Vase", opponent={"left": "Quilt", "hand": "Fan"})

    assert (t.points(0), t.points(1)) == (1 + 3, 2 + 1)


@pytest.mark.rule("MOT-63", "MOT-W-Kite", "MOT-W-Lampshade")
def test_a_copy_is_a_holder_too():
    t = table(hand="Vase, Fan", left="Kite", opponent={"left": "Lampshade", "hand": "Cup"})
    assert t.points(1) == 1 + 3

    t.play("use Kite", "give Fan", "player 1", "copy Lampshade")

    assert t.points(1) == 1


# Item by item


@pytest.mark.rule("MOT-61", "MOT-W-Kite")
def test_a_copying_work_is_listed_with_what_it_copies():
    t = table(hand="Bench, Fan", left="Kite", right="Haniwa", deck="Bell", exact=True)
    t.play("use Kite", "give Fan", "player 0", "copy Haniwa", "pray")

    works = t.state.view(None)["players"][0]["tally"][0]

    assert works["points"] == 3 + 3
    assert works["cards"] == [
        {"card": "Kite", "work": "Haniwa", "value": 3},
        {"card": "Haniwa", "work": "Haniwa", "value": 3},
    ]


@pytest.mark.rule("MOT-61", "MOT-W-Pillar")
def test_sales_that_pillar_covers_are_shown_as_covered():
    t = table(left="Pillar", sales="Dice, Brick, Fan", deck="Bell", exact=True)
    assert t.state.view(None)["players"][0]["covered_sales"] == ["Clay"]
    t.play("pray")

    sales = t.state.view(None)["players"][0]["tally"][1]

    assert [card["card"] for card in sales["cards"]] == ["Brick", "Dice"]
    assert [card["card"] for card in sales["idle"]] == ["Fan"]
    assert sales["points"] == 6


def tally(t, seat: int = 0) -> dict[str, int]:
    """The points of the end by their titles."""
    return {item["title"]: item["points"] for item in t.state.view(None)["players"][seat]["tally"]}


@pytest.mark.rule("MOT-61")
def test_the_end_tells_every_item_and_every_work_with_points_of_its_own():
    t = table(
        hand="Vase, Fan",
        left="Scroll, Haniwa",
        right="Coin, Pillar",
        assistants="Cup, Bowl",
        sales="Dice, Brick",
        deck="Bell",
        exact=True,
    )
    t.play("pray")

    assert tally(t) == {
        "Works": 1 + 3 + 3 + 2,
        "Covered sales": 3 + 3,
        "Hand": 3,
        "Scroll": 3,
        "Haniwa": 6,
        "Coin": 3,
    }
    assert sum(tally(t).values()) == t.outcome.scores[0]
    assert tally(t, 1) == {"Works": 0, "Covered sales": 0, "Hand": 0}


@pytest.mark.rule("MOT-61", "MOT-W-Kite")
def test_a_copy_is_told_by_both_names():
    t = table(hand="Fan", left="Kite", opponent={"left": "Scroll"}, deck="Bell", exact=True)

    t.play("use Kite", "give Fan", "player 1", "copy Scroll", "pray")

    assert tally(t) == {"Works": 1, "Covered sales": 0, "Hand": 0, "Kite as Scroll": 3}


@pytest.mark.rule("MOT-61")
def test_the_cards_that_count_are_told():
    t = table(
        hand="Cup, Doll",
        right="Vase",
        sales="Dice, Plane",
        deck="Bell",
        exact=True,
        opponent={"sales": "Fan"},
    )
    t.play("pray")

    works, sales, hand = t.state.view(1)["players"][0]["tally"]
    told = [[card["card"] for card in item["cards"]] for item in (works, sales, hand)]
    assert told == [["Vase"], ["Dice"], ["Cup"]]


def test_nothing_is_told_item_by_item_before_the_end():
    assert table(hand="Vase", sales="Dice").state.view(1)["players"][0]["tally"] is None


@pytest.mark.rule("MOT-60", "MOT-W-Kite", "MOT-W-Go Set")
def test_a_copy_of_go_set_can_fill_a_wing():
    t = table(hand="Fan", left="Kite, Bench", right="Doll, Statue, Stool", opponent={"left": "Go Set"})

    t.play("use Kite", "give Fan", "player 1", "copy Go Set")

    assert t.outcome.reason == "a wing is full"
