"""All tables: found (folded from the log when first asked for), made, played again, put to sleep."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

from sandtable.core.errors import BadRequest, SandtableError
from sandtable.core.game import Game, Options
from sandtable.faults import describe
from sandtable.players import BotInfo
from sandtable.server import clock
from sandtable.server.accounts import Accounts
from sandtable.server.bots import Thinkers
from sandtable.server.protocol import Refused, SeatWanted, Summary, TableList, TableWanted
from sandtable.server.store import Conflict, Place, Progress, Saved, Store
from sandtable.server.table import Table, show_place

logger = logging.getLogger("sandtable.server")

REST: Final = 300_000  # milliseconds without anybody until a table is put to sleep
SWEEP: Final = 60.0  # seconds


class Tables:
    """Every table, the live ones in memory."""

    def __init__(
        self,
        games: Mapping[str, Game],
        bots: Callable[[str], list[BotInfo]],
        store: Store,
        accounts: Accounts,
        thinkers: Thinkers,
    ) -> None:
        self.games = games
        self.bots = {name: {info.name: info for info in bots(name)} for name in games}
        self.store = store
        self.accounts = accounts
        self.thinkers = thinkers
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}

    async def find(self, table: str) -> Table:
        """The live table of an id; raises Refused."""
        found = self.live.get(table)
        if found is None:
            if table not in self.loading:
                self.loading[table] = asyncio.create_task(self._load(table))
            found = await asyncio.shield(self.loading[table])
        found.touched = clock.now()
        return found

    async def _load(self, table: str) -> Table:
        try:
            found = await self.store.table(table)
            if found is None:
                raise Refused("unknown-table", "There is no such table.")
            saved, entries = found
            try:
                live = self._table(saved, entries)
            except (SandtableError, KeyError) as problem:
                logger.error("a table of %s cannot be replayed: %s", saved.game, describe(problem))
                raise Refused("damaged", "The log of this table cannot be replayed.") from None
            self._enliven(live)
            return live
        finally:
            del self.loading[table]

    def _table(self, saved: Saved, entries: Any = ()) -> Table:
        game = self.games[saved.game]
        return Table(saved, game, entries, self.store, self.accounts, self.thinkers, self.bots[saved.game])

    def _enliven(self, table: Table) -> None:
        self.live[table.id] = table
        table.rouse()

    # Making

    async def create(self, wanted: TableWanted, person: str) -> Table:
        """A new table as somebody wants it; raises Refused or BadRequest."""
        game = self.games.get(wanted.game)
        if game is None:
            raise BadRequest(f"there is no game {wanted.game!r}; there are: {', '.join(self.games)}")
        places = [self._place(seat, wanted.game, person) for seat in wanted.seats]
        if sum(place.person is not None for place in places) > 1:
            raise BadRequest("you can take one seat only")
        options = game.complete(len(places), wanted.options)
        table = self._new(game, options, places)
        await self.store.add_table(self._saved(table))
        self._enliven(table)
        return table

    def _place(self, wanted: SeatWanted, game: str, person: str) -> Place:
        if wanted.kind == "me":
            return Place("person", person)
        if wanted.kind == "open":
            return Place("open")
        if wanted.kind != "bot":
            raise BadRequest(f"a seat is for “me”, a “bot” or “open”, not {wanted.kind!r}")
        if wanted.bot not in self.bots[game]:
            raise BadRequest(f"there is no bot {wanted.bot!r}; there are: {', '.join(self.bots[game])}")
        return Place("bot", bot=wanted.bot)

    def _new(self, game: Game, options: Options, places: list[Place]) -> Table:
        """A table that is not stored yet. It starts at once where no seat is open."""
        id, seed, now = secrets.token_urlsafe(12), secrets.token_hex(32), clock.now()
        started = None if any(place.kind == "open" for place in places) else now
        nothing = Progress(0, [], False, False)
        return self._table(Saved(id, game.name, options, seed, now, started, None, nothing, places))

    def _saved(self, table: Table) -> Saved:
        started = None if table.waiting else table.created
        progress = table.progress(table.state, 0)
        return Saved(
            table.id,
            table.game.name,
            table.options,
            table.seed,
            table.created,
            started,
            None,
            progress,
            table.places,
        )

    async def rematch(self, table: Table, person: str | None) -> None:
        """Somebody would play again; once all people would, there is a new table, one seat on."""
        seat = table.may_agree(person)
        async with table.lock:
            await table.agree(seat)
            if len(table.agreed()) == len(table.places) and table.next is None:
                await self._play_again(table)
            table.show_rematch()

    async def _play_again(self, table: Table) -> None:
        turned = [*table.places[1:], table.places[0]]
        places = [Place(place.kind, place.person, place.bot) for place in turned]
        again = self._new(table.game, table.options, places)
        try:
            await self.store.add_rematch(table.id, self._saved(again))
        except Conflict:
            found = await self.store.table(table.id)
            table.next = found[0].next if found else None
        else:
            table.next = again.id
            self._enliven(again)

    # Lists

    async def list(self, person: str | None) -> TableList:
        mine = await self.store.mine(person) if person else []
        running = await self.store.running()
        return TableList(
            [self._summary(table, person) for table in mine],
            [self._summary(table, person) for table in running],
        )

    def _summary(self, saved: Saved, person: str | None) -> Summary:
        live, bots = self.live.get(saved.id), self.bots.get(saved.game, {})
        here = {listener.person for listener in live.listening} if live else set()
        own = next((n for n, place in enumerate(saved.places) if person and place.person == person), None)
        seats = [
            show_place(place, self.accounts, bots, place.person in here, n == own)
            for n, place in enumerate(saved.places)
        ]
        progress = saved.progress
        turn = progress.turn if saved.started is not None else []
        return Summary(saved.id, saved.game, seats, own, turn, progress.over, progress.number, saved.created)

    # Names, mornings and evenings

    def renamed(self, person: str) -> None:
        for table in self.live.values():
            if table.seat_of(person) is not None:
                table.show_seats()

    async def wake(self) -> None:
        """After a start: tables where a bot is to move or a clock runs go on by themselves."""
        for table in await self.store.awake():
            try:
                await self.find(table)
            except Refused as problem:
                logger.error("a table could not be woken: %s", problem.code)

    async def sweep(self) -> None:
        """Put tables to sleep that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(SWEEP)
            self.rest(clock.now() - REST)

    def rest(self, since: int) -> None:
        for table in list(self.live.values()):
            if table.idle and table.touched < since:
                del self.live[table.id]

    def close(self) -> None:
        for table in self.live.values():
            table.sleep()
