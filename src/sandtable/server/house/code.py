"""The first owner is made by a code that is printed at the start, for whoever reads the server's words."""

from typing import Final

import sqlalchemy as sa

from sandtable.server.accounts import new_secret
from sandtable.server.database import Database
from sandtable.server.identity.codes import OWNER, Codes, new_code, plain
from sandtable.server.schema import codes, people
from sandtable.server.settings import Settings
from sandtable.server.store import Store
from sandtable.server.writer import Change

LETTERS: Final = 16


async def first_code(database: Database, settings: Settings) -> str | None:
    """A new code in the place of the one before; None where somebody owns this house."""
    store = Store(database)
    try:
        owned = sa.select(people.c.id).where(people.c.owner).limit(1)
        if await store.read(lambda connection: connection.execute(owned).first()):
            return None
        secret = settings.secret or await store.setting("secret", new_secret())
        code = new_code(LETTERS)
        await store.write(Change(sa.delete(codes).where(codes.c.kind == OWNER)))
        await Codes(store, secret).keep(OWNER, [plain(code)], None)
        return code
    finally:
        store.writer.close()
