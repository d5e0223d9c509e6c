"""All parts put together as one ASGI application."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from sandtable import players
from sandtable.core.errors import BadRequest
from sandtable.core.game import Game
from sandtable.games import ALL
from sandtable.server import api
from sandtable.server.accounts import COOKIE, Accounts, new_secret
from sandtable.server.advising import HINT_SECONDS, REVIEW_SECONDS, Advice
from sandtable.server.bots import Thinkers
from sandtable.server.jobs import Jobs
from sandtable.server.pages import SECURITY
from sandtable.server.protocol import Refused
from sandtable.server.sockets import Connection, same_origin
from sandtable.server.store import Store
from sandtable.server.tables import Tables
from sandtable.worker import Maker

LARGEST_BODY: Final = 16 * 1024
WARM_UP: Final = 0.3  # seconds after the start


@dataclass(frozen=True)
class Settings:
    """What can be chosen about a server."""

    database: str = field(default_factory=lambda: os.environ.get("SANDTABLE_DATABASE", "sandtable.db"))
    secret: str | None = field(default_factory=lambda: os.environ.get("SANDTABLE_SECRET"))
    static: Path = Path(__file__).parent / "static"
    bot_pause: float = field(default_factory=lambda: float(os.environ.get("SANDTABLE_BOT_PAUSE", "0.6")))
    bot_grace: float = 5.0  # seconds that a bot may take beyond twice its own, before it counts as hanging
    hint_seconds: float = HINT_SECONDS
    review_seconds: float = field(
        default_factory=lambda: float(os.environ.get("SANDTABLE_REVIEW_SECONDS", REVIEW_SECONDS))
    )
    workers: int = os.cpu_count() or 1  # they give way to the server
    games: Mapping[str, Game] = field(default_factory=lambda: ALL)
    bots: Callable[[str], list[players.BotInfo]] = players.bots
    make: Maker = players.make


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close()  # before it was accepted: the browser gets 403
        return
    desk: api.Desk = socket.app.state.desk
    person = desk.accounts.person(socket.cookies.get(COOKIE))
    await socket.accept()
    await Connection(socket, person, desk.tables, desk.advice).serve()


def create_app(settings: Settings | None = None) -> Litestar:
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(chosen) as desk:
            app.state.desk = desk
            app.state.static = chosen.static
            yield

    return Litestar(
        [api.routes(), table_socket],
        lifespan=[lifespan],
        before_request=api.check_origin,
        before_send=[add_security],
        exception_handlers={
            Refused: api.refuse,
            BadRequest: api.refuse,
            HTTPException: api.refuse_http,
            Exception: api.refuse_unexpected,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
    )


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[api.Desk]:
    """Everything behind the routes, from start to stop."""
    store = Store(settings.database)
    secret = settings.secret or await store.setting("secret", new_secret())
    accounts = Accounts(store, secret, await store.names())
    thinkers = Thinkers(settings.workers, settings.make, settings.bot_pause, settings.bot_grace)
    jobs = Jobs()
    advice = Advice(jobs, settings.hint_seconds, settings.review_seconds)
    tables = Tables(settings.games, settings.bots, store, accounts, thinkers)
    await tables.wake()
    background = [asyncio.create_task(tables.sweep()), asyncio.create_task(warm(thinkers, jobs))]
    try:
        yield api.Desk(accounts, tables, advice, dict(settings.games), settings.bots)
    finally:
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        tables.close()
        jobs.stop()
        await thinkers.close()
        await asyncio.to_thread(store.close)


async def warm(thinkers: Thinkers, jobs: Jobs) -> None:
    """Start worker processes once the server is up, so that nobody waits for one."""
    await asyncio.sleep(WARM_UP)
    await thinkers.warm()
    await jobs.quick.warm()


async def add_security(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = [*message["headers"], *SECURITY]
        if scope["path"].startswith("/api/"):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers
