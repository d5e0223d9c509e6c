"""Finished games, kept as records: one for each way a game can end."""

from pathlib import Path

import pytest

import sandtable
from games.patterns.positions import GAME
from records import hashes
from sandtable.core import record as records

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
HASHES = hashes.kept(PLAYTHROUGHS)  # over the position after every act; a changed rule changes some


def phases(name: str) -> list[str]:
    """The phase before each act of a playthrough."""
    record = records.read((PLAYTHROUGHS / f"{name}.txt").read_text())
    return [step.before.view(None)["phase"] for step in records.replay(record, GAME)]


def verified(name: str) -> records.Record:
    return records.verify((PLAYTHROUGHS / f"{name}.txt").read_text(), sandtable.game)


def outcome(name: str) -> sandtable.Outcome:
    return records.final_state(verified(name), GAME).outcome()


def test_every_playthrough_is_tried_here():
    tried = {"draw", "last_flips", "last_flips_declined", "no_last_flips"}

    assert {file.stem for file in PLAYTHROUGHS.glob("*.txt")} == tried == set(HASHES)


@pytest.mark.parametrize("name", HASHES)
def test_every_position_is_as_it_was(name):
    assert hashes.of_positions(verified(name), GAME) == HASHES[name]


@pytest.mark.rule("PAT-50")
def test_a_game_in_which_nobody_has_a_flip_left():
    assert outcome("no_last_flips").scores == (47, 38)
    assert outcome("no_last_flips").winners == (0,)
    assert "flipping" not in phases("no_last_flips")


@pytest.mark.rule("PAT-51")
def test_a_game_that_ends_with_five_flips_in_a_row():
    assert outcome("last_flips").scores == (49, 29)
    assert phases("last_flips").count("flipping") == 5
    assert [entry.seat for entry in verified("last_flips").entries[-5:]] == [0] * 5


@pytest.mark.rule("PAT-51")
def test_a_game_whose_last_flips_are_declined():
    assert outcome("last_flips_declined").scores == (42, 28)
    assert verified("last_flips_declined").entries[-1].text == "stop"


@pytest.mark.rule("PAT-54")
def test_a_game_that_is_a_draw():
    assert outcome("draw").scores == (38, 38)
    assert outcome("draw").winners == (0, 1)


@pytest.mark.rule("PAT-50")
def test_after_the_end_nobody_is_next():
    state = records.final_state(verified("draw"), GAME)

    assert (state.actors(), state.mover(), state.next_mover()) == ([], -1, -1)
