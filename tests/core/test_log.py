"""A game is its log: each entry is a step from one position to the next."""

import itertools

import pytest

import sandtable
from sandtable.core import course, log
from sandtable.core.course import Course
from sandtable.core.log import CLOCK, NO_ACTION, TICK, TICKED, Entry
from server.rush import RUSH

PATTERNS = sandtable.game("patterns")


def opening():
    """The first position of a game, and the entries of its first ten acts."""
    state, entries = PATTERNS.start(seed="log"), []
    after = state.copy()
    for number in range(10):
        seat = after.mover()
        entries.append(Entry(seat, 1000 * number, after.write(after.legal(seat)[0])))
        after.apply(seat, after.legal(seat)[0])
    return state, entries, after


def test_a_fold_carries_out_every_entry_in_turn():
    state, entries, after = opening()
    first = repr(state)

    steps = list(course.fold(state, entries, 2))

    assert [step.entry for step in steps] == entries
    assert [step.number for step in steps] == list(range(1, 11))
    assert all(one.after is other.before for one, other in itertools.pairwise(steps))
    assert repr(steps[-1].after) == repr(after)
    assert repr(state) == first, "the first position stays as it is"


def test_a_course_may_be_followed_in_parts():
    state, entries, after = opening()
    whole = Course(state, 2)
    first = list(whole.follow(entries[:4]))

    rest = list(whole.follow(entries[4:]))

    assert [step.number for step in [*first, *rest]] == list(range(1, 11))
    assert repr(whole.state) == repr(after)


def test_nothing_is_done_before_it_is_asked_for():
    state, entries, _ = opening()
    steps = course.fold(state, [*entries[:1], Entry(0, 0, "nonsense")], 2)

    assert next(steps).entry == entries[0]
    with pytest.raises(sandtable.Unreadable):
        next(steps)


def test_an_entry_against_the_rules_changes_nothing():
    state, entries, _ = opening()
    first = repr(state)

    with pytest.raises(sandtable.IllegalAction):
        Course(state, 2).step(Entry(1 - state.mover(), 0, entries[0].text))

    assert repr(state) == first


def test_an_act_makes_its_own_entry():
    state, entries, _ = opening()
    action = state.read(entries[0].text)

    step = log.act(state, 1, state.mover(), action, 70)

    assert step.entry == Entry(state.mover(), 70, entries[0].text)
    assert step == log.Step(1, step.entry, action, state, step.after)


def test_the_clocks_entries_tell_the_state_the_time():
    state = RUSH.start(seed="log", length="short")

    step = Course(state, 2).step(Entry(CLOCK, 400, TICK))

    assert (step.entry, step.action) == (Entry(CLOCK, 400, TICK), NO_ACTION)
    assert (step.before.round, step.after.round) == (1, 2)
    assert [course.seen(step, reader) for reader in (0, 1, None)] == [TICKED] * 3


def test_a_reader_sees_of_a_step_what_the_game_shows():
    state = RUSH.start(seed="log")

    step = Course(state, 2).step(Entry(1, 5, "whisper"))

    assert [course.seen(step, reader).act for reader in (0, 1, None)] == ["murmur", "whisper", "murmur"]
