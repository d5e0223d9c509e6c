"""What a page wants beside the rules: to leave, to ask the others, to put a bot into a seat."""

import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from sandtable.server import protocol
from sandtable.server.handling import handles
from sandtable.server.leaving import Leaving

if TYPE_CHECKING:
    from sandtable.server.sockets import Connection


@contextlib.asynccontextmanager
async def at_table(page: "Connection", request: protocol.FromClient) -> AsyncIterator[Leaving]:
    """The comings and goings of a table, while nobody else does anything there."""
    table = await page.tables.find(request.table)
    async with table.door.lock:
        await table.door.tick_if_due()
        yield table.leaving


@handles(protocol.Fill)
async def fill(page: "Connection", request: protocol.Fill) -> None:
    await (await page.tables.find(request.table)).fill(page.person, request.seat, request.bot)


@handles(protocol.GetUp)
async def get_up(page: "Connection", request: protocol.GetUp) -> None:
    async with at_table(page, request) as leaving:
        await leaving.get_up(page.person)


@handles(protocol.Abort)
async def abort(page: "Connection", request: protocol.Abort) -> None:
    async with at_table(page, request) as leaving:
        await leaving.abort(page.person)


@handles(protocol.Resign)
async def resign(page: "Connection", request: protocol.Resign) -> None:
    async with at_table(page, request) as leaving:
        await leaving.resign(page.person)


@handles(protocol.Asking)
async def ask(page: "Connection", request: protocol.Asking) -> None:
    async with at_table(page, request) as leaving:
        await leaving.ask(page.person, request.what)


@handles(protocol.TakeBack)
async def take_back(page: "Connection", request: protocol.TakeBack) -> None:
    async with at_table(page, request) as leaving:
        await leaving.take_back(page.person, request.number)


@handles(protocol.Answer)
async def answer(page: "Connection", request: protocol.Answer) -> None:
    async with at_table(page, request) as leaving:
        await leaving.answer(page.person, request.yes)


@handles(protocol.StandIn)
async def stand_in(page: "Connection", request: protocol.StandIn) -> None:
    async with at_table(page, request) as leaving:
        await leaving.stand_in(page.person, request.seat, request.bot)


@handles(protocol.Remove)
async def remove(page: "Connection", request: protocol.Remove) -> None:
    async with at_table(page, request) as leaving:
        await leaving.remove(page.person, request.seat)


@handles(protocol.Holiday)
async def holiday(page: "Connection", request: protocol.Holiday) -> None:
    async with at_table(page, request) as leaving:
        await leaving.holiday(page.person, request.days)


@handles(protocol.Hurry)
async def hurry(page: "Connection", request: protocol.Hurry) -> None:
    async with at_table(page, request) as leaving:
        leaving.hurry(page.person)


@handles(protocol.Return)
async def come_back(page: "Connection", request: protocol.Return) -> None:
    await (await page.tables.find(request.table)).come_back(page.person)
