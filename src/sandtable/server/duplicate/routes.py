"""HTTP: the deal of the day, and duplicate matches."""

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State

from sandtable.server import protocol
from sandtable.server.desk import Desk
from sandtable.server.duplicate.match import UNKNOWN
from sandtable.server.protocol import Refused
from sandtable.server.visitors import Visitor

Visit = Request[Any, Any, State]


def _player(request: Visit) -> tuple[Desk, Visitor]:
    """Somebody who may open a table now; raises Refused."""
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    desk.check_small_change(visitor)
    desk.check_new_table(visitor)
    return desk, visitor


@get("/api/daily")
async def get_daily(request: Visit) -> list[protocol.DailyOffered]:
    desk: Desk = request.app.state.desk
    return await desk.daily.offered(desk.visitor(request).person)


@post("/api/daily/{game:str}", status_code=200)
async def post_daily(request: Visit, game: str) -> protocol.TableMade:
    desk, visitor = _player(request)
    return protocol.TableMade(await desk.daily.play(game, visitor))


@get("/api/daily/{game:str}/{day:str}")
async def get_results(request: Visit, game: str, day: str) -> protocol.DailyResults:
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    desk.check_lesson(visitor)
    return await desk.daily.results(game, day, visitor)


@get("/api/matches")
async def get_matches(request: Visit) -> list[protocol.MatchNamed]:
    desk: Desk = request.app.state.desk
    person = desk.visitor(request).person
    return await desk.matches.of(person) if person else []


@post("/api/matches")
async def post_match(request: Visit, data: protocol.MatchWanted) -> Response[protocol.MatchMade]:
    desk, visitor = _player(request)
    return Response(protocol.MatchMade(await desk.matches.make(data, str(visitor.person))), status_code=201)


@get("/api/matches/{match:str}")
async def get_match(request: Visit, match: str) -> protocol.MatchShown:
    desk: Desk = request.app.state.desk
    return await desk.matches.shown(check_id(match), desk.visitor(request).person)


@post("/api/matches/{match:str}/join", status_code=200)
async def post_join(request: Visit, match: str) -> protocol.MatchShown:
    desk, visitor = _player(request)
    await desk.matches.join(check_id(match), str(visitor.person))
    return await desk.matches.shown(match, visitor.person)


@post("/api/matches/{match:str}/games", status_code=200)
async def post_game(request: Visit, match: str, data: protocol.MatchGameWanted) -> protocol.TableMade:
    desk, visitor = _player(request)
    return protocol.TableMade(await desk.matches.play(check_id(match), data, visitor))


def check_id(match: str) -> str:
    if len(match) > 40 or not match.replace("-", "").replace("_", "").isalnum() or not match.isascii():
        raise Refused("not-found", UNKNOWN)
    return match


def routes() -> Router:
    handlers = [
        get_daily,
        post_daily,
        get_results,
        get_matches,
        post_match,
        get_match,
        post_join,
        post_game,
    ]
    return Router("/", route_handlers=handlers)
