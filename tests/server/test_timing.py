"""How much time everybody has left: live, by correspondence, with holidays and slow lines."""

from types import SimpleNamespace

import pytest

from sandtable.core.log import Entry
from sandtable.server.protocol.terms import ClockTerms
from sandtable.server.timing import DAY, Timing, read_times

LIVE = ClockTerms("live", minutes=5, seconds=10)
DAYS = ClockTerms("days", days=3, holidays=7)


def timing(terms, seats=2):
    made = Timing(terms, seats, lambda course: course.turn)
    made.begin(course(0))
    return made


def course(*turn, over=False):
    return SimpleNamespace(turn=turn, is_over=over)


def take(made, seat, at, *turn, text="act", delay=0):
    step = SimpleNamespace(entry=Entry(seat, at, text))
    made.times = made.after(step, course(*turn), delay)
    return made.times.left


def test_time_runs_for_who_is_on_turn_and_an_act_brings_seconds():
    made = timing(LIVE)

    assert take(made, 0, 60_000, 1) == [250_000, 300_000]
    assert take(made, 1, 65_000, 0) == [250_000, 305_000]


def test_minutes_alone_or_seconds_alone_are_a_clock():
    assert timing(ClockTerms("live", minutes=1, seconds=0)).times.left == [60_000, 60_000]
    assert timing(ClockTerms("live", minutes=0, seconds=20)).times.left == [20_000, 20_000]


@pytest.mark.parametrize(("delay", "spared"), [(0, 0), (120, 120), (90_000, 500)])
def test_a_slow_line_is_given_back_up_to_a_bound(delay, spared):
    assert take(timing(LIVE), 0, 60_000, 1, delay=delay)[0] == 250_000 + spared


def test_what_others_do_costs_the_one_on_turn_no_more_than_its_time():
    made = timing(LIVE)

    assert take(made, 1, 10_000, 0, text="/ask end", delay=400) == [290_000, 300_000]
    assert take(made, 0, 20_000, 1) == [290_000, 300_000]


def test_a_time_is_up_at_its_end_and_an_act_under_way_still_counts():
    made = timing(LIVE)

    assert made.next() == (300_500, 0)
    assert not made.is_up(0, 299_999)
    assert made.is_up(0, 300_100)
    assert not made.is_up(0, 300_100, allowance=200)
    assert made.is_up(0, 301_000, allowance=90_000)
    assert not made.is_up(1, 999_999), "not on turn"


def test_taking_back_and_acting_again_brings_no_time():
    made = timing(LIVE)
    take(made, 0, 1_000, 1)

    take(made, 0, 2_000, 0, text="/take-back 0")

    assert take(made, 0, 3_000, 1)[0] == 300_000 - 2_000 + 10_000


def test_by_correspondence_each_act_has_all_the_days():
    made = timing(DAYS)

    assert take(made, 0, 2 * DAY, 0) == [3 * DAY, 3 * DAY]
    assert take(made, 0, 4 * DAY, 1) == [3 * DAY, 3 * DAY]
    assert made.next() == (7 * DAY + 500, 1)


def test_by_correspondence_taking_back_brings_no_days():
    made = timing(DAYS)
    take(made, 0, 2 * DAY, 0)
    take(made, 0, 2 * DAY + 5, 1)

    assert take(made, 0, 2 * DAY + 9, 0, text="/take-back 1")[0] == DAY, "as little as there was in this turn"
    take(made, 0, 2 * DAY + 10, 1)
    assert take(made, 0, 2 * DAY + 20, 0, text="/take-back 1")[0] == DAY - 1
    take(made, 0, 2 * DAY + 30, 1)
    assert take(made, 1, 2 * DAY + 40, 0)[0] == 3 * DAY, "an act of another brings all the days"


def test_by_correspondence_a_stand_in_brings_no_days():
    made = timing(DAYS)

    take(made, 0, 2 * DAY, text="/stand-in level1")

    assert take(made, 0, 2 * DAY + 9, 0, text="/return")[0] == DAY


def test_times_that_were_kept_before_the_least_was_counted_go_on():
    made = timing(DAYS)
    kept = {name: value for name, value in vars(made.times).items() if name != "least"}

    made.times = read_times(kept)

    assert take(made, 0, DAY, 1) == [3 * DAY, 3 * DAY]
    assert made.times.least == [2 * DAY, 3 * DAY]


def test_holidays_rest_the_clock_and_are_counted():
    made = timing(DAYS)

    take(made, 0, DAY, 0, text="/holiday 5")

    assert made.times.holidays == [2, 7]
    assert made.next() == (DAY + 5 * DAY + 2 * DAY + 500, 0)
    assert take(made, 1, 4 * DAY, 0, text="/ask end")[0] == 2 * DAY
    assert made.next()[0] == 8 * DAY + 500, "what is said in between changes nothing"


def test_nobody_runs_out_where_no_clock_runs_or_the_game_is_over():
    assert timing(ClockTerms()).next() is None
    made = timing(LIVE)
    made.times = made.after(SimpleNamespace(entry=Entry(0, 5, "/resign")), course(over=True))
    assert made.next() is None


def test_times_are_kept_and_damaged_ones_are_noticed():
    made = timing(DAYS)

    assert read_times(vars(made.times)) == made.times
    with pytest.raises(ValueError, match="times"):
        read_times({"left": "all"})
