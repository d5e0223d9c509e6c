"""Who knows what: views remember what a seat really learned, and no more."""

import pytest

from games.mottainai.positions import GAME, table
from sandtable import FastChance


def known(t, reader: int | None, seat: int = 0, place: str = "hand") -> list[str]:
    return t.state.view(reader)["players"][seat][f"{place}_known"]


# Cards at the bottom of the deck


@pytest.mark.rule("MOT-41")
def test_the_owner_knows_returned_cards_in_their_order_until_they_are_drawn():
    t = table(hand="Robe, Fan, Doll", deck="Bell, Coin, Ring, Pin, Gong, Flute", exact=True)

    t.play("task Robe", "tailor", "return Fan", "return Doll")

    assert t.deck_names == ["Flute", "Fan", "Doll"]
    assert t.state.view(0)["deck"]["known"] == {"1": "Fan", "2": "Doll"}
    assert t.state.view(1)["deck"]["known"] == t.state.view(None)["deck"]["known"] == {}


@pytest.mark.rule("MOT-40", "MOT-41")
def test_a_known_card_stays_known_when_somebody_draws_it():
    t = table(
        hand="Robe, Fan, Doll, Crane",
        deck="Bell, Coin, Ring, Pin, Gong",
        exact=True,
        opponent={"hand": "Cup"},
    )
    t.play("task Robe", "tailor", "return Fan", "return Doll", "return Crane")

    t.play("pray", "pray")

    assert known(t, 0, 1) == ["Doll", "Fan"]
    assert known(t, None, 1) == []


@pytest.mark.rule("MOT-W-Tablet")
def test_open_cards_that_are_returned_are_known_to_all():
    t = table(hand="Bell, Tablet, Bench", floor="Vase, Cup")

    t.play("task Bell", "complete Tablet left", "show Bench", "use Tablet", "clear floor")
    t.play("return Vase", "return Cup")

    assert list(t.state.view(None)["deck"]["known"].values()) == ["Vase", "Cup"]


@pytest.mark.rule("MOT-W-Fan")
def test_cards_that_fan_turns_up_are_known_to_all_wherever_they_go():
    t = table(hand="Robe, Mask", left="Fan", deck="Bell, Bench, Vase, Cup")

    t.play("task Robe", "tailor", "use Fan")
    assert t.state.view(1)["deck"]["known"] == {"0": "Bell", "1": "Bench", "2": "Vase"}
    t.play("keep Vase", "return Bell")

    size = t.state.deck_size
    assert t.state.view(1)["deck"]["known"] == {"0": "Vase", str(size - 2): "Bell", str(size - 1): "Bench"}
    t.play("done")
    assert known(t, 1) == ["Vase"]


# Hands


@pytest.mark.rule("MOT-73")
def test_a_shown_card_is_known_until_it_is_played():
    t = table(hand="Bell, Bench, Frog", opponent={"hand": "Fan"})
    t.play("task Bell", "complete Bench left", "show Frog")
    assert known(t, 1) == known(t, None) == ["Frog"]

    t.play("pray", "pray", "task Frog")

    assert known(t, 1) == []


@pytest.mark.rule("MOT-41", "MOT-73")
def test_after_a_secret_return_nobody_is_sure_of_a_shown_card():
    """Whichever card was returned, the others see the same."""
    views = []
    for card in ("Frog", "Stool"):
        t = table(hand="Bell, Bench, Frog, Stool", left="Pinwheel", deck="Fan, Vase")
        t.play("task Bell", "complete Bench left", "show Frog", "use Pinwheel", f"return {card}")
        views.append(t.state.view(1))

    assert views[0] == views[1]
    assert views[0]["players"][0]["hand_known"] == []


@pytest.mark.rule("MOT-W-Jar")
def test_a_hand_that_jar_emptied_of_a_material_is_imagined_without_it():
    t = table(hand="Bell, Jar, Cup, Bowl", assistants="Coin", opponent={"hand": "Fan, Bench, Vase, Robe"})
    t.play("task Bell", "complete Jar left", "show Cup", "show Bowl", "use Jar", "name Paper")
    view = t.state.view(0)

    for seed in range(30):
        imagined = GAME.imagine(view, FastChance(seed)).view(1)["players"][1]["hand"]
        assert len(imagined) == 3
        assert not {card for card in imagined if GAME.read(t.state, f"task {card}") < 12}


@pytest.mark.rule("MOT-W-Jar", "MOT-W-Puppet")
def test_what_a_hand_is_known_to_lack_travels_with_it():
    """After Jar nobody but seat 0 has Paper. Then seat 1 trades its hand for that of seat 2."""
    hands = {"opponent": {"hand": "Fan, Bench, Robe", "left": "Puppet"}, "third": {"hand": "Doll, Vase, Cup"}}
    t = table(3, hand="Bell, Jar, Dice, Bowl", assistants="Coin", **hands)
    t.play("task Bell", "complete Jar left", "show Dice", "show Bowl", "use Jar", "name Paper", "pray")

    t.play("task Robe", "pray", "tailor", "use Puppet", "player 2")

    assert [player["hand_lacks"] for player in t.state.view(0)["players"]] == [[], [], ["Paper"]]
    assert t.of(2, "hand") == "Bench"
    for seed in range(20):
        imagined = GAME.imagine(t.state.view(0), FastChance(seed)).view(2)["players"][2]["hand"]
        assert GAME.read(t.state, f"task {imagined[0]}") >= 12


@pytest.mark.rule("MOT-W-Jar", "MOT-27")
def test_new_cards_end_what_jar_told():
    t = table(hand="Bell, Jar, Cup, Bowl", opponent={"hand": "Fan, Bench"})
    t.play("task Bell", "complete Jar left", "show Cup", "show Bowl", "use Jar", "name Paper")
    assert t.state.view(0)["players"][1]["hand_lacks"] == ["Paper"]

    t.play("pray", "pray")

    assert t.state.view(0)["players"][1]["hand_lacks"] == []


@pytest.mark.rule("MOT-36")
def test_whoever_is_about_to_show_support_is_imagined_with_it():
    t = table(hand="Bell, Vase, Cup, Dice, Fan", opponent={"hand": "Doll"})
    t.play("task Bell", "complete Vase left")
    view = t.state.view(1)

    for seed in range(30):
        imagined = GAME.imagine(view, FastChance(seed))
        hand = imagined.view(0)["players"][0]["hand"]
        assert "Vase" in hand
        assert sum(34 <= GAME.read(t.state, f"task {card}") < 44 for card in hand) >= 3


def clay_in_imagined_hands(t):
    """How many Clay cards others find in the hand of the player on turn, in many deals."""
    view = t.state.view(1)
    hands = [GAME.imagine(view, FastChance(seed)).view(0)["players"][0]["hand"] for seed in range(60)]
    return {sum(34 <= GAME.read(t.state, f"task {card}") < 44 for card in hand) for hand in hands}


@pytest.mark.rule("MOT-36", "MOT-W-Crane")
def test_support_that_paper_could_pay_is_imagined_or_not():
    t = table(hand="Bell, Vase, Cup, Dice, Fan", left="Crane", workplace="Scroll")
    t.play("task Bell", "complete Vase left")
    assert min(clay_in_imagined_hands(t)) == 2
    t.play("show Cup")

    assert min(clay_in_imagined_hands(t)) == 2, "Vase and Cup; the Paper may do the rest"


@pytest.mark.rule("MOT-36", "MOT-73")
def test_a_card_shown_before_is_support_that_is_there():
    t = table(hand="Bell, Vase, Cup, Dice, Fan", opponent={"task": "Jar", "left": "Tower"})
    t.play("task Bell", "show Dice", "pray", "complete Vase left")

    assert min(clay_in_imagined_hands(t)) == 3


@pytest.mark.rule("MOT-03", "MOT-73")
@pytest.mark.parametrize(
    ("places", "acts", "known"),
    [
        ({"hand": "Bench, Frog, Frog", "left": "Flag"}, "task Bench; use Flag; show Frog", ["Frog"]),
        ({"hand": "Fan, Bench, Bench", "left": "Fountain"}, "task Fan; use Fountain; show Bench", ["Bench"]),
        (
            {"hand": "Fan, Bench, Bench", "left": "Fountain"},
            "task Fan; use Fountain; show Bench; show Bench",
            ["Bench", "Bench"],
        ),
        ({"hand": "Bell, Vase, Vase, Cup, Dice"}, "task Bell; complete Vase left", ["Vase"]),
        ({"hand": "Bell, Fan, Fan"}, "task Bell; complete Fan left", []),
        ({"hand": "Vase, Jar, Jar", "workplace": "Bowl, Cup"}, "task Vase; craft Jar left", []),
        ({"hand": "Bell, Vase, Cup, Cup"}, "task Bell; complete Vase left; show Cup", ["Cup", "Vase"]),
        (
            {"hand": "Bell, Vase, Cup, Cup, Fan"},
            "task Bell; complete Vase left; show Cup; show Cup",
            ["Cup", "Cup"],
        ),
        (
            {"hand": "Doll, Doll", "left": "Kite", "opponent": {"left": "Jar"}},
            "use Kite; give Doll",
            ["Doll"],
        ),
        (
            {"hand": "Fan, Cup, Cup", "opponent": {"task": "Jar", "left": "Tower"}},
            "task Fan; show Cup",
            ["Cup"],
        ),
    ],
)
def test_of_two_alike_as_many_are_known_as_were_shown(places, acts, known):
    t = table(4, **places).play(*acts.split("; "))

    assert t.state.view(1)["players"][0]["hand_known"] == known
    assert t.state.view(None)["players"][0]["hand_known_to_all"] == known


@pytest.mark.rule("MOT-03", "MOT-40", "MOT-W-Jar")
def test_who_gave_two_alike_to_jar_knows_of_both_until_they_are_in_hand():
    t = table(4, hand="Bell, Jar, Cup, Bowl", opponent={"hand": "Vase, Vase, Fan"})
    t.play("task Bell", "complete Jar left", "show Cup", "show Bowl", "use Jar", "name Clay")

    assert t.state.turn == 1
    assert t.state.view(1)["players"][0]["hand_known"] == ["Bowl", "Cup", "Vase", "Vase"]
    assert t.state.view(2)["players"][0]["hand_known"] == ["Bowl", "Cup"]
    assert t.state.view(1)["players"][1]["hand"] == ["Fan"]


@pytest.mark.rule("MOT-27", "MOT-W-Jar")
def test_a_turn_without_a_new_card_changes_nothing_of_what_a_hand_is_known_to_lack():
    t = table(
        hand="Bell, Jar, Cup, Bowl",
        left="Curtain",
        opponent={"hand": "Fan, Doll, Vase", "workplace": "Scroll"},
    )
    t.play("task Bell", "complete Jar left", "show Cup", "show Bowl", "use Jar", "name Clay")
    assert t.state.view(0)["players"][1]["hand_lacks"] == ["Clay"]
    t.play("task Fan", "done", "sell Scroll")

    assert t.state.turn == 0
    assert t.state.view(0)["players"][1]["hand_lacks"] == ["Clay"]


@pytest.mark.rule("MOT-03", "MOT-W-Puppet")
def test_after_puppet_both_know_of_two_alike_that_they_had():
    t = table(4, hand="Robe, Fan, Fan", left="Puppet", opponent={"hand": "Vase, Vase, Cup"})
    t.play("task Robe", "tailor", "use Puppet", "player 1")

    assert t.state.view(1)["players"][0]["hand_known"] == ["Cup", "Vase", "Vase"]
    assert t.state.view(0)["players"][1]["hand_known"] == ["Fan", "Fan"]
    assert t.state.view(2)["players"][0]["hand_known"] == t.state.view(2)["players"][1]["hand_known"] == []


@pytest.mark.rule("MOT-03", "MOT-36")
def test_both_cards_of_a_name_that_are_shown_are_no_support_to_come():
    t = table(4, hand="Bell, Vase, Vase, Cup, Fan")
    t.play("task Bell", "complete Vase left", "show Vase")
    view = t.state.view(1)
    assert view["players"][0]["hand_known"] == ["Vase", "Vase"]

    for seed in range(30):
        hand = GAME.imagine(view, FastChance(seed)).view(0)["players"][0]["hand"]
        assert sum(34 <= GAME.read(t.state, f"task {card}") < 44 for card in hand) >= 3


@pytest.mark.rule("MOT-73")
def test_of_a_hand_that_is_imagined_its_owner_is_told_nothing_by_others():
    state = (
        table(hand="Vase, Fan", opponent={"task": "Cup", "left": "Tower"}).play("task Fan", "show Vase").state
    )

    for reader in (0, 1, None):
        words = GAME.write_position(GAME.imagine(state.view(reader), FastChance(1))).split()
        known = [word.partition("=")[0] for word in words if word.startswith("0.hand.")]
        assert known == ["0.hand.1", "0.hand.2"]


# The end


@pytest.mark.rule("MOT-61")
def test_hands_are_open_when_the_game_is_over():
    t = table(hand="Fan", opponent={"hand": "Cup"}, deck="Bell", exact=True)
    t.play("pray")

    assert t.state.view(None)["players"][1]["hand"] == ["Cup"]
    assert t.state.view(1)["players"][0]["pickup_known"] == []
