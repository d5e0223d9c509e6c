"""`sandtable games make`: every act is a row, and rows tell what the rules told."""

import json

import numpy as np
import pytest

import sandtable
from sandtable.cli import main
from sandtable.core.errors import OtherRules
from sandtable.dataset.reading import Games


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    target = tmp_path_factory.mktemp("data") / "games.parquet"
    words = ["games", "make", "mandala", "--players", "greedy", "random", "--games", "4", "--seed", "x"]
    assert main([*words, "--to", str(target)]) == 0
    return target


def test_the_file_says_what_it_is(path):
    games = Games(path)

    assert games.about["game"] == "mandala"
    assert games.about["rules"] == sandtable.game("mandala").version
    assert games.about["players"] == ["greedy", "random"]
    assert {row["game"] for row in games.rows(["game"])} == {0, 1, 2, 3}


def test_a_row_is_what_the_seat_knew_and_did(path):
    game = sandtable.game("mandala")
    for row in list(Games(path).rows())[::25]:
        view = json.loads(row["view"])
        state = game.imagine(view, sandtable.FastChance(1))
        assert view["seat"] == row["seat"]
        assert state.write(row["action"]) == row["text"]
        assert [n for n, legal in enumerate(row["mask"]) if legal] == state.legal(row["seat"])
        assert game.observation.layout(2).plain(state, row["seat"]) == row["observation"]


def test_parts_come_as_arrays(path):
    games = Games(path)
    parts = list(games.arrays(rows=50))

    assert sum(len(part["action"]) for part in parts) == len(games)
    assert all((part["mask"][np.arange(len(part["action"])), part["action"]] == 1).all() for part in parts)
    assert {float(result) for part in parts for result in part["result"]} <= {0.0, 0.5, 1.0}


def test_games_by_other_rules_are_refused(path, monkeypatch):
    monkeypatch.setattr(sandtable.game("mandala"), "version", 99)

    with pytest.raises(OtherRules, match="version 99"):
        Games(path)
