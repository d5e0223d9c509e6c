"""What processes say to each other. A page is known by its process and a number there."""

import msgspec
from msgspec import Struct


class Asked(Struct, tag="asked"):
    """A page of `process` asks something about a table that you have."""

    process: str
    page: int
    person: str | None
    address: str
    request: str
    hops: int = 0
    delay: tuple[float, float] = (0.0, 0.0)  # of the page, usually and at most, in milliseconds
    language: str = "en"


class Gone(Struct, tag="gone"):
    """A page of `process` is closed."""

    process: str
    page: int


class Told(Struct, tag="told"):
    """For pages of yours."""

    pages: list[int]
    text: str


class Moved(Struct, tag="moved"):
    """I do not have that table: find out who has it, and ask there."""

    page: int
    request: str
    hops: int


class Again(Struct, tag="again"):
    """Ask again for these tables, which I had; for all of them if none is named."""

    process: str
    tables: list[str] = []


class Renamed(Struct, tag="renamed"):
    person: str
    name: str


class ToAll(Struct, tag="to-all"):
    """For every page of yours."""

    text: str


class Closing(Struct, tag="closing"):
    """Pages of somebody, or of one of the devices, are to be closed."""

    person: str
    code: int
    device: str | None


Message = Asked | Gone | Told | Moved | Again | Renamed | ToAll | Closing

_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)


def write(message: Message) -> bytes:
    return _encoder.encode(message)


def read(data: bytes) -> Message:
    return _decoder.decode(data)
