"""Hints at a running table and reviews of finished games, worked out by jobs."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from sandtable.core.course import HINT
from sandtable.core.messages import ORIGINAL, language, say
from sandtable.core.view import View
from sandtable.players import advice
from sandtable.players.advice.adviser import AnyAdviser, Hint, Par, Reviewed
from sandtable.server import protocol
from sandtable.server.bots import new_seed
from sandtable.server.jobs import Jobs
from sandtable.server.limits import Limits
from sandtable.server.protocol import Refused
from sandtable.server.rating.counting import is_hinted
from sandtable.server.seats import WAITING
from sandtable.server.table import Table
from sandtable.server.visitors import Visitor

KEPT: Final = 100  # reviews in memory

NO_ADVISER: Final = say.later("advising-no-adviser")
NOT_NOW: Final = say.later("advising-not-now")
UNFAIR: Final = say.later("advising-unfair")
SAME_DEAL: Final = say.later("advising-same-deal")
NOT_OVER: Final = say.later("advising-not-over")
NO_PAR: Final = say.later("advising-no-par")
TOO_FAST: Final = say.later("advising-too-fast")

Send = Callable[[str], None]
InEveryLanguage = dict[str, protocol.ActReviewed]


class Review:
    """The review of one game: what is known so far, who follows it, and the work under way."""

    def __init__(self, table: Table) -> None:
        self.table = table.id
        self.total = table.number
        self.results = [table.history.course.result(seat) for seat in range(len(table.places))]
        self.acts: list[InEveryLanguage] = []
        self.followers: dict[Send, str] = {}  # and the language of each
        self.work: asyncio.Task[None] | None = None
        self.done = False

    def take(self, part: advice.Told) -> None:
        act = {tongue: show_reviewed(seen) for tongue, seen in part.items()}
        self.acts.append(act)
        self.tell([act])

    def tell(self, acts: "list[InEveryLanguage]") -> None:
        for send, tongue in list(self.followers.items()):
            send(self.message(acts, tongue))

    def message(self, acts: "list[InEveryLanguage]", tongue: str) -> str:
        return protocol.write(self.shown(acts, tongue))

    def shown(self, acts: "list[InEveryLanguage]", tongue: str) -> protocol.ReviewShown:
        done = self.total if self.done else self.last.number if self.last else 0
        return protocol.ReviewShown(self.table, done, self.total, [act[tongue] for act in acts], self.results)

    @property
    def last(self) -> protocol.ActReviewed | None:
        """The act that is known last, in whatever language."""
        return self.acts[-1][ORIGINAL] if self.acts else None


class Advice:
    """Everything about hints and reviews; a review is worked out once, however many follow it."""

    def __init__(self, jobs: Jobs, hint_seconds: float, review_seconds: float) -> None:
        self.jobs = jobs
        self.hint_seconds = hint_seconds
        self.review_seconds = review_seconds
        self.limits = Limits(rate=0.5, burst=15)
        self.coaching = Limits(rate=1, burst=30)
        self.at_address = Limits(rate=2, burst=30)
        self.reviews: OrderedDict[str, Review] = OrderedDict()
        self.pars: OrderedDict[str, Par[View]] = OrderedDict()

    async def hints(self, table: Table, visitor: Visitor, send: Send) -> None:
        """Good acts for a person on turn, from what that seat sees."""
        seat = may_have_hints(table, visitor.person)
        self._check_pace(visitor)
        await unrate(table, seat)
        number, view = table.number, table.state.view(seat)

        def show(found: list[Hint]) -> None:
            send(protocol.write(protocol.HintsShown(table.id, number, [show_hint(hint) for hint in found])))

        await self.jobs.quick.ask(
            visitor.address, show, advice.give_hints, table.game.name, view, self.hint_seconds, new_seed()
        )

    async def review(self, table: Table, visitor: Visitor, send: Send) -> None:
        """Show a finished game's review as far as it is known, and the rest as it comes."""
        review = self._review(table)
        send(review.message(review.acts, language()))
        if review.done:
            return
        self._check_pace(visitor)
        review.followers[send] = language()
        if review.work is None:
            review.work = asyncio.create_task(self._work_out(table, review, visitor))
        work = review.work
        try:
            await asyncio.shield(work)
        finally:
            review.followers.pop(send, None)
            if not review.followers and review.work is work:
                review.work = None
                work.cancel()

    def known_review(self, table: Table) -> protocol.ReviewShown:
        """A review as far as it is worked out."""
        review = self._review(table)
        return review.shown(review.acts, language())

    async def par(self, table: Table, visitor: Visitor, send: Send) -> None:
        """The par of the deal, with the progress of its search; the board is for later."""
        if len(table.places) > 1 or not adviser_at(table).finds_par:
            raise Refused("no-advice", NO_PAR)
        if not table.over:
            table.own_seat(visitor.person)

        def show(found: Par[View]) -> None:
            self.pars[table.id] = found
            view = found.view if table.over else None
            send(protocol.write(protocol.ParShown(table.id, found.share, found.points, view)))

        known = self.pars.pop(table.id, None)
        if known is not None and known.share == 1.0:
            return show(known)
        self._check_pace(visitor)
        deal = table.first_state().view(0)
        await self.jobs.long.ask(visitor.address, show, advice.find_par, table.game.name, deal, new_seed())
        while len(self.pars) > KEPT:
            self.pars.popitem(last=False)

    def _check_pace(self, visitor: Visitor) -> None:
        who = visitor.person or visitor.address
        if not (self.at_address.take(visitor.address) and self.limits.take(who)):
            raise Refused("too-fast", TOO_FAST)

    def _review(self, table: Table) -> Review:
        adviser_at(table)
        if not table.over:
            raise Refused("not-over", NOT_OVER)
        review = self.reviews.pop(table.id, None) or Review(table)
        self.reviews[table.id] = review
        if len(self.reviews) > KEPT:
            self.reviews.popitem(last=False)
        return review

    async def _work_out(self, table: Table, review: Review, visitor: Visitor) -> None:
        """Go on where an earlier look at the game stopped."""
        last = review.last
        start, chances = (last.number, last.chances) if last else (0, None)
        game, record = table.game.name, table.record().write()
        try:
            await self.jobs.long.ask(
                visitor.address,
                review.take,
                advice.go_through,
                game,
                record,
                self.review_seconds,
                start,
                chances,
            )
            review.done = True
            review.tell([])
        finally:
            if review.work is asyncio.current_task():
                review.work = None


def adviser_at(table: Table) -> AnyAdviser:
    adviser = advice.adviser_of(table.game.name)
    if adviser is None:
        raise Refused("no-advice", NO_ADVISER)
    return adviser


def may_have_hints(table: Table, person: str | None) -> int:
    """The seat of somebody who may ask for hints now; raises Refused."""
    seat = table.own_seat(person)
    if not adviser_at(table).gives_hints:
        raise Refused("no-advice", NO_ADVISER)
    if table.waiting:
        raise Refused("waiting", WAITING)
    if table.terms.same_deal:
        raise Refused("unfair", SAME_DEAL)
    if any(place.kind == "person" for n, place in enumerate(table.places) if n != seat):
        raise Refused("unfair", UNFAIR)
    if seat not in table.state.actors():
        raise Refused("no-advice", NOT_NOW)
    return seat


async def unrate(table: Table, seat: int) -> None:
    """Whoever was told what to do has not shown any strength: it is written down before the first hint."""
    if not table.terms.rated:
        return
    async with table.door.lock:
        if not is_hinted(table.history.entries):
            await table.door.enter_from_outside(seat, HINT)


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
        seen.doubt,
        [round(part, 4) for part in seen.luck],
        [round(part, 4) for part in seen.skill],
    )
