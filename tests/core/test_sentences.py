"""Seats in sentences are marks, until somebody shows them."""

import pytest

from sandtable.core.messages import speaking
from sandtable.core.sentences import capital, listed, mark, named, players


def test_a_mark_becomes_a_name():
    sentence = f"traded hands with {mark(1)}, not with {mark(0)}"

    assert sentence == "traded hands with @1, not with @0"
    assert named(sentence, ["Mira", "Jon"]) == "traded hands with Jon, not with Mira"


def test_a_name_that_looks_like_a_mark_stays_as_it_is():
    assert named("@0 waits for @1", ["@1", "Jon"]) == "@1 waits for Jon"


def test_a_mark_may_have_several_digits():
    assert named("@10", [f"player {seat}" for seat in range(11)]) == "player 10"


def test_where_nobody_has_a_name_seats_are_players():
    assert players(3) == ["player 0", "player 1", "player 2"]
    assert players(3, reader=1) == ["player 0", "you", "player 2"]


def test_a_sentence_begins_with_a_capital_letter():
    assert [capital("über Eck"), capital("3 cards"), capital("")] == ["Über Eck", "3 cards", ""]


@pytest.mark.parametrize(
    ("words", "told"),
    [(["Fan"], "Fan"), (["Fan", "Dice"], "Fan or Dice"), (["Fan", "Dice", "Cup"], "Fan, Dice or Cup")],
)
def test_words_in_a_list(words, told):
    assert listed(words, "or") == told


def test_lists_are_put_together_in_the_language_that_is_spoken():
    with speaking("de"):
        assert listed(["Fan", "Dice", "Cup"], "or") == "Fan, Dice oder Cup"
        assert listed(["Fan", "Dice"], "and") == "Fan und Dice"
