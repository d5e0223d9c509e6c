"""HTTP: by which ways somebody wants to be told, a test, and whether an alert has arrived."""

from typing import Any

from litestar import Request, Router, get, post, put
from litestar.datastructures import State

from sandtable.server import protocol
from sandtable.server.desk import STRANGER, Desk
from sandtable.server.protocol import Refused

Visit = Request[Any, Any, State]


@get("/api/alerts")
async def get_alerts(request: Visit) -> protocol.AlertsShown:
    desk: Desk = request.app.state.desk
    person = desk.visitor(request).person
    if person is None:
        raise Refused("not-yours", STRANGER)
    return await desk.alerts.show(person)


@put("/api/alerts")
async def put_alerts(request: Visit, data: protocol.AlertsWanted) -> protocol.AlertsShown:
    desk: Desk = request.app.state.desk
    person = desk.check_small_change(desk.visitor(request))
    await desk.alerts.choose(person, data)
    return await desk.alerts.show(person)


@post("/api/alerts/devices", status_code=204)
async def post_device(request: Visit, data: protocol.DeviceWanted) -> None:
    desk: Desk = request.app.state.desk
    await desk.alerts.add_device(desk.check_small_change(desk.visitor(request)), data)


@post("/api/alerts/devices/gone", status_code=204)
async def post_device_gone(request: Visit, data: protocol.DeviceGone) -> None:
    """An endpoint is a secret of its browser: whoever knows it may take it away."""
    desk: Desk = request.app.state.desk
    desk.check_small_change(desk.visitor(request))
    await desk.alerts.remove_device(data.endpoint)


@post("/api/alerts/test", status_code=204)
async def post_test(request: Visit) -> None:
    desk: Desk = request.app.state.desk
    await desk.alerts.test(desk.check_small_change(desk.visitor(request)))


@post("/api/alerts/arrived", status_code=204)
async def post_arrived(request: Visit, data: protocol.AlertNamed) -> None:
    """A browser has taken a push, and shown it. Names cannot be guessed."""
    desk: Desk = request.app.state.desk
    await desk.alerts.kept.arrived(data.name, "push")


@post("/api/alerts/opened", status_code=204)
async def post_opened(request: Visit, data: protocol.AlertNamed) -> None:
    """Somebody followed an alert to the page."""
    desk: Desk = request.app.state.desk
    await desk.alerts.kept.opened(data.name)


def routes() -> Router:
    handlers = [
        get_alerts,
        put_alerts,
        post_device,
        post_device_gone,
        post_test,
        post_arrived,
        post_opened,
    ]
    return Router("/", route_handlers=handlers)
