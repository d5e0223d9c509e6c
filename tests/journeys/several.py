"""The same house as deploy/compose-several.yaml sets it up: three processes on PostgreSQL and Redis behind Caddy. Once a
game is under way, the process that has its table is killed and started anew, in every journey.

    SANDTABLE_HOUSE=several python -m pytest tests/journeys      # make journeys-several
"""

import time
from pathlib import Path

import sqlalchemy as sa
from playwright.sync_api import expect

from journeys.house import House
from journeys.visitor import Visitor
from server.composed import Composed

BEGUN = 2  # acts of a game after which a process is killed
LOOK = 0.1  # seconds from one look at the tables to the next
PATIENCE = 60.0  # seconds until another process has to have the table, on a slow machine
EXPECTED = ("ERR_", "WebSocket", "502", "503")  # what a browser tells of a process that is gone


class SeveralHouse(House):
    """Three processes; the databases and the proxy are there for all journeys."""

    def __init__(self, folder: Path, composed: Composed) -> None:
        super().__init__(folder)
        self.composed = composed
        self.port = composed.port
        self.engine = sa.create_engine(composed.database, poolclass=sa.NullPool)
        self.since = int(time.time() * 1000)
        self.killed = ""  # the process that had a table of this journey
        self.visitors: list[Visitor] = []

    def open(self) -> None:
        self.composed.start_all()

    def kill(self) -> None:
        for name in self.composed.ports:
            self.composed.kill(name)

    def close(self) -> None:
        """It stays open for the next ones."""

    @property
    def database(self) -> str:
        return self.composed.database

    def change(self, statement: str) -> None:
        with self.engine.begin() as connection:
            connection.exec_driver_sql(statement)

    def welcome(self, visitor: Visitor) -> None:
        self.visitors.append(visitor)
        visitor.after_act = self.trouble

    def trouble(self) -> None:
        """Once in a journey, between two acts: kill the process of a game, and wait as people would until the game is
        there again."""
        table, process = ("", "") if self.killed else self._game()
        if not process:
            return
        self.killed = self.composed.name_of(process)
        self.composed.kill(self.killed)
        deadline = time.monotonic() + PATIENCE
        while self._process_of(table) in (None, process):
            assert time.monotonic() < deadline, "no other process took the table up"
            for visitor in self.visitors:
                visitor.page.wait_for_timeout(1000 * LOOK)
        self.composed.start(self.killed)
        for visitor in self.visitors:
            expect(visitor.page.get_by_text("The connection is lost")).to_be_hidden()

    def _game(self) -> tuple[str, str]:
        """A table of this journey with some acts, and the process that has it."""
        question = sa.text(
            "SELECT tables.id, leases.process FROM tables JOIN leases ON leases.table_id = tables.id"
            " JOIN log ON log.table_id = tables.id WHERE tables.created >= :since AND leases.process IS NOT NULL"
            " AND NOT tables.over GROUP BY tables.id, leases.process HAVING count(*) >= :begun LIMIT 1"
        )
        with self.engine.connect() as connection:
            found = connection.execute(question, {"since": self.since, "begun": BEGUN}).first()
        return (found[0], found[1]) if found else ("", "")

    def _process_of(self, table: str) -> str | None:
        with self.engine.connect() as connection:
            question = sa.text("SELECT process FROM leases WHERE table_id = :table")
            return connection.execute(question, {"table": table}).scalar()
