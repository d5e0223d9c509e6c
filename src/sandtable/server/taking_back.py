"""Taking an act back, by knowledge: at once as long as nobody has learned anything by it and nobody has acted
since; otherwise the others are asked. Not where time runs or all act at once."""

import itertools
from typing import Literal

from sandtable.core.course import TAKE_BACK, Course, Stood
from sandtable.server.history import History

Way = Literal["free", "ask"]


def target(history: History, seat: int) -> int | None:
    """The number that the last act of a seat would be taken back to; None if there is none in reach.

    What was given by itself would be so again: the act before it is meant."""
    course, nature = history.course, history.game.nature
    if nature.at_once or nature.clock or course.is_over:
        return None
    act = next((act for act in course.standing() if act.seat == seat and not act.given), None)
    in_reach = act is not None and course.number - act.number < len(course.befores)
    return act.number - 1 if act is not None and in_reach else None


def way(history: History, seat: int) -> Way | None:
    """How the last act of a seat can be taken back now."""
    back = target(history, seat)
    if back is None:
        return None
    return "free" if is_free(history.course, seat, back) else "ask"


def is_free(course: Course, seat: int, back: int) -> bool:
    since = itertools.takewhile(lambda act: act.number > back, course.standing())
    return all(act.seat == seat and not _reveals(course, act) for act in since)


def _reveals(course: Course, act: Stood) -> bool:
    before = course.back_to(act.number - 1)
    return before.game.reveals(before, act.seat, before.read(act.text))


def entry(back: int) -> str:
    return f"{TAKE_BACK} {back}"
