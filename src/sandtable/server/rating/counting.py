"""Which games count, and who was better in them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import sqlalchemy as sa

from sandtable.core.course import HAND, HINT, LOST, STAND_IN
from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame
from sandtable.core.log import Entry
from sandtable.core.messages import say
from sandtable.core.outcome import Outcome
from sandtable.players import BotInfo
from sandtable.server import clock
from sandtable.server.protocol.terms import Terms
from sandtable.server.schema import to_rate
from sandtable.server.store import Place
from sandtable.server.writer import Change

# Somebody else played for a seat, or told it what to do.
NOT_ALONE: Final = (STAND_IN, HAND, HINT)


def check_rated(game: AnyGame, terms: Terms, places: Sequence[Place], bots: Mapping[str, BotInfo]) -> None:
    """Whether a table may be rated, if that is wanted; raises BadRequest."""
    if not terms.rated:
        return
    if len(places) < 2:
        raise BadRequest(say("counting-a-game-is-rated"))
    for place in places:
        if place.bot is not None and bots[place.bot].rating is None:
            raise BadRequest(
                say("counting-the-strength-of-title", title=str(bots[place.bot].title), title2=game.title)
            )


def due(table: str, terms: Terms, outcome: Outcome | None) -> list[Change]:
    """What is written when a game ends that is to be rated; one that was called off is not."""
    if not terms.rated or outcome is None or not (outcome.winners or outcome.scores):
        return []
    return [Change(sa.insert(to_rate), {"table_id": table, "at": clock.now()})]


def counts(entries: Iterable[Entry]) -> bool:
    return not any(entry.text.startswith(NOT_ALONE) for entry in entries)


def is_hinted(entries: Iterable[Entry]) -> bool:
    return any(entry.text == HINT for entry in entries)


def ranks(places: Sequence[Place], entries: Iterable[Entry]) -> list[int]:
    """Winners first, then by points; who gave up, left or ran out of time comes last."""
    gone = {entry.seat for entry in entries if entry.text in LOST}
    worth = [_worth(place, seat in gone) for seat, place in enumerate(places)]
    order = sorted(set(worth), reverse=True)
    return [1 + order.index(one) for one in worth]


def _worth(place: Place, gone: bool) -> tuple[int, int]:
    if place.result in ("won", "drawn"):
        return 2, 0
    return (0, 0) if gone else (1, place.points or 0)
