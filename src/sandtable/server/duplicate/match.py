"""Duplicate matches: the same deals for everybody, each in both seats, against one bot or against each other.

A game is opened when somebody wants to play it. What came of a deal is shown to those who have played it themselves,
and to all once everything is played."""

import secrets
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from sandtable.core.game import AnyGame
from sandtable.core.messages import say
from sandtable.server import clock, protocol
from sandtable.server.duplicate.dealing import open_table, saved_for, seed_from
from sandtable.server.protocol import Refused
from sandtable.server.schema import match_games, match_people, matches, seats, tables
from sandtable.server.store import Place, Store
from sandtable.server.tables import Tables
from sandtable.server.visitors import Visitor
from sandtable.server.writer import Change, Conflict

MOST_PEOPLE: Final = 8
LISTED: Final = 20
BOT: Final = -1
UNKNOWN: Final = say.later("match-unknown")
FULL: Final = say.later("match-full", most=MOST_PEOPLE)
NOT_YOURS: Final = say.later("match-not-yours")


@dataclass(frozen=True)
class Game:
    """One game of a match: the places of those in seat 0 and in seat 1, and how it went."""

    deal: int
    first: int
    second: int
    table: str | None = None
    over: bool = False
    points: tuple[int | None, int | None] = (None, None)
    results: tuple[str | None, str | None] = (None, None)

    @property
    def key(self) -> tuple[int, int, int]:
        return self.deal, self.first, self.second

    def seat_of(self, place: int) -> int:
        return (self.first, self.second).index(place)


@dataclass(frozen=True)
class Match:
    """A match as it is kept, with those who joined in their order."""

    id: str
    game: str
    bot: str | None
    deals: int
    seed: str
    host: str
    made: int
    people: tuple[str, ...]
    games: tuple[Game, ...]

    def schedule(self) -> list[Game]:
        """Every game that is to be played: all deals in one seat first, then in the other."""
        played = {game.key: game for game in self.games}
        places = range(len(self.people))
        pairs = (
            [(place, BOT) for place in places]
            if self.bot
            else [(one, other) for one in places for other in places if one < other]
        )
        turned = [[pair for pair in pairs], [(second, first) for first, second in pairs]]
        wanted = [(deal, *pair) for turn in turned for deal in range(self.deals) for pair in turn]
        return [played.get(key, Game(*key)) for key in wanted]


class Matches:
    """All matches."""

    def __init__(self, all_tables: Tables) -> None:
        self.tables = all_tables
        self.store: Store = all_tables.store

    async def make(self, wanted: protocol.MatchWanted, host: str) -> str:
        game = self._game(wanted.game)
        if wanted.bot is not None and wanted.bot not in self.tables.bots[game.name]:
            raise Refused("bad-request", say("match-no-bot", bot=repr(wanted.bot), game=game.title))
        game.complete(2, {})
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(9),
            "game": game.name,
            "options": {},
            "bot": wanted.bot,
            "deals": wanted.deals,
            "seed": secrets.token_hex(32),
            "host": host,
            "made": clock.now(),
        }
        joined = {"match_id": row["id"], "person": host, "place": 0}
        await self.store.write(Change(sa.insert(matches), row), Change(sa.insert(match_people), joined))
        return str(row["id"])

    def _game(self, name: str) -> AnyGame:
        game = self.tables.games.get(name)
        if game is None or not game.min_seats <= 2 <= game.max_seats:
            raise Refused("bad-request", say("match-none-of", game=repr(name)))
        return game

    async def join(self, id: str, person: str) -> None:
        match = await self.find(id)
        if person in match.people:
            return
        if len(match.people) >= MOST_PEOPLE:
            raise Refused("full", FULL)
        row = {"match_id": id, "person": person, "place": len(match.people)}
        try:
            await self.store.write(Change(sa.insert(match_people), row))
        except Conflict:  # somebody else sat down there at the same moment
            await self.join(id, person)

    async def play(self, id: str, wanted: protocol.MatchGameWanted, visitor: Visitor) -> str:
        """The table of one game of a match; it is opened by whoever comes first."""
        match, person = await self.find(id), str(visitor.person)
        key = wanted.deal, wanted.first, wanted.second
        game = next((game for game in match.schedule() if game.key == key), None)
        if game is None:
            raise Refused("not-found", say("match-no-such-game"))
        if person not in [match.people[place] for place in key[1:] if place != BOT]:
            raise Refused("not-yours", NOT_YOURS)
        if game.table is not None:
            return game.table
        places = [await self._place(match, place) for place in key[1:]]
        seed = seed_from(match.seed, game.deal)
        saved = saved_for(self.tables.games[match.game], {}, places, seed)
        row = {
            "match_id": id,
            "deal": game.deal,
            "first": game.first,
            "second": game.second,
            "table_id": saved.id,
        }
        try:
            await open_table(self.tables, saved, visitor, Change(sa.insert(match_games), row))
        except Conflict:
            return await self.play(id, wanted, visitor)
        return saved.id

    async def _place(self, match: Match, place: int) -> Place:
        if place == BOT:
            return Place("bot", bot=match.bot)
        return await self.store.place(match.people[place], match.game)

    # Reading

    async def find(self, id: str) -> Match:
        found = await self.store.read(lambda connection: _read(connection, [id]))
        if not found or found[0].game not in self.tables.games:
            raise Refused("not-found", UNKNOWN)
        return found[0]

    async def of(self, person: str) -> list[protocol.MatchNamed]:
        """The last matches of somebody."""
        mine = sa.select(match_people.c.match_id).where(match_people.c.person == person)
        wanted = sa.select(matches.c.id).where(matches.c.id.in_(mine)).order_by(matches.c.made.desc())

        def find(connection: Connection) -> list[Match]:
            return _read(connection, list(connection.execute(wanted.limit(LISTED)).scalars()))

        return [
            protocol.MatchNamed(
                match.id, match.game, match.deals, len(match.people), left(match, person), match.made
            )
            for match in await self.store.read(find)
            if match.game in self.tables.games
        ]

    async def shown(self, id: str, reader: str | None) -> protocol.MatchShown:
        match = await self.find(id)
        games = match.schedule()
        place = match.people.index(reader) if reader in match.people else None
        done = bool(games) and all(game.over for game in games)
        known = [game for game in games if game.over and (done or may_see(games, game, place))]
        title = str(self.tables.bots[match.game][match.bot].title) if match.bot else None
        return protocol.MatchShown(
            match.id,
            match.game,
            title,
            match.deals,
            [await self.tables.name(person) for person in match.people],
            place,
            done,
            [show(game, game in known, place) for game in games],
            [standing(known, at) for at in range(len(match.people))],
        )


def left(match: Match, person: str) -> int:
    """How many games somebody has still to play."""
    place = match.people.index(person)
    return sum(place in game.key[1:] and not game.over for game in match.schedule())


def may_see(games: list[Game], game: Game, place: int | None) -> bool:
    """Whoever has played a deal from a seat may know what others made of it there."""
    if place is None:
        return False
    if place in game.key[1:]:
        return True
    own = {(one.deal, one.seat_of(place)) for one in games if one.over and place in one.key[1:]}
    return all((game.deal, seat) in own for seat, other in enumerate(game.key[1:]) if other != BOT)


def show(game: Game, known: bool, reader: int | None) -> protocol.MatchGame:
    mine = reader is not None and reader in game.key[1:]
    return protocol.MatchGame(
        game.deal,
        game.first,
        game.second,
        game.table if mine or known else None,
        game.table is not None,
        game.over,
        list(game.points) if known else [],
        list(game.results) if known else [],
    )


def standing(known: list[Game], place: int) -> protocol.MatchStanding:
    """Somebody's games that may be known: wins (a draw is a half) and the points that they are ahead by."""
    games = [game for game in known if place in game.key[1:]]
    wins, margin = 0.0, 0
    for game in games:
        seat = game.seat_of(place)
        result = game.results[seat]
        wins += 1.0 if result == "won" else 0.5 if result == "drawn" else 0.0
        margin += (game.points[seat] or 0) - (game.points[1 - seat] or 0)
    return protocol.MatchStanding(place, len(games), wins, margin)


def _read(connection: Connection, ids: list[str]) -> list[Match]:
    rows = connection.execute(sa.select(matches).where(matches.c.id.in_(ids))).all()
    joined = sa.select(match_people).where(match_people.c.match_id.in_(ids)).order_by(match_people.c.place)
    people: dict[str, list[str]] = {id: [] for id in ids}
    for row in connection.execute(joined):
        people[row.match_id].append(row.person)
    games = _games(connection, ids)
    found = {
        row.id: Match(
            row.id,
            row.game,
            row.bot,
            row.deals,
            row.seed,
            row.host,
            row.made,
            tuple(people[row.id]),
            tuple(games.get(row.id, [])),
        )
        for row in rows
    }
    return [found[id] for id in ids if id in found]


def _games(connection: Connection, ids: list[str]) -> dict[str, list[Game]]:
    one, two = seats.alias("one"), seats.alias("two")
    wanted: sa.Select[Any] = (
        sa.select(
            match_games,
            tables.c.over,
            one.c.points.label("points_0"),
            two.c.points.label("points_1"),
            one.c.result.label("result_0"),
            two.c.result.label("result_1"),
        )
        .join(tables, tables.c.id == match_games.c.table_id)
        .join(one, (one.c.table_id == tables.c.id) & (one.c.seat == 0))
        .join(two, (two.c.table_id == tables.c.id) & (two.c.seat == 1))
        .where(match_games.c.match_id.in_(ids))
    )
    found: dict[str, list[Game]] = {}
    for row in connection.execute(wanted):
        points, results = (row.points_0, row.points_1), (row.result_0, row.result_1)
        game = Game(row.deal, row.first, row.second, row.table_id, row.over, points, results)
        found.setdefault(row.match_id, []).append(game)
    return found
