"""Who is shown what at a table, and when: asked in the same process."""

import asyncio
import json

import pytest

from sandtable import game
from sandtable.core.log import Entry
from sandtable.server import audience as audiences
from sandtable.server.app import running
from sandtable.server.door import HURRY
from sandtable.server.history import MOST_ACTS, History
from sandtable.server.protocol import ClockTerms, Refused, SeatWanted, TableWanted, Terms
from sandtable.server.reader import Standing
from sandtable.server.settings import Settings
from sandtable.server.store import Place, Progress
from sandtable.server.visitors import Visitor
from server.rush import RUSH
from server.test_store import Ear
from server.test_table import BOTS, Wits, until

MIRA = Visitor("mira", "192.0.2.1")
GAMES = {"rush": RUSH, "mandala": game("mandala"), "patterns": game("patterns"), "mondo": game("mondo")}


@pytest.fixture
async def desk(tmp_path):
    async with running(Settings(database=str(tmp_path / "t.db"), games=GAMES, bots=lambda _: BOTS)) as opened:
        opened.tables.thinkers = Wits(600)
        yield opened


async def table_of(desk, game="rush", seats=("me", "open"), terms=None, **options):
    wanted = TableWanted(game, [SeatWanted(kind) for kind in seats], options, terms=terms or Terms())
    return await desk.tables.create(wanted, MIRA)


async def begun(desk, game="rush", **options):
    """A table of two people."""
    table = await table_of(desk, game, **options)
    await table.sit("nils", 1)
    return table


def listening(table, person, language="en", changes=False):
    ear = Ear(person)
    ear.language, ear.changes = language, changes
    table.join(ear)
    return ear


def messages(ear, kind=None):
    """What a page has heard since, by its kind."""
    heard = [json.loads(text) for text in ear.heard]
    ear.heard.clear()
    return [one for one in heard if kind in (None, one["type"])]


def picture(table, ear):
    return json.loads(table.picture(ear))


async def first_act(table):
    """By whoever is on turn, with the first thing that is legal."""
    seat = table.state.actors()[0]
    act = table.game.write(table.state, table.state.legal(seat)[0])
    await table.act(("mira", "nils")[seat], table.number, act)
    return seat, act


# Pictures


async def test_before_the_game_begins_there_is_nothing_to_do_and_no_time(desk):
    table = await table_of(desk)
    shown = picture(table, listening(table, "mira"))

    assert (shown["waiting"], shown["offers"], shown["now"], shown["times"]) == (True, [], None, None)
    assert shown["question"] == "Waiting for somebody to take the open seat."
    with pytest.raises(Refused) as refused:
        await table.act("mira", 0, "take 0")
    assert refused.value.code == "waiting"


async def test_each_reader_is_shown_the_table_from_where_they_stand(desk):
    table = await begun(desk)
    mira, nils, olga = (picture(table, listening(table, who)) for who in ("mira", "nils", "olga"))

    assert [shown["seat"] for shown in (mira, nils, olga)] == [0, 1, None]
    assert [shown["view"]["word"] for shown in (mira, nils, olga)] == [*table.state.words, None]
    assert [len(shown["offers"]) for shown in (mira, nils, olga)] == [4, 4, 0]
    assert [shown["habits"] is None for shown in (mira, nils, olga)] == [False, False, True]
    assert [[seat["you"] for seat in shown["seats"]] for shown in (mira, nils, olga)] == [
        [True, False],
        [False, True],
        [False, False],
    ]
    assert {(shown["waiting"], shown["follows"], shown["seed"]) for shown in (mira, nils, olga)} == {
        (False, None, None)
    }
    assert mira["now"] is not None
    assert mira["at_once"]


async def test_who_follows_a_seat_sees_its_cards_but_may_do_nothing(desk):
    table = await begun(desk)
    table.audience.followers["olga"] = 1
    shown = picture(table, listening(table, "olga"))

    assert (shown["seat"], shown["follows"], shown["view"]["word"]) == (None, 1, table.state.words[1])
    assert (shown["offers"], shown["habits"]) == ([], None)
    assert picture(table, listening(table, "mira"))["follows"] is None


async def test_the_seed_the_result_and_no_offers_are_there_once_the_game_is_over(desk):
    table = await begun(desk)
    ear = listening(table, "nils")
    for act in ("take 0", "take 1", "take 2"):
        assert picture(table, ear)["result"] is None
        await table.act("nils", table.number, act)
    shown = picture(table, ear)

    assert (shown["seed"], shown["offers"]) == (table.history.seed, [])
    assert (shown["result"]["scores"], shown["result"]["reason"]) == ([0, 3], "time is up")
    last = messages(ear, "acted")[-1]
    assert (last["seed"], last["result"]["winners"]) == (table.history.seed, [1])


async def test_a_game_that_was_ended_from_outside_says_why(desk):
    table = await begun(desk, "patterns")
    ear = listening(table, "mira")
    await table.leaving.resign("mira")

    assert picture(table, ear)["question"] == "The game is over: @0 gave up."
    assert picture(table, ear)["offers"] == []


async def test_a_hidden_time_is_neither_in_the_picture_nor_in_the_log(desk):
    for hidden in (False, True):
        table = await begun(desk, "mondo", hidden_time=hidden)
        await table.act("mira", 0, "ready")
        shown = picture(table, listening(table, "mira"))
        assert (shown["now"] is None, shown["log"][0]["at"] is None) == (hidden, hidden)


async def test_clocks_are_shown_where_the_table_has_some_and_the_game_has_begun(desk):
    terms = Terms(clock=ClockTerms("live", minutes=5, seconds=2))
    table = await table_of(desk, "patterns", terms=terms)
    ear = listening(table, "mira")
    assert picture(table, ear)["times"] is None
    await table.sit("nils", 1)

    assert picture(table, ear)["times"]["left"] == [300_000, 300_000]
    await first_act(table)
    assert messages(ear, "acted")[0]["times"]["running"] == table.state.actors()


# What everybody hears of an act


async def test_an_act_is_told_to_each_reader_in_their_own_way(desk):
    table = await begun(desk)
    mira, nils, olga = (listening(table, who) for who in ("mira", "nils", "olga"))
    for ear in (mira, nils, olga):
        messages(ear)
    await table.act("mira", 0, "whisper")
    heard = [messages(ear, "acted") for ear in (mira, nils, olga)]

    assert [len(told) for told in heard] == [1, 1, 1]
    assert [told[0]["entry"]["act"] for told in heard] == ["whisper", "murmur", "murmur"]
    assert [told[0]["view"]["whispers"] for told in heard] == [1, 0, None]
    assert [len(told[0]["offers"]) for told in heard] == [4, 4, 0]
    assert {(told[0]["number"], told[0]["entry"]["seat"]) for told in heard} == {(1, 0)}


async def test_a_page_that_would_rather_hear_what_changes_hears_that(desk):
    table = await begun(desk, "mandala")
    whole, little, other = (listening(table, "mira", changes=changes) for changes in (False, True, False))
    for ear in (whole, little, other):
        messages(ear)
    await first_act(table)
    told, less, again = (messages(ear, "acted")[0] for ear in (whole, little, other))

    assert told["changes"] is None
    assert told["view"] == again["view"] == table.game.spoken(table.state.view(0))
    assert less["view"] is None
    assert less["changes"]
    assert {name: told[name] for name in ("number", "entry", "question", "offers")} == {
        name: less[name] for name in ("number", "entry", "question", "offers")
    }


async def test_where_most_of_a_view_changes_all_hear_the_whole(desk, monkeypatch):
    monkeypatch.setattr(audiences, "small_changes", lambda before, after: None)
    table = await begun(desk, "mandala")
    ears = [listening(table, "mira", changes=changes) for changes in (False, True)]
    for ear in ears:
        messages(ear)
    await first_act(table)

    assert [[told["view"] is None for told in messages(ear, "acted")] for ear in ears] == [[False], [False]]


async def test_each_page_is_spoken_to_in_its_own_language(desk):
    table = await begun(desk, "patterns")
    seat = table.state.actors()[0]
    person = ("mira", "nils")[seat]
    english, german = listening(table, person), listening(table, person, "de")
    assert picture(table, english)["question"] != picture(table, german)["question"]
    await first_act(table)

    told = [messages(ear, "acted")[-1]["entry"] for ear in (english, german)]
    assert told[0]["text"].startswith("chose the")
    assert "als Schalenstein gewählt" in told[1]["text"]
    assert told[0]["act"] == told[1]["act"]


async def test_a_fault_for_one_reader_is_not_anothers(desk, monkeypatch):
    table = await begun(desk)
    mira, nils = listening(table, "mira"), listening(table, "nils")
    for ear in (mira, nils):
        messages(ear)
    broken = table.audience.listening[nils]
    monkeypatch.setattr(broken, "follow", lambda step: 1 / 0)
    await table.act("mira", 0, "whisper")

    assert [told["type"] for told in messages(mira)] == ["acted"]
    told = messages(nils)[0]
    assert (told["type"], told["code"], told["table"]) == ("error", "not-shown", table.id)
    assert nils not in table.audience.listening
    again = picture(table, listening(table, "nils"))
    assert [entry["act"] for entry in again["log"]] == ["murmur"], "who joins again begins anew"


async def test_a_sentence_that_cannot_be_told_does_not_hide_the_act(desk, monkeypatch):
    table = await begun(desk)
    ear = listening(table, "nils")
    messages(ear)
    monkeypatch.setattr(table.game, "tell", lambda *told: 1 / 0)
    await table.act("mira", 0, "take 1")

    assert [told["entry"]["text"] for told in messages(ear, "acted")] == ["take 1"]


# Coming and going


async def test_who_comes_and_goes_is_told_to_others_once(desk):
    table = await begun(desk)
    mira = listening(table, "mira")
    messages(mira)
    nils = listening(table, "nils")
    assert [told["type"] for told in messages(nils) if told["type"] in ("table", "seats")] == ["table"]
    assert [[seat["online"] for seat in told["seats"]] for told in messages(mira, "seats")] == [[True, True]]

    second = listening(table, "nils")
    assert messages(mira, "seats") == [], "that is no news"
    table.leave(second)
    assert messages(mira, "seats") == []
    table.leave(nils)
    assert [[seat["online"] for seat in told["seats"]] for told in messages(mira, "seats")] == [[True, False]]
    table.leave(nils)
    assert messages(mira) == []


async def test_a_page_that_nobody_looks_at_is_not_looked_at(desk):
    table = await begun(desk)
    one, two = listening(table, "mira"), listening(table, "mira")
    assert table.audience.is_looked_at_by("mira")
    assert not table.audience.is_looked_at_by("nils")
    table.audience.look(one, False)
    assert table.audience.is_looked_at_by("mira")
    table.audience.look(two, False)
    assert not table.audience.is_looked_at_by("mira")
    table.audience.look(one, True)
    assert table.audience.is_looked_at_by("mira")
    table.audience.look(one, False)
    table.leave(one)
    table.join(one)
    assert table.audience.is_looked_at_by("mira"), "who comes again looks"


async def test_somebody_who_stands_elsewhere_now_is_shown_the_table_from_there(desk):
    table = await begun(desk)
    olga, lars = listening(table, "olga"), listening(table, "lars")
    for ear in (olga, lars):
        messages(ear)
    table.audience.followers["olga"] = 0
    table.audience.show_again("olga")

    assert [told["follows"] for told in messages(olga, "table")] == [0]
    assert messages(lars) == []
    await table.act("mira", 0, "whisper")
    assert [told["entry"]["act"] for told in messages(olga, "acted")] == ["whisper"], (
        "once, through those eyes"
    )


async def test_who_sits_down_is_a_player_for_all_pages(desk):
    table = await table_of(desk)
    pages = [listening(table, "nils"), listening(table, "nils")]
    for page in pages:
        messages(page)
    await table.sit("nils", 1)

    for page in pages:
        shown = messages(page, "table")[-1]
        assert (shown["seat"], shown["waiting"], len(shown["offers"])) == (1, False, 4)


async def test_a_bot_that_stands_in_leaves_nothing_to_do(desk):
    table = await begun(desk)
    ear = listening(table, "mira")
    await table.leaving.stand_in("mira", 0, "quick")

    shown = picture(table, ear)
    assert (shown["offers"], shown["seats"][0]["stand_in"], shown["seats"][1]["stand_in"]) == (
        [],
        "quick",
        None,
    )
    assert (shown["seats"][0]["kind"], shown["seats"][0]["you"]) == ("person", True)
    table.sleep()


async def test_late_readers_read_the_log_a_little_at_a_time(desk):
    table = await begun(desk)
    for number in range(3):
        await table.act("mira", number, "whisper")
    reader = await table.audience.prepare(Standing(1, 1))

    assert [line.act for line in reader.lines] == ["murmur"] * 3
    assert await table.audience.prepare(Standing(1, 1)) is reader
    assert table.audience.reader(Standing(1, 1)) is reader
    assert table.audience.reader(Standing(0, 0)).lines[0].act == "whisper"


# Acts enter by one door


async def test_an_act_that_saw_less_than_the_last_act_of_others_is_stale(desk):
    table = await begun(desk, "patterns")
    seat, _ = await first_act(table)
    other = ("nils", "mira")[seat]
    act = table.game.write(table.state, table.state.legal(1 - seat)[0])
    for number in (0, 2, -1):
        with pytest.raises(Refused) as refused:
            await table.act(other, number, act)
        assert refused.value.code == "stale"
    await table.act(other, 1, act)
    assert table.number == 2


async def test_what_nobody_did_by_the_rules_makes_no_act_stale(desk):
    table = await begun(desk, "patterns")
    seat = table.state.actors()[0]
    await table.door.enter_from_outside(1 - seat, "/ask end")
    act = table.game.write(table.state, table.state.legal(seat)[0])
    await table.act(("mira", "nils")[seat], 0, act)

    assert [entry.text for entry in table.history.entries] == ["/ask end", act]


async def test_where_all_act_at_once_the_number_does_not_matter(desk):
    table = await begun(desk)
    for number in (99, 0, 0):
        await table.act("mira", number, "whisper")

    assert table.number == 3


async def test_a_deadline_that_has_passed_is_told_before_the_act(desk):
    """RUSH-2: the act belongs to the round that is over."""
    table = await begun(desk, length="short")
    table.clock.stop()
    table.clock.zero -= 400
    await table.act("mira", 0, "whisper")

    assert [entry.text for entry in table.history.entries] == ["tick", "whisper"]
    assert [entry.seat for entry in table.history.entries] == [-1, 0]
    assert table.state.round == 2


async def test_the_alarm_rings_at_the_deadline_and_rests_then(desk):
    table = await begun(desk, length="short")
    assert not table.alarm.at_rest
    assert not table.idle
    await until(lambda: table.over)

    assert [entry.text for entry in table.history.entries] == ["tick", "tick"]
    await until(lambda: table.alarm.at_rest)


async def test_a_tick_that_cannot_be_stored_is_tried_again(desk, monkeypatch):
    monkeypatch.setattr("sandtable.server.alarm.RETRY", 0.02)
    table = await begun(desk, length="short")
    write, failures = desk.tables.store.write, []

    async def full(*changes):
        failures.append(table.alarm.at_rest)
        if len(failures) < 3:
            raise OSError("the disk is full")
        await write(*changes)

    desk.tables.store.write = full
    await until(lambda: table.over)
    assert failures[:3] == [False] * 3


async def test_after_a_write_whose_end_nobody_knows_the_log_is_read_again(desk):
    table = await begun(desk)
    write = desk.tables.store.write

    async def stored_but_lost(*changes):
        await write(*changes)
        raise OSError("the line is cut")

    desk.tables.store.write = stored_but_lost
    with pytest.raises(OSError, match="cut"):
        await table.act("mira", 0, "take 0")
    assert (table.number, table.door.unsure) == (0, True)
    desk.tables.store.write = write
    await table.act("nils", 0, "take 1")

    assert [entry.text for entry in table.history.entries] == ["take 0", "take 1"]
    assert not table.door.unsure


async def test_time_goes_by_quickly_until_the_deadline(desk):
    table = await begun(desk, length="medium")
    assert (HURRY, table.clock.rate) == (40, 1)
    table.door.hurry()
    assert table.clock.rate == HURRY
    await table.act("mira", 0, "whisper")
    assert table.clock.rate == HURRY, "the same deadline is still to come"
    await until(lambda: table.state.round == 2)

    assert table.clock.rate == 1


async def test_who_acts_from_outside_is_told_why_it_cannot_be(desk):
    table = await begun(desk)
    with pytest.raises(Refused) as refused:
        await table.door.enter_from_outside(0, "/take-back 5")

    assert refused.value.code == "not-now"
    assert refused.value.text[0].isupper()
    assert refused.value.text.endswith(".")


async def test_progress_tells_when_the_first_time_is_up(desk):
    terms = Terms(clock=ClockTerms("live", minutes=5, seconds=2))
    table = await table_of(desk, "patterns", terms=terms)
    assert table.door.progress(table.history.course, table.timing.times).due is None
    await table.sit("nils", 1)
    progress = table.door.progress(table.history.course, table.timing.times)

    assert progress.due == table.clock.zero + 300_000
    assert progress.times["left"] == [300_000, 300_000]
    assert (await begun(desk)).door.progress(table.history.course, table.timing.times).times is None


# The log


def history_of(*texts):
    return History(
        RUSH, 2, {"length": "long"}, "seed", [Entry(0, 7 * n, text) for n, text in enumerate(texts)]
    )


def test_the_last_time_is_that_of_the_last_entry():
    assert history_of().last_at == 0
    assert history_of("whisper", "whisper").last_at == 7


def test_a_log_has_room_for_so_many_acts():
    history = history_of("whisper")
    assert MOST_ACTS == 5000
    history.entries *= 4999
    assert not history.full
    history.entries += history.entries[:1]
    assert history.full


def test_a_record_is_there_once_the_game_is_over():
    with pytest.raises(Refused) as refused:
        history_of("take 0", "take 1").record()
    assert refused.value.code == "not-over"
    over = history_of("take 0", "take 1", "take 2")

    assert (over.told_seed, over.record().scores, len(over.record().entries)) == ("seed", (3, 0), 3)
    assert history_of("take 0").told_seed is None


def test_a_clock_that_wants_to_be_told_the_same_again_is_not():
    history = history_of()
    deadline = history.next_deadline()
    assert deadline == 600_000
    history.rung = deadline
    assert history.next_deadline() is None
    assert history_of("take 0", "take 1", "take 2").next_deadline() is None


# Asking


async def test_why_not_is_asked_about_an_act_or_a_target(desk):
    table = await begun(desk)
    await table.act("mira", 0, "take 0")
    why = table.inquiry.why

    assert why("mira", "0", None).rule == why("mira", None, "take 0").rule == "RUSH-1"
    assert why("mira", "1", None).rule is None
    assert why("mira", "0", None).act == "take 0"
    for target, act in ((None, None), ("0", "take 0")):
        with pytest.raises(Refused) as refused:
            why("mira", target, act)
        assert refused.value.code == "malformed"
    with pytest.raises(Refused) as refused:
        why("mira", None, "sneeze")
    assert refused.value.code == "unreadable"
    with pytest.raises(Refused) as refused:
        why("olga", "0", None)
    assert refused.value.code == "not-yours"


async def test_a_finished_game_is_seen_through_the_eyes_of_any_seat(desk):
    table = await begun(desk)
    with pytest.raises(Refused) as refused:
        await table.inquiry.frame("mira", 0)
    assert refused.value.code == "not-over"
    for act in ("whisper", "take 0", "take 1", "take 2"):
        await table.act("mira", table.number, act)

    frame = await table.inquiry.frame("mira", 4, eyes=1)
    assert (frame.view["seat"], frame.view["word"], frame.eyes) == (1, table.state.words[1], 1)
    assert (await table.inquiry.frame("mira", 1, eyes=1)).entry.act == "murmur"
    assert (await table.inquiry.frame("mira", 0, eyes=0)).entry is None
    assert (await table.inquiry.frame("mira", 4)).number == 4
    for number, eyes in ((5, None), (4, 2)):
        with pytest.raises(Refused) as refused:
            await table.inquiry.frame("mira", number, eyes)
        assert refused.value.code == "malformed"


# Playing again


async def test_a_rematch_is_due_once_everybody_agreed_and_everybody_sits_one_seat_on(desk):
    table = await begun(desk)
    with pytest.raises(Refused) as refused:
        table.may_agree("mira")
    assert refused.value.code == "not-over"
    for act in ("take 0", "take 1", "take 2"):
        await table.act("mira", table.number, act)
    ear = listening(table, "olga")
    messages(ear)
    await desk.tables.rematch(table, MIRA)
    assert (table.rematch.agreed(), table.rematch.due, table.rematch.next) == ([0], False, None)
    assert messages(ear, "rematch") == [{"type": "rematch", "table": table.id, "agreed": [0], "next": None}]
    await desk.tables.rematch(table, Visitor("nils", "192.0.2.2"))

    again = await desk.tables.find(table.rematch.next)
    assert [place.person for place in again.places] == ["nils", "mira"]
    assert not table.rematch.due, "there is a table already"
    assert messages(ear, "rematch")[-1]["next"] == again.id
    saved, _ = await desk.tables.store.table(table.id)
    assert (saved.next, [place.agreed for place in saved.places]) == (again.id, [True, True])


async def test_bots_are_always_ready_to_play_again(desk):
    wanted = TableWanted("rush", [SeatWanted("me"), SeatWanted("open"), SeatWanted("bot", "slow")])
    table = await desk.tables.create(wanted, MIRA)
    await table.sit("nils", 1)
    for act in ("take 0", "take 1", "take 2"):
        await table.act("mira", table.number, act)
    await desk.tables.rematch(table, MIRA)

    assert table.rematch.agreed() == [0, 2]
    assert [(place.kind, place.bot) for place in table.rematch.places()][1] == ("bot", "slow")


# After a start


async def test_a_table_goes_on_from_its_log(desk):
    table = await begun(desk)
    await table.act("mira", 0, "take 1")
    table.sleep()
    del desk.tables.live[table.id]
    again = await desk.tables.find(table.id)

    assert [entry.text for entry in again.history.entries] == ["take 1"]
    assert again.clock.runs
    assert again.is_as_far_as(Progress(1, [0, 1], False, True))
    for other in (
        Progress(2, [0, 1], False, True),
        Progress(1, [0], False, True),
        Progress(1, [0, 1], True, True),
    ):
        assert not again.is_as_far_as(other)


async def test_a_complete_table_without_a_time_has_its_beginning(desk):
    """Its last two seats were taken at two servers, as could be once."""
    table = await begun(desk)
    saved, entries = await desk.tables.store.table(table.id)
    saved.started = None
    assert desk.tables._table(saved, entries).clock.runs
    saved.places[1] = Place("open")
    assert not desk.tables._table(saved, entries).clock.runs


async def test_a_table_is_idle_while_nobody_looks_and_nothing_is_under_way(desk):
    table = await begun(desk, "patterns")
    assert table.idle
    ear = listening(table, "mira")
    assert not table.idle
    table.leave(ear)
    assert table.idle
    async with table.door.lock:
        assert not table.idle
    await asyncio.sleep(0)
