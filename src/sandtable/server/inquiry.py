"""What people may ask about a table: why an act is not allowed, and how a finished game was."""

from sandtable.core.errors import Unreadable
from sandtable.core.messages import language, say
from sandtable.core.remedies import explained
from sandtable.server import protocol
from sandtable.server.audience import Audience
from sandtable.server.frames import Frames
from sandtable.server.protocol import Refused
from sandtable.server.reader import Standing


class Inquiry:
    """Answers about one table; nothing is changed by them."""

    def __init__(self, audience: Audience, frames: Frames) -> None:
        self.table = audience.table
        self.audience = audience
        self.history = audience.history
        self.game = audience.history.game
        self.seats = audience.seats
        self.frames = frames

    def why(self, person: str | None, target: str | None, act: str | None) -> protocol.WhyTold:
        """The rule against an act, or against what a click on a target would mean."""
        state, seat = self.history.state, self.seats.own(person)
        if (target is None) == (act is None):
            raise Refused("malformed", say("inquiry-ask-about-a-target"))
        try:
            action = (
                self.game.read(state, act) if act is not None else self.game.meant(state, seat, str(target))
            )
        except Unreadable as problem:
            raise Refused("unreadable", str(problem)) from problem
        refusal = explained(state, seat, action)
        rule, text = (refusal.rule, refusal.text) if refusal else (None, say("inquiry-this-is-allowed"))
        return protocol.WhyTold(self.table, target, self.game.write(state, action), rule, text)

    async def frame(self, person: str | None, number: int, eyes: int | None = None) -> protocol.FrameShown:
        """The position after so many acts, of a game that is over: then every hand may be seen."""
        if not self.history.over:
            raise Refused("not-over", say("inquiry-only-a-finished-game"))
        if number > self.history.number:
            raise Refused(
                "malformed", say("inquiry-this-game-has-number", number=self.history.number, number2=number)
            )
        if eyes is not None and eyes >= len(self.seats):
            raise Refused("malformed", say("inquiry-this-game-has-seats", seats=len(self.seats), seat=eyes))
        own = self.audience.standing(person)
        reader = await self.audience.prepare(own if eyes is None else Standing(None, eyes, language()))
        state = await self.frames.state(self.table, self.history, number)
        line = reader.lines[number - 1] if number else None
        return protocol.FrameShown(self.table, number, eyes, self.game.spoken(state.view(reader.eyes)), line)
