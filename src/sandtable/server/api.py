"""HTTP: who I am, which games there are, tables and records."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException

from sandtable.core.game import Game
from sandtable.faults import describe
from sandtable.players import BotInfo
from sandtable.players.advice import adviser_of
from sandtable.server import protocol
from sandtable.server.accounts import COOKIE, Accounts
from sandtable.server.advising import Advice
from sandtable.server.limits import Limits
from sandtable.server.pages import page
from sandtable.server.protocol import Refused
from sandtable.server.sockets import SORRY, same_origin
from sandtable.server.tables import Tables

logger = logging.getLogger("sandtable.server")

T = TypeVar("T")
Visit = Request[Any, Any, State]

YEAR: Final = 365 * 24 * 3600
STATUS: Final = {
    "cross-origin": 403,
    "unknown-table": 404,
    "not-found": 404,
    "not-over": 409,
    "too-fast": 429,
    "damaged": 500,
    "internal": 500,
}  # everything else is 400


class Desk:
    """Answers requests for a person known by the cookie."""

    def __init__(
        self,
        accounts: Accounts,
        tables: Tables,
        advice: Advice,
        games: dict[str, Game],
        bots: Callable[[str], list[BotInfo]],
    ) -> None:
        self.accounts = accounts
        self.tables = tables
        self.advice = advice
        self.games = [show_game(game, bots(name)) for name, game in games.items()]
        self.renamings = Limits(rate=0.5, burst=10)
        self.by_person = Limits(rate=0.5, burst=30)  # new tables
        self.by_address = Limits(rate=5, burst=300)

    def person(self, visit: Visit) -> str | None:
        return self.accounts.person(visit.cookies.get(COOKIE))

    def answer(self, visit: Visit, person: str, content: T, status: int = 200) -> Response[T]:
        """An answer that gives or renews the cookie."""
        cookie = Cookie(
            key=COOKIE,
            value=self.accounts.cookie(person),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=visit.url.scheme == "https",
        )
        return Response(content, status_code=status, cookies=[cookie])

    def me(self, person: str) -> protocol.Me:
        return protocol.Me(person, self.accounts.name(person))


def show_game(game: Game, bots: list[BotInfo]) -> protocol.GameOffered:
    adviser = adviser_of(game.name)
    options = [
        protocol.OptionOffered(option.name, option.default, list(option.choices), option.text)
        for option in game.options
    ]
    return protocol.GameOffered(
        game.name,
        game.title,
        game.designers,
        game.min_seats,
        game.max_seats,
        options,
        [protocol.BotOffered(bot.name, bot.title, bot.text, bot.rating, bot.error) for bot in bots],
        [protocol.Rule(id, text) for id, text in game.rules.items()],
        hints=adviser is not None and adviser.gives_hints,
        review=adviser is not None,
    )


@get("/api/me")
async def get_me(request: Visit) -> Response[protocol.Me]:
    desk: Desk = request.app.state.desk
    person = desk.person(request) or desk.accounts.new_person()
    return desk.answer(request, person, desk.me(person))


@put("/api/me")
async def put_me(request: Visit, data: protocol.Renaming) -> Response[protocol.Me]:
    desk: Desk = request.app.state.desk
    person = desk.person(request) or desk.accounts.new_person()
    if not desk.renamings.take(person):
        raise Refused("too-fast", "That is a lot of names; wait a moment.")
    await desk.accounts.rename(person, data.name)
    desk.tables.renamed(person)
    return desk.answer(request, person, desk.me(person))


@get("/api/games")
async def get_games(request: Visit) -> list[protocol.GameOffered]:
    desk: Desk = request.app.state.desk
    return desk.games


@post("/api/tables")
async def post_table(request: Visit, data: protocol.TableWanted) -> Response[protocol.TableMade]:
    desk: Desk = request.app.state.desk
    person = desk.person(request) or desk.accounts.new_person()
    address = request.client.host if request.client else ""
    if not (desk.by_address.take(address) and desk.by_person.take(person)):
        raise Refused("too-fast", "That is a lot of tables; wait a moment.")
    table = await desk.tables.create(data, person)
    return desk.answer(request, person, protocol.TableMade(table.id), 201)


@get("/api/tables")
async def get_tables(request: Visit) -> protocol.TableList:
    desk: Desk = request.app.state.desk
    return await desk.tables.list(desk.person(request))


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def get_record(request: Visit, table: str) -> Response[str]:
    desk: Desk = request.app.state.desk
    found = await desk.tables.find(table)
    name = f'attachment; filename="{found.game.name}-{table[:6]}.txt"'
    return Response(found.record().write(), headers={"Content-Disposition": name}, media_type="text/plain")


@get(["/", "/{path:path}"])
async def get_page(request: Visit, path: str = "") -> Response[bytes]:
    folder: Path = request.app.state.static
    return await asyncio.to_thread(page, folder, path)


def check_origin(request: Visit) -> None:
    """Other people's pages cannot act for a visitor."""
    if request.method not in ("GET", "HEAD") and not same_origin(
        request.headers.get("origin"), request.headers.get("host")
    ):
        raise Refused("cross-origin", "This request comes from another site.")


def refuse(_: Visit, problem: Exception) -> Response[protocol.Failure]:
    if isinstance(problem, Refused):
        return failure(STATUS.get(problem.code, 400), problem.code, problem.text)
    return failure(400, "bad-request", str(problem))


def refuse_http(_: Visit, problem: HTTPException) -> Response[protocol.Failure]:
    """What the framework found wrong: an unknown path or method, a body that cannot be read."""
    code = {404: "not-found", 405: "not-found", 413: "too-large"}.get(problem.status_code, "malformed")
    if problem.status_code >= 500:
        code = "internal"
    return failure(problem.status_code, code, problem.detail)


def refuse_unexpected(_: Visit, problem: Exception) -> Response[protocol.Failure]:
    logger.error("a request could not be handled: %s", describe(problem))
    return failure(500, "internal", SORRY)


def failure(status: int, code: str, text: str) -> Response[protocol.Failure]:
    return Response(protocol.Failure(code, text), status_code=status)


def routes() -> Router:
    handlers = [get_me, put_me, get_games, post_table, get_tables, get_record, get_page]
    return Router("/", route_handlers=handlers)
