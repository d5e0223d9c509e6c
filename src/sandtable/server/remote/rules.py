"""Challenges to bots from elsewhere: taken or refused by the rules of each."""

import asyncio
from collections import defaultdict
from typing import Any

import msgspec

from sandtable.core.game import AnyGame
from sandtable.core.messages import say
from sandtable.core.sentences import listed
from sandtable.server.names import is_program
from sandtable.server.protocol import ChallengeRules, Refused, Terms
from sandtable.server.remote.accounts import BotAccounts, is_alive
from sandtable.server.store import Place, Store
from sandtable.server.visitors import Visitor


class Challenges:
    """Who is challenged, and whether the bot takes it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.accounts = BotAccounts(store)
        self.lines: defaultdict[str, set[asyncio.Event]] = defaultdict(set)  # of bots connected here

    async def consider(self, place: Place, maker: Visitor, game: AnyGame, terms: Terms) -> None:
        """A seat that is kept for a bot becomes its own, if its rules say so; raises Refused where they say no."""
        if not is_program(place.invited):
            return
        bot = str(place.invited)
        row = await self.accounts.find(bot)
        if row is None:
            raise Refused("challenge", say("rules-this-bot-does-not"))
        await self._check(row, maker, game, terms)
        if not msgspec.convert(row.rules, ChallengeRules).ask:
            place.kind, place.person, place.invited = "person", bot, None

    async def _check(self, row: Any, maker: Visitor, game: AnyGame, terms: Terms) -> None:
        rules: ChallengeRules = msgspec.convert(row.rules, ChallengeRules)
        refuse = objection(rules, row.name, game, terms)
        if refuse is None and terms.clock.kind != "days" and not is_alive(row.seen):
            refuse = say("rules-name-is-not-here", name=row.name)
        if refuse is None and rules.opponents == "owner" and maker.person != row.owner:
            refuse = say("rules-name-plays-only-with", name=row.name)
        if refuse is None and rules.opponents == "members" and not await self._is_member(maker.person):
            refuse = say("rules-name-plays-only-with-2", name=row.name)
        if refuse is None and len(await self.accounts.tables_of(row.person)) >= rules.tables:
            refuse = say("rules-name-plays-at-tables", name=row.name, tables=rules.tables)
        if refuse is not None:
            raise Refused("challenge", refuse)

    async def _is_member(self, person: str | None) -> bool:
        row = await self.store.person(person) if person else None
        return row is not None and row["joined"] is not None

    def kick(self, places: list[Place]) -> None:
        """Bots of a new table that are connected here look at once."""
        for place in places:
            for line in self.lines.get(place.person or place.invited or "", ()):
                line.set()


def objection(rules: ChallengeRules, name: str, game: AnyGame, terms: Terms) -> str | None:
    """What a bot's rules have against a game and its clock; None: nothing."""
    if rules.games and game.name not in rules.games:
        return say("rules-name-does-not-play", name=name, title=game.title, games=", ".join(rules.games))
    if rules.clocks and terms.clock.kind not in rules.clocks:
        played = listed([say(f"clock-{kind}") for kind in rules.clocks], "or")
        return say("rules-name-plays-only-played", name=name, played=played)
    return None
