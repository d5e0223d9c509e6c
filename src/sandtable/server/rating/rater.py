"""Rates finished games, each once.

That a game is to be rated is stored together with its last act. Whoever rates it takes that mark away in the same
write that changes the ratings, so that neither a kill nor a second process rates it twice or not at all."""

import asyncio
import contextlib
import logging
from typing import Final

import sqlalchemy as sa

from sandtable.faults import describe
from sandtable.server import clock
from sandtable.server.rating import scale
from sandtable.server.rating.counting import counts, ranks
from sandtable.server.rating.scale import Rating
from sandtable.server.schema import rated, ratings, to_rate
from sandtable.server.store import Saved
from sandtable.server.tables import Tables
from sandtable.server.writer import Change, Conflict

logger = logging.getLogger("sandtable.server")

AT_ONCE: Final = 50
REST: Final = 1.0  # seconds until the database is looked at again
TRIES: Final = 10  # while others change the same ratings


class Rater:
    """The task that rates."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    async def run(self) -> None:
        while True:
            try:
                await self.rate_all()
            except Exception as problem:
                logger.error("games could not be rated: %s", describe(problem))
            await asyncio.sleep(REST)

    async def rate_all(self) -> None:
        """Everything that is due, in the order in which it ended."""
        wanted = sa.select(to_rate.c.table_id).order_by(to_rate.c.at).limit(AT_ONCE)
        for table in await self.store.read(lambda connection: list(connection.execute(wanted).scalars())):
            try:
                await self.rate(table)
            except Exception as problem:
                logger.error("table %s could not be rated: %s", table, describe(problem))

    async def rate(self, table: str) -> None:
        for _ in range(TRIES):
            with contextlib.suppress(Conflict):  # another process did, or a rating changed meanwhile
                return await self._rate(table)

    async def _rate(self, table: str) -> None:
        mark = sa.select(to_rate.c.at).where(to_rate.c.table_id == table)
        at = await self.store.read(lambda connection: connection.execute(mark).scalar())
        if at is None:
            return
        done = Change(sa.delete(to_rate).where(to_rate.c.table_id == table), must=True)
        found = await self.store.table(table)
        before = await self._before(found[0]) if found and counts(found[1]) else None
        if found is None or before is None:
            return await self.store.write(done)
        saved, entries = found
        after = scale.after(before, ranks(saved.places, entries))
        changes = [
            change
            for seat, place in enumerate(saved.places)
            if place.person is not None
            for change in _changes(saved, seat, place.person, before[seat], after[seat], at)
        ]
        await self.store.write(done, *changes)

    async def _before(self, saved: Saved) -> list[Rating] | None:
        """Everybody's rating before the game; None where somebody cannot have one."""
        found = [await self._rating(saved.game, place.person, place.bot) for place in saved.places]
        known = [one for one in found if one is not None]
        return known if len(known) == len(found) else None

    async def _rating(self, game: str, person: str | None, bot: str | None) -> Rating | None:
        if person is not None:
            return await rating_of(self.tables, person, game) or Rating()
        info = self.tables.bots.get(game, {}).get(bot or "")
        return None if info is None or info.rating is None else scale.measured(info.rating, info.error or 0)


async def rating_of(tables: Tables, person: str, game: str) -> Rating | None:
    """What is known about somebody; None before the first game that counted."""
    own = (ratings.c.person == person) & (ratings.c.game == game)
    wanted = sa.select(ratings.c.mean, ratings.c.deviation, ratings.c.games).where(own)
    row = await tables.store.read(lambda connection: connection.execute(wanted).one_or_none())
    return row and Rating(*row)


def _changes(saved: Saved, seat: int, person: str, before: Rating, after: Rating, at: int) -> list[Change]:
    """The new rating in the place of the one that it was made from, and a point of the curve."""
    key = {"person": person, "game": saved.game}
    values = after._asdict()
    if before.games:
        same = (ratings.c.person == person) & (ratings.c.game == saved.game)
        new = Change(
            sa.update(ratings).where(same, ratings.c.games == before.games).values(values), must=True
        )
    else:
        new = Change(sa.insert(ratings), key | values)
    point = {"table_id": saved.id, "seat": seat, "at": max(at, clock.now()), "before": before.mean, **key}
    point |= {"mean": after.mean, "deviation": after.deviation}
    return [new, Change(sa.insert(rated), point)]
