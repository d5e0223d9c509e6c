"""The bots' turns at a table: think in a worker process, then act by the door.

A bot that cannot think is told to everybody at the table and tries again; it never plays anything
else instead. Where only bots sit, they play while somebody looks on."""

import asyncio
import contextlib
import logging
from typing import Final

from sandtable.core.messages import Text, say
from sandtable.faults import describe
from sandtable.server.audience import Audience
from sandtable.server.bots import CannotThink, Thinkers, Thought, new_seed, seed_of
from sandtable.server.door import Door
from sandtable.server.fair import Claim
from sandtable.server.grabs import AT_HAND, Grabs
from sandtable.server.logs import request_id, table_id

logger = logging.getLogger("sandtable.server")

FIRST_PAUSE: Final = 1.0  # seconds until a bot that failed tries again; twice as long each time, …
LONGEST_PAUSE: Final = 60.0  # … up to this
PLAYERS_WAIT, OTHERS_WATCH, NOBODY_LOOKS = range(3)

FAILED: Final = say.later("turns-failed")
GONE: Final = say.later("turns-gone")


class BotTurns:
    """The bots of one table."""

    def __init__(self, door: Door, audience: Audience, grabs: Grabs, thinkers: Thinkers) -> None:
        self.door = door
        self.history = door.history
        self.audience = audience
        self.seats = audience.seats
        self.grabs = grabs
        self.thinkers = thinkers
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def begin(self) -> None:
        """Every bot that is to move, and does not think yet."""
        for seat in self.history.state.actors():
            bot = self.seats.bot_of(seat)
            if bot is None or seat in self.thinking or not self._may_play():
                continue
            if bot in self.seats.bots:
                self.thinking[seat] = asyncio.create_task(self._play(seat))
            else:
                self._tell_trouble(seat, GONE)

    def stop(self) -> None:
        for seat in list(self.thinking):
            self.stop_one(seat)

    def stop_one(self, seat: int) -> None:
        task = self.thinking.pop(seat, None)
        if task is not None:
            task.cancel()

    def _may_play(self) -> bool:
        watched = self.seats.has_people or bool(self.audience.listening)
        return watched and not self.history.full and not self.history.over

    def _is_played(self, seat: int) -> bool:
        """Whether a bot has this seat, still."""
        return self.seats.bot_of(seat) is not None and self._may_play()

    async def _play(self, seat: int) -> None:
        """Play while it is this seat's turn."""
        pause = FIRST_PAUSE
        table_id.set(self.audience.table)
        request_id.set("")
        try:
            while seat in self.history.state.actors() and self._is_played(seat):
                if await self._turn(seat):
                    pause = FIRST_PAUSE
                else:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            if self.thinking.get(seat) is asyncio.current_task():
                del self.thinking[seat]

    async def _turn(self, seat: int) -> bool:
        """Think and act once; whether that went well."""
        try:
            await self._think_and_act(seat)
        except CannotThink:
            self._tell_trouble(seat, FAILED)
            return False
        except Exception as problem:
            logger.error("a bot's act could not be entered: %s", describe(problem))
            return False
        self._tell_trouble(seat, None)
        return True

    async def _think_and_act(self, seat: int) -> None:
        history, bot, seed = self.history, str(self.seats.bot_of(seat)), self._seed(seat)
        info = self.seats.bots[bot]
        if info.paced and await self._wait_as_a_person_would(seat, bot, seed):
            return
        number = history.number
        action = await self.thinkers.choose(self._thought(seat, bot), info.seconds, seed)
        async with self.grabs.turn(seat, action, AT_HAND), self.door.lock:
            await self.door.tick_if_due()
            await self._enter(seat, action, number)

    def _seed(self, seat: int) -> int:
        """What a bot draws from; where others play the same deal, its luck is the same for all."""
        if not self.audience.terms.same_deal:
            return new_seed()
        return seed_of(self.history.seed, seat, self.history.number)

    async def _wait_as_a_person_would(self, seat: int, bot: str, seed: int) -> bool:
        """Wait as long as the bot's own pace says; True if a tick came in between."""
        ticked, until = self.history.ticked, self.door.clock.at()
        until += int(1000 * await self.thinkers.delay(self._thought(seat, bot), seed))
        while not ticked.is_set() and (left := until - self.door.clock.at()) > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left / 1000 / self.door.clock.rate):
                    await self.history.stirred.wait()
        return ticked.is_set()

    def _thought(self, seat: int, bot: str) -> Thought:
        return Thought(self.history.game.name, bot, self.history.state.view(seat), self._claim)

    def _claim(self) -> Claim:
        """People who play come before those who watch, and these before nobody; addresses take turns."""
        players = [one for one in self.audience.listening if self.seats.of(one.person) is not None]
        if players:
            return Claim(PLAYERS_WAIT, players[0].address)
        for listener in self.audience.listening:
            return Claim(OTHERS_WATCH, listener.address)
        return Claim(NOBODY_LOOKS, None)

    async def _enter(self, seat: int, action: int, number: int) -> None:
        if not self._is_played(seat) or number < self.history.unseen_since:
            return  # the table changed while the bot thought
        legal = self.history.state.legal(seat)
        if not legal:
            return
        if action not in legal:
            if number != self.history.number:
                return  # the table changed while the bot thought: it thinks again
            logger.warning("bot %s chose a forbidden act", self.seats.bot_of(seat))
            raise CannotThink
        await self.door.enter(seat, action)

    def _tell_trouble(self, seat: int, trouble: Text | None) -> None:
        if self.seats.troubles.get(seat) != trouble:
            self.seats.set_trouble(seat, trouble)
            self.audience.show_seats()
