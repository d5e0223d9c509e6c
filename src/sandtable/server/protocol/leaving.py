"""Messages about coming and going: invitations, giving up, asking the others, absent players."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.protocol.common import FromClient, Number

# From the page


class GetUp(FromClient, tag="get-up"):
    """Leave a table that has not begun; where nobody else sits, it is called off."""


class Fill(FromClient, tag="fill"):
    """A bot for an open seat."""

    seat: Number
    bot: str


class Abort(FromClient, tag="abort"):
    """Call the game off, as long as nobody has acted twice."""


class Resign(FromClient, tag="resign"):
    pass


class Asking(FromClient, tag="ask"):
    """Ask the others to agree: to end the game, or that somebody else may have my seat."""

    what: Literal["end", "hand"]


class TakeBack(FromClient, tag="take-back"):
    """Take my last act back: at once where nobody has learned anything by it, else the others are asked."""

    number: Number


class Answer(FromClient, tag="answer"):
    """To what another seat asks; who asked takes it back by “no”."""

    yes: bool


class StandIn(FromClient, tag="stand-in"):
    """A bot for my own seat, or for that of somebody absent."""

    seat: Number
    bot: str


class Remove(FromClient, tag="remove"):
    """End the game with somebody absent; of three and more only that seat leaves it."""

    seat: Number


class Return(FromClient, tag="return"):
    """I am back, and play my seat again."""


class Holiday(FromClient, tag="holiday"):
    """So many days in which my time rests, by correspondence."""

    days: Annotated[int, Meta(ge=1, le=30)]


class Hurry(FromClient, tag="hurry"):
    """Let a round in which only bots still act be finished at once."""


# To the page


class Asked(Struct):
    """What a seat asks, who agreed so far, and whose answer is wanted."""

    seat: int
    what: Literal["end", "hand", "take-back"]
    agreed: list[int]
    wanted: list[int]


class Affairs(Struct):
    """What people may settle among themselves now: beside the rules, as one reader sees it."""

    asked: Asked | None
    abort: bool  # the game may still be called off
    hurry: bool  # only bots still act in this round: it may be finished at once
    back: Literal["free", "ask"] | None  # my last act may be taken back: at once, or if the others agree
