"""The coach of a beginner: a look at an act before it is done, through the eyes of its seat alone.

It comes from the same advisers as hints. Chances are told as wins of a hundred games, which anybody can picture.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from sandtable.core.chance import FastChance
from sandtable.core.errors import BadRequest
from sandtable.core.messages import say
from sandtable.core.view import View, seat_of
from sandtable.players.advice import known_adviser
from sandtable.players.advice.adviser import AnyAdviser, Hint, Reviewed
from sandtable.players.player import Budget

MUCH_IN_POINTS: Final = 3.0  # worth a word before the act is done, where acts are judged by points
SOME_IN_POINTS: Final = 1.5  # worth one afterwards
HUNDRED: Final = 100


class Coached(NamedTuple):
    """What a coach says to an act: whether to warn, of a hundred games how many it wins, points lost, and what mattered.

    `better` is the best act, where the other one gives away something; `why` is what that one is good for, or else
    what the act itself is.
    """

    warn: bool
    wins: int
    best_wins: int
    points: int
    better: Hint | None
    why: str


NOTHING: Final = Coached(False, 0, 0, 0, None, "")


def look_ahead(game: str, view: View, act: str, seconds: float, seed: int) -> Iterator[Coached]:
    """A job of the server: what to say to an act that somebody is about to do."""
    yield coached(known_adviser(game), view, act, Budget(seconds=seconds), seed)


def coached(adviser: AnyAdviser, view: View, act: str, budget: Budget, seed: int) -> Coached:
    """Raises Unreadable, or BadRequest for an act that is not legal."""
    seat, state = seat_of(view), adviser.game.imagine(view, FastChance(seed))
    action, legal = state.read(act), state.legal(seat)
    if action not in legal:
        raise BadRequest(say("not-possible", act=repr(act)))
    if len(legal) == 1:
        return NOTHING
    try:
        seen = adviser.review_act(view, action, budget, seed)
    except StopIteration:  # the search had no time to try it
        return NOTHING
    return told(adviser, view, action, seen, seed)


def told(adviser: AnyAdviser, view: View, action: int, seen: Reviewed, seed: int) -> Coached:
    lost, points = seen.win_chance - seen.after_act, adviser.points_lost(view, action, seed)
    best = seen.best[0] if seen.best and seen.best[0].action != action else None
    better = best if lost >= adviser.some or points >= SOME_IN_POINTS else None
    return Coached(
        better is not None and (lost >= adviser.much or points >= MUCH_IN_POINTS),
        of_hundred(seen.after_act),
        of_hundred(seen.win_chance),
        round(points),
        better,
        better.why if better else reason(adviser, view, action, seen, seed),
    )


def reason(adviser: AnyAdviser, view: View, action: int, seen: Reviewed, seed: int) -> str:
    """What the act is good for; nothing is said of one that was no choice."""
    if not seen.best:
        return ""
    known = next((hint.why for hint in seen.best if hint.action == action), None)
    return known or adviser.reason(adviser.game.imagine(view, FastChance(seed)), view, action)


def of_hundred(chance: float) -> int:
    return round(chance * HUNDRED)
