"""What a page wants of the talk at a table."""

from typing import TYPE_CHECKING, Final

from sandtable.core.messages import say
from sandtable.server import protocol
from sandtable.server.handling import handles
from sandtable.server.limits import Limits
from sandtable.server.protocol import Refused

if TYPE_CHECKING:
    from sandtable.server.sockets import Connection

REPORTED: Final = say.later("handlers-reported")


def take_both(page: "Connection", of_person: Limits, at_address: Limits) -> bool:
    """Ever new people of one address speak with one mouth."""
    return at_address.take(page.address) and of_person.take(page.person or page.address)


def check_keeping(page: "Connection") -> None:
    """What somebody wants is kept of them, and of all who come after them."""
    if not page.tables.talking_at_address.take(page.address):
        raise Refused("too-fast", say("desk-that-is-a-lot-at-once"))


@handles(protocol.Say)
async def speak(page: "Connection", request: protocol.Say) -> None:
    table = await page.joined(request.table)
    if not take_both(page, page.tables.talking, page.tables.talking_at_address):
        raise Refused("too-fast", say("handlers-that-is-a-lot"))
    await table.talk.say(page, request.room, request.text)


@handles(protocol.Mute)
async def mute(page: "Connection", request: protocol.Mute) -> None:
    table = await page.joined(request.table)
    check_keeping(page)
    await table.talk.mute(page.person, request.who, request.muted, request.everywhere)


@handles(protocol.Report)
async def report(page: "Connection", request: protocol.Report) -> None:
    table = await page.joined(request.table)
    if not take_both(page, page.tables.reporting, page.tables.reporting_at_address):
        raise Refused("too-fast", say("handlers-that-is-a-lot-2"))
    await table.talk.report(page.person, request.who, request.number, request.reason)
    page.send(protocol.write(protocol.Noted(request.table, str(REPORTED))))


@handles(protocol.Hush)
async def hush(page: "Connection", request: protocol.Hush) -> None:
    table = await page.joined(request.table)
    check_keeping(page)
    await table.talk.hush(page.person, request.hushed)


@handles(protocol.Allow)
async def allow(page: "Connection", request: protocol.Allow) -> None:
    await (await page.joined(request.table)).allow(page.person, request.who, request.allowed)
