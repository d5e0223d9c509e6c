"""Hints at a running table and reviews of finished games, worked out by jobs."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from sandtable.players import advice
from sandtable.players.advice.adviser import Adviser, Hint, Par, Reviewed
from sandtable.server import protocol
from sandtable.server.bots import new_seed
from sandtable.server.jobs import Jobs
from sandtable.server.limits import Limits
from sandtable.server.protocol import Refused
from sandtable.server.table import WAITING, Table

HINT_SECONDS: Final = 1.5
REVIEW_SECONDS: Final = 45.0  # for a whole game, roughly
KEPT: Final = 100  # reviews in memory

NO_ADVISER: Final = "Nobody here can give advice on this game."
NOT_NOW: Final = "It is not your turn: there is nothing to choose."
UNFAIR: Final = "Hints are for games against bots. Here they would be unfair to the others."
NOT_OVER: Final = "A game is reviewed once it is over."
NO_PAR: Final = "Only a game alone has a par."
TOO_FAST: Final = "That is a lot of questions; wait a moment."

Send = Callable[[str], None]


class Course:
    """The review of one game: what is known so far, who follows it, and the work under way."""

    def __init__(self, table: Table) -> None:
        self.table = table.id
        self.total = table.number
        self.results = [table.state.result(seat) for seat in range(len(table.places))]
        self.acts: list[protocol.ActReviewed] = []
        self.followers: set[Send] = set()
        self.work: asyncio.Task[None] | None = None
        self.done = False

    def take(self, part: Reviewed) -> None:
        act = show_reviewed(part)
        self.acts.append(act)
        for send in list(self.followers):
            send(self.message([act]))

    def message(self, acts: list[protocol.ActReviewed]) -> str:
        done = self.total if self.done else self.acts[-1].number if self.acts else 0
        return protocol.write(protocol.ReviewShown(self.table, done, self.total, acts, self.results))


class Advice:
    """Everything about hints and reviews; a review is worked out once, however many follow it."""

    def __init__(
        self, jobs: Jobs, hint_seconds: float = HINT_SECONDS, review_seconds: float = REVIEW_SECONDS
    ) -> None:
        self.jobs = jobs
        self.hint_seconds = hint_seconds
        self.review_seconds = review_seconds
        self.limits = Limits(rate=0.5, burst=15)
        self.courses: OrderedDict[str, Course] = OrderedDict()
        self.pars: OrderedDict[str, Par] = OrderedDict()

    async def hints(self, table: Table, person: str | None, send: Send) -> None:
        """Good acts for a person on turn, from what that seat sees."""
        seat = may_have_hints(table, person)
        self._check_pace(person)
        number, view = table.number, table.state.view(seat)

        def show(found: list[Hint]) -> None:
            send(protocol.write(protocol.HintsShown(table.id, number, [show_hint(hint) for hint in found])))

        await self.jobs.quick.ask(
            show, advice.give_hints, table.game.name, view, self.hint_seconds, new_seed()
        )

    async def review(self, table: Table, person: str | None, send: Send) -> None:
        """Show a finished game's review as far as it is known, and the rest as it comes."""
        course = self._course(table)
        send(course.message(course.acts))
        if course.done:
            return
        self._check_pace(person)
        course.followers.add(send)
        if course.work is None:
            course.work = asyncio.create_task(self._work_out(table, course))
        work = course.work
        try:
            await asyncio.shield(work)
        finally:
            course.followers.discard(send)
            if not course.followers and course.work is work:
                course.work = None
                work.cancel()

    async def par(self, table: Table, person: str | None, send: Send) -> None:
        """The par of the deal, with the progress of its search; the board is for later."""
        if len(table.places) > 1 or not known_adviser(table).finds_par:
            raise Refused("no-advice", NO_PAR)
        if not table.over:
            table.own_seat(person)

        def show(found: Par) -> None:
            self.pars[table.id] = found
            board = found.board if table.over else None
            send(protocol.write(protocol.ParShown(table.id, found.share, found.minus_points, board)))

        known = self.pars.pop(table.id, None)
        if known is not None and known.share == 1.0:
            return show(known)
        self._check_pace(person)
        deal = table.first_state().view(0)
        await self.jobs.long.ask(show, advice.find_par, table.game.name, deal, new_seed())
        while len(self.pars) > KEPT:
            self.pars.popitem(last=False)

    def _check_pace(self, person: str | None) -> None:
        if not self.limits.take(str(person)):
            raise Refused("too-fast", TOO_FAST)

    def _course(self, table: Table) -> Course:
        known_adviser(table)
        if not table.over:
            raise Refused("not-over", NOT_OVER)
        course = self.courses.pop(table.id, None) or Course(table)
        self.courses[table.id] = course
        if len(self.courses) > KEPT:
            self.courses.popitem(last=False)
        return course

    async def _work_out(self, table: Table, course: Course) -> None:
        """Go on where an earlier look at the game stopped."""
        last = course.acts[-1] if course.acts else None
        start, chances = (last.number, last.chances) if last else (0, None)
        game, record = table.game.name, table.record().write()
        try:
            await self.jobs.long.ask(
                course.take, advice.go_through, game, record, self.review_seconds, start, chances
            )
            course.done = True
            for send in list(course.followers):
                send(course.message([]))
        finally:
            if course.work is asyncio.current_task():
                course.work = None


def known_adviser(table: Table) -> Adviser:
    adviser = advice.adviser_of(table.game.name)
    if adviser is None:
        raise Refused("no-advice", NO_ADVISER)
    return adviser


def may_have_hints(table: Table, person: str | None) -> int:
    """The seat of somebody who may ask for hints now; raises Refused."""
    seat = table.own_seat(person)
    if not known_adviser(table).gives_hints:
        raise Refused("no-advice", NO_ADVISER)
    if table.waiting:
        raise Refused("waiting", WAITING)
    if any(place.kind == "person" for n, place in enumerate(table.places) if n != seat):
        raise Refused("unfair", UNFAIR)
    if seat not in table.state.actors():
        raise Refused("no-advice", NOT_NOW)
    return seat


def show_hint(hint: Hint) -> protocol.HintShown:
    return protocol.HintShown(hint.act, hint.text, round(hint.win_chance, 4), hint.why, hint.verdict)


def show_reviewed(seen: Reviewed) -> protocol.ActReviewed:
    return protocol.ActReviewed(
        seen.number,
        seen.seat,
        seen.act,
        seen.text,
        round(seen.win_chance, 4),
        round(seen.after_act, 4),
        seen.verdict,
        [round(chance, 4) for chance in seen.chances],
        [show_hint(hint) for hint in seen.best],
    )
