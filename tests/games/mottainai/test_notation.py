"""Acts and positions as text, touched cards, and text that cannot be read."""

import pytest

from games.mottainai.positions import GAME, table
from sandtable import Unreadable


@pytest.mark.parametrize(
    "text",
    [
        "task Crane",
        "task Deck of Cards from assistants",
        "return Go Set",
        "sell Vase",
        "sell all Clay",
        "take Vase",
        "take task",
        "show Vase",
        "complete Vase left",
        "craft Deck of Cards right",
        "move Vase right",
        "seize Crane left",
        "discard Vase",
        "give Vase",
        "copy Vase",
        "keep Vase",
        "name Metal",
        "player 1",
        "top",
        "tailor",
        "pray",
        "left",
        "right",
        "clear floor",
        "fill floor",
        "done",
    ],
)
def test_acts_are_written_as_they_are_read(text):
    state = table(hand="Fan").state

    assert GAME.write(state, GAME.read(state, text)) == text
    assert GAME.read(state, text.upper()) == GAME.read(state, text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "crane",
        "task",
        "task Origami",
        "complete Vase",
        "player 9",
        "name Wood",
        "sell all",
        "take task now",
    ],
)
def test_other_texts_are_unreadable(text):
    with pytest.raises(Unreadable):
        GAME.read(table(hand="Fan").state, text)


def test_every_act_has_its_own_text():
    state = table(hand="Fan").state
    texts = [
        GAME.write(state, action) for action in range(GAME.action_count) if action % 56 < 54 or action > 1119
    ]

    assert len(set(texts)) == len(texts) - 54  # `use` does not tell the wing here


def test_a_work_in_both_wings_is_used_with_its_wing():
    t = table(4, hand="Fan", left="Bowl", right="Bowl")

    assert GAME.read(t.state, "use Bowl left") != GAME.read(t.state, "use Bowl right")
    assert t.legal == ["use Bowl left", "done"]


@pytest.mark.rule("MOT-W-Kite", "MOT-03")
def test_two_kites_are_told_apart_by_wing_and_by_what_they_copy():
    t = table(4, hand="Fan, Doll", left="Kite", right="Kite", opponent={"left": "Bowl"})

    assert t.legal == ["use Kite left", "use Kite right", "done"]
    t.play("use Kite right", "give Fan", "player 1", "copy Bowl")
    assert t.legal == ["use Kite", "use Kite as Bowl", "done"]
    t.play("use Kite", "give Doll", "player 1", "copy Bowl")

    assert sorted(t.legal) == ["done", "use Kite as Bowl", "use Kite as Bowl 2"]


def test_a_position_is_one_line_that_reads_back():
    t = table(hand="Robe, Fan", left="Kite", opponent={"left": "Bowl", "task": "Vase"}, floor="Cup")
    t.play("use Kite", "give Fan", "player 1", "copy Bowl")
    line = GAME.write_position(t.state)

    again = GAME.read_position(line)

    assert GAME.write_position(again) == line
    assert again.view(0) == t.state.view(0)
    assert again.legal(0) == t.state.legal(0)


def broken(old: str, new: str) -> str:
    line = GAME.write_position(table(hand="Fan, Doll", floor="Cup").state)
    assert old in line
    return line.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("seats=2", "seats=9", "from 2 to 6"),
        ("seats=2", "seats=4", "no word 2.hand"),
        ("edition=pnp", "edition=new", "pnp or published"),
        ("turn=0", "turn=5", "from 0 to 1"),
        ("turn=0", "turns=0", "no word turn="),
        ("floor=Cup", "floor=Mug", "not the name of a card"),
        ("floor=Cup", "floor=-", "1 deck of 54 cards, not 53 cards"),
        ("floor=Cup", "floor=Fan", "is there"),
        ("waiting=new-task:0:0:0", "waiting=-", "ask seat 0 nothing"),
        ("waiting=new-task:0:0:0", "waiting=nap:0:0:0", "not a waiting step"),
        ("0.lacks=-", "0.lacks=Wood", "not a material"),
        ("0.hand=Doll,Fan", "0.hand=Doll,Fan 0.hand.1=Vase", "knower 1 knows"),
        ("bonus=0", "bonus=0 luck=3", "no word of a position"),
    ],
)
def test_a_bad_position_says_what_is_wrong(old, new, told):
    with pytest.raises(Unreadable, match=told):
        GAME.read_position(broken(old, new))


def test_positions_for_other_numbers_of_decks_are_refused():
    line = GAME.write_position(table(hand="Fan").state)
    words = dict(word.split("=") for word in line.split())
    for key in [key for key in words if key.startswith("1.")]:
        words |= {key.replace("1.", "2."): "-", key.replace("1.", "3."): "-"}
    words["seats"] = "4"

    with pytest.raises(Unreadable, match="4 players have 2 decks of 54 cards, not 54 cards"):
        GAME.read_position(" ".join(f"{key}={value}" for key, value in words.items()))


# What a touch means


@pytest.mark.parametrize(
    ("target", "act"), [("Fan", "task Fan"), ("Vase", "task Vase"), ("deck", "top"), ("player 1", "player 1")]
)
def test_touching_a_card_means_the_act_that_is_asked(target, act):
    t = table(hand="Fan", floor="Vase")

    assert GAME.meant(t.state, 0, target) == GAME.read(t.state, act)


def test_touching_a_card_prefers_a_legal_act():
    t = table(hand="Bell, Scroll")
    t.play("task Bell")

    assert GAME.meant(t.state, 0, "Scroll") == GAME.read(t.state, "complete Scroll left")
    assert t.rule_against(GAME.write(t.state, GAME.meant(t.state, 0, "Vase"))) == "MOT-36"


def test_numbers_of_a_waiting_step_fit_the_compiled_rules():
    line = GAME.write_position(table(hand="Fan").state)

    with pytest.raises(Unreadable, match="are too big"):
        GAME.read_position(line.replace("new-task:0:0:0", f"new-task:0:0:{2**56}"))
    assert GAME.read_position(line.replace("new-task:0:0:0", f"new-task:0:0:{2**56 - 1}"))
