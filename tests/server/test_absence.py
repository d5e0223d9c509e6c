"""Who is away from a table, by a clock that the tests move."""

import asyncio
from types import SimpleNamespace

import pytest

from sandtable.server import absence as absences
from sandtable.server.absence import Absence
from sandtable.server.clock import Clock
from sandtable.server.protocol import ClockTerms, Terms
from sandtable.server.store import Place
from sandtable.server.writer import Fenced
from server.test_table import course_of, seats_of

STARTED = 1_000_000
PATIENCE = 60_000


@pytest.fixture
def time(monkeypatch):
    """Stands still until a test moves it."""
    found = SimpleNamespace(now=STARTED + 500_000)
    monkeypatch.setattr(absences, "STARTED", STARTED)
    monkeypatch.setattr(absences.clock, "now", lambda: found.now)
    return found


def absence_of(*actors, people=(), clock="none", over=False):
    """Of mira, a bot, and nils."""
    seats = seats_of("person", "bot", "person")
    seats.places[2] = Place("person", "nils")
    seats.course = course_of(*actors)
    noted = []
    seats.store = SimpleNamespace(see=lambda *seen: note(noted, seen))
    terms = Terms(clock=ClockTerms(clock), absence=PATIENCE // 1000)
    history = SimpleNamespace(state=seats.course.state, over=over)
    changes = []
    audience = SimpleNamespace(
        history=history, seats=seats, terms=terms, people=set(people), table="t", clock=Clock()
    )
    found = Absence(audience, lambda: changes.append(set(seats.absent)))
    found.changes, found.noted = changes, noted
    return found


async def note(noted, seen):
    noted.append(seen)


def test_somebody_is_absent_who_went_away_longer_ago_than_the_table_waits(time):
    absence = absence_of(0)
    absence.seats.places[0].seen = time.now - PATIENCE
    assert absence.is_absent(0)

    time.now -= 1
    assert not absence.is_absent(0)


def test_time_before_the_game_does_not_count(time):
    for seen in (None, STARTED + 5):
        absence = absence_of(0)
        absence.seats.places[0].seen = seen
        absence.clock.zero = time.now - PATIENCE + 1
        assert not absence.is_absent(0)
        absence.clock.zero -= 1
        assert absence.is_absent(0)


def test_time_in_which_the_server_was_away_does_not_count(time):
    for seen in (None, 0, STARTED - 5):
        absence = absence_of(0)
        absence.seats.places[0].seen = seen
        time.now = STARTED + PATIENCE - 1
        assert not absence.is_absent(0)

        time.now = STARTED + PATIENCE
        assert absence.is_absent(0)


@pytest.mark.parametrize(
    "there",
    [
        {"actors": (2,)},
        {"actors": (0,), "people": ("mira",)},
        {"actors": (0,), "clock": "days"},
        {"actors": (0,), "over": True},
    ],
)
def test_nobody_is_absent_who_is_not_waited_for_or_is_there(time, there):
    actors = there.pop("actors")

    assert not absence_of(*actors, **there).is_absent(0)
    assert absence_of(0, 2, people=("nils",)).is_absent(0)
    assert not absence_of(0, 2, people=("nils",)).is_absent(2)


def test_a_bot_is_never_absent_nor_who_has_one_that_stands_in(time):
    absence = absence_of(0, 1)
    assert [absence.is_absent(seat) for seat in range(3)] == [True, False, False]

    absence.seats.course.stand_ins = {0: "quick"}
    assert not absence.is_absent(0)


def wait(alarm):
    return alarm.when() - asyncio.get_running_loop().time()


async def test_it_is_told_once_who_is_absent_and_looked_again_when_the_next_will_be(time):
    absence = absence_of(0, 2)
    absence.seats.places[0].seen = time.now - PATIENCE
    absence.seats.places[2].seen = time.now - PATIENCE + 40_000
    absence.look()
    absence.look()

    assert absence.changes == [{0}]
    assert 30 < wait(absence.alarm) <= 40.01
    absence.seats.places[0].seen = time.now - PATIENCE + 20_000
    absence.look()
    assert absence.changes == [{0}, set()]
    assert 10 < wait(absence.alarm) <= 20.01
    absence.stop()
    assert absence.alarm is None


async def test_where_all_are_absent_or_there_is_nothing_to_look_for(time):
    absence = absence_of(0, 2)
    absence.look()
    assert (absence.changes, absence.alarm) == ([{0, 2}], None)

    there = absence_of(0, 2, people=("mira", "nils"))
    there.look()
    assert (there.changes, there.alarm) == ([], None)


async def test_when_the_last_page_of_somebody_closes_it_is_noted(time):
    absence = absence_of(0)
    absence.left("mira")
    await absence.noting

    assert absence.seats.places[0].seen == time.now
    assert absence.noted == [("t", 0, time.now)]
    assert 50 < wait(absence.alarm) <= 60.01
    absence.stop()


@pytest.mark.parametrize(
    ("person", "more"), [("olga", {}), (None, {}), ("mira", {"people": ("mira",)}), ("mira", {"over": True})]
)
async def test_nothing_is_noted_of_those_who_do_not_sit_here_or_are_still_there(time, person, more):
    absence = absence_of(0, **more)
    absence.left(person)

    assert (absence.noting, absence.alarm) == (None, None)
    assert [place.seen for place in absence.seats.places] == [None] * 3


@pytest.mark.parametrize(("problem", "lines"), [(Fenced("t"), 0), (OSError("no disk"), 1)])
async def test_only_a_trouble_of_this_server_is_worth_a_line(time, caplog, problem, lines):
    async def see(*_):
        raise problem

    absence = absence_of(0)
    absence.seats.store.see = see
    absence.left("mira")
    await absence.noting
    absence.stop()

    assert len(caplog.records) == lines
