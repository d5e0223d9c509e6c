"""HTTP: puzzles."""

import asyncio
from typing import Any

from litestar import Request, Router, get, post
from litestar.datastructures import State

from sandtable.puzzles import puzzles_of
from sandtable.server import protocol
from sandtable.server.desk import Desk
from sandtable.server.practice.stream import Puzzler, today
from sandtable.server.school_api import check_game

Visit = Request[Any, Any, State]


async def _welcome(request: Visit, game: str) -> tuple[Desk, str]:
    """Who asks; puzzles are read once, and not where acts wait."""
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    desk.check_lesson(visitor)
    person = desk.check_small_change(visitor)
    check_game(desk, game)
    await asyncio.to_thread(puzzles_of, game)
    return desk, person


@get("/api/puzzles")
async def get_puzzles(request: Visit) -> list[protocol.PuzzlesOffered]:
    """The games that have puzzles, and how the reader stands in each."""
    desk: Desk = request.app.state.desk
    person = desk.visitor(request).person
    known = await desk.practice.puzzlers.all_of(person) if person else {}
    found = []
    for name in desk.settings.games:
        puzzles = await asyncio.to_thread(puzzles_of, name)
        if puzzles:
            found.append(offered(name, len(puzzles), known.get(name)))
    return found


def offered(game: str, count: int, reader: Puzzler | None) -> protocol.PuzzlesOffered:
    if reader is None:
        return protocol.PuzzlesOffered(game, count, None, 0, 0, None)
    rating = round(reader.rating) if reader.tried else None
    done = reader.daily_solved if reader.daily == today() else None
    return protocol.PuzzlesOffered(game, count, rating, reader.tried, reader.solved, done)


@post("/api/puzzles/{game:str}/next", status_code=200)
async def post_next(request: Visit, game: str) -> protocol.PuzzleShown:
    desk, person = await _welcome(request, game)
    return await desk.practice.next(person, game)


@post("/api/puzzles/{game:str}/today", status_code=200)
async def post_today(request: Visit, game: str) -> protocol.PuzzleShown:
    desk, person = await _welcome(request, game)
    return await desk.practice.of_the_day(person, game)


@post("/api/puzzles/{game:str}/try/{name:str}", status_code=200)
async def post_attempt(
    request: Visit, game: str, name: str, data: protocol.PuzzleAttempt
) -> protocol.PuzzleShown:
    desk, person = await _welcome(request, game)
    return await desk.practice.attempt(person, game, name, data)


@post("/api/puzzles/{game:str}/keep", status_code=200)
async def post_keep(request: Visit, game: str) -> list[protocol.PuzzleKept]:
    desk, person = await _welcome(request, game)
    return await desk.practice.keep(person, game)


def routes() -> Router:
    return Router("/", route_handlers=[get_puzzles, post_next, post_today, post_keep, post_attempt])
