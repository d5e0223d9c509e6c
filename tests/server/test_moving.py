"""Databases carried from one kind to the other, and looked at before an upgrade."""

import pytest
import sqlalchemy as sa

from sandtable.server.app import running
from sandtable.server.backup import backup, restore
from sandtable.server.database import open_database
from sandtable.server.moving import move
from sandtable.server.schema import metadata
from sandtable.server.settings import Settings
from sandtable.server.troubles import Unusable
from sandtable.server.upgrade import check_upgrade
from server.people import ask, change, opened
from server.test_store import ready_table


async def played(database):
    """A database with a game in it, its table, and what is in its log."""
    async with running(Settings(database=database)) as desk:
        await desk.accounts.rename("mira", "Mira")
        table, act = await ready_table(desk)
        await table.act("mira", 0, act)
        return table.id


def rows(database):
    kept = [table for table in metadata.sorted_tables if table.name not in ("processes", "leases")]
    with opened(database).connect() as connection:
        return {table.name: sorted(map(repr, connection.execute(sa.select(table)))) for table in kept}


async def test_a_database_moves_there_and_back_and_is_the_same(database, cluster, tmp_path):
    table = await played(database)

    there = move(database, cluster.empty())
    back = move(f"{cluster.url}/{there.split(' has ')[0].rpartition('/')[2]}", str(tmp_path / "back.db"))

    assert there.endswith("has 1 tables with 1 acts, compared")
    assert back.startswith(str(tmp_path / "back.db"))
    async with running(Settings(database=str(tmp_path / "back.db"))) as desk:
        found = await desk.tables.find(table)
        assert (found.number, found.places[0].name) == (1, "Mira")


async def test_nothing_is_moved_over_what_is_there_or_under_a_server(database, cluster, tmp_path):
    await played(database)
    served = open_database(database)
    with pytest.raises(Unusable, match="Another Sandtable serves"):
        move(database, cluster.empty())
    served.close()

    with pytest.raises(Unusable, match="already"):
        move(database, cluster.new())
    with pytest.raises(Unusable, match="the same one"):
        move(database, database)
    with pytest.raises(Unusable, match="There is no database"):
        move(str(tmp_path / "none.db"), cluster.empty())


async def test_postgresql_is_backed_up_while_it_is_served_and_restored(cluster, tmp_path):
    database = cluster.new()
    table = await played(database)
    served = open_database(database)

    told = backup(database, tmp_path / "copy.db")
    empty = cluster.empty()
    restored = restore(empty, tmp_path / "copy.db")

    assert "1 tables with 1 acts" in told
    assert "compared" in restored
    assert rows(empty) == rows(database)
    assert not [path for path in tmp_path.iterdir() if path.name.endswith(("-wal", ".new"))]
    assert ask(empty, "SELECT id FROM tables") == [(table,)]
    served.close()


async def test_an_upgrade_is_looked_at_before_anything_is_changed(database):
    table = await played(database)
    good = check_upgrade(database)
    change(database, "UPDATE log SET text = 'establish a1'")
    before = rows(database)

    bad = check_upgrade(database)

    assert str(good) == "1 of 1 running games go on as before"
    assert bad.bad[0].startswith(f"table {table}: its log cannot be replayed (Patterns, begun with version 1")
    assert rows(database) == before
    change(database, "DELETE FROM log")
    assert "leads elsewhere" in str(check_upgrade(database))
