"""`sandtable arena` and `sandtable import`, used as a person would."""

import json
import sqlite3

import pytest

import sandtable
from sandtable import cli
from sandtable.core import record as records

MATCH = ["arena", "patterns", "--players", "random", "greedy", "--games", "4", "--seed", "7"]


def test_a_match_leaves_figures_records_a_picture_and_tables(tmp_path, capsys):
    names = ("result.json", "picture.svg", "records", "ratings.json", "games.db")
    result, picture, folder, ratings, database = (tmp_path / name for name in names)
    flags = ["--json", result, "--plot", picture, "--records", folder, "--ratings", ratings]

    status = cli.main([*MATCH, "--anchor", "random=1000", *map(str, flags), "--database", str(database)])

    out, err = capsys.readouterr()
    report = json.loads(result.read_text())
    assert status == 0
    assert "4 of 4 games" in err
    assert "patterns, 4 games, seed 7" in out
    assert report["command"][:3] == ["sandtable", "arena", "patterns"]
    assert report["match"]["seed"] == "7"
    assert report["versions"]["sandtable"] == sandtable.__version__
    assert [game["seats"] for game in report["games"][:2]] == [["random", "greedy"], ["greedy", "random"]]
    assert report["ratings"][0] == {"player": "random", "rating": 1000.0, "error": 0.0}
    assert json.loads(ratings.read_text())["patterns"]["random"] == {"rating": 1000, "error": 0}
    assert "<svg" in picture.read_text()
    written = sorted(folder.iterdir())
    assert [path.read_text() for path in written] == [game["record"] for game in report["games"]]
    assert out.count("/t/") == 4


def test_the_same_command_gives_the_same_games(tmp_path):
    for name in ("one", "two"):
        cli.main([*MATCH, "--json", str(tmp_path / name)])

    one, two = (json.loads((tmp_path / name).read_text())["games"] for name in ("one", "two"))
    for game in one + two:
        game.pop("seconds")
    assert one == two


def test_a_ladder_for_more_than_two_is_drawn_as_ratings(tmp_path, capsys):
    picture = tmp_path / "picture.png"
    players = ["--players", "random", "greedy~50", "greedy"]

    status = cli.main(["arena", "patterns", *players, "--games", "2", "--ladder", "--plot", str(picture)])

    assert status == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_sequential_test_states_its_bounds_and_verdict(capsys):
    players = ["--players", "greedy", "random", "--games", "200", "--seed", "1"]

    assert cli.main(["arena", "patterns", *players, "--sprt", "0", "200"]) == 0

    out = " ".join(capsys.readouterr().out.split())
    assert "elo1 accepted" in out
    assert "alpha=0.05 beta=0.05" in out
    assert "in (-2.94, 2.94)" in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena", "chess", "--players", "random", "greedy"], "there is no game 'chess'"),
        (["arena", "patterns", "--players", "random", "level9"], "has no bot 'level9'"),
        ([*MATCH, "--anchor", "search"], "the anchor 'search' does not play"),
        ([*MATCH, "--anchor", "random=high"], "a rating is a number, not 'high'"),
        ([*MATCH, "--sprt", "5", "0"], "elo0 must be below elo1"),
        ([*MATCH, "--workers", "0"], "at least one worker"),
    ],
)
def test_mistakes_get_a_sentence_and_status_2(arguments, sentence, capsys):
    assert cli.main(arguments) == 2
    assert sentence in capsys.readouterr().err


def recorded(tmp_path):
    folder = tmp_path / "records"
    cli.main([*MATCH, "--records", str(folder)])
    return sorted(folder.iterdir())[0]


def test_a_record_becomes_a_table_once(tmp_path, capsys):
    path, database = recorded(tmp_path), tmp_path / "games.db"
    capsys.readouterr()

    for _ in range(2):
        assert cli.main(["import", str(path), "--names", "Ann", "Ben", "--database", str(database)]) == 0

    first, second = capsys.readouterr().out.splitlines()
    assert first == second
    assert first.endswith("Ann – Ben")
    connection = sqlite3.connect(database)
    assert connection.execute("select over, awake from tables").fetchall() == [(1, 0)]
    entries = len(records.read(path.read_text()).entries)
    assert connection.execute("select count(*) from log").fetchone() == (entries,)


def test_an_unfinished_game_and_a_wrong_number_of_names_are_refused(tmp_path, capsys):
    path, database = recorded(tmp_path), str(tmp_path / "games.db")
    capsys.readouterr()

    assert cli.main(["import", str(path), "--names", "Ann", "--database", database]) == 2
    assert "2 seats, but there are 1 names" in capsys.readouterr().err
    lines = path.read_text().splitlines()
    path.write_text("\n".join(lines[:-2]))
    assert cli.main(["import", str(path), "--database", database]) == 2
    assert "only a finished game" in capsys.readouterr().err
