"""All parts put together as one ASGI application."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import Litestar, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from sandtable.core.errors import BadRequest
from sandtable.processes import Worker
from sandtable.server import (
    api,
    description,
    failures,
    identity_api,
    metrics,
    people_api,
    results,
    school_api,
)
from sandtable.server.accounts import Accounts, new_secret
from sandtable.server.advising import Advice
from sandtable.server.alerts import routes as alert_routes
from sandtable.server.alerts.service import Alerts
from sandtable.server.alone import Alone
from sandtable.server.bots import NewWorker, Thinkers
from sandtable.server.crowd import Crowd
from sandtable.server.database import Database, open_database
from sandtable.server.delay import delay_of
from sandtable.server.desk import Desk
from sandtable.server.duplicate import routes as duplicate_routes
from sandtable.server.front import Front
from sandtable.server.handles import Handles
from sandtable.server.house import routes as house_routes
from sandtable.server.jobs import Jobs
from sandtable.server.names import is_program
from sandtable.server.origin import same_origin
from sandtable.server.pages import SECURITY
from sandtable.server.practice import routes as practice_routes
from sandtable.server.protocol import Refused
from sandtable.server.rating.rater import Rater
from sandtable.server.remote import routes as remote_routes
from sandtable.server.settings import Settings, load
from sandtable.server.sockets import Connection
from sandtable.server.store import Store
from sandtable.server.tables import Tables

LARGEST_BODY: Final = 16 * 1024
WARM_UP: Final = 0.3  # seconds after the start


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), socket.url.scheme):
        await socket.close()  # before it was accepted: the browser gets 403
        return
    desk: Desk = socket.app.state.desk
    visitor = await desk.greet(socket)
    with desk.socket_of(socket) as welcome:
        if not welcome or is_program(visitor.person) or await desk.is_banned(visitor):
            await socket.close()
            return
        await socket.accept()
        home = desk.tables.home
        delay = delay_of(socket.scope.get("extensions"))
        more = desk.may_say_more(socket)
        page = Connection(socket, visitor, desk.tables, desk.advice, home.carry_out, delay, more)
        try:
            with desk.presence.of(page):
                await page.serve()
        finally:
            home.gone(page)


def create_app(settings: Settings | None = None, database: Database | None = None) -> Front:
    """The application; it closes the database at its end, and opens one itself if it is given none."""
    chosen = settings or load()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(chosen, database) as desk:
            app.state.desk = desk
            app.state.static = chosen.static
            yield

    app = Litestar(
        [
            people_api.routes(),
            identity_api.routes(),
            alert_routes.routes(),
            remote_routes.routes(),
            house_routes.routes(),
            school_api.routes(),
            practice_routes.routes(),
            duplicate_routes.routes(),
            api.routes(),
            table_socket,
        ],
        lifespan=[lifespan],
        before_request=api.receive,
        before_send=[add_security],
        exception_handlers={
            Refused: failures.refuse,
            BadRequest: failures.refuse,
            HTTPException: failures.refuse_http,
            Exception: failures.refuse_unexpected,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key=api.PACKED_ALREADY
        ),
        request_max_body_size=LARGEST_BODY,
        openapi_config=description.CONFIG,
    )
    return Front(app, chosen.base_path, chosen.hosts)


@contextlib.asynccontextmanager
async def running(settings: Settings, database: Database | None = None) -> AsyncIterator[Desk]:
    """Everything behind the routes, from start to stop."""
    store = Store(database or open_database(settings.database, together=bool(settings.redis)))
    secret = settings.secret or await store.setting("secret", new_secret())
    accounts, store.handles = Accounts(store, secret), Handles(secret)
    worker = worker_of(settings)
    thinkers = Thinkers(settings.bot_workers, settings.make, settings.bot_pause, settings.bot_grace, worker)
    jobs = Jobs(worker)
    advice = Advice(jobs, settings.hint_seconds, settings.review_seconds)
    crowd = Crowd(settings.bot_tables_of_person, settings.bot_tables_of_address)
    home = home_of(settings, store, accounts)
    tables = Tables(settings.games, settings.bots, store, thinkers, crowd, home)
    watch_all(tables, jobs)
    alerts = await Alerts.open(store, tables, settings)
    tables.alerts = alerts
    tables.calling = alerts.calling(settings.alert_seconds)
    desk = Desk(accounts, tables, advice, settings, alerts)
    await home.start(desk)
    chores = (
        tables.wake(),
        tables.sweep(),
        warm(thinkers, jobs),
        results.tell_old(tables),
        alerts.sender.run(),
        Rater(tables).run(),
    )
    background = [asyncio.create_task(chore) for chore in chores]
    try:
        yield desk
    finally:
        await home.stop()
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        tables.close()
        jobs.stop()
        thinkers.stop()
        await asyncio.to_thread(store.close)


def worker_of(settings: Settings) -> NewWorker:
    """Where bots think and questions are answered: in processes here, or in those of a Ray cluster."""
    if not settings.ray:
        return Worker
    from sandtable.machines import FarWorker

    return lambda niceness: FarWorker(settings.ray, niceness)


def home_of(settings: Settings, store: Store, accounts: Accounts) -> Alone:
    """Whether this process is alone; Redis is asked for only where it is not."""
    if not settings.redis:
        return Alone()
    from sandtable.server.cluster.together import Together

    return Together(store, settings.redis, accounts.cookie_name)


def watch_all(tables: Tables, jobs: Jobs) -> None:
    """Figures that are looked up when somebody asks for them."""
    metrics.watch(metrics.TABLES, lambda: len(tables.live))
    metrics.watch(metrics.TABLES_ASIDE, lambda: len(tables.aside))
    metrics.watch(metrics.BOTS_WAITING, lambda: len(tables.thinkers.queue))
    metrics.watch(metrics.JOBS_WAITING.labels("quick"), lambda: jobs.quick.waiting.total)
    metrics.watch(metrics.JOBS_WAITING.labels("long"), lambda: jobs.long.waiting.total)


async def warm(thinkers: Thinkers, jobs: Jobs) -> None:
    """Start worker processes once the server is up, so that nobody waits for one."""
    await asyncio.sleep(WARM_UP)
    thinkers.warm()
    jobs.quick.warm()


async def add_security(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = [*message["headers"], *SECURITY]
        if scope["path"].startswith("/api/"):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers
