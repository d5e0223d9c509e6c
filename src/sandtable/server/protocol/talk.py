"""Messages about talk at a table, and about those who look on."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.protocol.common import FromClient, FromServer, Number

Room = Literal["players", "bystanders"]
Off = Literal["table", "you"]
Who = Annotated[str, Meta(max_length=24)]

# From the page


class Say(FromClient, tag="say"):
    room: Room
    text: str


class Mute(FromClient, tag="mute"):
    """Hear somebody no more (or again): at this table, or everywhere."""

    who: Who
    muted: bool
    everywhere: bool = False


class Report(FromClient, tag="report"):
    """Tell the owners of the house about somebody, and about something that was said."""

    who: Who
    number: Number | None = None
    reason: str = ""


class Hush(FromClient, tag="hush"):
    """No talk for me at any table, or talk again."""

    hushed: bool


class Allow(FromClient, tag="allow"):
    """Let a bystander look on from my seat, or no more."""

    who: Who
    allowed: bool


# To the page


class Said(Struct):
    """`who` is a name for somebody that is good at this table only."""

    number: int
    room: Room
    who: str
    seat: int | None
    name: str
    at: int
    text: str
    you: bool


class Muted(Struct):
    who: str
    name: str
    everywhere: bool


class TalkShown(FromServer, tag="talk"):
    """Everything that the reader may hear; `rooms` are those in which the reader may speak.

    `off` tells why there is no talk: the table chose so, or the reader."""

    off: Off | None
    rooms: list[Room]
    said: list[Said]
    muted: list[Muted]
    phrases: list[str]


class Noted(FromServer, tag="noted"):
    """Something was done that nothing else shows."""

    text: str


class SaidShown(FromServer, tag="said"):
    said: Said


class Bystander(Struct):
    """`follows` is the seat whose cards this bystander may see."""

    who: str
    name: str
    follows: int | None
    you: bool


class BystandersShown(FromServer, tag="bystanders"):
    """Who looks on; `more` are not named."""

    people: list[Bystander]
    more: int
