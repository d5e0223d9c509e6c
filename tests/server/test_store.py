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
from sandtable.server.store import Place, Progress, Saved, Store
from sandtable.server.visitors import Visitor
from sandtable.server.writer import Change, Conflict
from server.people import opened

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
