"""A table without its house: seats, frames and the bots' turns, asked in the same process."""

import asyncio
import json
from types import SimpleNamespace

import pytest

from sandtable.core.course import Course
from sandtable.core.outcome import Outcome
from sandtable.players import BotInfo
from sandtable.server import turns
from sandtable.server.app import running
from sandtable.server.handles import Handles
from sandtable.server.names import guest_name
from sandtable.server.protocol import Refused, SeatWanted, TableWanted, Terms
from sandtable.server.seats import Seats, show_place, usual_bot
from sandtable.server.settings import Settings
from sandtable.server.store import Place
from sandtable.server.turns import FAILED, GONE, NOBODY_LOOKS, OTHERS_WATCH, PLAYERS_WAIT
from sandtable.server.visitors import Visitor
from server.rush import RUSH
from server.test_store import Ear

MIRA = Visitor("mira", "192.0.2.1")
BOTS = [
    BotInfo("quick", "Quick", "Acts at once.", 0.0),
    BotInfo("slow", "Slow", "Takes its time.", 0.0, paced=True),
]


@pytest.fixture
async def desk(tmp_path):
    """A server with the game of the tests, and bots whose thoughts the tests give."""
    settings = Settings(database=str(tmp_path / "table.db"), games={"rush": RUSH}, bots=lambda _: BOTS)
    async with running(settings) as opened:
        yield opened


class Wits:
    """Thinks for all bots: after so many seconds the first pebble left, or a whisper."""

    def __init__(self, seconds=0.0, act=None):
        self.seconds = seconds
        self.act = act
        self.delays = 0
        self.thoughts = []

    async def delay(self, thought, seed):
        self.delays += 1
        return self.seconds

    async def choose(self, thought, seconds, seed):
        self.thoughts.append(thought)
        await asyncio.sleep(0.01)
        owners = thought.view["owners"]
        return (owners.index(None) if None in owners else 3) if self.act is None else self.act


def seat(kind):
    return SeatWanted(kind) if kind in ("me", "open") else SeatWanted("bot", kind)


async def table_of(desk, *kinds, wits=None, **options):
    desk.tables.thinkers = wits or Wits(600)
    wanted = TableWanted("rush", [seat(kind) for kind in kinds], options)
    return await desk.tables.create(wanted, MIRA)


async def until(happened):
    async with asyncio.timeout(10):
        while not happened():
            await asyncio.sleep(0.005)


# Seats


class Moving:
    """A state in which some are to move, a clock may run, and the game may be over."""

    def __init__(self, *actors, deadline=None, outcome=None):
        self.actors = lambda: list(actors)
        self.deadline = lambda: deadline
        self.outcome = lambda: outcome


def course_of(*actors, number=0, **state):
    course = Course(Moving(*actors, **state), 3)
    course.number = number
    return course


def seats_of(*kinds):
    places = {"person": Place("person", "mira"), "bot": Place("bot", bot="quick"), "open": Place("open")}
    store = SimpleNamespace(handles=Handles("a secret"))
    bots = {info.name: info for info in BOTS}
    return Seats("t", [places[kind] for kind in kinds], store, bots, course_of())


def test_one_bot_among_several_who_may_act_keeps_a_table_awake():
    assert seats_of("person", "bot", "person").wakes(course_of(0, 1, 2))
    assert seats_of("bot", "person", "person").progress(course_of(0, 1, 2)).awake


def test_where_only_people_are_to_move_or_nobody_waits_a_table_may_sleep():
    assert not seats_of("person", "bot", "person").wakes(course_of(0, 2))
    assert not seats_of("bot", "bot").wakes(course_of(0, 1))
    assert seats_of("bot", "bot").wakes(course_of(0, 1, deadline=5))


def test_a_table_that_is_over_or_incomplete_sleeps():
    over = Outcome((1, 0), (0,), "time is up")

    assert not seats_of("person", "bot").progress(course_of(1, deadline=5, outcome=over)).awake
    assert not seats_of("open", "bot").progress(course_of(1, deadline=5)).awake
    found = seats_of("person", "bot").progress(course_of(1, deadline=5, number=4))
    assert (found.number, found.turn, found.over, found.awake) == (4, [1], False, True)


def test_who_has_no_name_sits_nowhere_though_open_seats_have_none_either():
    seats = seats_of("open", "bot")

    assert seats.of(None) is None
    with pytest.raises(Refused, match="You do not sit at this table"):
        seats.own(None)


def test_seats_are_shown_with_who_is_there_and_which_one_is_yours():
    seats = seats_of("person", "bot", "open")
    seats.set_trouble(1, "It sleeps.")

    person, bot, free = seats.shown(0, {"mira"})
    assert (person.kind, person.online, person.you, person.trouble) == ("person", True, True, None)
    assert (bot.kind, bot.name, bot.bot, bot.online, bot.you) == ("bot", "Quick", "quick", False, False)
    assert bot.trouble == "It sleeps."
    assert (free.kind, free.name, free.online, free.you) == ("open", "", False, False)
    away = seats.shown(2, set())
    assert [(one.online, one.you) for one in away] == [(False, False)] * 3
    seats.set_trouble(1, None)
    assert seats.shown(None, set())[1].online


def test_a_seat_is_shown_with_what_is_known_of_its_person():
    handles = Handles("a secret")

    def shown(*place, **more):
        return show_place(Place(*place, **more), {info.name: info for info in BOTS}, handles, False, False)

    rated = shown("person", "mira", name="Mira", mean=1234.5, deviation=130.5)
    assert (rated.name, rated.rating, rated.provisional, rated.program) == ("Mira", 1234, True, False)
    assert rated.person == handles.of("mira")
    assert not shown("person", "mira", mean=1234.5, deviation=130.0).provisional
    assert not shown("person", "mira", mean=1234.5).provisional
    assert shown("person", "mira").rating is None
    assert shown("person", "mira").name == guest_name("mira")
    assert shown("person", "bot~deep").program
    twin = shown("twin")
    assert (twin.kind, twin.online, twin.you, twin.person) == ("person", True, False, None)
    kept = shown("open", invited="nils", name="Nils")
    assert (kept.kind, kept.name, kept.person, kept.online) == ("open", "Nils", handles.of("nils"), False)
    assert shown("open", invited="nils").name == guest_name("nils")
    assert shown("open").person is None
    assert shown("bot", bot="level9").name == "level9", "a bot that is not here any more"


@pytest.mark.parametrize(
    ("bots", "usual"), [("", None), ("a", "a"), ("ab", "b"), ("abc", "b"), ("abcd", "c")]
)
def test_who_left_is_played_by_neither_the_weakest_nor_the_strongest(bots, usual):
    assert usual_bot(dict.fromkeys(bots, BOTS[0])) == usual


def test_who_acts_for_a_seat():
    seats = seats_of("person", "bot", "person")
    course = course_of(0, 1, 2)
    assert [seats.bot_of(seat, course) for seat in range(3)] == [None, "quick", None]
    assert (seats.waited_for(course), seats.asked(0)) == ([0, 2], [2])
    course.stand_ins = {0: "slow", 1: "slow"}
    course.gone = frozenset({2})
    assert [seats.bot_of(seat, course) for seat in range(3)] == ["slow", "slow", "slow"]
    assert [seats.is_bots(seat) for seat in range(3)] == [False, True, False]
    assert seats.waited_for(course) == []
    seats.course = course
    assert [seats.asked(seat) for seat in range(3)] == [[], [], []]
    shown = seats.shown(None, set())
    assert [(seat.stand_in, seat.gone) for seat in shown] == [("slow", False), (None, False), ("slow", True)]


def test_seats_that_are_offered_or_whose_people_are_absent_are_shown_so():
    seats = seats_of("person", "bot", "person")
    seats.course.offered = frozenset({2})
    seats.absent = {0}

    assert [(seat.offered, seat.absent) for seat in seats.shown(None, set())] == [
        (False, True),
        (False, False),
        (True, False),
    ]


def test_who_plays_for_every_seat_has_the_one_on_turn():
    seats = seats_of("person", "bot")
    seats.places[1] = Place("twin")
    seats.course = course_of(1)
    assert (seats.has_twins, seats.of("mira"), seats.of("nils")) == (True, 1, None)
    seats.course = course_of()
    assert seats.of("mira") == 0
    assert not seats_of("person", "bot").has_twins


async def test_a_seat_that_is_kept_is_for_whom_it_is_kept(desk):
    table = await table_of(desk, "me", "open", "open")
    table.places[1] = Place("open", invited="nils", name="Nils")
    table.places[2] = Place("open", invited="olga")
    with pytest.raises(Refused, match="kept for Nils"):
        await table.sit("olga", 1)
    with pytest.raises(Refused, match=f"kept for {guest_name('olga')}"):
        await table.sit("nils", 2)
    for nobody in (None, "lars"):
        with pytest.raises(Refused, match="No seat is kept"):
            await table.decline(nobody)
    await table.sit("nils", 1)
    await table.decline("olga")

    assert (table.places[1].person, table.places[2]) == ("nils", Place("open"))
    await table.sit("lars", 2)
    assert not table.waiting


async def test_bots_fill_open_seats_for_those_who_sit_there(desk):
    table = await table_of(desk, "me", "open", "open")
    with pytest.raises(Refused, match="You do not sit"):
        await table.fill("nils", 1, "slow")
    with pytest.raises(Refused, match="There is no bot 'none'"):
        await table.fill("mira", 1, "none")
    with pytest.raises(Refused, match="This seat is taken"):
        await table.fill("mira", 0, "slow")
    await table.fill("mira", 2, "slow")
    assert (table.waiting, table.clock.runs) == (True, False)
    await table.fill("mira", 1, "slow")

    assert (table.waiting, table.clock.runs) == (False, True)
    assert [place.bot for place in table.places] == [None, "slow", "slow"]
    saved, _ = await desk.tables.store.table(table.id)
    assert (saved.started, saved.progress.awake) == (saved.acted, True)
    assert saved.progress.due is None


async def test_a_seat_can_be_left_before_the_game_begins(desk):
    table = await table_of(desk, "me", "open", "open")
    await table.sit("nils", 1)
    with pytest.raises(Refused, match="You do not sit"):
        await table.seats.get_up("olga")
    await table.seats.get_up("nils")

    assert [place.kind for place in table.places] == ["person", "open", "open"]
    assert table.seats.of("nils") is None
    saved, _ = await desk.tables.store.table(table.id)
    assert [place.person for place in saved.places] == ["mira", None, None]


async def test_of_two_who_want_a_seat_in_two_processes_one_gets_it(desk):
    table = await table_of(desk, "me", "open", "open")
    await desk.tables.store.take_seat(table.id, 1, Place("person", "olga"), None, False, None)
    with pytest.raises(Refused, match="Somebody else sat down"):
        await table.sit("nils", 1)

    assert (table.places[1].kind, table.seats.of("nils")) == ("open", None)


async def test_where_everybody_has_a_clock_the_table_is_due_when_the_first_is_up(desk):
    wanted = TableWanted("rush", [SeatWanted("me"), SeatWanted("open"), SeatWanted("open")])
    table = await desk.tables.create(wanted, MIRA)
    table.seats.first_time = 5000
    await table.sit("nils", 1)
    saved, _ = await desk.tables.store.table(table.id)
    assert saved.progress.due is None
    await table.sit("olga", 2)

    saved, _ = await desk.tables.store.table(table.id)
    assert saved.progress.due == saved.started + 5000


def test_a_new_name_is_for_who_sits_there():
    seats = seats_of("person", "bot")

    assert seats.rename("mira", "Mira")
    assert not seats.rename("nils", "Nils")
    assert [place.name for place in seats.places] == ["Mira", None]


async def test_a_seat_is_for_one_who_has_none_yet(desk):
    table = await table_of(desk, "me", "open", "open")
    for person, number, why in (
        (None, 1, "Open the page first"),
        ("mira", 1, "You sit at this table already"),
        ("nils", 0, "This seat is taken"),
        ("nils", 3, "This seat is taken"),
    ):
        with pytest.raises(Refused, match=why):
            await table.sit(person, number)

    await table.sit("nils", 1)
    assert table.waiting
    assert not table.clock.runs
    await table.sit("olga", 2)
    assert not table.waiting
    assert table.clock.runs


async def test_only_a_bot_that_does_not_play_is_replaced_and_only_by_those_who_sit_there(desk):
    table = await table_of(desk, "me", "slow")
    with pytest.raises(Refused, match="Only a bot that does not play"):
        await table.replace("mira", 1, "quick")
    table.seats.set_trouble(1, FAILED)
    for person in ("nils", None):
        with pytest.raises(Refused, match="You do not sit"):
            await table.replace(person, 1, "quick")
    with pytest.raises(Refused, match="There is no bot 'none'; there are: quick, slow"):
        await table.replace("mira", 1, "none")

    await table.replace("mira", 1, "quick")
    assert table.places[1].bot == "quick"
    assert table.seats.troubles == {}


async def test_where_nobody_sits_any_guest_chooses_another_bot(desk):
    table = await table_of(desk, "slow", "slow")
    table.seats.set_trouble(0, FAILED)
    with pytest.raises(Refused, match="You do not sit"):
        await table.replace(None, 0, "quick")

    await table.replace("nils", 0, "quick")
    assert table.places[0].bot == "quick"


# Frames


async def played_out(desk):
    """A finished game of two people, each with a secret word, and with a whisper each."""
    table = await table_of(desk, "me", "open")
    await table.sit("nils", 1)
    acts = [
        ("mira", "whisper"),
        ("nils", "whisper"),
        ("nils", "take 0"),
        ("mira", "take 1"),
        ("nils", "take 2"),
    ]
    for number, (person, act) in enumerate(acts):
        await table.act(person, number, act)
    assert table.over
    return table


async def test_each_seat_is_shown_its_own_frames_of_a_finished_game(desk):
    table = await played_out(desk)
    words = table.state.words

    for person, number in (("mira", 0), ("nils", 1)):
        for acts in range(table.number + 1):
            frame = await table.inquiry.frame(person, acts)
            assert (frame.view["seat"], frame.view["word"]) == (number, words[number])
            assert words[1 - number] not in json.dumps(frame.view)
        whispers = [(await table.inquiry.frame(person, acts)).entry.act for acts in (1, 2)]
        assert whispers == (["whisper", "murmur"] if number == 0 else ["murmur", "whisper"])


async def test_who_only_watches_is_shown_frames_without_any_secret(desk):
    table = await played_out(desk)

    for person in (None, "olga"):
        frame = await table.inquiry.frame(person, 2)
        assert (frame.view["seat"], frame.view["word"], frame.view["whispers"]) == (None, None, None)
        assert frame.entry.act == "murmur"
    assert (await table.inquiry.frame("olga", 0)).entry is None
    with pytest.raises(Refused, match="5 moves, not 6"):
        await table.inquiry.frame("olga", 6)


# Bots


async def test_a_bot_waits_anew_after_a_tick(desk):
    wits = Wits(600)
    table = await table_of(desk, "me", "slow", wits=wits, length="short")
    await until(lambda: wits.delays == 1)
    await until(lambda: table.state.round == 2)
    await until(lambda: wits.delays == 2)

    assert [entry.text for entry in table.history.entries] == ["tick"]
    assert wits.thoughts == []


async def test_a_bot_without_a_pace_does_not_wait(desk):
    wits = Wits(600)
    table = await table_of(desk, "me", "quick", wits=wits)
    await until(lambda: table.over)

    assert wits.delays == 0
    assert [entry.seat for entry in table.history.entries] == [1, 1, 1]


async def test_a_bot_that_is_not_here_any_more_is_told_and_does_not_think(desk):
    wits = Wits()
    table = await table_of(desk, "me", "open", wits=wits)
    table.places[1] = Place("bot", bot="gone")
    table.clock.start(0)
    table.rouse()

    assert table.seats.troubles == {1: GONE}
    assert table.turns.thinking == {}
    assert wits.thoughts == []


async def test_a_bot_with_a_forbidden_act_is_in_trouble_until_it_has_a_legal_one(desk, monkeypatch):
    monkeypatch.setattr("sandtable.server.turns.FIRST_PAUSE", 0.02)
    wits = Wits(act=77)
    table = await table_of(desk, "me", "quick", wits=wits)
    await until(lambda: table.seats.troubles == {1: FAILED})
    assert table.number == 0
    wits.act = None
    await until(lambda: table.over)

    assert table.seats.troubles == {}


async def test_a_bot_that_fails_again_and_again_waits_twice_as_long_each_time(desk, monkeypatch):
    assert (turns.FIRST_PAUSE, turns.LONGEST_PAUSE) == (1.0, 60.0)
    monkeypatch.setattr(turns, "FIRST_PAUSE", 1.25)
    monkeypatch.setattr(turns, "LONGEST_PAUSE", 7.0)
    pauses, sleep = [], asyncio.sleep

    async def hear(seconds):
        if seconds >= turns.FIRST_PAUSE:
            pauses.append(seconds)
            seconds = 0.001 if len(pauses) < 5 else 600
        await sleep(seconds)

    monkeypatch.setattr(asyncio, "sleep", hear)
    table = await table_of(desk, "me", "quick", wits=Wits(act=77))
    await until(lambda: len(pauses) == 5)

    assert pauses == [1.25, 2.5, 5.0, 7.0, 7.0]
    table.sleep()
    assert table.turns.thinking == {}


async def test_a_bot_whose_act_cannot_be_stored_is_in_no_trouble_and_tries_again(desk, monkeypatch):
    monkeypatch.setattr(turns, "FIRST_PAUSE", 0.02)
    table = await table_of(desk, "me", "open")
    write, failed = desk.tables.store.write, []

    async def full(*changes):
        failed.append(dict(table.seats.troubles))
        if len(failed) < 3:
            raise OSError("the disk is full")
        await write(*changes)

    await table.fill("mira", 1, "quick")
    desk.tables.store.write = full
    await until(lambda: table.over)

    assert failed[:3] == [{}] * 3


async def test_a_bot_thinks_of_what_its_own_seat_sees(desk):
    wits = Wits()
    table = await table_of(desk, "me", "quick", wits=wits)
    await until(lambda: table.over)

    first = wits.thoughts[0]
    assert (first.game, first.bot, first.view["seat"]) == ("rush", "quick", 1)
    assert first.view["word"] == table.state.words[1]


async def test_no_bot_plays_where_a_log_is_full_or_nobody_is_there(desk, monkeypatch):
    table = await table_of(desk, "me", "open")
    table.places[1] = Place("bot", bot="slow")
    assert table.turns._may_play()
    monkeypatch.setattr("sandtable.server.history.MOST_ACTS", 0)
    assert not table.turns._may_play()
    monkeypatch.undo()
    table.places[0] = Place("bot", bot="slow")
    assert not table.turns._may_play()
    table.audience.add(Ear("olga"))
    assert table.turns._may_play()
    assert table.turns._is_played(1)
    table.places[1] = Place("person", "nils")
    assert not table.turns._is_played(1)


async def test_where_others_play_the_same_deal_a_bots_luck_is_the_same(desk):
    table = await table_of(desk, "me", "slow")
    assert table.turns._seed(1) != table.turns._seed(1)
    table.audience.terms = Terms(same_deal=True)

    assert table.turns._seed(1) == table.turns._seed(1)
    assert table.turns._seed(1) != table.turns._seed(0)
    table.sleep()


async def test_what_a_bot_meant_before_somebody_was_quicker_is_no_trouble(desk):
    """It chose a pebble that was taken while it thought: it thinks again."""
    wits = Wits(act=0)
    table = await table_of(desk, "me", "quick", wits=wits)
    await until(lambda: wits.thoughts)
    await table.act("mira", 0, "take 0")
    await until(lambda: len(wits.thoughts) > 1)

    assert [entry.seat for entry in table.history.entries] == [0]
    table.sleep()


async def test_bots_among_themselves_play_while_somebody_looks_on(desk):
    wits = Wits()
    table = await table_of(desk, "quick", "quick", wits=wits)
    table.rouse()
    assert table.turns.thinking == {}
    assert table.idle or table.clock.alarm is not None
    ear = Ear("olga")
    table.join(ear)
    assert set(table.turns.thinking) == {0, 1}
    await until(lambda: table.over)


async def test_thoughts_are_wanted_most_where_players_wait(desk):
    table = await table_of(desk, "me", "slow")
    claim = table.turns._claim
    assert claim() == (NOBODY_LOOKS, None)
    watcher, player = Ear("olga"), Ear("mira")
    table.join(watcher)
    assert claim() == (OTHERS_WATCH, watcher.address)
    table.join(player)
    assert claim() == (PLAYERS_WAIT, player.address)
