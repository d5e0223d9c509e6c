"""What somebody chose for every table, by name."""

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from sandtable.server.schema import preferences
from sandtable.server.store import Store
from sandtable.server.writer import Change


async def chosen(store: Store, person: str, name: str) -> Any:
    """What somebody chose; None where nothing was chosen yet."""
    wanted = sa.select(preferences.c.value).where(_is(person, name))
    return await store.read(lambda connection: connection.execute(wanted).scalar())


async def chosen_by(store: Store, people: Collection[str], name: str) -> dict[str, Any]:
    """What each of some people chose, if anything."""
    these = (preferences.c.name == name) & preferences.c.person.in_(people)
    wanted = sa.select(preferences.c.person, preferences.c.value).where(these)
    return await store.read(lambda connection: {row[0]: row[1] for row in connection.execute(wanted)})


async def choose(store: Store, person: str, name: str, value: Any) -> None:
    row = {"person": person, "name": name, "value": value}
    await store.write(
        Change(sa.delete(preferences).where(_is(person, name))), Change(sa.insert(preferences), row)
    )


def _is(person: str, name: str) -> sa.ColumnElement[bool]:
    return (preferences.c.person == person) & (preferences.c.name == name)
