"""Alembic's steps from the tables of one version to those of another. Loaded only where there are some to take."""

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection

from sandtable.server.database import FIRST, MIGRATIONS


def upgrade(connection: Connection, found: str | None, to: str = "head") -> None:
    """Take the steps in the connection's own transaction."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if found == FIRST:
        command.stamp(config, FIRST)
    command.upgrade(config, to)
