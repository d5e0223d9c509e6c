"""HTTP and the WebSocket of bots that play from elsewhere, and of the members who make them."""

from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import Request, Router, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.response import Stream

from sandtable.core.messages import say
from sandtable.server import protocol
from sandtable.server.api import PACKED_ALREADY
from sandtable.server.delay import delay_of
from sandtable.server.desk import Desk
from sandtable.server.names import is_program
from sandtable.server.origin import same_origin
from sandtable.server.protocol import FromClient, Refused
from sandtable.server.remote.line import WITHDRAWN, Line, check_may_say, limits
from sandtable.server.sockets import Connection

Visit = Request[Any, Any, State]

NO_TOKEN: Final = say.later("routes-no-token")
NO_ROOM: Final = say.later("routes-no-room")


def bot_of(request: Visit) -> str:
    desk: Desk = request.app.state.desk
    person = desk.visitor(request).person
    if person is None or not is_program(person):
        raise Refused("bad-token", NO_TOKEN)
    if not desk.bot_messages.take(person):
        raise Refused("too-fast", say("sockets-too-many-messages-wait"))
    return person


# For members: their bots


@get("/api/account/bots")
async def get_own_bots(request: Visit) -> list[protocol.RemoteBot]:
    """The bots that I made."""
    desk: Desk = request.app.state.desk
    person = desk.visitor(request).person
    return await desk.bots.of_owner(person) if person else []


@post("/api/account/bots")
async def post_bot(request: Visit, data: protocol.BotWanted) -> protocol.TokenMade:
    """A new bot account, and its token: shown this once."""
    desk: Desk = request.app.state.desk
    person = desk.check_small_change(desk.visitor(request))
    if not (await desk.accounts.me(person)).member:
        raise Refused("not-yours", say("routes-only-members-make-bots"))
    check_games(desk, data.rules)
    bot, token = await desk.bots.make(person, data.name, data.rules)
    return protocol.TokenMade(await desk.bots.shown(bot), token)


@post("/api/account/bots/{handle:str}/token", status_code=200)
async def post_token(request: Visit, handle: str) -> protocol.TokenMade:
    """Another token for a bot; the old one is good no more, and its stream ends."""
    desk: Desk = request.app.state.desk
    person, bot = desk.check_small_change(desk.visitor(request)), desk.directory.find(handle)
    token = await desk.bots.renew(person, bot)
    desk.presence.close(bot, WITHDRAWN)
    return protocol.TokenMade(await desk.bots.shown(bot), token)


@put("/api/account/bots/{handle:str}/rules")
async def put_own_rules(request: Visit, handle: str, data: protocol.ChallengeRules) -> protocol.RemoteBot:
    """Which challenges one of my bots takes."""
    desk: Desk = request.app.state.desk
    person, bot = desk.check_small_change(desk.visitor(request)), desk.directory.find(handle)
    check_games(desk, data)
    await desk.bots.set_rules(person, bot, data)
    return await desk.bots.shown(bot)


@delete("/api/account/bots/{handle:str}")
async def delete_bot(request: Visit, handle: str) -> None:
    """Withdraw a bot: its token is good no more."""
    desk: Desk = request.app.state.desk
    person, bot = desk.check_small_change(desk.visitor(request)), desk.directory.find(handle)
    await desk.bots.withdraw(person, bot)
    desk.presence.close(bot, WITHDRAWN)


@get("/api/bots")
async def get_bots(
    request: Visit, game: str = Parameter(default="", max_length=40)
) -> list[protocol.RemoteBot]:
    """Bots that are connected now; those that play one game, if it is named."""
    desk: Desk = request.app.state.desk
    return await desk.bots.here(game)


def check_games(desk: Desk, rules: protocol.ChallengeRules) -> None:
    for name in rules.games:
        if name not in desk.tables.games:
            known = ", ".join(desk.tables.games)
            raise Refused("bad-request", say("routes-there-is-no-game", name=repr(name), known=known))


# For bots


@get("/api/bot")
async def get_bot(request: Visit) -> protocol.BotSelf:
    """Who I am, the rules by which I am challenged, and my limits."""
    desk: Desk = request.app.state.desk
    bot = await desk.bots.shown(bot_of(request))
    return protocol.BotSelf(bot, limits(bot.rules.tables))


@put("/api/bot/rules")
async def put_rules(request: Visit, data: protocol.ChallengeRules) -> protocol.RemoteBot:
    """Which challenges I take."""
    desk: Desk = request.app.state.desk
    bot = bot_of(request)
    check_games(desk, data)
    await desk.bots.set_rules(None, bot, data)
    return await desk.bots.shown(bot)


@get("/api/bot/stream", opt={PACKED_ALREADY: True})
async def get_stream(request: Visit) -> Stream:
    """Everything that is said to me, a line of JSON each (see asyncapi.json); an empty line says that all is well."""
    desk: Desk = request.app.state.desk
    await desk.bots.shown(bot_of(request))
    return Stream(stream(request), media_type="application/x-ndjson")


async def stream(request: Visit) -> AsyncIterator[bytes]:
    desk: Desk = request.app.state.desk
    with desk.socket_of(request) as welcome:
        if not welcome:
            yield protocol.write(protocol.ErrorTold("too-many", str(NO_ROOM), None, None)).encode() + b"\n"
            return
        line = Line(desk, new_page(desk, request))
        async with line.open():
            async for text in line.messages():
                yield text


def new_page(desk: Desk, visit: Any, socket: WebSocket[Any, Any, Any] | None = None) -> Connection:
    async def carry_out(page: Connection, request: FromClient) -> None:
        check_may_say(request)
        await desk.tables.home.carry_out(page, request)

    delay, more = delay_of(visit.scope.get("extensions")), desk.may_say_more(visit)
    return Connection(socket, desk.visitor(visit), desk.tables, desk.advice, carry_out, delay, more)


@post("/api/bot/tables/{table:str}/act", status_code=204)
async def post_act(request: Visit, table: str, data: protocol.ActWanted) -> None:
    """Play one of the acts that I was offered."""
    await pass_on(request, protocol.Act(table, data.number, data.act))


@post("/api/bot/tables/{table:str}/sit", status_code=204)
async def post_sit(request: Visit, table: str, data: protocol.SeatTaken) -> None:
    """Take a challenge: the seat that is kept for me."""
    await pass_on(request, protocol.Sit(table, data.seat))


@post("/api/bot/tables/{table:str}/decline", status_code=204)
async def post_decline(request: Visit, table: str) -> None:
    """Decline a challenge."""
    await pass_on(request, protocol.Decline(table))


@post("/api/bot/tables/{table:str}/resign", status_code=204)
async def post_resign(request: Visit, table: str) -> None:
    """Give up."""
    await pass_on(request, protocol.Resign(table))


@post("/api/bot/tables/{table:str}/abort", status_code=204)
async def post_abort(request: Visit, table: str) -> None:
    """Call the game off, while nobody has acted twice."""
    await pass_on(request, protocol.Abort(table))


@post("/api/bot/tables/{table:str}/answer", status_code=204)
async def post_answer(request: Visit, table: str, data: protocol.Answered) -> None:
    """Answer what the others ask: to end the game, or to take an act back."""
    await pass_on(request, protocol.Answer(table, data.yes))


@post("/api/bot/tables/{table:str}/rematch", status_code=204)
async def post_rematch(request: Visit, table: str) -> None:
    """I would play again."""
    await pass_on(request, protocol.RematchWanted(table))


async def pass_on(request: Visit, message: protocol.Request) -> None:
    """The same as over the WebSocket; what is wrong is the answer."""
    desk: Desk = request.app.state.desk
    bot_of(request)
    page = new_page(desk, request)
    await page.carry_out(page, message)


@websocket("/api/bot/socket")
async def bot_socket(socket: WebSocket[Any, Any, Any]) -> None:
    desk: Desk = socket.app.state.desk
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), socket.url.scheme):
        await socket.close()
        return
    try:
        visitor = await desk.greet(socket)
    except Refused:
        await socket.close()  # before it was accepted: 403
        return
    with desk.socket_of(socket) as welcome:
        if not welcome or not is_program(visitor.person):
            await socket.close()
            return
        await socket.accept()
        page = new_page(desk, socket, socket)
        async with Line(desk, page).open():
            await page.serve()


def routes() -> Router:
    return Router("/", route_handlers=[*MEMBERS, *BOTS, bot_socket])


MEMBERS: Final = [get_own_bots, post_bot, post_token, put_own_rules, delete_bot, get_bots]
BOTS: Final = [
    get_bot,
    put_rules,
    get_stream,
    post_act,
    post_sit,
    post_decline,
    post_resign,
    post_abort,
    post_answer,
    post_rematch,
]
