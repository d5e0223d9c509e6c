"""The task that sends what is due, by one way after the other."""

import asyncio
import contextlib
import logging
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from sandtable.core.messages import ORIGINAL, say, speak
from sandtable.faults import describe
from sandtable.server import clock, languages
from sandtable.server.alerts import message as messages
from sandtable.server.alerts.chosen import Chosen, chosen_by
from sandtable.server.alerts.keeping import Alert, KeptAlerts
from sandtable.server.alerts.message import Message
from sandtable.server.alerts.ways import Failed, Way
from sandtable.server.store import Store

logger = logging.getLogger("sandtable.server")

LONGEST_REST: Final = 2.0  # seconds until the database is looked at again
LEASE: Final = 60_000  # milliseconds for which a sender has an alert
PATIENCE: Final = 5 * 60_000  # milliseconds until a way that did not prove anything is given up
AT_ONCE: Final = 16  # people who are told something at the same time
MOST_TRIES: Final = 5
TRY_AGAIN: Final = 30_000  # milliseconds; four times as long each time: it outlasts half an hour of trouble
TIDY: Final = 24 * 3600_000


class Sender:
    """Sends alerts."""

    def __init__(
        self,
        store: Store,
        ways: list[Way],
        mail_of: Callable[[str], Awaitable[str | None]],
        titles: Mapping[str, str],
        is_looked_at: Callable[[str, str], Awaitable[bool]],
        pause: int,
    ) -> None:
        self.store = store
        self.kept = KeptAlerts(store)
        self.ways = ways
        self.mail_of = mail_of
        self.titles = titles
        self.is_looked_at = is_looked_at
        self.pause = pause
        self.woken = asyncio.Event()
        self.room = asyncio.Semaphore(AT_ONCE)
        self.tidied = 0

    def wake(self) -> None:
        self.woken.set()

    async def run(self) -> None:
        while True:
            self.woken.clear()
            rest = LONGEST_REST
            try:
                await self._tidy()
                if await self.send_due():
                    rest = 0.0
            except Exception as problem:
                logger.error("alerts could not be sent: %s", describe(problem))
            # Not `wait_for`: where it is woken and cancelled at once, Python 3.11 forgets that it was cancelled.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(rest, 0.01)):
                    await self.woken.wait()

    async def _tidy(self) -> None:
        if clock.now() - self.tidied > TIDY:
            self.tidied = clock.now()
            await self.kept.tidy()

    async def send_due(self) -> bool:
        """Whether there was anything to do."""
        due: dict[str, list[Alert]] = defaultdict(list)
        for alert in await self.kept.due(clock.now()):
            due[alert.person].append(alert)
        done = await asyncio.gather(*(self._serve(*one) for one in due.items()), return_exceptions=True)
        for problem in done:
            if isinstance(problem, Exception):
                logger.error("somebody could not be told: %s", describe(problem))
        return bool(due) and not any(isinstance(one, BaseException) for one in done)

    async def _serve(self, person: str, due: list[Alert]) -> None:
        """Everything that is due for one person."""
        async with self.room:
            speak(await languages.chosen(self.store, person) or ORIGINAL)
            chosen = await chosen_by(self.store, person, await self.mail_of(person))
            groups: dict[str | None, list[Alert]] = defaultdict(list)
            for alert in due:
                if not await self._is_settled(alert):
                    groups[alert.name].append(alert)
            for name, many in groups.items():
                if name is not None or not await self._waits(chosen, many):
                    await self._tell(chosen, many, name or secrets.token_urlsafe(15))

    async def _is_settled(self, alert: Alert) -> bool:
        """Whether nothing has to be said any more."""
        if alert.table is None or alert.state != "made":
            return False
        if not alert.is_turn:
            await self.kept.change(
                [alert], "dropped", say("alert-the-turn-was-over"), state="dropped", due=None
            )
            return True
        if await self.is_looked_at(alert.table, alert.person):
            await self.kept.change(
                [alert], "dropped", say("alert-the-table-is-looked"), state="dropped", due=None
            )
            return True
        return False

    async def _waits(self, chosen: Chosen, many: list[Alert]) -> bool:
        """Whether it is quiet now, or something was said just before: then one message is for many turns."""
        if many[0].table is None:
            return False
        now = clock.now()
        until = chosen.choice.quiet.end(now) if chosen.choice.quiet else None
        what = "quiet" if until else ""
        if until is None and self.pause:
            until = await self.kept.last_sent(chosen.person) + self.pause
        if until is None or until <= now:
            return False
        await self.kept.change(many, what, due=until)
        return True

    async def _tell(self, chosen: Chosen, many: list[Alert], name: str) -> None:
        """By the first way that takes it; by the next one if a way did not prove that it arrived."""
        message = self._message(many, name)
        ways = [way for way in self.ways if way.is_chosen(chosen)]
        for at in range(self._first_way(ways, many[0]), len(ways)):
            way = ways[at]
            claimed = await self.kept.change(
                many, "sending", state="sending", way=way.name, name=name, due=clock.now() + LEASE
            )
            if not claimed:
                return
            try:
                taker = await way.send(chosen, message)
            except Failed as problem:
                await self.kept.change(many, "failed", str(problem), due=clock.now() + LEASE)
                continue
            due = clock.now() + PATIENCE if way.proves and at + 1 < len(ways) else None
            await self.kept.change(
                many,
                "sent",
                say("alert-taken-by-taker", taker=taker),
                state="sent",
                sent=clock.now(),
                due=due,
            )
            return
        await self._give_up(many)

    def _first_way(self, ways: list[Way], alert: Alert) -> int:
        """What was being sent when the server died is sent by the same way again, with the same name."""
        names = [way.name for way in ways]
        if alert.way not in names:
            return 0
        return names.index(alert.way) + (alert.state == "sent")

    async def _give_up(self, many: list[Alert]) -> None:
        first = many[0]
        if first.state == "sent":
            await self.kept.change(many, "unproved", say("alert-no-way-is-left"), due=None)
        elif first.tries + 1 < MOST_TRIES and first.way is not None:
            later = clock.now() + TRY_AGAIN * 4**first.tries
            await self.kept.change(many, "later", state="made", way=None, tries=first.tries + 1, due=later)
        else:
            await self.kept.change(many, "failed", say("alert-no-way-took-it"), state="failed", due=None)

    def _message(self, many: list[Alert], name: str) -> Message:
        turns = [
            (alert.table, self.titles.get(alert.game or "", alert.game or ""))
            for alert in many
            if alert.table
        ]
        return messages.turn(name, turns) if turns else messages.trial(name)
