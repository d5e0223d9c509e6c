"""The table of acts: codes, notation both ways, labels and offers follow from it."""

import pytest

import sandtable
from sandtable.core.acts import Acts, Argument, Offer, Shown, Verb

COLOR = Argument("color", ("red", "dark blue"))
NUMBER = Argument("number", ("1", "2", "3"), "is not a number of tokens")
TAKE = Verb(0, "take {color}", "Take {color}", "took {color}", (COLOR,), ("heap {color}", "{color}"))
LAY = Verb(2, "lay {color} {number}", "Lay {number} {color}", "laid {number} {color}", (COLOR, NUMBER))
ALL = Verb(8, "take all", "Take all", "took them all", name="all")
ACTS = Acts(TAKE, LAY, ALL, examples="“take red” or “lay red 2”")


def test_codes_are_dense_and_the_last_argument_counts_fastest():
    texts = [ACTS.write(None, action) for action in range(ACTS.count)]

    assert texts == [
        "take red", "take dark blue",
        "lay red 1", "lay red 2", "lay red 3", "lay dark blue 1", "lay dark blue 2", "lay dark blue 3",
        "take all",
    ]  # fmt: skip


def test_every_act_is_read_as_it_was_written():
    assert [ACTS.read(None, ACTS.write(None, action)) for action in range(ACTS.count)] == list(range(9))


def test_letters_and_spaces_do_not_matter():
    assert ACTS.read(None, "  LAY  Dark   Blue 2 ") == 6


def test_a_table_refuses_a_code_that_does_not_follow():
    with pytest.raises(AssertionError, match="“take all” begins at 2, not at 8"):
        Acts(TAKE, ALL, examples="")


def test_a_table_refuses_two_verbs_of_one_name():
    with pytest.raises(AssertionError, match="two verbs are called “take”"):
        Acts(TAKE, Verb(2, "take all", "Take all", "took all"), examples="")


def test_the_most_literal_form_is_tried_first():
    """“take all” is not a color."""
    assert ACTS.read(None, "take all") == 8


def test_what_only_looks_literal_is_read_by_the_next_form():
    colors = Argument("color", ("all red", "red"))
    acts = Acts(
        Verb(0, "take {color}", "", "", (colors,)),
        Verb(2, "take all {number}", "", "", (NUMBER,), name="all"),
        examples="",
    )

    assert acts.read(None, "take all red") == 0
    assert acts.read(None, "take all 2") == 3


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("jump", "'jump' is not an act; write “take red” or “lay red 2”"),
        ("take", "'take' is not an act"),
        ("", "'' is not an act"),
        ("take green", "'green' is not a color; there are red, dark blue"),
        ("lay red 4", "'4' is not a number of tokens"),
        ("lay red 1 2", "'red 1' is not a color"),
    ],
)
def test_what_cannot_be_read_is_told_with_what_could(text, told):
    with pytest.raises(sandtable.Unreadable, match=told):
        ACTS.read(None, text)


@pytest.mark.parametrize("action", [-1, 9, 10**6])
def test_what_is_no_code_has_no_text(action):
    with pytest.raises(AssertionError, match=f"there is no act {action}"):
        ACTS.write(None, action)


def test_parts_are_the_arguments_by_name_and_numbers_are_numbers():
    assert ACTS.parts(None, 7) == {"color": "dark blue", "number": 3}
    assert ACTS.parts(None, 8) == {}


def test_targets_name_the_arguments():
    assert ACTS.targets(None, 1) == ["heap dark blue", "dark blue"]
    assert ACTS.targets(None, 8) == []


def test_an_act_is_told_afterwards_by_its_verb():
    assert ACTS.past(Shown("lay red 2", "lay", {"color": "red", "number": 2}, [])) == "laid 2 red"
    assert ACTS.past(Shown("take all", "all", {}, [])) == "took them all"


def test_a_position_may_have_words_of_its_own():
    class Renamed(Acts):
        def value(self, state, argument, n):
            return state[n] if argument is COLOR else argument.value(n)

        def meaning(self, state, argument, word):
            return state.index(word) if argument is COLOR else argument.read(word)

    acts = Renamed(TAKE, LAY, ALL, examples="")

    assert acts.write(["sun", "moon"], 4) == "lay sun 3"
    assert acts.read(["sun", "moon"], "lay moon 3") == 7
    assert acts.targets(["sun", "moon"], 1) == ["heap moon", "moon"]


def test_an_offer_is_an_act_in_words_with_what_it_touches():
    state = sandtable.game("patterns").start(seed="7f3a")
    state.apply(state.mover(), state.legal(state.mover())[0])
    action = state.read("establish d4")

    offer = next(offer for offer in state.offers(state.mover()) if offer.act == "establish d4")

    assert state.is_legal(state.mover(), action)
    assert isinstance(offer, Offer)
    assert (offer.verb, offer.targets) == ("establish", ["d4"])
    assert offer.parts["space"] == "d4"
    assert offer.label == f"Establish {offer.parts['placed']} on d4, take {offer.parts['taken']}"


@pytest.mark.parametrize("name", sandtable.games.NAMES)
def test_every_code_of_every_game_is_written_and_read(name):
    game = sandtable.game(name)
    state = game.start(seed="7f3a")
    texts = [state.write(action) for action in range(game.action_count)]

    read_again = [state.read(text) for text in texts if texts.count(text) == 1]

    assert game.action_count == game.acts.count == sum(verb.size for verb in game.acts.verbs)
    assert read_again == [action for action, text in enumerate(texts) if texts.count(text) == 1]
    assert len(read_again) > game.action_count // 2
