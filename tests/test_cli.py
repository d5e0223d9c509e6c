"""The command line, used as a person would."""

import io
import json
from pathlib import Path

import pytest

import sandtable
from sandtable import cli
from sandtable.core.log import Entry
from sandtable.core.record import Record


def finished_record(seed="cli"):
    game = sandtable.game("patterns")
    state = game.start(seed=seed)
    entries = []
    while state.actors():
        seat = state.mover()
        action = state.legal(seat)[0]
        entries.append(Entry(seat, 10 * len(entries), game.write(state, action)))
        state.apply(seat, action)
    return Record("patterns", 2, {"start": "random"}, seed, entries=entries, scores=state.outcome().scores)


def test_version_says_how_the_rules_run(capsys):
    with pytest.raises(SystemExit):
        cli.main(["--version"])

    assert ("compiled" if sandtable.is_compiled() else "interpreted") in capsys.readouterr().out


def test_a_person_plays_in_the_terminal_to_the_end(monkeypatch, capsys):
    game = sandtable.game("patterns")
    state = game.start(seed="5", start="1")
    monkeypatch.setattr("builtins.input", lambda _: next(lines))

    def typed():
        yield from ("help", "acts", "why flip d4", "nonsense", "flip d4", "board", "rules")
        while True:
            yield from (f"flip {space}" for space in spaces)
            yield from (f"swap {space}" for space in spaces)
            yield from (f"establish {space}" for space in spaces)
            yield from ("bowl yellow", "bowl orange", "stop")

    spaces = list(state.view(None)["board"])
    lines = typed()
    status = cli.main(["play", "patterns", "--against", "random", "--seed", "5", "--option", "start=1"])

    out = capsys.readouterr().out
    assert status == 0
    assert "PAT-13: First choose your bowl token." in out
    assert "'nonsense' is not an act" in out
    assert any(verdict in out for verdict in ("You win, ", "You lose, ", "A draw, "))


def test_a_person_plays_mondo_alone_against_the_clock(monkeypatch, capsys):
    clock = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    monkeypatch.setattr("time.sleep", lambda seconds: clock.__setitem__(0, clock[0] + seconds))
    typed = iter(("ready", "par", "acts", "take 57", "turn", "place a1 0", "back", "out"))
    monkeypatch.setattr("builtins.input", lambda _: next(typed))

    assert cli.main(["play", "mondo", "--seed", "5"]) == 0

    out = capsys.readouterr().out
    assert clock[0] >= 3  # MON-12
    assert "You win, " in out or "You lose, " in out
    assert out.count("Par: ") == 2
    assert out.index("Par: ") < out.index("This board has them:")


def test_what_is_typed_after_the_time_is_up_ends_the_round_and_not_the_program(monkeypatch, capsys):
    clock = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    monkeypatch.setattr("time.sleep", lambda seconds: clock.__setitem__(0, clock[0] + seconds))
    typed = iter(("ready", "take 57", "place a1 0"))

    def late(prompt):
        line = next(typed)
        clock[0] += 10_000 if line.startswith("place") else 0
        return line

    monkeypatch.setattr("builtins.input", late)

    assert cli.main(["play", "mondo", "--seed", "5"]) == 0

    out = capsys.readouterr().out
    assert "The time was up before that." in out
    assert "You win, " in out or "You lose, " in out


def test_numbers_answer_in_the_terminal_and_rules_can_be_searched(monkeypatch, capsys):
    lines = iter(["rules pinwheel", "rules zeppelin", "1", *["acts", "1"] * 5000])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))

    assert cli.main(["play", "mottainai", "--against", "random", "--seed", "5"]) == 0

    told = capsys.readouterr().out
    assert "MOT-W-Pinwheel" in told
    assert "MOT-W-Crane" not in told
    assert "No rule has these words." in told
    assert "You chose" in told
    assert "points      Works" in told


def test_a_number_is_an_act_only_where_it_was_shown(monkeypatch, capsys):
    """Where there are too many acts to list them unasked, a slip of a finger is no move."""
    lines = iter(["1", "1", "acts", "1", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))

    assert cli.main(["play", "patterns", "--against", "random", "--seed", "5"]) == 0

    told = capsys.readouterr().out
    assert "'1' is not an act" in told
    assert "You established black on" in told.partition("'1' is not an act")[2]


def test_leaving_the_terminal_is_no_error(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    assert cli.main(["play", "patterns", "--against", "random"]) == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "patterns", "--against", "nobody"], "has no bot 'nobody'"),
        (["play", "patterns", "--seats", "5"], "is for 2 to 2 players"),
        (["play", "patterns", "--seat", "7"], "seat 7"),
        (["play", "patterns", "--option", "start=9"], "option start is one of"),
        (["play", "patterns", "--option", "start"], "NAME=VALUE"),
        (["verify", "no such file"], "there is no file no such file"),
    ],
)
def test_mistakes_get_a_sentence_and_status_2(arguments, sentence, capsys):
    assert cli.main(arguments) == 2
    assert sentence in capsys.readouterr().err


def test_verify_and_replay_a_record(tmp_path, capsys):
    path = tmp_path / "game.txt"
    path.write_text(finished_record().write())

    assert cli.main(["verify", str(path)]) == 0
    assert "as recorded" in capsys.readouterr().out
    assert cli.main(["replay", str(path)]) == 0
    assert str(finished_record().scores) in capsys.readouterr().out


def test_the_clock_is_named_in_a_replay(capsys):
    record = Path(__file__).parent / "records/mondo/1/solo_won.txt"

    assert cli.main(["replay", str(record)]) == 0

    out = capsys.readouterr().out
    assert "\n2. the clock: tick\n" in out
    assert "\n1. seat 0: ready\n" in out


def test_verify_names_the_damaged_line(tmp_path, capsys):
    lines = finished_record().write().splitlines()
    lines[8] = lines[8].rsplit(" ", 2)[0] + " flip a3"
    path = tmp_path / "game.txt"
    path.write_text("\n".join(lines))

    assert cli.main(["verify", str(path)]) == 1
    assert "line 9" in capsys.readouterr().out


def test_bench_writes_its_figures(tmp_path):
    target = tmp_path / "figures.json"

    assert cli.main(["bench", "--seconds", "0.01", "--games", "patterns", "--json", str(target)]) == 0

    figures = json.loads(target.read_text())["figures"]["patterns"]
    assert all(figures[row] > 0 for row in ("random", "driven", "copy", "imagine", "search"))
