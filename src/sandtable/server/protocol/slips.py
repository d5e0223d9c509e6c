"""Messages against slips: what is asked twice, what is only sketched, and how somebody likes to play."""

from msgspec import Struct

from sandtable.core.acts import Offer
from sandtable.core.view import View
from sandtable.server.protocol.common import FromClient, FromServer, Number

# From the page


class Confirm(FromClient, tag="confirm"):
    """Do what I sketched: that many acts."""

    number: Number
    acts: Number


class Erase(FromClient, tag="erase"):
    """Keep only so many acts of my sketch."""

    keep: Number


class Habits(Struct):
    """`twice`: on touch, ask again before what cannot simply be taken back. `confirm`: what I do is a sketch until I confirm it, as long as nobody learns anything by it. `single`: where I have one answer only and everybody knows it, it is given by itself."""

    twice: bool = True
    confirm: bool = False
    single: bool = False


class HabitsChosen(FromClient, tag="habits"):
    habits: Habits


# To the page


class Final(FromServer, tag="final"):
    """An act that was asked about with care cannot simply be taken back: say it again to do it."""

    number: int
    act: str
    label: str


class SketchLine(Struct):
    act: str
    text: str


class Sketch(Struct):
    """What a seat sketched since act `number`, and how the table would be then."""

    number: int
    acts: list[SketchLine]
    view: View
    question: str
    offers: list[Offer]


class SketchShown(FromServer, tag="sketch"):
    """My sketch now; null where there is none any more, and perhaps a sentence that says why."""

    sketch: Sketch | None
    text: str = ""


class HabitsShown(FromServer, tag="habits"):
    habits: Habits
