"""What all messages share: how a page asks, how the server answers, and how a request is refused."""

from typing import Annotated

from msgspec import Meta, Struct

from sandtable.core.messages import Text

Number = Annotated[int, Meta(ge=0)]


class Refused(Exception):
    """A request that is answered with an error, and changes nothing."""

    def __init__(self, code: str, text: str | Text, rule: str | None = None) -> None:
        super().__init__(str(text))
        self.code = code
        self.text = str(text)  # in the language of whoever is refused
        self.rule = rule


class FromClient(Struct, tag_field="type"):
    table: str


class Beat(FromClient, tag="beat"):
    """Is anybody there? Answered at once, whatever the table."""


class FromServer(Struct, tag_field="type"):
    table: str


class BeatHeard(FromServer, tag="beat"):
    pass


class ErrorTold(Struct, tag_field="type", tag="error"):
    code: str
    text: str
    rule: str | None
    table: str | None


class Failure(Struct):
    code: str
    text: str
