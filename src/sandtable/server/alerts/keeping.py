"""Alerts in the database: made together with an act, claimed by one sender, followed step by step.

made → sending → sent → arrived → seen
               ↘ failed: by every way
dropped: the turn was over, or the table was looked at, before anything was sent
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from sandtable.server import clock
from sandtable.server.alerts.chosen import PREFERENCE
from sandtable.server.schema import alerts, preferences, seats, tables
from sandtable.server.store import Store
from sandtable.server.writer import Change, Conflict

AT_ONCE: Final = 200  # alerts that are looked at together
MOST_TESTS: Final = 20  # kept of one person
KEPT: Final = 30 * 24 * 3600 * 1000  # milliseconds


@dataclass
class Alert:
    """One turn of somebody, or a test, and what has become of it."""

    id: int
    person: str
    table: str | None
    number: int
    due: int | None
    state: str
    way: str | None
    name: str | None
    tries: int
    steps: list[list[Any]]
    game: str | None = None
    is_turn: bool = True  # whether the seat is still to move


NEW: Final = {
    "person": preferences.c.person,
    "table_id": sa.bindparam("of_table", type_=sa.String),
    "number": sa.bindparam("at_number", type_=sa.Integer),
    "made": sa.bindparam("now", type_=sa.BigInteger),
    "due": sa.bindparam("later", type_=sa.BigInteger),
    "state": sa.literal("made", sa.String),
}
THOSE: Final = (preferences.c.name == PREFERENCE) & preferences.c.person.in_(
    sa.bindparam("wanted", expanding=True)
)
MAKE: Final = sa.insert(alerts).from_select(list(NEW), sa.select(*NEW.values()).where(THOSE))


def made(table: str, number: int, people: Iterable[str], delay: int) -> list[Change]:
    """What to write with an act after which it is these people's turn: an alert for those who want any."""
    wanted, now = sorted(people), clock.now()
    if not wanted:
        return []
    values = {"of_table": table, "at_number": number, "now": now, "later": now + delay, "wanted": wanted}
    return [Change(MAKE, values)]


class KeptAlerts:
    """All alerts of the house."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def due(self, now: int) -> list[Alert]:
        return await self._select((alerts.c.due.is_not(None)) & (alerts.c.due <= now), alerts.c.due, AT_ONCE)

    async def last(self, person: str, most: int) -> list[Alert]:
        told = (alerts.c.person == person) & (alerts.c.state != "dropped")
        return await self._select(told, alerts.c.id.desc(), most)

    async def _select(self, which: sa.ColumnElement[bool], order: Any, most: int) -> list[Alert]:
        columns = (
            alerts.c.id, alerts.c.person, alerts.c.table_id, alerts.c.number, alerts.c.due, alerts.c.state,
            alerts.c.way, alerts.c.name, alerts.c.tries, alerts.c.steps,
        )  # fmt: skip
        theirs = (seats.c.table_id == alerts.c.table_id) & (seats.c.person == alerts.c.person)
        later = alerts.alias()
        of_a_later_turn = (later.c.table_id == alerts.c.table_id) & (later.c.person == alerts.c.person)
        of_a_later_turn &= later.c.id > alerts.c.id
        followed = sa.exists().where(of_a_later_turn).label("followed")
        wanted = (
            sa.select(*columns, tables.c.game, tables.c.turn, tables.c.over, seats.c.seat, followed)
            .outerjoin(tables, tables.c.id == alerts.c.table_id)
            .outerjoin(seats, theirs)
            .where(which)
            .order_by(order)
            .limit(most)
        )
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        return [Alert(*row[:10], row.game, row.table_id is None or _on_turn(row)) for row in rows]

    async def last_sent(self, person: str) -> int:
        """When somebody was told something last."""
        real = (alerts.c.person == person) & alerts.c.table_id.is_not(None)
        wanted = sa.select(sa.func.max(alerts.c.sent)).where(real)
        return await self.store.read(lambda connection: connection.execute(wanted).scalar()) or 0

    async def add_test(self, person: str) -> None:
        now = clock.now()
        row = {"person": person, "number": 0, "made": now, "due": now, "state": "made", "steps": []}
        tests = sa.select(alerts.c.id).where((alerts.c.person == person) & alerts.c.table_id.is_(None))
        known = await self.store.read(
            lambda connection: list(connection.execute(tests.order_by(alerts.c.id)).scalars())
        )
        old = alerts.c.id.in_(known[: max(0, len(known) + 1 - MOST_TESTS)])
        await self.store.write(Change(sa.delete(alerts).where(old)), Change(sa.insert(alerts), row))

    async def change(self, many: list[Alert], what: str, note: str = "", **values: Any) -> bool:
        """The next step of alerts; False if something else has happened to them in the meantime."""
        step = [clock.now(), values.get("way", many[0].way), what, note]
        changes = []
        for alert in many:
            same = (alerts.c.id == alert.id) & (alerts.c.state == alert.state) & (alerts.c.due == alert.due)
            steps = [*alert.steps, step] if what else alert.steps
            changes.append(Change(sa.update(alerts).where(same).values(steps=steps, **values), must=True))
            alert.steps = steps
        try:
            await self.store.write(*changes)
        except Conflict:
            return False
        for alert in many:
            for name, value in values.items():
                if hasattr(alert, name):
                    setattr(alert, name, value)
        return True

    async def arrived(self, name: str, way: str) -> None:
        """The browser has it."""
        await self._mark(alerts.c.name == name, ("sending", "sent"), "arrived", way)

    async def opened(self, name: str) -> None:
        await self._mark(alerts.c.name == name, ("sending", "sent", "arrived"), "seen", None)

    async def seen(self, person: str, table: str) -> None:
        """Somebody looks at a table: nothing more has to be said about it."""
        theirs = (alerts.c.person == person) & (alerts.c.table_id == table)
        await self._mark(theirs, ("made", "sending", "sent", "arrived"), "seen", "page")

    async def shown(self, person: str, table: str, until: int) -> None:
        """A page has shown it; until then it waits whether somebody sees it."""
        theirs = (alerts.c.person == person) & (alerts.c.table_id == table)
        await self._mark(theirs, ("made",), "shown", "page", state="made", due=until)

    async def _mark(
        self, which: sa.ColumnElement[bool], states: Iterable[str], what: str, way: str | None, **values: Any
    ) -> None:
        found = sa.select(alerts.c.id, alerts.c.steps).where(which & alerts.c.state.in_(list(states)))
        rows = await self.store.read(lambda connection: connection.execute(found.limit(AT_ONCE)).all())
        if not rows:
            return
        step, chosen = [clock.now(), way, what, ""], values or {"state": what, "due": None}
        await self.store.write(
            *(
                Change(
                    sa.update(alerts).where(alerts.c.id == row.id).values(steps=[*row.steps, step], **chosen)
                )
                for row in rows
            )
        )

    async def tidy(self) -> None:
        old = alerts.c.due.is_(None) & (alerts.c.made < clock.now() - KEPT)
        await self.store.write(Change(sa.delete(alerts).where(old)))


def _on_turn(row: Any) -> bool:
    return not row.over and not row.followed and row.seat is not None and row.seat in (row.turn or [])
