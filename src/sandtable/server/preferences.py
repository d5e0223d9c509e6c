"""What somebody chose for every table, by name."""

from typing import Any

import sqlalchemy as sa

from sandtable.server.schema import preferences
from sandtable.server.store import Store
from sandtable.server.writer import Change


async def chosen(store: Store, person: str, name: str) -> Any:
    """What somebody chose; None where nothing was chosen yet."""
    wanted = sa.select(preferences.c.value).where(_is(person, name))
    return await store.read(lambda connection: connection.execute(wanted).scalar())


async def choose(store: Store, person: str, name: str, value: Any) -> None:
    row = {"person": person, "name": name, "value": value}
    await store.write(
        Change(sa.delete(preferences).where(_is(person, name))), Change(sa.insert(preferences), row)
    )


def _is(person: str, name: str) -> sa.ColumnElement[bool]:
    return (preferences.c.person == person) & (preferences.c.name == name)
