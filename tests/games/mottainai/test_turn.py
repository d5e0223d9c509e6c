"""Pieces, set-up and the turn: Morning, Noon, Night (MOT-01 to MOT-27)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.mottainai.positions import GAME, table
from sandtable import DealChance
from sandtable.games.mottainai.cards import JOBS, MATERIAL, MATERIALS, VALUE
from sandtable.games.mottainai.works import NAMES

# Pieces


@pytest.mark.rule("MOT-01")
def test_a_deck_has_54_works_of_five_materials():
    by_material = [sum(MATERIAL[card] == material for card in range(54)) for material in range(5)]

    assert len(set(NAMES)) == 54
    assert by_material == [12, 11, 11, 10, 10]
    assert list(zip(MATERIALS, JOBS, VALUE, strict=True)) == [
        ("Paper", "Clerk", 1),
        ("Stone", "Monk", 2),
        ("Cloth", "Tailor", 2),
        ("Clay", "Potter", 3),
        ("Metal", "Smith", 3),
    ]


@pytest.mark.rule("MOT-02")
def test_a_seat_sees_its_hand_and_all_open_cards_but_no_pickup():
    t = table(
        hand="Fan, Bench",
        assistants="Frog",
        opponent={"hand": "Cup", "task": "Vase", "sales": "Bell", "pickup": "Coin"},
    )

    me, other = t.state.view(0)["players"]
    assert me["hand"] == ["Fan", "Bench"]
    assert (other["hand"], other["hand_size"], other["pickup_size"]) == (None, 1, 1)
    assert (other["task"], other["sales"], other["pickup_known"]) == ("Vase", ["Bell"], [])
    assert t.state.view(1)["players"][1]["pickup_known"] == []


@pytest.mark.rule("MOT-03")
@pytest.mark.parametrize(("seats", "cards"), [(2, 54), (3, 54), (4, 108), (5, 108), (6, 108)])
def test_four_and_more_players_use_two_decks(seats, cards):
    state = GAME.start(seats, "decks")

    assert len(state.deck) == cards


# Set-up


@pytest.mark.rule("MOT-10")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_gets_five_cards_and_the_first_name_starts(seats):
    state = GAME.start(seats, "set-up")
    view = state.view(None)

    assert [player["hand_size"] for player in view["players"]] == [5] * seats
    assert len(view["floor"]) == seats
    assert view["deck"]["size"] == len(state.deck) - 5 * seats - seats - (seats - 1)


def revealed(seats, seed):
    """The names that the seats turned up, from the deck as it was shuffled."""
    options = GAME.complete(seats, {})
    order = vec[i64]([card % 54 for card in range(54 if seats < 4 else 108)])
    DealChance(GAME.purpose(seats, options), seed).shuffle(order)
    return [NAMES[order[5 * seats + seat]] for seat in range(seats)]


@pytest.mark.rule("MOT-10")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_start_player_revealed_the_first_name(seats):
    for number in range(10):
        names = revealed(seats, f"first {number}")
        state = GAME.start(seats, f"first {number}")

        assert sorted(state.view(None)["floor"]) == sorted(names)
        assert names[state.turn] == min(names)


@pytest.mark.rule("MOT-10")
def test_of_equal_names_the_lower_seat_starts():
    seeds = (f"equal {number}" for number in range(2000))
    seed = next(seed for seed in seeds if sorted(revealed(6, seed))[0] == sorted(revealed(6, seed))[1])

    names = revealed(6, seed)
    assert GAME.start(6, seed).turn == names.index(min(names))


@pytest.mark.rule("MOT-11")
def test_all_but_the_start_player_have_a_face_down_card():
    state = GAME.start(3, "face down")

    players = state.view(None)["players"]
    assert [player["face_down"] for player in players] == [seat != state.turn for seat in range(3)]
    assert [player["task"] for player in players] == [None] * 3


@pytest.mark.rule("MOT-11", "MOT-24")
def test_a_face_down_card_is_no_task_and_goes_to_the_floor():
    t = table(hand="Fan", face_down="Vase", opponent={"face_down": "Cup"})

    assert t.floor == "Vase"
    t.play("task Fan")
    assert t.state.view(None)["asks"]["task"]["owner"] == 0


@pytest.mark.rule("MOT-11")
def test_in_the_published_edition_the_start_player_has_one_too():
    state = GAME.start(3, "face down", edition="published")

    assert sum(player["face_down"] for player in state.view(None)["players"]) == 2
    assert len(state.view(None)["floor"]) == 4


# Morning


@pytest.mark.rule("MOT-20")
def test_more_than_five_cards_are_returned_to_the_bottom():
    t = table(hand="Fan, Doll, Crane, Vase, Cup, Bell, Coin")

    assert t.asked == "hand-limit"
    t.play("return Cup", "return Doll")

    assert t.asked == "new-task"
    assert t.deck_names[-2:] == ["Cup", "Doll"]


@pytest.mark.rule("MOT-20")
def test_five_cards_are_no_reason_to_return_any():
    assert table(hand="Fan, Doll, Crane, Vase, Cup").asked == "new-task"


@pytest.mark.rule("MOT-20")
def test_nothing_else_is_possible_before_the_limit_is_kept():
    t = table(hand="Fan, Doll, Crane, Vase, Cup, Bell")

    assert t.rule_against("task Fan") == "MOT-20"
    assert t.rule_against("return Ring") == "MOT-20"


@pytest.mark.rule("MOT-21")
def test_the_previous_task_goes_to_the_floor():
    t = table(task="Vase", hand="Fan")

    assert t.floor == "Vase"
    assert t.task is None


@pytest.mark.rule("MOT-22")
def test_morning_effects_come_in_any_order_each_once():
    t = table(left="Bowl, Umbrella, Daitoro", deck="Fan, Doll, Crane, Cup")

    assert t.legal == ["use Daitoro", "use Umbrella", "use Bowl", "done"]
    t.play("use Bowl", "use Umbrella")
    assert t.legal == ["use Daitoro", "done"]
    t.play("use Daitoro")

    assert (t.workplace, t.floor) == ("Fan", "Crane, Doll, Cup")
    assert t.asked == "new-task"


@pytest.mark.rule("MOT-23")
def test_a_task_is_a_hand_card_or_none():
    t = table(hand="Fan, Vase")

    assert t.legal == ["task Fan", "task Vase", "pray"]
    assert t.rule_against("task Bell") == "MOT-23"
    t.play("task Vase")

    assert (t.task, t.hand) == ("Vase", "Fan")


# Noon


@pytest.mark.rule("MOT-24")
def test_opponents_tasks_come_clockwise_before_the_own():
    t = table(4, turn=1, opponent={"hand": "Fan"}, third={"task": "Vase"}, fourth={}, task="Bench")

    t.play("task Fan")
    owners = []
    while t.state.turn == 1 and t.state.view(None)["asks"]["task"]:
        owners.append(t.state.view(None)["asks"]["task"]["owner"])
        t.play("pray")

    assert owners == [2, 0, 1]


@pytest.mark.rule("MOT-24", "MOT-38")
def test_empty_slots_and_prayers_are_skipped():
    t = table(3, hand="Fan", opponent={}, third={"task": "Vase"})

    t.play("task Fan")

    assert t.state.view(None)["asks"]["task"]["owner"] == 2


@pytest.mark.rule("MOT-25")
def test_without_a_task_there_is_one_prayer_and_no_more():
    t = table(hand="Fan", assistants="Vase, Cup", deck="Bell, Coin")

    t.play("pray")

    assert t.hand == "Fan, Bell"
    assert t.state.turn == 1


# Night


@pytest.mark.rule("MOT-26")
def test_night_effects_come_after_the_own_task():
    t = table(hand="Fan, Doll", left="Pinwheel")

    t.play("task Fan", "pray")

    assert t.legal == ["use Pinwheel", "done"]
    assert t.state.view(None)["part"] == "night"


@pytest.mark.rule("MOT-27")
def test_the_pickup_joins_the_hand_and_the_next_player_is_on_turn():
    t = table(3, hand="Fan", pickup="Vase", turn=0)

    t.play("pray")

    assert "Fan" in t.hand
    assert "Vase" in t.hand
    assert t.state.turn == 1


@pytest.mark.rule("MOT-27")
def test_it_is_only_the_turn_of_one():
    t = table(hand="Fan")

    assert t.state.why_not(1, 0).rule == "MOT-27"
    assert t.state.legal(1) == []
