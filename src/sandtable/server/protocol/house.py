"""What the owners of a house see and do. Everything that they do is written down as a deed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.protocol.common import FromClient, FromServer
from sandtable.server.protocol.lobby import Summary

Reason = Annotated[str, Meta(max_length=200)]


class Close(FromClient, tag="close"):
    """An owner ends a table."""

    reason: Reason


class Announced(FromServer, tag="announced"):
    """What the owners tell everybody; `until` is when it is over (milliseconds since 1970), null: nothing is told."""

    text: str
    until: int | None


class Announcement(Struct):
    """A word to everybody, for so many minutes; none takes it back."""

    text: Reason
    minutes: Annotated[int, Meta(ge=0, le=7 * 24 * 60)]


class Resident(Struct):
    """Somebody as owners see them."""

    person: str
    name: str
    member: bool
    owner: bool
    muted: bool
    banned: str | None  # why
    online: bool
    games: int


class Ruling(Struct):
    """What an owner decides about somebody: `name` for rename, else why."""

    what: Literal["mute", "unmute", "ban", "unban", "rename", "make-owner", "unmake-owner"]
    reason: Reason = ""
    name: str = ""


class ReportShown(Struct):
    """What somebody reported: whom, where, why, and the line that was said."""

    id: int
    at: int
    table: str
    person: str
    name: str
    about: str
    about_name: str
    reason: str
    line: str | None


class Deed(Struct):
    at: int
    owner: str
    deed: str
    about: str
    reason: str


class Figures(Struct):
    people: int  # who chose a name or are members
    members: int
    online: int
    running: int
    waiting: int
    finished: int
    finished_today: int
    reports: int


class HouseShown(Struct):
    figures: Figures
    reports: list[ReportShown]
    tables: list[Summary]
    deeds: list[Deed]
    announced: Announced
