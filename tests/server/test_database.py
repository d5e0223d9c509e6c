"""Databases: carried over with a copy kept, or refused in one sentence."""

import contextlib
import importlib.util
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from sandtable.core.errors import BadRequest
from sandtable.games.patterns import GAME as PATTERNS
from sandtable.games.patterns import deal_for
from sandtable.server.accounts import Accounts
from sandtable.server.app import running
from sandtable.server.carrying import upgrade
from sandtable.server.database import MIGRATIONS, make_engine, open_database, steps
from sandtable.server.lock import take_lock
from sandtable.server.protocol import Refused, SeatWanted, TableWanted
from sandtable.server.settings import Settings
from sandtable.server.troubles import Unusable
from sandtable.server.visitors import Visitor
from server.people import SOURCE, Guest, RunningServer, offered

MIRA = Visitor("mira", "192.0.2.1")
FIRST = Path(__file__).parent / "databases" / "0001.sql"  # as the server left it before there were versions
NO_POSTGRES = "the database does not answer" if importlib.util.find_spec("psycopg") else "needs psycopg"
NEWEST = max(path.name[1:5] for path in (MIGRATIONS / "versions").glob("r*.py"))


@pytest.fixture
def first(tmp_path):
    """A database of the first revision, with a running and a finished game."""
    file = tmp_path / "sandtable.db"
    change(file, FIRST.read_text())
    return file


def change(file, script):
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript(script)


def ask(file, question):
    with contextlib.closing(sqlite3.connect(file)) as database:
        return database.execute(question).fetchall()


def serve_for_a_moment(file, **environment):
    """The command, where it does not come up: its status and what it says."""
    command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", "0", "--database", str(file)]
    variables = os.environ | {"PYTHONPATH": str(SOURCE), **environment}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, timeout=60)
    assert done.stdout == ""
    return done.returncode, done.stderr


def test_a_new_database_has_the_newest_tables(tmp_path):
    open_database(str(tmp_path / "new.db")).close()

    assert ask(tmp_path / "new.db", "SELECT version_num FROM alembic_version") == [(NEWEST,)]
    assert list(tmp_path.glob("*before*")) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_steps_lead_to_the_tables_that_a_new_database_has(kind, tmp_path, request):
    names = [str(tmp_path / "stepped.db"), str(tmp_path / "made.db")]
    if kind == "postgresql":
        names = [request.getfixturevalue("cluster").empty() for _ in names]
    stepped, made = map(make_engine, names)
    with stepped.begin() as connection:
        upgrade(connection, None)
    open_database(names[1]).close()

    assert shape(stepped) == shape(made)


def test_alembic_takes_the_steps_in_the_order_of_their_names():
    found = [step.revision for step in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]

    assert found[::-1] == steps()


def shape(engine):
    """Everything that a database tells of its tables."""
    seen = sa.inspect(engine)
    return {
        table: (
            sorted((c["name"], str(c["type"]), c["nullable"], c["default"]) for c in seen.get_columns(table)),
            sorted(index(one) for one in seen.get_indexes(table)),
            sorted(map(repr, seen.get_foreign_keys(table))),
            sorted(map(repr, seen.get_unique_constraints(table))),
            sorted(map(repr, seen.get_check_constraints(table))),
            seen.get_pk_constraint(table),
        )
        for table in sorted(seen.get_table_names())
    }


def index(found):
    where = {name: str(option) for name, option in found.get("dialect_options", {}).items()}
    return repr((found["name"], found["column_names"], bool(found["unique"]), sorted(where.items())))


async def test_a_database_without_a_version_is_carried_over_and_kept(first):
    server = RunningServer(first)
    cookie = f"mira.{Accounts(None, 'a secret of the tests')._signature('mira')}"  # as the first ones were
    guest = Guest(server.url, {"sandtable": cookie})
    running = await guest.open_page("running")
    finished = await guest.open_page("finished")
    me = (await guest.http.get("/api/me")).json()
    await running.act(offered(running.picture)[0], running.picture["number"])
    acted = await running.hear("acted")
    await guest.leave()
    server.stop()

    assert me["name"] == "Mira"
    assert (running.picture["seat"], acted["number"]) == (0, 7)
    assert finished.picture["seed"].startswith("2af20e0e")
    assert ask(first, "SELECT DISTINCT rules FROM tables") == [(1,)]
    kept = first.with_name(f"sandtable.db.before-{NEWEST}")
    assert len(ask(kept, "SELECT * FROM log WHERE table_id = 'running'")) == 6
    assert not [row for row in ask(kept, "PRAGMA table_info(tables)") if row[1] == "rules"]
    assert server.output.read_text().count("\n") == 1
    assert kept.name in server.output.read_text()


def test_a_second_copy_does_not_take_the_place_of_the_first(first):
    open_database(str(first)).close()
    first.unlink()
    change(first, FIRST.read_text())
    open_database(str(first)).close()

    assert len(list(first.parent.glob("sandtable.db.before-*"))) == 2


def test_a_database_of_a_newer_version_is_refused_and_left_alone(first):
    open_database(str(first)).close()
    change(first, "UPDATE alembic_version SET version_num = '9999'")
    before = first.read_bytes()

    with pytest.raises(Unusable, match=r"newer Sandtable \(its tables are of revision 9999"):
        open_database(str(first))

    assert first.read_bytes() == before


def test_a_database_is_not_carried_over_under_a_running_server(first):
    held = take_lock(make_engine(str(first)), str(first))

    with pytest.raises(Unusable, match="Another Sandtable serves"):
        open_database(str(first), serving=False)

    assert not [row for row in ask(first, "PRAGMA table_info(tables)") if row[1] == "rules"]
    held.release()
    open_database(str(first), serving=False).close()


def test_another_programs_database_is_refused_and_left_alone(tmp_path):
    file = tmp_path / "songs.db"
    change(file, "CREATE TABLE songs (title)")

    with pytest.raises(Unusable, match=r"another program \(it has the tables songs"):
        open_database(str(file))

    assert ask(file, "SELECT name FROM sqlite_master") == [("songs",)]


def test_a_database_with_a_column_missing_is_refused_and_left_alone(first):
    change(first, "ALTER TABLE seats DROP COLUMN agreed")

    with pytest.raises(Unusable, match=r"“seats” of .* has no column “agreed”"):
        open_database(str(first))

    assert not ask(first, "SELECT name FROM sqlite_master WHERE name = 'alembic_version'")


def test_what_is_wrong_is_one_sentence(tmp_path):
    (tmp_path / "garbage.db").write_bytes(b"not a database at all" * 100)
    (tmp_path / "folder.db").mkdir()
    troubles = {
        tmp_path / "garbage.db": "this is not an SQLite database",
        tmp_path / "folder.db": "it is a folder",
        tmp_path / "nowhere" / "a.db": "its folder does not exist",
        "postgresql+psycopg://nobody:hush@127.0.0.1:1/none": NO_POSTGRES,
        "oracle7://x": "cannot read this database URL",
    }
    for database, words in troubles.items():
        with pytest.raises(Unusable) as problem:
            open_database(str(database))

        said = str(problem.value)
        assert words in said
        assert "\n" not in said
        assert "hush" not in said


def test_the_command_says_it_without_a_traceback(tmp_path):
    (tmp_path / "garbage.db").write_bytes(b"not a database at all" * 100)

    status, said = serve_for_a_moment(tmp_path / "garbage.db")

    assert status == 1
    assert "this is not an SQLite database" in said
    assert said.count("\n") == 1, said


def test_the_database_is_its_owners_only(tmp_path):
    file = tmp_path / "private.db"
    open_database(str(file)).close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600

    file.chmod(0o644)
    opened = open_database(str(file))
    assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}
    opened.close()


@pytest.fixture
def repaired(monkeypatch):
    """A function that gives Patterns another version of its rules."""

    def repair(version, **parts):
        for name, part in {"version": version, **parts}.items():
            monkeypatch.setattr(PATTERNS, name, part)
        return {"patterns": PATTERNS}

    return repair


def deal_without_seconds(seats, options, chance):
    if options["start"] == "1":
        raise BadRequest("nobody starts second any more")
    return deal_for(seats, options, chance)


async def test_a_game_of_older_rules_that_does_not_fit_is_refused_in_so_many_words(first, repaired):
    settings = Settings(database=str(first), games=repaired(version=2, deal=deal_without_seconds))
    async with running(settings) as desk:
        with pytest.raises(Refused, match=r"older rules of Patterns \(version 1; here it is 2\)") as refusal:
            await desk.tables.find("running")

        assert refusal.value.code == "older-rules"
        assert (await desk.tables.find("finished")).over, "a game that these rules still know is replayed"


async def test_a_game_that_other_rules_lead_elsewhere_is_refused(first, repaired):
    change(first, "UPDATE tables SET turn = '[1]' WHERE id = 'running'")
    settings = Settings(database=str(first), games=repaired(version=0))
    async with running(settings) as desk:
        with pytest.raises(Refused, match="newer rules of Patterns"):
            await desk.tables.find("running")


async def test_the_version_of_the_rules_is_kept_with_the_table(tmp_path, repaired):
    settings = Settings(database=str(tmp_path / "kept.db"), games=repaired(version=3))
    async with running(settings) as desk:
        wanted = TableWanted("patterns", [SeatWanted("me"), SeatWanted("open")])
        table = await desk.tables.create(wanted, MIRA)

    assert ask(tmp_path / "kept.db", "SELECT id, rules FROM tables") == [(table.id, 3)]
