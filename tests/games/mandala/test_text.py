"""Sentences: log lines by what their reader saw, questions, refusals."""

import pytest

from games.mandala.positions import GAME, play, table
from sandtable.core import course, log

READY = "b2g3p1/y3/o3"


def told(state, act, reader):
    """The log line of an act of whoever is to act."""
    step = log.act(state, 1, state.mover(), state.read(act), 0)
    seen = course.seen(step, reader)
    return GAME.tell(step.before.view(reader), step.after.view(reader), step.entry.seat, seen)


@pytest.mark.rule("MAN-11")
def test_only_who_drew_reads_which_cards():
    state = table(one="b1/-/-", seat0="r2/-/-/-", deck="rrb")

    assert told(state, "build 1 red", 0) == "built red into Mountain 1 and drew 1 black, 2 red"
    assert told(state, "build 1 red", 1) == "built red into Mountain 1 and drew 3 cards"
    assert told(state, "build 1 red", None) == "built red into Mountain 1 and drew 3 cards"


def test_a_discard_is_told_with_what_was_drawn():
    state = table(one="b1/-/-", seat0="r2/-/-/-", deck="rrb")

    assert told(state, "discard red 2", 0) == "discarded 2 red and drew 2 red"
    assert told(state, "discard red 1", 1) == "discarded 1 red and drew 1 card"


def test_a_draw_of_nothing_is_told():
    state = table(one="b1/-/-", seat0="r2/-/-/-", rest="cup")

    assert [told(state, "build 1 red", reader) for reader in (0, 1)] == [
        "built red into Mountain 1 and drew nothing"
    ] * 2


def test_completing_and_claiming_are_told():
    state = table(one=READY, two="b1/-/-", seat0="r2/-/-/g", seat1="b1/-/-/-", deck="yo")

    assert told(state, "grow 1 red 1", 1) == "grew 1 red in Field 1; Mandala 1 is complete"
    play(state, "grow 1 red 1")
    assert told(state, "claim green", 1) == "claimed 3 green to the Cup"
    play(state, "claim green")
    assert told(state, "claim black", 0) == "claimed 2 black: 1 to River place 1, 1 to the Cup"
    play(state, "claim black")
    last = told(state, "claim purple", 0)
    assert last == (
        "claimed 1 purple: 1 to River place 2; Mandala 1 is destroyed; "
        "new in its Mountain: 1 yellow, 1 orange"
    )


def test_a_claim_without_field_cards_is_told():
    state = table(one="b2g3p1y1o1/-/-", two="b1/-/-", seat0="r2/-/-/-")
    play(state, "grow 1 red 1", "claim green")

    assert told(state, "claim black", 0) == "claimed 2 black for the discard pile"


def test_a_destruction_without_fields_is_told():
    state = table(one="b2g3p1y1o1/-/-", two="b1/-/-", seat0="r2/-/-/-", deck="bbbyo")

    assert told(state, "build 1 red", 1) == (
        "built red into Mountain 1 and drew 3 cards; Mandala 1 is complete, but its Fields are empty: "
        "all is discarded; new in its Mountain: 1 yellow, 1 orange"
    )


def test_the_end_is_told():
    state = table(one="b1/-/-", course="0p", rest="cup")

    assert told(state, "pass", 0) == "passed with an empty hand; the game ends: a stall"


def test_questions_say_what_can_be_done():
    state = table(one=READY, two="b1/-/-", seat0="r2/-/-/-", seat1="b1/-/-/-", course="0x")

    assert GAME.question(state.view(0)).startswith("Build a Mountain")
    assert "ends the game" in GAME.question(state.view(0))
    assert GAME.question(state.view(1)) == "Your opponent is thinking."
    assert GAME.question(state.view(None)) == "A game is under way."
    play(state, "grow 1 red 1")
    assert GAME.question(state.view(0)).endswith("Mountain: 2 black, 3 green, 1 purple.")
    play(state, "claim green", "claim black", "claim purple")
    assert GAME.question(state.view(0)) == "The game is over: the deck was exhausted."


def test_who_claims_for_the_discard_pile_is_told_so():
    state = table(one="b2g3p1y1o1/-/-", two="b1/-/-", seat0="r2/-/-/-")
    play(state, "grow 1 red 1", "claim green")

    assert "discard pile" in GAME.question(state.view(1))


def test_an_empty_hand_is_asked_to_pass():
    assert GAME.question(table(one="b1/-/-").view(0)) == "Your hand is empty: pass."


@pytest.mark.parametrize(
    ("act", "sentence"),
    [
        ("build 1 green", "in Mandala 1 green lies in your opponent's Field"),
        ("grow 1 black 1", "in Mandala 1 black lies in its Mountain"),
        ("build 1 red", "in Mandala 1 red lies in your Field"),
        ("grow 1 red 4", "You have only 3 red in hand, not 4."),
        ("build 1 yellow", "You have no yellow card in hand."),
    ],
)
def test_a_refusal_says_why(act, sentence):
    state = table(one="b1/r1/g1", seat0="b1g1r3/-/-/-")

    assert sentence in state.why_not(0, GAME.read(state, act)).text


@pytest.mark.rule("MAN-30")
@pytest.mark.parametrize("action", [-1, GAME.action_count])
def test_a_number_that_is_no_act_is_refused_as_such(action):
    refused = table(one="b1/r1/g1", seat0="b1g1r3/-/-/-").why_not(0, action)

    assert refused.rule == "MAN-30"
    assert refused.text.startswith("There is no such act")


def test_every_refusal_has_a_rule_that_is_told():
    state = table(one="b1/r1/g1", seat0="b1g1r3/-/-/-", seat1="y1/-/-/-")

    for seat in (0, 1):
        refusals = [state.why_not(seat, action) for action in range(-1, GAME.action_count + 1)]
        assert {refusal.rule for refusal in refusals if refusal} <= set(GAME.rules)


def test_the_terminal_shows_the_own_side_below():
    state = table(one="b1/r1/g1", seat0="b1g1r3/y1p1/o2/o", seat1="y1/-/-/-")
    drawn = GAME.draw(state.view(0)).splitlines()

    assert drawn[0].startswith("seat 1")
    assert "  hand:  1 black, 1 green, 3 red" in drawn
    assert "  hand:  1 hidden" in drawn


@pytest.mark.rule("MAN-20", "MAN-41", "MAN-71")
@pytest.mark.parametrize(
    ("places", "question"),
    [
        (
            {"one": "b1/-/-", "two": "-/-/-", "seat0": "r2/-/-/-"},
            "Build a Mountain and draw, grow one of your Fields, or discard and redraw.",
        ),
        (
            {"one": "b1/-/-", "two": "-/-/-", "seat0": "r1/-/-/-"},
            "Build a Mountain and draw, or discard and redraw.",
        ),
        (
            {"one": "b1/r1/-", "two": "b1/r1/-", "seat0": "r2/-/-/-"},
            "Grow one of your Fields, or discard and redraw.",
        ),
        (
            {"one": "b1/-/r1", "two": "b1/-/r1", "seat0": "r2/-/-/-"},
            "Discard and redraw.",
        ),
        (
            {"one": "b1/-/-", "two": "-/-/-", "seat0": "r2/-/-/-", "rest": "cup"},
            "Build a Mountain, grow one of your Fields, or discard and redraw.",
        ),
    ],
)
def test_a_question_tells_every_way_that_there_is_and_no_other(places, question):
    assert GAME.question(table(**places).view(0)) == question


@pytest.mark.rule("MAN-74")
def test_who_has_no_cards_is_asked_to_pass_and_nobody_else():
    empty = table("b1/-/-", seat1="r2/-/-/-", rest="cup")
    full = table("b1/-/-", seat0="r2/-/-/-", rest="cup")

    assert GAME.question(empty.view(0)) == "Your hand is empty: pass."
    assert GAME.question(full.view(0)).startswith("Build a Mountain, ")
    assert GAME.question(full.view(1)) == "Your opponent is thinking."


@pytest.mark.rule("MAN-41")
def test_how_many_cards_may_be_grown_is_told():
    state = table("b1/-/-", seat0="r3/-/-/-")
    refusal = state.why_not(0, GAME.read(state, "grow 1 red 3"))

    assert (refusal.rule, refusal.text) == (
        "MAN-41",
        "One card must stay in your hand: of your 3 you may play 2.",
    )


@pytest.mark.rule("MAN-11")
@pytest.mark.parametrize("cups", ["open", "closed"])
def test_whether_cups_are_open_is_chosen_for_the_table(cups):
    assert GAME.start(seed="cups", cups=cups).view(None)["cups_shown"] == cups
