"""What a page wants of a table: to look on, to sit, to act, to know why not, to play again."""

from typing import TYPE_CHECKING, Final

from sandtable.core.messages import preferred, say, speak
from sandtable.server import protocol
from sandtable.server.handling import handles
from sandtable.server.protocol import Refused

if TYPE_CHECKING:
    from sandtable.server.sockets import Connection

MOST_TABLES: Final = 16  # shown at once on one page
ACTS_A_MESSAGE: Final = 250  # a whole table is as dear as a message for each so many of its acts


@handles(protocol.Join)
async def join(page: "Connection", request: protocol.Join) -> None:
    page.language = preferred(request.language) or page.language
    speak(page.language)
    table = await page.find(request.table)
    page.check_pace(table.number / ACTS_A_MESSAGE)
    await table.prepare(page.person)
    page.name = await page.tables.name(page.person)
    if page.gone:
        return
    if table.id not in page.shown and len(page.shown) >= MOST_TABLES:
        raise Refused("too-many", say("playing-a-page-shows-at", most=MOST_TABLES))
    page.shown[table.id] = table
    page.changes = request.changes
    table.join(page)


@handles(protocol.Leave)
async def leave(page: "Connection", request: protocol.Leave) -> None:
    page.asking.enough(request.table)
    shown = page.shown.pop(request.table, None)
    if shown is not None:
        shown.leave(page)


@handles(protocol.Sit)
async def sit(page: "Connection", request: protocol.Sit) -> None:
    await (await page.find(request.table)).sit(page.person, request.seat)


@handles(protocol.Decline)
async def decline(page: "Connection", request: protocol.Decline) -> None:
    await (await page.find(request.table)).decline(page.person)


@handles(protocol.Act)
async def act(page: "Connection", request: protocol.Act) -> None:
    table = await page.find(request.table)
    final = await table.act(page.person, request.number, request.act, page.delay, request.careful)
    if final is not None:
        page.send(protocol.write(final))


@handles(protocol.Confirm)
async def confirm(page: "Connection", request: protocol.Confirm) -> None:
    await (await page.find(request.table)).confirm(page.person, request.number, request.acts, page.delay)


@handles(protocol.Erase)
async def erase(page: "Connection", request: protocol.Erase) -> None:
    await (await page.find(request.table)).erase(page.person, request.keep)


@handles(protocol.HabitsChosen)
async def choose_habits(page: "Connection", request: protocol.HabitsChosen) -> None:
    await (await page.find(request.table)).choose_habits(page.person, request.habits)


@handles(protocol.Why)
async def why(page: "Connection", request: protocol.Why) -> None:
    table = await page.find(request.table)
    page.send(protocol.write(table.inquiry.why(page.person, request.target, request.act)))


@handles(protocol.FrameWanted)
async def frame(page: "Connection", request: protocol.FrameWanted) -> None:
    table = await page.find(request.table)
    page.send(protocol.write(await table.inquiry.frame(page.person, request.number, request.eyes)))


@handles(protocol.RematchWanted)
async def rematch(page: "Connection", request: protocol.RematchWanted) -> None:
    await page.tables.rematch(await page.find(request.table), page.visitor)


@handles(protocol.Replacement)
async def replace(page: "Connection", request: protocol.Replacement) -> None:
    await (await page.find(request.table)).replace(page.person, request.seat, request.bot)


# Questions that take long


@handles(protocol.HintsWanted)
async def hints(page: "Connection", request: protocol.HintsWanted) -> None:
    table = await page.find(request.table)
    page.asking.begin(request, lambda: page.advice.hints(table, page.visitor, page.send))


@handles(protocol.ReviewWanted)
async def review(page: "Connection", request: protocol.ReviewWanted) -> None:
    table = await page.find(request.table)
    page.asking.begin(request, lambda: page.advice.review(table, page.visitor, page.send))


@handles(protocol.ParWanted)
async def par(page: "Connection", request: protocol.ParWanted) -> None:
    table = await page.find(request.table)
    page.asking.begin(request, lambda: page.advice.par(table, page.visitor, page.send))


@handles(protocol.Enough)
async def enough(page: "Connection", request: protocol.Enough) -> None:
    page.asking.enough(request.table)
