"""Finished games, kept as records: one for each way a game can end, with each number of players in both editions."""

from pathlib import Path

import pytest

import sandtable
from games.mottainai.positions import GAME
from records import hashes
from sandtable import cli
from sandtable.core import record as records

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
TABLES = [*(("pnp", seats) for seats in range(2, 7)), *(("published", seats) for seats in range(2, 6))]
REASONS = {
    "deck": "the deck is empty",
    "wing": "a wing is full",
    "cup": "a player ended the game",
    "turtle": "works of all five materials",
}
ENDS = {
    f"{edition}-{seats}-{end}": (edition, seats, reason)
    for edition, seats in TABLES
    for end, reason in REASONS.items()
}
HASHES = hashes.kept(PLAYTHROUGHS)  # over the position after every act; a changed rule changes some


def verified(name: str) -> records.Record:
    return records.verify((PLAYTHROUGHS / f"{name}.txt").read_text(), sandtable.game)


def last_state(name: str):
    return records.final_state(verified(name), GAME)


def test_every_playthrough_is_tried_here():
    tried = {"deck", "wing", "cup", "turtle", "six-works", "published", "two-decks", *ENDS}

    assert {file.stem for file in PLAYTHROUGHS.glob("*.txt")} == tried == set(HASHES)


@pytest.mark.parametrize("name", HASHES)
def test_every_position_is_as_it_was(name):
    assert hashes.of_positions(verified(name), GAME) == HASHES[name]


@pytest.mark.rule("MOT-60")
@pytest.mark.parametrize("name", ENDS)
def test_every_end_with_each_number_of_players_in_both_editions(name):
    edition, seats, reason = ENDS[name]
    record, last = verified(name), last_state(name)

    assert (record.options["edition"], record.seats) == (edition, seats)
    assert last.outcome().reason == reason


@pytest.mark.rule("MOT-60")
def test_a_game_that_ends_with_the_last_card_of_the_deck():
    last = last_state("deck")

    assert last.outcome().reason == "the deck is empty"
    assert last.view(None)["deck"]["size"] == 0


@pytest.mark.rule("MOT-60")
def test_a_game_that_ends_with_five_works_in_a_wing():
    last = last_state("wing")

    assert last.outcome().reason == "a wing is full"
    player = last.view(None)["players"][last.turn]
    assert max(len(player["left"]), len(player["right"])) == 5


@pytest.mark.rule("MOT-60", "MOT-W-Cup")
def test_a_game_that_cup_ends():
    record = verified("cup")

    assert last_state("cup").outcome().reason == "a player ended the game"
    assert record.entries[-1].text == "use Cup"


@pytest.mark.rule("MOT-W-Turtle")
def test_a_game_that_turtle_wins():
    last = last_state("turtle")

    assert last.outcome().reason == "works of all five materials"
    assert last.outcome().winners == (last.turn,)


@pytest.mark.rule("MOT-60")
def test_a_game_with_six_works_in_a_wing():
    last = last_state("six-works")

    player = last.view(None)["players"][last.turn]
    assert max(len(player["left"]), len(player["right"])) == 6


@pytest.mark.rule("MOT-03")
def test_games_with_two_decks_in_both_editions():
    assert len(last_state("two-decks").deck) == 108
    assert last_state("published").view(None)["edition"] == "published"
    assert len(last_state("published").deck) == 108


# Records that are refused


def damaged(name: str, old: str, new: str) -> str:
    text = (PLAYTHROUGHS / f"{name}.txt").read_text()
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("option edition=pnp", "option edition=v9", "edition is one of pnp, published"),
        ("option edition=pnp", "option decks=2", "number of decks follows from the players"),
        ("seats 2", "seats 7", "2 to 6 players"),
        ("1 ", "9 ", "act 1 is expected"),
    ],
)
def test_a_record_that_does_not_fit_says_why(old, new, told):
    text = damaged("wing", old, new) if old != "1 " else damaged("wing", "\n1 ", "\n9 ")

    with pytest.raises(sandtable.DamagedRecord, match=told):
        records.verify(text, sandtable.game)


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "told"),
    [
        ("wing", "edition=pnp", "edition=published", 5, "edition=pnp, not edition=published"),
        ("published", "edition=published", "edition=pnp", 5, "edition=published, not edition=pnp"),
        ("six-works", "six_works=True", "six_works=False", 6, "six_works=True, not six_works=False"),
        ("wing", "seats 2", "seats 4", 4, "for 2 players with one deck, not for 4 players with two decks"),
        (
            "two-decks",
            "seats 6",
            "seats 3",
            4,
            "for 6 players with two decks, not for 3 players with one deck",
        ),
    ],
)
def test_a_record_of_another_table_says_so(name, old, new, line, told):
    with pytest.raises(sandtable.DamagedRecord, match=told) as refused:
        records.verify(damaged(name, old, new), sandtable.game)

    assert refused.value.line == line


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_the_commands_refuse_a_record_of_another_edition(command, tmp_path, capsys):
    path = tmp_path / "other.txt"
    path.write_text(damaged("wing", "edition=pnp", "edition=published"))

    assert cli.main([command, str(path)]) != 0

    told = "".join(capsys.readouterr())
    assert "line 5: the acts are of a game with edition=pnp, not edition=published" in told


def test_a_record_with_an_impossible_act_says_which():
    with pytest.raises(sandtable.DamagedRecord, match="MOT-") as refused:
        records.verify(damaged("wing", "\n3 0 2000 pray", "\n3 0 2000 task Crane"), sandtable.game)

    assert refused.value.line == 11


def test_the_published_edition_has_no_six_players():
    with pytest.raises(sandtable.BadRequest, match="2 to 5 players"):
        GAME.start(6, "x", edition="published")


@pytest.mark.rule("MOT-60")
def test_after_the_end_nobody_is_next():
    state = last_state("pnp-2-cup")

    assert (state.actors(), state.mover(), state.next_mover()) == ([], -1, -1)
