"""Messages about a table: who sits there, what may be done, what was done."""

from typing import Literal

from msgspec import Struct

from sandtable.core.acts import Offer, Parts
from sandtable.core.game import Options
from sandtable.core.view import OutcomeShown, View
from sandtable.server.protocol.common import FromClient, FromServer, Number
from sandtable.server.protocol.leaving import Affairs
from sandtable.server.protocol.slips import Habits, Sketch
from sandtable.server.protocol.terms import Terms, Times

# From the page


class Join(FromClient, tag="join"):
    """`changes`: tell what changes in the view with each act, where that is much smaller than the view.
    `language`: in which this page is spoken to from now on; without one, as it was greeted."""

    changes: bool = False
    language: str | None = None


class Leave(FromClient, tag="leave"):
    pass


class Sit(FromClient, tag="sit"):
    seat: Number


class Decline(FromClient, tag="decline"):
    """I would not take the seat that is kept for me."""


class Act(FromClient, tag="act"):
    """`careful`: ask me again (`final`) where it cannot simply be taken back."""

    number: Number
    act: str
    careful: bool = False


class Why(FromClient, tag="why"):
    target: str | None = None
    act: str | None = None


class FrameWanted(FromClient, tag="frame"):
    """The position after so many acts, through the own eyes or those of a seat."""

    number: Number
    eyes: Number | None = None


class RematchWanted(FromClient, tag="rematch"):
    pass


class Replacement(FromClient, tag="replace"):
    """Another bot for a seat whose bot does not play."""

    seat: Number
    bot: str


# To the page


class Seat(Struct):
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    online: bool
    you: bool
    trouble: str | None  # why a bot does not play
    person: str | None = None  # the handle of who sits there, or whom an open seat is kept for
    stand_in: str | None = None  # the bot that plays for a person, for now or for good
    gone: bool = False  # gave up, left or ran out of time: cannot win any more
    absent: bool = False  # on turn and away for so long that the others may do something about it
    offered: bool = False  # somebody else may have this seat
    program: bool = False  # a bot from elsewhere sits there, with an account of its own
    rating: int | None = None  # of the person in this game
    provisional: bool = False  # the rating is not sure yet


class Entry(Struct):
    """An entry of the log as one reader sees it; the clock's entries have no seat."""

    number: int
    seat: int | None
    at: int | None  # null where the time is hidden
    act: str
    text: str
    verb: str
    parts: Parts
    targets: list[str]


class Agreement(Struct):
    agreed: list[int]
    next: str | None


class TableShown(FromServer, tag="table"):
    """`at_once`: whether several may act at the same time, so that an act of another answers nothing.

    `follows` is the seat through whose eyes a bystander looks on."""

    game: str
    at_once: bool
    options: Options
    terms: Terms
    seats: list[Seat]
    seat: int | None
    follows: int | None
    number: int
    view: View
    question: str
    offers: list[Offer]
    result: OutcomeShown | None
    log: list[Entry]
    commitment: str
    seed: str | None
    rematch: Agreement
    waiting: bool
    now: int | None
    affairs: Affairs
    times: Times | None
    habits: Habits | None  # a player's own
    sketch: Sketch | None  # what this seat has only sketched


class Changed(Struct):
    """Something in a view that is another now: where, by names and places, and what."""

    path: list[str | int]
    value: object


class Acted(FromServer, tag="acted"):
    """`view` is null where `changes` tell what is new in it."""

    number: int
    entry: Entry
    view: View | None
    question: str
    offers: list[Offer]
    result: OutcomeShown | None
    seed: str | None
    affairs: Affairs
    times: Times | None
    changes: list[Changed] | None = None


class SeatsShown(FromServer, tag="seats"):
    seats: list[Seat]
    seat: int | None
    waiting: bool


class FrameShown(FromServer, tag="frame"):
    number: int
    eyes: int | None
    view: View
    entry: Entry | None


class WhyTold(FromServer, tag="why"):
    target: str | None
    act: str
    rule: str | None
    text: str


class RematchShown(FromServer, tag="rematch"):
    agreed: list[int]
    next: str | None
