"""A finished game as one file: a page with the board, the log, every step and the review, that needs no server."""

import asyncio
import html
from pathlib import Path
from typing import Any, Final

import msgspec

from sandtable.core.course import Course
from sandtable.core.messages import language, say
from sandtable.server import clock, protocol
from sandtable.server.advising import Advice
from sandtable.server.changes import changes
from sandtable.server.history import History
from sandtable.server.protocol import Refused
from sandtable.server.table import Table
from sandtable.server.visitors import Visitor

SCRIPT: Final = "single.js"
STYLE: Final = "single.css"
NOT_OVER: Final = say.later("saving-not-over")
NOT_BUILT: Final = say.later("saving-not-built")
AT_ONCE: Final = 50  # acts that are followed before others have their turn

PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<noscript>{needs_script}</noscript>
<script type="application/json" id="game">{content}</script>
<script>{script}</script>
</body>
</html>
"""


async def save(table: Table, visitor: Visitor, advice: Advice, static: Path) -> str:
    """The whole page; raises Refused."""
    table.check_may_look(visitor.person)
    if not table.over:
        raise Refused("not-over", NOT_OVER)
    parts = await asyncio.to_thread(_parts, static)
    game = await tell(table, visitor, await review_of(table, visitor, advice))
    names = " – ".join(seat.name for seat in game.seats)
    return compose(parts, game, f"{table.game.title}: {names}")


def _parts(static: Path) -> tuple[str, str]:
    script, style = static / SCRIPT, static / STYLE
    if not script.is_file() or not style.is_file():
        raise Refused("not-found", NOT_BUILT)
    return script.read_text(encoding="utf-8"), style.read_text(encoding="utf-8")


def compose(parts: tuple[str, str], game: protocol.GameSaved, title: str) -> str:
    """Nothing in it can end its element early, whatever people call themselves."""
    script, style = parts
    content = msgspec.json.encode(game).decode().replace("<", "\\u003c")
    return PAGE.format(
        title=html.escape(title),
        language=language(),
        needs_script=html.escape(say("saving-needs-script", game=game.title)),
        style=style.replace("</style", "<\\/style"),
        content=content,
        script=script.replace("</script", "<\\/script").replace("<!--", "<\\!--"),
    )


async def review_of(table: Table, visitor: Visitor, advice: Advice) -> protocol.ReviewShown | None:
    """The review, worked out first where nobody has asked for it; none for a game without an adviser."""
    told: list[str] = []
    try:
        await advice.review(table, visitor, told.append)
    except Refused as problem:
        if problem.code != "no-advice":
            raise
        return None
    return advice.known_review(table)


async def tell(table: Table, visitor: Visitor, review: protocol.ReviewShown | None) -> protocol.GameSaved:
    own = table.audience.standing(visitor.person)
    reader = await table.audience.prepare(own)
    history, count = table.history, len(table.places)
    looks: list[int | None] = [own.eyes]
    if history.game.nature.hidden and count > 1:
        looks += [seat for seat in range(count) if seat != own.eyes]
    outcome = history.course.outcome()
    assert outcome is not None
    return protocol.GameSaved(
        history.game.name,
        history.game.title,
        clock.now(),
        own.seat,
        table.seats.shown(own.seat, ()),
        history.number,
        history.game.question(history.state.view(own.eyes)),
        protocol.OutcomeShown(
            scores=list(outcome.scores), winners=list(outcome.winners), reason=outcome.reason
        ),
        list(reader.lines),
        [await look_through(history, eyes) for eyes in looks],
        review,
    )


async def look_through(history: History, eyes: int | None) -> protocol.Looked:
    """Every position through a seat's eyes: the first one, and what each act changed in it."""
    course = Course(history.first_state(), history.seats)
    first = view = course.state.view(eyes)
    found: list[list[protocol.Changed]] = []
    for entry in history.entries:
        course.advance(course.step(entry))
        after: Any = course.state.view(eyes)
        found.append(changes(view, after))
        view = after
        if len(found) % AT_ONCE == 0:
            await asyncio.sleep(0)
    return protocol.Looked(eyes, first, found)
