"""How games ended for each seat: kept beside the seats, so that lists need not replay anything.

It follows from the log. What was played before results were kept is told after the next start."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from sandtable.core.outcome import Outcome
from sandtable.faults import describe
from sandtable.server.history import History
from sandtable.server.schema import seats, tables
from sandtable.server.writer import Change

if TYPE_CHECKING:
    from sandtable.server.store import Store
    from sandtable.server.tables import Tables

logger = logging.getLogger("sandtable.server")

WON, DRAWN, LOST, ALONE, OFF = "won", "drawn", "lost", "alone", "off"
AT_ONCE: Final = 20  # old tables that are read before the next ones are looked for
UNTOLD: Final = tables.c.over.is_(True) & tables.c.told.is_(False)


def result(outcome: Outcome, seat: int, count: int) -> str:
    """What an outcome is for one of so many seats; a game that was called off is no result."""
    if not outcome.winners and not outcome.scores:
        return OFF
    if count == 1:
        return ALONE
    if seat not in outcome.winners:
        return LOST
    return WON if len(outcome.winners) == 1 else DRAWN


def told(table: str, outcome: Outcome | None, count: int) -> list[Change]:
    """What is written when a game ends: the result of each seat."""
    if outcome is None:
        return []
    points = outcome.scores or (None,) * count
    changes = [
        Change(
            sa.update(seats)
            .where(seats.c.table_id == table, seats.c.seat == seat)
            .values(result=result(outcome, seat, count), points=points[seat])
        )
        for seat in range(count)
    ]
    return [*changes, Change(sa.update(tables).where(tables.c.id == table).values(told=True))]


async def tell_old(all_tables: "Tables") -> None:
    """The results of games that ended before results were kept, a few at a time."""
    last = ""
    while found := await _untold(all_tables.store, last):
        for last in found:
            await _tell(all_tables, last)
            await asyncio.sleep(0)


async def _untold(store: "Store", after: str) -> list[str]:
    wanted = sa.select(tables.c.id).where(UNTOLD, tables.c.id > after).order_by(tables.c.id).limit(AT_ONCE)
    return await store.read(lambda connection: list(connection.execute(wanted).scalars()))


async def _tell(all_tables: "Tables", table: str) -> None:
    try:
        found = await all_tables.store.table(table)
        if found is not None and found[0].game in all_tables.games:
            saved, entries = found
            count = len(saved.places)
            history = History(all_tables.games[saved.game], count, saved.options, saved.seed, entries)
            await all_tables.store.write(*told(table, history.course.outcome(), count))
    except Exception as problem:  # a table that cannot be replayed has no result
        logger.error("the result of table %s cannot be told: %s", table, describe(problem))
