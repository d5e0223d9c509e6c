"""Positions of finished games, for those who step through them: folded once, then found near by."""

import asyncio
from collections import OrderedDict
from typing import Final

from sandtable.core.course import Course
from sandtable.core.state import State
from sandtable.server.history import History

EVERY: Final = 32  # acts from one kept state to the next
KEPT: Final = 32  # games


class Frames:
    """Courses along the games that were looked at last."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, list[Course]] = OrderedDict()

    async def state(self, table: str, history: History, number: int) -> State:
        """The state after that many acts. A long game is folded a little at a time, so that nobody waits."""
        kept = self._courses(table, history)
        while len(kept) <= number // EVERY:
            kept.append(self._after(history, kept[-1], len(kept) * EVERY))
            await asyncio.sleep(0)
        nearest = number // EVERY
        return self._after(history, kept[nearest], number).state

    def _courses(self, table: str, history: History) -> list[Course]:
        kept = self.games.pop(table, None) or [Course(history.first_state(), history.seats)]
        self.games[table] = kept
        if len(self.games) > KEPT:
            self.games.popitem(last=False)
        return kept

    def _after(self, history: History, course: Course, until: int) -> Course:
        course = course.copy()
        for _ in course.follow(history.entries[course.number : until]):
            pass
        return course
