"""The database: opened, locked against a second server, and carried over to the tables of this version."""

import contextlib
import logging
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from sandtable.server import schema, sqlite
from sandtable.server.lock import Held, Nothing, one_at_a_time, take_lock
from sandtable.server.troubles import Unusable, explain

logger = logging.getLogger("sandtable.server")

MIGRATIONS: Final = Path(__file__).parent / "migrations"
UNHEARD: Final = {  # milliseconds, and seconds
    "tcp_user_timeout": "10000",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
}
THEIRS: Final = " ".join(
    f"-c {name.replace('keepalives', 'tcp_keepalives')}={value}" for name, value in UNHEARD.items()
)
PATIENCE: Final = {"connect_timeout": "5", **UNHEARD, "options": THEIRS}
FIRST: Final = "0001"  # what databases are that were made before there were versions
REVISION: Final = sa.Table(  # as Alembic makes it
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
FIRST_TABLES: Final = {"settings", "people", "tables", "seats", "log"}  # that every database of ours has


@dataclass
class Database:
    """A database that is ready to be used."""

    engine: Engine
    lock: Held

    def close(self) -> None:
        self.lock.release()
        self.engine.dispose()


def open_database(url: str, serving: bool = True, together: bool = False) -> Database:
    """The database of an SQLAlchemy URL, or of the path of an SQLite file; raises Unusable.

    Where `serving`, or where it has to be carried over, nobody else can serve it until it is closed;
    where `together`, only those can who come to serve it together."""
    engine = make_engine(url)
    name = name_of(engine)
    with explained(name):
        file = file_of(engine)
        if file is not None:
            sqlite.keep_private(file)
        with one_at_a_time(engine) if together else contextlib.nullcontext():
            return _open(engine, name, serving, together)


def _open(engine: Engine, name: str, serving: bool, together: bool) -> Database:
    alone = (serving and not together) or not is_newest(engine, name)
    database = Database(engine, take_lock(engine, name) if alone else Nothing())
    try:
        carry_over(engine, name)
        if serving and together:
            database.lock.release()
            database.lock = take_lock(engine, name, together=True)
    except BaseException:
        database.close()
        raise
    return database


def make_engine(url: str) -> Engine:
    try:
        place = sa.make_url(url if "://" in url else f"sqlite:///{url}")
        engine = sa.create_engine(place, pool_pre_ping="://" in url, connect_args=patience(place))
    except (ArgumentError, NoSuchModuleError) as problem:
        raise Unusable(f"Sandtable cannot read this database URL: {problem}") from None
    except ModuleNotFoundError as problem:
        raise Unusable(
            f"This database needs {problem.name}, which is not installed. For PostgreSQL: "
            "pip install 'psycopg[binary]', and a URL that begins with postgresql+psycopg://"
        ) from None
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", sqlite.set_up)
        sa.event.listen(engine, "begin", begin_sqlite)
    return engine


def patience(place: sa.URL) -> dict[str, str]:
    """How long PostgreSQL is waited for where nothing comes any more, on both ends of the line; the URL may say
    otherwise."""
    kind = place.get_backend_name()
    return (
        {name: value for name, value in PATIENCE.items() if name not in place.query}
        if kind == "postgresql"
        else {}
    )


def begin_sqlite(connection: Connection) -> None:
    """Whoever is going to write waits for other processes now, and not in the middle."""
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def name_of(engine: Engine) -> str:
    file = file_of(engine)
    return str(file) if file else engine.url.render_as_string(hide_password=True)


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database; None for others, and for one in memory."""
    name = engine.url.database
    kept = engine.dialect.name == "sqlite" and name and name != ":memory:" and not name.startswith("file:")
    return Path(name).absolute() if kept and name else None


@contextlib.contextmanager
def explained(name: str) -> Iterator[None]:
    """Errors of the database as sentences."""
    try:
        yield
    except (OSError, sqlite3.Error, sa.exc.DBAPIError) as problem:
        meaning = explain(problem)
        if meaning is None:
            raise
        raise Unusable(f"Sandtable cannot use the database {name}: {meaning}.") from problem


# Carrying over


def carry_over(engine: Engine, name: str) -> None:
    """Take the steps that a database has still before it; raises Unusable where it is not ours to change."""
    newest = steps()[-1]
    found = check_ours(engine, name)
    if found is not None and found != newest:
        copy_before(engine, newest, name)
    with engine.begin() as connection:
        if found is None:
            make_new(connection, newest)
        elif found != newest:
            from sandtable.server.carrying import upgrade  # Alembic is large, and seldom needed

            upgrade(connection, found)
        check_columns(connection, name)


def is_newest(engine: Engine, name: str) -> bool:
    return check_ours(engine, name) == steps()[-1]


def steps() -> list[str]:
    """All revisions in order, as the names of their files tell them."""
    return sorted(path.name[1:5] for path in (MIGRATIONS / "versions").glob("r*.py"))


def make_new(connection: Connection, newest: str) -> None:
    """The tables of today at once; a test sees to it that all steps lead to the same."""
    schema.metadata.create_all(connection)
    REVISION.create(connection)
    connection.execute(sa.insert(REVISION), {"version_num": newest})


def check_ours(engine: Engine, name: str) -> str | None:
    """How far a database is, None for an empty one; raises Unusable where another program made it, or a
    newer Sandtable."""
    with engine.connect() as connection:
        found = revision_of(connection, name)
    if found is not None:
        check_known(found, name)
    return found


def revision_of(connection: Connection, name: str) -> str | None:
    there = set(sa.inspect(connection).get_table_names())
    if not there:
        return None
    if not there >= FIRST_TABLES:
        some = ", ".join(sorted(there)[:3])
        raise Unusable(
            f"{name} is a database of another program (it has the tables {some} …). "
            "Choose another one with --database."
        )
    kept = connection.execute(sa.select(REVISION)).scalar() if REVISION.name in there else None
    return kept or FIRST


def check_known(found: str, name: str) -> None:
    known = steps()
    if found not in known:
        raise Unusable(
            f"{name} was written by a newer Sandtable (its tables are of revision {found}, this one knows "
            f"{known[-1]}). Install that one again, or restore a backup that is older."
        )


def copy_before(engine: Engine, newest: str, name: str) -> None:
    """Whatever happens: the database as it was lies beside the one that is changed."""
    file = file_of(engine)
    if file is None:
        logger.warning("carrying the tables of %s over to revision %s", name, newest)
        return
    copy = free_name(file.with_name(f"{file.name}.before-{newest}"))
    sqlite.copy(file, copy)
    logger.warning("carrying %s over to revision %s; as it was it is kept in %s", file, newest, copy.name)


def free_name(path: Path) -> Path:
    """A path that no file has yet."""
    others = (path.with_name(f"{path.name}-{n}") for n in range(2, 1000))
    return next(found for found in (path, *others) if not found.exists())


def check_columns(connection: Connection, name: str) -> None:
    """A database that somebody changed by hand is refused, before anything is lost in it."""
    inspector = sa.inspect(connection)
    for table in schema.metadata.sorted_tables:
        there = {column["name"] for column in inspector.get_columns(table.name)}
        for column in table.columns:
            if column.name not in there:
                raise Unusable(
                    f"The table “{table.name}” of {name} has no column “{column.name}”: this is not a "
                    "database that Sandtable made. Restore a backup."
                )
