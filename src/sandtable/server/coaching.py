"""The coach at a table against bots: asked before an act is done, answered by a job as hints are."""

from typing import TYPE_CHECKING, Final

from sandtable.core.messages import say
from sandtable.players.advice.coach import Coached, look_ahead
from sandtable.server import protocol
from sandtable.server.advising import TOO_FAST, Advice, Send, may_have_hints, show_hint, unrate
from sandtable.server.bots import new_seed
from sandtable.server.handling import handles
from sandtable.server.protocol import Refused
from sandtable.server.table import Table
from sandtable.server.visitors import Visitor

if TYPE_CHECKING:
    from sandtable.server.sockets import Connection

LONGEST: Final = 0.6  # seconds: somebody waits with a card in hand
LONGEST_ACT: Final = 100  # characters
PAST: Final = say.later("coaching-past")


@handles(protocol.CoachWanted)
async def coach(page: "Connection", request: protocol.CoachWanted) -> None:
    table = await page.find(request.table)
    page.asking.begin(request, lambda: look(page.advice, table, page.visitor, request, page.send))


async def look(
    advice: Advice, table: Table, visitor: Visitor, request: protocol.CoachWanted, send: Send
) -> None:
    """What the coach says to an act of a person who is on turn, from what that seat sees."""
    seat = may_have_hints(table, visitor.person)
    check(advice, table, visitor, request)
    await unrate(table, seat)
    number, view = table.number, table.state.view(seat)

    def show(found: Coached) -> None:
        send(protocol.write(shown(table.id, number, request.act, found)))

    seconds = min(LONGEST, advice.hint_seconds)
    await advice.jobs.quick.ask(
        visitor.address, show, look_ahead, table.game.name, view, request.act, seconds, new_seed()
    )


def check(advice: Advice, table: Table, visitor: Visitor, request: protocol.CoachWanted) -> None:
    """Raises Refused for a question that is past, too long or one of too many."""
    if request.number != table.number and not table.game.nature.at_once:
        raise Refused("stale", PAST)
    if len(request.act) > LONGEST_ACT:
        raise Refused("malformed", say("coaching-too-long", most=LONGEST_ACT))
    who = visitor.person or visitor.address
    if not (advice.at_address.take(visitor.address) and advice.coaching.take(who)):
        raise Refused("too-fast", TOO_FAST)


def shown(table: str, number: int, act: str, found: Coached) -> protocol.CoachTold:
    better = show_hint(found.better) if found.better else None
    return protocol.CoachTold(
        table, number, act, found.warn, found.wins, found.best_wins, found.points, better, found.why
    )
