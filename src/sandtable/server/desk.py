"""The desk behind all routes: who asks, how often, and what they may have."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from sandtable.core.game import AnyGame
from sandtable.core.messages import ORIGINAL, language, preferred, say, speak
from sandtable.lessons import book_of
from sandtable.players import BotInfo
from sandtable.players.advice import adviser_of
from sandtable.server import protocol
from sandtable.server.accounts import Accounts
from sandtable.server.advising import Advice
from sandtable.server.alerts.service import Alerts
from sandtable.server.directory import Directory
from sandtable.server.duplicate.daily import Daily
from sandtable.server.duplicate.match import Matches
from sandtable.server.health import Doctor
from sandtable.server.house.register import Register
from sandtable.server.house.ruling import Rulings
from sandtable.server.identity.codes import RECOVERY, Codes
from sandtable.server.identity.deleting import Deleting
from sandtable.server.identity.devices import Devices, new_device
from sandtable.server.identity.joining import Joining
from sandtable.server.identity.letters import Letters
from sandtable.server.identity.passkeys import Passkeys
from sandtable.server.ladders import Ladders
from sandtable.server.library import Library
from sandtable.server.limits import Gate, Limits, a_minutes
from sandtable.server.lobby import Lobby
from sandtable.server.mail import Mailer
from sandtable.server.practice.giving import Practice
from sandtable.server.presence import Presence
from sandtable.server.protocol import Refused
from sandtable.server.rating.standings import Standings
from sandtable.server.settings import Settings
from sandtable.server.sockets import BURST, RATE
from sandtable.server.tables import Tables
from sandtable.server.visitors import Visitor, address_of, is_among, networks

T = TypeVar("T")
Connected = ASGIConnection[Any, Any, Any, Any]

YEAR: Final = 365 * 24 * 3600
VISITOR: Final = "sandtable visitor"  # where a request keeps who asks
STRANGER: Final = say.later("desk-stranger")
SAVED: Final = 10  # seconds' worth of an address's messages that may come at once


class Desk:
    """Answers requests for a person known by the cookie."""

    def __init__(
        self, accounts: Accounts, tables: Tables, advice: Advice, settings: Settings, alerts: Alerts
    ) -> None:
        self.accounts = accounts
        self.tables = tables
        self.presence = Presence()
        self.lobby = Lobby(tables, self.presence)
        self.library = Library(self.lobby)
        self.settings = settings
        self.devices = Devices(tables.store)
        self.codes = Codes(tables.store, accounts.secret.decode() if accounts else "")
        self.joining = Joining(tables, self.presence, self.devices, self.codes)
        self.deleting = Deleting(tables, self.presence, self.devices, advice)
        self.passkeys = Passkeys(tables.store, self.codes)
        self.letters = Letters(tables.store, self.codes, Mailer(settings))
        self.standings = Standings(tables)
        self.register = Register(self.lobby)
        self.rulings = Rulings(tables, accounts, self.presence, self.devices)
        self.directory = Directory(tables.store, self.presence)
        self.bots = tables.challenges.accounts
        self.ladders = Ladders(tables.store)
        self.practice = Practice(tables.store)
        self.daily = Daily(tables, advice.jobs, accounts.secret.decode() if accounts else "")
        self.matches = Matches(tables)
        self.advice = advice
        self.alerts = alerts
        self.doctor = Doctor(tables.store)
        self.games: dict[str, list[protocol.GameOffered]] = {}  # by language
        self.trusted = networks(settings.trusted_proxies)
        self.metrics_for = networks(settings.metrics_for)
        self.sockets = Gate(settings.connections_of_address)
        self.messages = Limits(settings.messages_of_address, burst=SAVED * settings.messages_of_address)
        self.renamings = Limits(rate=0.5, burst=10)
        self.renamings_at_address = Limits(rate=0.5, burst=60)
        self.small_changes = Limits(rate=1, burst=60)
        self.small_changes_at_address = Limits(rate=5, burst=300)
        self.bot_messages = Limits(rate=RATE, burst=BURST)
        self.lessons_at_address = Limits(rate=10, burst=200)
        self.guesses_at_address = Limits(rate=0.2, burst=30)
        self.letters_to = Limits(rate=1 / 120, burst=3)
        self.letters_at_address = Limits(rate=1 / 30, burst=10)
        self.opened_records = Limits(rate=1 / 10, burst=10)
        self.taking_out = Limits(rate=1 / 120, burst=5)
        self.new_tables = a_minutes(settings.tables_of_person)
        self.new_tables_at_address = a_minutes(settings.tables_of_address)

    def games_offered(self) -> list[protocol.GameOffered]:
        """The games in the language spoken now."""
        if language() not in self.games:
            games = self.settings.games.items()
            self.games[language()] = [show_game(game, self.settings.bots(name)) for name, game in games]
        return self.games[language()]

    async def greet(self, visit: Connected) -> Visitor:
        """Who comes: before anything else is asked. A device that was signed out is nobody's."""
        host = visit.client.host if visit.client else None
        language = preferred(visit.headers.get("accept-language")) or ORIGINAL
        speak(language)
        bearer = self.accounts.bearer(visit.cookies)
        visitor = Visitor(None, address_of(host), language=language)
        scheme, _, token = visit.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            visitor = visitor._replace(person=await self._program(token, visitor.address))
        elif bearer is not None:
            standing = await self.devices.look_up(bearer.person, bearer.device)
            if standing.accepts(bearer.device):
                visitor = visitor._replace(person=bearer.person, device=bearer.device)
        visit.scope[VISITOR] = visitor  # type: ignore[typeddict-unknown-key]
        return visitor

    async def _program(self, token: str, address: str) -> str:
        """The bot of a token; raises Refused."""
        try:
            return await self.bots.by_token(token)
        except Refused:
            if not self.guesses_at_address.take(address):
                raise Refused("too-fast", say("desk-that-are-a-lot")) from None
            raise

    async def is_banned(self, visitor: Visitor) -> bool:
        return bool(visitor.person and (await self.devices.look_up(visitor.person, visitor.device)).banned)

    async def check_welcome(self, visitor: Visitor, path: str) -> None:
        """Whoever is banned may look at the page, take out what is theirs, and nothing else; raises Refused."""
        free = not path.startswith("/api/") or path.startswith(("/api/account", "/api/announcement"))
        if free or not await self.is_banned(visitor):
            return
        why = (await self.devices.look_up(str(visitor.person), visitor.device)).banned
        raise Refused("banned", say("desk-an-owner-of-this", why=why or ""))

    def visitor(self, visit: Connected) -> Visitor:
        found: Visitor = visit.scope[VISITOR]  # type: ignore[typeddict-item]
        return found

    def may_read_metrics(self, visit: Connected) -> bool:
        return is_among(visit.client.host if visit.client else None, self.metrics_for)

    def may_say_more(self, visit: Connected) -> Callable[[float], bool]:
        """Whether all pages of an address together may cost so much more."""
        host = visit.client.host if visit.client else None
        if is_among(host, self.trusted):
            return lambda cost: True
        return lambda cost: self.messages.take(address_of(host), cost)

    @contextlib.contextmanager
    def socket_of(self, visit: Connected) -> Iterator[bool]:
        """Around a WebSocket: whether there is room for one more from its address."""
        host = visit.client.host if visit.client else None
        counted = not is_among(host, self.trusted)
        welcome = not counted or self.sockets.enter(address_of(host))
        try:
            yield welcome
        finally:
            if counted and welcome:
                self.sockets.leave(address_of(host))

    def check_renaming(self, visitor: Visitor) -> str:
        """The person who may take another name now."""
        if visitor.person is None:
            raise Refused("not-yours", STRANGER)
        if not (self.renamings_at_address.take(visitor.address) and self.renamings.take(visitor.person)):
            raise Refused("too-fast", say("desk-that-is-a-lot-of-names"))
        return visitor.person

    def check_small_change(self, visitor: Visitor) -> str:
        """The person who may change something small now."""
        if visitor.person is None:
            raise Refused("not-yours", STRANGER)
        at_address = self.small_changes_at_address.take(visitor.address)
        if not (at_address and self.small_changes.take(visitor.person)):
            raise Refused("too-fast", say("desk-that-is-a-lot-at-once"))
        return visitor.person

    def check_taking_out(self, visitor: Visitor) -> str:
        """The person who may take everything out now."""
        person = self.check_small_change(visitor)
        if not self.taking_out.take(person):
            raise Refused("too-fast", say("desk-you-have-taken-everything"))
        return person

    def check_lesson(self, visitor: Visitor) -> None:
        if not self.lessons_at_address.take(visitor.address):
            raise Refused("too-fast", say("desk-that-is-a-lot-at-once"))

    def check_guess(self, visit: Connected) -> Visitor:
        """A visitor who may try a code or a passkey now."""
        visitor = self.visitor(visit)
        if not self.guesses_at_address.take(visitor.address):
            raise Refused("too-fast", say("desk-that-are-a-lot"))
        return visitor

    def check_letter(self, visit: Connected, to: str) -> None:
        """Whether a letter may be sent now, by this visitor and to this address."""
        at_address = self.letters_at_address.take(self.visitor(visit).address)
        if not (at_address and self.letters_to.take(to)):
            raise Refused("too-fast", say("desk-a-letter-was-sent"))

    async def account(self, person: str, device: str) -> protocol.Account:
        """How somebody is known."""
        row = await self.tables.store.person(person)
        return protocol.Account(
            row is not None and row["joined"] is not None,
            await self.devices.list_all(person, device),
            await self.passkeys.shown(person),
            row["mail"] if row else None,
            await self.codes.left(RECOVERY, person),
            self.letters.mailer.ready,
        )

    def check_record(self, visitor: Visitor) -> None:
        if not self.opened_records.take(visitor.address):
            raise Refused("too-fast", say("desk-that-is-a-lot-of-records"))

    def check_new_table(self, visitor: Visitor) -> None:
        person = visitor.person or visitor.address
        if not (self.new_tables_at_address.take(visitor.address) and self.new_tables.take(person)):
            raise Refused("too-fast", say("desk-that-is-a-lot-of-tables"))

    def answer(
        self, visit: Connected, person: str, content: T, status: int = 200, device: str = ""
    ) -> Response[T]:
        """An answer that gives or renews the cookie."""
        cookie = Cookie(
            key=self.accounts.cookie_name,
            value=self.accounts.cookie(person, device or self.visitor(visit).device or new_device()),
            max_age=YEAR,
            path=self.settings.base_path or "/",
            httponly=True,
            samesite="lax",
            secure=visit.url.scheme == "https",
        )
        return Response(content, status_code=status, cookies=[cookie])


def show_game(game: AnyGame, bots: list[BotInfo]) -> protocol.GameOffered:
    adviser, book = adviser_of(game.name), book_of(game.name)
    options = [
        protocol.OptionOffered(
            option.name,
            option.default,
            list(option.choices),
            str(option.text),
            list(option.seats or (game.min_seats, game.max_seats)),
        )
        for option in game.options
    ]
    return protocol.GameOffered(
        game.name,
        game.title,
        game.designers,
        game.min_seats,
        game.max_seats,
        game.nature.clock,
        options,
        [protocol.BotOffered(bot.name, str(bot.title), str(bot.text), bot.rating, bot.error) for bot in bots],
        [protocol.Rule(id, text) for id, text in game.rules.items()],
        hints=adviser is not None and adviser.gives_hints,
        review=adviser is not None,
        hidden=game.nature.hidden,
        coached=list(adviser.coached) if adviser else [],
        rule_of=book.rules_of_verbs() if book else {},
    )
