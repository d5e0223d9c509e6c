"""HTTP: who I am, which games there are, tables and records; how the server is."""

import asyncio
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import State

from sandtable.core.messages import say
from sandtable.server import languages, protocol
from sandtable.server.desk import Desk
from sandtable.server.origin import check_origin as check
from sandtable.server.pages import page
from sandtable.server.protocol import Refused
from sandtable.server.remote.accounts import check_path
from sandtable.server.saving import save
from sandtable.server.visitors import Visitor

Visit = Request[Any, Any, State]
PACKED_ALREADY = "packed_already"


@get("/api/me")
async def get_me(request: Visit) -> Response[protocol.Me]:
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    person = visitor.person or desk.accounts.new_person()
    me = await desk.accounts.me(person)
    if me.member:
        await desk.devices.seen(person, visitor.device)
    return desk.answer(request, person, me)


@put("/api/me")
async def put_me(request: Visit, data: protocol.Renaming) -> Response[protocol.Me]:
    desk: Desk = request.app.state.desk
    person = desk.check_renaming(desk.visitor(request))
    if data.language is not None:
        await languages.choose(desk.tables.store, person, data.language)
    if data.name is not None:
        name = await desk.accounts.rename(person, data.name)
        desk.tables.renamed(person, name)
        desk.tables.home.renamed(person, name)
    return desk.answer(request, person, await desk.accounts.me(person))


@get("/api/games")
async def get_games(request: Visit) -> list[protocol.GameOffered]:
    desk: Desk = request.app.state.desk
    return desk.games_offered()


@post("/api/tables")
async def post_table(request: Visit, data: protocol.TableWanted) -> Response[protocol.TableMade]:
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    desk.check_new_table(visitor)
    person = visitor.person or desk.accounts.new_person()
    table = await desk.tables.create(data, Visitor(person, visitor.address))
    return desk.answer(request, person, protocol.TableMade(table.id), 201)


@get("/api/tables")
async def get_tables(request: Visit) -> protocol.TableList:
    desk: Desk = request.app.state.desk
    return await desk.lobby.lists(desk.visitor(request).person)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def get_record(request: Visit, table: str) -> Response[str]:
    desk: Desk = request.app.state.desk
    found = await desk.tables.look(table)
    found.check_may_look(desk.visitor(request).person)
    name = f'attachment; filename="{found.game.name}-{table[:6]}.txt"'
    return Response(found.record().write(), headers={"Content-Disposition": name}, media_type="text/plain")


@get("/api/tables/{table:str}/page", media_type="text/html")
async def get_table_page(request: Visit, table: str) -> Response[str]:
    """A finished game as one file that works without a server."""
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    desk.check_record(visitor)
    found = await desk.tables.look(table)
    text = await save(found, visitor, desk.advice, request.app.state.static)
    name = f'attachment; filename="{found.game.name}-{table[:6]}.html"'
    return Response(text, headers={"Content-Disposition": name}, media_type="text/html")


@get("/health")
async def get_health(request: Visit) -> Response[protocol.Health]:
    """Whether the server can read and write; for whoever watches over it."""
    desk: Desk = request.app.state.desk
    found = await desk.doctor.look()
    return Response(found, status_code=200 if found.status == "ok" else 503)


@get("/ready")
async def get_ready(request: Visit) -> Response[protocol.Health]:
    """Whether visitors may be sent here: they can look, even where nothing can be written."""
    desk: Desk = request.app.state.desk
    found = await desk.doctor.look()
    return Response(found, status_code=200 if found.database == "ok" else 503)


@get("/metrics")
async def get_metrics(request: Visit) -> Response[bytes]:
    desk: Desk = request.app.state.desk
    if not desk.may_read_metrics(request):
        raise Refused("not-found", say("api-there-is-nothing-here"))
    return Response(await desk.tables.home.figures(), media_type="text/plain; version=0.0.4")


@get(["/", "/{path:path}"], opt={PACKED_ALREADY: True}, include_in_schema=False)
async def get_page(request: Visit, path: str = "") -> Response[bytes]:
    folder: Path = request.app.state.static
    desk: Desk = request.app.state.desk
    accepted, base = request.headers.get("accept-encoding", ""), desk.settings.base_path
    return await asyncio.to_thread(page, folder, path, accepted, base)


async def receive(request: Visit) -> None:
    """Before every request: where it comes from, and who asks."""
    origin, host = request.headers.get("origin"), request.headers.get("host")
    check(request.method, origin, host, request.url.scheme)
    desk: Desk = request.app.state.desk
    visitor = await desk.greet(request)
    check_path(visitor.person, request.url.path)
    await desk.check_welcome(visitor, request.url.path)


def routes() -> Router:
    handlers = [
        get_me,
        put_me,
        get_games,
        post_table,
        get_tables,
        get_record,
        get_table_page,
        get_health,
        get_ready,
        get_metrics,
        get_page,
    ]
    return Router("/", route_handlers=handlers)
