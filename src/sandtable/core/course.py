"""The course of a game: the one fold over its log.

Beside acts and ticks a log may hold what people do to a game from outside of its rules. Such an entry
begins with a slash, and nothing is ever erased:

    /take-back 12     the position is again the one after entry 12
    /resign           the seat gives up
    /flag             the seat's time is up
    /leave            the seat goes away
    /end              everybody agreed to end the game
    /abort            the game is called off and does not count
    /stand-in level3  a bot plays for the seat, until …
    /return           … its person is back
    /ask end          the seat asks the others to agree; also /ask take-back 12 and /ask hand
    /agree            another seat does; the last one's word is the act itself: /end, /take-back 12, /offer
    /decline          another seat does not, or who asked thinks better of it
    /offer            the seat may be taken by somebody else, …
    /hand             … who sits there from now on
    /holiday 3        the seat's time rests for so many days
    /hint             the seat asked for a hint: a game that was to be rated is not
    /close            the house ended the game; it does not count
    /only             the seat has one answer only, and wants it given by itself: the next entry

Who gives up, leaves or runs out of time has lost. With three and more players the others play on, and a
bot makes the moves of the seat that left, but it cannot win any more.
"""

import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from sandtable.core.acts import Shown
from sandtable.core.errors import Unreadable
from sandtable.core.log import CLOCK, NO_ACTION, TICKED, Entry, Step, act, tick
from sandtable.core.messages import say
from sandtable.core.outcome import Outcome
from sandtable.core.sentences import mark
from sandtable.core.state import State

TAKE_BACK: Final = "/take-back"
RESIGN: Final = "/resign"
FLAG: Final = "/flag"
LEAVE: Final = "/leave"
END: Final = "/end"
ABORT: Final = "/abort"
STAND_IN: Final = "/stand-in"
RETURN: Final = "/return"

ASK: Final = "/ask"
AGREE: Final = "/agree"
DECLINE: Final = "/decline"
OFFER: Final = "/offer"
HAND: Final = "/hand"
HOLIDAY: Final = "/holiday"
HINT: Final = "/hint"
CLOSE: Final = "/close"
ONLY: Final = "/only"

FORMS: Final = re.compile(
    r"(/take-back) (\d{1,9})|(/stand-in) (\w+)|(/ask) (end|hand|take-back \d{1,9})|(/holiday) ([1-9]\d?)"
    r"|(/resign|/flag|/leave|/end|/abort|/return|/agree|/decline|/offer|/hand|/hint|/close|/only)"
)

# What everybody's consent leads to.
AGREED: Final = {"end": END, "hand": OFFER, "take-back": TAKE_BACK}
LOST: Final = {RESIGN: "gave up", FLAG: "ran out of time", LEAVE: "left"}

FURTHEST_BACK: Final = 64  # entries that can be taken back at once


def is_from_outside(entry: Entry) -> bool:
    """Whether an entry is not the game's own."""
    return entry.text.startswith("/")


@dataclass(frozen=True)
class Ask:
    """What a seat asks the others: "end", "hand" or "take-back 12"; and who agreed so far."""

    seat: int
    what: str
    agreed: frozenset[int] = frozenset()

    @property
    def effect(self) -> str:
        """The entry that everybody's consent leads to."""
        word, _, value = self.what.partition(" ")
        return f"{AGREED[word]} {value}".strip()


class Stood(NamedTuple):
    """An act that stands, and the one before it: a stack that copies share."""

    number: int
    seat: int
    text: str
    before: "Stood | None"
    given: bool = False  # by itself, since it was the only answer


class Course:
    """A game as far as its log has been followed."""

    def __init__(self, first: State, seats: int) -> None:
        self.seats = seats
        self.state = first
        self.number = 0
        self.gone: frozenset[int] = frozenset()  # the seats that gave up, left or ran out of time
        self.stand_ins: dict[int, str] = {}  # the bots that play for seats
        self.ended: Outcome | None = None  # from outside of the rules
        self.ask: Ask | None = None  # what is asked, and not answered yet
        self.offered: frozenset[int] = frozenset()  # the seats that somebody else may have
        self.last: Stood | None = None  # the acts that stand, as a stack
        self.only: int | None = None  # the seat whose only answer comes next
        self.befores: deque[State] = deque(maxlen=FURTHEST_BACK)  # the positions before the last entries

    def copy(self) -> "Course":
        """A twin that goes on by itself. Positions are shared: they never change."""
        twin = Course(self.state, self.seats)
        twin.number = self.number
        twin.gone = self.gone
        twin.stand_ins = dict(self.stand_ins)
        twin.ended = self.ended
        twin.ask = self.ask
        twin.last = self.last
        twin.only = self.only
        twin.offered = self.offered
        twin.befores = deque(self.befores, FURTHEST_BACK)
        return twin

    # Steps: checked first, carried out after

    def step(self, entry: Entry) -> Step:
        """The step of an entry; raises Unreadable or IllegalAction, and changes nothing."""
        if self.ended is not None:
            raise Unreadable(say("ended-before"))
        if is_from_outside(entry):
            return self.outside(entry)
        if entry.seat == CLOCK:
            return tick(self.state, self.number + 1, entry.at)
        return act(self.state, self.number + 1, entry.seat, self.state.read(entry.text), entry.at)

    def outside(self, entry: Entry) -> Step:
        """The step of an entry from outside of the rules."""
        word, value = read(entry.text)
        if not 0 <= entry.seat < self.seats and (word, entry.seat) != (CLOSE, CLOCK):
            raise Unreadable(say("no-seat", seat=entry.seat))
        after = self.back_to(int(value)) if word == TAKE_BACK else self.state
        return Step(self.number + 1, entry, NO_ACTION, self.state, after)

    def back_to(self, number: int) -> State:
        """The position after so many entries; raises Unreadable."""
        back = self.number - number
        if not 1 <= back <= len(self.befores):
            raise Unreadable(say("no-way-back", start=self.number, end=number))
        return self.befores[-back]

    def advance(self, step: Step) -> None:
        """Go on by a step of this course."""
        self.befores.append(step.before)
        self.state = step.after
        self.number = step.number
        if is_from_outside(step.entry):
            self.change(step.entry.seat, *read(step.entry.text))
        else:
            self.stand(step)

    def stand(self, step: Step) -> None:
        """An act that stands until it is taken back."""
        seat = step.entry.seat
        self.last = Stood(step.number, seat, step.entry.text, self.last, self.only == seat)
        self.only = None
        if self.ask is not None and self.ask.what.startswith("take-back"):
            self.ask = None  # the game went on

    def change(self, seat: int, word: str, value: str) -> None:
        if word in LOST:
            self.lose(seat, word)
        elif word == TAKE_BACK:
            while self.last is not None and self.last.number > int(value):
                self.last = self.last.before
        elif word == END:
            self.ended = Outcome((), tuple(range(self.seats)), "everybody agreed to end it")
        elif word == ABORT:
            self.ended = Outcome((), (), "it was called off")
        elif word == CLOSE:
            self.ended = Outcome((), (), "the house ended it")
        elif word == STAND_IN:
            self.stand_ins[seat] = value
        elif word in (RETURN, HAND):
            self.stand_ins.pop(seat, None)
            self.offered -= {seat}
        elif word == OFFER:
            self.offered |= {seat}
        elif word == ONLY:
            self.only = seat
        self.talk(seat, word, value)

    def talk(self, seat: int, word: str, value: str) -> None:
        """What is asked and answered."""
        if word == ASK:
            self.ask = Ask(seat, value)
        elif word == AGREE and self.ask is not None:
            self.ask = replace(self.ask, agreed=self.ask.agreed | {seat})
        elif word == DECLINE or word in AGREED.values():
            self.ask = None

    def lose(self, seat: int, word: str) -> None:
        self.gone |= {seat}
        staying = self.staying()
        if len(staying) <= 1:
            self.ended = Outcome((), tuple(staying), f"{mark(seat)} {LOST[word]}")

    def follow(self, entries: Iterable[Entry]) -> Iterator[Step]:
        """Go on by these entries; raises Unreadable or IllegalAction at the first that does not fit."""
        for entry in entries:
            step = self.step(entry)
            self.advance(step)
            yield step

    # Questions

    def standing(self) -> "Iterator[Stood]":
        """The acts that were not taken back, the last one first."""
        act = self.last
        while act is not None:
            yield act
            act = act.before

    def staying(self) -> list[int]:
        """The seats that have not given up."""
        return [seat for seat in range(self.seats) if seat not in self.gone]

    def outcome(self) -> Outcome | None:
        """How the game ended, by its rules or from outside; None while it goes on."""
        if self.ended is not None:
            return self.ended
        outcome = self.state.outcome()
        return outcome if outcome is None or not self.gone else self.without_gone(outcome)

    def without_gone(self, outcome: Outcome) -> Outcome:
        """Who gave up cannot win; then the best of the others does."""
        staying = self.staying()
        best = max(outcome.scores[seat] for seat in staying)
        winners = [seat for seat in outcome.winners if seat in staying]
        winners = winners or [seat for seat in staying if outcome.scores[seat] == best]
        return Outcome(outcome.scores, tuple(winners), outcome.reason)

    def result(self, seat: int) -> float:
        """At the end: 1 for a win, 0 for a loss, a share for a shared win."""
        outcome = self.outcome()
        if outcome is None or seat not in outcome.winners:
            return 0.0
        return 1.0 / len(outcome.winners)

    @property
    def is_over(self) -> bool:
        return self.outcome() is not None


def read(text: str) -> tuple[str, str]:
    """The word of an entry from outside of the rules, and its value; raises Unreadable."""
    found = FORMS.fullmatch(text)
    if found is None:
        raise Unreadable(say("no-such-deed", text=repr(text)))
    word, value, *_ = (*filter(None, found.groups()), "")
    return word, value


def fold(first: State, entries: Iterable[Entry], seats: int) -> Iterator[Step]:
    """The steps of a whole log."""
    return Course(first, seats).follow(entries)


def standing(entries: Iterable[Entry]) -> list[int]:
    """The numbers of the entries that were not taken back; what came from outside is not among them."""
    found: list[int] = []
    for number, entry in enumerate(entries, start=1):
        if not is_from_outside(entry):
            found.append(number)
        elif entry.text.startswith(TAKE_BACK):
            kept = int(read(entry.text)[1])
            found = [earlier for earlier in found if earlier <= kept]
    return found


def tell(entry: Entry, ask: Ask | None) -> str:
    """The sentence of an entry from outside of the rules; `ask` is what was asked before it."""
    word, value = read(entry.text)
    if word == ASK:
        return say(f"asked-{value.partition(' ')[0]}")
    if word == HOLIDAY:
        return say("told-holiday", days=int(value))
    if word == TAKE_BACK and ask is not None:
        return say("told-take-back-agreed")
    if word == DECLINE and ask is not None and ask.seat == entry.seat:
        return say("told-withdrawn")
    return say(f"told-{word.removeprefix('/')}")


def seen(step: Step, reader: int | None) -> Shown:
    """What a reader gets to see of a step."""
    if is_from_outside(step.entry):
        word, value = read(step.entry.text)
        return Shown(step.entry.text, word, {"value": value} if value else {}, [])
    if step.entry.seat == CLOCK:
        return TICKED
    return step.before.game.seen(step.before, step.entry.seat, step.action, reader)
