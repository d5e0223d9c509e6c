"""HTTP: order in the house, for its owners."""

from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter

from sandtable.server import identity_api, protocol
from sandtable.server.desk import Desk
from sandtable.server.identity.codes import OWNER, plain

Visit = Request[Any, Any, State]


async def owner_of(request: Visit) -> str:
    """The owner who asks; raises Refused."""
    desk: Desk = request.app.state.desk
    return await desk.register.check(desk.visitor(request).person)


@post("/api/house/owner", status_code=200)
async def post_owner(request: Visit, data: protocol.CodeGiven) -> Response[protocol.Me]:
    """Become the first owner, by the code that was printed at the start."""
    desk: Desk = request.app.state.desk
    desk.check_guess(request)
    entrance = await identity_api.join(request)
    await desk.codes.take(OWNER, plain(data.code))
    await desk.rulings.make_first(entrance.person)
    return await identity_api.welcome(request, entrance)


@get("/api/house")
async def get_house(request: Visit) -> protocol.HouseShown:
    desk: Desk = request.app.state.desk
    return await desk.register.show(await owner_of(request))


@get("/api/house/people")
async def get_people(
    request: Visit, name: str = Parameter(default="", max_length=60)
) -> list[protocol.Resident]:
    desk: Desk = request.app.state.desk
    await owner_of(request)
    return await desk.register.residents(name)


@put("/api/house/people/{person:str}", status_code=204)
async def put_person(request: Visit, person: str, data: protocol.Ruling) -> None:
    desk: Desk = request.app.state.desk
    await desk.rulings.rule(await owner_of(request), desk.directory.find(person), data)


@delete("/api/house/reports/{report:int}")
async def delete_report(request: Visit, report: int) -> None:
    desk: Desk = request.app.state.desk
    await desk.rulings.settle(await owner_of(request), report)


@put("/api/announcement")
async def put_announcement(request: Visit, data: protocol.Announcement) -> protocol.Announced:
    desk: Desk = request.app.state.desk
    return await desk.rulings.announce(await owner_of(request), data)


@get("/api/announcement")
async def get_announcement(request: Visit) -> protocol.Announced:
    desk: Desk = request.app.state.desk
    return await desk.register.announced()


def routes() -> Router:
    handlers = [
        post_owner,
        get_house,
        get_people,
        put_person,
        delete_report,
        put_announcement,
        get_announcement,
    ]
    return Router("/", route_handlers=handlers)
