"""The store: durable, in order, one number once."""

import asyncio

import pytest
import sqlalchemy as sa

from sandtable.core.log import Entry
from sandtable.server import schema, tables
from sandtable.server.app import running
from sandtable.server.database import open_database
from sandtable.server.delay import Delay
from sandtable.server.protocol import Refused, SeatWanted, TableWanted, Terms
from sandtable.server.settings import Settings
from sandtable.server.store import LISTED, Place, Progress, Saved, Store, read_tables, select_tables
from sandtable.server.visitors import Visitor
from sandtable.server.writer import Change, Conflict
from server.people import change, opened

MIRA = Visitor("mira", "192.0.2.1")


def saved(name, *places):
    progress = Progress(0, [0], False, False)
    return Saved(name, "patterns", 1, False, {}, Terms(), "seed", 1, 1, None, progress, list(places))


@pytest.fixture
async def store(database):
    opened = Store(open_database(database))
    await opened.add_table(saved("one", Place("person", "mira"), Place("open")))
    yield opened
    opened.close()


async def test_the_log_refuses_a_second_act_with_the_same_number(store):
    await store.add_entry("one", Entry(0, 5, "bowl red"), Progress(1, [1], False, False))

    with pytest.raises(Conflict):
        await store.add_entry("one", Entry(1, 6, "bowl green"), Progress(1, [0], False, False))

    found, entries = await store.table("one")
    assert entries == [Entry(0, 5, "bowl red")]
    assert found.progress == Progress(1, [1], False, False), "the refused act left no trace"


async def test_a_bad_write_sinks_no_other(store):
    acts = [
        store.add_entry("one", Entry(0, n, "flip d4"), Progress(n, [0], False, False)) for n in range(1, 41)
    ]
    twice = store.add_entry("one", Entry(0, 9, "flip d4"), Progress(7, [0], False, False))
    results = await asyncio.gather(*acts, twice, return_exceptions=True)

    assert [type(result) for result in results] == [type(None)] * 40 + [Conflict]
    assert len(await store.entries("one", after=0)) == 40


async def test_many_writes_share_a_commit(store, database):
    commits = []
    sa.event.listen(store.engine, "commit", lambda connection: commits.append(1))
    with opened(database).begin() as other:
        other.execute(
            sa.text("UPDATE tables SET awake = awake")
        )  # the writer has to wait, and writes pile up
        acts = [
            asyncio.create_task(store.add_entry("one", Entry(0, n, "x"), Progress(n, [0], False, False)))
            for n in range(1, 101)
        ]
        await asyncio.sleep(0.05)
    await asyncio.gather(*acts)

    assert len(await store.entries("one", after=0)) == 100
    assert len(commits) <= 2


async def test_who_stops_waiting_does_not_stop_the_write(store):
    writing = asyncio.create_task(
        store.add_entry("one", Entry(0, 1, "bowl red"), Progress(1, [1], False, False))
    )
    await asyncio.sleep(0)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)

    await store.write(Change(sa.insert(schema.settings), {"name": "after", "value": "it"}))

    assert len(await store.entries("one", after=0)) == 1


async def test_an_open_seat_is_taken_once(store):
    await store.take_seat("one", 1, Place("person", "nils"), started=7, awake=False, due=None)

    with pytest.raises(Conflict):
        await store.take_seat("one", 1, Place("person", "olga"), started=8, awake=False, due=None)

    found, _ = await store.table("one")
    assert (found.places[1], found.started) == (Place("person", "nils"), 7)


async def test_a_seat_that_is_not_the_last_starts_nothing(store):
    table, alone = saved("two", Place("open"), Place("open")), saved("three", Place("open"))
    table.started = alone.started = None
    await store.add_table(table)
    await store.add_table(alone)
    await store.take_seat("two", 0, Place("person", "nils"), started=None, awake=True, due=9)
    found, _ = await store.table("two")
    assert (found.started, found.acted, found.progress.awake, found.progress.due) == (None, 0, False, None)

    await store.take_seat("two", 1, Place("person", "olga"), started=7, awake=True, due=9)
    found, _ = await store.table("two")
    assert (found.started, found.acted, found.progress.awake, found.progress.due) == (7, 7, True, 9)
    other, _ = await store.table("three")
    assert (other.started, other.progress.awake, other.places[0].kind) == (None, False, "open")


async def test_what_is_written_about_a_seat_is_about_that_one(store):
    """Of the right table, and only where its kind fits."""
    kept = Place("open", invited="nils")
    bot = Place("bot", bot="level1")
    await store.add_table(saved("two", Place("person", "mira"), kept, bot, Place("open", invited="olga")))
    await store.add_table(saved("three", Place("person", "mira"), kept, bot))
    await store.decline("two", 1)
    await store.decline("two", 2)
    await store.see("two", 0, 55)
    await store.replace_bot("two", 2, "level2")
    await store.agree("two", [0, 2])
    with pytest.raises(Conflict):
        await store.replace_bot("two", 1, "level2")
    with pytest.raises(Conflict):
        await store.free_seat("two", 0, "nils")
    with pytest.raises(Conflict):
        await store.free_seat("two", 3, "olga")

    two, three = [(await store.table(name))[0].places for name in ("two", "three")]
    assert [place.invited for place in two] == [None, None, None, "olga"]
    assert [place.seen for place in two] == [55, None, None, None]
    assert [place.bot for place in two] == [None, None, "level2", None]
    assert [place.agreed for place in two] == [True, False, True, False]
    assert three == [Place("person", "mira"), kept, bot]
    await store.free_seat("two", 0, "mira")
    places = (await store.table("two"))[0].places
    assert (places[0].kind, places[0].person) == ("open", None)
    assert (await store.table("three"))[0].places[0].person == "mira"


async def test_a_log_is_read_from_where_one_is(store):
    await store.add_table(saved("two", Place("person", "mira"), Place("open")))
    for number in (1, 2, 3):
        await store.add_entry("one", Entry(0, number, f"act {number}"), Progress(number, [0], False, False))
    await store.add_entry("two", Entry(1, 9, "another"), Progress(1, [1], True, True))

    assert [entry.text for entry in await store.entries("one", after=1)] == ["act 2", "act 3"]
    assert await store.entries("one", after=3) == []
    assert (await store.table("two"))[0].progress == Progress(1, [1], True, True)
    assert (await store.table("one"))[0].progress == Progress(3, [0], False, False)


async def test_tables_that_go_on_by_themselves_are_found(store):
    for name, awake, due, over in (
        ("two", True, None, False),
        ("three", False, 100, False),
        ("four", True, 101, True),
    ):
        table = saved(name, Place("person", "mira"), Place("open"))
        table.progress = Progress(0, [0], over, awake, due=due)
        await store.add_table(table)

    assert sorted(await store.awake()) == ["four", "two"]
    assert [await store.due(until) for until in (99, 100)] == [[], ["three"]]
    assert sorted(await store.due(101)) == ["four", "three"]
    assert await store.count_unfinished() == 3


async def test_lists_begin_with_what_happened_last_and_have_an_end(store):
    assert LISTED == 50
    for number in range(52):
        table = saved(f"t{number:02}", Place("person", "mira"), Place("open"))
        table.acted, table.created = 100 + number, 900 - number
        await store.add_table(table)
    everything = schema.tables.c.id != ""

    def names(**how):
        return store.read(lambda connection: [one.id for one in select_tables(connection, everything, **how)])

    found = await names()
    assert (len(found), found[:2], found[-1]) == (50, ["t51", "t50"], "t02")
    assert await names(most=2, created=True) == ["t00", "t01"]


async def test_a_damaged_table_is_left_out_of_a_list(store, database):
    for name in ("two", "three", "four"):
        await store.add_table(saved(name, Place("person", "mira"), Place("open")))
    change(database, "UPDATE tables SET turn = '7' WHERE id = 'two'")
    change(database, """UPDATE tables SET options = '[]' WHERE id = 'three'""")

    ids = ["four", "three", "two", "none", "one"]
    found = await store.read(lambda connection: read_tables(connection, ids))
    assert [table.id for table in found] == ["four", "one"]
    for damaged in ("two", "three"):
        with pytest.raises(ValueError, match="options or turn"):
            await store.table(damaged)


async def test_names_and_ratings_come_with_their_people(store):
    await store.rename("nils", "Nils")
    await store.rename("nils", "Nils II")
    await store.rename("olga", "Olga")
    rows = [
        ("nils", "patterns", 1500.0, 80.0),
        ("nils", "mandala", 1100.0, 90.0),
        ("mira", "patterns", 1300.0, 350.0),
    ]
    for person, game, mean, deviation in rows:
        row = {"person": person, "game": game, "mean": mean, "deviation": deviation, "games": 1}
        await store.write(Change(sa.insert(schema.ratings), row))
    await store.add_table(saved("two", Place("person", "nils"), Place("open", invited="olga")))

    places = (await store.table("two"))[0].places
    assert [(place.name, place.mean, place.deviation) for place in places] == [
        ("Nils II", 1500.0, 80.0),
        ("Olga", None, None),
    ]
    assert await store.place("nils", "mandala") == Place(
        "person", "nils", name="Nils II", mean=1100.0, deviation=90.0
    )
    assert await store.place("lars", "mandala") == Place("person", "lars")
    assert [await store.name(person) for person in ("olga", "mira")] == ["Olga", None]
    assert (await store.person("olga"))["name"] == "Olga"
    assert await store.person("mira") is None


class Broken:
    """An engine that fails as often as it is told, and counts."""

    def __init__(self, engine, *problems):
        self.engine = engine
        self.problems = list(problems)
        self.begun = 0

    def begin(self):
        self.begun += 1
        if self.problems:
            raise self.problems.pop(0)
        return self.engine.begin()


def lost():
    return sa.exc.OperationalError("", {}, Exception("gone"), connection_invalidated=True)


async def test_a_write_is_tried_once_more_where_the_database_was_restarted(store):
    engine = store.writer.engine
    entry, progress = Entry(0, 1, "x"), Progress(1, [0], False, False)
    store.writer.engine = broken = Broken(engine, lost())
    await store.add_entry("one", entry, progress)
    assert broken.begun == 2

    store.writer.engine = broken = Broken(engine, lost(), lost())
    with pytest.raises(sa.exc.OperationalError):
        await store.add_entry("one", entry, Progress(2, [0], False, False))
    assert broken.begun == 2
    store.writer.engine = broken = Broken(engine, OSError("full"))
    with pytest.raises(OSError, match="full"):
        await store.add_entry("one", entry, Progress(2, [0], False, False))
    assert broken.begun == 1
    store.writer.engine = engine
    assert len(await store.entries("one", after=0)) == 1


async def test_a_rematch_is_made_once(store):
    await store.add_rematch("one", saved("two", Place("open"), Place("person", "mira")))

    with pytest.raises(Conflict):
        await store.add_rematch("one", saved("three", Place("open"), Place("person", "mira")))

    assert (await store.table("one"))[0].next == "two"
    assert await store.table("three") is None


async def test_sqlite_is_set_up_to_be_durable(tmp_path):
    store = Store(open_database(str(tmp_path / "durable.db")))

    def pragmas(connection):
        return [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        ]

    assert await store.read(pragmas) == ["wal", 2]
    store.close()


async def test_the_secret_is_made_once(database):
    first = Store(open_database(database))
    assert await first.setting("secret", "a") == "a"
    first.close()

    second = Store(open_database(database))
    assert await second.setting("secret", "b") == "a"
    second.close()


async def test_of_several_that_start_together_one_makes_the_secret(database):
    stores = [Store(open_database(database)), Store(open_database(database, serving=False))]

    secrets = await asyncio.gather(
        *(store.setting("secret", name) for store, name in zip(stores, "ab", strict=True))
    )

    assert secrets[0] == secrets[1]
    for store in stores:
        store.close()


class Ear:
    """A page that only listens."""

    def __init__(self, person):
        self.person = person
        self.name = person
        self.address = "192.0.2.1"
        self.delay = Delay()
        self.language = "en"
        self.heard = []
        self.changes = False

    def send(self, text):
        self.heard.append(text)


async def ready_table(desk):
    """A table where mira is to move, and an act that she may play."""
    wanted = TableWanted("patterns", [SeatWanted("me"), SeatWanted("open")], {"start": "1"})
    table = await desk.tables.create(wanted, MIRA)
    await table.sit("nils", 1)
    return table, table.game.write(table.state, table.state.legal(0)[0])


async def test_what_somebody_else_wrote_to_the_log_is_shown_and_kept(database):
    async with running(Settings(database=database)) as desk:
        table, act = await ready_table(desk)
        ear = Ear("nils")
        table.join(ear)
        await desk.tables.store.add_entry(table.id, Entry(0, 1, act), Progress(1, [1], False, False))

        with pytest.raises(Refused) as refused:
            await table.act("mira", 0, act)

        assert refused.value.code == "stale"
        assert table.history.entries == [Entry(0, 1, act)]
        assert '"acted"' in "".join(ear.heard)


async def test_an_act_is_stored_before_it_is_shown(database):
    async with running(Settings(database=database)) as desk:
        table, act = await ready_table(desk)
        ears = [Ear("mira"), Ear("mira")]
        for ear in ears:
            table.join(ear)
            ear.heard.clear()
        ears[0].heard.clear()
        stored, write = asyncio.Event(), desk.tables.store.write

        async def slow_write(*changes):
            await stored.wait()
            await write(*changes)

        desk.tables.store.write = slow_write
        acting = asyncio.create_task(table.act("mira", 0, act))
        await asyncio.sleep(0.05)
        assert (ears[0].heard, table.number) == ([], 0)
        assert '"number":0' in table.picture(ears[0])
        stored.set()
        await acting

        assert '"acted"' in ears[0].heard[0]
        assert ears[0].heard[0] is ears[1].heard[0], "one message for all pages of a seat"


async def test_an_act_that_cannot_be_stored_did_not_happen(database):
    async with running(Settings(database=database)) as desk:
        table, act = await ready_table(desk)
        ear, write = Ear("mira"), desk.tables.store.write
        table.join(ear)

        async def full(*changes):
            raise OSError("the disk is full")

        desk.tables.store.write = full
        with pytest.raises(OSError, match="full"):
            await table.act("mira", 0, act)
        assert table.number == 0
        assert not [text for text in ear.heard if '"acted"' in text]

        desk.tables.store.write = write
        await table.act("mira", 0, act)
        assert table.number == 1


async def test_tables_that_nobody_looks_at_are_put_to_sleep(database):
    async with running(Settings(database=database)) as desk:
        wanted = TableWanted("patterns", [SeatWanted("me"), SeatWanted("open")])
        quiet, watched = [await desk.tables.create(wanted, MIRA) for _ in range(2)]
        watched.join(Ear("mira"))

        desk.tables.rest(since=quiet.touched + 1)

        assert set(desk.tables.live) == {watched.id}
        assert (await desk.tables.find(quiet.id)).id == quiet.id


async def test_however_fast_tables_are_left_only_so_many_stay_in_memory(database, monkeypatch):
    monkeypatch.setattr(tables, "KEPT", 4)
    monkeypatch.setattr(tables, "BRIEF", -1)
    async with running(Settings(database=database)) as desk:
        desk.tables.roomy = 4
        wanted = TableWanted("patterns", [SeatWanted("me"), SeatWanted("open")])
        watched = await desk.tables.create(wanted, MIRA)
        watched.join(Ear("mira"))
        made = [await desk.tables.create(wanted, MIRA) for _ in range(12)]

        assert len(desk.tables.live) <= 6
        assert watched.id in desk.tables.live, "somebody is there"
        assert made[-1].id in desk.tables.live, "the last one is the last to go"
        assert (await desk.tables.find(made[0].id)).id == made[0].id
