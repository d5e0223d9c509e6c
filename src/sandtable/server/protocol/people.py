"""What is asked and answered over HTTP about people: their pages, their games, whom they follow."""

from msgspec import Struct

from sandtable.server.protocol.lobby import Summary


class Person(Struct):
    """`id` is a handle. `member`: known on several devices, not by one cookie alone."""

    id: str
    name: str
    member: bool
    online: bool
    you: bool
    following: bool
    joined: int | None
    games: int  # that are over


class Companion(Struct):
    """Somebody whom I follow."""

    id: str
    name: str
    online: bool
    table: str | None  # where they can be watched now


class Page(Struct):
    """Some of somebody's games, those of last first; `next` asks for those before them."""

    tables: list[Summary]
    next: str | None
