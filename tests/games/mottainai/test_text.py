"""Questions name their cause; log lines tell what happened, and no more than their reader saw."""

import pytest

from games.mottainai.positions import GAME, table


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

    assert t.question == "Take a card of the floor into your workplace, because of Statue."


def test_a_question_tells_which_action_of_how_many():
    t = table(hand="Fan, Scroll", assistants="Doll", workplace="Vase")

    t.play("task Fan")

    assert t.question == (
        "Your Clerk task, action 1 of 2: sell a card from your workplace, craft a Paper work, or pray."
    )


def test_others_are_told_what_the_player_on_turn_thinks_about():
    t = table(hand="Fan", left="Pinwheel, Bowl")

    assert GAME.question(t.state.view(1)) == "It is the turn of @0: effects of Bowl."


@pytest.mark.parametrize(
    ("table_of", "acts", "question"),
    [
        (
            {"hand": "Fan, Vase", "left": "Bell, Robe", "workplace": "Cup, Dice"},
            ["task Fan"],
            "Your Clerk task, action 1 of 1: sell a card from your workplace, sell all cards of one material there, "
            "sell the top card of the deck, or pray.",
        ),
        (
            {"hand": "Cup, Vase", "left": "Socks, Flute", "floor": "Fan", "opponent": {"left": "Doll"}},
            ["task Cup"],
            "Your Potter task, action 1 of 1: take a floor card into your workplace, take the top card of the deck, "
            "take one from an opponent, or pray.",
        ),
        (
            {"hand": "Bench, Vase", "left": "Sword", "opponent": {"assistants": "Doll"}},
            ["task Bench"],
            "Your Monk task, action 1 of 1: take one from an opponent, or pray.",
        ),
        (
            {"hand": "Fan", "left": "Doll, Sketch", "assistants": "Cup", "opponent": {"task": "Vase"}},
            [],
            "Choose your task from your hand, make one of your assistants your task, "
            "take the open task of an opponent, or pray.",
        ),
        ({"hand": "Cup, Fan"}, ["task Cup"], "Your Potter task, action 1 of 1: pray."),
        ({}, [], "Pray."),
        (
            {"hand": "Fan", "floor": "Vase", "opponent": {"task": "Bench", "left": "Mask"}},
            ["task Fan"],
            "The Monk task of @1, action 1 of 1: take a floor card as assistant, or leave it unused, because of Mask.",
        ),
        (
            {"hand": "Vase, Fan", "opponent": {"task": "Cup", "left": "Tower"}},
            ["task Fan"],
            "The Potter task of @1: show a Clay card, or be done and skip it, because of Tower.",
        ),
        (
            {"hand": "Fan, Bench", "opponent": {"task": "Cup", "left": "Tower"}},
            ["task Fan"],
            "The Potter task of @1: skip this task, because of Tower.",
        ),
        (
            {"hand": "Bell, Vase, Cup, Dice", "left": "Crane", "workplace": "Fan"},
            ["task Bell", "complete Vase left"],
            "Vase needs support, 2 to go: show a Clay card, or return a Paper card of your workplace instead.",
        ),
    ],
)
def test_a_question_tells_every_way_that_there_is_and_no_other(table_of, acts, question):
    assert table(**table_of).play(*acts).question == question


@pytest.mark.parametrize(
    ("table_of", "acts", "question"),
    [
        (
            {"hand": "Bell, Frog, Bench, Fan", "left": "Stool, Cloak", "assistants": "Coin"},
            ["task Bell", "complete Frog left", "show Bench"],
            "You completed Frog: use Stool or Cloak, or be done.",
        ),
        (
            {"hand": "Robe, Crane", "left": "Fan, Dice", "deck": "Cup, Vase", "exact": True},
            ["task Robe", "tailor"],
            "Before you tailor: use Dice, or be done.",
        ),
        (
            {"hand": "Robe, Crane", "left": "Figurine", "opponent": {"task": "Vase"}},
            ["task Robe"],
            "Before the Potter task: use none.",
        ),
    ],
)
@pytest.mark.rule("MOT-72")
def test_a_question_offers_only_works_that_can_be_used(table_of, acts, question):
    t = table(**table_of).play(*acts)

    assert t.question == question
    assert t.state.view(0)["asks"]["works"] == [act.removeprefix("use ") for act in t.legal if act != "done"]


def test_others_do_not_learn_from_a_question_what_the_hand_allows():
    t = table(hand="Robe, Crane", left="Figurine", opponent={"task": "Vase"}).play("task Robe")

    assert GAME.question(t.state.view(1)) == "It is the turn of @0: effects of Figurine."
    assert t.state.view(1)["asks"]["ways"] == []


@pytest.mark.parametrize(
    ("table_of", "acts", "subject"),
    [
        ({"hand": "Robe, Fan", "left": "Dice"}, ["task Robe", "tailor"], None),
        ({"hand": "Fan", "left": "Cup"}, ["pray"], None),
        ({"hand": "Bench, Frog", "left": "Flag"}, ["task Bench"], None),
        ({"hand": "Bell, Fan", "left": "Deck of Cards"}, ["task Bell", "complete Fan left"], "Fan"),
    ],
)
def test_a_question_is_about_a_card_only_where_there_is_one(table_of, acts, subject):
    t = table(**table_of).play(*acts)

    assert t.state.view(0)["asks"]["works"]
    assert t.state.view(0)["asks"]["subject"] == subject


@pytest.mark.rule("MOT-30")
def test_the_reason_for_the_number_of_actions_stays_as_it_was_counted():
    t = table(hand="Bench, Frog", assistants="Stool, Tower", workplace="Statue")
    t.play("task Bench")
    counted = t.state.view(0)["asks"]["task"]
    assert (counted["total"], counted["reasons"]) == (3, ["1", "2 by 2 Monks"])

    t.play("craft Frog left")

    assert t.state.view(0)["players"][0]["covered_jobs"] == ["Monk"]
    assert t.state.view(0)["asks"]["task"] == {**counted, "left": 2}


@pytest.mark.rule("MOT-30")
@pytest.mark.parametrize(
    ("table_of", "acts", "reasons"),
    [
        ({"hand": "Bench"}, ["task Bench"], []),
        (
            {"hand": "Bench", "assistants": "Frog", "left": "Stool"},
            ["task Bench"],
            ["1", "2 by a Monk, covered"],
        ),
        (
            {"hand": "Bench, Frog", "left": "Flag"},
            ["task Bench", "use Flag", "show Frog"],
            ["1", "1 by a shown card"],
        ),
        (
            {"hand": "Fan", "left": "Doll", "opponent": {"task": "Vase"}},
            ["player 1"],
            ["1", "1 by the borrowed task"],
        ),
        (
            {"hand": "Fan, Bench, Frog", "left": "Fountain", "assistants": "Doll"},
            ["task Fan", "use Fountain", "show Bench", "done"],
            ["1", "2 by 2 Clerks"],
        ),
    ],
)
def test_where_actions_come_from(table_of, acts, reasons):
    assert table(**table_of).play(*acts).state.view(1)["asks"]["task"]["reasons"] == reasons


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
        (["pray"], "chose to pray instead of a task and drew a card"),
        (["task Fan", "pray"], "prayed and drew a card"),
        (["task Fan", "sell Vase"], "sold Vase"),
        (["task Fan", "craft Scroll left"], "crafted Scroll in the left wing"),
        (["task Cup", "take Bench"], "took Bench into the workplace"),
        (["task Frog", "take Bench"], "took Bench as an assistant"),
        (["task Robe", "tailor", "done"], "returned nothing more and drew a card"),
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


@pytest.mark.parametrize(
    ("table_of", "acts", "line"),
    [
        ({"left": "Gong"}, ["pray", "use Gong"], "used Gong and drew 3 cards"),
        ({"left": "Bell", "deck": "Vase"}, ["task Doll", "top"], "sold Vase, the top card of the deck"),
        (
            {"left": "Socks", "deck": "Vase"},
            ["task Cup", "top"],
            "took Vase, the top card of the deck, into the workplace",
        ),
        ({"left": "Bowl", "deck": "Vase"}, ["use Bowl"], "used Bowl and turned up Vase"),
        (
            {"left": "Dice", "deck": "Coin"},
            ["task Robe", "tailor", "use Dice"],
            "used Dice and turned up Coin",
        ),
        (
            {"left": "Fan", "deck": "Coin, Vase, Crane"},
            ["task Robe", "tailor", "use Fan"],
            "used Fan and turned up Crane, Vase and Coin",
        ),
        (
            {"left": "Daitoro", "deck": "Vase, Coin", "floor": "Bowl"},
            ["use Daitoro"],
            "used Daitoro and turned up Vase and Coin",
        ),
        (
            {"left": "Flute", "opponent": {"task": "Jar"}},
            ["task Doll", "player 1", "take task"],
            "took the task Jar of @1 into the workplace",
        ),
        (
            {"left": "Flute", "opponent": {"right": "Plane"}},
            ["task Bench", "player 1", "seize Plane right"],
            "took Plane from the right wing of @1 as an assistant",
        ),
        (
            {"left": "Puppet", "opponent": {"hand": "Coin, Pin"}},
            ["task Robe", "tailor", "use Puppet", "player 1"],
            "traded hands with @1 because of Puppet and drew 3 cards",
        ),
        ({"left": "Doll", "opponent": {"task": "Jar"}}, ["player 1"], "took the task Jar of @1"),
        (
            {"left": "Kite", "opponent": {"left": "Jar"}},
            ["use Kite", "give Doll", "player 1"],
            "gave Doll to @1 because of Kite",
        ),
    ],
)
def test_the_log_tells_what_all_saw(table_of, acts, line):
    hand = "Doll, Cup, Bench, Robe" if table_of["left"] != "Doll" else "Cup, Bench, Robe"
    t = table(hand=hand, **table_of)

    t.play(*acts[:-1])

    assert told(t, acts[-1]) == line


@pytest.mark.rule("MOT-W-Poem")
def test_the_log_tells_which_card_poem_completes():
    t = table(hand="Bell, Fan", left="Poem", deck="Vase").play("task Bell", "complete Fan left")

    assert told(t, "use Poem") == "used Poem and turned up Vase"
    assert told(t, "right") == "completed Vase, the top card of the deck, in the right wing because of Poem"


@pytest.mark.rule("MOT-W-Jar")
def test_the_log_tells_how_many_cards_jar_takes_from_whom():
    hands = {"opponent": {"hand": "Fan, Doll, Vase"}, "third": {"hand": "Plane"}}
    t = table(3, hand="Bell, Jar, Cup, Bowl", **hands)
    t.play("task Bell", "complete Jar left", "show Cup", "show Bowl", "use Jar")

    assert (
        told(t, "name Paper", reader=1)
        == "named Paper because of Jar and got 3 cards: 2 from @1 and 1 from @2"
    )


@pytest.mark.rule("MOT-27", "MOT-34")
def test_cards_drawn_at_the_end_of_a_turn_are_told():
    t = table(hand="Robe, Fan").play("task Robe", "tailor")

    assert told(t, "done") == "returned nothing more and drew 4 cards"
    assert t.state.turn == 1


@pytest.mark.rule("MOT-60")
def test_the_last_line_tells_why_the_game_ends():
    t = table(hand="Fan", deck="Bell", exact=True)

    assert told(t, "pray").endswith("and drew a card; the game ends: the deck is empty")


# Refusals


@pytest.mark.parametrize(
    ("table_of", "task", "act", "reason"),
    [
        (
            {"left": "Robe", "workplace": "Cup"},
            "task Fan",
            "sell all Clay",
            "You have only one Clay in your workplace.",
        ),
        ({"left": "Robe"}, "task Fan", "sell all Clay", "You have no Clay in your workplace."),
        ({}, "task Fan", "sell all Clay", "None of your works sells all cards of a material at once."),
        ({}, "task Fan", "top", "None of your works takes the top card of the deck with a Clerk action."),
        ({"left": "Sword"}, "task Bench", "player 1", "@1 has no more assistants than you."),
        ({"left": "Sword"}, "task Vase", "player 1", "@1 has no more cards than you in the workplace."),
        ({"left": "Flute"}, "task Vase", "player 1", "@1 has neither an open task nor a Paper work."),
        ({"left": "Flute"}, "task Vase", "player 0", "Choose an opponent."),
        ({}, "task Vase", "player 1", "None of your works takes cards from opponents with this action."),
        (
            {"left": "Crane", "workplace": "Doll"},
            "task Bell",
            "complete Coin left",
            "Coin needs 1 more Metal in your hand.",
        ),
        (
            {"left": "Crane", "workplace": "Doll"},
            "task Vase",
            "craft Jar left",
            "Jar needs 1 more Clay in your workplace.",
        ),
        ({}, "task Bench", "take Cup", "Cup does not lie on the floor."),
        ({}, "task Bench", "sell Cup", "Your Monk task, action 1 of 1: pray."),
    ],
)
@pytest.mark.rule("MOT-76")
def test_a_refusal_says_what_is_missing(table_of, task, act, reason):
    t = table(hand="Fan, Bench, Vase, Bell, Coin" if "Jar" not in act else "Fan, Vase, Jar", **table_of)
    t.play(task)

    assert t.state.why_not(0, GAME.read(t.state, act)).text == reason


def test_a_log_line_names_the_cause():
    t = table(hand="Bell, Statue, Bench", floor="Vase, Cup")
    t.play("task Bell", "complete Statue left", "show Bench", "use Statue")

    assert told(t, "take Vase") == "took Vase into the workplace because of Statue"


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
        ({"left": "Cup"}, ["pray", "done"], "used no further effect"),
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

    assert told(t, "use Pinwheel") == "used Pinwheel and drew a card"


def test_a_work_that_is_not_in_play_is_named_in_the_refusal():
    t = table(hand="Fan", left="Bowl")
    refusal = t.state.why_not(0, GAME.read(t.state, "use Umbrella"))

    assert (refusal.rule, refusal.text) == ("MOT-22", "Umbrella is not among your works.")


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        pytest.param("MOT-02", "so do the cards that players start with", marks=pytest.mark.rule("MOT-02")),
        pytest.param("MOT-41", "unless they lay open before", marks=pytest.mark.rule("MOT-41")),
        pytest.param("MOT-63", "whoever else is in it", marks=pytest.mark.rule("MOT-63")),
        pytest.param("MOT-W-Kite", "who has a work beside this one", marks=pytest.mark.rule("MOT-W-Kite")),
        pytest.param("MOT-W-Crane", "even where you could show", marks=pytest.mark.rule("MOT-W-Crane")),
        pytest.param("MOT-W-Jar", "face down into your pickup", marks=pytest.mark.rule("MOT-W-Jar")),
    ],
)
def test_the_rule_page_tells_what_was_untrue_once(rule, told):
    assert told in GAME.rules[rule]
