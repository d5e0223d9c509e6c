"""A rematch: who would play again, and the table where they do."""

from sandtable.server import protocol
from sandtable.server.seats import Seats
from sandtable.server.store import Place, Store


class Rematch:
    """The rematch of one table."""

    def __init__(self, table: str, seats: Seats, store: Store, next: str | None) -> None:
        self.table = table
        self.seats = seats
        self.store = store
        self.next = next

    def agreed(self) -> list[int]:
        return [seat for seat, place in enumerate(self.seats.places) if place.agreed]

    @property
    def due(self) -> bool:
        """Whether everybody agreed, and there is no table yet."""
        return len(self.agreed()) == len(self.seats) and self.next is None

    async def agree(self, seat: int) -> None:
        """Bots are always ready to play again."""
        ready = [
            n for n in range(len(self.seats)) if n == seat or self.seats.is_bots(n) or self.seats.has_twins
        ]
        await self.store.agree(self.table, ready)
        for n in ready:
            self.seats.places[n].agreed = True

    def places(self) -> list[Place]:
        """Everybody sits one seat on."""
        turned = [*self.seats.places[1:], self.seats.places[0]]
        return [
            Place(
                place.kind,
                place.person,
                place.bot,
                name=place.name,
                mean=place.mean,
                deviation=place.deviation,
            )
            for place in turned
        ]

    def agreement(self) -> protocol.Agreement:
        return protocol.Agreement(self.agreed(), self.next)

    def shown(self) -> protocol.RematchShown:
        return protocol.RematchShown(self.table, self.agreed(), self.next)
