"""Questions name their cause; log lines tell what happened, and no more than their reader saw."""

import pytest

from games.mottainai.table import GAME, table


def told(t, act: str, reader: int | None = None) -> str:
    """The log line of the next act, for a reader."""
    state = t.state
    seat, action = state.mover(), GAME.read(state, act)
    before, seen = state.view(reader), GAME.seen(state, seat, action, reader)
    state.apply(seat, action)
    return GAME.tell(before, state.view(reader), seat, seen)


def test_a_question_names_the_work_that_causes_it():
    t = table(hand="Bell, Statue, Bench", floor="Vase, Cup")

    t.play("task Bell", "complete Statue left", "show Bench")
    assert t.question == "You completed Statue: use Statue, or be done."
    t.play("use Statue")

    assert t.question == "Choose a card to move, because of Statue."


def test_a_question_tells_which_action_of_how_many():
    t = table(hand="Fan", assistants="Doll", workplace="Vase")

    t.play("task Fan")

    assert t.question == (
        "Your Clerk task, action 1 of 2: sell a card from your workplace, craft a Paper work, or pray."
    )


def test_others_are_told_what_the_player_on_turn_thinks_about():
    t = table(hand="Fan", left="Pinwheel, Bowl")

    assert GAME.question(t.state.view(1)) == "Player 0 is on turn: effects of Bowl."


def test_the_end_is_told():
    t = table(hand="Fan", deck="Bell", exact=True).play("pray")

    assert GAME.question(t.state.view(0)) == "The game is over: the deck is empty."


@pytest.mark.rule("MOT-41")
def test_a_return_is_told_to_others_without_its_card():
    t = table(hand="Robe, Fan, Doll, Crane")
    t.play("task Robe", "tailor")

    assert told(t, "return Fan", reader=1) == "returned a card"
    assert told(t, "return Doll", reader=0) == "returned Doll"


@pytest.mark.parametrize(
    ("acts", "line"),
    [
        (["task Fan"], "chose Fan as Clerk task"),
        (["pray"], "chose no task, but to pray"),
        (["task Fan", "pray"], "prayed and drew a card"),
        (["task Fan", "sell Vase"], "sold Vase"),
        (["task Fan", "craft Scroll left"], "crafted Scroll in the left wing"),
        (["task Cup", "take Bench"], "took Bench into the workplace"),
        (["task Frog", "take Bench"], "took Bench as an assistant"),
        (["task Robe", "tailor", "done"], "returned nothing and drew a card"),
    ],
)
def test_log_lines(acts, line):
    t = table(
        hand="Fan, Scroll, Cup, Frog, Robe",
        workplace="Vase",
        floor="Bench",
        assistants="Doll, Mask, Stool, Dice",
    )

    t.play(*acts[:-1])

    assert told(t, acts[-1]) == line


def test_a_log_line_names_the_cause():
    t = table(hand="Bell, Statue, Bench", floor="Vase, Cup")
    t.play("task Bell", "complete Statue left", "show Bench", "use Statue")

    assert told(t, "take Vase") == "took Vase because of Statue"


def test_the_terminal_shows_hands_only_to_their_owner():
    t = table(hand="Fan", floor="Vase", opponent={"hand": "Cup", "left": "Bowl"})

    mine, bystander = GAME.draw(t.state.view(0)), GAME.draw(t.state.view(None))

    assert "Paper: Fan" in mine
    assert "Cup" not in mine
    assert "Fan" not in bystander
    assert "Clay: Bowl" in bystander


@pytest.mark.parametrize(
    ("table_of", "acts", "line"),
    [
        ({"left": "Bowl"}, ["done"], "used no further effect"),
        ({"left": "Cup"}, ["pray", "done"], "used no effect"),
        ({"left": "Pinwheel"}, ["pray", "use Pinwheel", "return Fan", "done"], "left it at that"),
        (
            {"left": "Umbrella", "assistants": "Doll", "deck": "Crane"},
            ["use Umbrella", "done"],
            "sold no assistant",
        ),
        ({"left": "Fountain"}, ["task Fan", "use Fountain", "done"], "showed no further card"),
        (
            {"left": "Cloak", "workplace": "Bell"},
            ["task Fan", "craft Scroll left", "use Cloak", "done"],
            "completed nothing",
        ),
        ({"opponent": {"task": "Vase", "left": "Tower"}}, ["pray", "done"], "skipped the Potter task"),
        ({"opponent": {"task": "Vase", "left": "Mask"}}, ["pray", "done"], "left a Potter action unused"),
    ],
)
def test_being_done_is_told_by_what_was_asked(table_of, acts, line):
    t = table(hand="Fan, Scroll, Bench, Coin", **table_of)

    t.play(*acts[:-1])

    assert told(t, acts[-1]).startswith(line)


def test_the_terminal_tells_the_points_item_by_item_at_the_end():
    t = table(hand="Fan", left="Scroll", deck="Bell", exact=True).play("pray")

    assert "Works 1 + Covered sales 0 + Hand 0 + Scroll 3 = 4" in GAME.draw(t.state.view(1))


def test_a_log_line_does_not_name_a_work_twice():
    t = table(hand="Fan, Doll", left="Pinwheel").play("pray", "use Pinwheel", "return Fan")

    assert told(t, "use Pinwheel") == "used Pinwheel"
