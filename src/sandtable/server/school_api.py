"""HTTP: lessons and rule books."""

import asyncio
from typing import Any

from litestar import Request, Router, get, post
from litestar.datastructures import State

from sandtable.core.messages import say
from sandtable.lessons import Lesson, book_of, lesson_named, lessons_of
from sandtable.server import protocol, school
from sandtable.server.desk import Desk
from sandtable.server.protocol import Refused

Visit = Request[Any, Any, State]


@get("/api/lessons")
async def get_lessons(request: Visit) -> list[protocol.LessonOffered]:
    """The lessons of the games that are played here. They are read once, and not where acts wait."""
    desk: Desk = request.app.state.desk
    found: list[Lesson] = []
    for name in desk.settings.games:
        found += await asyncio.to_thread(lessons_of, name)
    return [school.offered(lesson) for lesson in found]


@post("/api/lessons/{game:str}/{name:str}", status_code=200)
async def post_lesson(
    request: Visit, game: str, name: str, data: protocol.LessonAttempt
) -> protocol.LessonShown:
    desk: Desk = request.app.state.desk
    desk.check_lesson(desk.visitor(request))
    check_game(desk, game)
    return school.give(await asyncio.to_thread(lesson_named, f"{game}/{name}"), data)


@get("/api/rules/{game:str}")
async def get_rules(request: Visit, game: str) -> protocol.RuleBook:
    desk: Desk = request.app.state.desk
    check_game(desk, game)
    book = await asyncio.to_thread(book_of, game)
    if book is None:
        raise Refused("not-found", say("school-api-nobody-has-written-a"))
    return school.show_book(book)


def check_game(desk: Desk, name: str) -> None:
    if name not in desk.settings.games:
        raise Refused("not-found", say("school-api-there-is-no-game", name=repr(name)))


def routes() -> Router:
    return Router("/", route_handlers=[get_lessons, post_lesson, get_rules])
