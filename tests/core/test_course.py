"""The course of a game: acts, ticks, and what people do to a game from outside of its rules."""

import pytest

import sandtable
from sandtable.core import course as courses
from sandtable.core import record as records
from sandtable.core.course import Course
from sandtable.core.log import Entry
from sandtable.core.record import Record

PATTERNS = sandtable.game("patterns")
MOTTAINAI = sandtable.game("mottainai")


def entries(game, seats, number):
    """The first acts of a game, each the first that is legal."""
    state = game.start(seats, "course")
    found = []
    for n in range(number):
        seat = state.mover()
        action = state.legal(seat)[0]
        found.append(Entry(seat, n, state.write(action)))
        state.apply(seat, action)
    return found


def course(log, game=PATTERNS, seats=2):
    found = Course(game.start(seats, "course"), seats)
    for _ in found.follow(log):
        pass
    return found


def positions(log):
    return [repr(step.after) for step in courses.fold(PATTERNS.start(2, "course"), log, 2)]


def test_taking_back_leads_to_an_earlier_position_and_erases_nothing():
    log = entries(PATTERNS, 2, 5)

    after = positions([*log, Entry(0, 9, "/take-back 3")])

    assert len(after) == 6
    assert after[5] == after[2]


def test_after_taking_back_the_game_goes_on_from_there():
    log = entries(PATTERNS, 2, 5)

    again = positions([*log, Entry(0, 9, "/take-back 3"), *log[3:]])

    assert again[6:] == again[3:5]


def test_what_was_taken_back_may_be_taken_back_to():
    log = [*entries(PATTERNS, 2, 5), Entry(0, 9, "/take-back 3")]

    after = positions([*log, Entry(0, 9, "/take-back 5")])

    assert after[6] == after[4]


@pytest.mark.parametrize("number", [5, 6, 99])
def test_nobody_can_go_back_to_what_has_not_been(number):
    with pytest.raises(sandtable.Unreadable, match=f"from entry 5 to entry {number}"):
        course([*entries(PATTERNS, 2, 5), Entry(0, 9, f"/take-back {number}")])


def test_nobody_can_go_back_for_ever(monkeypatch):
    monkeypatch.setattr(courses, "FURTHEST_BACK", 3)

    with pytest.raises(sandtable.Unreadable, match="from entry 5 to entry 1"):
        course([*entries(PATTERNS, 2, 5), Entry(0, 9, "/take-back 1")])


@pytest.mark.parametrize(
    ("word", "reason"), [("/resign", "@0 gave up"), ("/flag", "@0 ran out of time"), ("/leave", "@0 left")]
)
def test_of_two_players_the_other_wins(word, reason):
    outcome = course([*entries(PATTERNS, 2, 3), Entry(0, 9, word)]).outcome()

    assert (outcome.winners, outcome.scores, outcome.reason) == ((1,), (), reason)


def test_nothing_happens_after_the_end():
    log = entries(PATTERNS, 2, 4)

    with pytest.raises(sandtable.Unreadable, match="ended before"):
        course([*log[:3], Entry(0, 9, "/resign"), log[3]])


def test_with_three_players_the_others_play_on():
    log = entries(MOTTAINAI, 3, 4)

    after = course([*log, Entry(2, 9, "/leave")], MOTTAINAI, 3)

    assert (after.outcome(), after.staying(), after.gone) == (None, [0, 1], {2})


def test_with_three_players_the_last_one_wins():
    log = [*entries(MOTTAINAI, 3, 4), Entry(2, 9, "/leave"), Entry(0, 9, "/resign")]

    assert course(log, MOTTAINAI, 3).outcome().winners == (1,)


def test_who_left_cannot_win():
    after = course(entries(MOTTAINAI, 3, 4), MOTTAINAI, 3)
    after.gone = frozenset({1})

    outcome = after.without_gone(sandtable.Outcome((4, 9, 4), (1,), "the deck"))

    assert (outcome.winners, outcome.scores) == ((0, 2), (4, 9, 4))


def test_an_agreed_end_is_everybodys_and_a_called_off_game_is_nobodys():
    log = entries(PATTERNS, 2, 3)

    assert course([*log, Entry(1, 9, "/end")]).outcome().winners == (0, 1)
    assert course([*log, Entry(1, 9, "/abort")]).outcome().winners == ()


def test_a_bot_stands_in_until_its_person_is_back():
    log = [*entries(PATTERNS, 2, 3), Entry(1, 9, "/stand-in level3")]

    assert course(log).stand_ins == {1: "level3"}
    assert course([*log, Entry(1, 10, "/return")]).stand_ins == {}


@pytest.mark.parametrize("text", ["/dance", "/take-back", "/take-back x", "/stand-in", "/resign now", "/"])
def test_what_cannot_be_done_to_a_game_is_unreadable(text):
    with pytest.raises(sandtable.Unreadable, match="nothing that can be done"):
        course([Entry(0, 0, text)])


def test_a_seat_that_is_not_there_can_do_nothing():
    with pytest.raises(sandtable.Unreadable, match="no seat 2"):
        course([Entry(2, 0, "/resign")])


def test_a_copy_goes_on_by_itself():
    one = course(entries(PATTERNS, 2, 3))
    other = one.copy()

    other.advance(other.step(Entry(0, 9, "/resign")))

    assert one.outcome() is None
    assert other.is_over


def test_what_stands_of_a_log():
    log = [
        Entry(0, 0, "a"),
        Entry(1, 0, "b"),
        Entry(0, 0, "c"),
        Entry(0, 0, "/take-back 1"),
        Entry(1, 0, "d"),
    ]

    assert courses.standing(log) == [1, 5]


def test_a_record_with_entries_from_outside_is_written_read_and_verified():
    log = [*entries(PATTERNS, 2, 5), Entry(0, 9, "/take-back 3"), Entry(1, 12, "/resign")]
    record = Record("patterns", 2, {"start": "random"}, "course", entries=log)

    again = records.verify(record.write(), sandtable.game)

    assert again.entries == log
    assert [step.number for step in records.standing_acts(again, PATTERNS)] == [1, 2, 3]
    assert records.whole_course(again, PATTERNS).outcome().winners == (0,)


def test_an_entry_from_outside_is_seen_by_all_in_the_same_way():
    *_, step = courses.fold(PATTERNS.start(2, "course"), [Entry(1, 0, "/stand-in level3")], 2)

    shown = {str(courses.seen(step, reader)) for reader in (0, 1, None)}

    assert len(shown) == 1
    assert courses.seen(step, None).parts == {"value": "level3"}
