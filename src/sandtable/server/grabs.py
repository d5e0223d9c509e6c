"""Fair grabbing, where all act at once and only one can have a thing.

A wish from far away is longer under way than one from near by. So an act that would take away the same act from
somebody else is held, as long as an earlier wish of theirs may still be under way, and never longer than 150 ms.
Then the wishes enter by their moments: when they arrived, less how long they were under way.
"""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from sandtable.core.errors import IllegalAction
from sandtable.server.audience import Audience
from sandtable.server.delay import Delay

LONGEST_HOLD: Final = 150.0  # milliseconds
SHORTEST_HOLD: Final = 5.0  # below that, nothing is held: nobody can tell
LEFT: Final = 20.0  # milliseconds before a deadline of the game in which nothing is held any more
AT_HAND: Final = Delay()  # of whoever is at the server itself: bots


@dataclass
class Wish:
    """An act that waits for its turn."""

    moment: float  # on the table's clock
    turn: asyncio.Event = field(default_factory=asyncio.Event)
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Grabs:
    """The wishes under way at one table."""

    def __init__(
        self,
        audience: Audience,
        at: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.audience = audience
        self.history = audience.history
        self.seats = audience.seats
        self.at = at
        self.sleep = sleep
        self.wishes: dict[int, list[Wish]] = {}  # by what is wished for
        self.deciding: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def turn(self, seat: int, action: int, delay: Delay) -> AsyncIterator[None]:
        """Around the entering of an act: when it is its turn among all wishes for the same."""
        if not self.history.game.nature.at_once:
            yield
            return
        arrived = self.at()
        wish = Wish(arrived - min(delay.one_way, LONGEST_HOLD))
        if action in self.wishes:
            self.wishes[action].append(wish)
        elif (hold := self._hold(seat, action, wish.moment, arrived)) >= SHORTEST_HOLD:
            self.wishes[action] = [wish]
            deciding = asyncio.create_task(self._decide(action, hold))
            self.deciding.add(deciding)
            deciding.add_done_callback(self.deciding.discard)
        else:
            yield
            return
        await wish.turn.wait()
        try:
            yield
        finally:
            wish.done.set()

    def _hold(self, seat: int, action: int, moment: float, arrived: float) -> float:
        """For how long an earlier wish of another may still be under way, in milliseconds."""
        ways = [delay.slow_way for rival in self._rivals(seat, action) for delay in self._delays(rival)]
        hold = min(moment + max(ways, default=0.0) - arrived, LONGEST_HOLD)
        deadline = self.history.next_deadline()
        return hold if deadline is None else min(hold, deadline - LEFT - arrived)

    def _rivals(self, seat: int, action: int) -> list[int]:
        """People from whom this act would take the same act."""
        state = self.history.state
        others = [
            other
            for other in state.actors()
            if other != seat and not self.seats.is_bots(other) and state.is_legal(other, action)
        ]
        if not others:
            return []
        after = state.copy()
        try:
            after.apply(seat, action, int(self.at()))
        except IllegalAction:
            return []
        return [other for other in others if not after.is_legal(other, action)]

    def _delays(self, seat: int) -> Iterable[Delay]:
        person = self.seats.places[seat].person
        return [page.delay for page in self.audience.listening if page.person == person]

    async def _decide(self, action: int, hold: float) -> None:
        """Let the wishes in, the earliest first; a lot decides between equals."""
        await self.sleep(hold / 1000)
        wishes = self.wishes.pop(action)
        random.shuffle(wishes)
        for wish in sorted(wishes, key=lambda wish: wish.moment):
            wish.turn.set()
            await wish.done.wait()
