"""How somebody likes to play, at every table: what is asked twice, sketched first, or answered by itself."""

from collections.abc import Iterable
from typing import Final

import msgspec

from sandtable.server import preferences
from sandtable.server.protocol import Habits
from sandtable.server.store import Store

PREFERENCE: Final = "habits"
USUAL: Final = Habits()


class Chosen:
    """The habits of the people at one table, as far as they are read."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, Habits] = {}

    def of(self, person: str | None) -> Habits:
        return self.known.get(person or "", USUAL)

    async def prepare(self, people: Iterable[str | None]) -> None:
        """Read what these people chose; at another table it may have been something else meanwhile."""
        wanted = {person for person in people if person}
        found = await preferences.chosen_by(self.store, wanted, PREFERENCE)
        for person in wanted:
            self.known[person] = msgspec.convert(found.get(person, {}), Habits)

    async def choose(self, person: str, habits: Habits) -> None:
        await preferences.choose(self.store, person, PREFERENCE, msgspec.to_builtins(habits))
        self.known[person] = habits
