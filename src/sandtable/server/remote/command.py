"""`sandtable bot account`: a bot of the house, made without the page."""

import asyncio

from sandtable.core.errors import BadRequest
from sandtable.games import game
from sandtable.server.database import open_database
from sandtable.server.protocol import ChallengeRules, Refused
from sandtable.server.remote.accounts import BotAccounts
from sandtable.server.settings import load
from sandtable.server.store import Store


def new_account(name: str, games: list[str], database: str | None) -> str:
    """Its token; raises BadRequest."""
    rules = ChallengeRules(games=[game(one).name for one in games])
    return asyncio.run(_make(name, rules, load(database=database).database))


async def _make(name: str, rules: ChallengeRules, database: str) -> str:
    store = Store(open_database(database, serving=False))
    try:
        _, token = await BotAccounts(store).make(None, name, rules)
        return token
    except Refused as problem:
        raise BadRequest(problem.text) from None
    finally:
        store.close()
