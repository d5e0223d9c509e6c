"""Coming and going at a table: what people do to a game from outside of its rules.

Each is an entry of the log (core/course.py) and enters by the one door; before a game begins, seats are
simply taken and left.
"""

from typing import Final

from sandtable.core.course import (
    ABORT,
    AGREE,
    ASK,
    DECLINE,
    HAND,
    HOLIDAY,
    LEAVE,
    RESIGN,
    RETURN,
    STAND_IN,
)
from sandtable.core.messages import say
from sandtable.server import taking_back
from sandtable.server.absence import Absence
from sandtable.server.door import Door
from sandtable.server.protocol import Affairs, Asked, Refused
from sandtable.server.store import given

OVER: Final = say.later("leaving-over")
GONE: Final = say.later("leaving-gone")
ONCE: Final = say.later("leaving-once")
NOBODY_ASKS: Final = say.later("leaving-nobody-asks")
RATED: Final = say.later("leaving-rated")


class Leaving:
    """The comings and goings of one table."""

    def __init__(self, door: Door, absence: Absence) -> None:
        self.door = door
        self.history = door.history
        self.course = door.history.course
        self.audience = door.audience
        self.seats = door.audience.seats
        self.absence = absence

    # Before the game begins

    async def get_up(self, person: str | None) -> None:
        """Leave an invitation; the last one to leave calls it off."""
        seat = self.seats.own(person)
        if not self.seats.waiting:
            raise Refused("not-now", say("leaving-the-game-has-begun"))
        if self.seats.asked(seat):
            await self.seats.get_up(person)
            self.audience.show_all()
        else:
            await self.door.enter_from_outside(seat, ABORT)

    # Alone

    def may_abort(self) -> bool:
        """Whether nobody has acted twice."""
        if self.history.over:
            return False
        seen: set[int] = set()
        for act in self.course.standing():
            if act.seat in seen:
                return False
            seen.add(act.seat)
        return True

    async def abort(self, person: str | None) -> None:
        seat = self._playing(person)
        if not self.may_abort():
            raise Refused("not-now", say("leaving-somebody-has-acted-twice"))
        await self.door.enter_from_outside(seat, ABORT)

    async def resign(self, person: str | None) -> None:
        await self.door.enter_from_outside(self._playing(person), RESIGN)

    async def stand_in(self, person: str | None, seat: int, bot: str) -> None:
        """For the own seat, or for one whose person is absent."""
        if self._playing(person) != seat:
            self._check_absent(seat)
        else:
            self._check_own_play()
        self.seats.check_bot(bot)
        if self.seats.bot_of(seat) is not None:
            raise Refused("not-now", say("leaving-a-bot-plays-for"))
        await self.door.enter_from_outside(seat, f"{STAND_IN} {bot}")
        await self._settle()

    async def come_back(self, person: str | None) -> None:
        seat = self._playing(person)
        if seat not in self.course.stand_ins and seat not in self.course.offered:
            raise Refused("not-now", say("leaving-you-play-your-seat"))
        await self.door.enter_from_outside(seat, RETURN)

    async def remove(self, person: str | None, seat: int) -> None:
        """Somebody absent leaves the game."""
        if self._playing(person) == seat:
            raise Refused("not-now", say("leaving-this-is-your-own"))
        self._check_absent(seat)
        await self.door.enter_from_outside(seat, LEAVE)
        await self._settle()

    async def holiday(self, person: str | None, days: int) -> None:
        seat, timing = self._playing(person), self.door.timing
        if timing.terms.kind != "days":
            raise Refused("not-now", say("leaving-holidays-are-for-games"))
        if days > timing.times.holidays[seat]:
            raise Refused("not-now", say("leaving-you-have-seat-days", seat=timing.times.holidays[seat]))
        await self.door.enter_from_outside(seat, f"{HOLIDAY} {days}")

    def may_hurry(self, seat: int | None) -> bool:
        """Whether a clock runs for nobody but bots."""
        if seat is None or self.history.over or self.history.next_deadline() is None:
            return False
        acting = self.history.state.actors()
        return bool(acting) and all(self.seats.bot_of(one) is not None for one in acting)

    def hurry(self, person: str | None) -> None:
        """Time goes by quickly until the clock's next word; the bots have all of theirs."""
        if not self.may_hurry(self._playing(person)):
            raise Refused("not-now", say("leaving-a-round-is-finished"))
        self.door.hurry()

    def _check_own_play(self) -> None:
        """Nobody gets out of a game that counts by letting somebody else play it."""
        if self.audience.terms.rated:
            raise Refused("not-now", RATED)

    def _check_absent(self, seat: int) -> None:
        if seat >= len(self.seats) or not self.absence.is_absent(seat):
            raise Refused("not-now", say("leaving-nobody-is-absent-there"))

    async def take_over(self, person: str | None, seat: int) -> None:
        """An offered seat gets another person."""
        self.seats.check_newcomer(person, seat)
        before = str(self.seats.places[seat].person)
        place = await self.seats.store.place(str(person), self.history.game.name)
        await self.door.enter_from_outside(seat, HAND, given(self.door.table, seat, before, place))
        self.seats.places[seat] = place
        self.audience.show_all()

    # With the others

    async def ask(self, person: str | None, what: str) -> None:
        """Ask everybody else; where there are only bots, nobody has anything against it."""
        seat = self._playing(person)
        self._check_unasked(seat, what)
        if what == "hand":
            self._check_own_play()
        await self.door.enter_from_outside(seat, f"{ASK} {what}")
        await self._settle()

    async def take_back(self, person: str | None, number: int) -> None:
        """At once where nobody learned anything by it, else by consent of everybody else."""
        seat = self._playing(person)
        if self.audience.terms.same_deal:
            raise Refused("not-now", say("leaving-same-deal"))
        self.history.check_fresh(number)
        back = taking_back.target(self.history, seat)
        if back is None:
            raise Refused("not-now", say("leaving-there-is-nothing-of"))
        if taking_back.is_free(self.course, seat, back):
            await self.door.enter_from_outside(seat, taking_back.entry(back))
        else:
            await self.ask(person, f"take-back {back}")

    def _check_unasked(self, seat: int, what: str) -> None:
        """One question at a time, and none twice without an act in between."""
        if self.course.ask is not None:
            raise Refused("not-now", say("leaving-something-is-asked-already"))
        for entry in reversed(self.history.entries):
            if not entry.text.startswith("/"):
                return
            if (entry.seat, entry.text) == (seat, f"{ASK} {what}"):
                raise Refused("not-now", ONCE)

    async def answer(self, person: str | None, yes: bool) -> None:
        seat, ask = self._playing(person), self.course.ask
        if ask is None or (yes and (seat == ask.seat or seat in ask.agreed)):
            raise Refused("not-now", NOBODY_ASKS)
        if not yes:
            await self.door.enter_from_outside(seat, DECLINE)
        elif self._lacking() - {seat}:
            await self.door.enter_from_outside(seat, AGREE)
        else:
            await self.door.enter_from_outside(ask.seat, ask.effect)

    def _lacking(self) -> set[int]:
        """Whose consent to what is asked is lacking."""
        ask = self.course.ask
        return set() if ask is None else set(self.seats.asked(ask.seat)) - ask.agreed

    async def _settle(self) -> None:
        """Do what was asked, once everybody agrees."""
        ask = self.course.ask
        if ask is not None and not self.history.over and not self._lacking():
            await self.door.enter_from_outside(ask.seat, ask.effect)

    # What is shown

    def affairs(self, reader: int | None) -> Affairs:
        ask = self.course.ask if not self.history.over else None
        asked = None
        if ask is not None:
            what = ask.what.partition(" ")[0]
            asked = Asked(ask.seat, what, sorted(ask.agreed), sorted(self._lacking()))  # type: ignore[arg-type]
        may_abort = reader is not None and self.may_abort()
        settled = reader is None or self.seats.waiting or self.audience.terms.same_deal
        back = None if reader is None or settled else taking_back.way(self.history, reader)
        return Affairs(asked, may_abort, self.may_hurry(reader), back)

    def _playing(self, person: str | None) -> int:
        """The seat of somebody who is still in the game; raises Refused."""
        seat = self.seats.own(person)
        self.seats.check_complete()
        self.check_running()
        if seat in self.course.gone:
            raise Refused("not-now", GONE)
        return seat

    def check_running(self) -> None:
        if self.history.over:
            raise Refused("not-now", OVER)

    def check_in(self, seat: int) -> None:
        """Before an act by the rules, which themselves tell what comes after their end."""
        if self.course.ended is not None:
            raise Refused("not-now", OVER)
        if seat in self.course.gone:
            raise Refused("not-now", GONE)
        if seat in self.course.stand_ins:
            raise Refused("not-now", say("leaving-a-bot-plays-for-2"))
