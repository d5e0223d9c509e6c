"""One process that has all tables. cluster/ has the same for several."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sandtable.server import metrics
from sandtable.server.handling import carry_out
from sandtable.server.protocol import FromClient

if TYPE_CHECKING:
    from sandtable.server.desk import Desk
    from sandtable.server.sockets import Connection


class Alone:
    """What a process has to ask about its tables: nothing, if it is the only one."""

    async def claim(self, table: str) -> None:
        """Before a table is loaded; raises HeldElsewhere where another process has it."""

    async def carry_out(self, page: "Connection", request: FromClient) -> None:
        """Do what a page asks, wherever its table lives."""
        await carry_out(page, request)

    def gone(self, page: "Connection") -> None:
        """A page of ours is closed."""

    def renamed(self, person: str, name: str) -> None:
        """Somebody took another name here."""

    async def here(self, tables: Iterable[str]) -> dict[str, set[str]]:
        """Who looks on at tables that live elsewhere."""
        return {}

    async def is_looked_at(self, table: str, person: str) -> bool:
        """Whether somebody looks at a table that lives elsewhere."""
        return False

    async def figures(self) -> bytes:
        """For Prometheus."""
        return metrics.report()

    async def awake(self, tables: list[str]) -> list[str]:
        """Of tables that go on by themselves, those that this process takes up."""
        return tables

    async def start(self, desk: "Desk") -> None: ...

    async def hand_over(self) -> None:
        """Before this process ends: others take up its tables."""

    async def stop(self) -> None: ...


class HeldElsewhere(Exception):
    """A table that another process has."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process
