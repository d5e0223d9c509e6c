"""Backups: whole, checked, and put back without anything left over from before."""

import contextlib
import sqlite3
import stat

import pytest

from sandtable import cli
from sandtable.server.backup import backup, restore
from sandtable.server.troubles import Unusable
from server.people import Guest, RunningServer, play_on, sit_two
from server.test_database import ask, change
from server.test_restart import come_back


async def played(database, acts):
    """A server that was killed after a few acts; its people and their table."""
    server = RunningServer(database)
    guests, pages = await sit_two(server.url)
    await play_on(pages, acts)
    server.kill()
    return guests, pages[0].table


async def leave(*guests):
    for guest in guests:
        await guest.leave()


async def test_a_backup_after_a_power_cut_has_everything_that_was_shown(tmp_path, capsys):
    guests, table = await played(tmp_path / "sandtable.db", acts=12)
    assert (tmp_path / "sandtable.db-wal").stat().st_size, "the acts are still in the write-ahead log"

    status = cli.main(["backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "sandtable.db")])

    assert status == 0
    assert "1 tables with 12 acts, checked" in capsys.readouterr().out
    assert ask(tmp_path / "copy.db", f"SELECT count(*) FROM log WHERE table_id = '{table}'") == [(12,)]
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    assert not list(tmp_path.glob("copy.db?*")), "one file, nothing beside it"
    await leave(*guests)


async def test_a_backup_is_made_while_people_play(tmp_path):
    server = RunningServer(tmp_path / "sandtable.db")
    guests, pages = await sit_two(server.url)
    await play_on(pages, acts=5)

    backup(str(tmp_path / "sandtable.db"), tmp_path / "copy.db")
    await play_on(pages, acts=2)

    assert ask(tmp_path / "copy.db", "SELECT count(*) FROM log") == [(5,)]
    assert ask(tmp_path / "copy.db", "PRAGMA integrity_check") == [("ok",)]
    await leave(*guests)
    server.stop()


async def test_a_backup_is_restored_where_a_killed_server_left_its_log(tmp_path, capsys):
    database = tmp_path / "sandtable.db"
    guests, table = await played(database, acts=6)
    backup(str(database), tmp_path / "copy.db")
    server = RunningServer(database)
    back, pages = await come_back(server, guests, table)
    await play_on(pages, acts=6)
    server.kill()
    await leave(*guests, *back)

    assert cli.main(["restore", str(tmp_path / "copy.db"), "--database", str(database)]) == 0

    assert "what was there before is in sandtable.db.before-restore" in capsys.readouterr().out
    assert ask(database, "PRAGMA integrity_check") == [("ok",)]
    assert ask(tmp_path / "sandtable.db.before-restore", "SELECT count(*) FROM log") == [(12,)]
    server = RunningServer(database)
    guest = Guest(server.url, guests[0].cookies)
    page = await guest.open_page(table)
    assert page.picture["number"] == 6
    await leave(guest)
    server.stop()


async def test_nothing_is_restored_under_a_running_server(tmp_path):
    database = tmp_path / "sandtable.db"
    server = RunningServer(database)
    backup(str(database), tmp_path / "copy.db")

    with pytest.raises(Unusable, match="Another Sandtable serves"):
        restore(str(database), tmp_path / "copy.db")

    server.stop()
    assert not list(tmp_path.glob("*before-restore")), "nothing was begun"
    assert not list(tmp_path.glob("*restoring*"))


async def test_what_is_no_good_backup_is_not_restored(tmp_path):
    database = tmp_path / "sandtable.db"
    guests, _ = await played(database, acts=4)
    await leave(*guests)
    (tmp_path / "garbage").write_bytes(b"garbage" * 1000)
    change(tmp_path / "songs.db", "CREATE TABLE songs (title)")
    backup(str(database), tmp_path / "newer.db")
    change(tmp_path / "newer.db", "UPDATE alembic_version SET version_num = '9999'")
    backup(str(database), tmp_path / "torn.db")
    content = (tmp_path / "torn.db").read_bytes()
    (tmp_path / "torn.db").write_bytes(content[: len(content) // 2])

    for name, words in {
        "garbage": "not an SQLite database",
        "songs.db": "of another program",
        "newer.db": "by a newer Sandtable",
        "torn.db": "damaged",
        "nothing.db": "There is no file",
    }.items():
        with pytest.raises(Unusable, match=words):
            restore(str(database), tmp_path / name)

    assert ask(database, "SELECT count(*) FROM log") == [(4,)]
    assert not list(tmp_path.glob("*before-restore")), "nothing was begun"


async def test_a_damaged_database_does_not_take_the_place_of_a_good_backup(tmp_path):
    database = tmp_path / "sandtable.db"
    guests, _ = await played(database, acts=4)
    await leave(*guests)
    backup(str(database), tmp_path / "copy.db")
    with contextlib.closing(sqlite3.connect(database)) as opened:
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(database.read_bytes())
    for page in range(3, len(content) // 4096):
        content[page * 4096 : page * 4096 + 200] = b"\xff" * 200
    database.write_bytes(content)

    with pytest.raises(Unusable, match="damaged"):
        backup(str(database), tmp_path / "copy.db")

    assert ask(tmp_path / "copy.db", "SELECT count(*) FROM log") == [(4,)]
    restore(str(database), tmp_path / "copy.db")
    assert ask(database, "SELECT count(*) FROM log") == [(4,)]


def test_what_cannot_be_copied_is_told(tmp_path):
    with pytest.raises(Unusable, match="There is no database"):
        backup(str(tmp_path / "none.db"), tmp_path / "copy.db")
    with pytest.raises(Unusable, match="the database does not answer"):
        backup("postgresql+psycopg://x@127.0.0.1:1/y", tmp_path / "copy.db")
