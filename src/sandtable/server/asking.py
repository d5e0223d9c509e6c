"""A page's question that takes long: answered beside everything else, stopped when the page goes elsewhere."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from sandtable.server import protocol
from sandtable.server.failures import excuse
from sandtable.server.jobs import Jobs
from sandtable.server.protocol import Refused

Answering = Callable[[], Coroutine[Any, Any, None]]
Refuse = Callable[[Refused, protocol.Request], None]


class Asking:
    """At most one question at a time; the next one takes the place of the one before."""

    def __init__(self, jobs: Jobs, who: object, refuse: Refuse) -> None:
        self.jobs = jobs
        self.who = who
        self.refuse = refuse
        self.task: asyncio.Task[None] | None = None
        self.table = ""  # that it is about

    def begin(self, request: protocol.Request, answer: Answering) -> None:
        before = self.task
        self.enough(self.table)
        self.table = request.table
        self.task = asyncio.create_task(self._answer(request, answer, before))

    def enough(self, table: str) -> None:
        if self.task is not None and table == self.table:
            self.task.cancel()
            self.task = None

    async def _answer(
        self, request: protocol.Request, answer: Answering, before: asyncio.Task[None] | None
    ) -> None:
        try:
            if before is not None:
                await asyncio.wait([before])
            with self.jobs.question_of(self.who):
                await answer()
        except Refused as problem:
            self.refuse(problem, request)
        except Exception as problem:
            self.refuse(excuse(problem, "a question could not be answered"), request)
