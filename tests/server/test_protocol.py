"""What a page may say has bounds, and what it leaves out has a meaning."""

import json

import msgspec
import pytest

from sandtable.server import protocol
from sandtable.server.protocol import (
    Refused,
    alerts,
    duplicate,
    house,
    leaving,
    lessons,
    puzzles,
    remote,
    talk,
)
from sandtable.server.protocol.lessons import Words
from sandtable.server.protocol.slips import Habits
from sandtable.server.protocol.terms import ClockTerms, Seconds, Terms, Times

DAY = 24 * 3600
NUMBERS = {
    "an act's number": (protocol.Number, 0, None),
    "minutes for a game": (ClockTerms, "minutes", 0, 180),
    "seconds for an act": (ClockTerms, "seconds", 0, 180),
    "days for an act": (ClockTerms, "days", 1, 14),
    "days of holidays": (ClockTerms, "holidays", 0, 30),
    "how long others wait": (Seconds, 1, 30 * DAY),
    "days of one holiday": (leaving.Holiday, "days", 1, 30),
    "tables of a program": (remote.ChallengeRules, "tables", 1, 8),
    "acts that a program saw": (remote.ActWanted, "number", 0, None),
    "a program's seat": (remote.SeatTaken, "seat", 0, None),
    "how long is announced": (house.Announcement, "minutes", 0, 7 * 24 * 60),
    "deals of a match": (duplicate.MatchWanted, "deals", 1, 6),
    "a deal of a match": (duplicate.MatchGameWanted, "deal", 0, 5),
    "the first place": (duplicate.MatchGameWanted, "first", -1, 7),
    "the second place": (duplicate.MatchGameWanted, "second", -1, 7),
}
LENGTHS = {
    "an address": (alerts.DeviceGone, "endpoint", 1000),
    "a webhook": (alerts.AlertsWanted, "webhook", 1000),
    "the beginning of quiet hours": (alerts.QuietHours, "since", 5),
    "the end of quiet hours": (alerts.QuietHours, "until", 5),
    "a zone": (alerts.QuietHours, "zone", 64),
    "the key of a browser": (alerts.DeviceWanted, "p256dh", 200),
    "the secret of a browser": (alerts.DeviceWanted, "auth", 100),
    "the name of an alert": (alerts.AlertNamed, "name", 40),
    "a reason": (house.Close, "reason", 200),
    "an announcement": (house.Announcement, "text", 200),
    "somebody at a table": (talk.Mute, "who", 24),
    "a few words": (Words, "", 80),
}
LISTS = {
    "answers of a lesson": (lessons.LessonAttempt, "answers", 40),
    "acts of a puzzle": (puzzles.PuzzleAttempt, "acts", 120),
    "games of a program": (remote.ChallengeRules, "games", 40),
    "clocks of a program": (remote.ChallengeRules, "clocks", 3),
}
REST = {  # of a message, to be whole
    leaving.Holiday: {"type": "holiday", "table": "t"},
    house.Close: {"type": "close", "table": "t"},
    talk.Mute: {"type": "mute", "table": "t", "muted": True},
    remote.ActWanted: {"act": "stop"},
    house.Announcement: {"text": "Tea", "minutes": 5},
    duplicate.MatchWanted: {"game": "patterns"},
    duplicate.MatchGameWanted: {"deal": 0, "first": 0, "second": 0},
    alerts.QuietHours: {"since": "22:00", "until": "07:30", "zone": "UTC"},
    alerts.DeviceWanted: {"endpoint": "https://push", "p256dh": "key", "auth": "secret"},
}


def may_say(kind, name, value):
    """Whether a value is taken: as it is, or as a field of a message."""
    said = {**REST.get(kind, {}), name: value} if name else value
    try:
        msgspec.convert(said, kind)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize("what", NUMBERS)
def test_a_number_is_neither_too_small_nor_too_large(what):
    kind, *name, lowest, highest = NUMBERS[what]
    name = name[0] if name else ""

    assert [may_say(kind, name, number) for number in (lowest - 1, lowest)] == [False, True]
    if highest is not None:
        assert [may_say(kind, name, number) for number in (highest, highest + 1)] == [True, False]


@pytest.mark.parametrize("what", LENGTHS)
def test_a_text_is_not_too_long(what):
    kind, name, longest = LENGTHS[what]

    assert [may_say(kind, name, "x" * length) for length in (longest, longest + 1)] == [True, False]


@pytest.mark.parametrize("what", LISTS)
def test_a_list_is_not_too_long(what):
    kind, name, longest = LISTS[what]
    one = "live" if name == "clocks" else "x"

    assert [may_say(kind, name, [one] * length) for length in (longest, longest + 1)] == [True, False]


def test_a_message_has_at_most_4096_bytes():
    def of(size):
        frame = json.dumps({"type": "why", "table": ""})
        return frame.replace('""', f'"{"ü" * ((size - len(frame)) // 2)}{"x" * ((size - len(frame)) % 2)}"')

    assert len(of(4096).encode()) == 4096
    assert isinstance(protocol.read(of(4096)), protocol.Why)
    with pytest.raises(Refused, match="4097") as refused:
        protocol.read(of(4097))
    assert refused.value.code == "too-large"


def test_what_a_table_is_played_by_unless_somebody_says_otherwise():
    assert msgspec.to_builtins(Terms()) == {
        "clock": {"kind": "none", "minutes": 15, "seconds": 10, "days": 3, "holidays": 7},
        "absence": 300,
        "watching": "open",
        "talk": True,
        "rated": False,
        "same_deal": False,
    }


@pytest.mark.parametrize(
    ("kind", "said", "meant"),
    [
        (
            protocol.TableWanted,
            {"game": "g", "seats": []},
            {"private": False, "listed": False, "options": {}},
        ),
        (protocol.PlayWanted, {"game": "g"}, {"rated": False}),
        (Habits, {}, {"twice": True, "confirm": False, "single": False}),
        (remote.ChallengeRules, {}, {"tables": 4, "ask": False, "opponents": "everybody", "games": []}),
        (alerts.AlertsWanted, {}, {"mail": False, "webhook": "", "quiet": None}),
        (puzzles.PuzzleAttempt, {}, {"acts": [], "give_up": False, "unhurried": False}),
        (talk.Mute, {"type": "mute", "table": "t", "who": "w", "muted": True}, {"everywhere": False}),
        (protocol.Join, {"type": "join", "table": "t"}, {"changes": False, "language": None}),
        (protocol.Act, {"type": "act", "table": "t", "number": 0, "act": "a"}, {"careful": False}),
    ],
)
def test_what_is_left_out_has_a_meaning(kind, said, meant):
    assert meant.items() <= msgspec.to_builtins(msgspec.convert(said, kind)).items()


def test_a_seat_that_is_shown_is_nothing_special():
    seat = protocol.Seat("open", "", None, False, False, None)

    assert (seat.gone, seat.absent, seat.offered, seat.program, seat.provisional) == (False,) * 5


# Times

TIMES = Times(left=[5000, 7000, 9000], since=1000, running=[0, 1], rests=[0, 3000, 0], holidays=[1, 1, 1])


def test_a_time_runs_from_its_beginning_for_those_on_turn():
    assert [TIMES.left_at(seat, 1000) for seat in range(3)] == [5000, 7000, 9000]
    assert [TIMES.left_at(seat, 4000) for seat in range(3)] == [2000, 6000, 9000]
    assert TIMES.left_at(0, 500) == 5000, "a clock does not run back"


def test_holidays_come_first():
    assert [TIMES.rest(seat) for seat in range(3)] == [0, 2000, 0]
    assert TIMES.left_at(1, 3000) == 7000
    assert TIMES.left_at(1, 3001) == 6999


def test_whose_time_runs_out_first():
    assert TIMES.runs_out() == (6000, 0)
    assert Times([5000, 2500], 1000, [0, 1], [0, 3000], [0, 0]).runs_out() == (5500, 1)
    assert Times([5000, 7000], 1000, [], [0, 0], [0, 0]).runs_out() is None
