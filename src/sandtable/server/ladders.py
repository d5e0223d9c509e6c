"""The ladders of bots, as a server's database keeps them: bouts, and how they stand."""

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from sandtable.core.messages import say
from sandtable.server import clock
from sandtable.server.protocol import LadderGame, LadderShown, Meeting, Refused, Rung
from sandtable.server.schema import ladder_bouts, ladders
from sandtable.server.store import Store
from sandtable.server.writer import Change

MOST_GAMES: Final = 60  # shown at once
BETWEEN: Final = "\n"  # the names of players


class Ladders:
    """One ladder for each game."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def seed(self, game: str, new: str) -> str:
        """What the deals of a ladder are drawn from; it stays the same."""
        found = await self._row(game)
        if found is not None:
            return str(found.seed)
        row = {"game": game, "seed": new, "changed": clock.now(), "deals": 0, "rungs": [], "meetings": []}
        await self.store.write(Change(sa.insert(ladders), row))
        return new

    async def bouts(self, game: str, rules: int) -> list[Any]:
        """What was played by these rules."""
        own = (ladder_bouts.c.game == game) & (ladder_bouts.c.rules == rules)
        wanted = sa.select(ladder_bouts).where(own).order_by(ladder_bouts.c.number)
        return await self.store.read(lambda connection: list(connection.execute(wanted)))

    async def add(self, rows: list[dict[str, Any]]) -> None:
        await self.store.write(Change(sa.insert(ladder_bouts), rows))

    async def stand(self, game: str, deals: int, rungs: list[Rung], meetings: list[Meeting]) -> None:
        """How the bots stand now."""
        values = {
            "changed": clock.now(),
            "deals": deals,
            "rungs": msgspec.to_builtins(rungs),
            "meetings": msgspec.to_builtins(meetings),
        }
        await self.store.write(Change(sa.update(ladders).where(ladders.c.game == game).values(**values)))

    async def games(self) -> list[str]:
        wanted = sa.select(ladders.c.game).where(ladders.c.deals > 0).order_by(ladders.c.game)
        return await self.store.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def shown(self, game: str, first: str = "", second: str = "") -> LadderShown:
        """A ladder with its last games, of all bots or of two; raises Refused."""
        row = await self._row(game)
        if row is None:
            raise Refused("not-found", say("ladders-there-is-no-ladder"))
        met = await self._games(game, first, second)
        return LadderShown(
            game,
            row.changed,
            row.deals,
            msgspec.convert(row.rungs, list[Rung]),
            msgspec.convert(row.meetings, list[Meeting]),
            [
                LadderGame(one.table_id, one.names.split(BETWEEN), one.scores, one.winners, one.deal)
                for one in met
            ],
        )

    async def _row(self, game: str) -> Any:
        wanted = sa.select(ladders).where(ladders.c.game == game)
        return await self.store.read(lambda connection: connection.execute(wanted).one_or_none())

    async def _games(self, game: str, first: str, second: str) -> list[Any]:
        wanted = sa.select(ladder_bouts).where(
            ladder_bouts.c.game == game, ladder_bouts.c.table_id.is_not(None)
        )
        if first and second:
            pairs = [BETWEEN.join((first, second)), BETWEEN.join((second, first))]
            wanted = wanted.where(ladder_bouts.c.names.in_(pairs))
        last = wanted.order_by(ladder_bouts.c.number.desc()).limit(MOST_GAMES)
        return await self.store.read(lambda connection: list(connection.execute(last)))
