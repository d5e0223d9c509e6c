"""Bots that play from elsewhere: their accounts, the rules by which they take challenges, and what they hear."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from sandtable.core.game import Options
from sandtable.server.protocol.common import FromServer
from sandtable.server.protocol.terms import Terms

ClockKind = Literal["none", "live", "days"]


class ChallengeRules(Struct):
    """Which challenges a bot takes. `games` and `clocks` left empty: all; `ask`: the bot is asked each time."""

    games: Annotated[list[str], Meta(max_length=40)] = []
    opponents: Literal["everybody", "members", "owner"] = "everybody"
    clocks: Annotated[list[ClockKind], Meta(max_length=3)] = []
    tables: Annotated[int, Meta(ge=1, le=8)] = 4  # at once
    ask: bool = False


class BotWanted(Struct):
    name: str
    rules: ChallengeRules = field(default_factory=ChallengeRules)


class RemoteBot(Struct):
    """A bot account as others see it; `owner` is the handle of the member who made it, null for the house's."""

    handle: str
    name: str
    owner: str | None
    rules: ChallengeRules
    online: bool
    made: int
    seen: int | None


class TokenMade(Struct):
    """A token is shown this once: only its digest is kept."""

    bot: RemoteBot
    token: str


class BotLimits(Struct):
    """What a bot may do, and how often."""

    messages_a_second: float
    messages_at_once: float
    bytes_of_message: int
    tables: int  # at once, by its rules
    streams: int  # of one bot; a new one ends the one before
    bots_of_member: int


class BotSelf(Struct):
    bot: RemoteBot
    limits: BotLimits


class ActWanted(Struct):
    """`number` is how many acts the bot has seen, so that a stale act is refused."""

    number: Annotated[int, Meta(ge=0)]
    act: str


class SeatTaken(Struct):
    seat: Annotated[int, Meta(ge=0)]


class Answered(Struct):
    yes: bool


class Greeting(Struct, tag_field="type", tag="hello"):
    """The first message of every stream."""

    bot: RemoteBot
    limits: BotLimits


class ChallengeTold(FromServer, tag="challenge"):
    """A seat is kept for the bot: it answers with `sit` or `decline`."""

    seat: int
    game: str
    options: Options
    terms: Terms
