"""What is asked and answered over HTTP: who I am, which games and tables there are."""

from typing import Literal

from msgspec import Struct, field

from sandtable.core.game import Choice, Options
from sandtable.server.protocol.common import Number
from sandtable.server.protocol.table import Seat
from sandtable.server.protocol.terms import Terms


class Me(Struct):
    """`named`: whether I chose my name; `member`: whether I am known on more than this device's word;
    `language`: the one that I chose, if I did."""

    id: str
    name: str
    handle: str
    named: bool
    member: bool
    owner: bool
    language: str | None = None


class Renaming(Struct):
    """What I would like to be called, and in which language I would like to be spoken to; either may be left out."""

    name: str | None = None
    language: str | None = None


class SeatWanted(Struct):
    """`person`: the handle of somebody for whom the seat is kept open."""

    kind: Literal["me", "bot", "open", "person"]
    bot: str | None = None
    person: str | None = None


class TableWanted(Struct):
    game: str
    seats: list[SeatWanted]
    options: Options = {}
    private: bool = False  # not in any list: for those who have the link
    listed: bool = False  # its open seats are for everybody
    terms: Terms = field(default_factory=Terms)


class PlayWanted(Struct):
    """To play now, with whoever would like to play the same."""

    game: str
    rated: bool = False


class PlayFound(Struct):
    """A table to play at, and the seat to take there; null where one sits there already."""

    table: str
    seat: int | None


class BranchWanted(Struct):
    """To play on from a position of a finished game: as which seat, and against which bot; null: for every seat."""

    number: Number
    seat: Number
    bot: str | None = None


class TableMade(Struct):
    table: str


class OptionOffered(Struct):
    """`seats` are the fewest and the most players whom it concerns."""

    name: str
    default: Choice
    choices: list[Choice]
    text: str
    seats: list[int]


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
    own_clock: bool
    options: list[OptionOffered]
    bots: list[BotOffered]
    rules: list[Rule]
    hints: bool
    review: bool
    hidden: bool
    coached: list[str]  # the verbs that a coach looks at; none: all
    rule_of: dict[str, str]  # the rule that tells of a verb


class Summary(Struct):
    table: str
    game: str
    seats: list[Seat]
    seat: int | None
    turn: list[int]
    over: bool
    number: int
    created: int
    private: bool
    terms: Terms
    listed: bool
    options: Options
    acted: int  # when something happened last
    results: list[str | None]  # by seat, once it is over: won, drawn, lost, alone, or off
    points: list[int | None]


class TableList(Struct):
    """What waits for me (my tables, invitations to me), what I may join, watch, and look at again."""

    mine: list[Summary]
    invitations: list[Summary]
    open: list[Summary]
    running: list[Summary]
    lately: list[Summary]


class Health(Struct):
    """ "ok", or what is wrong."""

    status: str
    database: str
    writer: str
