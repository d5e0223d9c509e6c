"""All games of a person: searched by game, opponent, result and time, and turned over page by page."""

from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from sandtable.core.errors import BadRequest
from sandtable.core.messages import say
from sandtable.server.lobby import Lobby
from sandtable.server.names import guest_name
from sandtable.server.protocol import Page
from sandtable.server.schema import people, seats, tables
from sandtable.server.store import Saved, read_tables

A_PAGE: Final = 24
MOST_OPPONENTS: Final = 5000  # that a name is looked for among
RESULTS: Final = ("won", "drawn", "lost", "alone", "off", "running")

mine = seats.alias("mine")
theirs = seats.alias("theirs")


class Search(NamedTuple):
    """What is looked for; what is empty or None does not matter."""

    game: str = ""
    opponent: str = ""
    result: str = ""
    since: int | None = None
    until: int | None = None
    before: str = ""  # where the page before this one ended


class Library:
    """Everybody's games."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store

    async def page(self, person: str, reader: str | None, search: Search) -> Page:
        """Games of somebody as a reader may see them: private ones are for those who sit there."""
        if search.result and search.result not in RESULTS:
            raise BadRequest(
                say("library-a-result-is-one", results=", ".join(RESULTS), result=repr(search.result))
            )
        found = await self.store.read(lambda connection: self._find(connection, person, reader, search))
        shown, more = found[:A_PAGE], len(found) > A_PAGE
        after = f"{shown[-1].acted}.{shown[-1].id}" if more else None
        return Page(await self.lobby.summaries(shown, reader), after)

    def _find(self, connection: Connection, person: str, reader: str | None, search: Search) -> list[Saved]:
        wanted = (
            sa.select(tables.c.id)
            .join(mine, (mine.c.table_id == tables.c.id) & (mine.c.person == person))
            .where(*self._conditions(connection, person, search))
            .order_by(tables.c.acted.desc(), tables.c.id.desc())
            .limit(A_PAGE + 1)
        )
        if reader != person:
            there = sa.select(theirs.c.table_id).where(theirs.c.person == reader)
            wanted = wanted.where(
                tables.c.private.is_(False) & tables.c.started.is_not(None) | tables.c.id.in_(there)
            )
        return read_tables(connection, list(connection.execute(wanted).scalars()))

    def _conditions(
        self, connection: Connection, person: str, search: Search
    ) -> list[sa.ColumnElement[bool]]:
        found: list[sa.ColumnElement[bool]] = []
        if search.game:
            found.append(tables.c.game == search.game)
        if search.result == "running":
            found.append(tables.c.over.is_(False))
        elif search.result:
            found.append(mine.c.result == search.result)
        if search.since is not None:
            found.append(tables.c.acted >= search.since)
        if search.until is not None:
            found.append(tables.c.acted < search.until)
        if search.before:
            found.append(_is_before(search.before))
        if search.opponent.strip():
            found.append(self._is_against(connection, person, search.opponent.strip().lower()))
        return found

    def _is_against(self, connection: Connection, person: str, name: str) -> sa.ColumnElement[bool]:
        """Tables with somebody of such a name, or a bot with such a title."""
        whom = self._people_called(connection, person, name)
        bots = [
            (tables.c.game == game) & theirs.c.bot.in_(titles)
            for game, known in self.lobby.tables.bots.items()
            if (titles := [bot.name for bot in known.values() if name in str(bot.title).lower()])
        ]
        against = sa.select(theirs.c.seat).where(
            theirs.c.table_id == tables.c.id,
            sa.or_(theirs.c.person.in_(whom), *bots),
        )
        return sa.exists(against.correlate(tables))

    def _people_called(self, connection: Connection, person: str, name: str) -> list[str]:
        """Opponents by the name that is shown: a guest's is not in the database."""
        together = (
            sa.select(theirs.c.person, people.c.name)
            .join(mine, mine.c.table_id == theirs.c.table_id)
            .outerjoin(people, people.c.id == theirs.c.person)
            .where(mine.c.person == person, theirs.c.person != person)
            .distinct()
            .limit(MOST_OPPONENTS)
        )
        return [
            row[0] for row in connection.execute(together) if name in (row[1] or guest_name(row[0])).lower()
        ]


def _is_before(mark: str) -> sa.ColumnElement[bool]:
    acted, _, table = mark.partition(".")
    if not acted.isdecimal() or len(acted) > 15:
        raise BadRequest(say("library-no-page-of-games", mark=repr(mark)))
    return sa.tuple_(tables.c.acted, tables.c.id) < sa.tuple_(sa.literal(int(acted)), sa.literal(table))
