"""Leaderboards, and how somebody's rating went."""

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from sandtable.core.errors import BadRequest
from sandtable.core.messages import say
from sandtable.server.names import guest_name
from sandtable.server.protocol.ratings import (
    CurvePoint,
    Leaderboard,
    RatedSeat,
    RatingShown,
    Standing,
)
from sandtable.server.rating.scale import DEVIATIONS, SURE
from sandtable.server.schema import people, rated, ratings
from sandtable.server.tables import Tables

MOST: Final = 100  # people on a leaderboard
LONGEST_CURVE: Final = 200  # games


class Standings:
    """Who is how strong."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    async def leaderboard(self, game: str, reader: str | None) -> Leaderboard:
        """The strongest people whose rating is sure, the measured bots among them, and the reader's own."""
        if game not in self.tables.games:
            raise BadRequest(
                say("standings-there-is-no-game", game=repr(game), games=", ".join(self.tables.games))
            )
        rows, own = await self.store.read(lambda connection: _best(connection, game, reader))
        shown = [self._standing(row, reader) for row in rows]
        found = [*shown, *self._bots(game)]
        found.sort(key=lambda one: -one.rating)
        return Leaderboard(game, found, self._standing(own, reader) if own is not None else None)

    def _standing(self, row: Any, reader: str | None) -> Standing:
        return Standing(
            row.name or guest_name(row.person),
            self.store.handles.of(row.person),
            None,
            round(row.mean),
            round(DEVIATIONS * row.deviation),
            row.deviation > SURE,
            row.games,
            row.person == reader,
        )

    def _bots(self, game: str) -> list[Standing]:
        return [
            Standing(
                str(bot.title), None, bot.name, round(bot.rating), round(bot.error or 0), False, None, False
            )
            for bot in self.tables.bots[game].values()
            if bot.rating is not None
        ]

    async def curves(self, person: str) -> list[RatingShown]:
        """Somebody's ratings, and how they came to be."""
        found = await self.store.read(lambda connection: _curves(connection, person))
        return [
            RatingShown(
                row.game,
                round(row.mean),
                round(DEVIATIONS * row.deviation),
                row.deviation > SURE,
                row.games,
                [CurvePoint(one.at, round(one.mean), round(DEVIATIONS * one.deviation)) for one in points],
            )
            for row, points in found
        ]

    async def of_table(self, table: str) -> list[RatedSeat]:
        """What a game changed."""
        wanted = sa.select(rated).where(rated.c.table_id == table).order_by(rated.c.seat)
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        return [
            RatedSeat(
                row.seat,
                None if row.before is None else round(row.before),
                round(row.mean),
                row.deviation > SURE,
            )
            for row in rows
        ]


def _best(connection: Connection, game: str, reader: str | None) -> tuple[list[Any], Any]:
    named = sa.select(ratings, people.c.name).outerjoin(people, people.c.id == ratings.c.person)
    here = named.where(ratings.c.game == game)
    sure = here.where(ratings.c.deviation <= SURE).order_by(ratings.c.mean.desc()).limit(MOST)
    own = connection.execute(here.where(ratings.c.person == reader)).one_or_none() if reader else None
    return list(connection.execute(sure)), own


def _curves(connection: Connection, person: str) -> list[tuple[Any, list[Any]]]:
    rows = connection.execute(
        sa.select(ratings).where(ratings.c.person == person).order_by(ratings.c.games.desc())
    ).all()
    found = []
    for row in rows:
        own = (rated.c.person == person) & (rated.c.game == row.game)
        last = sa.select(rated).where(own).order_by(rated.c.at.desc(), rated.c.table_id).limit(LONGEST_CURVE)
        found.append((row, list(connection.execute(last))[::-1]))
    return found
