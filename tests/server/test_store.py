"""The store: durable, in order, one number once; and two servers at one database."""

import asyncio
import contextlib
import sqlite3

import pytest
import sqlalchemy as sa

from sandtable.core.record import Entry
from sandtable.server import store as stores
from sandtable.server.app import Settings, running
from sandtable.server.protocol import Refused, SeatWanted, TableWanted
from sandtable.server.store import Change, Conflict, Place, Progress, Saved, Store


def saved(name, *places):
    return Saved(name, "patterns", {}, "seed", 1, 1, None, Progress(0, [0], False, False), list(places))


@pytest.fixture
async def store(tmp_path):
    opened = Store(str(tmp_path / "store.db"))
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


async def test_many_writes_share_a_commit(store, tmp_path):
    commits = []
    sa.event.listen(store.engine, "commit", lambda connection: commits.append(1))
    with contextlib.closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # the writer has to wait, and writes pile up
        acts = [
            asyncio.create_task(store.add_entry("one", Entry(0, n, "x"), Progress(n, [0], False, False)))
            for n in range(1, 101)
        ]
        await asyncio.sleep(0.05)
        other.execute("COMMIT")
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

    await store.write(Change(sa.insert(stores.settings), {"name": "after", "value": "it"}))

    assert len(await store.entries("one", after=0)) == 1


async def test_an_open_seat_is_taken_once(store):
    await store.take_seat("one", 1, "nils", started=7, awake=False)

    with pytest.raises(Conflict):
        await store.take_seat("one", 1, "olga", started=8, awake=False)

    found, _ = await store.table("one")
    assert (found.places[1], found.started) == (Place("person", "nils"), 7)


async def test_a_rematch_is_made_once(store):
    await store.add_rematch("one", saved("two", Place("open"), Place("person", "mira")))

    with pytest.raises(Conflict):
        await store.add_rematch("one", saved("three", Place("open"), Place("person", "mira")))

    assert (await store.table("one"))[0].next == "two"
    assert await store.table("three") is None


async def test_sqlite_is_set_up_to_be_durable(store):
    def pragmas(connection):
        return [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        ]

    assert await store.read(pragmas) == ["wal", 2]


async def test_the_secret_is_made_once(tmp_path):
    first = Store(str(tmp_path / "secret.db"))
    assert await first.setting("secret", "a") == "a"
    first.close()

    second = Store(f"sqlite:///{tmp_path / 'secret.db'}")
    assert await second.setting("secret", "b") == "a"
    second.close()


class Ear:
    """A page that only listens."""

    def __init__(self, person):
        self.person = person
        self.heard = []

    def send(self, text):
        self.heard.append(text)


async def ready_table(desk):
    """A table where mira is to move, and an act that she may play."""
    wanted = TableWanted("patterns", [SeatWanted("me"), SeatWanted("open")], {"start": "1"})
    table = await desk.tables.create(wanted, "mira")
    await table.sit("nils", 1)
    return table, table.game.write(table.state, table.state.legal(0)[0])


async def test_two_servers_at_one_database_keep_one_log(tmp_path):
    settings = Settings(database=str(tmp_path / "two.db"))
    async with running(settings) as left, running(settings) as right:
        made, act = await ready_table(left)
        twin = await right.tables.find(made.id)
        ear = Ear("nils")
        twin.join(ear)
        await made.act("mira", 0, act)

        with pytest.raises(Refused) as refused:
            await twin.act("mira", 0, act)

        assert refused.value.code == "stale"
        assert twin.entries == made.entries
        assert '"acted"' in ear.heard[-1], "the other server's act is shown here too"


async def test_an_act_is_stored_before_it_is_shown(tmp_path):
    async with running(Settings(database=str(tmp_path / "order.db"))) as desk:
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


async def test_an_act_that_cannot_be_stored_did_not_happen(tmp_path):
    async with running(Settings(database=str(tmp_path / "full.db"))) as desk:
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


async def test_tables_that_nobody_looks_at_are_put_to_sleep(tmp_path):
    async with running(Settings(database=str(tmp_path / "rest.db"))) as desk:
        wanted = TableWanted("patterns", [SeatWanted("me"), SeatWanted("open")])
        quiet, watched = [await desk.tables.create(wanted, "mira") for _ in range(2)]
        watched.join(Ear("mira"))

        desk.tables.rest(since=quiet.touched + 1)

        assert set(desk.tables.live) == {watched.id}
        assert (await desk.tables.find(quiet.id)).id == quiet.id
