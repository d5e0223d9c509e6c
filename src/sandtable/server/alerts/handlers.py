"""What a page says about alerts: whether its reader looks."""

from typing import TYPE_CHECKING

from sandtable.server import protocol
from sandtable.server.handling import handles

if TYPE_CHECKING:
    from sandtable.server.sockets import Connection


@handles(protocol.Noticed)
async def noticed(page: "Connection", request: protocol.Noticed) -> None:
    table = await page.joined(request.table)
    table.audience.look(page, request.how == "seen")
    if page.person is not None and table.own_seat(page.person) in table.state.actors():
        await page.tables.noticed(page.person, table.id, request.how)
