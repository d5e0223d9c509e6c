"""Bot accounts: a person that is a program, made by a member or by the house, known by a token."""

import hashlib
import secrets
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from sandtable.core.messages import say
from sandtable.server import clock
from sandtable.server.names import PROGRAM, clean_name, is_program
from sandtable.server.protocol import ChallengeRules, Refused, RemoteBot
from sandtable.server.schema import bot_accounts, people, seats, tables
from sandtable.server.store import Store
from sandtable.server.writer import Change

MOST_OF_MEMBER: Final = 5
MOST_SHOWN: Final = 50
TOKEN: Final = "sandtable_bot_"
ALIVE: Final = 30_000  # milliseconds since a sign of life
UNKNOWN: Final = say.later("accounts-unknown")
OPEN_TO_BOTS: Final = ("/api/bot", "/api/games")
ELSEWHERE: Final = say.later("accounts-elsewhere")
NO_BOT: Final = say.later("accounts-no-bot")


def check_path(person: str | None, path: str) -> None:
    """What a bot may ask at all; raises Refused."""
    if is_program(person) and not path.startswith(OPEN_TO_BOTS):
        raise Refused("not-for-bots", ELSEWHERE)


def digest(token: str) -> str:
    return hashlib.sha256(f"sandtable bot 1\n{token}".encode()).hexdigest()


class BotAccounts:
    """All bot accounts of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Making and withdrawing

    async def make(self, owner: str | None, name: str, rules: ChallengeRules) -> tuple[str, str]:
        """A new account: its id and its token."""
        name = clean_name(name)
        if owner is not None and len(await self._of_owner(owner)) >= MOST_OF_MEMBER:
            raise Refused("too-many", say("accounts-you-have-most-bots", most=MOST_OF_MEMBER))
        now, bot, token = clock.now(), PROGRAM + secrets.token_urlsafe(12), new_token()
        row = {
            "person": bot,
            "owner": owner,
            "digest": digest(token),
            "rules": msgspec.to_builtins(rules),
            "made": now,
        }
        await self.store.write(
            Change(sa.insert(people), {"id": bot, "name": name, "joined": now}),
            Change(sa.insert(bot_accounts), row),
        )
        return bot, token

    async def renew(self, owner: str, bot: str) -> str:
        """Another token; the old one is good no more."""
        token = new_token()
        await self._change(owner, bot, digest=digest(token))
        return token

    async def withdraw(self, owner: str, bot: str) -> None:
        """The account has no token any more and takes no challenge; its name stays with its games."""
        await self._check_own(owner, bot)
        await self.store.write(Change(sa.delete(bot_accounts).where(bot_accounts.c.person == bot)))

    async def set_rules(self, owner: str | None, bot: str, rules: ChallengeRules) -> None:
        await self._change(owner, bot, rules=msgspec.to_builtins(rules))

    async def _change(self, owner: str | None, bot: str, **values: Any) -> None:
        if owner is not None:
            await self._check_own(owner, bot)
        changed = sa.update(bot_accounts).where(bot_accounts.c.person == bot).values(**values)
        await self.store.write(Change(changed))

    async def _check_own(self, owner: str, bot: str) -> None:
        if bot not in [row.person for row in await self._of_owner(owner)]:
            raise Refused("not-found", NO_BOT)

    # Finding

    async def by_token(self, token: str) -> str:
        """Whose token this is; raises Refused."""
        wanted = sa.select(bot_accounts).where(bot_accounts.c.digest == digest(token))
        row = await self.store.read(lambda connection: connection.execute(wanted).one_or_none())
        if row is None or not token.startswith(TOKEN):
            raise Refused("bad-token", UNKNOWN)
        people_of = [row.person, row.owner]
        banned = sa.select(people.c.banned).where(people.c.id.in_(people_of), people.c.banned.is_not(None))
        if await self.store.read(lambda connection: connection.execute(banned).first()):
            raise Refused("bad-token", say("accounts-this-bot-or-its"))
        return str(row.person)

    async def find(self, bot: str) -> Any:
        """The row of an account, with its name; None if it was withdrawn."""
        wanted = self._rows().where(bot_accounts.c.person == bot)
        return await self.store.read(lambda connection: connection.execute(wanted).one_or_none())

    async def shown(self, bot: str) -> RemoteBot:
        row = await self.find(bot)
        if row is None:
            raise Refused("bad-token", UNKNOWN)
        return self._shown(row)

    async def of_owner(self, owner: str) -> list[RemoteBot]:
        return [self._shown(row) for row in await self._of_owner(owner)]

    async def here(self, game: str) -> list[RemoteBot]:
        """Bots that are connected and play a game, or any."""
        since = bot_accounts.c.seen > clock.now() - ALIVE
        wanted = self._rows().where(since).order_by(bot_accounts.c.seen.desc()).limit(MOST_SHOWN)
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        found = [self._shown(row) for row in rows]
        return [bot for bot in found if not game or not bot.rules.games or game in bot.rules.games]

    async def _of_owner(self, owner: str) -> list[Any]:
        wanted = self._rows().where(bot_accounts.c.owner == owner).order_by(bot_accounts.c.made)
        return await self.store.read(lambda connection: list(connection.execute(wanted)))

    def _rows(self) -> sa.Select[Any]:
        return sa.select(bot_accounts, people.c.name).join(people, people.c.id == bot_accounts.c.person)

    def _shown(self, row: Any) -> RemoteBot:
        handles = self.store.handles
        return RemoteBot(
            handles.of(row.person),
            row.name,
            handles.of(row.owner) if row.owner else None,
            msgspec.convert(row.rules, ChallengeRules),
            is_alive(row.seen),
            row.made,
            row.seen,
        )

    # Signs of life, and tables

    async def seen(self, bot: str, alive: bool = True) -> None:
        """A connected bot is alive; one that goes is not, from now on."""
        at = clock.now() - (0 if alive else ALIVE)
        await self.store.write(
            Change(sa.update(bot_accounts).where(bot_accounts.c.person == bot).values(seen=at))
        )

    async def tables_of(self, bot: str) -> list[Any]:
        """Tables that are not over where a bot sits, or where a seat is kept for it."""
        return await self.store.read(lambda connection: _tables_of(connection, bot))


def _tables_of(connection: Connection, bot: str) -> list[Any]:
    own = (seats.c.person == bot) | ((seats.c.invited == bot) & (seats.c.kind == "open"))
    wanted = (
        sa.select(tables.c.id, tables.c.game, tables.c.options, tables.c.terms, seats.c.seat, seats.c.person)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(own, tables.c.over.is_(False))
        .order_by(tables.c.created)
        .limit(MOST_SHOWN)
    )
    return list(connection.execute(wanted))


def is_alive(seen: int | None) -> bool:
    return seen is not None and seen > clock.now() - ALIVE


def new_token() -> str:
    return TOKEN + secrets.token_urlsafe(32)
