"""Playing on from a position of a finished game: against bots, or alone for every seat."""

from typing import Final

import sqlalchemy as sa

from sandtable.core.course import standing
from sandtable.core.log import Entry
from sandtable.core.messages import say
from sandtable.server.making import new_table
from sandtable.server.protocol import BranchWanted, Refused, Terms
from sandtable.server.schema import log
from sandtable.server.store import Place
from sandtable.server.table import Table
from sandtable.server.tables import Tables
from sandtable.server.visitors import Visitor
from sandtable.server.writer import Change

NOT_OVER: Final = say.later("branching-not-over")
NO_SUCH: Final = say.later("branching-no-such")
ENDED: Final = say.later("branching-ended")
AT_ONCE: Final = say.later("branching-at-once")


async def branch(tables: Tables, table: Table, wanted: BranchWanted, visitor: Visitor) -> Table:
    """A new table that goes on where the other one was after so many moves; raises Refused."""
    if not table.over:
        raise Refused("not-over", NOT_OVER)
    if wanted.number > table.number or wanted.seat >= len(table.places):
        raise Refused("not-found", NO_SUCH)
    if wanted.bot is None and table.game.nature.at_once and len(table.places) > 1:
        raise Refused("bad-request", AT_ONCE)
    if wanted.bot is not None:
        table.seats.check_bot(wanted.bot)
    places = [Place("twin") if wanted.bot is None else Place("bot", bot=wanted.bot) for _ in table.places]
    places[wanted.seat] = await tables.store.place(str(visitor.person), table.game.name)
    tables.crowd.check(places, visitor)
    saved = new_table(table.game, table.history.options, places, True, Terms(watching="link"))
    saved.seed = table.history.seed
    entries = acts_until(table.history.entries, wanted.number)
    made = tables.new(saved, visitor, entries)
    if made.over:
        raise Refused("not-now", ENDED)
    rows = [
        {"table_id": saved.id, "number": number, "seat": entry.seat, "at": entry.at, "text": entry.text}
        for number, entry in enumerate(entries, start=1)
    ]
    await tables.store.add_table(saved, *([Change(sa.insert(log), rows)] if rows else []))
    tables.enliven(made)
    return made


def acts_until(entries: list[Entry], number: int) -> list[Entry]:
    """The acts that stood after so many entries: what was taken back, and what came from outside, is left out."""
    first = entries[:number]
    return [first[n - 1] for n in standing(first)]
