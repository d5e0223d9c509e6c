"""Tables with a deal that others play, too."""

import hashlib

from sandtable.core.game import AnyGame, Options
from sandtable.server.making import new_table
from sandtable.server.protocol import Terms
from sandtable.server.store import Place, Saved
from sandtable.server.table import Table
from sandtable.server.tables import Tables
from sandtable.server.visitors import Visitor
from sandtable.server.writer import Change

# Nobody looks on without the link, and nobody is told anything that others have to find out.
SAME: Terms = Terms(watching="link", talk=False, same_deal=True)


def seed_from(*words: object) -> str:
    """The seed of a deal, drawn from a secret and what it is for."""
    return hashlib.sha256("\n".join(map(str, ("sandtable deal 1", *words))).encode()).hexdigest()


def saved_for(game: AnyGame, options: Options, places: list[Place], seed: str) -> Saved:
    saved = new_table(game, game.complete(len(places), options), places, True, SAME)
    saved.seed = seed
    return saved


async def open_table(tables: Tables, saved: Saved, maker: Visitor, *more: Change) -> Table:
    """Raises Refused where bots think at too many tables already, and Conflict where somebody was first."""
    tables.crowd.check(saved.places, maker)
    table = tables.new(saved, maker)
    await tables.store.add_table(saved, *more)
    tables.enliven(table)
    return table
