"""Every message between server and client, as docs/protocol.md tells them."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

LARGEST_MESSAGE: Final = 4096  # bytes

Number = Annotated[int, Meta(ge=0)]


class Refused(Exception):
    """A request that is answered with an error, and changes nothing."""

    def __init__(self, code: str, text: str, rule: str | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule


# From the client


class FromClient(Struct, tag_field="type"):
    table: str


class Join(FromClient, tag="join"):
    pass


class Leave(FromClient, tag="leave"):
    pass


class Sit(FromClient, tag="sit"):
    seat: Number


class Act(FromClient, tag="act"):
    number: Number
    act: str


class Why(FromClient, tag="why"):
    target: str | None = None
    act: str | None = None


class FrameWanted(FromClient, tag="frame"):
    number: Number


class RematchWanted(FromClient, tag="rematch"):
    pass


class HintsWanted(FromClient, tag="hints"):
    pass


class ReviewWanted(FromClient, tag="review"):
    pass


class ParWanted(FromClient, tag="par"):
    pass


class Enough(FromClient, tag="enough"):
    """Whatever this page asked about a table need not be answered any more."""


Request = (
    Join
    | Leave
    | Sit
    | Act
    | Why
    | FrameWanted
    | RematchWanted
    | HintsWanted
    | ReviewWanted
    | ParWanted
    | Enough
)


# From the server


class Seat(Struct):
    kind: str  # person, bot or open
    name: str
    bot: str | None
    online: bool
    you: bool


class Line(Struct):
    """An entry of the log as one reader sees it; the clock's entries have no seat."""

    number: int
    seat: int | None
    at: int | None  # null where the time is hidden
    act: str
    text: str


class Agreement(Struct):
    agreed: list[int]
    table: str | None


class FromServer(Struct, tag_field="type"):
    table: str


class TableShown(FromServer, tag="table"):
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    seat: int | None
    number: int
    view: dict[str, Any]
    question: str
    legal: list[str]
    log: list[Line]
    commitment: str
    seed: str | None
    rematch: Agreement
    waiting: bool
    now: int | None


class Acted(FromServer, tag="acted"):
    number: int
    entry: Line
    view: dict[str, Any]
    question: str
    legal: list[str]
    seed: str | None


class SeatsShown(FromServer, tag="seats"):
    seats: list[Seat]
    seat: int | None
    waiting: bool


class FrameShown(FromServer, tag="frame"):
    number: int
    view: dict[str, Any]
    entry: Line | None


class WhyTold(FromServer, tag="why"):
    target: str | None
    act: str
    rule: str | None
    text: str


class RematchShown(FromServer, tag="rematch"):
    agreed: list[int]
    next: str | None


class HintShown(Struct):
    act: str
    text: str
    win_chance: float
    why: str
    verdict: str | None


class HintsShown(FromServer, tag="hints"):
    number: int
    hints: list[HintShown]


class ActReviewed(Struct):
    """`chances` are those of every seat before the act; `best` is empty where there was no choice."""

    number: int
    seat: int
    act: str
    text: str
    win_chance: float
    after_act: float
    verdict: str | None
    chances: list[float]
    best: list[HintShown]


class ReviewShown(FromServer, tag="review"):
    """The acts that are new since the message before; `done` of `total` entries are looked at."""

    done: int
    total: int
    acts: list[ActReviewed]
    results: list[float]


class ParShown(FromServer, tag="par"):
    """How far the search for a par is, the minus points so far, and once the game is over the board."""

    share: float
    minus_points: int
    board: dict[str, str] | None


class Error(Struct, tag_field="type", tag="error"):
    code: str
    text: str
    rule: str | None
    table: str | None


# HTTP


class Me(Struct):
    id: str
    name: str


class Renaming(Struct):
    name: str


class SeatWanted(Struct):
    kind: str  # me, bot or open
    bot: str | None = None


class TableWanted(Struct):
    game: str
    seats: list[SeatWanted]
    options: dict[str, Any] = {}


class TableMade(Struct):
    table: str


class OptionOffered(Struct):
    name: str
    default: Any
    choices: list[Any]
    text: str


class BotOffered(Struct):
    """`rating` and its `error` (for 95 %) are measured; null until then."""

    name: str
    title: str
    text: str
    rating: float | None
    error: float | None


class Rule(Struct):
    id: str
    text: str


class GameOffered(Struct):
    name: str
    title: str
    designers: str
    min_seats: int
    max_seats: int
    options: list[OptionOffered]
    bots: list[BotOffered]
    rules: list[Rule]
    hints: bool
    review: bool


class Summary(Struct):
    table: str
    game: str
    seats: list[Seat]
    seat: int | None
    turn: list[int]
    over: bool
    number: int
    created: int


class TableList(Struct):
    mine: list[Summary]
    running: list[Summary]


class Failure(Struct):
    code: str
    text: str


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def write(message: FromServer | Error) -> str:
    return _encoder.encode(message).decode()


def read(text: str | bytes) -> Request:
    """The request of a message; raises Refused."""
    data = text.encode() if isinstance(text, str) else text
    if len(data) > LARGEST_MESSAGE:
        raise Refused(
            "too-large", f"A message has at most {LARGEST_MESSAGE} bytes; this one has {len(data)}."
        )
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Refused("malformed", f"This message cannot be read: {problem}.") from problem
