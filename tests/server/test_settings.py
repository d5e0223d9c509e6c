"""Settings: from a file, the environment and the command line; what is wrong is one sentence."""

from pathlib import Path

import pytest

from sandtable import cli
from sandtable.server.settings import BadSetting, Settings, choose, load


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Nothing is set, and no file is there."""
    monkeypatch.chdir(tmp_path)
    for name in ("DATABASE", "SECRET", "BOT_PAUSE", "REVIEW_SECONDS", "SETTINGS"):
        monkeypatch.delenv(f"SANDTABLE_{name}", raising=False)
    return tmp_path


def sources():
    return {one.name: (one.value, one.source) for one in choose()}


def test_without_a_word_everything_is_as_it_comes():
    assert load() == Settings()
    assert {source for _, source in sources().values()} == {"default"}


def test_the_environment_goes_over_the_file_and_the_command_line_over_both(folder, monkeypatch):
    (folder / "sandtable.toml").write_text('port = 1\nbot_pause = 2\nhost = "::"\ndatabase = "file.db"\n')
    monkeypatch.setenv("SANDTABLE_BOT_PAUSE", "3")
    monkeypatch.setenv("SANDTABLE_DATABASE", "environment.db")

    found = load(database="given.db", host=None)

    assert (found.port, found.bot_pause, found.host, found.database) == (1, 3.0, "::", "given.db")
    assert sources()["bot_pause"] == (3.0, "SANDTABLE_BOT_PAUSE")
    assert sources()["port"] == (1, "sandtable.toml")


def test_another_file_can_be_named(folder, monkeypatch):
    (folder / "other.toml").write_text("port = 7\n")
    monkeypatch.setenv("SANDTABLE_SETTINGS", str(folder / "other.toml"))

    assert load().port == 7


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({"BOT_PAUSE": "abc"}, "SANDTABLE_BOT_PAUSE is a number, not 'abc'."),
        ({"PORT": "many"}, "SANDTABLE_PORT is a whole number, not 'many'."),
        ({"PORT": "99999"}, "port is a number from 0 to 65535, not 99999."),
        ({"SECRET": "short"}, "secret has 16 characters or more"),
        ({"TRUSTED_PROXIES": "my proxy"}, "trusted_proxies are addresses with commas between them"),
        ({"BASE_PATH": "games/"}, "base_path is such as /games, not 'games/'."),
        ({"BOT_WORKERS": "0"}, "bot_workers is 1 or more, not 0."),
        ({"TABLES_OF_ADDRESS": "0"}, "tables_of_address is 1 or more, not 0."),
        ({"SETTINGS": "nowhere.toml"}, "The settings in nowhere.toml cannot be read"),
    ],
)
def test_what_is_wrong_is_a_sentence(variables, sentence, monkeypatch, capsys):
    for name, value in variables.items():
        monkeypatch.setenv(f"SANDTABLE_{name}", value)

    assert cli.main(["serve"]) == 2

    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_a_mistake_in_the_file_is_told(folder):
    (folder / "sandtable.toml").write_text("colour = 3\n")
    with pytest.raises(BadSetting, match="has a setting 'colour'; there are: host, port"):
        load()

    (folder / "sandtable.toml").write_text("port = = 3\n")
    with pytest.raises(BadSetting, match="cannot be read"):
        load()


def test_the_command_shows_all_but_the_secret(monkeypatch, capsys):
    monkeypatch.setenv("SANDTABLE_SECRET", "a very long secret")

    assert cli.main(["settings"]) == 0

    said = capsys.readouterr().out
    assert "a very long" not in said
    assert "secret                  (set)" in said
    for one in choose():
        assert one.name in said


def test_the_manual_tells_every_setting():
    manual = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()

    for one in choose():
        assert f"`{one.name}`" in manual
