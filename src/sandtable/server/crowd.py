"""How many tables with bots one visitor may keep busy."""

from collections.abc import Callable, Iterable
from weakref import WeakKeyDictionary

from sandtable.core.messages import say
from sandtable.server.protocol import Refused
from sandtable.server.store import Place
from sandtable.server.table import Table
from sandtable.server.visitors import Visitor


class Crowd:
    """The tables that were made since the start, and by whom."""

    def __init__(self, of_person: int, of_address: int) -> None:
        self.of_person = of_person
        self.of_address = of_address
        self.makers: WeakKeyDictionary[Table, Visitor] = WeakKeyDictionary()

    def check(self, places: Iterable[Place], maker: Visitor) -> None:
        """Before a new table; raises Refused where its maker has too many already at which bots are thinking."""
        if any(place.kind == "bot" for place in places):
            self._count(lambda other: other.person == maker.person, self.of_person)
            self._count(lambda other: other.address == maker.address, self.of_address)

    def add(self, table: Table, maker: Visitor) -> None:
        self.makers[table] = maker

    def _count(self, same: Callable[[Visitor], bool], most: int) -> None:
        busy = [table for table, maker in self.makers.items() if table.turns.thinking and same(maker)]
        if len(busy) >= most:
            raise Refused("too-many", say("crowded", tables=len(busy)))
