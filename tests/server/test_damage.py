"""One thing that is damaged hurts itself only: a row, a sentence, a second server, a full disk."""

import contextlib
import sqlite3
import subprocess
import sys
from subprocess import PIPE

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from sandtable.server.app import running
from sandtable.server.failures import excuse
from sandtable.server.settings import Settings
from sandtable.server.troubles import explain
from server.people import Guest, RunningServer, change, play_on, sit_two
from server.test_database import serve_for_a_moment
from server.test_restart import come_back
from server.test_store import Ear, ready_table

KINDS = {
    "an act that is no act": "UPDATE log SET text = 'sing' WHERE {of}",
    "an act that is not allowed": "UPDATE log SET text = 'establish a1' WHERE {of}",
    "an act that is no text": "UPDATE log SET text = x'fffe00' WHERE {of}",
    "an act that is bytes as text": "UPDATE log SET text = CAST(x'fffe' AS TEXT) WHERE {of}",
    "an act that is a number": "UPDATE log SET text = 7 WHERE {of}",
    "a time that is a word": "UPDATE log SET at = 'noon' WHERE {of}",
    "a seat that is not there": "UPDATE log SET seat = 9 WHERE {of}",
    "a seat that is a word": "UPDATE log SET seat = 'north' WHERE {of}",
    "a gap": "DELETE FROM log WHERE {of} AND number = 1",
    "options that are not JSON": "UPDATE tables SET options = '{{' WHERE {is}",
    "options that are a list": "UPDATE tables SET options = '[]' WHERE {is}",
    "options that are null": "UPDATE tables SET options = 'null' WHERE {is}",
    "options that are not there": """UPDATE tables SET options = '{{"wind": 1}}' WHERE {is}""",
    "a turn that is not JSON": "UPDATE tables SET turn = '[' WHERE {is}",
    "a turn that is a number": "UPDATE tables SET turn = '1' WHERE {is}",
    "a game that nobody knows": "UPDATE tables SET game = 'chess' WHERE {is}",
    "a game that is no text": "UPDATE tables SET game = CAST(x'ff' AS TEXT) WHERE {is}",
    "another seed": "UPDATE tables SET seed = 'other', options = '{{\"start\": \"random\"}}' WHERE {is}",
    "a seat of no kind": "UPDATE seats SET kind = 'ghost', person = NULL WHERE {of} AND seat = 1",
    "a missing seat": "DELETE FROM seats WHERE {of} AND seat = 1",
}


async def test_a_damaged_table_is_set_aside_and_everything_else_goes_on(tmp_path):
    server = RunningServer(tmp_path / "damaged.db")
    host = await Guest.arrive(server.url)
    good = await host.make_table("me", "level1")
    damaged, visitors = {}, []
    for kind in KINDS:
        people, pages = await sit_two(server.url, start="1")
        visitors += people
        await play_on(pages, acts=2)
        damaged[kind] = pages[0].table
    server.kill()
    with contextlib.closing(sqlite3.connect(tmp_path / "damaged.db")) as database:
        for kind, table in damaged.items():
            database.execute(KINDS[kind].format(of=f"table_id = '{table}'", **{"is": f"id = '{table}'"}))
        database.execute("UPDATE tables SET awake = 1")
        database.commit()

    server = RunningServer(tmp_path / "damaged.db")
    guest = Guest(server.url, host.cookies)
    lists = await guest.http.get("/api/tables")
    page = await guest.open_page(good)
    codes = {kind: await opened(guest, table) for kind, table in damaged.items()}

    assert lists.status_code == 200
    assert good in [table["table"] for table in lists.json()["mine"]]
    assert page.picture["seat"] == 0
    assert await guest.make_table("me", "open")
    unhurt = {kind for kind, code in codes.items() if code != "damaged"}
    assert unhurt <= {"a seat of no kind", "another seed"}, codes
    output = server.output.read_text()
    assert all(
        f"table {table} is set aside" in output for kind, table in damaged.items() if kind not in unhurt
    )
    for person in (host, guest, *visitors):
        await person.leave()
    server.stop()


async def test_a_table_that_never_got_its_time_can_be_played(database):
    server = RunningServer(database)
    guests, pages = await sit_two(server.url)
    server.kill()
    change(database, "UPDATE tables SET started = NULL")

    server = RunningServer(database)
    back, pages = await come_back(server, guests, pages[0].table)
    await play_on(pages, acts=2)

    assert [page.picture["number"] for page in pages] == [2, 2]
    for guest in (*guests, *back):
        await guest.leave()
    server.stop()


async def opened(guest, table):
    page = await guest.open_page()
    await page.say(type="join", table=table)
    message = await page.hear()
    await page.socket.close()
    return message.get("code")


async def test_a_damaged_list_is_told_without_the_damaged(tmp_path):
    server = RunningServer(tmp_path / "lists.db")
    guests, pages = await sit_two(server.url)
    other = await guests[0].make_table("me", "open")
    change(tmp_path / "lists.db", f"UPDATE tables SET turn = '[' WHERE id = '{pages[0].table}'")

    answer = (await guests[0].http.get("/api/tables")).json()

    assert [table["table"] for table in answer["mine"]] == [other]
    assert answer["running"] == []
    for guest in guests:
        await guest.leave()
    server.stop()


class Broken:
    """A game that cannot tell one of its readers what happened."""

    def __init__(self, game, broken):
        self.game = game
        self.broken = broken

    def __getattr__(self, name):
        if name == self.broken:
            return self.fail
        return getattr(self.game, name)

    def fail(self, *about):
        if about[0]["seat"] == 1:
            raise IndexError("a secret")
        return getattr(self.game, self.broken)(*about)


@pytest.mark.parametrize("part", ["tell", "question"])
async def test_a_fault_for_one_reader_is_not_the_actors(database, caplog, part):
    async with running(Settings(database=database)) as desk:
        table, act = await ready_table(desk)
        mira, nils = Ear("mira"), Ear("nils")
        table.join(mira)
        table.join(nils)
        for reader in table.audience.readers.values():
            reader.game = Broken(table.game, part)
        table.history.game = Broken(table.game, part)

        await table.act("mira", 0, act)

        assert '"acted"' in "".join(mira.heard)
        assert ('"acted"' if part == "tell" else '"not-shown"') in "".join(nils.heard)
        assert table.number == 1
        assert "secret" not in caplog.text
        table.history.game = table.game
        table.join(nils)
        pictures = [text for text in nils.heard if '"type":"table"' in text]
    assert '"number":1' in pictures[-1], "whoever joins again sees where it is"


async def test_a_second_server_at_one_database_is_refused(database):
    server = RunningServer(database)

    status, said = serve_for_a_moment(database)

    assert status == 1
    assert said == (
        f"Another Sandtable serves {database} already. Stop it, or choose another one with --database.\n"
    )
    server.kill()
    again = RunningServer(database)
    again.stop()


def test_of_several_first_starts_one_serves(database):
    command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", "0", "--database", str(database)]
    started = [subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True) for _ in range(3)]
    serving = [process for process in started if process.stdout.readline().startswith("Sandtable is at")]
    for process in serving:
        process.terminate()
    said = [process.communicate()[1] for process in started]

    assert len(serving) == 1
    assert sum("Another Sandtable serves" in words for words in said) == 2


def test_the_operator_reads_what_a_fault_of_the_database_means(caplog):
    full = OperationalError(
        "INSERT", {"seed": "secret"}, sqlite3.OperationalError("database or disk is full")
    )

    answer = excuse(full, "a message could not be handled")

    assert (answer.code, answer.text) == (
        "unavailable",
        "Nothing can be stored right now: the disk is full. Nothing was changed; try again.",
    )
    assert "the disk is full" in caplog.text
    assert "secret" not in caplog.text + answer.text


@pytest.mark.parametrize(
    ("told", "meaning"),
    [
        ("FATAL:  the database system is in recovery mode", "the database is starting"),
        ("FATAL:  sorry, too many clients already", "the database has too many connections"),
        ("connection failed: connection timeout expired", "the database does not answer"),
        ("could not receive data from server: Connection timed out", "the database does not answer"),
        ("could not send data to server: Broken pipe", "the line to the database was cut"),
        ("something that nobody has seen yet", None),
    ],
)
def test_what_postgresql_says_of_itself_is_told_in_words(told, meaning):
    assert explain(OperationalError("INSERT", {}, Exception(told))) == meaning


async def test_a_full_disk_is_told_in_words_and_the_server_goes_on_when_there_is_room(tmp_path):
    async with running(Settings(database=str(tmp_path / "full.db"))) as desk:
        store, room = desk.tables.store, [1]

        @sa.event.listens_for(store.engine, "begin")
        def limit(connection):
            connection.exec_driver_sql(f"PRAGMA max_page_count = {room[0]}")  # not below what there is

        with pytest.raises(OperationalError) as problem:
            await store.rename("mira", "x" * 50_000)
        assert "the disk is full" in excuse(problem.value, "").text

        room[0] = 10_000
        await store.rename("mira", "x" * 50_000)
        assert len(await store.name("mira")) == 50_000
