"""Every message between server and client, as docs/protocol.md tells them.

common.py  what all messages share
table.py   a table: seats, acts, frames, rematches
talk.py    what is said at a table, and who looks on
leaving.py coming and going, giving up, asking the others
alerts.py  that it is one's turn
slips.py   what is asked twice, sketched, or answered by itself
advice.py  hints, the coach, reviews, pars
terms.py   how a table is played beside its rules
lobby.py   over HTTP: games, lists of tables
people.py  over HTTP: people and their games
ratings.py  over HTTP: leaderboards, how a rating went
house.py   what owners of the house see and do
identity.py  over HTTP: devices, passkeys, codes, mail
remote.py  bots that play from elsewhere
ladder.py  over HTTP: ladders of bots
lessons.py over HTTP: lessons and rule books
puzzles.py over HTTP: puzzles
saved.py    in a file: a finished game as a page that needs no server
duplicate.py  over HTTP: the deal of the day, duplicate matches

A new kind of request is entered in `Request`; its handler says `@handles` (handling.py).
"""

import typing

import msgspec

from sandtable.core.messages import say
from sandtable.core.view import OutcomeShown
from sandtable.server.protocol.advice import (
    ActReviewed,
    CoachTold,
    CoachWanted,
    Enough,
    HintShown,
    HintsShown,
    HintsWanted,
    ParShown,
    ParWanted,
    ReviewShown,
    ReviewWanted,
)
from sandtable.server.protocol.alerts import (
    AlertNamed,
    AlertShown,
    AlertsShown,
    AlertStep,
    AlertsWanted,
    DeviceGone,
    DeviceWanted,
    Noticed,
    QuietHours,
)
from sandtable.server.protocol.common import (
    Beat,
    BeatHeard,
    ErrorTold,
    Failure,
    FromClient,
    FromServer,
    Number,
    Refused,
)
from sandtable.server.protocol.duplicate import (
    DailyBest,
    DailyOffered,
    DailyResult,
    DailyResults,
    MatchGame,
    MatchGameWanted,
    MatchMade,
    MatchNamed,
    MatchShown,
    MatchStanding,
    MatchWanted,
)
from sandtable.server.protocol.house import (
    Announced,
    Announcement,
    Close,
    Deed,
    Figures,
    HouseShown,
    ReportShown,
    Resident,
    Ruling,
)
from sandtable.server.protocol.identity import (
    Account,
    CodeGiven,
    DeviceShown,
    LinkMade,
    MailCodeGiven,
    MailGiven,
    PasskeyShown,
    RecoveryMade,
)
from sandtable.server.protocol.ladder import LadderGame, LadderShown, Meeting, Rung
from sandtable.server.protocol.leaving import (
    Abort,
    Affairs,
    Answer,
    Asked,
    Asking,
    Fill,
    GetUp,
    Holiday,
    Hurry,
    Remove,
    Resign,
    Return,
    StandIn,
    TakeBack,
)
from sandtable.server.protocol.lessons import (
    ChapterShown,
    FigureShown,
    FreePlayOffered,
    LessonAttempt,
    LessonOffered,
    LessonShown,
    RuleBook,
    StepShown,
    WordTold,
)
from sandtable.server.protocol.lobby import (
    BotOffered,
    BranchWanted,
    GameOffered,
    Health,
    Me,
    OptionOffered,
    PlayFound,
    PlayWanted,
    Renaming,
    Rule,
    SeatWanted,
    Summary,
    TableList,
    TableMade,
    TableWanted,
)
from sandtable.server.protocol.people import Companion, Page, Person
from sandtable.server.protocol.puzzles import (
    ActWeighed,
    PuzzleAttempt,
    PuzzleKept,
    PuzzleShown,
    PuzzlesOffered,
    PuzzleSolved,
)
from sandtable.server.protocol.ratings import CurvePoint, Leaderboard, RatedSeat, RatingShown, Standing
from sandtable.server.protocol.remote import (
    ActWanted,
    Answered,
    BotLimits,
    BotSelf,
    BotWanted,
    ChallengeRules,
    ChallengeTold,
    Greeting,
    RemoteBot,
    SeatTaken,
    TokenMade,
)
from sandtable.server.protocol.saved import GameSaved, Looked
from sandtable.server.protocol.slips import (
    Confirm,
    Erase,
    Final,
    Habits,
    HabitsChosen,
    HabitsShown,
    Sketch,
    SketchLine,
    SketchShown,
)
from sandtable.server.protocol.table import (
    Act,
    Acted,
    Agreement,
    Changed,
    Decline,
    Entry,
    FrameShown,
    FrameWanted,
    Join,
    Leave,
    RematchShown,
    RematchWanted,
    Replacement,
    Seat,
    SeatsShown,
    Sit,
    TableShown,
    Why,
    WhyTold,
)
from sandtable.server.protocol.talk import (
    Allow,
    Bystander,
    BystandersShown,
    Hush,
    Mute,
    Muted,
    Noted,
    Report,
    Said,
    SaidShown,
    Say,
    TalkShown,
)
from sandtable.server.protocol.terms import ClockTerms, Terms, Times

__all__ = [
    "LARGEST_MESSAGE",
    "Abort",
    "Account",
    "Act",
    "ActReviewed",
    "ActWanted",
    "ActWeighed",
    "Acted",
    "Affairs",
    "Agreement",
    "AlertNamed",
    "AlertShown",
    "AlertStep",
    "AlertsShown",
    "AlertsWanted",
    "Allow",
    "Announced",
    "Announcement",
    "Answer",
    "Answered",
    "Asked",
    "Asking",
    "Beat",
    "BeatHeard",
    "BotLimits",
    "BotOffered",
    "BotSelf",
    "BotWanted",
    "BranchWanted",
    "Bystander",
    "BystandersShown",
    "ChallengeRules",
    "ChallengeTold",
    "Changed",
    "ChapterShown",
    "ClockTerms",
    "Close",
    "CoachTold",
    "CoachWanted",
    "CodeGiven",
    "Companion",
    "Confirm",
    "CurvePoint",
    "DailyBest",
    "DailyOffered",
    "DailyResult",
    "DailyResults",
    "Decline",
    "Deed",
    "DeviceGone",
    "DeviceShown",
    "DeviceWanted",
    "Enough",
    "Entry",
    "Erase",
    "ErrorTold",
    "Failure",
    "FigureShown",
    "Figures",
    "Fill",
    "Final",
    "FrameShown",
    "FrameWanted",
    "FreePlayOffered",
    "FromClient",
    "FromServer",
    "GameOffered",
    "GameSaved",
    "GetUp",
    "Greeting",
    "Habits",
    "HabitsChosen",
    "HabitsShown",
    "Health",
    "HintShown",
    "HintsShown",
    "HintsWanted",
    "Holiday",
    "HouseShown",
    "Hurry",
    "Hush",
    "Join",
    "LadderGame",
    "LadderShown",
    "Leaderboard",
    "Leave",
    "LessonAttempt",
    "LessonOffered",
    "LessonShown",
    "LinkMade",
    "Looked",
    "MailCodeGiven",
    "MailGiven",
    "MatchGame",
    "MatchGameWanted",
    "MatchMade",
    "MatchNamed",
    "MatchShown",
    "MatchStanding",
    "MatchWanted",
    "Me",
    "Meeting",
    "Mute",
    "Muted",
    "Noted",
    "Noticed",
    "Number",
    "OptionOffered",
    "OutcomeShown",
    "Page",
    "ParShown",
    "ParWanted",
    "PasskeyShown",
    "Person",
    "PlayFound",
    "PlayWanted",
    "PuzzleAttempt",
    "PuzzleKept",
    "PuzzleShown",
    "PuzzleSolved",
    "PuzzlesOffered",
    "QuietHours",
    "RatedSeat",
    "RatingShown",
    "RecoveryMade",
    "Refused",
    "RematchShown",
    "RematchWanted",
    "RemoteBot",
    "Remove",
    "Renaming",
    "Replacement",
    "Report",
    "ReportShown",
    "Request",
    "Resident",
    "Resign",
    "Return",
    "ReviewShown",
    "ReviewWanted",
    "Rule",
    "RuleBook",
    "Ruling",
    "Rung",
    "Said",
    "SaidShown",
    "Say",
    "Seat",
    "SeatTaken",
    "SeatWanted",
    "SeatsShown",
    "Sit",
    "Sketch",
    "SketchLine",
    "SketchShown",
    "StandIn",
    "Standing",
    "StepShown",
    "Summary",
    "TableList",
    "TableMade",
    "TableShown",
    "TableWanted",
    "TakeBack",
    "TalkShown",
    "Terms",
    "Times",
    "TokenMade",
    "Why",
    "WhyTold",
    "WordTold",
    "read",
    "write",
]

LARGEST_MESSAGE: typing.Final = 4096  # bytes

Request = (
    Join
    | Leave
    | Sit
    | Decline
    | Act
    | Why
    | FrameWanted
    | RematchWanted
    | Replacement
    | GetUp
    | Fill
    | Abort
    | Resign
    | Asking
    | TakeBack
    | Answer
    | StandIn
    | Remove
    | Return
    | Holiday
    | Hurry
    | HintsWanted
    | CoachWanted
    | ReviewWanted
    | ParWanted
    | Enough
    | Say
    | Mute
    | Report
    | Hush
    | Allow
    | Noticed
    | Confirm
    | Erase
    | HabitsChosen
    | Beat
    | Close
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def write(message: FromServer | ErrorTold) -> str:
    return _encoder.encode(message).decode()


def read(text: str | bytes) -> Request:
    """The request of a message; raises Refused."""
    data = text.encode() if isinstance(text, str) else text
    if len(data) > LARGEST_MESSAGE:
        raise Refused("too-large", say("protocol-a-message-has-at", most=LARGEST_MESSAGE, size=len(data)))
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Refused("malformed", say("protocol-this-message-cannot-be", problem=str(problem))) from problem
