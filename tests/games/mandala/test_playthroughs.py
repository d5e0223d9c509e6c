"""Finished games, kept as records: one for each way a game can end."""

from pathlib import Path

import pytest

import sandtable
from games.mandala.positions import GAME
from records import hashes
from sandtable.core import record as records
from sandtable.games.mandala.view import MandalaView

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
HASHES = hashes.kept(PLAYTHROUGHS)  # over the position after every act; a changed rule changes some


def text(name: str) -> str:
    return (PLAYTHROUGHS / f"{name}.txt").read_text()


def acts(name: str) -> list[str]:
    return [entry.text for entry in records.verify(text(name), sandtable.game).entries]


def views(name: str) -> list[MandalaView]:
    """What a bystander sees before each act and at the end."""
    record = records.read(text(name))
    before = [step.before.view(None) for step in records.replay(record, GAME)]
    return [*before, records.final_state(record, GAME).view(None)]


def outcome(name: str) -> sandtable.Outcome:
    return records.final_state(records.verify(text(name), sandtable.game), GAME).outcome()


def test_every_playthrough_is_tried_here():
    tried = {"sixth_card", "exhausted_deck", "stall_of_discards", "stall_of_passes", "tie_by_cup", "draw"}

    assert {file.stem for file in PLAYTHROUGHS.glob("*.txt")} == tried == set(HASHES)


@pytest.mark.parametrize("name", HASHES)
def test_every_position_is_as_it_was(name):
    assert hashes.of_positions(records.verify(text(name), sandtable.game), GAME) == HASHES[name]


@pytest.mark.rule("MAN-72")
def test_a_game_whose_sixth_river_card_comes_before_the_last_claims():
    assert outcome("sixth_card") == sandtable.Outcome((59, 58), (0,), "a sixth river card")
    full = [view for view in views("sixth_card") if max(map(len, view["rivers"])) == 6]
    assert [view["phase"] for view in full] == ["claiming"] * (len(full) - 1) + ["over"]
    assert len(full) > 2


@pytest.mark.rule("MAN-70")
def test_a_game_that_exhausts_the_deck_and_ends_with_the_next_destruction():
    assert outcome("exhausted_deck") == sandtable.Outcome((44, 56), (1,), "the deck was exhausted")
    phases = [view["phase"] for view in views("exhausted_deck") if view["exhausted"]]
    first_claim = phases.index("claiming")
    assert phases[:first_claim] == ["playing"] * first_claim
    assert phases[first_claim:] == ["claiming"] * (len(phases) - first_claim - 1) + ["over"]


@pytest.mark.rule("MAN-75")
def test_a_game_that_stalls_with_twenty_discards():
    assert outcome("stall_of_discards").reason == "a stall"
    assert [act.split()[0] for act in acts("stall_of_discards")[-20:]] == ["discard"] * 20


@pytest.mark.rule("MAN-71", "MAN-74", "MAN-75")
def test_a_game_in_which_all_cards_are_built_and_both_players_pass():
    assert outcome("stall_of_passes").reason == "a stall"
    assert acts("stall_of_passes")[-2:] == ["pass", "pass"]
    before = views("stall_of_passes")[-3]
    assert before["hand_sizes"] == [0, 0]
    assert before["deck"] == sum(before["discard"]) == 0


@pytest.mark.rule("MAN-81")
def test_a_tie_that_the_smaller_cup_wins():
    assert outcome("tie_by_cup").scores == (25, 25)
    assert outcome("tie_by_cup").winners == (1,)
    sizes = views("tie_by_cup")[-1]["cup_sizes"]
    assert sizes[1] < sizes[0]


@pytest.mark.rule("MAN-81")
def test_a_draw():
    assert outcome("draw").winners == (0, 1)
    assert len(set(views("draw")[-1]["cup_sizes"])) == 1


def test_a_record_edited_by_hand_is_found_out_with_its_line():
    lines = text("sixth_card").splitlines()
    number = next(n for n, line in enumerate(lines) if " build " in line)
    lines[number] = " ".join([*lines[number].split()[:3], "claim red"])

    with pytest.raises(sandtable.DamagedRecord, match=rf"line {number + 1}: MAN-60"):
        records.verify("\n".join(lines), sandtable.game)


@pytest.mark.rule("MAN-73")
def test_after_the_end_nobody_is_next():
    state = records.final_state(records.verify(text("draw"), sandtable.game), GAME)

    assert (state.actors(), state.mover(), state.next_mover()) == ([], -1, -1)
