"""The deal of the day: in each game the same for everybody against the same bot, or alone against its par.

Everybody has one try. How all did is told from the next day on, with the tables to step through and what the strongest
bot did with the same deal."""

import contextlib
import datetime
from typing import Any, Final

import sqlalchemy as sa

from sandtable.core import record as records
from sandtable.core.game import AnyGame
from sandtable.core.messages import say
from sandtable.server import protocol
from sandtable.server.archive import keep
from sandtable.server.duplicate.dealing import open_table, saved_for, seed_from
from sandtable.server.duplicate.strongest import find_par, play_deal
from sandtable.server.jobs import Jobs
from sandtable.server.practice.stream import today
from sandtable.server.protocol import Refused
from sandtable.server.schema import daily_best, daily_games, seats, tables
from sandtable.server.store import Place, Store
from sandtable.server.tables import Tables
from sandtable.server.visitors import Visitor
from sandtable.server.writer import Change, Conflict

RIVAL: Final = "level4"
STRONGEST: Final = "level6"
SHOWN: Final = 100  # people of a day
KEPT: Final = 30  # days
NOT_YET: Final = say.later("daily-not-yet")
NO_DAY: Final = say.later("daily-no-day", kept=KEPT)


class Daily:
    """The deals of all days."""

    def __init__(self, all_tables: Tables, jobs: Jobs, secret: str) -> None:
        self.tables = all_tables
        self.store: Store = all_tables.store
        self.jobs = jobs
        self.secret = secret

    def seats_of(self, game: AnyGame) -> int:
        """Alone where that is possible, else against one bot."""
        return 1 if game.min_seats == 1 else 2

    def rivals(self, game: AnyGame) -> list[str]:
        """Level 4, or the strongest where the ladder is shorter."""
        known = list(self.tables.bots[game.name])
        bot = RIVAL if RIVAL in known else known[-1]
        return [bot] * (self.seats_of(game) - 1)

    def seed(self, day: str, game: AnyGame) -> str:
        return seed_from(self.secret, day, game.name)

    def check_game(self, name: str) -> AnyGame:
        game = self.tables.games.get(name)
        if game is None or game.min_seats > 2:
            raise Refused("not-found", say("daily-none-of", game=repr(name)))
        return game

    # Today

    async def offered(self, person: str | None) -> list[protocol.DailyOffered]:
        day = today()
        found = []
        for game in self.tables.games.values():
            if game.min_seats <= 2:
                rival = next(iter(self.rivals(game)), None)
                row = await self._mine(day, game.name, person)
                played = await self._count(day, game.name)
                found.append(
                    protocol.DailyOffered(
                        game.name,
                        day,
                        None if rival is None else str(self.tables.bots[game.name][rival].title),
                        None if row is None else row.table_id,
                        row is not None and row.over,
                        None if row is None else row.result,
                        None if row is None else row.points,
                        played,
                        yesterday(day),
                    )
                )
        return found

    async def play(self, name: str, visitor: Visitor) -> str:
        """The table of today's deal: a new one, or the one that was begun."""
        game, day, person = self.check_game(name), today(), str(visitor.person)
        known = await self._mine(day, name, person)
        if known is not None:
            return str(known.table_id)
        me = await self.store.place(person, name)
        places = [me, *(Place("bot", bot=bot) for bot in self.rivals(game))]
        saved = saved_for(game, {}, places, self.seed(day, game))
        row = {"day": day, "game": name, "person": person, "table_id": saved.id}
        oldest = (datetime.date.fromisoformat(day) - datetime.timedelta(days=KEPT)).isoformat()
        try:
            await open_table(
                self.tables,
                saved,
                visitor,
                Change(sa.insert(daily_games), row),
                Change(sa.delete(daily_games).where(daily_games.c.day < oldest)),
                Change(sa.delete(daily_best).where(daily_best.c.day < oldest)),
            )
        except Conflict:  # the same person, at the same moment, on another device
            return await self.play(name, visitor)
        return saved.id

    async def _mine(self, day: str, game: str, person: str | None) -> Any:
        own = (
            (daily_games.c.day == day)
            & (daily_games.c.game == game)
            & (daily_games.c.person == (person or ""))
        )
        wanted = _rows().where(own)
        return await self.store.read(lambda connection: connection.execute(wanted).one_or_none())

    async def _count(self, day: str, game: str) -> int:
        wanted = sa.select(sa.func.count()).select_from(daily_games)
        wanted = wanted.where(daily_games.c.day == day, daily_games.c.game == game)
        return await self.store.read(lambda connection: int(connection.execute(wanted).scalar_one()))

    # Afterwards

    async def results(self, name: str, day: str, visitor: Visitor) -> protocol.DailyResults:
        """How everybody did on a day that is over."""
        game = self.check_game(name)
        check_day(day)
        wanted = _rows().where(daily_games.c.day == day, daily_games.c.game == name, tables.c.over)
        rows = await self.store.read(lambda connection: connection.execute(wanted.limit(SHOWN * 5)).all())
        best = await self._best(day, game, visitor) if rows else None
        told = [await self._told(row, visitor.person) for row in rows]
        told.sort(key=lambda one: (one.margin is not None, one.margin or 0), reverse=True)
        return protocol.DailyResults(name, day, yesterday(day), told[:SHOWN], best)

    async def _told(self, row: Any, reader: str | None) -> protocol.DailyResult:
        name = await self.tables.name(row.person)
        margin = None if row.points is None else row.points - (row.theirs or 0)
        return protocol.DailyResult(
            name, row.person == reader, row.result, row.points, row.theirs, margin, row.table_id
        )

    async def _best(self, day: str, game: AnyGame, visitor: Visitor) -> protocol.DailyBest | None:
        """What the strongest bot did: worked out when somebody first asks, then kept."""
        which = (daily_best.c.day == day) & (daily_best.c.game == game.name)
        wanted = sa.select(daily_best).where(which)
        row = await self.store.read(lambda connection: connection.execute(wanted).one_or_none())
        if row is None:
            await self._work_out(day, game, visitor)
            row = await self.store.read(lambda connection: connection.execute(wanted).one())
        title = str(self.tables.bots[game.name][row.bot].title)
        return protocol.DailyBest(title, row.points, row.par, row.table_id)

    async def _work_out(self, day: str, game: AnyGame, visitor: Visitor) -> None:
        known = list(self.tables.bots[game.name])
        bot = STRONGEST if STRONGEST in known else known[-1]
        seed, count = self.seed(day, game), self.seats_of(game)
        options = game.complete(count, {})
        parts: list[Any] = []
        await self.jobs.long.ask(
            visitor.address, parts.append, play_deal, game.name, [bot, *self.rivals(game)], options, seed
        )
        pars: list[int] = []
        if count == 1:
            await self.jobs.long.ask(visitor.address, pars.append, find_par, game.name, options, seed)
        table = await keep(self.store, parts[-1], [bot, *self.rivals(game)], self.tables.games)
        row = {
            "day": day,
            "game": game.name,
            "bot": bot,
            "points": list(records.read(parts[-1]).scores or ()),
            "par": pars[-1] if pars else None,
            "table_id": table,
        }
        with contextlib.suppress(Conflict):  # somebody else asked at the same moment
            await self.store.write(Change(sa.insert(daily_best), row))


def _rows() -> "sa.Select[Any]":
    """Everybody's games with their points and those of the opponent; the reader's seat is the first."""
    own, theirs = seats.alias("own"), seats.alias("theirs")
    return (
        sa.select(
            daily_games.c.person,
            daily_games.c.table_id,
            tables.c.over,
            own.c.result,
            own.c.points,
            theirs.c.points.label("theirs"),
        )
        .join(tables, tables.c.id == daily_games.c.table_id)
        .join(own, (own.c.table_id == tables.c.id) & (own.c.seat == 0))
        .outerjoin(theirs, (theirs.c.table_id == tables.c.id) & (theirs.c.seat == 1))
    )


def yesterday(day: str) -> str:
    return (datetime.date.fromisoformat(day) - datetime.timedelta(days=1)).isoformat()


def check_day(day: str) -> None:
    """Whether it is over, and still kept; raises Refused."""
    try:
        asked = datetime.date.fromisoformat(day)
    except ValueError:
        raise Refused("not-found", NO_DAY) from None
    age = (datetime.date.fromisoformat(today()) - asked).days
    if age <= 0:
        raise Refused("not-over", NOT_YET)
    if age > KEPT:
        raise Refused("not-found", NO_DAY)
