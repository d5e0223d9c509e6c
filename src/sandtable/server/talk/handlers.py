"""What a page wants of the talk at a table."""

from typing import TYPE_CHECKING, Final

from sandtable.core.messages import say
from sandtable.server import protocol
from sandtable.server.handling import handles
from sandtable.server.protocol import Refused

if TYPE_CHECKING:
    from sandtable.server.sockets import Connection

REPORTED: Final = say.later("handlers-reported")


@handles(protocol.Say)
async def speak(page: "Connection", request: protocol.Say) -> None:
    table = await page.joined(request.table)
    if not page.tables.talking.take(page.person or page.address):
        raise Refused("too-fast", say("handlers-that-is-a-lot"))
    await table.talk.say(page, request.room, request.text)


@handles(protocol.Mute)
async def mute(page: "Connection", request: protocol.Mute) -> None:
    table = await page.joined(request.table)
    await table.talk.mute(page.person, request.who, request.muted, request.everywhere)


@handles(protocol.Report)
async def report(page: "Connection", request: protocol.Report) -> None:
    table = await page.joined(request.table)
    if not page.tables.reporting.take(page.person or page.address):
        raise Refused("too-fast", say("handlers-that-is-a-lot-2"))
    await table.talk.report(page.person, request.who, request.number, request.reason)
    page.send(protocol.write(protocol.Noted(request.table, str(REPORTED))))


@handles(protocol.Hush)
async def hush(page: "Connection", request: protocol.Hush) -> None:
    await (await page.joined(request.table)).talk.hush(page.person, request.hushed)


@handles(protocol.Allow)
async def allow(page: "Connection", request: protocol.Allow) -> None:
    await (await page.joined(request.table)).allow(page.person, request.who, request.allowed)
