"""What the terminal shows a reader: what lies open by material, what is hidden as a number of cards."""

import pytest

from games.mottainai.positions import GAME, table

DURING = [
    "morning · deck 35",
    "floor: Cloth: Robe · Clay: Vase",
    "",
    "player 0: 6 points ← you · on turn",
    "  task        –",
    "  assistants  Cloth: Socks · Metal: Flute",
    "  workplace   Metal: Pin",
    "  sales       Clay: Bowl, Jar",
    "  left wing   Paper: Crane · Cloth: Kite",
    "  right wing  Stone: Stool",
    "  copying     Bangle",
    "  hand        Metal: Bell",
    "  pickup      1 card",
    "",
    "player 1: 3 points",
    "  task        Metal: Sword",
    "  workplace   Stone: Bench",
    "  sales       Metal: Coin",
    "  right wing  Clay: Bangle",
    "  hand        1 card",
    "",
    "player 2: 0 points",
    "  task        a face-down card",
    "  hand        1 card",
]
AT_THE_END = [
    "over · deck 0",
    "floor: Cloth: Robe · Clay: Cup",
    "",
    "player 0: 2 points · on turn",
    "  task        –",
    "  left wing   Cloth: Umbrella",
    "  hand        Paper: Fan · Stone: Bench · Metal: Bell",
    "  points      Works 2 + Covered sales 0 + Hand 0 = 2",
    "",
    "player 1: 2 points",
    "  task        –",
    "  sales       Metal: Coin",
    "  left wing   Cloth: Quilt",
    "  hand        Clay: Haniwa",
    "  points      Works 2 + Covered sales 0 + Hand 0 = 2",
]


def drawn(t, reader) -> list[str]:
    return GAME.draw(t.state.view(reader)).split("\n")


def furnished():
    return table(
        seats=3,
        hand="Bell, Bench",
        left="Crane, Kite",
        right="Stool",
        floor="Vase",
        task="Robe",
        assistants="Socks, Flute",
        sales="Jar, Bowl",
        workplace="Pin",
        pickup="Tower",
        opponent={"task": "Sword", "hand": "Haniwa", "sales": "Coin", "right": "Bangle"},
        third={"hand": "Plane", "face_down": "Poem"},
    )


@pytest.mark.rule("MOT-02", "MOT-W-Kite")
def test_the_table_with_its_places_and_a_copy():
    t = furnished().play("use Kite", "give Bench", "player 1", "copy Bangle")

    assert drawn(t, 0) == DURING
    assert t.state.view(None)["copies"] == [{"at": "0.left/Kite", "work": "Bangle"}, None]


@pytest.mark.rule("MOT-61")
def test_the_end_with_hands_and_the_sum_of_points():
    t = table(
        hand="Bell, Bench, Fan",
        task="Robe",
        left="Umbrella",
        deck="Cup",
        exact=True,
        opponent={"hand": "Haniwa", "sales": "Coin", "left": "Quilt"},
    )

    assert drawn(t.play("use Umbrella"), None) == AT_THE_END


@pytest.mark.rule("MOT-W-Dice")
def test_what_a_reader_knows_of_the_deck_is_named():
    t = table(hand="Fan, Robe, Bell", left="Dice", deck="Vase, Cup, Bowl", opponent={"hand": "Haniwa"})

    t.play("task Robe", "tailor", "use Dice")

    assert drawn(t, 1)[0] == "noon · deck 49, Vase at 1"
