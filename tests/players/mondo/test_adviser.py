"""Hints, reviews and pars of Mondo."""

import pytest

import sandtable
from players.mondo.matches import match
from sandtable.core.log import CLOCK
from sandtable.players import Budget
from sandtable.players.advice import adviser_of, at_a_glance, find_par, hints
from sandtable.players.mondo.adviser import win_chances

GAME = sandtable.game("mondo")
QUICK = Budget(seconds=0.1)


def started(seats, **options):
    state = GAME.start(seats, "advice", **options)
    for seat in range(seats):
        state.apply(seat, GAME.read(state, "ready"), 0)
    state.tick(3000)
    return state


def test_before_a_round_one_gets_ready():
    told = hints("mondo", GAME.start(2, "x").view(0), QUICK, 1)

    assert [hint.act for hint in told] == ["ready"]


@pytest.mark.parametrize("seats", [1, 2])
def test_three_tiles_are_named_with_their_spaces_and_reasons(seats):
    state = started(seats)

    told = hints("mondo", state.view(0), QUICK, 1)

    assert len(told) == 3
    for hint in told:
        assert hint.action in state.legal(0)
        assert hint.act.startswith("take ")
        assert " for " in hint.text
        assert hint.why
        assert 0 <= hint.win_chance <= 1
    assert len({hint.act for hint in told}) == 3
    assert ("brings" in " ".join(hint.why for hint in told)) == (seats > 1), "alone, animals count nothing"


def test_the_hint_for_the_tile_in_hand_follows_from_the_one_before():
    state = started(2)
    for _ in range(12):
        told = hints("mondo", state.view(0), QUICK, 1)
        assert len({hint.act for hint in told}) == len(told)
        first = told[0]
        assert first.action in state.legal(0)
        state.apply(0, first.action, 4000)

    assert state.tiles_placed(0) >= 4
    assert state.view(0)["worlds"][0]["misconnections"] == []


def test_a_full_world_is_left_and_the_chip_is_named():
    state = started(2)
    for _ in range(200):
        first = hints("mondo", state.view(0), QUICK, 1)[0]
        if first.act == "out":
            break
        state.apply(0, first.action, 4000)

    assert first.act == "out"
    assert "chip is worth 4" in first.why
    assert state.tiles_placed(0) >= 22


def test_a_review_tells_the_chances_by_the_lead_and_the_better_tile():
    record = match(["planning", "gentle"], seed="review", minutes=1)

    acts = [told["en"] for told in at_a_glance(adviser_of("mondo"), record)]

    assert [act.number for act in acts] == [
        number for number, entry in enumerate(record.entries, start=1) if entry.seat != CLOCK
    ]
    assert all(sum(act.chances) == pytest.approx(1) for act in acts)
    takes = [act for act in acts if act.act.startswith("take")]
    assert all(act.best for act in takes)
    assert all(act.after_act <= act.win_chance + 1e-9 for act in takes)
    assert any(act.after_act < act.win_chance - 0.005 for act in takes if act.seat == 1)
    ends = [act.chances[0] for act in acts[-10:]]
    assert (min(ends) > 0.5) == (record.scores[0] > record.scores[1])


def test_a_lead_counts_for_more_the_less_is_to_come():
    state = started(2)
    early = win_chances(state, 0, 5.0)[0]
    state.round = 2
    late = win_chances(state, 0, 5.0)[0]

    assert 0.5 < early < late < 1


def test_alone_the_chance_falls_with_every_minus_point():
    state = started(1)

    chances = [win_chances(state, 0, more)[0] for more in (0.0, -2.0, -5.0)]

    assert chances == sorted(chances, reverse=True)


@pytest.mark.rule("MON-62")
def test_a_par_has_its_board():
    deal = GAME.start(1, "par").view(0)

    *_, found = find_par("mondo", deal, 1)

    assert found.share == 1.0
    board = found.view["worlds"][0]["tiles"]
    assert set(deal["worlds"][0]["tiles"].items()) <= set(board.items())
    assert 24 - len(board) <= -found.points <= 3
