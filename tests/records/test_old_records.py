"""Records of every version that a game's rules ever had: `<game>/<version>/*.txt`, never to be changed.

Whoever changes an act, a result or a deal counts `version` up and adds records of the new one. What was
played before is still replayed, or refused in a sentence that says so.
"""

import contextlib
from pathlib import Path

import pytest

import sandtable
from sandtable.core import record as records
from sandtable.games import NAMES

HERE = Path(__file__).parent
ALL = sorted(HERE.glob("*/*/*.txt"))


@pytest.mark.parametrize("name", NAMES)
def test_there_are_records_of_every_version(name):
    kept = {int(path.parent.name) for path in ALL if path.parent.parent.name == name}

    assert kept == set(range(1, sandtable.game(name).version + 1))


@pytest.mark.parametrize("path", ALL, ids=lambda path: str(path.relative_to(HERE)))
def test_a_record_is_replayed_or_refused_in_a_sentence(path):
    text = path.read_text()
    kept, game = records.read(text), sandtable.game(path.parent.parent.name)

    assert (kept.game, kept.rules) == (game.name, int(path.parent.name))
    assert kept.scores is not None, "it is a whole game"
    if kept.rules == game.version:
        assert records.verify(text, sandtable.game) == kept
    else:
        with contextlib.suppress(sandtable.OtherRules):
            records.verify(text, sandtable.game)


@pytest.mark.parametrize("name", NAMES)
def test_none_would_be_called_damaged_if_the_rules_changed_tomorrow(name, monkeypatch):
    game = sandtable.game(name)
    deal = game.deal
    today = [path.read_text() for path in sorted((HERE / name / str(game.version)).iterdir())]
    monkeypatch.setattr(game, "version", game.version + 1)
    assert all(records.verify(text, sandtable.game).rules < game.version for text in today)

    monkeypatch.setattr(game, "deal", lambda seats, options, chance: deal(seats, options, another(chance)))
    for text in today:
        with pytest.raises(sandtable.OtherRules, match="it is whole, but it cannot be replayed"):
            records.verify(text, sandtable.game)


def another(chance):
    return sandtable.DealChance("tomorrow", chance.key.hex())
