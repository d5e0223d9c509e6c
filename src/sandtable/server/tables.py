"""All tables: found (folded from the log when first asked for), made, played again, put to sleep."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from sandtable.core.errors import BadRequest, Unreadable
from sandtable.core.game import AnyGame
from sandtable.core.log import Entry
from sandtable.core.messages import say
from sandtable.faults import describe
from sandtable.players import BotInfo
from sandtable.server import clock, metrics
from sandtable.server.alerts.calls import NOBODY_TOLD
from sandtable.server.alone import Alone, HeldElsewhere
from sandtable.server.bots import Thinkers
from sandtable.server.crowd import Crowd
from sandtable.server.flags import SOON
from sandtable.server.frames import Frames
from sandtable.server.limits import Limits
from sandtable.server.making import check_terms, new_table, places_for
from sandtable.server.names import guest_name
from sandtable.server.protocol import Refused, TableWanted
from sandtable.server.rating.counting import check_rated
from sandtable.server.remote.rules import Challenges
from sandtable.server.store import Saved, Store
from sandtable.server.table import Table
from sandtable.server.troubles import explain
from sandtable.server.visitors import Visitor
from sandtable.server.writer import Conflict

if TYPE_CHECKING:
    from sandtable.server.alerts.service import Alerts

logger = logging.getLogger("sandtable.server")

REST: Final = 300_000  # milliseconds without anybody until a table is put to sleep
SWEEP: Final = 60.0  # seconds
KEPT: Final = 300  # tables that may stay in memory for that time,
BRIEF: Final = 60_000  # and milliseconds for which all others may
ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
UNKNOWN: Final = say.later("tables-unknown")
DAMAGED: Final = say.later("tables-damaged")


class Tables:
    """Every table, the live ones in memory."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        bots: Callable[[str], list[BotInfo]],
        store: Store,
        thinkers: Thinkers,
        crowd: Crowd,
        home: Alone | None = None,
    ) -> None:
        self.games = games
        self.bots = {name: {info.name: info for info in bots(name)} for name in games}
        self.store = store
        self.thinkers = thinkers
        self.crowd = crowd
        self.home = home or Alone()
        self.frames = Frames()
        self.challenges = Challenges(store)
        self.calling = NOBODY_TOLD
        self.alerts: Alerts | None = None
        self.talking = Limits(rate=0.5, burst=6)
        self.talking_at_address = Limits(rate=5, burst=120)
        self.reporting = Limits(rate=1 / 600, burst=5)
        self.reporting_at_address = Limits(rate=1 / 60, burst=20)
        self.live: dict[str, Table] = {}
        self.roomy = KEPT  # how many live tables there may be before somebody looks which could sleep
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.aside: dict[str, Refused] = {}  # tables that cannot be replayed, and why

    async def find(self, table: str) -> Table:
        """The live table of an id; raises Refused."""
        if not ID.fullmatch(table):
            raise Refused("unknown-table", UNKNOWN)
        found = self.live.get(table)
        if found is None:
            if table not in self.loading:
                self.loading[table] = asyncio.create_task(self._load(table))
            found = await asyncio.shield(self.loading[table])
        found.touched = clock.now()
        return found

    async def look(self, table: str) -> Table:
        """The same to look at only: where it lives elsewhere, as it is stored."""
        try:
            return await self.find(table)
        except HeldElsewhere:
            return await self._replay(table, live=False)

    async def _load(self, table: str) -> Table:
        try:
            if table in self.aside:
                raise self.aside[table]
            await self.home.claim(table)
            return await self._replay(table)
        finally:
            del self.loading[table]

    async def _replay(self, table: str, live: bool = True) -> Table:
        """Whatever is wrong with one table is told to those who open it, and hurts no other."""
        saved: Saved | None = None
        try:
            found = await self.store.table(table)
            if found is None:
                raise Refused("unknown-table", UNKNOWN)
            saved, entries = found
            replayed = self._table(saved, entries)
            if self._is_of_other_rules(saved) and not replayed.is_as_far_as(saved.progress):
                raise Unreadable("its log leads elsewhere than it did")
            if live:
                self.enliven(replayed)
        except Refused:
            raise
        except Exception as problem:
            if explain(problem) is not None:
                raise
            logger.error("table %s is set aside: %s", table, describe(problem))
            self.aside[table] = self._refusal(saved)
            raise self.aside[table] from None
        return replayed

    def _refusal(self, saved: Saved | None) -> Refused:
        if saved is not None and self._is_of_other_rules(saved):
            return Refused("older-rules", other_rules(saved, self.games[saved.game]))
        return Refused("damaged", DAMAGED)

    def _is_of_other_rules(self, saved: Saved) -> bool:
        return saved.game in self.games and saved.rules != self.games[saved.game].version

    def _table(self, saved: Saved, entries: Iterable[Entry] = ()) -> Table:
        game = self.games[saved.game]
        return Table(
            saved, game, entries, self.store, self.thinkers, self.bots[saved.game], self.frames, self.calling
        )

    def enliven(self, table: Table) -> None:
        table.rouse()
        self.live[table.id] = table
        if len(self.live) > self.roomy:
            self.make_room()

    # Making

    async def create(self, wanted: TableWanted, maker: Visitor) -> Table:
        """A new table as somebody wants it; raises Refused or BadRequest."""
        game, person = self.games.get(wanted.game), str(maker.person)
        if game is None:
            raise BadRequest(
                say("standings-there-is-no-game", game=repr(wanted.game), games=", ".join(self.games))
            )
        me = await self.store.place(person, game.name)
        places = places_for(wanted.seats, self.bots[game.name], self.store.handles, me)
        for place in places:
            if place.invited is not None:
                place.name = await self.store.name(place.invited)
        self.crowd.check(places, maker)
        options, terms = game.complete(len(places), wanted.options), check_terms(game, wanted.terms)
        for place in places:
            await self.challenges.consider(place, maker, game, terms)
        check_rated(game, terms, places, self.bots[game.name])
        saved = new_table(game, options, places, wanted.private, terms)
        saved.listed = wanted.listed and saved.started is None
        table = self.new(saved, maker)
        await self.store.add_table(saved)
        self.enliven(table)
        self.challenges.kick(places)
        return table

    def new(self, saved: Saved, maker: Visitor, entries: Iterable[Entry] = ()) -> Table:
        """A table that is not stored yet."""
        table = self._table(saved, entries)
        saved.progress = table.door.progress(table.history.course, table.timing.times)
        self.crowd.add(table, maker)
        return table

    async def rematch(self, table: Table, visitor: Visitor) -> None:
        """Somebody would play again; once all people would, there is a new table, one seat on."""
        seat, rematch = table.may_agree(visitor.person), table.rematch
        async with table.door.lock:
            await rematch.agree(seat)
            if rematch.due:
                await self._play_again(table, visitor)
            table.audience.show_rematch()

    async def _play_again(self, table: Table, visitor: Visitor) -> None:
        options, places = table.history.options, table.rematch.places()
        saved = new_table(table.game, options, places, table.private, table.terms)
        again = self.new(saved, visitor)
        try:
            await self.store.add_rematch(table.id, saved)
        except Conflict:
            found = await self.store.table(table.id)
            table.rematch.next = found[0].next if found else None
        else:
            table.rematch.next = again.id
            self.enliven(again)
            self.challenges.kick(places)

    # Names, mornings and evenings

    async def here(self, tables: Iterable[str]) -> dict[str, set[str]]:
        """Who looks on at tables, wherever these live."""
        wanted = set(tables)
        ours = {table: self.live[table].audience.people for table in wanted if table in self.live}
        found = {table: {person for person in people if person} for table, people in ours.items()}
        return await self.home.here(wanted - set(ours)) | found

    async def is_looked_at(self, table: str, person: str) -> bool:
        live = self.live.get(table)
        if live is not None:
            return live.audience.is_looked_at_by(person)
        return await self.home.is_looked_at(table, person)

    async def noticed(self, person: str, table: str, how: str) -> None:
        """Whether somebody on turn has seen that: nothing more has to be said about it."""
        if self.alerts is not None:
            await self.alerts.noticed(person, table, how)

    async def name(self, person: str | None) -> str:
        """What somebody is called; nothing for nobody."""
        return (await self.store.name(person) or guest_name(person)) if person else ""

    def renamed(self, person: str, name: str) -> None:
        for table in self.live.values():
            if table.seats.rename(person, name):
                table.audience.show_seats()
            table.bystanders.rename(person, name)

    async def wake(self) -> None:
        """After a start: tables where a bot is to move or a clock runs go on by themselves, one after the other
        while people are served."""
        await self._wake(await self.home.awake(await self.store.awake()))
        await self.wake_due()
        await self.count()

    async def wake_due(self) -> None:
        """Tables where somebody's time is up before long."""
        try:
            await self._wake(await self.home.awake(await self.store.due(clock.now() + SOON)))
        except Exception as problem:
            logger.error("nobody knows whose time is up: %s", describe(problem))

    async def _wake(self, ids: Iterable[str]) -> None:
        for table in ids:
            try:
                await self.find(table)
            except HeldElsewhere:
                continue
            except Refused as problem:
                logger.error("table %s could not be woken: %s", table, problem.code)
            except Exception as problem:
                logger.error("table %s could not be woken: %s", table, describe(problem))

    async def sweep(self) -> None:
        """Put tables to sleep that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(SWEEP)
            self.rest(clock.now() - REST)
            await self.wake_due()
            await self.count()

    async def count(self) -> None:
        """How many games are under way, in memory or not."""
        with contextlib.suppress(Exception):
            metrics.TABLES_UNFINISHED.set(await self.store.count_unfinished())

    def rest(self, since: int) -> None:
        for table in list(self.live.values()):
            if table.idle and table.touched < since:
                self.live.pop(table.id).sleep()

    def make_room(self) -> None:
        """However fast tables are made and left, only so many of them are kept in memory."""
        before = clock.now() - BRIEF
        left = [table for table in self.live.values() if table.idle and table.touched < before]
        for table in sorted(left, key=lambda one: one.touched)[: -KEPT // 2]:
            self.live.pop(table.id).sleep()
        self.roomy = len(self.live) + KEPT // 2

    def close(self) -> None:
        for table in self.live.values():
            table.sleep()


def other_rules(saved: Saved, game: AnyGame) -> str:
    ours = game.version
    age = "older" if saved.rules < ours else "newer"
    return say("tables-this-game-was-begun", age=age, title=game.title, rules=saved.rules, ours=ours)
