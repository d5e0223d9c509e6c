"""PostgreSQL in the place of SQLite: what is its own. All other tests with a database run on both."""

import asyncio
import os
import socket

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from sandtable.server.app import running
from sandtable.server.database import make_engine, open_database
from sandtable.server.failures import excuse
from sandtable.server.lock import take_lock
from sandtable.server.protocol import Refused
from sandtable.server.settings import Settings
from sandtable.server.troubles import Unusable
from server.people import PATIENCE, RunningServer
from server.postgres import Cluster
from server.test_database import NEWEST
from server.test_store import Ear, ready_table


@pytest.fixture
def database(cluster):
    """The URL of an empty database."""
    return cluster.empty()


def test_the_tables_are_the_newest_and_a_newer_one_is_refused(database):
    opened = open_database(database)
    with opened.engine.begin() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == NEWEST
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    opened.close()

    with pytest.raises(Unusable, match="newer Sandtable"):
        open_database(database)


def test_the_list_of_games_under_way_has_its_index(database):
    opened = open_database(database)
    with opened.engine.connect() as connection:
        indexes = {index["name"] for index in sa.inspect(connection).get_indexes("tables")}
    opened.close()

    assert "ix_tables_running" in indexes


def test_who_opens_an_empty_database_together_shares_it_at_once_and_lets_it_go_once(database):
    for _ in range(20):  # the server frees a lock some time after a connection is closed
        lock = take_lock(make_engine(database), "it")
        lock.release()
        shared = take_lock(make_engine(database), "it", together=True)
        with pytest.raises(Unusable, match="already"):
            take_lock(make_engine(database), "it")
        lock.release()
        shared.release()


def test_a_lock_outlives_its_connection(database, cluster):
    lock = take_lock(make_engine(database), "it")
    cluster.cut(database)
    lock.keep()

    with pytest.raises(Unusable, match="already"):
        take_lock(make_engine(database), "it")
    lock.release()
    take_lock(make_engine(database), "it").release()


def test_a_session_that_only_the_database_believes_in_gives_its_lock_back(database):
    lock = take_lock(make_engine(database), "it")
    believed, lock.connection = lock.connection, None
    lock.keep()

    with pytest.raises(sa.exc.OperationalError):
        believed.execute(sa.select(1))
    with pytest.raises(Unusable, match="already"):
        take_lock(make_engine(database), "it")
    lock.release()


def test_a_server_whose_lock_another_one_got_meanwhile_ends_and_says_so(database, cluster):
    server = RunningServer(database)
    cluster.cut(database)
    lock = take_lock(make_engine(database), "it")

    assert server.process.wait(PATIENCE) == 1
    assert "Another Sandtable serves" in server.output.read_text()
    lock.release()


def test_a_line_that_was_cut_without_a_word_is_given_up_at_both_ends(database):
    engine = make_engine(database)
    with engine.connect() as connection:
        line = socket.socket(fileno=os.dup(connection.connection.dbapi_connection.fileno()))
        theirs = connection.exec_driver_sql("SHOW tcp_keepalives_idle").scalar()
        ours = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    line.close()
    engine.dispose()

    assert (theirs, ours) == ("5", 10_000)


async def test_pages_are_shown_while_the_database_is_silent(cluster):
    server = RunningServer(cluster.new())
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as visitor:
        cluster.hold()
        waiting = [asyncio.create_task(visitor.get("/api/tables")) for _ in range(20)]
        await asyncio.sleep(0.1)

        assert "<html" in (await visitor.get("/")).text
        assert not any(task.done() for task in waiting)
        cluster.go_on()
        assert {answer.status_code for answer in await asyncio.gather(*waiting)} == {200}
    server.stop()


async def test_names_that_no_database_can_keep_are_unknown(database):
    async with running(Settings(database=database)) as desk:
        with pytest.raises(Exception, match="no such table"):
            await desk.tables.find("a\0b")


async def test_the_server_goes_on_after_its_connections_were_cut(database, cluster):
    async with running(Settings(database=database)) as desk:
        await desk.accounts.rename("mira", "Mira")
        cluster.cut(database)

        assert await desk.accounts.name("mira") == "Mira"
        assert await desk.accounts.rename("mira", "Ute") == "Ute"


async def test_the_server_goes_on_after_the_database_was_restarted():
    cluster = Cluster()
    async with running(Settings(database=cluster.empty())) as desk:
        table, act = await ready_table(desk)
        cluster.stop()
        with pytest.raises(OperationalError) as problem:
            await table.act("mira", 0, act)
        cluster.start()
        await table.act("mira", 0, act)

        assert excuse(problem.value, "").code == "unavailable"
        assert [entry.text for entry in await desk.tables.store.entries(table.id, 0)] == [act]
    cluster.close()


async def test_an_act_that_was_stored_though_nobody_heard_of_it_is_shown_and_not_done_twice(database):
    async with running(Settings(database=database)) as desk:
        table, act = await ready_table(desk)
        ear, write = Ear("nils"), desk.tables.store.write
        table.join(ear)

        async def cut(*changes):
            await write(*changes)
            raise OSError("the connection was cut")

        desk.tables.store.write = cut
        with pytest.raises(OSError, match="cut"):
            await table.act("mira", 0, act)
        assert table.number == 0, "nobody is shown what may not be stored"

        desk.tables.store.write = write
        with pytest.raises(Refused, match="in the meantime"):
            await table.act("mira", 0, act)
        assert table.number == len(await desk.tables.store.entries(table.id, 0)) == 1
        assert any('"acted"' in text for text in ear.heard)
