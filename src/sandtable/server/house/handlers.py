"""What an owner's page wants of a table, wherever it lives."""

from typing import TYPE_CHECKING

from sandtable.core.messages import say
from sandtable.server import protocol
from sandtable.server.handling import handles
from sandtable.server.house.register import NOT_YOURS
from sandtable.server.house.ruling import close
from sandtable.server.protocol import Refused

if TYPE_CHECKING:
    from sandtable.server.sockets import Connection


@handles(protocol.Close)
async def close_table(page: "Connection", request: protocol.Close) -> None:
    row = await page.tables.store.person(page.person) if page.person else None
    if row is None or not row["owner"]:
        raise Refused("not-an-owner", NOT_YOURS)
    await close(await page.tables.find(request.table), str(page.person), request.reason)
    page.send(protocol.write(protocol.Noted(request.table, say("handlers-the-table-is-ended"))))
