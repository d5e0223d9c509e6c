"""HTTP: people's pages, their games, and whom one follows."""

from typing import Any, Final

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter

from sandtable.core.errors import SandtableError
from sandtable.core.messages import say
from sandtable.server import protocol
from sandtable.server.archive import keep
from sandtable.server.branching import branch
from sandtable.server.desk import Desk
from sandtable.server.library import Search
from sandtable.server.matching import play_now
from sandtable.server.protocol import Refused

Visit = Request[Any, Any, State]
LARGEST_RECORD: Final = 300_000  # bytes


@get("/api/people/{person:str}")
async def get_person(request: Visit, person: str) -> protocol.Person:
    desk: Desk = request.app.state.desk
    return await desk.directory.person(desk.directory.find(person), desk.visitor(request).person)


@get("/api/people/{person:str}/games")
async def get_games_of(
    request: Visit,
    person: str,
    game: str = "",
    opponent: str = Parameter(default="", max_length=60),
    result: str = "",
    since: int | None = None,
    until: int | None = None,
    before: str = "",
) -> protocol.Page:
    desk: Desk = request.app.state.desk
    search = Search(game, opponent, result, since, until, before)
    return await desk.library.page(desk.directory.find(person), desk.visitor(request).person, search)


@get("/api/people/{person:str}/ratings")
async def get_ratings_of(request: Visit, person: str) -> list[protocol.RatingShown]:
    desk: Desk = request.app.state.desk
    return await desk.standings.curves(desk.directory.find(person))


@get("/api/ratings/{game:str}")
async def get_leaderboard(request: Visit, game: str) -> protocol.Leaderboard:
    desk: Desk = request.app.state.desk
    return await desk.standings.leaderboard(game, desk.visitor(request).person)


@get("/api/tables/{table:str}/rated")
async def get_rated(request: Visit, table: str) -> list[protocol.RatedSeat]:
    """What a game changed; empty until it is rated, and where it is not."""
    desk: Desk = request.app.state.desk
    return await desk.standings.of_table(table)


@get("/api/following")
async def get_following(request: Visit) -> list[protocol.Companion]:
    desk: Desk = request.app.state.desk
    person = desk.visitor(request).person
    return await desk.directory.companions(person) if person else []


@put("/api/following/{person:str}", status_code=204)
async def put_following(request: Visit, person: str) -> None:
    desk: Desk = request.app.state.desk
    await desk.directory.follow(desk.check_small_change(desk.visitor(request)), desk.directory.find(person))


@delete("/api/following/{person:str}")
async def delete_following(request: Visit, person: str) -> None:
    desk: Desk = request.app.state.desk
    await desk.directory.let_go(desk.check_small_change(desk.visitor(request)), desk.directory.find(person))


@post("/api/play", status_code=200)
async def post_play(request: Visit, data: protocol.PlayWanted) -> Response[protocol.PlayFound]:
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    desk.check_new_table(visitor)
    person = visitor.person or desk.accounts.new_person()
    found = await play_now(desk.lobby, data, visitor._replace(person=person))
    return desk.answer(request, person, found)


@post("/api/tables/{table:str}/branch")
async def post_branch(
    request: Visit, table: str, data: protocol.BranchWanted
) -> Response[protocol.TableMade]:
    """Play on from a position of a finished game."""
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    desk.check_new_table(visitor)
    person = visitor.person or desk.accounts.new_person()
    found = await desk.tables.look(table)
    found.check_may_look(visitor.person)
    made = await branch(desk.tables, found, data, visitor._replace(person=person))
    return desk.answer(request, person, protocol.TableMade(made.id), 201)


@post("/api/records", request_max_body_size=LARGEST_RECORD)
async def post_record(request: Visit) -> protocol.TableMade:
    """A record as a table to step through."""
    desk: Desk = request.app.state.desk
    desk.check_record(desk.visitor(request))
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused("malformed", say("people-api-a-record-is-a")) from None
    try:
        return protocol.TableMade(await keep(desk.tables.store, text, [], desk.tables.games))
    except SandtableError as problem:
        raise Refused(
            "bad-record", say("people-api-this-record-cannot-be", problem=str(problem))
        ) from problem


@get("/api/ladders")
async def get_ladders(request: Visit) -> list[str]:
    """The games that have a ladder of bots."""
    desk: Desk = request.app.state.desk
    return await desk.ladders.games()


@get("/api/ladders/{game:str}")
async def get_ladder(
    request: Visit,
    game: str,
    first: str = Parameter(default="", max_length=200),
    second: str = Parameter(default="", max_length=200),
) -> protocol.LadderShown:
    """How bots stand, and their last games; those of two, if both are named."""
    desk: Desk = request.app.state.desk
    return await desk.ladders.shown(game, first, second)


def routes() -> Router:
    handlers = [
        post_play,
        post_branch,
        post_record,
        get_person,
        get_games_of,
        get_ratings_of,
        get_leaderboard,
        get_ladders,
        get_ladder,
        get_rated,
        get_following,
        put_following,
        delete_following,
    ]
    return Router("/", route_handlers=handlers)
